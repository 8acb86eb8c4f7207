"""Replay: a story told again under the Laws, so that what a ruling lays down is in force from then on."""

from dataclasses import replace

from lawbook.budget import Stopped, in_force
from lawbook.casefile import CaseFile
from lawbook.desk.kept import Beginnings, Kept
from lawbook.desk.retelling import Retelling
from lawbook.errors import Wording
from lawbook.law.laws.law_15 import CALLED
from lawbook.table import Table, numbered_events
from lawbook.table.record.events import DirectorCalled, Event
from lawbook.table.record.moments import found_when_called_for, moments, named_first

__all__ = ["happened", "replay", "summoned"]

KEPT = Kept(stories=256, events=20_000)
"""What this process has told again last: at most some ten megabytes."""


def replay(case: CaseFile) -> Table:
    """The record of a case, with what the rulings on what has been dealt with in it have put in force.

    What nobody has noticed yet stays as it is, and what somebody is to do now he has not done yet: to rule
    on it is the desk's. Raises CaseError for an authority that is none, whether or not it would be asked.
    """
    _ = case.body
    return _retold(case).table.as_it_stands() if case.story else case.before_story


def happened(case: CaseFile) -> tuple[tuple[int, Event], ...]:
    """What the story of a case tells by itself, with its lines: not what the rulings on it say again."""
    return tuple(_retold(case).own) if case.story else ()


def _retold(case: CaseFile) -> Retelling:
    """The story told again, from where one that begins with the same lines was told before; nobody tells it on."""
    if any(" names " in line or " exposes " in line for line in case.story):
        case = replace(case, story=named_first(case.story))
    if case.answers.get(CALLED.key) == "yes" and any(" of board " in line for line in case.story):
        case = replace(case, story=found_when_called_for(case.story))
    budget, sought = in_force(), Beginnings(case)
    told = KEPT.longest(sought, budget.events_left)
    begun = line = 0 if told is None else len(told.lines)
    try:
        if told is not None:
            budget.spend(events=told.retelling.events)
            if begun == len(case.story):
                return told.retelling
        retelling = Retelling(case) if told is None else told.retelling.going_on(case.answers)
        for line, event in moments(numbered_events(case.story[begun:], begun + 1)):
            if line == len(case.story) > begun + 1:
                KEPT.keep(sought, line - 1, retelling)
                retelling = retelling.going_on(case.answers)
            budget.spend(events=1)
            retelling.tell(event, line)
    except Stopped as stopped:
        raise stopped.knowing(Wording(KNOWN, line=line, lines=len(case.story))) from None
    KEPT.keep(sought, len(case.story), retelling)
    return retelling


KNOWN = "the record as far as line {line} of its story, of {lines}; tell less of it"
"""What is known where the budget is spent at a line of a story."""


def summoned(table: Table) -> Table:
    """The record as the Director comes to it: what nobody has answered up to its end waits for him."""
    if table.waits_for_director:
        table.push(DirectorCalled())
    return table
