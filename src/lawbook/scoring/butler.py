"""Butler scoring: IMPs against a datum, which is a middle of the scores of the board."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from lawbook.errors import CaseError
from lawbook.scoring.entry import Score, Weighted, outcomes, raw
from lawbook.scoring.exact import Half, to_multiple
from lawbook.scoring.imps import imps

__all__ = ["ACBLSCORE", "COMPSCORE", "DatumRule", "Middle", "butler", "datum"]


class Middle(Enum):
    """What the datum is the middle of."""

    MEAN = "mean"
    MEDIAN = "median"
    ZERO_SUM = "zero sum"
    """The datum against which the IMPs of all come nearest to nothing."""


@dataclass(frozen=True, slots=True)
class DatumRule:
    """How a datum is found."""

    middle: Middle = Middle.MEAN
    drop: int = 0
    """So many of the highest and so many of the lowest scores are left out."""
    drop_share: Fraction = Fraction(0)
    """Or this share of the scores at each end, in whole scores."""
    unit: int = 10
    half: Half = Half.AWAY
    weighted_tables: bool = True
    """Whether a table with a weighted score counts, with the mean of its outcomes."""

    def dropped(self, results: int) -> int:
        """How many scores are left out at each end; the middle one or two always stay."""
        return min(max(self.drop, int(self.drop_share * results)), (results - 1) // 2)


COMPSCORE = DatumRule(drop=1)
"""As recomputed from its files: the extremes go even with four results."""
ACBLSCORE = DatumRule(drop_share=Fraction(5, 100), half=Half.EVEN)
"""ACBLscore's manual, topic 83; how it rounds the number left out is not said there."""


def datum(scores: Sequence[Score], rule: DatumRule = COMPSCORE) -> Fraction:
    """The datum of a board. Raises CaseError if there is no score to make it of.

    >>> print(datum([-140, -460, 50, -490]))
    -300
    """
    told = sorted(raw(score) for score in scores if rule.weighted_tables or not isinstance(score, Weighted))
    if not told:
        raise CaseError(
            "a datum of no scores: a board needs one result at least (Butler); give an average instead"
        )
    end = rule.dropped(len(told))
    kept = told[end : len(told) - end]
    if rule.middle is Middle.ZERO_SUM:
        return _zero_sum(kept, rule.unit)
    if rule.middle is Middle.MEDIAN:
        kept = [kept[(len(kept) - 1) // 2], kept[len(kept) // 2]]
    return to_multiple(sum(kept) / Fraction(len(kept)), rule.unit, rule.half)


def butler(scores: Sequence[Score], middle: Fraction | int) -> tuple[Fraction, ...]:
    """The IMPs of each score against the datum.

    >>> [int(figure) for figure in butler([-140, -460, 50, -490], -300)]
    [4, -4, 8, -5]
    """
    return tuple(
        Fraction(sum(share * imps(points - middle) for points, share in outcomes(score))) for score in scores
    )


def _zero_sum(scores: Sequence[Fraction], unit: int) -> Fraction:
    """The multiple of the unit with the smallest sum of IMPs; of two, the one nearer to the mean."""
    mean = sum(scores) / len(scores)
    candidates = range(int(scores[0] // unit) * unit, int(scores[-1]) + unit, unit)
    return Fraction(
        min(
            candidates,
            key=lambda point: (abs(sum(imps(score - point) for score in scores)), abs(point - mean)),
        )
    )
