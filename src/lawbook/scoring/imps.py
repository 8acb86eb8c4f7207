"""International matchpoints (Law 78B)."""

from bisect import bisect_right
from fractions import Fraction

from lawbook.scoring.entry import Score, outcomes

__all__ = ["LOWEST", "compared_at_imps", "imps"]

LOWEST = (
    *(20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600),
    *(750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000),
)
"""The smallest difference that is worth 1 IMP, 2 IMPs and so on."""


def imps(difference: Fraction | int) -> int:
    """What a difference of total points is worth.

    >>> imps(-470), imps(10), imps(4000)
    (-10, 0, 24)
    """
    return (
        bisect_right(LOWEST, int(difference)) if difference > 0 else -bisect_right(LOWEST, int(-difference))
    )


def compared_at_imps(own: Score, other: Score) -> Fraction:
    """The IMPs of one score against another, both as North-South see them; outcomes are weighted in IMPs.

    >>> from lawbook.scoring.entry import Weighted
    >>> print(compared_at_imps(Weighted.of([(620, "60%"), (-100, "40%")]), 170))
    16/5
    """
    return Fraction(
        sum(
            share * part * imps(points - others)
            for points, share in outcomes(own)
            for others, part in outcomes(other)
        )
    )
