"""Differences between what a file published and what its results come to."""

from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction

from lawbook.errors import Wording
from lawbook.notation.results.fields import number_of
from lawbook.scoring.exact import published

__all__ = ["LAST_PLACE", "Difference", "agrees", "last_place", "off_in_decimals", "places_of", "shown"]


LAST_PLACE = Wording("rounded otherwise in the last place")
"""Why a figure that is off by one in its last decimal may be so."""


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
        return self.told

    @property
    def told(self) -> Wording:
        """The whole of it in one line."""
        return Wording("{where}: {said}", where=self.where, said=self.said)

    @property
    def said(self) -> Wording:
        """The figure, and what explains it, without its place."""
        told = Wording(
            "{what} published {published}, computed {computed}",
            what=self.what,
            published=_figure(self.published),
            computed=_figure(self.computed),
        )
        return Wording("{told}; {because}", told=told, because=self.because) if self.because else told


def _figure(text: str) -> Decimal | str:
    number = number_of(text)
    return Decimal(text) if number == text else text or Wording("nothing")


def places_of(text: str) -> int:
    """How many decimals a figure is printed with.

    >>> places_of("61.80"), places_of("7")
    (2, 0)
    """
    return len(text.partition(".")[2])


def shown(value: Fraction | int | None, like: str) -> str:
    """A figure with as many decimals as another is printed with."""
    return Wording("nothing") if value is None else str(published(value, places_of(number_of(like) or "")))


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


def off_in_decimals(text: str, value: Fraction | int | None) -> bool:
    """Whether a figure with decimals is off by one in the last of them; a whole point is no rounding.

    >>> off_in_decimals("4.7", Fraction(24, 5)), off_in_decimals("4", Fraction(5))
    (True, False)
    """
    return places_of(number_of(text) or "") > 0 and last_place(text, value)
