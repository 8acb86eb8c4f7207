"""Allocation: which tricks go over when a side has several revokes to pay for.

The Laws do not say it. A trick can be given up only once; the revoker's own trick is set aside first,
and the latest revoke chooses first among the others, since it has the fewest to choose from.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

__all__ = ["Price", "transferred"]


@dataclass(frozen=True, slots=True)
class Price:
    """What an established revoke costs by itself."""

    trick: int
    """The trick of the revoke."""
    own: bool
    """Whether the player who revoked won it (Law 64A1)."""


def transferred(prices: Sequence[Price], won: Collection[int]) -> tuple[int, ...]:
    """How many tricks go over for each revoke of a side, from the tricks that it has won.

    >>> transferred([Price(5, own=False), Price(8, own=True)], [5, 8])
    (1, 1)
    >>> transferred([Price(5, own=False), Price(8, own=False)], [9])
    (0, 1)
    """
    own = {price.trick for price in prices if price.own}
    pool = set(won) - own
    counts = [int(price.own) for price in prices]
    for place in sorted(range(len(prices)), key=lambda place: -prices[place].trick):
        due = max((trick for trick in pool if trick >= prices[place].trick), default=None)
        if due is not None:
            pool.remove(due)
            counts[place] += 1
    return tuple(counts)
