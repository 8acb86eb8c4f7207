"""What a contract scores, by the table of this Law.

Made, it scores the tricks bid and made, any overtricks and the premiums; defeated, it scores its undertricks for
the other side; a board that was passed out scores nothing. The figures are reckoned by the scorer.
"""

from lawbook.label import Label
from lawbook.law.book import law
from lawbook.law.case import Case
from lawbook.law.consult import Provisions
from lawbook.law.fact import one_of
from lawbook.law.provision.results import NoScore, ScoreMade, ScoreUndertricks
from lawbook.table import Table
from lawbook.table.seen.sight import of_record


class BoardResult(Label):
    """What came of the contract."""

    MADE = "made", "Declarer made at least what he had contracted for"
    DEFEATED = "defeated", "He won fewer tricks than that"
    PASSED_OUT = "passed_out", "There was no contract: all four passed"


@of_record
def _result(table: Table) -> BoardResult | None:
    passed_out = table.auction_over and table.auction is not None and table.auction.passed_out
    return BoardResult.PASSED_OUT if passed_out else None


RESULT = one_of("board_result", "What came of the contract?", BoardResult, seen=_result)


@law("77", edition=2017, title="Duplicate bridge scoring table")
def scoring_table(case: Case) -> Provisions:
    match case[RESULT]:
        case BoardResult.MADE:
            yield ScoreMade(cite="77")
        case BoardResult.DEFEATED:
            yield ScoreUndertricks(cite="77")
        case BoardResult.PASSED_OUT:
            yield NoScore(cite="77", see=("22A",))
