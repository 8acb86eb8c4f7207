"""Specified: what is left to declarer of a lead, and of the suits to name, as far as the record shows it (Laws 26B, 51B2, 57A)."""

from lawbook.bridge import Bid, Suit
from lawbook.table.in_force import Act
from lawbook.table.record.events import Called, CallReplaced, Explained, LaidDown
from lawbook.table.seen.penalty import all_his
from lawbook.table.seen.sight import IrregularCall, IrregularPlay

__all__ = ["lead_left_free", "not_led", "not_specified", "of_penalty_cards"]


def not_specified(sight: IrregularCall) -> tuple[Suit, ...]:
    """The suits that the offender has not shown in the legal auction.

    His bids in it show the suits that they name, unless one was alerted, announced or explained: what
    that one showed is not for the record to say.
    """
    his = [made for made in sight.table.bidding.live if made.seat is sight.seat]
    natural = [made.call for made in his if not _has_a_meaning(sight, made.number)]
    shown = {call.strain.suit for call in natural if isinstance(call, Bid)}
    return tuple(suit for suit in Suit if suit not in shown)


def _has_a_meaning(sight: IrregularCall, number: int) -> bool:
    """Whether anybody has said that a call shows something of its own."""
    event = sight.table.event(number)
    if isinstance(event, Called) and (event.manner is not None or event.text is not None):
        return True
    call = event.new if isinstance(event, CallReplaced) else event.call if isinstance(event, Called) else None
    return any((told.caller, told.call) == (sight.seat, call) for told in sight.table.all(Explained))


def lead_left_free(sight: IrregularCall) -> bool:
    """Whether declarer's side has played to the first lead of the offender's partner, and nothing was laid on it."""
    leader, table = sight.seat.partner, sight.table
    restricted = any(
        (event.seat, event.act) in {(leader, Act.LEAD), (leader, Act.NOT_LEAD)}
        for event in table.all(LaidDown)
    )
    chosen = any(chose.key in CHOICES for chose in table.choices_since(sight.matter.number))
    first = next((trick.plays for trick in table.tricks if trick.plays and trick.plays[0][0] is leader), ())
    return len(first) > 1 and not restricted and not chosen


CHOICES = frozenset({"declarer_restricts_lead", "declarer_restricts_or_requires_lead"})
"""What declarer chooses about such a lead, as a story tells it."""


def of_penalty_cards(sight: IrregularPlay) -> tuple[Suit, ...]:
    """The suits of the offender's penalty cards when his partner has the lead."""
    return tuple(sorted({card.suit for card in all_his(sight)}))


def not_led(sight: IrregularPlay) -> tuple[Suit, ...] | None:
    """The suits other than that of the trick to which his partner has still to play; None where it is not known."""
    trick = sight.then.current
    return tuple(suit for suit in Suit if suit is not trick[0][1].suit) if trick else None
