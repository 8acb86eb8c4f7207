"""All hands that can be drawn, in cells: by shape, and where it matters by what a suit holds.

In a cell each suit contributes a polynomial, and their product says how many hands have how many points.
Minors and majors are kept apart, since many cells have one of the two in common.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache, partial
from itertools import compress, product

from lawbook.bridge import Suit
from lawbook.budget import in_force, known_so_far
from lawbook.errors import Wording
from lawbook.meaning.counting.draw import WHOLE_PACK, Draw
from lawbook.meaning.counting.formula import Grounds, grounds_of
from lawbook.meaning.counting.suits import OfSuit, Truths, sort_suit
from lawbook.meaning.terms.figures import Figure, Holding, Lengths
from lawbook.meaning.terms.meanings import Meaning
from lawbook.meaning.terms.shapes import OfShape

__all__ = ["Cell", "Sort", "Survey", "shapes", "survey"]

Sort = Truths | None
"""A sort of holding; None where any will do."""

Masks = tuple[int, ...]
"""For each meaning, the places at which it is fulfilled."""

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
    masks: Masks
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
    _sorted: dict[tuple[int, Lengths], list[tuple[Truths, tuple[Sort, ...]]]] = field(
        default_factory=dict, repr=False
    )
    _pairs: dict[tuple[int, Lengths, tuple[Sort, ...]], int] = field(default_factory=dict, repr=False)

    def cells(self) -> Iterator[Cell]:
        """Every cell in which at least one of the meanings may be fulfilled."""
        for lengths, sorts, masks in self.drawn():
            yield Cell(lengths, sorts, masks, *self.halves(lengths, sorts))

    def totals(self) -> Mapping[Masks, int]:
        """How many hands stand at each place, of all the cells in which the meanings are fulfilled alike.

        Majors that go with the same minors are added before they are multiplied.
        """
        majors: defaultdict[tuple[Masks, Lengths, tuple[Sort, ...]], int] = defaultdict(int)
        known, pair = self._pairs, self._pair
        for lengths, sorts, masks in self.drawn():
            key = 2, lengths[2:], sorts[2:]
            majors[masks, lengths[:2], sorts[:2]] += known.get(key) or pair(*key)
        whole: defaultdict[Masks, int] = defaultdict(int)
        for (masks, lengths, sorts), others in majors.items():
            whole[masks] += pair(0, lengths, sorts) * others
        return whole

    def drawn(
        self, wanted: Callable[[Lengths], bool] | None = None
    ) -> Iterator[tuple[Lengths, tuple[Sort, ...], Masks]]:
        """Every shape that can be drawn, or is wanted, where a meaning may be fulfilled.

        Where they matter, the sorts of holding go with it.
        """
        with known_so_far(Wording("how the words are read; say it in fewer to have the hands counted")):
            for truths, masks, those in self._kinds_of_shape():
                alike = those if wanted is None else filter(wanted, those)
                if self.grounds.open and masks != self._masks(truths):
                    yield from self._divided(truths, alike)
                else:
                    yield from ((lengths, _ANY_SORT, masks) for lengths in alike)

    def halves(self, lengths: Lengths, sorts: tuple[Sort, ...]) -> tuple[int, int]:
        """The polynomials of the minors and of the majors."""
        return self._pair(0, lengths[:2], sorts[:2]), self._pair(2, lengths[2:], sorts[2:])

    def _kinds_of_shape(self) -> Iterator[tuple[Truths, Masks, Iterable[Lengths]]]:
        """The shapes that can be drawn, by what is true of them, where a meaning may be fulfilled."""
        cards = tuple((asked.available, asked.held) for asked in self.suits)
        every = shapes(cards, self.draw.size)
        kinds = {0: (1 << len(every)) - 1}
        for number, term in enumerate(self.grounds.shapes, len(self.grounds.holdings)):
            fitting, true = fits(term, cards, self.draw.size), 1 << 2 * number
            split = [(truths | true, those & fitting) for truths, those in kinds.items()]
            split += [(truths | true << 1, those & ~fitting) for truths, those in kinds.items()]
            kinds = {truths: those for truths, those in split if those}
        for truths, those in sorted(kinds.items(), key=lambda kind: kind[1] & -kind[1]):
            masks = self._masks(truths | self.grounds.open)
            if any(masks):
                yield truths, masks, compress(every, map(int, reversed(f"{those:b}")))

    def _masks(self, truths: Truths) -> Masks:
        return tuple([formula(truths) for formula in self.grounds.formulas])

    def _divided(
        self, truths: Truths, alike: Iterable[Lengths]
    ) -> Iterator[tuple[Lengths, tuple[Sort, ...], Masks]]:
        """The same of shapes in which it matters what some suits hold; of two suits at a time what cannot be is left out."""
        budget = in_force()
        masks_of = cache(lambda held: self._masks(truths | held))
        minors, majors = (
            cache(partial(self._possible, masks_of, self._open(2 - first), first)) for first in (0, 2)
        )
        for lengths in alike:
            for minor, sorts in minors(lengths[:2]):
                for major, others in majors(lengths[2:]):
                    budget.spend(nodes=1)
                    masks = masks_of(minor | major)
                    if any(masks):
                        yield lengths, sorts + others, masks

    def _possible(
        self, masks_of: Callable[[Truths], Masks], left: Truths, first: int, lengths: Lengths
    ) -> list[tuple[Truths, tuple[Sort, ...]]]:
        """The sorts of holding of two suits with which a meaning may be fulfilled, all left open of the other two."""
        return [(held, sorts) for held, sorts in self._sorts(first, lengths) if any(masks_of(left | held))]

    def _open(self, first: int) -> Truths:
        """Every truth about the holdings of two suits, and its opposite."""
        return sum(3 << 2 * number for suit in self.suits[first : first + 2] for number, _ in suit.terms)

    def _sorts(self, first: int, lengths: Lengths) -> list[tuple[Truths, tuple[Sort, ...]]]:
        """The sorts of holding of two suits of these lengths, with what is true of both."""
        known = self._sorted.get((first, lengths))
        if known is None:
            one, other = (
                tuple(self._tables[at][0][length]) if self.suits[at].terms else (None,)
                for at, length in enumerate(lengths, first)
            )
            known = [((each or 0) | (another or 0), (each, another)) for each in one for another in other]
            self._sorted[first, lengths] = known
        return known

    def _pair(self, first: int, lengths: Lengths, sorts: tuple[Sort, ...]) -> int:
        """The polynomial of two suits together."""
        key = first, lengths, sorts
        known = self._pairs.get(key)
        if known is None:
            one, other = (self._factor(first + at, lengths[at], sorts[at]) for at in (0, 1))
            known = self._pairs[key] = one * other
        return known

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
    tables = tuple((sort_suit(suit), sort_suit(suit.unasked)) for suit in suits)
    return Survey(grounds, draw, suits, tables, _pairs={} if grounds.holdings else _kept(suits))


@lru_cache(maxsize=32)
def _kept(_suits: tuple[OfSuit, ...]) -> dict[tuple[int, Lengths, tuple[Sort, ...]], int]:
    """The polynomials of two suits together, which few lengths have where nothing is asked of what a suit holds."""
    return {}


@lru_cache(maxsize=256)
def shapes(suits: tuple[Cards, ...], size: int) -> tuple[Lengths, ...]:
    """How many cards of each suit, clubs first, a hand of this size can have."""
    ranges = (range(held.bit_count(), (held | available).bit_count() + 1) for available, held in suits)
    return tuple(lengths for lengths in product(*ranges) if sum(lengths) == size)


@lru_cache(maxsize=1024)
def fits(term: OfShape, suits: tuple[Cards, ...], size: int) -> int:
    """Which of the shapes that can be drawn belong to the term, the first of them the lowest bit."""
    return sum(1 << at for at, lengths in enumerate(shapes(suits, size)) if term.fits(lengths))
