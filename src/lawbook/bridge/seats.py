"""Seats, sides and vulnerability."""

from enum import IntEnum, IntFlag

from lawbook.label import Option

__all__ = ["Seat", "Side", "Vulnerability"]


class Seat(IntEnum):
    """A place at the table, numbered clockwise from North.

    >>> Seat.S.lho, Seat.S.partner, Seat.S.rho
    (Seat.W, Seat.N, Seat.E)
    """

    N = 0
    E = 1
    S = 2
    W = 3

    @property
    def lho(self) -> "Seat":
        """The left-hand opponent, who is next in rotation."""
        return _SEATS[self - 3]

    @property
    def partner(self) -> "Seat":
        """The player opposite."""
        return _SEATS[self - 2]

    @property
    def rho(self) -> "Seat":
        """The right-hand opponent, who was before in rotation."""
        return _SEATS[self - 1]

    @property
    def side(self) -> "Side":
        """The partnership that sits here."""
        return Side.EW if self & 1 else Side.NS

    @property
    def letter(self) -> str:
        """The initial of the seat's English name."""
        return self.name

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"Seat.{self.name}"


_SEATS = tuple(Seat)


class Side(Option):
    """A partnership."""

    NS = "NS"
    EW = "EW"

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The two players of the side."""
        return (Seat.N, Seat.S) if self is Side.NS else (Seat.E, Seat.W)

    @property
    def opponents(self) -> "Side":
        """The other side."""
        return Side.EW if self is Side.NS else Side.NS

    def __str__(self) -> str:
        return self.value

    def __repr__(self) -> str:
        return f"Side.{self.name}"


class Vulnerability(IntFlag):
    """The sides that are vulnerable.

    >>> Vulnerability.NS.covers(Side.NS), Vulnerability.NS.covers(Side.EW)
    (True, False)
    """

    NONE = 0
    NS = 1
    EW = 2
    BOTH = 3

    def covers(self, side: Side) -> bool:
        """Whether the side is vulnerable."""
        return Vulnerability[side.name] in self
