"""Claim: a claim or concession, the one that is being ruled on or else the last, and what the others said to it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from lawbook.bridge import Seat, Side
from lawbook.label import Label
from lawbook.table.play.matter import PlayFault
from lawbook.table.play.playing import Playing
from lawbook.table.record.events import (
    Agreed,
    Attention,
    Chose,
    Claimed,
    Conceded,
    DirectorCalled,
    Event,
    Exposed,
    FacedHand,
    NextBoard,
    Objected,
    Played,
    Remarked,
    RoundOver,
)
from lawbook.table.seen.sight import IrregularPlay, Look, View, record_of
from lawbook.table.table import Table

__all__ = ["Agreement", "Answer", "Claiming", "claim_agreed", "claim_in", "doubts_own_concession", "of_claim"]

T = TypeVar("T")


class Answer(Label):
    """What becomes of a claim or concession."""

    AGREED = "agreed", "It is agreed"
    DOUBTED = "doubted", "A player doubts it, dummy included, or claimer himself wants to play on"
    PLAY_ON = "play_on", "The other side asks that the play go on"


class Agreement(Label):
    """How far the agreement has come."""

    OPEN = (
        "open",
        "The other side assented, but objects before it has called on a later board and before the round has ended",
    )
    FINAL = "final", "It is final, and nobody wants to go back on it"
    WITHDRAWN = "withdrawn", "It is final, and the side that agreed wants a trick of those that it gave up"


@dataclass(frozen=True, slots=True)
class Claiming:
    """A claim or concession in a record."""

    table: Table
    place: int
    """Its place among the events."""
    event: Claimed | Conceded

    @property
    def claimer(self) -> Seat:
        """Who claimed or conceded."""
        return self.event.seat

    @property
    def since(self) -> tuple[Event, ...]:
        """What has happened since."""
        return self.table.events[self.place + 1 :]

    @property
    def play(self) -> Playing | None:
        """The play as it stood then."""
        return self.table.playing_at(self.place)

    @property
    def by_defender(self) -> bool | None:
        """Whether a defender claimed or conceded."""
        return None if self.table.contract is None else self.table.defends(self.claimer)

    @property
    def rest(self) -> int | None:
        """How many tricks the claimer's side is to get besides those that it has won.

        A concession tells of the tricks that are left. A claim tells the tricks in all, unless it says
        otherwise, or the side has more than that already; then it tells of those that are left, too.
        """
        play = self.play
        if play is None:
            return None
        if isinstance(self.event, Conceded):
            return 13 - len(play.done) - self.event.tricks
        if sum(play.tricks_won(side) for side in Side) < len(play.done):
            return None
        in_all = self.event.tricks - play.tricks_won(self.claimer.side)
        of_rest = self.event.manner == "of the rest" or (self.event.manner is None and in_all < 0)
        return self.event.tricks if of_rest else in_all

    @property
    def of_this_trick(self) -> bool:
        """Whether it may be no more than the trick in progress that is conceded (Law 68)."""
        one = isinstance(self.event, Conceded) and self.event.tricks == 1
        return one and self.play is not None and bool(self.play.current)

    @property
    def takes_won_trick(self) -> bool | None:
        """Whether it gives to one side a trick that the other had won already (Laws 69B1, 71A)."""
        play, rest = self.play, self.rest
        return None if play is None or rest is None else not 0 <= rest <= 13 - len(play.done)

    @property
    def concedes_a_trick(self) -> bool | None:
        """Whether the claimer gives up at least one of the tricks that are left (Law 68B1)."""
        play, rest = self.play, self.rest
        return None if play is None or rest is None else rest < 13 - len(play.done)

    @property
    def partner_objected_at_once(self) -> bool | None:
        """Whether the claimer's partner objected before anything else was done about it (Law 68B2)."""
        for event in self.since:
            if isinstance(event, Objected) and self.claimer is event.seat.partner:
                return True
            if not isinstance(event, Exposed | FacedHand | Remarked | Objected):
                return False
        return False if any(isinstance(event, Objected) for event in self.since) else None

    @property
    def answer(self) -> Answer | None:
        """What the others said first."""
        for event in self.since:
            match event:
                case Chose(key="answer_to_claim", value=value):
                    return next((answer for answer in Answer if answer.value == value), None)
                case Objected() | DirectorCalled() | Attention():
                    return Answer.DOUBTED
                case RoundOver():
                    return Answer.AGREED
                case Agreed(seat=seat) | NextBoard(seat=seat) if self._other(seat):
                    return Answer.AGREED
        return None

    def _other(self, seat: Seat) -> bool:
        return seat.side is not self.claimer.side

    @property
    def all_agree_to_play_on(self) -> bool | None:
        """Whether all four agreed that the play goes on, once the other side had asked for it (Law 68D2(b))."""
        agreed: set[Seat] = set()
        for event in self.since:
            match event:
                case Chose(seat=seat, key="answer_to_claim") | Agreed(seat=seat):
                    agreed.add(seat)
                case Objected() | DirectorCalled():
                    return False
                case Played():
                    break
        return True if len(agreed) == 4 else None

    @property
    def agreement(self) -> Agreement | None:
        """How far an agreement has come (Law 69)."""
        rows = enumerate(self.since)
        final = next((n for n, event in rows if self._ends_doubt(event)), None)
        objections = [n for n, event in enumerate(self.since) if self._is_objection(event)]
        if final is None:
            return Agreement.OPEN if objections else Agreement.FINAL if self.settled else None
        if objections and objections[0] < final:
            return Agreement.OPEN
        return Agreement.WITHDRAWN if objections else Agreement.FINAL

    def _ends_doubt(self, event: Event) -> bool:
        """Whether the other side can no longer doubt it (Law 69A)."""
        return isinstance(event, RoundOver) or (isinstance(event, NextBoard) and self._other(event.seat))

    def _is_objection(self, event: Event) -> bool:
        return isinstance(event, Objected) and self._other(event.seat)

    @property
    def settled(self) -> bool:
        """Whether the other side has assented to it, and nobody has objected since."""
        objected = any(isinstance(event, Objected) for event in self.since)
        return self.answer is Answer.AGREED and not objected

    @property
    def ended_play(self) -> bool:
        """Whether nobody may play on after it; what was played all the same changes nothing in that (Law 68D2(a))."""
        in_vain = self.answer is Answer.PLAY_ON and self.all_agree_to_play_on is False
        waits = self.answer is None and not self.played_on and not self.of_this_trick
        if not (in_vain or waits or self.answer in {Answer.AGREED, Answer.DOUBTED}):
            return False
        return not (self.by_defender and self.partner_objected_at_once)

    @property
    def played_on(self) -> bool:
        """Whether cards were played after it, besides those that took the place of others."""
        then, now = self.play, self.table.playing
        if then is None or now is None:
            return any(isinstance(event, Played) for event in self.since)
        return now.seen.bit_count() > then.seen.bit_count()

    @property
    def trump_left_to_opponents(self) -> bool | None:
        """Whether an opponent of the claimer had a trump left when he claimed (Law 70C)."""
        play, contract = self.play, self.table.contract
        if play is None or contract is None:
            return None
        trump = contract.bid.strain.suit
        if trump is None:
            return False
        hands = [play.hands[seat] for seat in self.claimer.side.opponents.seats]
        if any(hand is not None and any(card.suit is trump for card in hand) for hand in hands):
            return True
        return None if None in hands else False


