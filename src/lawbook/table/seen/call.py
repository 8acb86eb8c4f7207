"""Ruled: the record seen from one of its irregularities, the one that is being ruled on.

Each view is None wherever the record does not show it, so that a Law can ask instead.
"""

from collections.abc import Iterator
from copy import copy
from typing import Self

from lawbook.bridge import Call, Seat
from lawbook.table.auction.bidding import Bidding
from lawbook.table.auction.matter import Fate, Fault, Matter, TurnOf, turn_of
from lawbook.table.record.events import (
    Accepted,
    Attention,
    Called,
    CallReplaced,
    DirectorCalled,
    Exposed,
    Refused,
)
from lawbook.table.recording import Recording

__all__ = ["Ruled"]


class Ruled(Recording):
    """A record with the irregularity of its auction that is looked at."""

    __slots__ = ()

    @property
    def matters(self) -> tuple[Matter, ...]:
        """The irregularities of the auction, in the order in which they are to be ruled."""
        return tuple(self.bidding.fates)

    def about(self, matter: Matter | None) -> Self:
        """The same record, to rule on one of its irregularities."""
        view = copy(self)
        view.matter, view.incident = matter, None
        return view

    @property
    def _fate(self) -> tuple[Fate, int] | None:
        return None if self.matter is None else self.bidding.fates.get(self.matter)

    def _calls_after(self, number: int) -> Iterator[tuple[int, Seat, Call]]:
        for place, event in enumerate(self._events[number + 1 :], start=number + 1):
            if isinstance(event, Called):
                yield place, event.seat, event.call
            elif isinstance(event, CallReplaced):
                yield place, event.seat, event.new

    def _before_director(self, seat: Seat | None) -> bool | None:
        """Whether a player called after the irregularity and before the Director was called; None while open."""
        if self.matter is None:
            return None
        for event in self._events[self.matter.number + 1 :]:
            if isinstance(event, DirectorCalled | Accepted | Refused):
                return False
            if isinstance(event, Called):
                return event.seat is seat
        return None

    @property
    def waits_for_director(self) -> bool:
        """Whether a call or a lead is open, or stands against the Laws, and the Director has not come to it."""
        bidding, playing = self.bidding, self.playing
        call = bidding.void is not None or (bidding.open is not None and not bidding.director)
        return call or (playing is not None and playing.lead is not None and not playing.director)

    @property
    def matter_accepted(self) -> bool | None:
        """Whether the offender's LHO accepted the call: he called over it, or said so."""
        match self._fate:
            case (Fate.ACCEPTED, _):
                return True
            case (Fate.REFUSED, number):
                return None if self._replaced_too_soon(number) else False
            case _:
                return None

    def _replaced_too_soon(self, number: int) -> bool:
        """Whether an insufficient bid was replaced before the ruling, so that LHO has still to choose (Law 27C)."""
        if self.matter is None or self.matter.fault is not Fault.INSUFFICIENT or not self.replaced_early:
            return False
        later = self._events[number + 1 :]
        return not any(isinstance(event, Called | CallReplaced | Refused) for event in later)

    @property
    def matter_turn(self) -> TurnOf | None:
        """Whose turn it was, seen from the offender; his own when he called in turn."""
        return None if self.matter is None else turn_of(self.matter)

    @property
    def had_called(self) -> bool | None:
        """Whether the offender had called before on this board."""
        if self.matter is None:
            return None
        earlier = self._events[: self.matter.number]
        return any(isinstance(event, Called) and event.seat is self.matter.seat for event in earlier)

    @property
    def lho_called(self) -> bool | None:
        """Whether the offender's LHO called over it before the Director was called."""
        return None if self.matter is None else self._before_director(self.matter.seat.lho)

    @property
    def proper_player_called(self) -> bool | None:
        """Whether the player whose turn it was called before the Director was called (Law 28B)."""
        match self._fate:
            case None | (Fate.OPEN, _):
                return None
            case (fate, _):
                return fate is Fate.OVERTAKEN

    @property
    def noticed_after_lead(self) -> bool | None:
        """Whether attention was drawn to it only when the opening lead had been faced."""
        if self.matter is None:
            return None
        later = enumerate(self._events[self.matter.number :], start=self.matter.number)
        drawn = (number for number, event in later if isinstance(event, DirectorCalled | Attention))
        playing = self.playing_at(next(drawn, len(self._events)))
        return playing is not None and playing.begun

    @property
    def rho_then(self) -> Call | None:
        """What the offender's RHO called after the call was cancelled and the auction went back."""
        return None if self.matter is None else self._call_after_fate(self.matter.seat.rho)

    @property
    def replacement(self) -> Call | None:
        """What the offender called in its place."""
        return None if self.matter is None else self._call_after_fate(self.matter.seat)

    @property
    def repeat_legal(self) -> bool | None:
        """Whether the call that was cancelled is legal when it is the offender's turn (Law 31A1)."""
        fate, matter = self._fate, self.matter
        if fate is None or matter is None or matter.call is None or fate[0] is not Fate.REFUSED:
            return None
        turns = (state for state in self._states[fate[1] + 1 :] if state.turn is matter.seat)
        his = next(turns, None)
        return None if his is None else his.fault_of(matter.seat, matter.call) is None

    @property
    def at_first_call(self) -> Bidding | None:
        """The auction before the call that was changed (Law 25)."""
        if self.matter is None or self.matter.fault is not Fault.CHANGED:
            return None
        earlier = enumerate(self._events[: self.matter.number])
        places = [n for n, event in earlier if isinstance(event, Called) and event.seat is self.matter.seat]
        return self._states[places[-1]] if places else None

    def _call_after_fate(self, seat: Seat) -> Call | None:
        match self._fate:
            case (Fate.REFUSED | Fate.OVERTAKEN, number):
                return next(
                    (call for _, caller, call in self._calls_after(number - 1) if caller is seat), None
                )
            case _:
                return None

    @property
    def replaced_early(self) -> bool | None:
        """Whether the offender put another call in its place before the Director was called (Law 27C)."""
        if self.matter is None:
            return None
        for event in self._events[self.matter.number + 1 :]:
            if isinstance(event, DirectorCalled | Accepted | Refused):
                return False
            if isinstance(event, Called | CallReplaced):
                return event.seat is self.matter.seat
        return False

    @property
    def exposed(self) -> Exposed | None:
        """What was exposed, if that is what is looked at."""
        event = None if self.matter is None else self._events[self.matter.number]
        return event if isinstance(event, Exposed) else None

    @property
    def offenders_defend(self) -> bool | None:
        """Whether the offender's side defends, once the auction has ended."""
        contract = self.contract if self.matter else None
        return (
            None
            if contract is None or self.matter is None
            else contract.declarer.side is not self.matter.seat.side
        )
