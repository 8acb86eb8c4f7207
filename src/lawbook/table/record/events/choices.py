"""Choices: what declarer says in his own words of a lead or a play, and what is chosen by an event."""

from lawbook.bridge import Seat, Suit
from lawbook.table.record.events.event import Event
from lawbook.table.record.events.words import Chose

__all__ = ["EXTREMES", "Restricted", "choices_in"]


class Restricted(Event):
    """Declarer says in his own words that he forbids a suit, requires it, or names it, or leaves the lead free.

    The demand is `forbid`, `require`, `name` or `leaves`; or `highest` or `lowest`, of the suit that was led.
    """

    seat: Seat
    demand: str
    suit: Suit | None = None

    @property
    def choices(self) -> tuple[Chose, ...]:
        """What he chooses by it, whichever Law asks."""
        told = {key: words[self.demand] for key, words in OF_LEADS.items() if self.demand in words}
        if self.suit is not None and self.demand not in EXTREMES:
            told |= dict.fromkeys(OF_SUITS, self.suit.name.lower())
        return tuple(Chose(self.seat, key, value) for key, value in told.items())


EXTREMES = frozenset({"highest", "lowest"})
"""What he requires of a card of the suit that was led (Law 57A)."""
AS_IT_IS = {"forbid": "forbid", "require": "require"}
OF_26 = {**AS_IT_IS, "leaves": "free"}
OF_PENALTY_CARDS = {**AS_IT_IS, "leaves": "leave"}
OF_LEADS = {
    "declarer_restricts_lead": OF_26,
    "declarer_restricts_or_requires_lead": OF_26,
    "declarer_on_specified_suit": OF_26,
    "declarer_on_any_suit": OF_26,
    "declarer_on_opening_lead": OF_PENALTY_CARDS,
    "declarer_on_penalty_card": OF_PENALTY_CARDS,
    "declarer_on_several_suits": OF_PENALTY_CARDS,
    "declarer_demands_card": {
        "forbid": "not_this_suit",
        "require": "another_suit",
        "highest": "highest",
        "lowest": "lowest",
    },
}
"""The questions that such words answer, each with its own words for it (Laws 26, 50D2, 51B, 54, 57A)."""
OF_SUITS = ("declarer_names_suit", "declarer_forbids_suits")
"""The questions that the suit answers."""


def choices_in(event: Event) -> tuple[Chose, ...]:
    """What is chosen or answered by an event."""
    match event:
        case Chose():
            return (event,)
        case Restricted():
            return event.choices
        case _:
            return ()
