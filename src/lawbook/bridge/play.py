"""The trick."""

from dataclasses import dataclass

from lawbook.bridge.auction import Strain
from lawbook.bridge.cards import Card, Suit
from lawbook.bridge.seats import Seat

__all__ = ["Trick"]


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards of a trick in the order of play; there may be fewer than four, or more.

    >>> Trick(((Seat.W, Card.H2), (Seat.N, Card.HA), (Seat.E, Card.S2))).winner(Strain.SPADES)
    Seat.E
    """

    plays: tuple[tuple[Seat, Card], ...] = ()

    @property
    def led(self) -> Suit | None:
        """The suit led, None before the lead."""
        return self.plays[0][1].suit if self.plays else None

    def winner(self, trump: Strain) -> Seat | None:
        """Who is winning: the highest trump, else the highest card of the suit led (Law 44E, 44F)."""
        led, trumps = self.led, trump.suit
        standing = [
            (card.suit is trumps, card, seat) for seat, card in self.plays if card.suit in (led, trumps)
        ]
        return max(standing)[2] if standing else None
