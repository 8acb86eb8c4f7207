"""Over: what a ruling has said of a turn, the auction or an explanation, and has been done since, so that it is not said again."""

from lawbook.bridge import Card, Seat
from lawbook.desk.carrying_out import bare
from lawbook.desk.decision import Decision
from lawbook.law.provision import (
    Act,
    CancelCall,
    MayCall,
    MayChangeCall,
    MayWithdraw,
    MustCall,
    MustPass,
    MustPlay,
    Permitted,
    Plays,
    Prohibited,
    Provision,
    Required,
    TurnTo,
    TurnToPlay,
)
from lawbook.table import Act as Duty
from lawbook.table import Table
from lawbook.table.acts import in_force, turn_of
from lawbook.table.in_force import of
from lawbook.table.record.events import LaidDown, TookWrong
from lawbook.table.seen.explanation import corrected_when_due
from lawbook.table.seen.sight import Explanation, IrregularCall, IrregularPlay, View
from lawbook.voice.stages import subject
from lawbook.voice.turns import has_to_pass

__all__ = ["is_over"]


def is_over(provision: Provision, decision: Decision) -> bool:
    """Whether it speaks of what has been done since: a turn that was taken, an auction that ended, words put right.

    A turn with nothing but a pass left is told at the end, as such (`turns.py`).
    """
    table, view = decision.table, subject(decision).case.view
    match provision:
        case TurnTo(seat=Seat() as seat):
            return bool(table.calls) and (turn_of(table) is not seat or has_to_pass(table))
        case TurnToPlay(seat=Seat() as seat):
            return bool(table.plays) and turn_of(table) not in {None, seat}
        case (
            MustPass(seat=Seat() as seat) | MustCall(seat=Seat() as seat) | MayChangeCall(seat=Seat() as seat)
        ):
            return table.auction_over or _is_used_up(table, seat, BINDING[type(provision)])
        case MayCall(seat=Seat() as seat) if isinstance(view, Explanation):
            return _is_used_up(table, seat, Duty.CHANGE)
        case MayCall(seat=Seat() as seat) | Required(who=Seat() as seat, act=Act.LOOK_AT_RIGHT_HAND):
            return table.auction_over or _has_called(table, seat, view)
        case MustPlay(seat=Seat() as seat, cards=Plays.LEGAL_CARD) if isinstance(view, IrregularPlay):
            return seat is view.seat and _lies_in(table, view.matter.trick, seat)
        case MayWithdraw(seat=Seat() as seat, card=Card() as card):
            return _is_past(table, LaidDown(seat, Duty.TAKE_BACK, cards=(card,)))
        case CancelCall() if isinstance(view, IrregularCall):
            since = view.settled[1]
            return any(made.number > since for made in table.bidding.live)
        case Required() | Permitted() | Prohibited():
            right = isinstance(view, Explanation) and corrected_when_due(view)
            return right and provision.act in CORRECTING and provision.cite != "75C"
        case _:
            return False


def _is_used_up(table: Table, seat: Seat, act: Duty) -> bool:
    """Whether a player has done what he had to, or let go by what he might."""
    laid = any((event.seat, event.act) == (seat, act) for event in table.all(LaidDown))
    return laid and not of(table.bidding.norms, seat, act)


def _lies_in(table: Table, number: int, seat: Seat) -> bool:
    """Whether a player has a card in a trick, counted from 1, from which the wrong one has gone back."""
    return any(player is seat for trick in table.tricks[number - 1 : number] for player, _ in trick.plays)


def _is_past(table: Table, right: LaidDown) -> bool:
    """Whether a player has had a right in the play, and has used it or let it go by."""
    laid = any(bare(event) == right for event in table.all(LaidDown))
    return laid and not any(
        (n.seat, n.act, n.cards) == (right.seat, right.act, right.cards) for n in in_force(table)
    )


def _has_called(table: Table, seat: Seat, view: View | None) -> bool:
    """Whether a player has called since what is ruled on, or since the cards of another board were found."""
    last = table.bidding.last_of(seat)
    found = [n for n, event in enumerate(table.events) if isinstance(event, TookWrong)]
    since = view.matter.number if isinstance(view, IrregularCall) else max(found, default=None)
    return last is not None and since is not None and last.number > since


BINDING = {MustPass: Duty.PASS, MustCall: Duty.CALL, MayChangeCall: Duty.CHANGE}
"""By which act of the ledger a provision binds a player, or gives him a right."""
CORRECTING = frozenset(
    {
        Act.CORRECT_EXPLANATION,
        Act.CORRECT_AT_ONCE,
        Act.CORRECT_BEFORE_LEAD,
        Act.CORRECT_WITHOUT_DELAY,
        Act.CORRECT_AFTER_AUCTION,
        Act.CORRECT_AFTER_PLAY,
    }
)
