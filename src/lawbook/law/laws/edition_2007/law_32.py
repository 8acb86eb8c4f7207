"""A double or redouble out of rotation.

The next opponent may let it stand, unless it is inadmissible: then Law 36 governs, and nobody can accept it. At his
right-hand opponent's turn the offender repeats it if that opponent passes. If the opponent does not pass, and at
partner's turn, partner passes to the end of the auction, and declarer may forbid any one suit.
"""

from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.laws.edition_2007.information import closed_to_offenders, damage_looked_at
from lawbook.law.laws.law_29 import CHANGES, WHOSE_TURN, Turn, cancelled
from lawbook.law.laws.law_31 import NOT_REPEATED, RHO_PASSES, another_call
from lawbook.law.laws.law_32 import ADMISSIBLE, nothing_to_double
from lawbook.law.lead_2007 import any_suit_forbidden
from lawbook.law.obligation import partner_passes
from lawbook.law.offence import WHAT_HE_CALLED
from lawbook.law.provision import Calls, ContinuesIn, MayCall, MustCall, NoFurtherRectification, Until
from lawbook.law.role import Role
from lawbook.law.same import as_then, found_then


@law("32", edition=2007, title="Double or redouble out of rotation")
def double_out_of_rotation_2007(case: Case) -> Provisions:
    if not case[ADMISSIBLE] or nothing_to_double(case):
        yield ContinuesIn(law="36", cite="32")
        return
    if not (yield from found_then(cancelled(case, CHANGES["32"]))):
        return
    yield closed_to_offenders()
    if case[WHOSE_TURN] is Turn.PARTNER:
        yield MayCall(seat=Role.OFFENDER, cite="32A")
        yield from silenced(case, "32A")
    elif case[RHO_PASSES]:
        yield from repeated(case)
    else:
        yield MayCall(seat=Role.OFFENDER, cite="32B2")
        yield from silenced(case, "32B2")


def repeated(case: Case) -> Provisions:
    yield MustCall(seat=Role.OFFENDER, calls=Calls.REPEAT, call=case.known(WHAT_HE_CALLED), cite="32B1")
    if case.unless(NOT_REPEATED):
        yield from as_then(another_call(case, "32B1"))
    else:
        yield NoFurtherRectification(cite="32B1")


def silenced(case: Case, cite: str) -> Provisions:
    yield from partner_passes(cite, Until.AUCTION)
    yield damage_looked_at()
    yield from any_suit_forbidden(case, cite)