def claim_in(view: View) -> Claiming | None:
    """The claim or concession that is being ruled on, or else the last one of the record."""
    table = record_of(view)
    ruled = isinstance(view, IrregularPlay) and view.matter.fault is PlayFault.CLAIM
    last = view.matter.number if isinstance(view, IrregularPlay) and ruled else len(table.events)
    rows = reversed(tuple(enumerate(table.events[: last + 1])))
    return next((Claiming(table, n, e) for n, e in rows if isinstance(e, Claimed | Conceded)), None)


def of_claim(look: Callable[[Claiming], T | None]) -> Look[T]:
    """What is shown by the claim or concession that is ruled on, or by the last one."""

    def seen(view: View) -> T | None:
        claim = claim_in(view)
        return None if claim is None else look(claim)

    return seen


def claim_agreed(sight: IrregularPlay) -> bool:
    """Whether the claim or concession that is doubted had been agreed to, and not only that the play go on."""
    claim = claim_in(sight)
    agreed = any(isinstance(event, Agreed) for event in sight.table.events[: sight.matter.number])
    return agreed and (claim is None or claim.answer is not Answer.PLAY_ON)


def doubts_own_concession(sight: IrregularPlay) -> bool:
    """Whether it is the side that conceded that doubts its concession now (Law 71)."""
    return isinstance(sight.event, Objected) and sight.event.seat.side is sight.seat.side
