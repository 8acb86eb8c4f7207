"""RuledNotice: the record seen from an irregularity of the play, by when attention was drawn to it.

Each view is None wherever the record does not show it, so that a Law can ask instead.
"""

from lawbook.table.play.matter import PlayMatter
from lawbook.table.play.playing import Playing
from lawbook.table.record.events import (
    Agreed,
    Attention,
    CardReplaced,
    CardWithdrawn,
    Claimed,
    Conceded,
    Counted,
    Designated,
    DirectorCalled,
    Event,
    FacedLead,
    Found,
    Missed,
    NextBoard,
    NotFound,
    Played,
    RoundOver,
)
from lawbook.table.seen.claim import RuledClaim

__all__ = ["RuledNotice"]

COUNTS = Missed | Found | NotFound | Counted
"""What happens when a hand is found to be short."""


class RuledNotice(RuledClaim):
    """A record with the moment at which the irregularity that is looked at came to light."""

    __slots__ = ()

    @property
    def noticed(self) -> int | None:
        """The place among the events of the one by which attention was first drawn to it; the next one if none was.

        What is ruled on is noticed now at the latest.
        """
        matter = self.play_matter
        if matter is None:
            return None
        first = matter.number if self.card_played is None else self.card_played
        last = len(self._events) if first == matter.number else matter.number
        rows = range(first + 1, last)
        return next((place for place in rows if self._draws_attention(self._events[place], matter)), last)

    @property
    def card_played(self) -> int | None:
        """The place among the events at which the card that is wrong was played: earlier, where another card shows it."""
        matter = self.play_matter
        if matter is None or matter.card is None:
            return None
        rows = reversed(range(matter.number + 1))
        return next((place for place in rows if _plays(self._events[place], matter)), None)

    def _draws_attention(self, event: Event, matter: PlayMatter) -> bool:
        if isinstance(event, CardReplaced | CardWithdrawn):
            return (event.seat, event.card) == (matter.seat, matter.card)
        return isinstance(event, DirectorCalled | Attention | COUNTS)

    @property
    def play_when_noticed(self) -> Playing | None:
        """The play as it stood when attention was drawn to it."""
        return None if self.noticed is None else self.playing_at(self.noticed)

    @property
    def play_when_short(self) -> Playing | None:
        """The play as it stood when a hand was found to be short; as it stands where that is not told."""
        return self.playing_at(-1 if self._found_short is None else self._found_short)

    @property
    def _found_short(self) -> int | None:
        """The place among the events at which a hand was found to be short."""
        return next((n for n, event in enumerate(self._events) if isinstance(event, COUNTS)), None)

    @property
    def over_when_short(self) -> bool:
        """Whether the play had ended when a hand was found to be short: thirteen tricks, or an agreed claim."""
        place = self._found_short
        play = self.playing_at(-1 if place is None else place)
        before = self._events[:place]
        claimed = any(isinstance(event, Claimed | Conceded) for event in before)
        agreed = any(isinstance(event, Agreed | NextBoard | RoundOver) for event in before)
        return (play is not None and play.over) or (claimed and agreed)

    @property
    def lead_faced_when_short(self) -> bool:
        """Whether an opening lead had been faced when a hand was found to be short."""
        return self.play_when_short is not None and self.play_when_short.begun

    @property
    def round_ended(self) -> bool:
        """Whether the record goes to the end of the round."""
        return any(isinstance(event, RoundOver) for event in self._events)

    @property
    def next_deal_called_first(self) -> bool | None:
        """Whether the other side had called on the next deal before attention was drawn to it (Law 64B4)."""
        matter = self.play_matter
        if matter is None:
            return None
        rows = (event for event in self._events[: self.noticed] if isinstance(event, NextBoard))
        return any(event.seat.side is not matter.seat.side for event in rows)

    @property
    def round_over_first(self) -> bool | None:
        """Whether the round had ended before attention was drawn to it (Law 64B5)."""
        if self.play_matter is None:
            return None
        return any(isinstance(event, RoundOver) for event in self._events[: self.noticed])


def _plays(event: Event, matter: PlayMatter) -> bool:
    """Whether an event is the play of the card that is wrong."""
    match event:
        case Played() | FacedLead():
            return (event.seat, event.card) == (matter.seat, matter.card)
        case Designated():
            return event.card is matter.card
        case CardReplaced():
            return (event.seat, event.new) == (matter.seat, matter.card)
        case _:
            return False
