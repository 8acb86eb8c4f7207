"""One hand of a meaning by chance, thousands at a time, without ever throwing one away.

As in counting, a hand is taken apart: its shape and the figures of its minors and majors, then those of each
suit, then the holding. Each step is a turn of a wheel whose sectors are as wide as there are hands.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from lawbook.equity.subsets import Dice, Hands, Numbers
from lawbook.meaning import Draw, Meaning
from lawbook.meaning.counting.suits import WIDTH, holdings_of
from lawbook.meaning.counting.suits import OfSuit as Asked
from lawbook.meaning.counting.survey import Cell, Sort, Survey, survey
from lawbook.meaning.terms.figures import Lengths

__all__ = ["Drawing", "Weights", "Wheel"]

Weights: TypeAlias = npt.NDArray[np.float64]
OfSuit: TypeAlias = tuple[int, int, Sort]
"""A suit, its length and its sort."""
OfPair: TypeAlias = tuple[OfSuit, OfSuit]

_BELOW_ONE = 1 - 2.0**-40


class Wheel:
    """Sectors in groups: for each group that is asked, one of its sectors by chance.

    >>> wheel = Wheel(np.array([0, 0, 1]), np.array([1.0, 0.0, 2.0]))
    >>> [int(sector) for sector in wheel.turn(np.random.default_rng(1), np.array([0, 1, 0]))]
    [0, 2, 0]
    """

    def __init__(self, groups: Numbers, weights: Weights) -> None:
        self._order = np.argsort(groups, kind="stable")
        groups, weights = groups[self._order], weights[self._order]
        starts = np.searchsorted(groups, np.arange(groups[-1] + 2 if len(groups) else 1))
        within = np.zeros(len(groups))
        for start, end in pairwise(starts):
            part = np.cumsum(weights[start:end])
            within[start:end] = part / part[-1] if len(part) and part[-1] else 1.0
        self._ends = groups + within

    def turn(self, dice: Dice, groups: Numbers) -> Numbers:
        """A sector of each of the groups, the wider the likelier."""
        chance = dice.random(len(groups)) * _BELOW_ONE
        return np.asarray(self._order[np.searchsorted(self._ends, groups + chance, side="right")])


class Drawing:
    """The hands of a meaning, drawn from a pack; `weigh` tells how likely each shape is beside the number of its hands."""

    def __init__(
        self, meaning: Meaning, draw: Draw, weigh: Callable[[Numbers], Weights] | None = None
    ) -> None:
        looked_over = survey(meaning, draw=draw)
        cells = list(looked_over.cells())
        shapes = list(dict.fromkeys(cell.lengths for cell in cells))
        self.shapes: Numbers = np.array(shapes, dtype=np.intp).reshape(-1, 4)
        """The lengths that a hand of the meaning can have, clubs first."""
        share = np.ones(len(shapes)) if weigh is None else weigh(self.shapes)
        self._pairs = _Pairs(looked_over)
        self._begin(cells, {lengths: at for at, lengths in enumerate(shapes)}, share)
        self._pairs.close()

    def _begin(self, cells: list[Cell], places: dict[Lengths, int], share: Weights) -> None:
        """Make the first wheel: a sector for each cell and figures of its minors and majors."""
        columns: list[tuple[Numbers, Numbers, Numbers, Weights]] = []
        for cell in cells:
            shape = places[cell.lengths]
            if share[shape]:
                minors, majors, hands = _figures(cell)
                minor, major = (
                    self._pairs.groups(_pair(cell, first), found)
                    for first, found in ((0, minors), (2, majors))
                )
                columns.append(
                    (minor, major, np.full(len(hands), shape, dtype=np.intp), hands * share[shape])
                )
        self._minor = _joined(column[0] for column in columns)
        self._major = _joined(column[1] for column in columns)
        self._shape = _joined(column[2] for column in columns)
        weight = np.concatenate([np.zeros(0), *(column[3] for column in columns)])
        self._wheel = Wheel(np.zeros(len(weight), dtype=np.intp), weight)
        self.total = float(weight.sum())
        """The weight of all hands; nothing where there is none."""

    def deal(self, dice: Dice, number: int) -> tuple[Hands, Numbers]:
        """So many hands, and which of the shapes each has."""
        sector = self._wheel.turn(dice, np.zeros(number, dtype=np.intp))
        minors = self._pairs.deal(dice, self._minor[sector])
        return minors | self._pairs.deal(dice, self._major[sector]), self._shape[sector]


def _joined(columns: Iterable[Numbers]) -> Numbers:
    return np.concatenate([np.zeros(0, dtype=np.intp), *columns])


def _pair(cell: Cell, first: int) -> OfPair:
    one, other = ((suit, cell.lengths[suit], cell.sorts[suit]) for suit in (first, first + 1))
    return one, other


def _figures(cell: Cell) -> tuple[Numbers, Numbers, Weights]:
    """The figures of minors and majors that go together, and how many hands have them."""
    minors, majors = _numbers(cell.minors), _numbers(cell.majors)
    together = len(minors) + len(majors)
    mask = cell.masks[0] & (1 << together) - 1
    allowed = np.unpackbits(
        np.frombuffer(mask.to_bytes(together // 8 + 1, "little"), np.uint8), bitorder="little"
    )
    here, there = np.nonzero(minors)[0], np.nonzero(majors)[0]
    one, other = np.repeat(here, len(there)), np.tile(there, len(here))
    kept = allowed[one + other] > 0
    one, other = one[kept], other[kept]
    return one, other, minors[one] * majors[other]


def _numbers(polynomial: int) -> Weights:
    """What stands at each place of a polynomial."""
    size = -(-polynomial.bit_length() // WIDTH)
    found = np.frombuffer(polynomial.to_bytes(size * WIDTH // 8, "little"), dtype=np.uint64)
    return found.astype(np.float64)


class _Pairs:
    """Two suits put together, in groups by what they are and by the figures that they have together."""

    def __init__(self, looked_over: Survey) -> None:
        self._suits = looked_over.suits
        self._groups: dict[OfPair, dict[int, int]] = {}
        self._count = 0

    def groups(self, pair: OfPair, figures: Numbers) -> Numbers:
        """The numbers of the groups of a pair with these figures."""
        known = self._groups.setdefault(pair, {})
        for figure in np.unique(figures).tolist():
            if figure not in known:
                known[figure] = self._count
                self._count += 1
        table = np.zeros(max(known, default=0) + 1, dtype=np.intp)
        table[list(known)] = list(known.values())
        return np.asarray(table[figures])

    def close(self) -> None:
        """Make the wheel of all groups, and the holdings to which it leads."""
        classes = _Classes(self._suits)
        rows = [row for pair, known in self._groups.items() for row in self._sectors(pair, known, classes)]
        groups, one, other, weights = zip(*rows, strict=True) if rows else ((), (), (), ())
        self._wheel = Wheel(np.array(groups, dtype=np.intp), np.array(weights, dtype=np.float64))
        self._one, self._other = np.array(one, dtype=np.intp), np.array(other, dtype=np.intp)
        self._starts, self._sizes, self._holdings = classes.tables()

    @staticmethod
    def _sectors(
        pair: OfPair, known: dict[int, int], classes: "_Classes"
    ) -> Iterator[tuple[int, int, int, float]]:
        for here, (one, some) in classes.of(pair[0]).items():
            for there, (other, others) in classes.of(pair[1]).items():
                group = known.get(here + there)
                if group is not None:
                    yield group, one, other, float(some * others)

    def deal(self, dice: Dice, groups: Numbers) -> Hands:
        """The cards of two suits, from each of the groups."""
        sector = self._wheel.turn(dice, groups)
        return self._holding(dice, self._one[sector]) | self._holding(dice, self._other[sector])

    def _holding(self, dice: Dice, kinds: Numbers) -> Hands:
        which = (dice.random(len(kinds)) * self._sizes[kinds]).astype(np.intp)
        return np.asarray(self._holdings[self._starts[kinds] + which])


class _Classes:
    """The holdings of a suit that have the same length, sort and figures, in one long row."""

    def __init__(self, suits: tuple[Asked, ...]) -> None:
        self._suits = suits
        self._known: dict[OfSuit, dict[int, tuple[int, int]]] = {}
        self._rows: list[Hands] = []

    def of(self, kind: OfSuit) -> dict[int, tuple[int, int]]:
        """By figures: the number of the class and how many holdings it has."""
        if kind not in self._known:
            suit, length, sort = kind
            asked = self._suits[suit]
            found = holdings_of(asked if sort else asked.unasked, length)
            here = self._known[kind] = {}
            for (truths, place), held in found.items():
                if truths == (sort or 0):
                    here[place] = len(self._rows), len(held)
                    self._rows.append(np.array(held, dtype=np.uint64) << np.uint64(13 * suit))
        return self._known[kind]

    def tables(self) -> tuple[Numbers, Numbers, Hands]:
        """Where each class begins, how many holdings it has, and all holdings as parts of a hand."""
        sizes = np.array([len(row) for row in self._rows], dtype=np.intp)
        starts = np.cumsum(sizes) - sizes
        return starts, sizes, np.concatenate([np.zeros(0, dtype=np.uint64), *self._rows])
