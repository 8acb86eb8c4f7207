"""Docket: the irregularities of a record on which there may still be something to rule, by when that may be."""

from collections.abc import Iterator, Reversible
from copy import copy
from itertools import takewhile
from typing import Any, TypeVar

from lawbook.bridge import Seat
from lawbook.desk.keys import OF_REVOKES
from lawbook.law.consult import Ruling
from lawbook.law.fact import Fact
from lawbook.table import REVOKES, Fault, Incident, Matter, PlayFate, PlayFault, PlayMatter, Table
from lawbook.table.auction.matter import Fate
from lawbook.table.besides.finding import may_tell
from lawbook.table.play.playing import Playing
from lawbook.table.record.events import (
    Accepted,
    Agreed,
    Attention,
    Called,
    CallReplaced,
    Chose,
    DirectorCalled,
    Event,
    FacedLead,
    Played,
    Refused,
    Restricted,
    RoundOver,
    choices_in,
)
from lawbook.table.seen.call import replacement
from lawbook.table.seen.dummy import has_looked, let_be
from lawbook.table.seen.revoke import fate
from lawbook.table.seen.sight import IrregularCall, IrregularPlay, Sight, act_of, call_of, sight_of

__all__ = ["Docket", "Subject", "is_dropped", "sight_from"]

S = TypeVar("S", bound="Subject")

Subject = Matter | PlayMatter | Incident
"""What can be ruled on."""


def sight_from(table: Table, subject: Subject) -> Sight:
    """The record seen from what is ruled on."""
    match subject:
        case PlayMatter():
            return sight_of(table, subject)
        case Incident():
            return act_of(table, subject)
        case _:
            return call_of(table, subject)


