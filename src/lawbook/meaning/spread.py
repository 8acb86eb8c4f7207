"""Between what limits the hands of a meaning lie: what Law 23A1 compares."""

from collections.abc import Mapping
from dataclasses import dataclass

from lawbook.bridge import Suit
from lawbook.meaning.counting import counted
from lawbook.meaning.draw import WHOLE_PACK, Draw
from lawbook.meaning.figures import Figure
from lawbook.meaning.suits import coefficients, span_of
from lawbook.meaning.survey import survey
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
    hands, points, shapes = 0, set(), set()
    for cell in survey(meaning, draw=draw, shown=(Figure.POINTS,)).cells():
        number = counted(cell.polynomial, cell.masks[0])
        if number:
            hands += number
            shapes.add(cell.lengths)
            points |= _points(cell.polynomial, cell.masks[0])
    if not hands:
        return None
    lengths = {
        suit: (min(held), max(held)) for suit, held in zip(Suit, zip(*shapes, strict=True), strict=True)
    }
    return Spread(hands, (min(points), max(points)), lengths)


def _points(polynomial: int, mask: int) -> set[int]:
    span = span_of(Figure.POINTS)
    return {
        place % span for place, hands in enumerate(coefficients(polynomial)) if hands and mask >> place & 1
    }
