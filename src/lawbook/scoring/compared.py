"""Each result of a board against all the others: matchpoints (Law 78A) and cross-IMPs.

An assigned score of several outcomes is one result whose comparisons are divided by their shares, for
its own table and for the others (Law 12C1(c)). So nothing more is needed than the total share of each
score on the board: what a score is worth against them all, its own table included, less what a result
is worth against itself, which is one tie whatever its outcomes are.
"""

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import accumulate

from lawbook.scoring.entry import Score, Weighted, outcomes
from lawbook.scoring.imps import LOWEST
from lawbook.scoring.neuberg import Unequal, scaled

__all__ = ["cross_imp_sums", "matchpoints"]

Shares = Mapping[int, Fraction | int]


def matchpoints(
    scores: Sequence[Score], expected: int | None = None, unequal: Unequal = Unequal.NEUBERG
) -> tuple[Fraction, ...]:
    """The matchpoints of each score, 2 for each that it beats and 1 for each equal (Law 78A).

    They are brought to the top of a board with `expected` results.

    >>> [int(points) for points in matchpoints([620, 620, 170, -100])]
    [5, 5, 2, 0]
    """
    count = len(scores)
    below: Fraction | int = 0
    worth = {}
    for score, share in sorted(_shares(scores).items()):
        worth[score] = scaled(2 * below + share - 1, count, expected or count, unequal)
        below += share
    return _weighed(scores, worth)


def cross_imp_sums(scores: Sequence[Score]) -> tuple[Fraction, ...]:
    """The sum of the IMPs of each score against all the others.

    Every step of the scale that a score is above another brings it one IMP: the results that far below it are
    counted, and those that far above it taken off.

    >>> [int(points) for points in cross_imp_sums([-140, -460, 50, -490])]
    [11, -18, 27, -20]
    """
    shares = _shares(scores)
    values = sorted(shares)
    up_to = (0, *accumulate(shares[score] for score in values))
    worth = {
        score: Fraction(
            sum(
                up_to[bisect_right(values, score - lowest)]
                + up_to[bisect_left(values, score + lowest)]
                - up_to[-1]
                for lowest in LOWEST
            )
        )
        for score in values
    }
    return _weighed(scores, worth)


def _shares(scores: Sequence[Score]) -> Shares:
    """The number of results with each score, an outcome counting for its share of one."""
    shares: dict[int, Fraction | int] = defaultdict(int)
    for score in scores:
        for points, share in outcomes(score):
            shares[points] += share
    return shares


def _weighed(scores: Sequence[Score], worth: Mapping[int, Fraction]) -> tuple[Fraction, ...]:
    return tuple(
        sum((share * worth[points] for points, share in score.outcomes), Fraction())
        if isinstance(score, Weighted)
        else worth[score]
        for score in scores
    )
