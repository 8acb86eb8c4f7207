"""Node: a position in the search, kept in plain numbers, and what can be seen in it.

A card is its number in the pack, a hand 52 bits. The search visits many thousands, so nothing here has a name of
its own that a number would not do for.
"""

from collections.abc import Iterator
from typing import NamedTuple

from lawbook.bridge import Hand
from lawbook.equity.position import Position

__all__ = [
    "SUITS",
    "Node",
    "beats",
    "cards_of",
    "classes",
    "legal",
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


def legal(node: Node) -> int:
    """The cards that may be played, as bits (Law 44)."""
    hand = node.hands[seat_to_play(node)]
    return (hand & SUITS[node.trick[0] // 13] or hand) if node.trick else hand


def beats(card: int, other: int, trump: int) -> bool:
    """Whether a card played later beats the one that was winning."""
    suit = card // 13
    return card > other if suit == other // 13 else suit == trump


def winning(node: Node, trump: int) -> tuple[int, int]:
    """Who is winning the trick, and with which card."""
    place, best = 0, node.trick[0]
    for number, card in enumerate(node.trick[1:], start=1):
        if beats(card, best, trump):
            place, best = number, card
    return node.leader + place & 3, best


def played(node: Node, card: int, trump: int) -> tuple[Node, int | None]:
    """The node after a card, and who won the trick if that ended it."""
    seat = node.leader + len(node.trick) & 3
    trick, shown = (*node.trick, card), node.shown
    if node.trick and node.trick[0] // 13 != card // 13:
        shown |= 1 << 4 * seat + node.trick[0] // 13
    hands = (*node.hands[:seat], node.hands[seat] & ~(1 << card), *node.hands[seat + 1 :])
    after = Node(hands, node.leader, trick, node.step, node.times, shown)
    if len(trick) < 4:
        return after, None
    winner, _ = winning(after, trump)
    return Node(hands, winner, (), node.step, node.times, shown), winner


def classes(node: Node, cards: int) -> Iterator[int]:
    """The highest of each run of equal cards among these, which are held by the player whose turn it is."""
    north, east, south, west = node.hands
    others = (north | east | south | west) & ~node.hands[seat_to_play(node)]
    for card in node.trick:
        others |= 1 << card
    for suit in SUITS:
        left, above = cards & suit, 0
        while left:
            card = left.bit_length() - 1
            left ^= 1 << card
            if not above or others & (1 << above) - (1 << card + 1):
                yield card
            above = card


def lowest(cards: int) -> int:
    """The lowest card of some bits."""
    return (cards & -cards).bit_length() - 1


def cards_of(bits: int) -> Hand:
    """Bits as cards."""
    return Hand.from_bits(bits)
