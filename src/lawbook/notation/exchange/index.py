"""The number of a deal among all deals, as Big Deal counts them: North's cards, then East's, then South's.

Other programs count the same deals in other orders; a number says nothing without the name of its order.
"""

from collections.abc import Iterable
from math import comb

from lawbook.bridge import Deal
from lawbook.notation.exchange.owners import deal_of, owners_of

__all__ = ["DEALS", "deal_at", "index_of", "owners_at"]

_EAST, _SOUTH = comb(39, 13), comb(26, 13)
DEALS = comb(52, 13) * _EAST * _SOUTH
"""How many deals there are."""
_CHOICES = tuple(tuple(comb(cards, wanted) for wanted in range(14)) for cards in range(53))


def owners_at(index: int) -> bytes:
    """Whose each card is in the deal of this number."""
    if not 0 <= index < DEALS:
        raise ValueError(f"there is no deal {index}: they are numbered from 0 to {DEALS - 1}")
    north, rest = divmod(index, _EAST * _SOUTH)
    east, south = divmod(rest, _SOUTH)
    owners = bytearray(b"\3" * 52)
    left = list(range(52))
    for seat, number in enumerate((north, east, south)):
        taken = _places(number, len(left))
        for place in taken:
            owners[left[place]] = seat
        chosen = set(taken)
        left = [card for place, card in enumerate(left) if place not in chosen]
    return bytes(owners)


def deal_at(index: int) -> Deal:
    """The deal of this number.

    >>> index_of(deal_at(0)), index_of(deal_at(DEALS - 1)) == DEALS - 1
    (0, True)
    """
    return deal_of(owners_at(index))


def index_of(deal: Deal) -> int:
    """The number of the deal. Raises NotationError where a hand has not thirteen cards."""
    left: list[int] = list(owners_of(deal))
    numbers = []
    for seat in range(3):
        numbers.append(_number((place for place, owner in enumerate(left) if owner == seat), len(left)))
        left = [owner for owner in left if owner != seat]
    north, east, south = numbers
    return (north * _EAST + east) * _SOUTH + south


def _places(number: int, cards: int) -> list[int]:
    """The thirteen places among so many cards, by their number in the order of the alphabet."""
    places, wanted = [], 13
    for place in range(cards):
        with_it = _CHOICES[cards - place - 1][wanted - 1]
        if number < with_it:
            places.append(place)
            wanted -= 1
            if not wanted:
                break
        else:
            number -= with_it
    return places


def _number(places: Iterable[int], cards: int) -> int:
    """The number of these thirteen places."""
    number, after = 0, 0
    for taken, place in enumerate(places):
        number += sum(_CHOICES[cards - skipped - 1][12 - taken] for skipped in range(after, place))
        after = place + 1
    return number
