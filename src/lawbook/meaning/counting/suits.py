"""The holdings of one suit, sorted by length and by what a meaning can tell apart, with their figures.

Figures are kept as polynomials in one long number: 64 bits for each place, and in the place how many
holdings (later: hands) have that figure. To put two suits together is then one multiplication.
"""

import struct
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from itertools import combinations
from math import comb
from operator import or_

from lawbook.meaning.terms.figures import COUNTED, Figure, Holding
from lawbook.meaning.terms.suited import OfHolding

__all__ = [
    "WIDTH",
    "Axes",
    "OfSuit",
    "Truths",
    "coefficients",
    "holdings_of",
    "mask_of",
    "places",
    "sort_suit",
    "span_of",
]

WIDTH = 64
"""Bits for one place; no pack has more hands than fit."""

Axes = tuple[Figure, ...]
"""The figures that are counted together."""

Truths = int
"""Which of the terms of a suit a holding belongs to: bit 2i if to the i-th, bit 2i + 1 if not."""


def span_of(figure: Figure) -> int:
    """How many places a figure needs, whatever the pack and the hand."""
    return {Figure.POINTS: 41, Figure.SHORTNESS: 13}.get(figure, figure.top + 1)


def strides(axes: Axes) -> Iterator[int]:
    """How far apart the places lie whose figures differ by one, for each axis."""
    stride = 1
    for figure in axes:
        yield stride
        stride *= span_of(figure)


def places(axes: Axes) -> int:
    """How many places there are."""
    number = 1
    for figure in axes:
        number *= span_of(figure)
    return number


@lru_cache(maxsize=4096)
def mask_of(figure: Figure, least: int, most: int, axes: Axes) -> int:
    """The places, as bits, at which the figure lies in the range."""
    steps = [
        (stride if axis in figure.addends else 0, span_of(axis))
        for axis, stride in zip(axes, strides(axes), strict=True)
    ]
    values = [0]
    for counted, span in steps:
        values = [value + step * bool(counted) for step in range(span) for value in values]
    return sum(1 << place for place, value in enumerate(values) if least <= value <= most)


def coefficients(polynomial: int) -> Sequence[int]:
    """What stands at each place."""
    size = -(-polynomial.bit_length() // WIDTH)
    return struct.unpack(f"<{size}Q", polynomial.to_bytes(size * WIDTH // 8, "little"))


@dataclass(frozen=True, slots=True)
class OfSuit:
    """What is asked about one suit: its cards in the pack, those held anyway, the numbered terms, the figures."""

    available: Holding
    held: Holding
    terms: tuple[tuple[int, OfHolding], ...]
    axes: Axes

    @property
    def unasked(self) -> "OfSuit":
        """The same suit with nothing asked about it but figures."""
        return OfSuit(self.available, self.held, (), self.axes)

    def truths(self, holding: Holding) -> Truths:
        """Which of the terms the holding belongs to."""
        truths = 0
        for number, term in self.terms:
            truths |= 1 << 2 * number + (not term.holds(holding))
        return truths

    def place(self, holding: Holding) -> int:
        """The place of the holding's figures."""
        return sum(
            figure.of(holding) * step for figure, step in zip(self.axes, strides(self.axes), strict=True)
        )


@lru_cache(maxsize=4096)
def sort_suit(asked: OfSuit) -> tuple[dict[Truths, int], ...]:
    """For each length, the sorts of holding that the terms tell apart, each with its polynomial."""
    seen = reduce(or_, (term.sees for _, term in asked.terms), COUNTED)
    table: list[dict[Truths, int]] = [defaultdict(int) for _ in range(14)]
    for drawn, number in classes(asked.available, seen):
        holding = drawn | asked.held
        table[holding.bit_count()][asked.truths(holding)] += number << WIDTH * asked.place(holding)
    return tuple(map(dict, table))


@lru_cache(maxsize=1024)
def holdings_of(asked: OfSuit, length: int) -> dict[tuple[Truths, int], list[Holding]]:
    """Every holding of this length, by its sort and the place of its figures."""
    table: dict[tuple[Truths, int], list[Holding]] = defaultdict(list)
    bits = [1 << rank for rank in range(13) if asked.available >> rank & 1]
    for cards in combinations(bits, length - asked.held.bit_count()):
        holding = sum(cards) | asked.held
        table[asked.truths(holding), asked.place(holding)].append(holding)
    return dict(table)


def classes(available: Holding, seen: int) -> Iterator[tuple[Holding, int]]:
    """The holdings that differ in the ranks seen or in length, one for each kind, and how many are like it."""
    shown, spots = available & seen, available & ~seen
    number, alike = spots.bit_count(), [0]
    for bit in (1 << rank for rank in range(13) if spots >> rank & 1):
        alike.append(alike[-1] | bit)
    part = shown
    while True:
        for length in range(number + 1):
            yield part | alike[length], comb(number, length)
        if not part:
            return
        part = part - 1 & shown
