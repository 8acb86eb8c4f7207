"""Glance: how many tricks a side is sure of, seen from the cards without playing one."""

from functools import lru_cache

from lawbook.equity.claims.likeness import Key, holding
from lawbook.equity.claims.terms import Terms

__all__ = ["Glance"]


class Glance:
    """The bounds between two tricks, on the terms of one claim."""

    __slots__ = ("_claimer", "_may_ruff", "_trump")

    def __init__(self, terms: Terms) -> None:
        self._claimer, self._trump = terms.claimer & 1, terms.trump
        self._may_ruff = terms.trump >= 0 and not (terms.careless and not terms.defends)
        """Whether the leader's partner may take the lead from him with a trump."""

    def bounds(self, key: Key, left: int) -> tuple[int, int]:
        """How many tricks at least and at most the claimer's side takes, as far as trumps and the leader's cards tell."""
        leader, trump, side = key[0], self._trump, self._claimer
        suits = key[3:]
        if trump < 0:
            ours = theirs = 0
        else:
            tops = _sure_trumps(suits[trump])
            ours, theirs = tops[side], tops[1 - side]
        sure = self._top_tricks(suits, leader)
        if leader & 1 != side:
            return ours, left - max(sure, theirs)
        all_ours = sure == left and not (self._may_ruff and holding(suits[trump], leader ^ 2))
        return (left if all_ours else ours), left - theirs

    def _top_tricks(self, suits: Key, leader: int) -> int:
        """The tricks that the leader can take one after the other, whatever the others do."""
        if self._trump >= 0 and _others(suits[self._trump], leader):
            return 0
        one, two, three, four = suits
        return _tops(one, leader) + _tops(two, leader) + _tops(three, leader) + _tops(four, leader)


@lru_cache(maxsize=2**16)
def _sure_trumps(trumps: int) -> tuple[int, int]:
    """The tricks that each side is sure to win with trumps, wherever they are played; North-South first.

    Each trump is played in a trick of its own, and that is lost only to a higher trump of the other side.

    >>> _sure_trumps(0b101 | 0b010 << 13)
    (1, 0)
    """
    north, east, south, west = (holding(trumps, seat) for seat in range(4))
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


@lru_cache(maxsize=2**16)
def _tops(suit: int, leader: int) -> int:
    """The tricks that the leader can take in a suit while nobody ruffs; his partner never has to win one."""
    held = holding(suit, leader)
    length = _others(suit, leader).bit_length()
    top = held >> length << length
    opposite = holding(suit, leader ^ 2).bit_length()
    if not top or opposite > top.bit_length():
        return 0
    return (top >> opposite).bit_count()  # without his partner having to play a higher one


def _others(suit: int, seat: int) -> int:
    """The cards of a suit on the other side."""
    return holding(suit, seat + 1 & 3) | holding(suit, seat + 3 & 3)
