"""How often hands of a kind are dealt, counted exactly."""

from collections import Counter
from functools import cache
from itertools import product
from math import comb, prod

__all__ = ["Shares", "lengths", "points", "shapes"]

Shares = dict[str, float]
"""Of every kind, which part of all hands it is."""
_HANDS = comb(52, 13)


@cache
def shapes() -> Shares:
    """The shapes, the longest suit first.

    >>> round(shapes()["4432"], 6), len(shapes())
    (0.215512, 39)
    """
    found: Counter[str] = Counter()
    for clubs, diamonds, hearts in product(range(14), repeat=3):
        spades = 13 - clubs - diamonds - hearts
        if spades >= 0:
            suits = clubs, diamonds, hearts, spades
            found["".join(f"{suit:x}" for suit in sorted(suits, reverse=True))] += prod(
                comb(13, suit) for suit in suits
            )
    return {shape: hands / _HANDS for shape, hands in found.most_common()}


@cache
def points() -> Shares:
    """The high-card points.

    >>> round(points()["10"], 6)
    0.094051
    """
    found: Counter[int] = Counter()
    for honours in product(range(5), repeat=4):
        held = sum(honours)
        if held <= 13:
            worth = sum(count * worth for count, worth in zip(honours, (4, 3, 2, 1), strict=True))
            found[worth] += prod(comb(4, count) for count in honours) * comb(36, 13 - held)
    return {str(worth): found[worth] / _HANDS for worth in sorted(found)}


@cache
def lengths() -> Shares:
    """How long a suit that is named is.

    >>> round(lengths()["3"], 6)
    0.28633
    """
    return {str(cards): comb(13, cards) * comb(39, 13 - cards) / _HANDS for cards in range(14)}
