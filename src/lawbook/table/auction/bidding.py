"""Bidding: the auction as it was really made, folded from the record event by event.

It never refuses a call. A call that is not in order becomes a matter, and stays open until the next
player calls over it, the opponent accepts or refuses it, or the player whose turn it was calls.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from lawbook.bridge import Auction, Bid, Call, Seat, Strain, Word
from lawbook.table.auction.matter import Fate, Fault, Matter
from lawbook.table.fates import Fates
from lawbook.table.in_force import OF_AUCTION, Act, Norm, of, used_up
from lawbook.table.record.events import (
    Accepted,
    Called,
    CallReplaced,
    DirectorCalled,
    Event,
    Exposed,
    LaidDown,
    Refused,
)

__all__ = ["Bidding", "Made", "legal_calls"]


@dataclass(frozen=True, slots=True)
class Made:
    """A call that counts, and the place among the events at which it was made."""

    number: int
    seat: Seat
    call: Call
    out_of_rotation: bool = False
    """Made out of turn and accepted."""


@dataclass(frozen=True, slots=True)
class Bidding:
    """The state of an auction."""

    turn: Seat | None
    """Who has to call; None when the auction has ended."""
    live: tuple[Made, ...] = ()
    """The calls that count, legal or accepted, in order."""
    open: Matter | None = None
    """The irregular call about which nothing has been done yet."""
    fates: Fates[Matter, tuple[Fate, int]] = field(default_factory=Fates)
    """Every matter, in order, with what became of it and at which event."""
    director: bool = False
    """Whether the Director has been called about the open matter."""
    norms: tuple[Norm, ...] = ()
    """What rulings have put in force for the auction."""
    void: Matter | None = None
    """A call that nobody can accept, over which others have called before the Director was called."""

    def after(self, number: int, event: Event) -> "Bidding":
        """The state after one more event."""
        match event:
            case Called(seat=seat, call=call):
                return self._called(number, seat, call)
            case CallReplaced(seat=seat, new=call):
                return self._replaced(number, seat, call)
            case Accepted():
                return self.accepted(number)
            case Refused():
                return self._refuse(number, Fate.REFUSED)
            case DirectorCalled():
                return self._director_called(number)
            case Exposed(seat=seat) if self.turn is not None and (self.live or self.fates):
                shown = Matter(Fault.EXPOSED, number, seat, None, self.turn)
                return replace(self, fates=self.fates.put(shown, (Fate.OPEN, number)))
            case LaidDown(act=act) if act in OF_AUCTION:
                return self if event.norm in self.norms else replace(self, norms=(*self.norms, event.norm))
            case _:
                return self

    def _called(self, number: int, seat: Seat, call: Call) -> "Bidding":
        settled = self._settled_by(number, seat)
        newest = settled.fates.newest
        if newest is not None and newest.fault is Fault.TURN_LOST and newest not in self.fates:
            return settled  # the pass that accepted the one out of rotation is cancelled with it
        turn = settled.turn
        fault = settled.fault_of(seat, call)
        if fault is None:
            return settled.with_call(Made(number, seat, call))
        return settled.with_matter(Matter(fault, number, seat, call, turn))

    def _settled_by(self, number: int, seat: Seat) -> "Bidding":
        """What the next call does to the open matter, whoever makes it."""
        matter = self.open
        if matter is None:
            return self
        if seat is matter.seat:
            return self._refuse(number, Fate.REFUSED)
        if seat is matter.turn and matter.fault is not Fault.CHANGED:
            return self._refuse(number, Fate.REFUSED if self.director else Fate.OVERTAKEN)
        if seat is matter.seat.lho:
            return self.accepted(number)
        return self

    def accepted(self, number: int) -> "Bidding":
        """The state when the opponent lets an irregular call stand."""
        matter = self.open
        if matter is None:
            return self._accept_replaced(number)
        settled = self._settled(matter, Fate.ACCEPTED, number)
        if matter.fault is Fault.AFTER_THE_END:
            return settled
        if matter.fault in NEVER_LIVE or matter.call is None:
            return replace(settled, turn=matter.seat.lho, void=matter)
        if matter.fault is Fault.CHANGED:
            last = next((made for made in reversed(self.live) if made.seat is matter.seat), None)
            settled = replace(settled, live=tuple(made for made in self.live if made is not last))
        made = Made(
            matter.number, matter.seat, matter.call, out_of_rotation=matter.fault is Fault.OUT_OF_ROTATION
        )
        return settled.with_call(made)

    def _accept_replaced(self, number: int) -> "Bidding":
        """An insufficient bid that was replaced too soon may be accepted all the same (Law 27C)."""
        second = self.live[-1] if self.live else None
        for matter, (_, settled) in self.fates.items():
            if second and settled == second.number and matter.fault is Fault.INSUFFICIENT:
                return replace(self, live=self.live[:-1], open=matter).accepted(number)
        return self

    def _director_called(self, number: int) -> "Bidding":
        """Attention is drawn: what nobody can accept is taken out, and with it every call over it."""
        if self.void is not None:
            return self.taken_back(self.void)
        if self.open is not None and self.open.fault in PASS_INSTEAD:
            return self._refuse(number, Fate.REFUSED).taken_back(self.open)
        return replace(self, director=self.open is not None)

    def taken_back(self, matter: Matter) -> "Bidding":
        """The state without a call that nobody can accept, and without all that was called over it."""
        kept = replace(self, live=tuple(made for made in self.live if made.number < matter.number), void=None)
        if matter.fault in PASS_INSTEAD:
            return kept.with_call(Made(matter.number, matter.seat, Word.PASS))
        return replace(kept, turn=matter.turn)

    def _refuse(self, number: int, fate: Fate) -> "Bidding":
        return self if self.open is None else self._settled(self.open, fate, number)

    def _settled(self, matter: Matter, fate: Fate, number: int) -> "Bidding":
        return replace(self, open=None, director=False, fates=self.fates.put(matter, (fate, number)))

    def _replaced(self, number: int, seat: Seat, call: Call) -> "Bidding":
        """A call put in the place of another: of one that was not accepted, or of one that stood."""
        if self.turn is seat or (self.open is not None and self.open.seat is seat):
            return self._called(number, seat, call)
        return self.with_matter(Matter(Fault.CHANGED, number, seat, call, self.turn))

    def with_matter(self, matter: Matter) -> "Bidding":
        """The state with an irregular call that waits."""
        return replace(
            self, open=matter, director=False, fates=self.fates.put(matter, (Fate.OPEN, matter.number))
        )

    def with_call(self, made: Made) -> "Bidding":
        """The state with one more call that counts."""
        live = (*self.live, made)
        turn = None if ended(live) else made.seat.lho
        norms = used_up(self.norms, made.seat, *AT_HIS_CALL) if self.norms else self.norms
        state = Bidding(turn, live, self.open, self.fates, self.director, norms, self.void)
        return state if turn is not None else state.turn_given_back()

    def turn_given_back(self) -> "Bidding":
        """Three passes of which one was out of rotation do not end the auction (Law 17D3)."""
        early = next((made for made in self.live[-3:] if made.out_of_rotation), None)
        if early is None or len(self.live) < 4:
            return self
        matter = next(m for m in self.fates if m.number == early.number)
        kept = tuple(made for made in self.live if made.number < early.number)
        lost = replace(matter, fault=Fault.TURN_LOST)
        return replace(
            self, live=kept, turn=matter.turn, fates=self.fates.put(lost, (Fate.REFUSED, early.number))
        )

    def fault_of(self, seat: Seat, call: Call) -> Fault | None:
        """What would be wrong with a call; inadmissible comes before out of rotation, that before insufficient."""
        if self.turn is None:
            return Fault.AFTER_THE_END
        match call:
            case Bid() if not call.admissible:
                return Fault.ABOVE_SEVEN
            case Word.DOUBLE | Word.REDOUBLE if not self.may_double(seat, call):
                return Fault.INADMISSIBLE
            case _ if seat is not self.turn:
                return Fault.OUT_OF_ROTATION
            case _ if call is not Word.PASS and self.must_pass(seat):
                return Fault.OBLIGED
            case Bid() if (last := self.last_bid) is not None and not last.call < call:
                return Fault.INSUFFICIENT
        return None

    def may_double(self, seat: Seat, call: Call) -> bool:
        """Whether the last call other than a pass is an opponent's, and one that this doubles (Law 19)."""
        last = next((made for made in reversed(self.live) if made.call is not Word.PASS), None)
        if last is None or last.seat.side is seat.side:
            return False
        return isinstance(last.call, Bid) if call is Word.DOUBLE else last.call is Word.DOUBLE

    def must_pass(self, seat: Seat) -> bool:
        """Whether a player is obliged to pass when he next calls."""
        return bool(of(self.norms, seat, Act.PASS))

    @property
    def last_bid(self) -> "MadeBid | None":
        """The last bid that counts."""
        return next((MadeBid(m.seat, m.call) for m in reversed(self.live) if isinstance(m.call, Bid)), None)

    def auction(self, dealer: Seat) -> Auction:
        """The calls that count as an auction; players who were skipped are taken to have passed."""
        calls: list[Call] = []
        for made in self.live:
            while Seat((dealer + len(calls)) % 4) is not made.seat:
                calls.append(Word.PASS)
            calls.append(made.call)
        return Auction(dealer, tuple(calls))


