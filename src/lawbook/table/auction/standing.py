"""Standing: how an auction stands: the calls that count, what is irregular, what is in force, and what may be called."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from lawbook.bridge import Auction, Bid, Call, Seat, Strain, Word
from lawbook.table.auction.matter import Fate, Fault, Matter
from lawbook.table.chain import Chain
from lawbook.table.fates import Fates
from lawbook.table.in_force import Act, Norm, of

__all__ = ["Made", "MadeBid", "Standing", "ended", "legal_calls"]


@dataclass(frozen=True, slots=True)
class Made:
    """A call that counts, and the place among the events at which it was made."""

    number: int
    seat: Seat
    call: Call
    norms: tuple[Norm, ...] = ()
    """What was in force when it was made."""
    out_of_rotation: bool = False
    """Made out of turn and accepted."""


@dataclass(frozen=True, slots=True)
class MadeBid:
    """A bid and who made it."""

    seat: Seat
    call: Bid


@dataclass(frozen=True, slots=True)
class Standing:
    """An auction at one moment."""

    turn: Seat | None
    """Who has to call; None when the auction has ended."""
    live: Chain[Made] = field(default_factory=Chain)
    """The calls that count, legal or accepted, in order."""
    waiting: tuple[Matter, ...] = ()
    """The irregular calls about which nothing has been done yet, the oldest first."""
    fates: Fates[Matter, tuple[Fate, int]] = field(default_factory=Fates)
    """Every matter, in order, with what became of it and at which event."""
    director: int = -1
    """At which event the Director was last called."""
    norms: tuple[Norm, ...] = ()
    """What rulings have put in force for the auction."""
    void: Matter | None = None
    """A call that nobody can accept, over which others have called before the Director was called."""

    @property
    def open(self) -> Matter | None:
        """The irregular call that is dealt with first; None if nothing waits."""
        return self.waiting[0] if self.waiting else None

    @property
    def due(self) -> bool:
        """Whether a call waits for the Director, or stands against the Laws, and he has not been called to it."""
        return self.void is not None or any(matter.number > self.director for matter in self.waiting)

    @property
    def pending(self) -> Seat | None:
        """Whose turn it is as the table sees it: a call made in turn, however irregular, passes the turn on."""
        for matter in reversed(self.waiting):
            if matter.in_turn and matter.number > self.director:
                return matter.seat.lho
        return self.turn

    def fault_of(self, seat: Seat, call: Call) -> Fault | None:
        """What would be wrong with a call; inadmissible comes before out of rotation, that before insufficient."""
        if self.turn is None:
            return Fault.AFTER_THE_END
        match call:
            case Bid() if not call.admissible:
                return Fault.ABOVE_SEVEN
            case Word.DOUBLE | Word.REDOUBLE if not self.may_double(seat, call):
                return Fault.INADMISSIBLE
            case _ if call is not Word.PASS and self.must_pass(seat):
                return Fault.OBLIGED
        if seat is not self.pending:
            return Fault.CHANGED if self.changes_call(seat) else Fault.OUT_OF_ROTATION
        return self.fault_in_turn(seat, call)

    def fault_in_turn(self, seat: Seat, call: Call) -> Fault | None:
        """What would be wrong with an admissible call made in rotation."""
        if self.must_call(seat) not in {None, call}:
            return Fault.NOT_REPEATED
        if any(call in norm.calls for norm in of(self.norms, seat, Act.NOT_CALL)):
            return Fault.NOT_ALLOWED
        return None if self.sufficient(call) else Fault.INSUFFICIENT

    def sufficient(self, call: Call) -> bool:
        """Whether a call is no bid, or one that supersedes the last bid (Law 18)."""
        last = self.last_bid
        return not isinstance(call, Bid) or last is None or last.call < call

    def changes_call(self, seat: Seat) -> bool:
        """Whether a player who calls now changes the call that he has just made (Laws 30B2, 31C, 32C)."""
        return (
            not self.waiting
            and seat.lho is self.turn
            and bool(self.live)
            and self.live[-1].seat is seat
            and not self.live[-1].out_of_rotation
        )

    def may_double(self, seat: Seat, call: Call) -> bool:
        """Whether the last call other than a pass is an opponent's, and one that this doubles (Law 19)."""
        last = next((made for made in reversed(self.live) if made.call is not Word.PASS), None)
        if last is None or last.seat.side is seat.side:
            return False
        return isinstance(last.call, Bid) if call is Word.DOUBLE else last.call is Word.DOUBLE

    def must_pass(self, seat: Seat | None) -> bool:
        """Whether a player is obliged to pass when he next calls."""
        return seat is not None and bool(of(self.norms, seat, Act.PASS))

    def must_call(self, seat: Seat) -> Call | None:
        """The call that a player has to repeat, as long as it is legal (Laws 31A1, 32A1)."""
        for norm in of(self.norms, seat, Act.CALL):
            for call in norm.calls:
                doubles = call in {Word.DOUBLE, Word.REDOUBLE}
                if self.may_double(seat, call) if doubles else self.sufficient(call):
                    return call
        return None

    def may_change(self, seat: Seat) -> bool:
        """Whether a ruling lets a player change a call of his (Laws 20F4, 21B, 25A6)."""
        return bool(of(self.norms, seat, Act.CHANGE))

    @property
    def last_bid(self) -> MadeBid | None:
        """The last bid that counts."""
        return next((MadeBid(m.seat, m.call) for m in reversed(self.live) if isinstance(m.call, Bid)), None)

    def last_of(self, seat: Seat) -> Made | None:
        """The last call of a player that counts."""
        return next((made for made in reversed(self.live) if made.seat is seat), None)

    def auction(self, dealer: Seat) -> Auction:
        """The calls that count as an auction; players who were skipped are taken to have passed."""
        calls: list[Call] = []
        for made in self.live:
            while Seat((dealer + len(calls)) % 4) is not made.seat:
                calls.append(Word.PASS)
            calls.append(made.call)
        return Auction(dealer, tuple(calls))


def ended(live: Chain[Made], void: Matter | None = None) -> bool:
    """Whether a bid, double or redouble, or nothing at all, was followed by passes enough (Law 22).

    A call that nobody can accept counts among them until it is found (Law 36).
    """
    passes = 0
    for made in reversed(live):
        if made.call is not Word.PASS or (void is not None and made.number < void.number):
            return passes >= 3
        passes += 1
    return passes >= (4 if void is None else 3)


def legal_calls(state: Standing) -> Iterator[Call]:
    """The calls that the player whose turn it is may make: pass, the doubles, and the sufficient bids in order."""
    turn = state.turn
    if turn is None:
        return
    if state.must_pass(turn):
        yield Word.PASS
        return
    if (required := state.must_call(turn)) is not None:
        yield required
        return
    barred = {call for norm in of(state.norms, turn, Act.NOT_CALL) for call in norm.calls}
    yield from (call for call in _otherwise_legal(state, turn) if call not in barred)


def _otherwise_legal(state: Standing, turn: Seat) -> Iterator[Call]:
    yield Word.PASS
    yield from (word for word in (Word.DOUBLE, Word.REDOUBLE) if state.may_double(turn, word))
    last = state.last_bid
    yield from BIDS[0 if last is None else 5 * (last.call.level - 1) + last.call.strain + 1 :]


BIDS = tuple(Bid(level, strain) for level in range(1, 8) for strain in Strain)
