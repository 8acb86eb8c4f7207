"""Between what limits the hands of a meaning lie: what Law 23A1 compares."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from lawbook.bridge import Suit
from lawbook.meaning.counting import counted, merged
from lawbook.meaning.draw import WHOLE_PACK, Draw
from lawbook.meaning.figures import Figure
from lawbook.meaning.suits import coefficients, span_of
from lawbook.meaning.survey import Cell, survey
from lawbook.meaning.terms import Meaning

__all__ = ["Spread", "spread"]

Limits = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Spread:
    """The fewest and the most points, and cards of each suit, among the hands of a meaning."""

    hands: int
    points: Limits
    lengths: Mapping[Suit, Limits]


def spread(meaning: Meaning, draw: Draw = WHOLE_PACK) -> Spread | None:
    """The limits within which the hands of the meaning lie; None if there is no hand.

    >>> from lawbook.meaning.shape_terms import Shape
    >>> found = spread(Shape((4, 3, 3, 3)))
    >>> found.points, found.lengths[Suit.SPADES]
    ((0, 37), (3, 4))
    """
    cells = list(survey(meaning, draw=draw, shown=(Figure.POINTS,)).cells())
    found = merged(cells, lambda cell: cell.masks[0])
    hands = sum(counted(polynomial, mask) for mask, polynomial in found.items())
    if not hands:
        return None
    points = {number for mask, polynomial in found.items() for number in _points(polynomial, mask)}
    return Spread(hands, (min(points), max(points)), _lengths(cells))


def _lengths(cells: Sequence[Cell]) -> Mapping[Suit, Limits]:
    """The limits of each suit; only a shape that would widen them is asked whether there is a hand."""
    least, most = [13] * 4, [0] * 4
    for cell in cells:
        wider = any(
            not low <= length <= high for low, length, high in zip(least, cell.lengths, most, strict=True)
        )
        if wider and counted(cell.polynomial, cell.masks[0]):
            least = list(map(min, least, cell.lengths))
            most = list(map(max, most, cell.lengths))
    return dict(zip(Suit, zip(least, most, strict=True), strict=True))


def _points(polynomial: int, mask: int) -> set[int]:
    span = span_of(Figure.POINTS)
    return {
        place % span for place, hands in enumerate(coefficients(polynomial)) if hands and mask >> place & 1
    }
