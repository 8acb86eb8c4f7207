"""Differences between what a file published and what its results come to."""

from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction

from lawbook.notation.results.fields import number_of
from lawbook.scoring.exact import published

__all__ = ["Difference", "agrees", "places_of", "shown"]


@dataclass(frozen=True, slots=True)
class Difference:
    """One figure that does not come out as it was published."""

    where: str
    """The board and who met on it, or the contestant."""
    what: str
    """The figure: matchpoints NS, total and so on."""
    published: str
    computed: str
    because: str = ""
    """What explains it; empty where nothing does."""

    def __str__(self) -> str:
        told = f"{self.where}: {self.what} published {self.published or 'nothing'}, computed {self.computed}"
        return f"{told}; {self.because}" if self.because else told


def places_of(text: str) -> int:
    """How many decimals a figure is printed with.

    >>> places_of("61.80"), places_of("7")
    (2, 0)
    """
    return len(text.partition(".")[2])


def shown(value: Fraction | int | None, like: str) -> str:
    """A figure with as many decimals as another is printed with."""
    return "nothing" if value is None else str(published(value, places_of(number_of(like) or "")))


def agrees(text: str, value: Fraction | int | None) -> bool:
    """Whether a printed figure is the value, as far as it is printed; nothing printed contradicts nothing.

    >>> agrees("14.67", Fraction(44, 3)), agrees("14.6", Fraction(44, 3)), agrees("", None)
    (True, False, True)
    """
    number = number_of(text)
    if number is None:
        return True
    return value is not None and published(value, places_of(number)) == Decimal(number)


def last_place(text: str, value: Fraction | int | None) -> bool:
    """Whether a printed figure is off by one in its last decimal, as after another way of rounding."""
    number = number_of(text)
    if number is None or value is None:
        return False
    unit = Decimal(1).scaleb(-places_of(number))
    return abs(published(value, places_of(number)) - Decimal(number)) <= unit
