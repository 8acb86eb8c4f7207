"""Whether a ruling touches a score; only then is anything read that reckons one."""

from typing import TYPE_CHECKING

from lawbook.desk.decision import Decision
from lawbook.desk.once import once
from lawbook.desk.score.kinds import LEAVES_IT, TOUCHES
from lawbook.scores import Scores

if TYPE_CHECKING:
    from lawbook.desk.score.line import ScoreLine

__all__ = ["score_line", "touches"]


@once
def score_line(decision: Decision) -> "ScoreLine | None":
    """The score before and after a ruling that touches it; None for any other, and where nothing is known.

    Raises CaseError and NotationError for scores told that cannot be.
    """
    if not touches(decision):
        return None
    from lawbook.desk.score.rescoring import rescored  # noqa: PLC0415  # scores are read only where a ruling touches one

    return rescored(decision)


def touches(decision: Decision) -> bool:
    """Whether the ruling is about a score that is known, or will be."""
    touching = {provision.kind for provision in decision.provisions} & TOUCHES
    return bool(touching) and not (touching <= LEAVES_IT and _unknown(decision))


def _unknown(decision: Decision) -> bool:
    """Whether there is no score yet, and none is told."""
    table = decision.table
    passed_out = table.auction is not None and table.auction_over and table.auction.passed_out
    return table.contract is None and not passed_out and decision.case.scores == Scores()