@dataclass(frozen=True, slots=True)
class MadeBid:
    """A bid and who made it."""

    seat: Seat
    call: Bid


AT_HIS_CALL = (Act.PASS, Act.CALL, Act.NOT_CALL)
"""What binds a player at his next call, and is used up by it."""

NEVER_LIVE = {Fault.INADMISSIBLE, Fault.ABOVE_SEVEN, Fault.AFTER_THE_END}
"""Calls that nobody can accept."""

PASS_INSTEAD = {Fault.ABOVE_SEVEN, Fault.OBLIGED}
"""Calls in whose place a pass stands (Laws 37B, 38C)."""


def ended(live: tuple[Made, ...]) -> bool:
    """Whether a bid, double or redouble, or nothing at all, was followed by passes enough (Law 22)."""
    passes = 0
    for made in reversed(live):
        if made.call is not Word.PASS:
            return passes >= 3
        passes += 1
    return passes >= 4


def legal_calls(state: Bidding) -> Iterator[Call]:
    """The calls that the player whose turn it is may make: pass, the doubles, and the sufficient bids in order."""
    if state.turn is None:
        return
    yield Word.PASS
    if state.must_pass(state.turn):
        return
    yield from (word for word in (Word.DOUBLE, Word.REDOUBLE) if state.may_double(state.turn, word))
    last = state.last_bid
    first = 0 if last is None else 5 * (last.call.level - 1) + last.call.strain + 1
    yield from BIDS[first:]


BIDS = tuple(Bid(level, strain) for level in range(1, 8) for strain in Strain)
