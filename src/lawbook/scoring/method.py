"""How the boards of a session of pairs are scored: by matchpoints, cross-IMPs or against a datum (Law 78)."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Protocol

from lawbook.scoring.artificial import AT_IMPS, AT_MATCHPOINTS, Awards
from lawbook.scoring.butler import COMPSCORE, DatumRule, butler, datum
from lawbook.scoring.cross_imps import Divisor, cross_imps
from lawbook.scoring.entry import Score
from lawbook.scoring.exact import Half, to_multiple
from lawbook.scoring.fouled import WBF, SmallGroups, fouled
from lawbook.scoring.neuberg import Unequal
from lawbook.scoring.penalties import Unit

__all__ = ["Butler", "CrossImps", "Matchpoints", "Method"]

Groups = Sequence[Sequence[Score]]
"""The results of one direction, as it sees them, by the form in which the board was played."""
Points = Sequence[Sequence[Fraction]]


class Method(Protocol):
    """A way to score boards."""

    @property
    def unit(self) -> Unit:
        """What a total is counted in."""

    @property
    def awards(self) -> Awards:
        """How artificial scores are awarded."""

    def points(self, groups: Groups, expected: int) -> Points:
        """The points of one direction on a board, where a board has `expected` results."""

    def top(self, expected: int) -> int:
        """The most that there is on a board; nothing where there is no such thing."""

    def award(self, amount: Fraction, expected: int) -> Fraction:
        """The points of an artificial score of this amount."""


@dataclass(frozen=True, slots=True)
class Matchpoints:
    """Law 78A, and what a regulation adds to it."""

    awards: Awards = AT_MATCHPOINTS
    win: int = 2
    """What is had for each result that is beaten: 2, or 1 as in North America."""
    unequal: Unequal = Unequal.NEUBERG
    small_groups: SmallGroups = WBF
    places: int | None = None
    """To how many decimals a board's figure is rounded before it is added up; None for exact sums."""
    half_to_average: bool = False
    """Whether a half goes towards the average when it is rounded, as the EBU has it, and not up."""

    @property
    def unit(self) -> Unit:
        """What a total is counted in."""
        return Unit.MATCHPOINTS

    def points(self, groups: Groups, expected: int) -> Points:
        """The matchpoints of one direction; where each board has a top of its own, percentages."""
        own_top = self.unequal is Unequal.OWN_TOP
        wanted = sum(map(len, groups)) if own_top else expected
        unequal = Unequal.NEUBERG if own_top else self.unequal
        rated = fouled(groups, wanted, self.small_groups, unequal)
        return [
            [self._rounded(self._share(one, wanted) * self.top(expected), expected) for one in group]
            for group in rated
        ]

    def _share(self, points: Fraction, results: int) -> Fraction:
        """The points as a part of the top; a lone result has half of it."""
        return points / (2 * results - 2) if results > 1 else Fraction(1, 2)

    def _rounded(self, points: Fraction, expected: int) -> Fraction:
        if self.places is None:
            return points
        unit = Fraction(1, 10**self.places)
        average = Fraction(self.top(expected), 2)
        if not self.half_to_average:
            return to_multiple(points, unit)
        return average + to_multiple(points - average, unit, Half.TOWARDS)

    def top(self, expected: int) -> int:
        """The most that there is on a board."""
        return 100 if self.unequal is Unequal.OWN_TOP else self.win * (expected - 1)

    def award(self, amount: Fraction, expected: int) -> Fraction:
        """The points of this percentage of a top."""
        return self._rounded(amount * self.top(expected) / 100, expected)


@dataclass(frozen=True, slots=True)
class _AtImps:
    """What cross-IMPs and Butler have in common."""

    awards: Awards = AT_IMPS

    @property
    def unit(self) -> Unit:
        """What a total is counted in."""
        return Unit.IMPS

    def top(self, expected: int) -> int:  # noqa: ARG002  # a method of the same form as at matchpoints
        """Nothing: there is no most at IMPs."""
        return 0


@dataclass(frozen=True, slots=True)
class CrossImps(_AtImps):
    """Each result against each other at IMPs."""

    divisor: Divisor = Divisor.COMPARISONS
    rescaled: bool = False
    """Whether boards with fewer results are brought in proportion to the others."""

    def points(self, groups: Groups, expected: int) -> Points:
        """The cross-IMPs of one direction; sums that are not divided are brought from a group to the board."""
        results = sum(map(len, groups))
        whole = len(groups) > 1 and self.divisor is Divisor.NOTHING
        wanted = expected if self.rescaled else results
        return [
            [figure * Fraction(results - 1, len(group) - 1) for figure in cross_imps(group, self.divisor)]
            if whole and len(group) > 1
            else list(cross_imps(group, self.divisor, wanted if len(groups) == 1 else None))
            for group in groups
        ]

    def award(self, amount: Fraction, expected: int) -> Fraction:
        """The IMPs of an amount that is meant for one comparison."""
        return amount * (expected - 1 if self.divisor is Divisor.NOTHING else 1)


@dataclass(frozen=True, slots=True)
class Butler(_AtImps):
    """IMPs against a datum, one for each form in which the board was played."""

    rule: DatumRule = COMPSCORE

    def points(self, groups: Groups, expected: int) -> Points:  # noqa: ARG002  # a datum needs no field
        """The IMPs of one direction against the datum."""
        return [list(butler(group, datum(group, self.rule))) for group in groups]

    def award(self, amount: Fraction, expected: int) -> Fraction:  # noqa: ARG002
        """The amount as it is."""
        return amount
