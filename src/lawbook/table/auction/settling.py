"""Settling: what becomes of calls: they count, wait, are let stand, or are cancelled with all that came after."""

from dataclasses import dataclass, replace
from typing import Self

from lawbook.bridge import Call, Seat, Word
from lawbook.table.auction.matter import Fate, Fault, Matter
from lawbook.table.auction.standing import Made, Standing, ended
from lawbook.table.chain import Chain
from lawbook.table.fates import Fates
from lawbook.table.in_force import Act, used_up

__all__ = ["NEVER_LIVE", "UNACCEPTABLE", "Settling"]


@dataclass(frozen=True, slots=True)
class Settling(Standing):
    """An auction whose calls can be settled."""

    def waiting_for(self, matter: Matter) -> Self:
        """The state with one more irregular call that waits."""
        return replace(
            self,
            waiting=(*self.waiting, matter),
            fates=self.fates.put(matter, (Fate.OPEN, matter.number)),
        )

    def with_exposed(self, number: int, seat: Seat) -> Self:
        """The state when a player has exposed cards before the opening lead was faced (Law 24)."""
        shown = Matter(Fault.EXPOSED, number, seat, None, self.turn)
        return replace(self, fates=self.fates.put(shown, (Fate.OPEN, number)))

    def with_call(self, made: Made) -> Self:
        """The state with one more call that counts."""
        live = self.live.plus(made)
        turn = None if ended(live, self.void) else made.seat.lho
        norms = self.norms
        if norms:
            norms = used_up(norms, made.seat, *AT_HIS_CALL)
            norms = used_up(norms, made.seat.partner, Act.CHANGE)
        state = type(self)(turn, live, self.waiting, self.fates, self.director, norms, self.void)
        return state if turn is not None else state.turn_given_back()

    def turn_given_back(self) -> Self:
        """Three passes of which one was out of rotation do not end the auction (Law 17D3)."""
        early = next((made for made in self.live[-3:] if made.out_of_rotation), None)
        if early is None or len(self.live) < 4:
            return self
        matter = next(m for m in self.fates if m.number == early.number)
        return self.turn_lost(matter)

    def turn_lost(self, matter: Matter) -> Self:
        """The state in which a pass out of rotation is cancelled, and the turn that it took away given back."""
        state = self.back_to(matter.number, matter.turn)
        lost = replace(matter, fault=Fault.TURN_LOST)
        return replace(state, fates=state.fates.put(lost, (Fate.REFUSED, matter.number)))

    def takes_turn_away(self, matter: Matter) -> bool:
        """Whether a pass out of rotation is the third in a row after a call (Law 17D3)."""
        if matter.fault is not Fault.OUT_OF_ROTATION or matter.call is not Word.PASS:
            return False
        return len(self.live) > 2 and all(made.call is Word.PASS for made in self.live[-2:])

    @property
    def skipping(self) -> set[int]:
        """Where the passes out of rotation that have been accepted stand among the last calls."""
        return {made.number for made in self.live[-2:] if made.out_of_rotation}

    def turn_to_take(self, matter: Matter) -> Seat | None:
        """The opponent whose call in rotation gives up what follows a call out of rotation (Law 28B).

        At his partner's turn it is the one after partner: what partner calls costs the opponents nothing.
        """
        turn = self.turn if matter.turn is matter.seat.partner else matter.turn
        return None if matter.fault is Fault.CHANGED or turn is matter.seat.partner else turn

    def accepted(self, matter: Matter, number: int) -> Self:
        """The state when an irregular call is let stand, and with it those before it over which it was made."""
        state = self
        for older in self.waiting[: self.waiting.index(matter)]:
            if older.in_turn:
                state = state.accepted(older, number)
            else:
                state = state.settled(older, Fate.OVERTAKEN, number)
        matter = next(m for m in state.waiting if m.number == matter.number)
        state = state.settled(matter, Fate.ACCEPTED, number)
        if matter.fault is Fault.AFTER_THE_END:
            return state
        if matter.fault in NEVER_LIVE or matter.call is None:
            return replace(state, turn=matter.seat.lho, void=matter)
        if matter.fault is Fault.CHANGED and matter.over is not None:
            over = state.standing_of(matter.seat, matter.over)
            return (
                state if over is None else state.substituted(over, matter.number, matter.call, let_stand=True)
            )
        early = matter.fault is Fault.OUT_OF_ROTATION
        state = state.before(matter)
        made = Made(matter.number, matter.seat, matter.call, state.norms, out_of_rotation=early)
        return state.with_call(made).turns_renewed()

    def standing_of(self, seat: Seat, number: int) -> int | None:
        """The call of an event, or what stands in its place since another change of it was let stand."""
        last = self.last_of(seat)
        known = any(made.number == number for made in self.live)
        return number if known else None if last is None else last.number

    def before(self, matter: Matter) -> Self:
        """The state without what the offender's partner called over a call out of rotation at his turn."""
        since = any(made.number > matter.number for made in self.live)
        return self.back_to(matter.number, matter.turn) if since else self

    def turns_renewed(self) -> Self:
        """The state in which a call out of rotation that still waits was made at the turn that it is now."""
        renewed = {
            matter: replace(matter, turn=self.turn)
            for matter in self.waiting
            if matter.fault is Fault.OUT_OF_ROTATION and matter.turn is not self.turn is not matter.seat
        }
        if not renewed:
            return self
        fates = Fates((renewed.get(matter, matter), fate) for matter, fate in self.fates.items())
        return replace(self, fates=fates, waiting=tuple(renewed.get(m, m) for m in self.waiting))

    def refused(self, matter: Matter, number: int) -> Self:
        """The state when an irregular call does not stand; for some of them a pass does (Laws 37B2, 38C)."""
        state = self.settled(matter, Fate.REFUSED, number)
        if matter.fault in PASS_INSTEAD and matter.in_turn:
            return state.with_call(Made(matter.number, matter.seat, Word.PASS, state.norms))
        return state

    def settled(self, matter: Matter, fate: Fate, number: int) -> Self:
        """The state in which it is known what became of an irregular call."""
        waiting = tuple(other for other in self.waiting if other is not matter)
        return replace(self, waiting=waiting, fates=self.fates.put(matter, (fate, number)))

    def taken_back(self, matter: Matter) -> Self:
        """The state without a call that nobody can accept, and without all that was called over it."""
        state = self.back_to(matter.number, matter.turn)
        if matter.fault in PASS_INSTEAD and matter.in_turn:
            return state.with_call(Made(matter.number, matter.seat, Word.PASS, state.norms))
        return state

    def over_replaced(self, seat: Seat) -> Self:
        """The state when LHO calls over what was put too soon in the place of a double that nobody can accept (36A)."""
        matter, last = self.fates.newest, self.live[-1] if self.live else None
        if matter is None or matter not in self.fates or last is None or matter.number < self.director:
            return self
        replaced = self.fates[matter] == (Fate.REFUSED, last.number) and last.seat is matter.seat
        over = replaced and matter.fault is Fault.INADMISSIBLE and seat is matter.seat.lho
        return replace(self, void=matter) if over else self

    def back_to(self, number: int, turn: Seat | None) -> Self:
        """The state in which a call and all later ones are cancelled; what was laid down for them goes with them."""
        gone = [made for made in self.live if made.number >= number]
        later = {m for m in self.fates if m.number > number and m.fault is not Fault.EXPOSED}
        norms = self.norms
        if gone:
            since = () if later else tuple(n for n in self.norms if n not in gone[0].norms)
            norms = (*gone[0].norms, *since)
        return replace(
            self,
            live=Chain(made for made in self.live if made.number < number),
            turn=turn,
            norms=norms,
            waiting=tuple(m for m in self.waiting if m not in later),
            fates=self.fates.without(later),
            void=None,
        )

    def without(self, matter: Matter) -> Self:
        """The state in which a call was never irregular."""
        return replace(
            self,
            waiting=tuple(m for m in self.waiting if m is not matter),
            fates=self.fates.without([matter]),
        )

    def substituted(self, place: int, number: int, call: Call, *, let_stand: bool = False) -> Self:
        """The state with another call in place of one that stands; those after it stay as long as they are legal.

        Whoever lets a changed call stand lets it stand as it is, insufficient too (Laws 25B1, 27A1).
        """
        at = next(n for n, made in enumerate(self.live) if made.number == place)
        first, later = self.live[at], self.live[at + 1 :]
        since = tuple(norm for norm in self.norms if norm not in first.norms)
        before = replace(self, live=self.live[:at], turn=first.seat, norms=(*first.norms, *since))
        fault = before.fault_of(first.seat, call)
        if fault is not None and not (let_stand and fault is Fault.INSUFFICIENT):
            return before.waiting_for(Matter(fault, number, first.seat, call, first.seat))
        state = before.with_call(Made(place if later else number, first.seat, call, first.norms))
        for made in later:
            if not made.out_of_rotation and state.fault_of(made.seat, made.call) is not None:
                break
            state = state.with_call(made)
        return state


AT_HIS_CALL = (Act.PASS, Act.CALL, Act.NOT_CALL)
"""What binds a player at his next call, and is used up by it."""

NEVER_LIVE = {Fault.INADMISSIBLE, Fault.ABOVE_SEVEN, Fault.AFTER_THE_END, Fault.NOT_ALLOWED}
"""Calls that nobody can accept."""

UNACCEPTABLE = {*NEVER_LIVE, Fault.OBLIGED}
"""Calls that nobody is offered to accept, though one of a player who has to pass stands once LHO has called (37A)."""

PASS_INSTEAD = {Fault.ABOVE_SEVEN, Fault.OBLIGED}
"""Calls in whose place a pass stands (Laws 37B, 38C)."""
