"""Premature: a lead or play that came too soon, and what declarer, dummy and the partner had done by then (Law 57).

Each view is None wherever the record does not show it, so that a Law can ask instead.
"""

from enum import Enum

from lawbook.bridge import Seat, Suit
from lawbook.table.play.matter import PlayFate, PlayFault, PlayMatter
from lawbook.table.play.playing import Playing
from lawbook.table.play.position import SUITS
from lawbook.table.record.events import Designated
from lawbook.table.seen.aftermath import RULED, player, since
from lawbook.table.seen.play import RuledPlay

__all__ = [
    "TooSoon",
    "before_partner",
    "declarer_played_both",
    "early_card_legal",
    "next_player_went_on",
    "partner_follows",
    "too_soon",
]


class TooSoon(Enum):
    """Who led or played too soon."""

    BEFORE_PARTNER = "before_partner"
    NEXT_TRICK = "next_trick"
    AT_RHOS_TURN = "at_rhos_turn"
    DECLARER = "declarer"


def then(table: RuledPlay) -> tuple[PlayMatter, Playing] | None:
    """The irregularity that is being ruled on, and how the play stood just before."""
    matter, state = table.play_matter, table.position_then
    return None if matter is None or state is None else (matter, state)


def too_soon(table: RuledPlay) -> TooSoon | None:
    """Who led or played too soon."""
    found = then(table)
    if found is None or table.contract is None:
        return None
    matter, state = found
    if matter.fault is PlayFault.PREMATURE_LEAD:
        return TooSoon.NEXT_TRICK
    if matter.fault is not PlayFault.OUT_OF_TURN:
        return None
    if not table.defends(matter.seat):
        return TooSoon.DECLARER
    partner_played = any(seat is matter.seat.partner for seat, _ in state.current)
    return TooSoon.AT_RHOS_TURN if partner_played else TooSoon.BEFORE_PARTNER


def before_partner(table: RuledPlay) -> bool | None:
    """Whether a card that may be a lead came while the offender's partner had still to play to the trick."""
    found = then(table)
    if found is None:
        return None
    matter, state = found
    match matter.fault:
        case PlayFault.LEAD_OUT_OF_TURN:
            return False
        case PlayFault.PREMATURE_LEAD:
            return True
        case PlayFault.EXTRA:  # a card too many that is taken for a lead
            return bool(state.current) and matter.seat.partner not in {seat for seat, _ in state.current}
        case _:
            return None


def declarer_played_both(table: RuledPlay) -> bool | None:
    """Whether declarer had played from both hands; dummy's card counts from the words that named it."""
    found = then(table)
    if found is None or table.contract is None:
        return None
    matter, state = found
    own = {seat for seat, _ in state.current if not table.defends(seat)}
    if len(own) == 1 and table.dummy not in own:  # words that name no card in full are in no trick yet
        return isinstance(table.events[matter.number - 1], Designated)
    return len(own) == 2


def led_before(table: RuledPlay) -> Suit | None:
    """The suit led to the trick that the partner had still to play to."""
    found = then(table)
    if found is None:
        return None
    matter, state = found
    if matter.fault is PlayFault.PREMATURE_LEAD:
        earlier = table.tricks[matter.trick - 2 : matter.trick - 1]
        return earlier[0].led if earlier else None
    return state.current[0][1].suit if state.current else None


def _has(table: RuledPlay, seat: Seat, suit: Suit | None) -> bool | None:
    """Whether a player had a card of a suit; None if his hand is not known."""
    state = table.position_then
    left = None if state is None else state.left[seat]
    return None if left is None or suit is None else bool(left & SUITS[suit])


def partner_follows(table: RuledPlay) -> bool | None:
    """Whether the offender's partner has a card of the suit led."""
    return (
        None if table.play_matter is None else _has(table, table.play_matter.seat.partner, led_before(table))
    )


def early_card_legal(table: RuledPlay) -> bool | None:
    """Whether the card that came too soon may be played to the trick."""
    matter, led = table.play_matter, led_before(table)
    if matter is None or matter.card is None or led is None:
        return None
    if matter.card.suit is led:
        return True
    held = _has(table, matter.seat, led)
    return None if held is None else not held


def next_player_went_on(table: RuledPlay) -> bool | None:
    """Whether the player on the offender's left played after it before the Director came; None while that is open."""
    matter = table.play_matter
    if matter is None:
        return None
    for event in since(table):
        if isinstance(event, RULED):
            return False
        played = player(table, event)
        if played is not None and played[0] is matter.seat.lho:
            return True
    return None if table.play_fate is PlayFate.OPEN else False
