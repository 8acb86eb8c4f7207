"""The hands of a meaning, numbered without gaps.

The number of a hand is taken apart as the count was put together: the cell, the figures of the hand,
of each pair of suits, of each suit, and in the suit the holding.
"""

import random
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from typing import Protocol, overload

from lawbook.bridge import Hand, Suit
from lawbook.meaning.counting.draw import WHOLE_PACK, Draw
from lawbook.meaning.counting.suits import OfSuit, coefficients, holdings_of
from lawbook.meaning.counting.survey import Cell, Sort, survey
from lawbook.meaning.terms.meanings import Meaning

__all__ = ["HandsOf"]


_TWO_AND_TWO = (Suit.CLUBS, Suit.DIAMONDS), (Suit.HEARTS, Suit.SPADES)


class _Part(Protocol):
    """Cards of one suit or several, of one sort, by the place of their figures."""

    @property
    def numbers(self) -> dict[int, int]:
        """How many there are at each place."""

    def pick(self, place: int, number: int) -> int:
        """The cards with this number at the place, as the bits of a hand."""


@dataclass(frozen=True, slots=True)
class _OneSuit:
    """The holdings of one suit, of one sort and length."""

    holdings: dict[int, list[int]]
    numbers: dict[int, int]

    @classmethod
    def of(cls, asked: OfSuit, suit: Suit, sort: Sort, length: int) -> "_OneSuit":
        """The holdings in the suit that are of this sort."""
        known = holdings_of(asked, length).items()
        here = {
            place: [holding << 13 * suit for holding in held]
            for (truths, place), held in known
            if truths == (sort or 0)
        }
        return cls(here, {place: len(held) for place, held in here.items()})

    def pick(self, place: int, number: int) -> int:
        """The cards with this number at the place."""
        return self.holdings[place][number]


class _Pair:
    """Two parts put together."""

    def __init__(self, left: _Part, right: _Part) -> None:
        self._left, self._right = left, right
        self._splits: dict[int, tuple[list[int], list[int]]] = {}

    @cached_property
    def numbers(self) -> dict[int, int]:
        """How many there are at each place."""
        numbers: dict[int, int] = {}
        for here, some in self._left.numbers.items():
            for there, others in self._right.numbers.items():
                numbers[here + there] = numbers.get(here + there, 0) + some * others
        return numbers

    def pick(self, place: int, number: int) -> int:
        """The cards with this number at the place."""
        starts, places = self._splits.get(place) or self._split(place)
        which = bisect_right(starts, number) - 1
        here = places[which]
        there = place - here
        first, second = divmod(number - starts[which], self._right.numbers[there])
        return self._left.pick(here, first) | self._right.pick(there, second)

    def _split(self, place: int) -> tuple[list[int], list[int]]:
        """Where the cards begin that have this or that place in the left part, and those places."""
        here = [left for left in self._left.numbers if place - left in self._right.numbers]
        sizes = [self._left.numbers[left] * self._right.numbers[place - left] for left in here]
        self._splits[place] = list(accumulate(sizes, initial=0))[:-1], here
        return self._splits[place]


class HandsOf(Sequence[Hand]):
    """All hands that belong to a meaning, each with its number.

    >>> from lawbook.meaning.terms.shapes import Length
    >>> hands = HandsOf(Length(Suit.SPADES, 12, 12))
    >>> len(hands), len(hands[0].suit(Suit.SPADES))
    (507, 12)
    """

    def __init__(self, meaning: Meaning, draw: Draw = WHOLE_PACK) -> None:
        self._survey = survey(meaning, draw=draw)
        self._places = [
            (cell, place, hands)
            for cell in self._survey.cells()
            for place, hands in enumerate(coefficients(cell.polynomial))
            if hands and cell.masks[0] >> place & 1
        ]
        self._starts = list(accumulate((hands for *_, hands in self._places), initial=0))
        self._suits: dict[tuple[Suit, Sort, int], _OneSuit] = {}
        self._pairs: dict[tuple[object, ...], _Pair] = {}

    @property
    def number(self) -> int:
        """How many there are; a 32-bit Python, as in a browser, cannot tell it by `len`."""
        return self._starts[-1]

    def __len__(self) -> int:
        return self.number

    @overload
    def __getitem__(self, number: int) -> Hand: ...

    @overload
    def __getitem__(self, number: slice) -> "list[Hand]": ...

    def __getitem__(self, number: int | slice) -> "Hand | list[Hand]":
        if isinstance(number, slice):
            return [self[one] for one in range(*number.indices(self.number))]
        if not 0 <= number < self.number:
            raise IndexError(f"hand {number} of {self.number}: they are numbered from 0")
        which = bisect_right(self._starts, number) - 1
        cell, place, _ = self._places[which]
        return Hand.from_bits(self._of_cell(cell).pick(place, number - self._starts[which]))

    def deal(self, dice: random.Random) -> Hand:
        """A hand by chance, each as likely as every other."""
        return self[dice.randrange(self.number)]

    def _of_cell(self, cell: Cell) -> _Pair:
        """The hands of the cell, suit by suit."""
        key = (cell.lengths, cell.sorts)
        if key not in self._pairs:
            minors, majors = (self._of_two(cell, *suits) for suits in _TWO_AND_TWO)
            self._pairs[key] = _Pair(minors, majors)
        return self._pairs[key]

    def _of_two(self, cell: Cell, *suits: Suit) -> _Pair:
        key = tuple((suit, cell.sorts[suit], cell.lengths[suit]) for suit in suits)
        if key not in self._pairs:
            self._pairs[key] = _Pair(*(self._of_one(*one) for one in key))
        return self._pairs[key]

    def _of_one(self, suit: Suit, sort: Sort, length: int) -> _OneSuit:
        key = suit, sort, length
        if key not in self._suits:
            asked = self._survey.suits[suit]
            self._suits[key] = _OneSuit.of(asked if sort else asked.unasked, suit, sort, length)
        return self._suits[key]
