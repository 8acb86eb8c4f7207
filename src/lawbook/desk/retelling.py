"""Retelling: a story told again event by event, each ruling consulted when an event can touch it.

An irregularity is latent until somebody notices it. Its ruling is consulted after each event until it is
settled and either complete, which closes it, or waits for an answer; it is taken up again when the answer is
chosen, or the record shows it. So a thousand irregularities cost a thousand times one.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from copy import copy
from dataclasses import replace

from lawbook.casefile import CaseFile
from lawbook.desk.answers import fact_key
from lawbook.desk.carrying_out import bare, carry_out, has_to_act
from lawbook.desk.consulting import consulted
from lawbook.desk.docket import Docket, Subject, is_dropped, sight_from
from lawbook.desk.enacting_calls import cancelled_calls
from lawbook.desk.keys import OF_LEADS
from lawbook.errors import CaseError, NotCovered
from lawbook.law.book import find_law
from lawbook.law.consult import Ruling
from lawbook.law.governing import law_of
from lawbook.table.record.events import (
    Attention,
    CallCancelled,
    Called,
    CallReplaced,
    DirectorCalled,
    Event,
)
from lawbook.table.record.moments import is_beside
from lawbook.table.seen.sight import Sight

__all__ = ["Retelling"]


class Retelling:
    """A story being told again, with the record that has come about."""

    def __init__(self, case: CaseFile) -> None:
        self.case = replace(case, answers=_not_of_the_lead(case.answers))
        self.table = case.before_story
        self.docket = Docket(self.table)
        self.events = 0
        """How many it has told."""
        self.last: Event | None = None
        self.said: Counter[Event] = Counter()
        """What rulings have said already, which the story may tell again."""
        self.own: list[tuple[int, Event]] = []
        """What the story tells by itself, with its line."""
        self.due: dict[Subject, None] = {}
        """That about which somebody is to do something before the story goes on."""
        self.cancelled: dict[CallCancelled, None] = {}
        """The calls that a ruling cancels, though that has not come out yet."""
        self.heard: set[str] = set()
        """The facts of which a ruling has looked for an answer, by their keys; it rests on no other answers."""

    def going_on(self, answers: Mapping[str, str]) -> "Retelling":
        """A copy to go on with under other answers, of which those that were looked for are the same."""
        same = copy(self)
        same.case = replace(self.case, answers=_not_of_the_lead(answers))
        same.table = self.table.as_it_stands()
        same.docket = self.docket.as_it_stands(same.table)
        same.said, same.own = self.said.copy(), [*self.own]
        same.due, same.cancelled, same.heard = {**self.due}, {**self.cancelled}, {*self.heard}
        return same

    def same_under(self, answers: Mapping[str, str]) -> bool:
        """Whether it would have come to the same under other answers."""
        others = self.case.answers.items() ^ _not_of_the_lead(answers).items()
        return self.heard.isdisjoint(fact_key(key) for key, _ in others)

    def tell(self, event: Event, line: int) -> None:
        """One more event, and what the rulings that it touches lay down by it."""
        if is_beside(event):
            self.own.append((line, event))
            self.table.push(event, line)
            return
        self._go_on()
        self.events, self.last = self.events + 1, event
        if self.said and self.said[plain := bare(event)]:
            self.said[plain] -= 1
            return
        if not self.cancelled or event not in self.cancelled:
            self.own.append((line, event))
        if self.cancelled:
            self._call_off(event)
        self.table.push(event, line)
        for subject in self.docket.touched_by(event):
            self._take_up(subject)

    def _call_off(self, event: Event) -> None:
        """What is cancelled goes when the Director comes, or when its maker calls again."""
        summoned = isinstance(event, DirectorCalled | Attention)
        for cancels in tuple(self.cancelled):
            again = isinstance(event, Called | CallReplaced) and event.seat is cancels.seat
            last = self.table.bidding.last_of(cancels.seat)
            if (summoned or again) and last is not None and last.call == cancels.call:
                self.table.push(cancels)
                self.said[cancels] += 1
            if summoned or again or event == cancels:
                del self.cancelled[cancels]

    def _go_on(self) -> None:
        """The story goes on, so that what was to be done at once has been done."""
        if not self.due:
            return
        due, self.due = self.due, {}
        for subject in due:
            if (playing := self.table.playing) is not None and is_dropped(subject, playing):
                continue  # what was done about another has shown that nothing was wrong
            if self._behind_another(subject):
                self.due[subject] = None
                continue
            sight = sight_from(self.table, subject)
            for ruling in self._rulings(sight):
                self.said.update(carry_out(self.table, sight, ruling))

    def _behind_another(self, subject: Subject) -> bool:
        """Whether an opponent has still to choose about an earlier call, so that nobody is asked about this one."""
        waiting = self.table.bidding.waiting
        return subject in waiting[1:]

    def _take_up(self, subject: Subject) -> None:
        """What a ruling lays down; what somebody is to do at once waits until the story goes on."""
        sight, last = sight_from(self.table, subject), None
        for ruling in self._rulings(sight):
            if self.docket.noticed(sight) and has_to_act(self.table, sight, ruling):
                self.due[subject] = None
                return
            self.said.update(carry_out(self.table, sight, ruling, at_once=False))
            self.cancelled.update(dict.fromkeys(cancelled_calls(ruling.provisions, sight)))
            last = ruling
        if last is not None:
            self.docket.put_away(sight, last)

    def _rulings(self, sight: Sight) -> Iterator[Ruling]:
        try:
            law = find_law(law_of(sight), self.case.edition)
            yield from consulted(self.case, law, lambda: sight, heard=self.heard)
        except (
            NotCovered,
            CaseError,
        ):  # not written, or an answer tells of what comes only later in the story
            return


def _not_of_the_lead(answers: Mapping[str, str]) -> Mapping[str, str]:
    """The answers, but for declarer's about a lead (50D2, 51B): they are given when the story has been told.

    What he chose before the lead is an event of the story, so that who leads without it has led too soon.
    """
    return {key: word for key, word in answers.items() if fact_key(key) not in OF_LEADS}
