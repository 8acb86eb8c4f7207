"""Node: a position in the search, kept in plain numbers, and what can be seen in it.

A card is its number in the pack, a hand 52 bits. The search visits many thousands, so nothing here has a name of
its own that a number would not do for.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from lawbook.bridge import Hand
from lawbook.equity.position import Position

__all__ = [
    "SUITS",
    "Node",
    "beats",
    "cards_of",
    "classes",
    "lowest",
    "node_of",
    "played",
    "seat_to_play",
    "tricks_left",
    "winning",
]

SUITS = tuple(0x1FFF << 13 * suit for suit in range(4))
"""The cards of each suit as bits."""


class Node(NamedTuple):
    """The hands without the cards on the trick, who led, the trick; how far the statement has come; who showed out."""

    hands: tuple[int, ...]
    leader: int
    trick: tuple[int, ...] = ()
    step: int = 0
    """Which step of the statement is under way."""
    times: int = 0
    """How often it has been carried out."""
    shown: int = 0
    """A bit for each seat and suit of which the seat has shown out: 4 x seat + suit."""


def node_of(position: Position, shown: int = 0) -> Node:
    """A position as a node."""
    hands = tuple(hand.bits for hand in position.hands)
    return Node(hands, int(position.leader), tuple(map(int, position.trick)), shown=shown)


def seat_to_play(node: Node) -> int:
    """Whose turn it is."""
    return node.leader + len(node.trick) & 3


def tricks_left(node: Node) -> int:
    """How many tricks are left, the one that has begun among them."""
    return node.hands[seat_to_play(node)].bit_count()


def beats(card: int, other: int, trump: int) -> bool:
    """Whether a card played later beats the one that was winning."""
    suit = card // 13
    return card > other if suit == other // 13 else suit == trump


@lru_cache(maxsize=2**16)
def winning(trick: tuple[int, ...], trump: int) -> tuple[int, int, int]:
    """The place of the card that is winning a trick, that card, and all of the trick as bits."""
    place, best, bits = 0, trick[0], 1 << trick[0]
    for number, card in enumerate(trick[1:], start=1):
        bits |= 1 << card
        if beats(card, best, trump):
            place, best = number, card
    return place, best, bits


def played(node: Node, card: int, trump: int) -> tuple[Node, int | None]:
    """The node after a card, and who won the trick if that ended it."""
    hands, leader, trick, step, times, shown = node
    seat = leader + len(trick) & 3
    left = list(hands)
    left[seat] ^= 1 << card
    trick = (*trick, card)
    if card // 13 != trick[0] // 13:
        shown |= 1 << 4 * seat + trick[0] // 13
    if len(trick) < 4:
        return Node(tuple(left), leader, trick, step, times, shown), None
    winner = leader + winning(trick, trump)[0] & 3
    return Node(tuple(left), winner, (), step, times, shown), winner


@lru_cache(maxsize=2**16)
def tops(held: int, others: int) -> tuple[int, ...]:
    """The highest of each run of equal cards in a holding, where others have the rest; from the top down.

    >>> tops(0b11011, 0b00100)
    (4, 1)
    """
    found, above = [], 0
    for card in range(held.bit_length() - 1, -1, -1):
        if held >> card & 1:
            if not above or others & (1 << above) - (1 << card + 1):
                found.append(card)
            above = card
    return tuple(found)


def classes(cards: int, others: int) -> Sequence[int]:
    """The highest of each run of equal cards, where others have the rest; suit by suit."""
    if not cards & cards - 1:
        return (cards.bit_length() - 1,) if cards else ()
    found = []
    for suit in range(4):
        if held := cards & SUITS[suit]:
            low = 13 * suit
            found += [low + rank for rank in tops(held >> low, others >> low & 0x1FFF)]
    return found


def lowest(cards: int) -> int:
    """The lowest card of some bits."""
    return (cards & -cards).bit_length() - 1


def cards_of(bits: int) -> Hand:
    """Bits as cards."""
    return Hand.from_bits(bits)
