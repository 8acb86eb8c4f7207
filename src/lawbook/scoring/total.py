"""Total points: the margin counts as it is (Law 78C)."""

from fractions import Fraction

from lawbook.scoring.entry import Score, raw

__all__ = ["total_points"]


def total_points(own: Score, other: Score) -> Fraction:
    """The difference of two scores, both as North-South see them; outcomes are weighted in points.

    >>> print(total_points(620, -100))
    720
    """
    return raw(own) - raw(other)
