"""Events by which the record learns what a ruling has put in force."""

from lawbook.bridge import Call, Card, Seat, Suit
from lawbook.table.in_force import Act, Norm, Until
from lawbook.table.record.events.event import Event

__all__ = ["BecameDeclarer", "LaidDown", "MadePenaltyCard", "PickedUp"]


class LaidDown(Event):
    """A ruling lays a norm on a player, or gives him a right; what it names besides depends on the act."""

    seat: Seat
    act: Act
    calls: tuple[Call, ...] | None = None
    suits: tuple[Suit, ...] | None = None
    cards: tuple[Card, ...] | None = None
    until: Until | None = None
    cite: str | None = None

    @property
    def norm(self) -> Norm:
        """What is in force by it."""
        return Norm(
            self.seat,
            self.act,
            self.calls or (),
            self.suits or (),
            self.cards or (),
            until=self.until or Until.ONCE,
            cite=self.cite,
        )


class MadePenaltyCard(Event):
    """A ruling makes a card a penalty card, `major` or `minor` (Law 50B)."""

    seat: Seat
    card: Card
    rank: str


class PickedUp(Event):
    """Penalty cards go back to their hand."""

    seat: Seat
    cards: tuple[Card, ...]


class BecameDeclarer(Event):
    """A ruling makes the presumed dummy declarer (Law 54A)."""

    seat: Seat
