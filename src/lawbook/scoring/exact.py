"""Rounding. Figures stay exact fractions until they are published."""

from decimal import Decimal
from enum import Enum
from fractions import Fraction

__all__ = ["Half", "published", "to_multiple"]


class Half(Enum):
    """Where a figure goes that lies exactly between two."""

    AWAY = "away"
    """Away from zero: what is meant where nothing else is said."""
    TOWARDS = "towards"
    """Towards zero."""
    EVEN = "even"
    UP = "up"
    DOWN = "down"


def to_multiple(value: Fraction | int, unit: Fraction | int = 1, half: Half = Half.AWAY) -> Fraction:
    """The multiple of the unit nearest to the value.

    >>> print(to_multiple(-445, 10), to_multiple(425, 10, Half.EVEN), to_multiple(435, 10, Half.EVEN))
    -450 420 440
    """
    below, rest = divmod(Fraction(value), unit)
    if 2 * rest == unit:
        above = {
            Half.AWAY: value > 0,
            Half.TOWARDS: value < 0,
            Half.EVEN: below % 2 == 1,
            Half.UP: True,
            Half.DOWN: False,
        }[half]
    else:
        above = 2 * rest > unit
    return Fraction((below + above) * unit)


def published(value: Fraction | int, places: int = 2) -> Decimal:
    """The figure as it is published: so many decimals, half away from zero.

    >>> print(published(Fraction(145, 3), 1), published(Fraction(-1, 200)))
    48.3 -0.01
    """
    whole = abs(2 * value.numerator * 10**places) + value.denominator
    units = whole // (2 * value.denominator)
    return Decimal(units if value >= 0 else -units).scaleb(-places)
