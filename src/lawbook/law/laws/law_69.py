"""An agreed claim or concession, and how a side gets out of it.

It is agreed once the other side has let the round end, or has called on a later board, without objecting. Within
the correction period it may still withdraw, for a trick that it had won or would likely have won.
"""

from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import judge, one_of, yes_no
from lawbook.law.provision import ContinuesIn, RestAsClaimed, ScoreStands, TrickAwarded
from lawbook.law.role import Role
from lawbook.table import Table
from lawbook.table.seen.claim import Agreement, of_claim
from lawbook.table.seen.sight import of_record


@of_record
def _in_period(table: Table) -> bool | None:
    """It has not begun while the round goes on; after that the record has no clock, and is told when it ends."""
    if table.correction_over:
        return False
    return True if table.told and not table.round_ended else None


AGREEMENT = one_of(
    "claim_agreement",
    "How far has the agreement come?",
    Agreement,
    seen=of_claim(lambda claim: claim.agreement),
)
IN_PERIOD = yes_no("in_correction_period", "Is the correction period still running?", seen=_in_period)
WON = yes_no(
    "had_won_the_trick",
    "Had the side that gave the trick up in fact already won it?",
    seen=of_claim(lambda claim: claim.takes_won_trick),
)
LIKELY = judge(
    "would_likely_have_won",
    "Would that side likely have won the trick, had play gone on?",
    aid="claim",
)


@law("69", edition=2017, title="Agreed claim or concession")
def agreed(case: Case) -> Provisions:
    agreement = case[AGREEMENT]
    if agreement is Agreement.OPEN:
        yield ContinuesIn(law="70", cite="69A", see=("68D2(a)",))
        return
    yield RestAsClaimed(cite="69A")
    if agreement is Agreement.FINAL:
        return
    if not case[IN_PERIOD]:
        yield ScoreStands(cite="69B", see=("79C1",))
    elif case[WON]:
        yield TrickAwarded(to=Role.NON_CLAIMING_SIDE, cite="69B1")
    elif case[LIKELY]:
        yield TrickAwarded(to=Role.NON_CLAIMING_SIDE, cite="69B2")
    else:
        yield ScoreStands(cite="69B2")
