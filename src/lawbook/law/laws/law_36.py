"""A double or redouble that Law 19 does not allow is always cancelled; nobody can accept it.

If the next player called over it, the auction goes back as if nothing had happened. If he did not, the offender
calls again and his partner passes to the end. Found after the opening lead was faced, it is left out of the score.

In 2007 no clause spoke of that, and no call in its place was comparable.
"""

from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import yes_no
from lawbook.law.laws.law_23 import comparable
from lawbook.law.obligation import looked_at_later, partner_passes
from lawbook.law.offence import WHAT_HE_CALLED
from lawbook.law.provision import (
    Authorized,
    Calls,
    CancelCall,
    CancelFrom,
    Gap,
    MayCall,
    MustCall,
    NoRestriction,
    PlayOn,
    ScoredWithout,
    Silent,
    TurnTo,
    Unauthorized,
    Until,
    What,
)
from lawbook.law.restriction import DEFENDS, lead_restricted
from lawbook.law.role import Role
from lawbook.law.same import as_then
from lawbook.table import Fault, TurnOf
from lawbook.table.seen.call import lho_called, noticed_after_lead, repeat_legal, whose_turn
from lawbook.table.seen.sight import IrregularCall, of_call


@of_call
def _in_turn(call: IrregularCall) -> bool | None:
    if call.matter.fault is Fault.OUT_OF_ROTATION and repeat_legal(call) is False:
        return True  # he has to make it again, at his turn (Law 31A1)
    turn = whose_turn(call)
    return None if turn is None else turn is TurnOf.OWN


LHO_CALLED = yes_no(
    "lho_called",
    "Did the offender's left-hand opponent call after it, before the Director ruled?",
    seen=of_call(lho_called),
)
AFTER_LEAD = yes_no(
    "found_after_lead",
    "Was attention drawn to the call only after the opening lead had been faced?",
    seen=of_call(noticed_after_lead),
)
IN_TURN = yes_no("called_in_turn", "Was it the offender's turn to call?", seen=_in_turn)


TITLE = "Inadmissible doubles and redoubles"


@law("36", edition=2017, title=TITLE)
def inadmissible_double(case: Case) -> Provisions:
    call = case.known(WHAT_HE_CALLED)
    if not case[LHO_CALLED]:
        yield CancelCall(seat=Role.OFFENDER, call=call, cite="36B1")
        yield from called_again(case)
    elif case[AFTER_LEAD]:
        yield from found_late(case)
    else:
        yield CancelCall(seat=Role.OFFENDER, call=call, cite="36A")
        yield CancelFrom(seat=Role.OFFENDER, cite="36A")
        yield TurnTo(seat=Role.PROPER_PLAYER, cite="36A")
        yield from cancelled_calls(What.WITHDRAWN_CALLS)
        yield NoRestriction(to=Role.OFFENDING_SIDE, cite="36A")


@law("36", edition=2007, title=TITLE)
def inadmissible_double_2007(case: Case) -> Provisions:
    yield from as_then(inadmissible_double(case))


def found_late(case: Case) -> Provisions:
    """No clause of 2007 speaks of it; the Director puts the score right by his general powers."""
    cite = "36C" if case.edition >= 2017 else "82A"
    if case.edition < 2017:
        yield Silent(what=Gap.DOUBLE_FOUND_LATE, cite="36", see=("82A",))
    yield ScoredWithout(seat=Role.OFFENDER, call=case.known(WHAT_HE_CALLED), cite=cite)
    yield PlayOn(cite=cite)


def called_again(case: Case) -> Provisions:
    """The offender calls in place of it, at once or at his turn, and his partner is silent from now on.

    A comparable call only frees the lead, so whether it is one waits until the offender's side is known to defend.
    """
    if case[IN_TURN]:
        passes, leads = "36B2", "36B3"
        yield MustCall(seat=Role.OFFENDER, calls=Calls.LEGAL, cite="36B2")
    else:
        passes = leads = "36B4"
        yield TurnTo(seat=Role.PROPER_PLAYER, cite="36B4")
        yield MayCall(seat=Role.OFFENDER, cite="36B4")
    yield from partner_passes(passes, Until.AUCTION)
    yield from cancelled_calls(What.UNREPLACED_CALL if case.edition >= 2017 else What.WITHDRAWN_CALLS)
    yield looked_at_later("72", "72C")
    if case.edition < 2017:
        yield from lead_restricted(case, leads, other_call=leads == "36B3")
    elif case[DEFENDS] and (yield from comparable(case)):
        yield NoRestriction(to=Role.OFFENDING_SIDE, cite="26A", see=(leads,))
    else:
        yield from lead_restricted(case, leads)


def cancelled_calls(what: What) -> Provisions:
    """Open to the innocent side whatever replaces it; closed to the offenders."""
    yield Authorized(what=What.WITHDRAWN_CALLS, to=Role.NON_OFFENDING_SIDE, cite="16C1")
    yield Unauthorized(what=what, to=Role.OFFENDING_SIDE, cite="16C2")
