"""Fouled boards: the results of each form are rated separately (Law 87B)."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from lawbook.scoring.compared import matchpoints
from lawbook.scoring.entry import Score
from lawbook.scoring.neuberg import Unequal

__all__ = ["ACBL", "EBU", "WBF", "SmallGroups", "fouled"]


@dataclass(frozen=True, slots=True)
class SmallGroups:
    """What a regulation gives in groups that are too small for a comparison: it is generous to both sides.

    The mean is an average plus, and each matchpoint in the group is worth a twentieth of a top: 60 % to a
    result that is alone, 65 and 55 % to two, 70, 60 and 50 % to three, and between them where they are equal.
    """

    size: int = 3
    """The largest group that is too small."""
    part: Fraction = Fraction(1)
    """And it must be no more than this part of the results on the board."""
    largest_compared: bool = False
    """Whether a group of three is compared all the same where no other group is larger."""

    def covers(self, size: int, sizes: Sequence[int], expected: int) -> bool:
        """Whether a group of this size, among groups of these sizes, is too small; a lone group never is."""
        if len(sizes) == 1 or (self.largest_compared and size == 3 == max(sizes)):
            return False
        return size <= self.size and size <= self.part * expected


WBF = SmallGroups()
"""As programs in Europe do; the text of a WBF regulation was not to be had."""
EBU = SmallGroups(part=Fraction(1, 3))
"""White Book 4.2.3.3, as quoted in the EBU's forum in 2022."""
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
        tuple(_generous(points, len(group), wanted) for points in matchpoints(group))
        if regulation.covers(len(group), sizes, wanted)
        else matchpoints(group, wanted, unequal)
        for group in groups
    )


def _generous(points: Fraction, size: int, expected: int) -> Fraction:
    return (12 + points - (size - 1)) * (expected - 1) / 10
