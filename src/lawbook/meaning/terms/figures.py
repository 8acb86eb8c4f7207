"""What one suit of a hand holds, and what such a holding is worth.

A holding is thirteen bits, one for each rank, the two lowest: a quarter of what `Hand` keeps.
"""

from collections.abc import Callable, Iterable
from enum import Enum
from typing import Self

from lawbook.bridge import Rank

__all__ = ["ACE", "COUNTED", "JACK", "KING", "QUEEN", "TEN", "Figure", "Holding", "Lengths", "bits_of_ranks"]

Holding = int
Lengths = tuple[int, ...]
"""How many cards of each suit, clubs first."""


def bits_of_ranks(ranks: Iterable[Rank]) -> int:
    """The ranks as the bits of a holding."""
    return sum(1 << rank - Rank.TWO for rank in ranks)


JACK, QUEEN, KING, ACE = (1 << rank - Rank.TWO for rank in (Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE))
TEN = JACK >> 1
COUNTED = ACE | KING | QUEEN | JACK
"""The ranks that figures tell apart."""

_POINTS = tuple(sum(value for value in range(1, 5) if high >> value - 1 & 1) for high in range(16))


def _points(holding: Holding) -> int:
    return _POINTS[holding >> 9]


def _shortness(holding: Holding) -> int:
    """Three, two and one for a void, a singleton and a doubleton, one less if an honour is in it (as GIB counts)."""
    length = holding.bit_count()
    return max(3 - length, 0) - (0 < length < 3 and holding >= JACK)


def _controls(holding: Holding) -> int:
    return 2 * bool(holding & ACE) + bool(holding & KING)


def _losers(holding: Holding) -> int:
    """How many of the ace, king and queen are missing, of as many as there are cards."""
    length = min(holding.bit_count(), 3)
    counting = (0, ACE, ACE | KING, ACE | KING | QUEEN)[length]
    return length - (holding & counting).bit_count()


def _aces(holding: Holding) -> int:
    return bool(holding & ACE)


def _kings(holding: Holding) -> int:
    return bool(holding & KING)


def _total(holding: Holding) -> int:
    return _points(holding) + _shortness(holding)


class Figure(Enum):
    """Something that is counted suit by suit and added up."""

    of: Callable[[Holding], int]
    """What a holding in one suit is worth."""
    top: int
    """The most that a hand of thirteen cards can have."""

    def __new__(cls, word: str, of: Callable[[Holding], int], top: int) -> Self:
        """The figure with this name."""
        figure = object.__new__(cls)
        figure._value_ = word
        figure.of, figure.top = of, top
        return figure

    __hash__ = object.__hash__  # a member is itself; that of Enum hashes its name each time

    POINTS = ("points", _points, 37)
    TOTAL_POINTS = ("total points", _total, 40)
    SHORTNESS = ("shortness points", _shortness, 9)
    CONTROLS = ("controls", _controls, 12)
    LOSERS = ("losers", _losers, 12)
    ACES = ("aces", _aces, 4)
    KINGS = ("kings", _kings, 4)

    @property
    def addends(self) -> tuple["Figure", ...]:
        """The figures that it is the sum of: itself, or two that are cheaper to count together."""
        return (Figure.POINTS, Figure.SHORTNESS) if self is Figure.TOTAL_POINTS else (self,)
