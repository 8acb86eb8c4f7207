"""A double-dummy result by trying everything: slow, and simple enough to be believed."""

import random
from functools import cache

from lawbook.bridge import Card, Hand, Seat, Strain, Suit
from lawbook.equity import Position

Held = tuple[frozenset[Card], ...]


def wins(trick: tuple[Card, ...], strain: Strain) -> int:
    """The place in the trick of the card that wins it."""
    trumps = [card for card in trick if card.suit is strain.suit]
    return trick.index(max(trumps or [card for card in trick if card.suit == trick[0].suit]))


@cache
def north_south(held: Held, strain: Strain, leader: int, trick: tuple[Card, ...]) -> int:
    """How many of the tricks left North and South take."""
    if len(trick) == 4:
        won = (leader + wins(trick, strain)) % 4
        return (won % 2 == 0) + north_south(held, strain, won, ())
    if not any(held):
        return 0
    seat = (leader + len(trick)) % 4
    found = [
        north_south((*held[:seat], held[seat] - {card}, *held[seat + 1 :]), strain, leader, (*trick, card))
        for card in allowed(held[seat], trick)
    ]
    return max(found) if seat % 2 == 0 else min(found)


def allowed(hand: frozenset[Card], trick: tuple[Card, ...]) -> list[Card]:
    """The cards that follow suit, or any."""
    return [card for card in hand if trick and card.suit is trick[0].suit] or list(hand)


def naive(position: Position) -> int:
    """How many of the tricks left the side takes whose turn it is."""
    held = tuple(frozenset(hand) for hand in position.hands)
    theirs = north_south(held, position.strain, position.leader, position.trick)
    return theirs if position.to_play in (Seat.N, Seat.S) else position.left - theirs


def dice_of(seed: int) -> random.Random:
    """Dice that fall the same way each time."""
    return random.Random(seed)  # noqa: S311  # nothing secret about an ending


def endings(number: int, left: int, seed: int) -> list[Position]:
    """Random endings with cards on the trick; every other one of few suits, so that there is much to follow."""
    dice = dice_of(seed)
    found = []
    for turn in range(number):
        suits = list(Suit) if turn % 2 else dice.sample(list(Suit), 1 + (left > 3) + dice.randrange(2))
        pack = dice.sample([card for card in Card if card.suit in suits], 4 * left)
        hands = tuple(Hand(pack[left * seat : left * seat + left]) for seat in Seat)
        position = Position(hands, dice.choice(list(Strain)), dice.choice(list(Seat)))
        for _ in range(dice.randrange(4)):
            position = position.after(dice.choice(list(position.legal)))
        found.append(position)
    return found
