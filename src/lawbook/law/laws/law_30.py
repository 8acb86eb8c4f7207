"""A pass out of rotation that nobody accepts.

At his right-hand opponent's turn the offender passes at his own next turn as well, whatever happens. At his
partner's turn, or at that of a dealer on his left, both partners call freely, and what counts is whether
the offender's next call is comparable with the pass. An artificial pass, or one of partner's artificial
call, is ruled on like a bid.
"""

from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.disputed import followed
from lawbook.law.laws.law_26 import OTHERWISE, closed_to_offenders
from lawbook.law.laws.law_29 import (
    ARTIFICIAL,
    WHOSE_TURN,
    Turn,
    cancelled,
    partner_free,
    replaced,
)
from lawbook.law.obligation import looked_at_later
from lawbook.law.provision import ContinuesIn, Dispute, MayCall, MustPass, Reading, Until
from lawbook.law.role import Role


@law("30", edition=2017, title="Pass out of rotation")
def pass_out_of_rotation(case: Case) -> Provisions:
    if case.unless(ARTIFICIAL):
        yield ContinuesIn(law="31", cite="30C")
        return
    if not (yield from cancelled(case, "30B2")):
        return
    if case[WHOSE_TURN] is Turn.RHO:
        yield MustPass(seat=Role.OFFENDER, until=Until.ONCE, cite="30A")
        yield closed_to_offenders()
        yield looked_at_later("72", "72C")
        if (yield from followed(case, Dispute.LEAD_AFTER_REPEATED_PASS, "30A")) is Reading.LAW_26:
            yield ContinuesIn(law="26", given=OTHERWISE, cite="30A", see=("26B",))
    else:
        yield from partner_free(case, "30B1(a)")
        yield MayCall(seat=Role.OFFENDER, cite="30B1(b)")
        yield from replaced(case, "30B1(b)(i)", "30B1(b)(ii)")
