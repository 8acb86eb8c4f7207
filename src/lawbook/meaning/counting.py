"""Exact counts of the hands that belong to a meaning, by their shapes, suits and points; never by trial.

Each shape is a cell, or a few where it matters what a suit holds: in a cell every suit contributes
a polynomial, and their product says how many hands have how many points. A formula says which of them count.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache, reduce
from itertools import compress, product
from operator import mul, or_

from lawbook.bridge import Suit
from lawbook.meaning.draw import WHOLE_PACK, Draw
from lawbook.meaning.figures import Holding, Lengths
from lawbook.meaning.formula import Grounds, grounds_of
from lawbook.meaning.suits import Axes, OfSuit, Truths, coefficients, sort_suit
from lawbook.meaning.terms import Meaning

__all__ = ["Cell", "Sort", "Survey", "count", "counted", "is_empty", "shapes", "survey", "together"]

Sort = Truths | None
"""A sort of holding; None where any will do."""

Cards = tuple[Holding, Holding]
"""The cards of a suit in the pack, and those held anyway."""


@dataclass(frozen=True, slots=True)
class Cell:
    """Hands of one shape that are alike in all that the meanings ask of single suits."""

    lengths: Lengths
    sorts: tuple[Sort, ...]
    masks: tuple[int, ...]
    """For each meaning, the places at which it is fulfilled."""
    polynomial: int
    """How many hands stand at each place."""


@dataclass(frozen=True, slots=True)
class Survey:
    """Looks over all hands that can be drawn, for some meanings at once."""

    grounds: Grounds
    draw: Draw

    def asked(self, suit: Suit) -> OfSuit:
        """What is asked about the suit."""
        terms = tuple((number, term) for number, term in enumerate(self.grounds.terms) if term.suit is suit)
        available, held = (
            cards.bits >> 13 * suit & 0x1FFF for cards in (self.draw.pack - self.draw.held, self.draw.held)
        )
        return OfSuit(available, held, terms, self.grounds.axes)

    def cells(self) -> Iterator[Cell]:
        """Every cell in which at least one of the meanings may be fulfilled."""
        suits = tuple(map(self.asked, Suit))
        cards = tuple((asked.available, asked.held) for asked in suits)
        formulas, everything = self.grounds.formulas, self.grounds.everything
        for lengths in shapes(cards, self.draw.size):
            masks = tuple([formula(lengths, everything) for formula in formulas])
            if not any(masks):
                continue
            if everything and masks != tuple([formula(lengths, 0) for formula in formulas]):
                yield from self._divided(suits, lengths)
            else:
                polynomial = together(tuple(sorted(zip(cards, lengths, strict=True))), self.grounds.axes)
                yield Cell(lengths, (None,) * 4, masks, polynomial)

    def _divided(self, suits: tuple[OfSuit, ...], lengths: Lengths) -> Iterator[Cell]:
        """The cells of a shape in which it matters what some suits hold."""
        free = sorted(
            ((asked.available, asked.held), length)
            for asked, length in zip(suits, lengths, strict=True)
            if not asked.terms
        )
        others = together(tuple(free), self.grounds.axes)
        sorts = [
            sort_suit(asked)[length].items() if asked.terms else [(None, 1)]
            for asked, length in zip(suits, lengths, strict=True)
        ]
        for choice in product(*sorts):
            truths = reduce(or_, (sort for sort, _ in choice if sort is not None))
            masks = tuple([formula(lengths, truths) for formula in self.grounds.formulas])
            if any(masks):
                polynomial = reduce(mul, (factor for _, factor in choice), others)
                yield Cell(lengths, tuple(sort for sort, _ in choice), masks, polynomial)


def survey(*meanings: Meaning, draw: Draw = WHOLE_PACK) -> Survey:
    """The survey of the hands that can be drawn for these meanings."""
    return Survey(grounds_of(*meanings), draw)


@lru_cache(maxsize=256)
def shapes(suits: tuple[Cards, ...], size: int) -> tuple[Lengths, ...]:
    """How many cards of each suit, clubs first, a hand of this size can have."""
    ranges = (range(held.bit_count(), (held | available).bit_count() + 1) for available, held in suits)
    return tuple(lengths for lengths in product(*ranges) if sum(lengths) == size)


@lru_cache(maxsize=8192)
def together(suits: tuple[tuple[Cards, int], ...], axes: Axes) -> int:
    """The polynomial of suits with nothing asked about them, each given by its cards and a length."""
    if not suits:
        return 1
    *others, (cards, length) = suits
    (polynomial,) = sort_suit(OfSuit(*cards, (), axes))[length].values()
    return polynomial * together(tuple(others), axes)


def counted(polynomial: int, mask: int) -> int:
    """How many hands stand at the places of the mask."""
    return sum(compress(coefficients(polynomial), map(int, reversed(f"{mask:b}"))))


def count(meaning: Meaning, draw: Draw = WHOLE_PACK) -> int:
    """How many hands belong to the meaning; of the whole pack there are 635,013,559,600.

    >>> from lawbook.meaning.terms import ANY_HAND
    >>> count(ANY_HAND)
    635013559600
    """
    totals: Counter[int] = Counter()
    for cell in survey(meaning, draw=draw).cells():
        totals[cell.masks[0]] += cell.polynomial
    return sum(counted(polynomial, mask) for mask, polynomial in totals.items())


def is_empty(meaning: Meaning, draw: Draw = WHOLE_PACK) -> bool:
    """Whether no hand at all belongs to the meaning."""
    return not any(counted(cell.polynomial, cell.masks[0]) for cell in survey(meaning, draw=draw).cells())
