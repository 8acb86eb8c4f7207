"""Fouled boards: the results of each form are rated separately (Law 87B)."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from lawbook.scoring.compared import matchpoints
from lawbook.scoring.entry import Score
from lawbook.scoring.neuberg import Unequal

__all__ = ["ACBL", "WBF", "SmallGroups", "fouled"]


@dataclass(frozen=True, slots=True)
class SmallGroups:
    """What a regulation gives in groups that are too small to be compared."""

    percentages: tuple[tuple[int, ...], ...] = ((60,), (65, 55), (70, 60, 50))
    """For a group of one, two, three and so on: percentages of a top, from the best result down."""
    largest_compared: bool = False
    """Whether a group of three is compared all the same where no other group is larger."""

    def percentages_of(self, size: int, sizes: Sequence[int]) -> tuple[int, ...]:
        """The percentages for a group among groups of these sizes; none if it is compared."""
        compared = len(sizes) == 1 or size > len(self.percentages)
        largest = self.largest_compared and size == 3 and size == max(sizes)
        return () if compared or largest else self.percentages[size - 1]


WBF = SmallGroups()
"""As European programs do; the text of a WBF regulation was not to be had."""
ACBL = SmallGroups(largest_compared=True)
"""ACBLscore's manual, topic 92."""


def fouled(
    groups: Sequence[Sequence[Score]],
    expected: int | None = None,
    regulation: SmallGroups = WBF,
    unequal: Unequal = Unequal.NEUBERG,
) -> tuple[tuple[Fraction, ...], ...]:
    """The matchpoints of one direction, 2 for a win, group by group; scores as that direction sees them.

    A group is brought to the top of a board with `expected` results, or with as many as this one has.

    >>> [[str(points) for points in group] for group in fouled([[620, 620], [170]], 11)]
    [['12', '12'], ['12']]
    """
    sizes = [len(group) for group in groups]
    wanted = expected or sum(sizes)
    return tuple(
        _small(group, percentages, 2 * (wanted - 1))
        if (percentages := regulation.percentages_of(len(group), sizes))
        else matchpoints(group, wanted, unequal)
        for group in groups
    )


def _small(group: Sequence[Score], percentages: Sequence[int], top: int) -> tuple[Fraction, ...]:
    """The percentages in the order of the results; equal results share."""
    beaten = matchpoints(group)
    order = sorted(beaten, reverse=True)
    shares = {
        points: Fraction(sum(percentages[place] for place, other in enumerate(order) if other == points))
        / order.count(points)
        for points in set(order)
    }
    return tuple(shares[points] * top / 100 for points in beaten)
