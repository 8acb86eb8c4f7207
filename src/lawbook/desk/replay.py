"""Replay: a story told again under the Laws, so that what a ruling lays down is in force from then on."""

from dataclasses import replace

from lawbook.budget import in_force, known_so_far
from lawbook.casefile import CaseFile
from lawbook.desk.retelling import Retelling
from lawbook.errors import Wording
from lawbook.table import Table, numbered_events, story_lines
from lawbook.table.record.events import DirectorCalled
from lawbook.table.record.moments import moments

__all__ = ["replay", "summoned", "told_anew"]


def replay(case: CaseFile) -> Table:
    """The record of a case, with what the rulings on what has been dealt with in it have put in force.

    What nobody has noticed yet stays as it is, and what somebody is to do now he has not done yet: to rule
    on it is the desk's.
    """
    return _retold(case).table if case.story else case.before_story


def told_anew(case: CaseFile) -> CaseFile:
    """The situation with only what happened in its story: what rulings have laid down follows anew.

    Where an answer changes or a presumption falls, what rested on it is so gone from the record.
    """
    own = _retold(case).own if case.story else ()
    return case if len(own) == len(case.story) else replace(case, story=tuple(story_lines(own)))


def _retold(case: CaseFile) -> Retelling:
    retelling = Retelling(case)
    budget = in_force()
    for line, event in moments(numbered_events(case.story)):
        with known_so_far(
            Wording(
                "the record as far as line {line} of its story, of {lines}; tell less of it",
                line=line,
                lines=len(case.story),
            )
        ):
            budget.spend(events=1)
            retelling.tell(event, line)
    return retelling


def summoned(table: Table) -> Table:
    """The record as the Director comes to it: what nobody has answered up to its end waits for him."""
    if table.waits_for_director:
        table.push(DirectorCalled())
    return table
