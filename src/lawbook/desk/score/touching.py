"""Whether a ruling touches a score; only then is anything read that reckons one."""

from typing import TYPE_CHECKING

from lawbook.desk.decision import Decision
from lawbook.desk.once import once
from lawbook.scores import Scores

if TYPE_CHECKING:
    from lawbook.desk.score.line import ScoreLine

__all__ = ["TOUCHES", "score_line", "touches"]


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


LEAVES_IT = frozenset(["may_adjust", "score_stands"])
"""What leaves a score as it is, unless the Director gives another."""

TOUCHES = frozenset(
    [
        "adjust",
        "assign_outcome",
        "average_scores",
        "award",
        "award_own_average",
        "better_of",
        "cancel_result",
        "complement",
        "concession_cancelled",
        "concession_stands",
        "correct_record",
        "keeps_score",
        "lower_score",
        "may_adjust",
        "no_score",
        "no_transfer",
        "record_finding",
        "record_stands",
        "rest_as_claimed",
        "score_apart",
        "score_made",
        "score_stands",
        "score_undertricks",
        "scored_without",
        "substitute_board",
        "transfer_tricks",
        "trick_awarded",
    ]
)
"""The kinds of provision that tell what becomes of the score of a board."""
