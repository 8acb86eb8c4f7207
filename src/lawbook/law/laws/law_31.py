"""A bid out of rotation that nobody accepts; an artificial pass is ruled on in the same way.

At his right-hand opponent's turn the offender repeats it if that opponent passes, and nothing follows.
If the opponent does not pass, or it was partner's turn, or that of a dealer on the left, the offender
calls as he likes, and his partner has to pass once unless the new call is comparable.
"""

from lawbook.bridge import Word
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Moment, proviso, yes_no
from lawbook.law.laws.law_23 import REPLACEMENT
from lawbook.law.laws.law_26 import closed_to_offenders, open_to_opponents, unless_replaced
from lawbook.law.laws.law_29 import WHOSE_TURN, Turn, cancelled, partner_free, replaced
from lawbook.law.laws.law_36 import IN_TURN, LHO_CALLED
from lawbook.law.offence import WHAT_HE_CALLED
from lawbook.law.provision import (
    Calls,
    CancelCall,
    ContinuesIn,
    MayCall,
    MustCall,
    NoFurtherRectification,
    ReplacementStands,
    RightForfeited,
)
from lawbook.law.role import Role
from lawbook.table.seen.call import repeat_legal, rho_then
from lawbook.table.seen.sight import IrregularCall, of_call


@of_call
def _rho_passes(call: IrregularCall) -> bool | None:
    then = rho_then(call)
    return None if then is None else then is Word.PASS


RHO_PASSES = yes_no(
    "rho_passes",
    "Does the right-hand opponent pass?",
    moment=Moment.NEXT_CALL,
    seen=_rho_passes,
)
REPEAT_LEGAL = yes_no(
    "repeated_call_legal",
    "Is the same call still legal?",
    moment=Moment.NEXT_CALL,
    seen=of_call(repeat_legal),
)
NOT_REPEATED = proviso(
    "repeated_call_changed",
    "Has he made another call than the one that he has to repeat?",
    unless="he makes another call than the one that he has to repeat",
    cite="31A1",
    seen=of_call(lambda call: call.follow_up is not None),
)


@law("31", edition=2017, title="Bid out of rotation")
def bid_out_of_rotation(case: Case) -> Provisions:
    if not (yield from cancelled(case, "31C")):
        return
    if case[WHOSE_TURN] is not Turn.RHO:
        yield from partner_free(case, "31B1")
        yield MayCall(seat=Role.OFFENDER, cite="31B2")
        yield from replaced(case, "31A2(a)", "31A2(b)")
        return
    yield unless_replaced()
    if case[RHO_PASSES]:
        yield from repeated(case)
    else:
        yield MayCall(seat=Role.OFFENDER, cite="31A2")
        yield from replaced(case, "31A2(a)", "31A2(b)")


def repeated(case: Case) -> Provisions:
    """He makes the same call again; one that is still insufficient is an insufficient bid in turn."""
    call = case.known(WHAT_HE_CALLED)
    yield MustCall(seat=Role.OFFENDER, calls=Calls.REPEAT, call=call, cite="31A1")
    if case.unless(NOT_REPEATED):
        yield from another_call(case, "31A1")
    elif case[REPEAT_LEGAL]:
        yield NoFurtherRectification(cite="31A1")
    else:
        yield ContinuesIn(law="27", given=((IN_TURN.key, "yes"),), cite="31A1", see=("27B",))


def another_call(case: Case, cite: str) -> Provisions:
    """What he calls in place of the call that he has to repeat does not stand, unless the next player calls over it."""
    other = case.known(REPLACEMENT)
    if case[LHO_CALLED]:
        yield RightForfeited(to=Role.NON_OFFENDING_SIDE, cite="11A")
        yield ReplacementStands(seat=Role.OFFENDER, call=other, cite="11A")
        return
    yield CancelCall(seat=Role.OFFENDER, call=other, cite=cite)
    yield open_to_opponents()
    yield closed_to_offenders()
