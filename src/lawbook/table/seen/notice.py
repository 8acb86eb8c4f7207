"""Notice: when an irregularity of the play came to light, and how the play stood then."""

from lawbook.notation.spoken import Spoken, parse_spoken
from lawbook.table.play.matter import PlayFate, PlayFault, PlayMatter
from lawbook.table.play.playing import Playing
from lawbook.table.record.events import (
    Attention,
    CardReplaced,
    CardWithdrawn,
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
    Remarked,
    RoundOver,
)
from lawbook.table.seen.sight import IrregularPlay

__all__ = [
    "COUNTS",
    "before_declarers_lead",
    "both_sides_after",
    "card_played",
    "next_deal_called_first",
    "noticed",
    "play_when_noticed",
    "round_over_first",
]

CARDS = Played | FacedLead | Designated
COUNTS = Missed | Found | NotFound | Counted
"""What happens when a hand is found to be short."""


def noticed(sight: IrregularPlay) -> int:
    """The place among the events of the one by which attention was first drawn to it; the next one if none was.

    What is ruled on is noticed now at the latest, and what was put right when it was put right; a card that shows it
    draws no attention.
    """
    matter, events, played = sight.matter, sight.table.events, card_played(sight)
    first = matter.number if played is None else played
    by_card = isinstance(events[matter.number], CARDS) if matter.number < len(events) else False
    last = len(events) if by_card or first == matter.number else matter.number
    fate, settled = sight.play.fates.get(matter, (PlayFate.OPEN, last))
    last = min(last, settled) if fate is PlayFate.CORRECTED else last
    rows = range(first + 1, last)
    return next((place for place in rows if _draws_attention(events[place], matter)), last)


def card_played(sight: IrregularPlay) -> int | None:
    """The place among the events at which the card that is wrong was played: earlier, where another card shows it."""
    matter, events = sight.matter, sight.table.events
    known = min(matter.number + 1, len(events))
    rows = () if matter.card is None else reversed(range(known))
    return next((place for place in rows if _plays(events[place], matter)), None)


def _draws_attention(event: Event, matter: PlayMatter) -> bool:
    if isinstance(event, CardReplaced | CardWithdrawn):
        return (event.seat, event.card) == (matter.seat, matter.card)
    if isinstance(event, Remarked):
        spoken = parse_spoken(event.text)
        return spoken is Spoken.POINTS_OUT or (spoken in OWN_WORDS and event.seat is matter.seat)
    return isinstance(event, DirectorCalled | Attention | COUNTS)


OWN_WORDS = frozenset({Spoken.REVOKED, Spoken.MEANT})
"""What a player says of his own card that was wrong."""


def play_when_noticed(sight: IrregularPlay) -> Playing | None:
    """The play as it stood when attention was drawn to it."""
    return sight.table.playing_at(noticed(sight))


def both_sides_after(sight: IrregularPlay, number: int) -> bool:
    """Whether each side had played to the trick after this one, counted from 1, when attention was drawn to it."""
    play = play_when_noticed(sight)
    after = () if play is None else play.tricks[number : number + 1]
    return len({seat.side for trick in after for seat, _ in trick.plays}) == 2


def next_deal_called_first(sight: IrregularPlay) -> bool:
    """Whether the other side had called on the next deal before attention was drawn to it (Law 64B4)."""
    rows = (event for event in sight.table.events[: noticed(sight)] if isinstance(event, NextBoard))
    return any(event.seat.side is not sight.seat.side for event in rows)


def round_over_first(sight: IrregularPlay) -> bool:
    """Whether the round had ended before attention was drawn to it (Law 64B5)."""
    return any(isinstance(event, RoundOver) for event in sight.table.events[: noticed(sight)])


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


def before_declarers_lead(sight: IrregularPlay) -> bool:
    """Whether a defender led or played after declarer had to take a lead back, and before he led correctly (60B)."""
    matter, table = sight.matter, sight.table
    if not table.defends(matter.seat):
        return False
    return any(
        earlier.fault is PlayFault.LEAD_OUT_OF_TURN
        and (earlier.trick, earlier.number < matter.number) == (matter.trick, True)
        and not table.defends(earlier.seat)
        and earlier.turn is not None
        and not table.defends(earlier.turn)
        and fate is PlayFate.REFUSED
        for earlier, (fate, _) in sight.play.fates.items()
    )
