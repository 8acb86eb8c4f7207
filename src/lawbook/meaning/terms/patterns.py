"""Shapes that have a name, told from the lengths of the suits."""

from collections.abc import Sequence
from enum import Enum

__all__ = ["Pattern"]


class Pattern(Enum):
    """A kind of shape."""

    BALANCED = "balanced"
    SEMI_BALANCED = "semi-balanced"
    ONE_SUITER = "one-suiter"
    TWO_SUITER = "two-suiter"
    THREE_SUITER = "three-suiter"

    def fits(self, lengths: Sequence[int]) -> bool:
        """Whether suits of these lengths, in any order, are of this kind.

        >>> Pattern.BALANCED.fits((3, 5, 2, 3)), Pattern.SEMI_BALANCED.fits((2, 6, 2, 3))
        (True, True)
        """
        first, second, third, last = sorted(lengths, reverse=True)
        match self:
            case Pattern.BALANCED:
                return last >= 2 and third >= 3
            case Pattern.SEMI_BALANCED:
                return last == third == 2 and second >= 3
            case Pattern.ONE_SUITER:
                return first >= 6 and second <= 3
            case Pattern.TWO_SUITER:
                return first >= 5 and second >= 4 and third <= 3
            case Pattern.THREE_SUITER:
                return third >= 4
