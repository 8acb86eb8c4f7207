"""A bid out of rotation that nobody accepts; an artificial pass is ruled on in the same way.

At his right-hand opponent's turn the offender repeats it if that opponent passes, and nothing follows.
If the opponent does not pass, or it was partner's turn, or that of a dealer on the left, the offender
calls as he likes, and his partner has to pass once unless the new call is comparable.
"""

from lawbook.bridge import Word
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import Moment, yes_no
from lawbook.law.laws.law_29 import WHOSE_TURN, Turn, cancelled, partner_free, replaced
from lawbook.law.laws.law_36 import IN_TURN
from lawbook.law.offence import OFFENDER, WHAT_HE_CALLED
from lawbook.law.provision import Calls, ContinuesIn, MayCall, MustCall, NoFurtherRectification
from lawbook.law.role import Role
from lawbook.table.seen.call import repeat_legal, rho_then
from lawbook.table.seen.sight import IrregularCall, of_call


@of_call
def _rho_passes(call: IrregularCall) -> bool | None:
    then = rho_then(call)
    return None if then is None else then is Word.PASS


RHO_PASSES = yes_no(
    "rho_passes",
    "Does the offender's right-hand opponent pass, now that he calls in turn?",
    seen=_rho_passes,
)
REPEAT_LEGAL = yes_no(
    "repeated_call_legal",
    "Is the same call legal when the offender repeats it?",
    moment=Moment.REPLACEMENT,
    seen=of_call(repeat_legal),
)


@law("31", edition=2017, title="Bid out of rotation")
def bid_out_of_rotation(case: Case) -> Provisions:
    if not (yield from cancelled(case, "31C")):
        return
    offender = case.known(OFFENDER, Role.OFFENDER)
    if case[WHOSE_TURN] is not Turn.RHO:
        yield from partner_free(case, "31B1")
        yield MayCall(seat=offender, cite="31B2")
        yield from replaced(case, "31A2(a)", "31A2(b)")
    elif case[RHO_PASSES]:
        yield from repeated(case)
    else:
        yield MayCall(seat=offender, cite="31A2")
        yield from replaced(case, "31A2(a)", "31A2(b)")


def repeated(case: Case) -> Provisions:
    """He makes the same call again; one that is still insufficient is an insufficient bid in turn."""
    offender, call = case.known(OFFENDER, Role.OFFENDER), case.known(WHAT_HE_CALLED)
    yield MustCall(seat=offender, calls=Calls.REPEAT, call=call, cite="31A1")
    if case[REPEAT_LEGAL]:
        yield NoFurtherRectification(cite="31A1")
    else:
        yield ContinuesIn(law="27", given=((IN_TURN.key, "yes"),), cite="31A1", see=("27B",))
