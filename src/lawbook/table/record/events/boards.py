"""Events of the board: what its hands turn out to hold, and how far the board and its round have come."""

from lawbook.bridge import Card, Seat
from lawbook.table.record.events.event import Event

__all__ = [
    "BoardDisplaced",
    "CorrectionOver",
    "Counted",
    "Found",
    "HandsReturned",
    "Heard",
    "Looked",
    "Missed",
    "NextBoard",
    "NotFound",
    "RoundOver",
    "Saw",
    "TookWrong",
    "WrongBoard",
]


class BoardDisplaced(Event):
    """A player moves the board from its place on the table, or turns it round: `moves` or `turns`."""

    seat: Seat
    manner: str


class Counted(Event):
    """A count of a hand as it was when the board began."""

    seat: Seat
    cards: int


class Missed(Event):
    """A card that turns out to be missing from a hand."""

    seat: Seat
    card: Card


class Found(Event):
    """A missing card turns up somewhere."""

    card: Card
    place: str


class NotFound(Event):
    """A missing card does not turn up."""

    card: Card


class Looked(Event):
    """A player looks at the faces of the cards that he took."""

    seat: Seat


class Saw(Event):
    """A player sees a card that belongs to another hand."""

    seat: Seat
    card: Card
    owner: Seat


class Heard(Event):
    """A player hears something about the board from elsewhere: from another table, or from whoever has played it."""

    seat: Seat
    text: str


class TookWrong(Event):
    """A player turns out to hold cards that he took from another board."""

    seat: Seat
    board: int


class WrongBoard(Event):
    """The board on the table turns out not to be the one that this table has to play now."""


class HandsReturned(Event):
    """All four hands are back in the board."""


class RoundOver(Event):
    """The round ends."""


class CorrectionOver(Event):
    """The correction period ends (Law 79C)."""


class NextBoard(Event):
    """Somebody calls on the next board."""

    seat: Seat
