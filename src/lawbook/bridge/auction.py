"""Calls, the auction that they make, and its contract."""

from dataclasses import dataclass
from enum import IntEnum
from typing import TypeAlias

from lawbook.bridge.cards import Suit
from lawbook.bridge.seats import Seat
from lawbook.errors import NotationError
from lawbook.label import Option

__all__ = ["Auction", "Bid", "Call", "Contract", "Strain", "Word"]


_SUITS: tuple[Suit | None, ...] = (*Suit, None)
"""By denomination."""


class Strain(IntEnum):
    """A denomination, in the order of rank."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3
    NOTRUMP = 4

    @property
    def suit(self) -> Suit | None:
        """The trump suit, or None in notrump."""
        return _SUITS[self]

    @property
    def letter(self) -> str:
        """The English initial, N for notrump."""
        return "CDHSN"[self]

    def __str__(self) -> str:
        return "NT" if self is Strain.NOTRUMP else Suit(self).symbol

    def __repr__(self) -> str:
        return f"Strain.{self.name}"


@dataclass(frozen=True, slots=True, order=True)
class Bid:
    """A number of odd tricks and a denomination; more than seven can be said, but not bid (Law 38).

    >>> Bid(1, Strain.NOTRUMP) < Bid(2, Strain.CLUBS), Bid(8, Strain.CLUBS).admissible
    (True, False)
    """

    level: int
    strain: Strain

    def __post_init__(self) -> None:
        if self.level < 1:
            raise NotationError(
                "bid at level {level}: a bid is for 1 odd trick or more; give 1 to 7", level=self.level
            )

    @property
    def admissible(self) -> bool:
        """Whether so many odd tricks exist."""
        return self.level <= 7

    def __str__(self) -> str:
        return f"{self.level}{self.strain}"


class Word(Option):
    """A call that is not a bid."""

    PASS, DOUBLE, REDOUBLE = "P", "X", "XX"

    def __str__(self) -> str:
        return "Pass" if self is Word.PASS else self.value

    def __repr__(self) -> str:
        return f"Word.{self.name}"


Call: TypeAlias = Bid | Word


@dataclass(frozen=True, slots=True)
class Contract:
    """What declarer has undertaken to win, and at what price: doubled is 0, 1 or 2 (redoubled)."""

    bid: Bid
    declarer: Seat
    doubled: int = 0

    def __str__(self) -> str:
        return f"{self.bid}{'X' * self.doubled} {self.declarer}"


@dataclass(frozen=True, slots=True)
class Auction:
    """Legal calls in rotation, from the dealer's.

    >>> calls = (Word.PASS, Bid(1, Strain.HEARTS), Word.DOUBLE, Bid(2, Strain.HEARTS))
    >>> print(Auction(Seat.N, (*calls, Word.PASS, Word.PASS, Word.PASS)).contract)
    2♥ E
    """

    dealer: Seat
    calls: tuple[Call, ...] = ()

    @property
    def over(self) -> bool:
        """Whether all have passed, or three in a row have passed over another call (Law 22A)."""
        return len(self.calls) > 3 and self.calls[-3:] == (Word.PASS,) * 3

    @property
    def passed_out(self) -> bool:
        """Whether the auction is over without a bid."""
        return self.over and self.last_bid is None

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is to call; nobody's once the auction is over."""
        return None if self.over else self._seat(len(self.calls))

    @property
    def last_bid(self) -> Bid | None:
        """The last bid so far: the highest, but for one that was accepted although it was insufficient."""
        return next((call for call in reversed(self.calls) if isinstance(call, Bid)), None)

    @property
    def last_bidder(self) -> Seat | None:
        """Who made the last bid."""
        place = self._last_place
        return None if place is None else self._seat(place)

    @property
    def doubled(self) -> int:
        """How the last bid stands: 0 undoubled, 1 doubled, 2 redoubled."""
        place = self._last_place
        after = () if place is None else self.calls[place:]
        return 2 if Word.REDOUBLE in after else int(Word.DOUBLE in after)

    @property
    def _last_place(self) -> int | None:
        """Which call the last bid is; the same bid may have been made before."""
        places = range(len(self.calls) - 1, -1, -1)
        return next((place for place in places if isinstance(self.calls[place], Bid)), None)

    @property
    def contract(self) -> Contract | None:
        """The contract, once the auction is over and was not passed out."""
        if not self.over:
            return None
        bid, bidder = self.last_bid, self.last_bidder
        if bid is None or bidder is None:
            return None
        return Contract(bid, self._first_to_name(bid.strain, bidder), self.doubled)

    def _first_to_name(self, strain: Strain, bidder: Seat) -> Seat:
        """Declarer: the first of the last bidder's side to bid the denomination."""
        return next(
            self._seat(place)
            for place, call in enumerate(self.calls)
            if isinstance(call, Bid) and call.strain is strain and self._seat(place).side is bidder.side
        )

    def _seat(self, place: int) -> Seat:
        return Seat((self.dealer + place) % 4)