class Docket:
    """What is latent, what is dealt with after each event, and what waits for an answer."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.entered: set[Subject] = set()
        self.shown: tuple[object, object] = (None, None)
        """What the record showed of auction and play when it was last looked at."""
        self.latent: dict[PlayMatter, None] = {}
        """What nobody has noticed."""
        self.newest = dict.fromkeys(Seat, -1)
        """The last irregular call of each player, by its event."""
        self.awake: dict[Subject, None] = {}
        """What is taken up after each event."""
        self.watched: dict[Subject, Fact[Any]] = {}
        """What waits for an answer that the next events may show."""
        self.asleep: dict[Fact[Any], dict[Subject, None]] = {}
        """What waits for an answer that only a choice can give, or the next stage of the board show."""
        self.summons = -1
        """The last event at which the Director came, or something was chosen."""
        self.stage = self._stage()

    def as_it_stands(self, table: Table) -> "Docket":
        """The same for another record of the same events, which further events leave as it is."""
        same = copy(self)
        same.table, same.entered = table, {*self.entered}
        same.latent, same.awake, same.watched = {**self.latent}, {**self.awake}, {**self.watched}
        same.asleep = {fact: {**subjects} for fact, subjects in self.asleep.items()}
        same.newest = {**self.newest}
        return same

    def touched_by(self, event: Event) -> Iterator[Subject]:
        """What is to be taken up after an event."""
        self._enter(event)
        if isinstance(event, SUMMONS):
            self.summons = self.table.length - 1
        self._notice()
        self._wake(event)
        return iter([subject for subject in self.awake if not self._is_met_next(subject)])

    def _is_met_next(self, subject: Subject) -> bool:
        """Whether it is a call that the next player may still accept, so that nothing follows from it yet."""
        return (
            isinstance(subject, Matter)
            and subject.fault in ACCEPTABLE
            and subject.number > self.summons
            and subject in self.table.bidding.waiting
        )

    def noticed(self, sight: Sight) -> bool:
        """Whether what is looked at has been dealt with, or the Director has come since or a choice been made."""
        called = self.summons >= sight.matter.number
        if not isinstance(sight, IrregularPlay):
            return called
        if fate(sight) is PlayFate.OVERTAKEN:
            return called
        if fate(sight) is not PlayFate.OPEN:
            return True
        if sight.matter.fault in OPENLY_SEEN:
            return called or not self._dummy_may_speak_first(sight.matter)
        if sight.matter.fault in REVOKES and self._chosen_about(sight):
            return True
        return called and (sight.matter.fault not in LATENT or self._lies_open(sight.matter))

    def _lies_open(self, matter: PlayMatter) -> bool:
        """Whether it is a card too many on a trick after which nobody has led."""
        return matter.fault is PlayFault.EXTRA and len(self.table.tricks) <= matter.trick

    def _dummy_may_speak_first(self, matter: PlayMatter) -> bool:
        """Whether dummy, who has lost his rights, may be the next to speak, so that a defender goes free (Law 43B3)."""
        next_to_come = matter.number == self.table.length - 1
        return next_to_come and self.table.defends(matter.seat) and has_looked(self.table, matter.number)

    def _chosen_about(self, sight: IrregularPlay) -> bool:
        """Whether somebody has said what he does about a card that he played after the revoke (Law 62C)."""
        return any(chose.key in OF_REVOKES for chose in self.table.choices_since(sight.matter.number))

    def put_away(self, sight: Sight, ruling: Ruling) -> None:
        """The ruling is made as far as it can be made now: closed if it is complete, or else it waits."""
        subject = sight.looked_at if isinstance(sight, IrregularCall) else sight.matter
        if self._unsettled(sight):
            return
        self.awake.pop(subject, None)
        if ruling.question is None:
            return
        if ruling.question.seen is None:
            self.asleep.setdefault(ruling.question, {})[subject] = None
        else:
            self.watched[subject] = ruling.question

    def _unsettled(self, sight: Sight) -> bool:
        """Whether more may happen to what is looked at that changes which Law governs it."""
        if isinstance(sight, IrregularPlay):
            return fate(sight) is PlayFate.OPEN and sight.matter.fault not in DONE_WHEN_SEEN
        return isinstance(sight, IrregularCall) and self._undecided(sight)

    def _undecided(self, sight: IrregularCall) -> bool:
        """Whether an irregular call, or what its maker puts in its place, is still waited for."""
        bidding = self.table.bidding
        waiting = {*bidding.waiting, bidding.void}
        if sight.looked_at in waiting or any(m is not None and m.first == sight.matter for m in waiting):
            return True
        if self.newest[sight.seat] > sight.looked_at.number:  # that is what is waited for now
            return False
        if sight.fate is Fate.REFUSED and bidding.turn is not None and replacement(sight) is None:
            return True
        last = bidding.live[-1].seat if bidding.live and not self.table.lead_faced else None
        return sight.seat in {bidding.turn, last}

    def _enter(self, event: Event) -> None:
        """The irregularities that the record shows since the last event."""
        playing = self.table.playing
        matters = self.table.bidding.fates
        for gone in [m for m in self.awake if isinstance(m, Matter) and m not in matters]:
            del self.awake[gone]  # it was cancelled with the call over which it was made
        if isinstance(event, CARDS) and playing is not None:
            for matter in [m for m in self.latent if is_dropped(m, playing)]:
                del self.latent[matter]
            for subject in [m for m in self.awake if is_dropped(m, playing)]:
                del self.awake[subject]  # it turned out to be part of another
        calls, plays = self.shown
        self.shown = matters, playing.fates if playing else None
        if matters is not calls:
            new = self._last(matters)
            self.newest.update({m.seat: m.number for m in new if m.call is not None and m.first is None})
            self.awake.update({m: None for m in new if not m.part_of_first})
            self._give_turns_back({m.number for m in new if m.fault is Fault.TURN_LOST})
        if playing is not None and playing.fates is not plays:
            self.latent.update(dict.fromkeys(self._last(playing.fates)))
        again = isinstance(event, DirectorCalled) and event.seat is None and self.summons >= 0
        if may_tell(event) and not again:
            incidents = [one for one in self.table.incidents if one not in self.entered]
            self.entered.update(incidents)
            self.awake.update(dict.fromkeys(incidents))

    def _give_turns_back(self, numbers: set[int]) -> None:
        """Of a pass that took a turn away, that alone is ruled on (Law 17D3): it costs nobody a pass (Law 30)."""
        early = (m for m in tuple(self.awake) if isinstance(m, Matter) and m.number in numbers)
        for matter in early:
            if matter.fault is Fault.OUT_OF_ROTATION:
                del self.awake[matter]

    def _last(self, found: Reversible[S]) -> list[S]:
        """Those that have not been entered yet: the last ones."""
        new = list(takewhile(lambda subject: subject not in self.entered, reversed(found)))[::-1]
        self.entered.update(new)
        return new

    def _notice(self) -> None:
        """What has been dealt with, or cannot have escaped the Director who was called."""
        for matter in tuple(self.latent):
            if let_be(self.table, matter):
                del self.latent[matter]
            elif self.noticed(sight_from(self.table, matter)):
                del self.latent[matter]
                self.awake[matter] = None

    def _wake(self, event: Event) -> None:
        """What waits is taken up when it is answered: by a choice, or by what the record shows now."""
        if keys := {chose.key for chose in choices_in(event)}:
            for fact in (*self.asleep, *dict.fromkeys(self.watched.values())):
                if fact.key in keys:
                    self.awake.update(self.asleep.pop(fact, {}))
                    self.awake.update(dict.fromkeys(s for s, f in self.watched.items() if f is fact))
        stage = self._stage()
        if stage != self.stage or isinstance(event, ENDING):
            self.stage = stage
            rows = [(subject, fact) for fact, subjects in self.asleep.items() for subject in subjects]
            self._look((*rows, *self.watched.items()))
        elif self.watched and isinstance(event, CALLS | CARDS | WORDS | SUMMONS):
            self._look(tuple(self.watched.items()))
        if isinstance(event, CALLS):
            self._called(event.seat)
        for subject in self.awake:
            self.watched.pop(subject, None)

    def _called(self, seat: Seat) -> None:
        """A player has called again: what he did before is shown by no more calls, until the auction has ended."""
        for subject in [each for each in self.watched if each.seat is seat and each not in self.awake]:
            self.asleep.setdefault(self.watched.pop(subject), {})[subject] = None

    def _stage(self) -> tuple[bool, bool, bool]:
        """How far the board has come: whether anybody may still call, whether a lead is faced, and the play over."""
        playing = self.table.playing
        begun = playing is not None and playing.begun
        return self.table.bidding.turn is None, begun, playing is not None and playing.over

    def _look(self, rows: tuple[tuple[Subject, Fact[Any]], ...]) -> None:
        for subject, fact in rows:
            if fact.seen is not None and fact.seen(sight_from(self.table, subject)) is not None:
                self.asleep.get(fact, {}).pop(subject, None)
                self.awake[subject] = None


def is_dropped(subject: Subject, playing: Playing) -> bool:
    """Whether it is looked at with something else: a card taken back with the one in its place, say."""
    may_be = isinstance(subject, PlayMatter) and subject.fault in PARTS
    return may_be and subject not in playing.fates


PARTS = frozenset(
    {
        PlayFault.CHANGED,
        PlayFault.OUT_OF_TURN,
        PlayFault.OMITTED,
        PlayFault.PENALTY_NOT_PLAYED,
        PlayFault.NOT_NAMED,
    }
)
"""What may turn out to be part of another irregularity."""


CALLS = Called | CallReplaced
CARDS = Played | FacedLead
WORDS = Accepted | Refused
SUMMONS = DirectorCalled | Attention | Chose | Restricted
ENDING = Agreed | RoundOver
"""What may end the play."""

OPENLY_SEEN = frozenset({PlayFault.EXPOSED, PlayFault.PENALTY_LEAD, PlayFault.DOUBTFUL})
ACCEPTABLE = frozenset({Fault.INSUFFICIENT, Fault.OUT_OF_ROTATION})
LATENT = frozenset({*REVOKES, PlayFault.EXTRA, PlayFault.OMITTED, PlayFault.AGAIN, PlayFault.NOT_HELD})
"""What may lie in the record without anybody having noticed."""
DONE_WHEN_SEEN = OPENLY_SEEN | {
    PlayFault.CHANGED,
    PlayFault.FACE_DOWN_CHANGED,
    PlayFault.DESIGNATION,
    PlayFault.NOT_NAMED,
    PlayFault.SEVERAL,
    PlayFault.TOGETHER,
    PlayFault.BEFORE_PLAY,
}
"""What stays as it is, whatever is played on."""
