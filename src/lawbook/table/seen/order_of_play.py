"""Order_of_play: whose turn it is, what binds him, and who has won the last trick (Laws 44, 59).

Each view is None wherever the record does not show it, so that a Law can ask instead.
"""

from lawbook.bridge import Seat
from lawbook.label import Label
from lawbook.table.in_force import Act, Norm
from lawbook.table.play.force import lying
from lawbook.table.play.legal import narrowed
from lawbook.table.play.playing import Playing
from lawbook.table.play.position import SUITS
from lawbook.table.table import Table

__all__ = [
    "Ability",
    "ability",
    "hand_to_play",
    "holds_suit_led",
    "restricted",
    "trump_played",
    "winning_hand",
]


class Ability(Label):
    """Whether a player can do what a rectification demands of him."""

    ABLE = "able", "He can"
    NONE_OF_SUIT = "none_of_suit", "He has no card of the suit that is required"
    ONLY_FORBIDDEN = "only_forbidden", "He has only cards of the suit that is forbidden"
    FOLLOWS_SUIT = "follows_suit", "He has to follow suit"


FORBIDS = frozenset({Act.NOT_LEAD, Act.NOT_PLAY})
OF_OTHER_SUITS = frozenset({Act.PLAY, Act.NOT_PLAY})


def turn(table: Table) -> tuple[Seat, Playing, int] | None:
    """The player whose turn it is, how the play stands, and his cards as bits."""
    state = table.position
    if state is None or state.turn is None:
        return None
    own = state.left[state.turn]
    return None if own is None else (state.turn, state, own)


def restrictions(state: Playing, seat: Seat) -> tuple[Norm, ...]:
    """What restricts the lead or play that a player makes now; a lead that is left free is not restricted."""
    rows = state.force.on_play(seat) if state.current else state.force.on_lead(seat)
    return tuple(row for row in rows if row.act is not Act.FREE)


def hand_to_play(table: Table) -> Seat | None:
    """Whose turn it is."""
    return None if table.position is None else table.position.turn


def holds_suit_led(table: Table) -> bool | None:
    """Whether the player whose turn it is has a card of the suit led."""
    found = turn(table)
    if found is None or not found[1].current:
        return None
    return bool(found[2] & SUITS[found[1].current[0][1].suit])


def restricted(table: Table) -> bool | None:
    """Whether a penalty card or a restriction binds the player whose turn it is."""
    found = turn(table)
    if found is None:
        return None
    seat, state, own = found
    return bool(restrictions(state, seat) or lying(state.force.penalties, seat, own))


def ability(table: Table) -> Ability | None:
    """Whether the player whose turn it is can do what is demanded of him; None if nothing is."""
    found = turn(table)
    rows = () if found is None else restrictions(found[1], found[0])
    if found is None or not rows:
        return None
    seat, state, _ = found
    suited, limited, _ = narrowed(state, seat)
    if holds_suit_led(table) and rows[0].act in OF_OTHER_SUITS:
        return Ability.FOLLOWS_SUIT
    suits = sum(SUITS[suit] for suit in rows[0].suits)
    if rows[0].act in FORBIDS:
        return Ability.ABLE if suited & ~suits else Ability.ONLY_FORBIDDEN
    able = suited & suits if rows[0].suits else holds_suit_led(table) and limited
    return Ability.ABLE if able else Ability.NONE_OF_SUIT


def winning_hand(table: Table) -> Seat | None:
    """Who has won the last trick."""
    won = () if table.position is None else table.position.won
    return won[-1] if won else None


def trump_played(table: Table) -> bool | None:
    """Whether a trump was played to the last trick that is complete."""
    state = table.position
    if state is None or not state.done or state.start.trump is None or not state.done[-1].plays:
        return None
    return any(card.suit is state.start.trump.suit for _, card in state.done[-1].plays)
