"""Table: the game as it was really played. It takes any event; what follows is a view of the record."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from lawbook.bridge import Auction, Board, Call, Card, Contract, Deal, Seat, Suit, Trick
from lawbook.table.events import (
    Agreed,
    Called,
    Claimed,
    Conceded,
    Counted,
    Event,
    Exposed,
    FacedLead,
    Found,
    Looked,
    Missed,
    NotFound,
    Played,
    Saw,
    TookWrong,
)
from lawbook.table.matter import Matter, TurnOf

__all__ = ["Table"]

E = TypeVar("E")


class Table:
    """An append-only record of one board at one table.

    The hands are those that the players took from the board, right or wrong; `belongs` says which
    cards belong to another hand than the one that holds them, or to no hand that is there.
    """

    __slots__ = ("_events", "belongs", "board", "matter")

    def __init__(
        self,
        board: Board | None = None,
        belongs: Mapping[Card, Seat] | None = None,
        story: Sequence[Event] = (),
    ) -> None:
        self.board = board or Board()
        self.belongs: Mapping[Card, Seat] = dict(belongs or {})
        self._events: list[Event] = []
        self.matter: Matter | None = None
        """The irregularity of the auction that is being ruled on."""
        for event in story:
            self.push(event)

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened, in order."""
        return tuple(self._events)

    @property
    def told(self) -> bool:
        """Whether anything of what happened is known; a told story begins where the board began."""
        return bool(self._events)

    def push(self, event: Event) -> None:
        """Record an event, legal or not."""
        self._events.append(event)

    def pop(self) -> Event:
        """Take the last event back."""
        return self._events.pop()

    def all(self, kind: type[E]) -> list[E]:
        """The events of a kind, in order."""
        return [event for event in self._events if isinstance(event, kind)]

    # The irregularity that is being ruled on; None wherever the record does not show it

    @property
    def matter_accepted(self) -> bool | None:
        """Whether the offender's LHO accepted the call: he called next, or said so."""
        return None

    @property
    def matter_turn(self) -> TurnOf | None:
        """Whose turn it was, seen from the offender; his own when he called in turn."""
        return None

    @property
    def had_called(self) -> bool | None:
        """Whether the offender had called before on this board."""
        return None

    @property
    def lho_called(self) -> bool | None:
        """Whether the offender's LHO called over it before the Director was called."""
        return None

    @property
    def proper_player_called(self) -> bool | None:
        """Whether the player whose turn it was called before the Director was called (Law 28B)."""
        return None

    @property
    def partner_called_since(self) -> bool | None:
        """Whether the offender's partner has called after it."""
        return None

    @property
    def rho_then(self) -> Call | None:
        """What the offender's RHO called after the call was cancelled and the auction went back."""
        return None

    @property
    def replacement(self) -> Call | None:
        """What the offender called in its place."""
        return None

    @property
    def offenders_defend(self) -> bool | None:
        """Whether the offender's side defends, once the auction has ended."""
        contract = self.contract if self.matter else None
        return (
            None
            if contract is None or self.matter is None
            else contract.declarer.side is not self.matter.seat.side
        )

    # The cards

    @property
    def deal(self) -> Deal | None:
        """The hands as they were taken from the board."""
        return self.board.deal

    def count(self, seat: Seat) -> int | None:
        """How many cards a hand had when the board began: as counted, or as the deal shows."""
        counts = [event.cards for event in self.all(Counted) if event.seat is seat]
        if counts:
            return counts[-1]
        if any(event.seat is seat for event in self.all(Missed)):
            return 12
        return self.deal.count(seat) if self.deal else None

    @property
    def long_hands(self) -> tuple[Seat, ...]:
        """The hands with more than thirteen cards."""
        return tuple(seat for seat in Seat if (self.count(seat) or 0) > 13)

    @property
    def short_hands(self) -> tuple[Seat, ...]:
        """The hands with fewer than thirteen cards."""
        return tuple(seat for seat in Seat if (count := self.count(seat)) is not None and count < 13)

    @property
    def counted(self) -> bool:
        """Whether the number of cards in every hand is known."""
        return all(self.count(seat) is not None for seat in Seat)

    @property
    def surplus(self) -> tuple[Card, ...]:
        """The cards that the deal holds more than once."""
        return tuple(self.deal.repeated) if self.deal else ()

    @property
    def displaced(self) -> tuple[tuple[Card, Seat | None, Seat], ...]:
        """The cards in the wrong place: which, who holds it (None: nobody), whose it is."""
        rows = [(card, self._holder(card, owner), owner) for card, owner in self.belongs.items()]
        rows += [
            (event.card, None, event.seat) for event in self.all(Missed) if event.card not in self.belongs
        ]
        return tuple(rows)

    def _holder(self, card: Card, owner: Seat) -> Seat | None:
        holders = self.deal.holders(card) if self.deal else ()
        return next((seat for seat in holders if seat is not owner), None)

    @property
    def missing(self) -> tuple[Card, ...]:
        """The cards that no hand holds."""
        named = tuple(card for card, holder, _ in self.displaced if holder is None)
        if named or not self.deal or not self.deal.complete or self.surplus:
            return named
        return tuple(self.deal.missing)

    @property
    def saw_another_hand(self) -> bool:
        """Whether the record shows a player who saw a card of another hand."""
        return bool(self.all(Saw)) or any(event.seat in self.long_hands for event in self.all(Looked))

    @property
    def on_wrong_cards(self) -> Seat | None:
        """The player who holds cards of another board."""
        return next((event.seat for event in self.all(TookWrong)), None)

    def called_since(self, seat: Seat, first: Seat) -> bool:
        """Whether a player has called after the first call of another."""
        callers = [caller for caller, _ in self.calls]
        return first in callers and seat in callers[callers.index(first) :]

    @property
    def informed(self) -> Seat | None:
        """The player who saw a card of another hand, the first if there were several."""
        return next((event.seat for event in self.all(Saw)), None)

    @property
    def exposed_before_auction(self) -> bool:
        """Whether a card was exposed before anybody had called."""
        return self._first_is(Exposed)

    @property
    def called_before_sight(self) -> bool:
        """Whether a call had been made when a card was seen or exposed."""
        return not (self._first_is(Saw) or self._first_is(Exposed))

    def _first_is(self, kind: type[Event]) -> bool:
        """Whether an event of a kind came before any call."""
        return isinstance(
            next((event for event in self._events if isinstance(event, (kind, Called))), None), kind
        )

    def found(self, card: Card | None = None) -> str | None:
        """Where a missing card turned up, `nowhere` if it was looked for in vain; None if not told."""
        for event in reversed(self._events):
            if isinstance(event, Found | NotFound) and card in {None, event.card}:
                return event.place if isinstance(event, Found) else "nowhere"
        return None

    # The auction

    @property
    def calls(self) -> tuple[tuple[Seat, Call], ...]:
        """The calls that were made, in order."""
        return tuple((event.seat, event.call) for event in self.all(Called))

    def has_called(self, seat: Seat) -> bool:
        """Whether a player has made any call."""
        return any(caller is seat for caller, _ in self.calls)

    @property
    def auction(self) -> Auction | None:
        """The auction, if the dealer is known and every call came in rotation."""
        dealer = self.board.dealer
        if dealer is None or any(
            seat is not Seat((dealer + n) % 4) for n, (seat, _) in enumerate(self.calls)
        ):
            return None
        return Auction(dealer, tuple(call for _, call in self.calls))

    @property
    def contract(self) -> Contract | None:
        """The contract, once the auction is over."""
        return self.auction.contract if self.auction else None

    # The play

    @property
    def lead_faced(self) -> bool:
        """Whether an opening lead has been faced."""
        return bool(self.all(FacedLead) or self.plays)

    @property
    def plays(self) -> tuple[tuple[Seat, Card], ...]:
        """The cards that were played, in order."""
        return tuple(
            (event.seat, event.card) for event in self._events if isinstance(event, Played | FacedLead)
        )

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks, the last perhaps unfinished."""
        return tuple(Trick(self.plays[start : start + 4]) for start in range(0, len(self.plays), 4))

    @property
    def play_over(self) -> bool:
        """Whether the play has ended: thirteen tricks, an agreed claim or concession, or a passed-out board."""
        claimed = bool(self.all(Claimed) or self.all(Conceded)) and bool(self.all(Agreed))
        return len(self.plays) >= 52 or claimed or bool(self.auction and self.auction.passed_out)

    @property
    def auction_over(self) -> bool:
        """Whether the auction has ended."""
        return self.lead_faced or bool(self.auction and self.auction.over)

    def failed_to_follow(self, seat: Seat, suit: Suit) -> tuple[int, ...]:
        """The tricks, by number from 1, in which a player did not follow to a suit that was led."""
        return tuple(
            number
            for number, trick in enumerate(self.tricks, start=1)
            if trick.led is suit and any(s is seat and c.suit is not suit for s, c in trick.plays)
        )

    @property
    def dummy(self) -> Seat | None:
        """Dummy, once there is a contract."""
        return self.contract.declarer.partner if self.contract else None
