"""Which of many hands belong to a meaning, and what a meaning allows of their lengths."""

from functools import lru_cache

import numpy as np
import numpy.typing as npt

from lawbook.equity.subsets import Hands, holding
from lawbook.meaning import Meaning
from lawbook.meaning.terms.figures import Figure
from lawbook.meaning.terms.meanings import Amount, And, Not, Or, Tag
from lawbook.meaning.terms.rules import RuleOf
from lawbook.meaning.terms.shapes import OfShape
from lawbook.meaning.terms.suited import OfHolding

__all__ = ["Flags", "fitting"]

Flags = npt.NDArray[np.bool_]


def fitting(meaning: Meaning, hands: Hands) -> Flags:
    """Which of the hands belong to the meaning.

    >>> from lawbook.bridge import PACK, Suit
    >>> from lawbook.meaning import parse_meaning
    >>> spades = PACK.suit(Suit.SPADES).bits
    >>> [bool(fits) for fits in fitting(parse_meaning("10 points"), np.array([spades], dtype=np.uint64))]
    [True]
    """
    match meaning:
        case And(parts) | Or(parts):
            join = np.logical_and if isinstance(meaning, And) else np.logical_or
            found = np.full(len(hands), isinstance(meaning, And))
            for part in parts:
                join(found, fitting(part, hands), out=found)
            return found
        case Not(part):
            return ~fitting(part, hands)
        case RuleOf():
            return fitting(meaning.spelt, hands)
        case OfShape():
            c, d, h, _ = (np.bitwise_count(hands & np.uint64(0x1FFF << 13 * suit)) for suit in range(4))
            return np.asarray(_by_shape(meaning)[c, d, h])
        case OfHolding(suit=suit):
            return np.asarray(_by_holding(meaning)[holding(hands, suit)])
        case Amount(figure, least, most):
            worth = sum(
                (_worth(figure)[holding(hands, suit)] for suit in range(1, 4)),
                _worth(figure)[holding(hands, 0)],
            )
            return np.asarray((least <= worth) & (worth <= most))
        case Tag():
            return np.ones(len(hands), dtype=np.bool_)
        case _:
            raise TypeError(f"{meaning!r} is no term of a meaning")


@lru_cache(maxsize=64)
def _worth(figure: Figure) -> npt.NDArray[np.uint8]:
    return np.array([figure.of(held) for held in range(1 << 13)], dtype=np.uint8)


@lru_cache(maxsize=256)
def _by_holding(term: OfHolding) -> Flags:
    return np.array([term.holds(held) for held in range(1 << 13)], dtype=np.bool_)


@lru_cache(maxsize=256)
def _by_shape(term: OfShape) -> Flags:
    """By the lengths of clubs, diamonds and hearts; a hand has thirteen cards."""
    table = np.zeros((14, 14, 14), dtype=np.bool_)
    for clubs in range(14):
        for diamonds in range(14 - clubs):
            for hearts in range(14 - clubs - diamonds):
                lengths = (clubs, diamonds, hearts, 13 - clubs - diamonds - hearts)
                table[clubs, diamonds, hearts] = term.fits(lengths)
    return table
