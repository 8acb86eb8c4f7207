"""Procedural penalties (Law 90) and other adjustments of a total, each in the unit in which it was given."""

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from lawbook.errors import CaseError
from lawbook.scoring.exact import fraction_of

__all__ = ["Penalty", "Unit", "parse_penalty"]


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
            "a penalty to {contestant} in {unit}: the total is in {total}; give it in that (Law 90A)",
            contestant=self.contestant,
            unit=self.unit.value,
            total=unit.value,
        )


def parse_penalty(text: str) -> tuple[Fraction, Unit]:
    """An amount with its unit. Raises CaseError for what is none.

    >>> print(*parse_penalty("10% of a top"))
    1/10 share of a top
    """
    words = text.casefold().replace("of a ", "").split()
    try:
        number, unit = words
        share = fraction_of(number.rstrip("%")) / (100 if number.endswith("%") else 1)
        return share, _UNITS[unit.rstrip("s")]
    except (ValueError, KeyError):
        raise CaseError(
            "penalty {text!r}: write 10% of a top, 3 IMPs, 1 VP or 2 matchpoints", text=text[:40]
        ) from None


_UNITS = {
    "top": Unit.TOP,
    "percent": Unit.PERCENT,
    "matchpoint": Unit.MATCHPOINTS,
    "imp": Unit.IMPS,
    "vp": Unit.VICTORY_POINTS,
}
