"""Reading and rounding. Figures stay exact fractions until they are published."""

import re
from decimal import Decimal
from enum import Enum
from fractions import Fraction

__all__ = ["Half", "fraction_of", "published", "to_multiple"]

_WRITTEN = re.compile(r"\s*[+-]?\d{1,40}(?:\.\d{0,40}|/\d{1,40})?\s*|\s*[+-]?\.\d{1,40}\s*", re.ASCII)


def fraction_of(text: str) -> Fraction:
    """A number as people write it. Raises ValueError for what is none, a power of ten among it, which may have no end.

    >>> print(fraction_of("0.5"), fraction_of("2/3"), fraction_of(".25"))
    1/2 2/3 1/4
    """
    if not _WRITTEN.fullmatch(text):
        raise ValueError(text)
    try:
        return Fraction(text)
    except ZeroDivisionError:
        raise ValueError(text) from None


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
