"""The auction period: it begins with the cards, the dealer calls first, and nobody may lose his turn.

Three passes do not end the auction if one of them was made out of rotation and took a player's turn
away: it goes back to him, and that pass goes with all that follow. Only those who passed out of
rotation are offenders; an opponent who went on in his turn is not. How the period ends stands in
Law 22.
"""

from lawbook.bridge import Seat, Word
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Detail, yes_no
from lawbook.law.laws.law_26 import OTHERWISE
from lawbook.law.offence import OTHER_SIDE_TOO, WHAT_HE_CALLED
from lawbook.law.provision import (
    Authorized,
    CancelCall,
    CancelFrom,
    ContinuesIn,
    MayCall,
    TurnTo,
    Unauthorized,
    What,
)
from lawbook.law.role import Role
from lawbook.table import Fault
from lawbook.table.seen.sight import IrregularCall, View, record_of


def _turn_lost(view: View) -> bool | None:
    """A record without any irregular call is one in which nobody lost his turn."""
    if isinstance(view, IrregularCall):
        return True if view.matter.fault is Fault.TURN_LOST else None
    return None if record_of(view).matters or not record_of(view).calls else False


def _three_passes(view: View) -> bool | None:
    """After a call, of whatever kind, three passes in a row end the auction, or would if nobody had lost his turn."""
    if _turn_lost(view):
        return True
    calls = [call for _, call in record_of(view).calls]
    return len(calls) > THREE and calls[-THREE:] == [Word.PASS] * THREE if record_of(view).told else None


def _anybody_called(view: View) -> bool | None:
    """Whether anybody has called, in turn or not, where anything is told."""
    table = record_of(view)
    return bool(table.calls or table.matters) if table.told else None


THREE = 3

CALLED = yes_no("anybody_has_called", "Has anybody called?", seen=_anybody_called)
DEALER: Detail[Seat] = Detail("dealer", lambda view: record_of(view).board.dealer)

THREE_PASSES = yes_no(
    "call_and_three_passes", "Was a call followed by three passes in a row?", seen=_three_passes
)
TURN_LOST = yes_no(
    "pass_took_turn_away",
    "Was one of these passes made out of rotation, so that a player lost his turn to call?",
    seen=_turn_lost,
)


@law("17", edition=2017, title="The auction period")
def auction_period(case: Case) -> Provisions:
    if not case[THREE_PASSES]:
        yield from going_on(case)
    elif not case[TURN_LOST]:
        yield ContinuesIn(law="22", cite="17D1", see=("22A",))
    else:
        yield from turn_given_back(case)


def going_on(case: Case) -> Provisions:
    if case[CALLED]:
        yield ContinuesIn(law="29", cite="17C")
    else:
        yield TurnTo(seat=case.known(DEALER, Role.PROPER_PLAYER), cite="17B")


def turn_given_back(case: Case) -> Provisions:
    yield CancelCall(seat=Role.OFFENDER, call=case.known(WHAT_HE_CALLED), cite="17D3")
    yield CancelFrom(seat=Role.OFFENDER, cite="17D3")
    yield TurnTo(seat=Role.PROPER_PLAYER, cite="17D3")
    yield MayCall(seat=Role.PROPER_PLAYER, cite="17D3")
    if case.unless(OTHER_SIDE_TOO):
        yield Unauthorized(what=What.WITHDRAWN_CALLS, to=Role.BOTH_SIDES, cite="17D3", see=("16C2",))
    else:
        yield Authorized(what=What.WITHDRAWN_CALLS, to=Role.NON_OFFENDING_SIDE, cite="17D3", see=("16C1",))
        yield Unauthorized(what=What.WITHDRAWN_CALLS, to=Role.OFFENDING_SIDE, cite="17D3", see=("16C2",))
    yield ContinuesIn(law="26", given=OTHERWISE, cite="17D3", see=("26B",))
