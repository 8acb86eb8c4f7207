"""Cross-IMPs: each result against each other at IMPs, and what the sum is divided by."""

from collections.abc import Sequence
from enum import Enum
from fractions import Fraction

from lawbook.scoring.compared import cross_imp_sums
from lawbook.scoring.entry import Score

__all__ = ["Divisor", "cross_imps"]


class Divisor(Enum):
    """What the sum of the comparisons is divided by; the value is the name in PBN."""

    NOTHING = "Cross"
    COMPARISONS = "Cross2"
    SCORES = "Cross1"

    def of(self, results: int) -> int:
        """The number to divide by on a board with so many results."""
        return {Divisor.NOTHING: 1, Divisor.COMPARISONS: results - 1, Divisor.SCORES: results}[self] or 1


def cross_imps(
    scores: Sequence[Score], divisor: Divisor = Divisor.COMPARISONS, expected: int | None = None
) -> tuple[Fraction, ...]:
    """The cross-IMPs of each score.

    With `expected`, the sum is first brought in proportion to a board with so many results: the mean is
    nothing, so there is nothing to shift as there is at matchpoints.

    >>> [str(figure) for figure in cross_imps([-140, -460, 50, -490])]
    ['11/3', '-6', '9', '-20/3']
    """
    count = len(scores)
    wanted = expected or count
    return tuple(total * wanted / (count * divisor.of(wanted)) for total in cross_imp_sums(scores))
