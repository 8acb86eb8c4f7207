"""Specified: what is left to declarer of a lead, and of the suits to name, as far as the record shows it (Laws 26B, 51B2, 57A)."""

from lawbook.bridge import Bid, Suit
from lawbook.table.auction.matter import Fate
from lawbook.table.in_force import Act
from lawbook.table.record.events import Called, CallReplaced, Explained, LaidDown
from lawbook.table.record.events.choices import OF_LEADS
from lawbook.table.seen.penalty import all_his
from lawbook.table.seen.sight import IrregularCall, IrregularPlay

__all__ = [
    "lead_choice",
    "lead_left_free",
    "not_led",
    "not_specified",
    "of_penalty_cards",
    "suit_of_lead",
]


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


def lead_choice(sight: IrregularCall) -> str | None:
    """What declarer does about the lead of the offender's partner: `forbid`, `require` or `free`; None if not told."""
    laid = _laid(sight)
    if laid is not None:
        return "require" if laid.act is Act.LEAD else "forbid"
    return "free" if lead_left_free(sight) else None


def suit_of_lead(sight: IrregularCall) -> Suit | None:
    """The suit that is forbidden or required by a line of the story."""
    laid = _laid(sight)
    return laid.suits[0] if laid is not None and laid.suits else None


def _laid(sight: IrregularCall) -> LaidDown | None:
    """The line of the story by which the lead of the offender's partner is restricted under Law 26.

    Where several of his calls may cost that lead, fewer lines do not tell for which of them they stand.
    """
    rows = [e for e in sight.table.all(LaidDown) if e.seat is sight.seat.partner and _of_law_26(sight, e)]
    fates = sight.table.bidding.fates
    lost = [m for m, (fate, _) in fates.items() if m.seat is sight.seat and fate not in COUNTED and m.call]
    if not rows or len(rows) < len(lost):
        return None
    return rows[lost.index(sight.matter)] if sight.matter in lost else rows[0]


COUNTED = frozenset({Fate.ACCEPTED, Fate.OVERTAKEN, Fate.IN_ROTATION})
"""What became of calls that cost no lead."""


def _of_law_26(sight: IrregularCall, event: LaidDown) -> bool:
    """Whether a line names Law 26, or no Law where nothing else may restrict that lead."""
    if event.act not in {Act.LEAD, Act.NOT_LEAD} or not event.suits:
        return False
    if event.cite is not None:
        return event.cite.startswith("26")
    return not any(m.seat is sight.seat for m in sight.table.play_matters)


def lead_left_free(sight: IrregularCall) -> bool:
    """Whether declarer's side has played to the first lead of the offender's partner, and nothing was laid on it."""
    leader, table = sight.seat.partner, sight.table
    restricted = any(
        (event.seat, event.act) in {(leader, Act.LEAD), (leader, Act.NOT_LEAD)}
        for event in table.all(LaidDown)
    )
    chosen = any(chose.key in OF_LEADS for chose in table.choices_since(sight.matter.number))
    first = next((trick.plays for trick in table.tricks if trick.plays and trick.plays[0][0] is leader), ())
    return len(first) > 1 and not restricted and not chosen


def of_penalty_cards(sight: IrregularPlay) -> tuple[Suit, ...]:
    """The suits of the offender's penalty cards when his partner has the lead."""
    return tuple(sorted({card.suit for card in all_his(sight)}))


def not_led(sight: IrregularPlay) -> tuple[Suit, ...] | None:
    """The suits other than that of the trick to which his partner has still to play; None where it is not known."""
    trick = sight.then.current
    return tuple(suit for suit in Suit if suit is not trick[0][1].suit) if trick else None
