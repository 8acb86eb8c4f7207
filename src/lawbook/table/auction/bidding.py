"""Bidding: the auction as it was really made, folded from the record event by event.

It never refuses a call. A call that is not in order becomes a matter, and waits until the next player
calls over it, the opponent accepts or refuses it, the player whose turn it was calls, or the Director
comes. What is cancelled takes with it what was called after it, and the auction goes on from there.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import takewhile

from lawbook.bridge import Bid, Call, Seat, Word
from lawbook.errors import CaseError
from lawbook.notation.designation import Designation
from lawbook.notation.meant import Meant, parse_meant
from lawbook.table.auction.matter import Fate, Fault, Matter
from lawbook.table.auction.settling import UNACCEPTABLE, Settling
from lawbook.table.auction.standing import Made, legal_calls
from lawbook.table.in_force import OF_AUCTION, Act, used_up
from lawbook.table.play.moves import PLAYERS
from lawbook.table.record.events import (
    Accepted,
    CallCancelled,
    Called,
    CallReplaced,
    CallStood,
    CallWithdrawn,
    Chose,
    DirectorCalled,
    Event,
    Exposed,
    FacedHand,
    LaidDown,
    Refused,
    Remarked,
    TookWrong,
)

__all__ = ["Bidding", "Made", "legal_calls"]


@dataclass(frozen=True, slots=True)
class Bidding(Settling):
    """An auction that events are folded into."""

    def after(self, number: int, event: Event) -> "Bidding":
        """The state after one more event. Raises CaseError when somebody speaks whose right it is not."""
        match event:
            case Called(seat=seat, call=call):
                return self._called(number, seat, call)
            case CallReplaced(seat=seat, call=old, new=call, manner=manner):
                return self._replaced(number, seat, old, call, unintended=manner is not None)
            case Accepted(seat=seat):
                return self._spoken(number, seat, accepts=True)
            case Refused(seat=seat):
                return self._spoken(number, seat, accepts=False)
            case Chose(seat=seat, key=key, value=value) if key in SPOKEN and value in SAID:
                return self._spoken(number, seat, accepts=SAID[value])
            case DirectorCalled():
                return self._director_called(number)
            case Remarked(seat=seat, text=text):
                return self._said_to_mean(number, seat, parse_meant(text))
            case CallWithdrawn(seat=seat, call=call):
                return self._withdrawn(number, seat, call)
            case Exposed(seat=seat) | FacedHand(seat=seat) if self.live or self.fates:
                return self.with_exposed(number, seat)
            case _:
                return self._ruled(number, event)

    def _ruled(self, number: int, event: Event) -> "Bidding":
        """The state after something that a ruling does to it."""
        match event:
            case LaidDown(act=act) if act in OF_AUCTION:
                return self if event.norm in self.norms else replace(self, norms=(*self.norms, event.norm))
            case CallStood(seat=seat, call=call):
                his = [matter for matter in self.waiting if (matter.seat, matter.call) == (seat, call)]
                return self._let_stand(number, his[0]) if his else self
            case CallCancelled(seat=seat, call=call):
                places = [made.number for made in self.live if (made.seat, made.call) == (seat, call)]
                return self.back_to(places[-1], seat) if places else self
            case TookWrong(seat=seat):
                return self._on_wrong_cards(seat)
            case _:
                return self

    def _let_stand(self, number: int, matter: Matter) -> "Bidding":
        """The state when a ruling lets a call stand; an irregular one that was never meant is no infraction (25A)."""
        if matter.fault is not Fault.CHANGED:
            return self.accepted(matter, number)
        slip = next((m for m in self.waiting if m.number == matter.over), None)
        meant = (self if slip is None else self.without(slip)).settled(matter, Fate.ACCEPTED, number)
        if matter.call is None:
            return meant
        if matter.over is not None and slip is None:
            return meant.substituted(matter.over, matter.number, matter.call)
        fault = meant.fault_of(matter.seat, matter.call)
        if fault is not None:
            return meant.waiting_for(Matter(fault, matter.number, matter.seat, matter.call, meant.pending))
        return meant.with_call(Made(matter.number, matter.seat, matter.call, meant.norms))

    # Calls

    def _called(self, number: int, seat: Seat, call: Call) -> "Bidding":
        if self.may_change(seat) and seat is not self.pending:
            return self._changed_by_right(number, seat, call)
        spoken = next((m for m in reversed(self.waiting) if m.seat is seat and m.only_said), None)
        if spoken is not None and self.turn is not seat:  # now he has done what he spoke of
            return self._changed_as_said(number, spoken, call)
        settled = self._met_by(number, seat).over_replaced(seat)
        newest = settled.fates.newest
        if newest is not None and newest.fault is Fault.TURN_LOST:
            unnoticed = call is Word.PASS and newest.number > self.director and seat is not self.turn
            if newest not in self.fates or unnoticed:
                return settled  # a pass over the one out of rotation is cancelled with it
        turn = settled.turn
        if turn is not None and seat is turn.lho and settled.must_pass(turn) and not settled.waiting:
            return settled.after_his_pass(number, turn, call)
        fault = settled.fault_of(seat, call)
        if fault is None:
            return settled.with_call(Made(number, seat, call, settled.norms))
        return settled.noted(fault, number, seat, call)

    def noted(self, fault: Fault, number: int, seat: Seat, call: Call) -> "Bidding":
        """The state with an irregular call that waits."""
        his = self.last_of(seat) if fault is Fault.CHANGED else None
        over = None if his is None else his.number
        first = self._first(fault, seat)
        early = first is not None and self.fates[first][1] == number and self.director < first.number
        return self.waiting_for(Matter(fault, number, seat, call, self.pending, first, over, heard=not early))

    def _first(self, fault: Fault, seat: Seat) -> Matter | None:
        """The irregular call in whose place a player makes one that is irregular too."""
        if fault is Fault.NOT_REPEATED:
            call = self.must_call(seat)
            his = [m for m in self._refused(seat, Fault.OUT_OF_ROTATION, -1) if m.call == call]
        elif fault in {Fault.INSUFFICIENT, Fault.NOT_ALLOWED}:
            last = self.last_of(seat)
            since = -1 if last is None else last.number
            his = [m for m in self._refused(seat, Fault.INSUFFICIENT, since) if m.in_turn]
        else:
            return None
        return his[-1] if his else None

    def _refused(self, seat: Seat, fault: Fault, since: int) -> Iterable[Matter]:
        """The calls of a player that were refused for a fault, made since an event, the last first."""
        recent = takewhile(lambda m: m.number > since, reversed(self.fates))
        return (m for m in recent if (m.seat, m.fault, self.fates[m][0]) == (seat, fault, Fate.REFUSED))

    def after_his_pass(self, number: int, bound: Seat, call: Call) -> "Bidding":
        """A call at the turn of a player who has to pass counts as made after his pass (Law 28A)."""
        state = self.with_call(Made(number, bound, Word.PASS, self.norms))
        fault = state.fault_of(bound.lho, call)
        if fault is not None:
            return state.noted(fault, number, bound.lho, call)
        early = Matter(Fault.OUT_OF_ROTATION, number, bound.lho, call, bound)
        state = replace(state, fates=state.fates.put(early, (Fate.IN_ROTATION, number)))
        return state.with_call(Made(number, bound.lho, call, state.norms))

    # What becomes of an irregular call

    def _met_by(self, number: int, seat: Seat) -> "Bidding":
        """What the next call does to each irregular call that waits, whoever makes it.

        What is let stand in the place of another call may be one that was not in order itself (Law 37A).
        """
        state = self
        for old in self.waiting:
            state = state.meets(old.number, number, seat).meets(old.number, number, seat)
        return state

    def meets(self, met: int, number: int, seat: Seat) -> "Bidding":
        """What the next call does to the irregular call of one event, if it still waits."""
        matter = next((m for m in self.waiting if m.number == met), None)
        if matter is None:
            return self
        if seat is matter.seat:
            return self.refused(matter, number)
        if matter.only_said:
            return self.refused(matter, number) if seat is matter.seat.partner else self
        called = matter.number < self.director
        if seat is matter.turn and matter.fault is not Fault.CHANGED and called:
            return self.settled(matter, Fate.REFUSED, number)
        if seat is self.turn_to_take(matter):
            return self.settled(matter, Fate.OVERTAKEN, number)
        return self.accepted(matter, number) if seat is matter.seat.lho else self

    def _spoken(self, number: int, seat: Seat, *, accepts: bool) -> "Bidding":
        """An opponent says that he accepts, or does not accept, an irregular call."""
        his = [matter for matter in self.waiting if matter.seat.lho is seat and not matter.only_said]
        if not his:
            self._may_speak(seat)
            return self._accept_replaced(number, seat) if accepts else self
        if his[0].first is not None and not his[0].heard:
            return self._about_first(number, his[0], his[0].first, accepts=accepts)
        if not accepts:
            return self.refused(his[0], number)
        return self if his[0].fault in UNACCEPTABLE else self.accepted(his[0], number)

    def _about_first(self, number: int, second: Matter, first: Matter, *, accepts: bool) -> "Bidding":
        """What the opponent says of an insufficient bid that was replaced too soon by another (Law 27C)."""
        without = self.without(second)
        if accepts:
            return replace(without, waiting=(*without.waiting, first)).accepted(first, number)
        return without.waiting_for(replace(second, heard=True))

    def _may_speak(self, seat: Seat) -> None:
        matter = next((m for m in self.waiting if m.fault not in UNACCEPTABLE), None)
        if matter is not None:
            raise CaseError(
                "{seat} cannot accept or refuse the call of {offender}: that is the right of his left-hand opponent, {lho} (25B1, 27A1, 29A)",
                seat=PLAYERS[seat],
                offender=PLAYERS[matter.seat],
                lho=PLAYERS[matter.seat.lho],
            )

    def _accept_replaced(self, number: int, seat: Seat) -> "Bidding":
        """An insufficient bid that was replaced too soon may be accepted all the same (Law 27C)."""
        second = self.live[-1] if self.live else None
        for matter, (_, settled) in self.fates.items():
            if second and settled == second.number and matter.fault is Fault.INSUFFICIENT:
                if matter.seat.lho is not seat:
                    continue
                return replace(self, live=self.live[:-1], waiting=(matter,)).accepted(matter, number)
        return self

    def _director_called(self, number: int) -> "Bidding":
        """Attention is drawn: what nobody can accept is taken out, and with it every call over it."""
        state = replace(self, director=number)
        if self.void is not None:
            state = state.taken_back(self.void)
        for matter in state.waiting:
            if matter not in state.waiting:
                continue
            if matter.fault in UNACCEPTABLE or matter.fault is Fault.NOT_REPEATED:
                state = state.refused(matter, number)
            elif state.takes_turn_away(matter):
                early = next((m for m in state.fates if m.number in state.skipping), matter)
                state = state.settled(matter, Fate.REFUSED, number).turn_lost(early)
        return state

    def _on_wrong_cards(self, seat: Seat) -> "Bidding":
        """The calls that a player made on the cards of another board are cancelled, and all later ones (Law 15A1)."""
        wrong = [m for m in self.fates if m.seat is seat and m.call is not None]
        calls = [made.number for made in self.live if made.seat is seat] + [m.number for m in wrong]
        if not calls:
            return self
        first = min(calls)
        irregular = next((m for m in wrong if m.number == first), None)
        if irregular is None:
            return self.back_to(first, seat)
        return self.back_to(first, irregular.turn).without(irregular)

    # Changes of call

    def _replaced(self, number: int, seat: Seat, old: Call, call: Call, *, unintended: bool) -> "Bidding":
        """A call put in the place of another: of one that was not accepted, or of one that stands."""
        if self.may_change(seat):
            return self._changed_by_right(number, seat, call)
        waiting = next((m for m in reversed(self.waiting) if m.seat is seat), None)
        if waiting is not None and waiting.only_said:
            return self._changed_as_said(number, waiting, call)
        if waiting is not None:
            if unintended and waiting.call == old:  # a slip that is put right was never an infraction (25A)
                meant = Matter(Fault.CHANGED, number, seat, call, self.pending)
                return self.without(waiting).waiting_for(meant)
            return self._called(number, seat, call)
        his = self.last_of(seat)
        refused = [m.number for m, (fate, _) in self.fates.items() if m.seat is seat and fate is Fate.REFUSED]
        if self.turn is seat and (his is None or his.call != old or his.number < max(refused, default=-1)):
            return self._called(number, seat, call)
        return self.noted(Fault.CHANGED, number, seat, call)

    def _said_to_mean(self, number: int, seat: Seat, meant: Meant | None) -> "Bidding":
        """A player says that he meant another call than the last one that he made (Law 25A)."""
        waiting = next((m for m in reversed(self.waiting) if m.seat is seat and not m.only_said), None)
        last = waiting or self.last_of(seat)
        if meant is None or last is None or meant.call == last.call:
            return self
        if meant.call is None and meant.card is not None and not _names_suit(meant.card, last.call):
            return self
        changed = Matter(
            Fault.CHANGED, number, seat, meant.call, self.pending, over=last.number, only_said=True
        )
        return self.waiting_for(changed)

    def _changed_as_said(self, number: int, spoken: Matter, call: Call) -> "Bidding":
        """A player makes the call of which he has spoken, or another in the place of the one that he took back; the same again is no change."""
        if any(made.number == spoken.over and made.call == call for made in self.live):
            return self.without(spoken)
        changed = Matter(Fault.CHANGED, number, spoken.seat, call, self.pending, over=spoken.over)
        return self.without(spoken).waiting_for(changed)

    def _withdrawn(self, number: int, seat: Seat, call: Call | None) -> "Bidding":
        """A player takes back a call that stands, and puts none in its place yet (Law 25)."""
        his = self.last_of(seat)
        since = any(m.seat is seat and his is not None and m.number > his.number for m in self.fates)
        if his is None or call not in {None, his.call} or since or self.may_change(seat):
            return self  # it was irregular, or a ruling lets him
        return self._said_to_mean(number, seat, Meant())

    def after_lead(self, number: int, event: Event) -> "Bidding":
        """The state after words spoken when a lead has been faced: it is too late to change a call (Law 25A5)."""
        match event:
            case CallWithdrawn(seat=seat, call=call):
                state = self._withdrawn(number, seat, call)
            case Remarked(seat=seat, text=text):
                meant = parse_meant(text)
                if meant is None or meant.call is None or meant.card is not None:
                    return self
                state = self._said_to_mean(number, seat, meant)
            case _:
                return self
        return state if state is self else state.refused(state.waiting[-1], number)

    def _changed_by_right(self, number: int, seat: Seat, call: Call) -> "Bidding":
        """A player changes a call as a ruling has let him; the right is used up by it."""
        his = self.last_of(seat)
        state = replace(self, norms=used_up(self.norms, seat, Act.CHANGE))
        return state if his is None else state.substituted(his.number, number, call)


def _names_suit(words: Designation, last: Call | None) -> bool:
    """Whether only a suit is named, in which he has not bid: he meant a call in it, and not a card."""
    strain = last.strain.suit if isinstance(last, Bid) else None
    return words.rank is None and words.suit is not None and words.suit is not strain


SPOKEN = {"lho_accepts", "lho_accepts_second"}
"""The choices by which an opponent accepts or refuses a call."""
SAID = {"accept": True, "refuse": False}
