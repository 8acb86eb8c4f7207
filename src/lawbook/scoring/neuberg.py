"""Boards with fewer results than others: Neuberg's formula, and what has been used in its place.

It treats the results that are missing as if they were spread like those that there are, so a share of
each missing comparison goes to everybody, and a top on few results is a little less than a top on many.
"""

from enum import Enum
from fractions import Fraction

__all__ = ["Unequal", "neuberg", "scaled"]


class Unequal(Enum):
    """How the matchpoints of a board with fewer results are brought to the top of the others."""

    NEUBERG = "neuberg"
    FACTOR = "factor"
    """In proportion to the tops: an older practice, which overrates a top on few results."""
    OWN_TOP = "own_top"
    """Not at all: each board has a top of its own, and its percentages count as they are."""


def neuberg(matchpoints: Fraction | int, results: int, expected: int) -> Fraction:
    """The matchpoints, 2 for a win, of so many results on a board where so many were expected.

    >>> print(neuberg(4, 6, 7), neuberg(18, 10, 11))
    29/6 199/10
    """
    return Fraction(expected, results) * (matchpoints + 1) - 1


def scaled(matchpoints: Fraction | int, results: int, expected: int, unequal: Unequal) -> Fraction:
    """The matchpoints by the method that is in force; a single result has nothing to be compared with."""
    if results == expected or unequal is Unequal.OWN_TOP:
        return Fraction(matchpoints)
    if unequal is Unequal.NEUBERG:
        return neuberg(matchpoints, results, expected)
    if results == 1:
        return Fraction(expected - 1)
    return matchpoints * Fraction(expected - 1, results - 1)
