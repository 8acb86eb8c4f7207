"""Two meanings side by side: the figures that Law 23A2 asks for, and the picture of their overlap."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from lawbook.bridge import Suit
from lawbook.meaning.counting.counts import counted, merged
from lawbook.meaning.counting.draw import WHOLE_PACK, Draw
from lawbook.meaning.counting.suits import coefficients, span_of
from lawbook.meaning.counting.survey import survey
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import Meaning

__all__ = ["Difference", "Overlap", "difference"]


@dataclass(frozen=True, slots=True)
class Overlap:
    """How many hands belong to the first meaning only, to both, and to the second only."""

    only_a: int = 0
    both: int = 0
    only_b: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference(Overlap):
    """How the hands of one meaning, a withdrawn call's, stand to those of another, its replacement's."""

    a: Meaning
    b: Meaning
    draw: Draw

    @property
    def subset(self) -> bool:
        """Whether every hand of b is one of a, as Law 23A2 wants it."""
        return not self.only_b

    def picture(self, suit: Suit) -> Mapping[tuple[int, int], Overlap]:
        """The overlap for each number of points and of cards in the suit at which there is a hand."""
        table: dict[tuple[int, int], Counter[str]] = {}
        for region, length, points, hands in _squares(self, suit):
            table.setdefault((points, length), Counter())[region] += hands
        return {square: Overlap(**table[square]) for square in sorted(table)}


def difference(a: Meaning, b: Meaning, draw: Draw = WHOLE_PACK) -> Difference:
    """How the two meanings differ, exactly.

    >>> from lawbook.meaning.words.naming import parse_meaning
    >>> seen = difference(parse_meaning("12-19, 4+ hearts"), parse_meaning("5+ hearts, 13-16"))
    >>> seen.subset, seen.only_b, f"{seen.both / (seen.both + seen.only_a):.1%}"
    (True, 0, '26.0%')
    """
    found = survey(a, b, draw=draw).totals()
    totals: Counter[str] = Counter()
    for masks, polynomial in found.items():
        for region, mask in _regions(*masks):
            totals[region] += counted(polynomial, mask)
    return Difference(a=a, b=b, draw=draw, **totals)


def _regions(a: int, b: int) -> tuple[tuple[str, int], ...]:
    return ("only_a", a & ~b), ("both", a & b), ("only_b", b & ~a)


def _squares(seen: Difference, suit: Suit) -> list[tuple[str, int, int, int]]:
    """Region, length of the suit, points and number of hands, wherever there are any."""
    cells = survey(seen.a, seen.b, draw=seen.draw, shown=(Figure.POINTS,)).cells()
    span = span_of(Figure.POINTS)
    return [
        (region, length, place % span, hands)
        for (length, masks), polynomial in merged(
            cells, lambda cell: (cell.lengths[suit], cell.masks)
        ).items()
        for place, hands in enumerate(coefficients(polynomial))
        if hands
        for region, mask in _regions(*masks)
        if mask >> place & 1
    ]
