"""Carry-over from one stage to the next, in the forms that regulations choose from."""

from collections.abc import Iterable
from fractions import Fraction

__all__ = ["carried_fraction", "carried_margin", "weighted_mean"]


def weighted_mean(stages: Iterable[tuple[Fraction, int]]) -> Fraction:
    """All of it: the mean of the stages' figures, each by its number of boards.

    >>> print(weighted_mean([(Fraction(60), 24), (Fraction(50), 48)]))
    160/3
    """
    told = list(stages)
    return sum((figure * boards for figure, boards in told), Fraction()) / sum(boards for _, boards in told)


def carried_fraction(
    before: Fraction, part: Fraction, *, average: Fraction | int = 50, most: Fraction | None = None
) -> Fraction:
    """What is added to the final for an earlier stage: part of what it was above average, capped where that is said.

    >>> print(carried_fraction(Fraction(62), Fraction(1, 2)), carried_fraction(Fraction(70), Fraction(1, 2), most=Fraction(8)))
    6 8
    """
    carried = part * (before - average)
    return carried if most is None else max(-most, min(most, carried))


def carried_margin(margin: Fraction, part: Fraction, most: Fraction | None = None) -> Fraction:
    """The IMPs that a team takes into a knock-out match from the earlier one against the same opponents."""
    return carried_fraction(margin, part, average=0, most=most)
