"""Position: the cards that are left, and whose turn it is to play."""

from dataclasses import dataclass
from functools import lru_cache
from struct import Struct

from lawbook.bridge import Card, Deal, Hand, Seat, Strain, Trick
from lawbook.errors import CaseError, listed

__all__ = ["Position", "winner"]

_SEATS = tuple(Seat)
_KEY = Struct(">BBBBB4Q")
_NO_CARD = 255


@dataclass(frozen=True, slots=True)
class Position:
    """The hands N E S W without the cards on the trick, the strain, who led to the trick, and its cards.

    >>> hands = (Hand([Card.SA]), Hand([Card.S2]), Hand([Card.H2]), Hand([Card.D2]))
    >>> Position(hands, Strain.NOTRUMP, Seat.E).to_play
    Seat.E
    """

    hands: tuple[Hand, ...]
    strain: Strain
    leader: Seat
    trick: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        cards = [hand.bits for hand in self.hands]
        if len(cards) != 4 or len(self.trick) > 3:
            raise CaseError(_shape(self))
        held = [bits.bit_count() for bits in cards]
        together = cards[0] | cards[1] | cards[2] | cards[3]
        total = sum(held)
        for number, card in enumerate(self.trick):
            together |= 1 << card
            held[self.leader + number & 3] += 1
            total += 1
        if not held[0] == held[1] == held[2] == held[3] or not total or total != together.bit_count():
            raise CaseError(_cards_wrong(self, held))
        if self.trick:
            _check_following(self)

    @classmethod
    def opening(cls, deal: Deal, strain: Strain, declarer: Seat) -> "Position":
        """The position before the opening lead."""
        hands = [hand for hand in deal.hands if hand is not None]
        if len(hands) != 4 or deal.doubled:
            raise CaseError(
                "the deal: a result is computed from four known hands, each card in one; tell all hands"
            )
        return cls(tuple(hands), strain, declarer.lho)

    @property
    def to_play(self) -> Seat:
        """Whose turn it is."""
        return _SEATS[self.leader + len(self.trick) & 3]

    @property
    def left(self) -> int:
        """How many tricks are left, the one that has begun among them."""
        return len(self.hands[self.to_play])

    @property
    def legal(self) -> Hand:
        """The cards that may be played now (Law 44)."""
        hand = self.hands[self.to_play]
        return (hand.suit(self.trick[0].suit) or hand) if self.trick else hand

    def after(self, card: Card) -> "Position":
        """The position when this card has been played; the last card of the last trick leaves none.

        >>> hands = (Hand([Card.SA, Card.S3]), Hand([Card.S2, Card.H4]), Hand([Card.H2, Card.H3]), Hand([Card.D2, Card.D3]))
        >>> Position(hands, Strain.NOTRUMP, Seat.N).after(Card.SA).trick
        (Card.SA,)
        """
        seat = self.to_play
        if card not in self.legal:
            raise CaseError(
                "{seat} may not play {card}: it is none of {cards} (Law 44)",
                seat=seat,
                card=card,
                cards=listed(self.legal, " "),
            )
        hands = (*self.hands[:seat], self.hands[seat] - {card}, *self.hands[seat + 1 :])
        trick = (*self.trick, card)
        if len(trick) < 4:
            return Position(hands, self.strain, self.leader, trick)
        return Position(hands, self.strain, winner(self.leader, trick, self.strain))

    @property
    def kin(self) -> tuple[tuple[Card, ...], int]:
        """What the solver remembers of a position holds for those of the same lengths; they sort next to each other."""
        north, east, south, _ = self.hands
        lengths = _lengths(east.bits) << 32 | _lengths(north.bits) << 16 | _lengths(south.bits)
        return self.trick, (self.strain << 2 | self.leader) << 48 | lengths

    @property
    def key(self) -> bytes:
        """The position as bytes, the same for the same position only."""
        trick = (*self.trick, _NO_CARD, _NO_CARD, _NO_CARD)[:3]
        return _KEY.pack(self.strain, self.leader, *trick, *[hand.bits for hand in self.hands])


@lru_cache(1024)
def _lengths(bits: int) -> int:
    """How long the suits of a hand are, spades first."""
    spades, hearts = (bits >> 39).bit_count(), (bits >> 26 & 0x1FFF).bit_count()
    diamonds, clubs = (bits >> 13 & 0x1FFF).bit_count(), (bits & 0x1FFF).bit_count()
    return spades << 12 | hearts << 8 | diamonds << 4 | clubs


def winner(leader: Seat, trick: tuple[Card, ...], strain: Strain) -> Seat:
    """Who wins the trick (Law 44E, 44F)."""
    won = Trick(tuple((_SEATS[leader + number & 3], card) for number, card in enumerate(trick))).winner(
        strain
    )
    return leader if won is None else won


def _check_following(position: Position) -> None:
    led = position.trick[0].suit
    for number, card in enumerate(position.trick[1:], start=1):
        seat = _SEATS[position.leader + number & 3]
        kept = position.hands[seat].suit(led)
        if card.suit is not led and kept:
            raise CaseError(
                "{seat} has put {card} on a {led} lead and holds {cards}: cards on the trick follow suit "
                "(Law 44C); begin after the trick, or with the card that should have been played",
                seat=seat,
                card=card,
                led=led,
                cards=listed(kept, " "),
            )


def _shape(position: Position) -> str:
    if len(position.hands) != 4:
        return f"the position has {len(position.hands)} hands: give 4, N E S W"
    return f"the trick has {len(position.trick)} cards: give 3 at most, and begin the next trick after the fourth"


def _cards_wrong(position: Position, held: list[int]) -> str:
    if not any(held):
        return "the position has no cards: give each player one at least"
    seen: set[Card] = set()
    for card in (*position.trick, *[card for hand in position.hands for card in hand]):
        if card in seen:
            return f"{card} is there twice: a pack has one (Law 1); take it out of one hand"
        seen.add(card)
    told = ", ".join(f"{seat.name} {count}" for seat, count in zip(Seat, held, strict=True))
    return f"the hands are unequal, with the cards on the trick {told}: give each player as many (Law 1)"


def _names(cards: Hand) -> str:
    return " ".join(str(card) for card in cards)
