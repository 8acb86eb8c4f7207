"""Cards, and the hands that hold them."""

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from enum import IntEnum
from functools import lru_cache
from typing import TypeVar

__all__ = ["PACK", "Card", "Hand", "Rank", "Suit"]

_T = TypeVar("_T")


class Suit(IntEnum):
    """A suit, in the order of rank (Law 1)."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """The English initial."""
        return "CDHS"[self]

    @property
    def symbol(self) -> str:
        """The pip."""
        return "♣♦♥♠"[self]

    def __str__(self) -> str:
        return self.symbol

    def __repr__(self) -> str:
        return f"Suit.{self.name}"


class Rank(IntEnum):
    """A rank, ace high (Law 1)."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        """The figure or English initial, T for the ten."""
        return "23456789TJQKA"[self - 2]

    @property
    def is_honour(self) -> bool:
        """Whether it is a ten or higher."""
        return self >= Rank.TEN

    def __str__(self) -> str:
        return self.letter

    def __repr__(self) -> str:
        return f"Rank.{self.name}"


class Card(IntEnum):
    """A card of the pack, in the order of suit and rank.

    >>> print(Card.SA, Card.D7.suit, Card.HT.rank.is_honour)
    ♠A ♦ True
    """

    C2, C3, C4, C5, C6, C7, C8, C9, CT, CJ, CQ, CK, CA = range(13)
    D2, D3, D4, D5, D6, D7, D8, D9, DT, DJ, DQ, DK, DA = range(13, 26)
    H2, H3, H4, H5, H6, H7, H8, H9, HT, HJ, HQ, HK, HA = range(26, 39)
    S2, S3, S4, S5, S6, S7, S8, S9, ST, SJ, SQ, SK, SA = range(39, 52)

    @classmethod
    def of(cls, suit: Suit, rank: Rank) -> "Card":
        """The card of this suit and rank."""
        return _CARDS[13 * suit + rank - 2]

    @property
    def suit(self) -> Suit:
        """The suit of the card."""
        return _SUITS[self // 13]

    @property
    def rank(self) -> Rank:
        """The rank of the card."""
        return _RANKS[self % 13]

    def __str__(self) -> str:
        return self.suit.symbol + self.rank.letter

    def __repr__(self) -> str:
        return f"Card.{self.name}"


_SUITS = tuple(Suit)
_RANKS = tuple(Rank)
_CARDS = tuple(Card)


class Hand(AbstractSet[Card]):
    """A set of cards, as many as there happen to be, kept in one int.

    >>> hand = Hand([Card.C2, Card.SA])
    >>> Card.SA in hand, len(hand - {Card.SA}), [str(card) for card in hand]
    (True, 1, ['♠A', '♣2'])
    """

    __slots__ = ("_bits",)

    _bits: int

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        self._bits = _bits_of(cards)

    @classmethod
    def from_bits(cls, bits: int) -> "Hand":
        """The hand with a card for each bit that is set."""
        if bits >> 52 or bits < 0:
            raise ValueError(f"{bits:#x} is no hand: a hand is 52 bits, one for each card")
        hand: Hand = cls.__new__(cls)
        hand._bits = bits
        return hand

    @property
    def bits(self) -> int:
        """The hand as a 52-bit number, the clubs lowest."""
        return self._bits

    def suit(self, suit: Suit) -> "Hand":
        """The cards of one suit."""
        return Hand.from_bits(self._bits & 0x1FFF << 13 * suit)

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and bool(self._bits >> card & 1)

    def __iter__(self) -> Iterator[Card]:
        bits = self._bits
        while bits:
            top = bits.bit_length() - 1
            bits ^= 1 << top
            yield _CARDS[top]

    def __len__(self) -> int:
        return self._bits.bit_count()

    def __and__(self, other: AbstractSet[object]) -> "Hand":
        return Hand.from_bits(self._bits & _bits_of(other))

    def __or__(self, other: AbstractSet[_T]) -> "Hand":
        return Hand.from_bits(self._bits | _bits_of(other))

    def __sub__(self, other: AbstractSet[object]) -> "Hand":
        return Hand.from_bits(self._bits & ~_bits_of(other))

    def __eq__(self, other: object) -> bool:
        return self._bits == other._bits if isinstance(other, Hand) else super().__eq__(other)

    def __hash__(self) -> int:
        return _hash_of(self._bits)  # a hand equals a frozenset of the same cards, so it must hash like one

    def __repr__(self) -> str:
        return f"Hand({list(self)})"


@lru_cache(maxsize=1024)
def _hash_of(bits: int) -> int:
    return hash(frozenset(Hand.from_bits(bits)))


def _bits_of(cards: Iterable[object]) -> int:
    """The cards as bits; anything else in a hand is a mistake of the program."""
    if isinstance(cards, Hand):
        return cards.bits
    bits = 0
    for card in cards:
        if not isinstance(card, Card):
            raise TypeError(f"a hand holds cards, and {card!r} is none")
        bits |= 1 << card
    return bits


PACK = Hand.from_bits((1 << 52) - 1)
