"""Replay: a story told again under the Laws, so that what a ruling lays down is in force from then on."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from lawbook.casefile import CaseFile
from lawbook.desk.consulting import consulted
from lawbook.desk.enacting import acts, chosen, duties
from lawbook.errors import CaseError, NotCovered
from lawbook.law.book import find_law
from lawbook.law.consult import Ruling
from lawbook.law.routes import law_of
from lawbook.table import REVOKES, PlayFate, PlayFault, Table, numbered_events, story_lines
from lawbook.table.record.events import (
    Attention,
    Chose,
    DirectorCalled,
    Event,
    LaidDown,
)
from lawbook.table.seen.revoke import fate
from lawbook.table.seen.sight import IrregularPlay, Sight, View, seen_in, sights

__all__ = ["carry_out", "replay", "summoned", "told_anew"]


def replay(case: CaseFile) -> Table:
    """The record of a case, with what the rulings on what has been dealt with in it have put in force.

    After each event the rulings that it can touch are consulted again: Laws are monotone, so only what
    is new has to be enacted. What nobody has noticed yet stays as it is; to rule on it is the desk's.
    """
    return _retold(case).table


def told_anew(case: CaseFile) -> CaseFile:
    """The situation with only what happened in its story: what rulings have laid down follows anew.

    Where an answer changes or a presumption falls, what rested on it is so gone from the record.
    """
    own = _retold(case).own
    return case if len(own) == len(case.story) else replace(case, story=tuple(story_lines(own)))


def _retold(case: CaseFile) -> "_Retelling":
    retelling = _Retelling(case)
    for line, event in numbered_events(case.story):
        retelling.tell(event, line)
    return retelling


def summoned(table: Table) -> Table:
    """The record as the Director comes to it: what nobody has answered up to its end waits for him."""
    if table.waits_for_director:
        table.push(DirectorCalled())
    return table


def carry_out(table: Table, view: View, ruling: Ruling) -> list[Event]:
    """Do to the record what a ruling says, as far as it does not stand there yet; what is new.

    One after the other: what comes later in a ruling is about the record that what came before it has made.
    """
    first = view.matter.number if isinstance(view, Sight) else 0
    told: list[Event] | None = None
    new = list[Event]()
    for event in _done_by(ruling, table, view):
        told = _laid_down(table, first) if told is None else told
        if (plain := bare(event)) not in told:
            table.push(event)
            told.append(plain)
            new.append(plain)
    return new


def _done_by(ruling: Ruling, table: Table, view: View) -> Iterator[Event]:
    yield from chosen(ruling, view)
    yield from acts(ruling.provisions, view)
    yield from duties(ruling.provisions, seen_in(table, view))


def _laid_down(table: Table, number: int) -> list[Event]:
    return [bare(event) for event in table.events[number:]]


def bare(event: Event) -> Event:
    """An event without the clause by which it is laid down: a story need not name it."""
    return event.with_fields(cite=None) if isinstance(event, LaidDown) else event


class _Retelling:
    """A story being told again, with the irregularities whose rulings may still lay something down."""

    def __init__(self, case: CaseFile) -> None:
        self.case = case
        self.table = case.before_story
        self.said: Counter[Event] = Counter()
        """What rulings have said already, which the story may tell again."""
        self.own: list[Event] = []
        """What the story tells by itself."""

    def tell(self, event: Event, line: int) -> None:
        """One more event, and what the rulings that it touches lay down by it."""
        plain = bare(event)
        if self.said[plain]:
            self.said[plain] -= 1
            return
        self.own.append(event)
        self.table.push(event, line)
        for sight in filter(_noticed, sights(self.table)):
            for ruling in self._rulings(sight):
                self.said.update(carry_out(self.table, sight, ruling))

    def _rulings(self, sight: Sight) -> Iterator[Ruling]:
        try:
            yield from consulted(self.case, find_law(law_of(sight), self.case.edition), lambda: sight)
        except (
            NotCovered,
            CaseError,
        ):  # not written, or an answer tells of what happens only later in the story
            return


def _noticed(sight: Sight) -> bool:
    """Whether an irregularity has been dealt with, or cannot have escaped the Director who was called."""
    if not isinstance(sight, IrregularPlay):
        return True
    if fate(sight) is not PlayFate.OPEN or sight.matter.fault in OPENLY_SEEN:
        return True
    called = any(isinstance(event, DirectorCalled | Attention | Chose) for event in sight.since)
    return called and sight.matter.fault not in LATENT


OPENLY_SEEN = frozenset({PlayFault.EXPOSED, PlayFault.PENALTY_LEAD})
LATENT = frozenset({*REVOKES, PlayFault.EXTRA, PlayFault.OMITTED, PlayFault.AGAIN, PlayFault.NOT_HELD})
"""What may lie in the record without anybody having noticed."""
