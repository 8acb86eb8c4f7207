"""The deal, and the board that carries it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from lawbook.bridge.cards import PACK, Card, Hand
from lawbook.bridge.seats import Seat, Vulnerability
from lawbook.errors import CaseError, NotationError

__all__ = ["Board", "Deal", "dealer_of", "vulnerability_of"]


@dataclass(frozen=True, slots=True)
class Deal:
    """Four hands as they are held, right or wrong; None is a hand that is not known.

    The same card may stand in two hands. Where one hand holds a card twice, `doubled` has the second copy.
    """

    hands: tuple[Hand | None, ...] = (None, None, None, None)
    doubled: tuple[tuple[Seat, Card], ...] = ()

    def __post_init__(self) -> None:
        if len(self.hands) != 4:
            raise ValueError(f"a deal has 4 hands, N E S W, not {len(self.hands)}")
        object.__setattr__(self, "doubled", tuple(sorted(self.doubled)))
        for seat, card in self.doubled:
            if card not in (self.hands[seat] or ()):
                raise ValueError(f"{seat} cannot hold {card} twice without holding it")

    @classmethod
    def of(cls, cards: Sequence[Iterable[Card] | None]) -> "Deal":
        """The deal of these cards, N E S W; a card that is given twice to one hand is held twice."""
        hands = [None if hand is None else Counter(hand) for hand in cards]
        doubled = [
            (seat, card)
            for seat, hand in zip(Seat, hands, strict=True)
            for card, copies in (hand or {}).items()
            for _ in range(copies - 1)
        ]
        return cls(tuple(None if hand is None else Hand(hand) for hand in hands), tuple(doubled))

    def __getitem__(self, seat: Seat) -> Hand | None:
        return self.hands[seat]

    def count(self, seat: Seat) -> int | None:
        """How many cards the seat holds, copies counted; None if its hand is not known."""
        hand = self.hands[seat]
        return None if hand is None else len(hand) + sum(owner is seat for owner, _ in self.doubled)

    def cards(self, seat: Seat) -> tuple[Card, ...] | None:
        """The cards of the seat from the highest spade down, copies counted; None if its hand is not known."""
        hand = self.hands[seat]
        copies = [card for owner, card in self.doubled if owner is seat]
        return None if hand is None else tuple(sorted([*hand, *copies], reverse=True))

    def holders(self, card: Card) -> tuple[Seat, ...]:
        """The seats that hold the card, a seat twice if it holds it twice."""
        single = [seat for seat, hand in zip(Seat, self.hands, strict=True) if hand and card in hand]
        return tuple(sorted(single + [seat for seat, copy in self.doubled if copy is card]))

    def add(self, card: Card, seat: Seat) -> "Deal":
        """The deal with one more card in a hand; a hand that is not known stays so."""
        hand = self.hands[seat]
        if hand is None:
            return self
        if card in hand:
            return replace(self, doubled=(*self.doubled, (seat, card)))
        return self._with(seat, hand | {card})

    def remove(self, card: Card, seat: Seat) -> "Deal":
        """The deal with one card fewer in a hand; a hand that is not known stays so."""
        hand = self.hands[seat]
        if hand is None:
            return self
        if (seat, card) in self.doubled:
            rest = list(self.doubled)
            rest.remove((seat, card))
            return replace(self, doubled=tuple(rest))
        if card not in hand:
            raise CaseError(
                "{card} is not in the hand of {seat}: name a card that {seat} holds", card=card, seat=seat
            )
        return self._with(seat, hand - {card})

    def move(self, card: Card, source: Seat, target: Seat) -> "Deal":
        """The deal with one card gone from one hand to another."""
        return self.remove(card, source).add(card, target)

    def _with(self, seat: Seat, hand: Hand) -> "Deal":
        return replace(self, hands=(*self.hands[:seat], hand, *self.hands[seat + 1 :]))

    @property
    def complete(self) -> bool:
        """Whether all four hands are known."""
        return None not in self.hands

    @property
    def missing(self) -> Hand:
        """The cards of the pack that no known hand holds."""
        held = Hand()
        for hand in self.hands:
            held |= hand or Hand()
        return PACK - held

    @property
    def repeated(self) -> Hand:
        """The cards that stand more than once in the deal."""
        held = again = 0
        for hand in self.hands:
            bits = 0 if hand is None else hand.bits
            again |= held & bits
            held |= bits
        return Hand.from_bits(again) | {card for _, card in self.doubled}


_VULNERABLE = (Vulnerability.NONE, Vulnerability.NS, Vulnerability.EW, Vulnerability.BOTH)


def dealer_of(number: int) -> Seat:
    """The dealer marked on a board of this number (Law 2).

    >>> dealer_of(17)
    Seat.N
    """
    return Seat((_board_number(number) - 1) % 4)


def vulnerability_of(number: int) -> Vulnerability:
    """The vulnerability marked on a board of this number (Law 2): it shifts by one each four boards.

    >>> [vulnerability_of(number).name for number in (4, 5, 16, 17)]
    ['BOTH', 'NS', 'EW', 'NONE']
    """
    before = _board_number(number) - 1
    return _VULNERABLE[(before + before // 4) % 4]


def _board_number(number: int) -> int:
    if number < 1:
        raise NotationError(
            "board {number}: boards are numbered from 1 (Law 2); give a number of 1 or more", number=number
        )
    return number


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """A board: its number, its markings, and the deal in its pockets; what is None is not known."""

    number: int | None = None
    dealer: Seat | None = None
    vulnerability: Vulnerability | None = None
    deal: Deal | None = None

    @classmethod
    def of(
        cls,
        number: int | None,
        *,
        dealer: Seat | None = None,
        vulnerability: Vulnerability | None = None,
        deal: Deal | None = None,
    ) -> "Board":
        """The board of this number; markings that are given apply in place of the usual ones (Law 2)."""
        if number is not None:
            dealer = dealer_of(number) if dealer is None else dealer
            vulnerability = vulnerability_of(number) if vulnerability is None else vulnerability
        return cls(number=number, dealer=dealer, vulnerability=vulnerability, deal=deal)
