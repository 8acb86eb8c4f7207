"""A double or redouble out of rotation.

The next opponent may let it stand, unless it is inadmissible: then Law 36 governs, and nobody can accept
it. Otherwise it is ruled on like a bid out of rotation: repeated if the right-hand opponent passes at
his turn, and else freely replaced, with a pass for partner unless the new call is comparable.
"""

from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import yes_no
from lawbook.law.laws.law_26 import unless_replaced
from lawbook.law.laws.law_29 import (
    HAD_CALLED,
    WHOSE_TURN,
    Turn,
    cancelled,
    partner_free,
    replaced,
)
from lawbook.law.laws.law_31 import NOT_REPEATED, RHO_PASSES, another_call
from lawbook.law.offence import WHAT_HE_CALLED
from lawbook.law.provision import Calls, ContinuesIn, MayCall, MustCall, NoFurtherRectification
from lawbook.law.role import Role
from lawbook.table import Fault
from lawbook.table.seen.sight import IrregularCall, of_call


@of_call
def _admissible(call: IrregularCall) -> bool:
    return call.matter.fault is not Fault.INADMISSIBLE


ADMISSIBLE = yes_no(
    "double_admissible",
    "Apart from the turn, may this bid be doubled, or this double be redoubled, by his side?",
    seen=_admissible,
)


@law("32", edition=2017, title="Double or redouble out of rotation")
def double_out_of_rotation(case: Case) -> Provisions:
    if not case[ADMISSIBLE] or nothing_to_double(case):
        yield ContinuesIn(law="36", cite="32")
    elif (yield from cancelled(case, "32C")):
        if case[WHOSE_TURN] is Turn.RHO:
            yield from at_rhos_turn(case)
        else:
            yield from partner_free(case, "32B1")
            yield MayCall(seat=Role.OFFENDER, cite="32B2")
            yield from replaced(case, "32A2(a)", "32A2(b)")


def nothing_to_double(case: Case) -> bool:
    """Whether it was the turn of a dealer on his left, before anybody had called."""
    return case[WHOSE_TURN] is Turn.LHO and not case[HAD_CALLED]


def at_rhos_turn(case: Case) -> Provisions:
    yield unless_replaced()
    if case[RHO_PASSES]:
        yield MustCall(seat=Role.OFFENDER, calls=Calls.REPEAT, call=case.known(WHAT_HE_CALLED), cite="32A1")
        if case.unless(NOT_REPEATED):
            yield from another_call(case, "32A1")
        else:
            yield NoFurtherRectification(cite="32A1")
    else:
        yield MayCall(seat=Role.OFFENDER, cite="32A2")
        yield from replaced(case, "32A2(a)", "32A2(b)")
