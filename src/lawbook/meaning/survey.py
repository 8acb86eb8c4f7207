"""All hands that can be drawn, in cells: by shape, and where it matters by what a suit holds.

In a cell each suit contributes a polynomial, and their product says how many hands have how many points.
Minors and majors are kept apart, since many cells have one of the two in common.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache, reduce
from itertools import product, repeat
from operator import or_

from lawbook.bridge import Suit
from lawbook.meaning.draw import WHOLE_PACK, Draw
from lawbook.meaning.figures import Figure, Holding, Lengths
from lawbook.meaning.formula import Grounds, grounds_of
from lawbook.meaning.shape_terms import OfShape
from lawbook.meaning.suits import OfSuit, Truths, sort_suit
from lawbook.meaning.terms import Meaning

__all__ = ["Cell", "Sort", "Survey", "shapes", "survey"]

Sort = Truths | None
"""A sort of holding; None where any will do."""

Table = tuple[dict[Truths, int], ...]
"""For each length of a suit, its sorts of holding with their polynomials."""

Cards = tuple[Holding, Holding]
"""The cards of a suit in the pack, and those held anyway."""

_ANY_SORT: tuple[Sort, ...] = (None,) * 4


@dataclass(frozen=True, slots=True)
class Cell:
    """Hands of one shape that are alike in all that the meanings ask of single suits."""

    lengths: Lengths
    sorts: tuple[Sort, ...]
    masks: tuple[int, ...]
    """For each meaning, the places at which it is fulfilled."""
    minors: int
    majors: int

    @property
    def polynomial(self) -> int:
        """How many hands stand at each place."""
        return self.minors * self.majors


@dataclass(frozen=True, slots=True)
class Survey:
    """Looks over all hands that can be drawn, for some meanings at once."""

    grounds: Grounds
    draw: Draw
    suits: tuple[OfSuit, ...]
    """What is asked about each suit."""
    _tables: tuple[tuple[Table, Table], ...] = field(repr=False)
    """The holdings of each suit, sorted by what is asked and by length alone."""
    _pairs: dict[tuple[int, Lengths, tuple[Sort, ...]], int] = field(default_factory=dict, repr=False)

    def cells(self) -> Iterator[Cell]:
        """Every cell in which at least one of the meanings may be fulfilled."""
        for truths, alike in self._kinds_of_shape().items():
            masks = self._masks(truths | self.grounds.open)
            if not any(masks):
                continue
            if self.grounds.open and masks != self._masks(truths):
                yield from self._divided(truths, alike)
            else:
                yield from (self._cell(lengths, _ANY_SORT, masks) for lengths in alike)

    def _kinds_of_shape(self) -> dict[Truths, list[Lengths]]:
        """The shapes that can be drawn, by what is true of them."""
        cards = tuple((asked.available, asked.held) for asked in self.suits)
        every = shapes(cards, self.draw.size)
        columns = [fits(term, cards, self.draw.size) for term in self.grounds.shapes]
        rows = zip(*columns, strict=True) if columns else repeat((), len(every))
        by_row: dict[tuple[bool, ...], list[Lengths]] = {}
        for row, lengths in zip(rows, every, strict=True):
            by_row.setdefault(row, []).append(lengths)
        first = 2 * len(self.grounds.holdings)
        return {
            sum(1 << first + 2 * at + (not true) for at, true in enumerate(row)): alike
            for row, alike in by_row.items()
        }

    def _masks(self, truths: Truths) -> tuple[int, ...]:
        return tuple([formula(truths) for formula in self.grounds.formulas])

    def _divided(self, truths: Truths, alike: Iterable[Lengths]) -> Iterator[Cell]:
        """The cells of shapes in which it matters what some suits hold."""
        known: dict[Truths, tuple[int, ...]] = {}
        for lengths in alike:
            sorts: list[tuple[Sort, ...]] = [
                tuple(table[length]) if asked.terms else (None,)
                for asked, (table, _), length in zip(self.suits, self._tables, lengths, strict=True)
            ]
            for choice in product(*sorts):
                held = reduce(or_, filter(None, choice))
                masks = known.get(held) or known.setdefault(held, self._masks(truths | held))
                if any(masks):
                    yield self._cell(lengths, choice, masks)

    def _cell(self, lengths: Lengths, sorts: tuple[Sort, ...], masks: tuple[int, ...]) -> Cell:
        return Cell(lengths, sorts, masks, self._pair(0, lengths, sorts), self._pair(2, lengths, sorts))

    def _pair(self, first: int, lengths: Lengths, sorts: tuple[Sort, ...]) -> int:
        """The polynomial of two suits together."""
        key = first, lengths[first : first + 2], sorts[first : first + 2]
        if key not in self._pairs:
            one, other = (self._factor(at, lengths[at], sorts[at]) for at in (first, first + 1))
            self._pairs[key] = one * other
        return self._pairs[key]

    def _factor(self, suit: int, length: int, sort: Sort) -> int:
        asked, unasked = self._tables[suit]
        return unasked[length][0] if sort is None else asked[length][sort]


def survey(*meanings: Meaning, draw: Draw = WHOLE_PACK, shown: tuple[Figure, ...] = ()) -> Survey:
    """The survey of the hands that can be drawn for these meanings, by some figures beside those that they ask."""
    grounds = grounds_of(*meanings, shown=shown)
    suits = tuple(
        OfSuit(
            available=(draw.pack - draw.held).bits >> 13 * suit & 0x1FFF,
            held=draw.held.bits >> 13 * suit & 0x1FFF,
            terms=tuple((number, term) for number, term in enumerate(grounds.holdings) if term.suit is suit),
            axes=grounds.axes,
        )
        for suit in Suit
    )
    return Survey(grounds, draw, suits, tuple((sort_suit(suit), sort_suit(suit.unasked)) for suit in suits))


@lru_cache(maxsize=256)
def shapes(suits: tuple[Cards, ...], size: int) -> tuple[Lengths, ...]:
    """How many cards of each suit, clubs first, a hand of this size can have."""
    ranges = (range(held.bit_count(), (held | available).bit_count() + 1) for available, held in suits)
    return tuple(lengths for lengths in product(*ranges) if sum(lengths) == size)


@lru_cache(maxsize=1024)
def fits(term: OfShape, suits: tuple[Cards, ...], size: int) -> tuple[bool, ...]:
    """Which of the shapes that can be drawn belong to the term."""
    return tuple(map(term.fits, shapes(suits, size)))
