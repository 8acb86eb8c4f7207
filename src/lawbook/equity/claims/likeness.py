"""Likeness: positions that differ in ranks only, and not in which card beats which, are worth the same."""

from functools import lru_cache

from lawbook.equity.claims.node import SUITS, Node
from lawbook.equity.claims.statement import Discard, Finesse, Play
from lawbook.equity.claims.terms import Choice, Terms

__all__ = ["Key", "Likeness"]

Key = tuple[int, ...]
_SUIT = 0x1FFF


class Likeness:
    """What positions between two tricks have in common, on the terms of one claim."""

    __slots__ = ("_opponents", "_seats", "_single_cards")

    def __init__(self, terms: Terms) -> None:
        self._opponents = (1 - (terms.claimer & 1), 3 - (terms.claimer & 1))
        self._seats = sum(0xF << 4 * seat for seat in self._opponents)
        named = any(isinstance(step, Play | Finesse | Discard) for step in terms.steps)
        self._single_cards = named or any(isinstance(struck, Choice) for struck in terms.struck)
        """Whether cards count by name, since the statement or the Director named some."""

    def key(self, node: Node) -> Key:
        """The same for positions that are alike."""
        rest = (node.leader, node.step, node.times, self._shown(node))
        if self._single_cards:
            return (*node.hands, *rest)
        return (*_suits(node.hands), *rest)

    def _shown(self, node: Node) -> int:
        """Who showed out, in the suits of which the other side has cards left."""
        one, other = self._opponents
        theirs = node.hands[one] | node.hands[other]
        shown = node.shown & self._seats
        for place, suit in enumerate(SUITS):
            if not theirs & suit:
                shown &= ~(0x1111 << place)
        return shown


def _suits(hands: tuple[int, ...]) -> tuple[int, ...]:
    north, east, south, west = hands
    return (
        _ranked(north & _SUIT, east & _SUIT, south & _SUIT, west & _SUIT),
        _ranked(north >> 13 & _SUIT, east >> 13 & _SUIT, south >> 13 & _SUIT, west >> 13 & _SUIT),
        _ranked(north >> 26 & _SUIT, east >> 26 & _SUIT, south >> 26 & _SUIT, west >> 26 & _SUIT),
        _ranked(north >> 39, east >> 39, south >> 39, west >> 39),
    )


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
