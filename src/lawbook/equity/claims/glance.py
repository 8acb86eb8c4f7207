"""Glance: how many tricks a side is sure of, seen from the cards without playing one."""

from functools import lru_cache

from lawbook.equity.claims.node import SUITS, Node
from lawbook.equity.claims.terms import Terms

__all__ = ["Glance"]

_SUIT = 0x1FFF


class Glance:
    """The bounds between two tricks, on the terms of one claim."""

    __slots__ = ("_claimer", "_may_ruff", "_trump")

    def __init__(self, terms: Terms) -> None:
        self._claimer, self._trump = terms.claimer & 1, terms.trump
        self._may_ruff = terms.trump >= 0 and not (terms.careless and not terms.defends)
        """Whether the leader's partner may take the lead from him with a trump."""

    def bounds(self, node: Node, left: int) -> tuple[int, int]:
        """How many tricks at least and at most the claimer's side takes, as far as trumps and the leader's cards tell."""
        hands, leader, trump = node.hands, node.leader, self._trump
        side = self._claimer
        if trump < 0:
            ours = theirs = 0
        else:
            low = 13 * trump
            north, east, south, west = hands
            tops = _sure_trumps(
                north >> low & _SUIT, east >> low & _SUIT, south >> low & _SUIT, west >> low & _SUIT
            )
            ours, theirs = tops[side], tops[1 - side]
        sure = _top_tricks(hands, leader, trump)
        if leader & 1 != side:
            return ours, left - max(sure, theirs)
        all_ours = sure == left and not (self._may_ruff and hands[leader ^ 2] & SUITS[trump])
        return (left if all_ours else ours), left - theirs


@lru_cache(maxsize=2**16)
def _sure_trumps(*hands: int) -> tuple[int, int]:
    """The tricks that each side is sure to win with trumps, wherever they are played; North-South first.

    Each trump is played in a trick of its own, and that is lost only to a higher trump of the other side.

    >>> _sure_trumps(0b101, 0b010, 0, 0)
    (1, 0)
    """
    north, east, south, west = hands
    ours, theirs = north | south, east | west
    return max(_unbeaten(north, theirs), _unbeaten(south, theirs)), max(
        _unbeaten(east, ours), _unbeaten(west, ours)
    )


def _unbeaten(held: int, against: int) -> int:
    """How many of the trumps of a hand win if each of the other side's beats one that is lower, where it can."""
    found = free = 0
    for rank in range(max(held.bit_length(), against.bit_length()) - 1, -1, -1):
        if against >> rank & 1:
            free += 1
        elif held >> rank & 1:
            if free:
                free -= 1
            else:
                found += 1
    return found


def _top_tricks(hands: tuple[int, ...], leader: int, trump: int) -> int:
    """The tricks that the leader can take one after the other, whatever the others do; his partner never has to win."""
    others = hands[leader - 1] | hands[leader - 3]
    if trump >= 0 and others & SUITS[trump]:
        return 0
    hand, partner, found = hands[leader], hands[leader ^ 2], 0
    for suit in SUITS:
        held = hand & suit
        if held:
            length = (others & suit).bit_length()
            top = held >> length << length
            opposite = (partner & suit).bit_length()
            if top and opposite <= top.bit_length():
                found += (top >> opposite).bit_count()  # without his partner having to play a higher one
    return found
