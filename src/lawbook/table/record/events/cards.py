"""Events of the play: cards that are led, played, named, shown and taken back."""

from lawbook.bridge import Card, Seat
from lawbook.table.record.events.event import Event

__all__ = [
    "CardReplaced",
    "CardWithdrawn",
    "Designated",
    "Exposed",
    "FacedHand",
    "FacedLead",
    "Held",
    "Inspected",
    "Led",
    "LedFaceDown",
    "Named",
    "Played",
    "PlayedTogether",
    "Quitted",
    "Touched",
]


class Played(Event):
    """A card played; from dummy it is dummy's seat."""

    seat: Seat
    card: Card


class Led(Played):
    """A card of which it is told that it was led, and so began a trick."""


class PlayedTogether(Played):
    """A card led or played at the same moment as the one before; `unseen` when its face was not visible."""

    manner: str | None = None


class Held(Played):
    """A card held as a played card is (Law 45C): `so that partner sees it`, or `at the table`."""

    manner: str


class LedFaceDown(Event):
    """An opening lead that is not faced yet."""

    seat: Seat
    card: Card


class FacedLead(Event):
    """An opening lead turned face up."""

    seat: Seat
    card: Card


class Designated(Event):
    """Declarer names a card of dummy, in full or in other words."""

    seat: Seat
    card: Card | None = None
    dummy: Seat | None = None
    text: str | None = None


class CardReplaced(Event):
    """A card taken back for another."""

    seat: Seat
    card: Card
    new: Card
    manner: str | None = None


class CardWithdrawn(Event):
    """A card taken back."""

    seat: Seat
    card: Card


class Exposed(Event):
    """Cards shown but not played; `accidentally`, `by opponent` who caused it, or `unseen` by partner."""

    seat: Seat
    cards: tuple[Card, ...]
    manner: str | None = None


class FacedHand(Event):
    """All the cards that are left in a hand, shown but not played; the record has which they are, where a deal tells it."""

    seat: Seat


class Named(Event):
    """A card named as being in his hand."""

    seat: Seat
    card: Card


class Touched(Event):
    """A card of dummy's touched or pointed at, and not named."""

    seat: Seat
    card: Card


class Inspected(Event):
    """A player looks at the cards of a trick, or at his own last card where no trick is named (Law 66)."""

    seat: Seat
    number: int | None = None


class Quitted(Event):
    """A trick is turned by all four."""

    number: int
