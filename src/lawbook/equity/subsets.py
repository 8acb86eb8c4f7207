"""Parts of hands by chance, thousands at a time: hands are rows of 52-bit numbers.

Everything is looked up: how many of a holding's cards come to a part, and which; a suit has 8,192 holdings.
"""

from itertools import accumulate
from math import comb
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

__all__ = [
    "CHOICES",
    "Dice",
    "Hands",
    "Numbers",
    "holding",
    "lengths_of",
    "part_of",
    "parts_by_lengths",
    "shuffled",
    "within",
]

Hands: TypeAlias = npt.NDArray[np.uint64]
"""Hands as 52-bit numbers, the clubs lowest."""
Numbers: TypeAlias = npt.NDArray[np.intp]
Dice: TypeAlias = np.random.Generator

_ROWS = 4096
"""Hands dealt at a time, so that they stay in the processor's cache."""

_HOLDINGS = np.arange(1 << 13, dtype=np.uint16)
LENGTHS = np.bitwise_count(_HOLDINGS).astype(np.intp)
"""How many cards each holding has."""

CHOICES = np.array([[comb(cards, part) for part in range(14)] for cards in range(14)], dtype=np.float64)
"""How many parts of so many cards a holding of so many has; it has none that is larger than itself."""


def _parts() -> tuple[Numbers, npt.NDArray[np.uint16]]:
    """Every part of a suit's lowest cards, by how many cards there are and how many of them are taken."""
    found, starts = [], []
    for cards in range(14):
        within_reach = _HOLDINGS[: 1 << cards]
        for part in range(14):
            found.append(within_reach[LENGTHS[: 1 << cards] == part])
            starts.append(len(found[-1]))
    begun = np.array(list(accumulate(starts, initial=0))[:-1], dtype=np.intp).reshape(14, 14)
    return begun, np.concatenate(found)


_PART_STARTS, _PARTS = _parts()
_LOW, _HIGH = 7, 6


def _spread(width: int) -> npt.NDArray[np.uint16]:
    """For each holding of so many ranks, each of its parts from the number of that part."""
    table = np.zeros((1 << width, 1 << width), dtype=np.uint16)
    for held in range(1 << width):
        ranks = [rank for rank in range(width) if held >> rank & 1]
        for part in range(1 << len(ranks)):
            table[held, part] = sum(1 << rank for at, rank in enumerate(ranks) if part >> at & 1)
    return table


_SPREAD_LOW, _SPREAD_HIGH = _spread(_LOW), _spread(_HIGH)


def holding(hands: Hands, suit: int) -> Numbers:
    """The holdings of the hands in a suit, as indices."""
    return (hands >> np.uint64(13 * suit) & np.uint64(0x1FFF)).astype(np.intp)


def within(held: Numbers, part: Numbers) -> Numbers:
    """The cards of each holding that a number of a part picks: the part's lowest bit is the lowest card.

    >>> [int(card) for card in within(np.array([0b1010010]), np.array([0b101]))]
    [66]
    """
    low, high = held & 127, held >> _LOW
    below = LENGTHS[low]
    picked = _SPREAD_LOW[low, part & (1 << below) - 1].astype(np.intp)
    return np.asarray(picked | _SPREAD_HIGH[high, part >> below].astype(np.intp) << _LOW)


def parts_by_lengths(dice: Dice, hands: Hands, lengths: Numbers) -> Hands:
    """A part of each hand with so many cards of each suit, clubs first, each such part as likely as every other."""
    chances = dice.random((4, len(hands)))
    found = np.zeros(len(hands), dtype=np.uint64)
    for suit in range(4):
        held, wanted = holding(hands, suit), lengths[:, suit]
        cards = LENGTHS[held]
        which = (chances[suit] * CHOICES[cards, wanted]).astype(np.intp)
        part = _PARTS[_PART_STARTS[cards, wanted] + which].astype(np.intp)
        found |= within(held, part).astype(np.uint64) << np.uint64(13 * suit)
    return found


def lengths_of(hands: Hands) -> Numbers:
    """How many cards of each suit the hands have, clubs first.

    >>> lengths_of(np.array([0b11 << 13 | 1], dtype=np.uint64)).tolist()
    [[1, 2, 0, 0]]
    """
    return np.stack([LENGTHS[holding(hands, suit)] for suit in range(4)], axis=1)


def part_of(dice: Dice, hands: Hands, wanted: int) -> Hands:
    """So many cards of each hand, each such part as likely as every other."""
    cards = lengths_of(hands)
    taken = np.zeros_like(cards)
    rest, still = cards.sum(axis=1), np.full(len(hands), wanted)
    if len(hands) and rest[0] == wanted:
        return hands
    for suit in range(3):
        rest -= cards[:, suit]
        taken[:, suit] = dice.hypergeometric(cards[:, suit], rest, still)
        still -= taken[:, suit]
    taken[:, 3] = still
    return parts_by_lengths(dice, hands, taken)


def shuffled(dice: Dice, pack: int, sizes: tuple[int, ...], number: int) -> Hands:
    """So many deals of a pack into hands of these sizes, a column for each hand, each deal as likely as every other.

    >>> dealt = shuffled(np.random.default_rng(1), 0b1111, (1, 3), 2)
    >>> [int(row[0] | row[1]) for row in dealt]
    [15, 15]
    """
    cards = np.array([card for card in range(52) if pack >> card & 1], dtype=np.uint64)
    dealt = np.zeros((number, len(sizes)), dtype=np.uint64)
    for first in range(0, number, _ROWS):
        rows = min(_ROWS, number - first)
        order = dice.integers(0, 1 << 58, (rows, len(cards)), dtype=np.uint64)
        order <<= np.uint64(6)
        order |= cards
        order.sort(axis=1)
        order &= np.uint64(63)
        bits = np.left_shift(np.uint64(1), order, out=order)
        for hand, (start, size) in enumerate(zip(accumulate(sizes, initial=0), sizes, strict=False)):
            column = dealt[first : first + rows, hand]
            for card in range(start, start + size):
                column |= bits[:, card]
    return dealt
