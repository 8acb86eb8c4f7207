"""Likeness: positions that differ in ranks only, and not in which card beats which, are worth the same."""

from functools import lru_cache

from lawbook.equity.claims.node import Node
from lawbook.equity.claims.statement import Discard, Finesse, Play
from lawbook.equity.claims.terms import Choice, Terms

__all__ = ["Key", "Likeness", "holding"]

Key = tuple[int, ...]
_SUIT = 0x1FFF


class Likeness:
    """What positions between two tricks have in common, on the terms of one claim."""

    __slots__ = ("_held", "_opponents")

    def __init__(self, terms: Terms) -> None:
        self._opponents = terms.claimer - 1, terms.claimer - 3
        named = any(isinstance(step, Play | Finesse | Discard) for step in terms.steps)
        by_name = named or any(isinstance(struck, Choice) for struck in terms.struck)
        self._held = _named if by_name else _ranked
        """Cards count by name where the statement or the Director named some."""

    def key(self, node: Node) -> Key:
        """The same for positions that are alike."""
        return (node.leader, node.step, node.times, *self.suits(node.hands, node.shown))

    def suits(self, hands: tuple[int, ...], shown: int) -> list[int]:
        """What each suit is like: who has what of it, and who showed out of it."""
        return [self.suit(hands, shown, suit) for suit in range(4)]

    def suit(self, hands: tuple[int, ...], shown: int, suit: int) -> int:
        """What a suit is like; nobody minds who showed out of it once the other side has none of it left."""
        north, east, south, west = hands
        low = 13 * suit
        found = self._held(
            north >> low & _SUIT, east >> low & _SUIT, south >> low & _SUIT, west >> low & _SUIT
        )
        if shown:
            one, other = self._opponents
            if (hands[one] | hands[other]) >> low & _SUIT:
                out = shown >> suit
                found |= (out >> 4 * (one & 3) & 1) << 52 | (out >> 4 * (other & 3) & 1) << 53
        return found


def _named(north: int, east: int, south: int, west: int) -> int:
    return north | east << 13 | south << 26 | west << 39


@lru_cache(maxsize=2**16)
def _ranked(*hands: int) -> int:
    """The holdings of a suit as if the cards that are left ranked next to each other.

    >>> _ranked(0b1000, 0b0010, 0, 0) == _ranked(0b0010, 0b0001, 0, 0)
    True
    """
    found, place = 0, 0
    for rank in range(13):
        holders = [seat for seat in range(4) if hands[seat] >> rank & 1]
        if holders:
            found |= 1 << 13 * holders[0] + place
            place += 1
    return found


def holding(like: int, seat: int) -> int:
    """What a hand has of a suit, from what the suit is like."""
    return like >> 13 * seat & _SUIT
