"""Between what limits the hands of a meaning lie: what Law 23A1 compares."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from operator import gt, lt

from lawbook.bridge import Suit
from lawbook.meaning.counting.counts import counted
from lawbook.meaning.counting.draw import WHOLE_PACK, Draw
from lawbook.meaning.counting.suits import coefficients, span_of
from lawbook.meaning.counting.survey import Survey, survey
from lawbook.meaning.terms.figures import Figure, Lengths
from lawbook.meaning.terms.meanings import Meaning

__all__ = ["Limits", "Spread", "lengths_of", "spread"]

Limits = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Spread:
    """The fewest and the most points, and cards of each suit, among the hands of a meaning."""

    hands: int
    points: Limits
    lengths: Mapping[Suit, Limits]


def spread(meaning: Meaning, draw: Draw = WHOLE_PACK) -> Spread | None:
    """The limits within which the hands of the meaning lie; None if there is no hand.

    >>> from lawbook.meaning.terms.shapes import Shape
    >>> found = spread(Shape((4, 3, 3, 3)))
    >>> found.points, found.lengths[Suit.SPADES]
    ((0, 37), (3, 4))
    """
    looked_over = survey(meaning, draw=draw, shown=(Figure.POINTS,))
    found, lengths = looked_over.totals(), _lengths(looked_over)
    if lengths is None:
        return None
    hands = sum(counted(polynomial, mask) for (mask,), polynomial in found.items())
    points = {number for (mask,), polynomial in found.items() for number in _points(polynomial, mask)}
    return Spread(hands, (min(points), max(points)), lengths)


def lengths_of(meaning: Meaning, draw: Draw = WHOLE_PACK) -> Mapping[Suit, Limits] | None:
    """The fewest and the most cards of each suit among the hands of a meaning; None if there is no hand."""
    return _lengths(survey(meaning, draw=draw))


def _lengths(looked_over: Survey) -> Mapping[Suit, Limits] | None:
    """The limits of each suit; only a shape that would widen them is asked whether there is a hand."""
    least: tuple[int, ...] = (14,) * 4
    most: tuple[int, ...] = (-1,) * 4

    def wider(lengths: Lengths) -> bool:
        return any(map(lt, lengths, least)) or any(map(gt, lengths, most))

    for lengths, sorts, (mask,) in looked_over.drawn(wider):
        if wider(lengths) and counted(prod(looked_over.halves(lengths, sorts)), mask):
            least, most = tuple(map(min, least, lengths)), tuple(map(max, most, lengths))
    if -1 in most:
        return None
    return dict(zip(Suit, zip(least, most, strict=True), strict=True))


def _points(polynomial: int, mask: int) -> set[int]:
    span = span_of(Figure.POINTS)
    return {
        place % span for place, hands in enumerate(coefficients(polynomial)) if hands and mask >> place & 1
    }
