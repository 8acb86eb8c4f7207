"""Knowledge: what somebody knows of the four hands as they were dealt."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from lawbook.bridge import PACK, Card, Hand, Seat, Suit
from lawbook.errors import CaseError
from lawbook.meaning import Draw, Meaning, contains
from lawbook.meaning.terms.meanings import ANY_HAND, every
from lawbook.meaning.terms.shapes import Length

__all__ = ["Knowledge"]

_NONE = (Hand(),) * 4
_ANY = (ANY_HAND,) * 4


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The cards known to be in each hand, N E S W, and what each has shown of its thirteen.

    >>> from lawbook.meaning import parse_meaning
    >>> known = Knowledge().holding(Seat.S, [Card.SA]).showing(Seat.N, parse_meaning("15-17 balanced"))
    >>> known.missing(Seat.S), len(known.unseen)
    (12, 51)
    """

    held: tuple[Hand, ...] = _NONE
    shown: tuple[Meaning, ...] = _ANY

    def __post_init__(self) -> None:
        for seat, hand in zip(Seat, self.held, strict=True):
            if len(hand) > 13:
                raise CaseError(
                    "{seat} is known to hold {number} cards: a hand has 13 (Law 1); take some away",
                    seat=seat,
                    number=len(hand),
                )
            twice = [card for other in Seat if other > seat for card in hand & self.held[other]]
            if twice:
                raise CaseError(
                    "{card} is known to be in two hands: a pack has one (Law 1); take it out of one",
                    card=twice[0],
                )

    @property
    def unseen(self) -> Hand:
        """The cards of which it is not known who has them."""
        north, east, south, west = self.held
        return PACK - north - east - south - west

    def missing(self, seat: Seat) -> int:
        """How many of a hand's cards are not known."""
        return 13 - len(self.held[seat])

    def draw(self, seat: Seat) -> Draw:
        """What the hand is drawn from."""
        return Draw(self.unseen, self.held[seat])

    def holding(self, seat: Seat, cards: Iterable[Card]) -> "Knowledge":
        """What is known when these cards are in that hand, too."""
        held = self.held[seat] | Hand(cards)
        return replace(self, held=(*self.held[:seat], held, *self.held[seat + 1 :]))

    def showing(self, seat: Seat, meaning: Meaning) -> "Knowledge":
        """What is known when that hand has shown this, too."""
        shown = every([self.shown[seat], meaning])
        return replace(self, shown=(*self.shown[:seat], shown, *self.shown[seat + 1 :]))

    def shown_out(self, seat: Seat, suit: Suit) -> "Knowledge":
        """What is known when that hand has no more cards of the suit than are known."""
        length = len(self.held[seat].suit(suit))
        return self.showing(seat, Length(suit, length, length))

    def allows(self, hands: Iterable[Hand]) -> bool:
        """Whether the hands, N E S W, agree with all that is known."""
        rows = zip(hands, self.held, self.shown, strict=True)
        return all(
            not held - hand and (len(held) == 13 or contains(shown, hand)) for hand, held, shown in rows
        )
