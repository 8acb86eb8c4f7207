"""Whether a hand belongs to a meaning."""

from collections.abc import Callable
from functools import lru_cache

from lawbook.bridge import Hand
from lawbook.meaning.terms.meanings import Amount, And, Meaning, Not, Or, Tag
from lawbook.meaning.terms.rules import RuleOf
from lawbook.meaning.terms.shapes import OfShape
from lawbook.meaning.terms.suited import OfHolding

__all__ = ["contains"]

Holdings = tuple[int, ...]
Test = Callable[[Holdings], bool]


def contains(meaning: Meaning, hand: Hand) -> bool:
    """Whether the hand belongs to the meaning.

    >>> from lawbook.bridge import Suit
    >>> from lawbook.meaning.terms.shapes import Length
    >>> from lawbook.notation import parse_hand
    >>> contains(Length(Suit.HEARTS, 5), parse_hand("K4.AQ763.52.K943"))
    True
    """
    return membership(meaning)(tuple([hand.bits >> 13 * suit & 0x1FFF for suit in range(4)]))


@lru_cache(maxsize=1024)
def membership(meaning: Meaning) -> Test:
    """The test of a hand that is given suit by suit, clubs first."""
    match meaning:
        case And(parts):
            tests = [membership(part) for part in parts]
            return lambda held: all(test(held) for test in tests)
        case Or(parts):
            tests = [membership(part) for part in parts]
            return lambda held: any(test(held) for test in tests)
        case Not(part):
            test = membership(part)
            return lambda held: not test(held)
        case RuleOf():
            return membership(meaning.spelt)
        case OfShape(fits=fits):
            return lambda held: fits(tuple([cards.bit_count() for cards in held]))
        case OfHolding(suit=suit, holds=holds):
            return lambda held: holds(held[suit])
        case Amount(figure, least, most):
            return lambda held: least <= sum(map(figure.of, held)) <= most
        case Tag():
            return lambda _held: True
        case _:
            raise TypeError(f"{meaning!r} is no term of a meaning")
