"""Procedural penalties (Law 90) and other adjustments of a total, each in the unit in which it was given."""

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from lawbook.errors import CaseError

__all__ = ["Penalty", "Unit"]


class Unit(Enum):
    """What a penalty is counted in."""

    TOP = "share of a top"
    PERCENT = "percentage points of the session"
    MATCHPOINTS = "matchpoints"
    IMPS = "IMPs"
    VICTORY_POINTS = "victory points"

    def __str__(self) -> str:
        return self.value


@dataclass(frozen=True, slots=True)
class Penalty:
    """A deduction from a contestant's total, after the boards are scored; nobody gains by it.

    Of nothing it is a warning, and is recorded all the same; a negative one is an adjustment in favour.
    """

    contestant: str
    amount: Fraction
    unit: Unit
    reason: str = ""

    def cost(self, unit: Unit, *, top: Fraction | int = 0, available: Fraction | int = 0) -> Fraction:
        """What it costs in the unit of a total, with the top of a board and all that was available to him.

        >>> print(Penalty("7", Fraction(1, 10), Unit.TOP).cost(Unit.MATCHPOINTS, top=24))
        12/5
        """
        if self.unit is unit:
            return self.amount
        match self.unit, unit:
            case Unit.TOP, Unit.MATCHPOINTS:
                return self.amount * top
            case Unit.PERCENT, Unit.MATCHPOINTS:
                return self.amount * available / 100
        raise CaseError(
            f"a penalty to {self.contestant} in {self.unit}: the total is in {unit}; give it in that (Law 90A)"
        )
