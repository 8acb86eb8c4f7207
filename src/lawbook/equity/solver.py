"""Solver: three questions about a position, seen by the side whose turn it is, with all cards known."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Protocol

from lawbook.bridge import Card, Rank, Suit
from lawbook.equity.library import Slot, library
from lawbook.equity.position import Position

__all__ = ["DoubleDummy", "Solver", "Solvers", "Useful", "alike", "double_dummy"]


class Solver(Protocol):
    """Who can tell what a position is worth to the side whose turn it is."""

    def most(self, position: Position) -> int:
        """How many of the tricks left the side takes."""

    def takes(self, position: Position, tricks: int) -> bool:
        """Whether the side takes so many of the tricks left; much cheaper than how many."""

    def each_card(self, position: Position) -> dict[Card, int]:
        """How many of the tricks left the side takes after each card that it may play."""


Useful = Callable[[Position, Position], bool]
"""Whether what is remembered of the one position is kept for the other; of the same strain only."""

Solvers = Callable[[], AbstractContextManager[Solver]]
"""Where a thread gets a solver of its own, and gives it back."""


@contextmanager
def double_dummy() -> Iterator["DoubleDummy"]:
    """A double-dummy solver for the calling thread; it remembers the board as long as it is kept."""
    with library().slot() as slot:
        yield DoubleDummy(slot)


class DoubleDummy:
    """DDS, in one of its slots.

    What the library remembers of a board is put as cards that rank next to each other, so it holds for
    another layout or another leader too; it is kept while the strain and two hands stay the same.
    """

    __slots__ = ("_slot", "_useful")

    def __init__(self, slot: Slot, useful: Useful | None = None) -> None:
        self._slot = slot
        self._useful = useful or alike

    def most(self, position: Position) -> int:
        """How many of the tricks left the side takes."""
        return int(self._solve(position, -1, 1).found.score[0])

    def takes(self, position: Position, tricks: int) -> bool:
        """Whether the side takes so many of the tricks left."""
        if not 0 < tricks <= position.left:
            return tricks <= 0
        return bool(self._solve(position, tricks, 1).found.score[0] >= tricks)

    def each_card(self, position: Position) -> dict[Card, int]:
        """How many of the tricks left the side takes after each card, equal cards with each other."""
        found = self._solve(position, -1, 3).found
        worth: dict[Card, int] = {}
        for place in range(found.cards):
            suit, equals = Suit(3 - found.suit[place]), found.equals[place]
            worth[Card.of(suit, Rank(found.rank[place]))] = found.score[place]
            for rank in Rank:
                if equals >> rank & 1:
                    worth[Card.of(suit, rank)] = found.score[place]
        return worth

    def _solve(self, position: Position, target: int, solutions: int) -> Slot:
        slot = self._slot
        keep = slot.last is not None and self._useful(slot.last, position)
        slot.last = position
        slot.solve(_words(position), target, solutions, keep=keep)
        return slot


def alike(last: Position, position: Position) -> bool:
    """Whether two positions have so much in common that what is remembered of the one helps with the other."""
    if last.strain is not position.strain:
        return False
    one, two, three, four = last.hands
    north, east, south, west = position.hands
    same = (one.bits == north.bits) + (two.bits == east.bits) + (three.bits == south.bits)
    return same + (four.bits == west.bits) >= 2


def _words(position: Position) -> tuple[int, ...]:
    """The position as the library wants it: spades first, ranks from bit 2 on."""
    north, east, south, west = (hand.bits for hand in position.hands)
    strain, trick = position.strain, position.trick
    suits = (*[3 - card // 13 for card in trick], 0, 0, 0)[:3]
    ranks = (*[card % 13 + 2 for card in trick], 0, 0, 0)[:3]
    return (
        4 if strain == 4 else 3 - strain, position.leader, *suits, *ranks,
        north >> 37 & 0x7FFC, north >> 24 & 0x7FFC, north >> 11 & 0x7FFC, north << 2 & 0x7FFC,
        east >> 37 & 0x7FFC, east >> 24 & 0x7FFC, east >> 11 & 0x7FFC, east << 2 & 0x7FFC,
        south >> 37 & 0x7FFC, south >> 24 & 0x7FFC, south >> 11 & 0x7FFC, south << 2 & 0x7FFC,
        west >> 37 & 0x7FFC, west >> 24 & 0x7FFC, west >> 11 & 0x7FFC, west << 2 & 0x7FFC,
    )  # fmt: skip
