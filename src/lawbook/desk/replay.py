"""Replay: a story told again under the Laws, so that what a ruling lays down is in force from then on."""

from collections.abc import Iterable, Iterator

from lawbook.casefile import CaseFile
from lawbook.desk.consulting import consulted
from lawbook.desk.enacting import duties
from lawbook.errors import CaseError, NotCovered
from lawbook.law.book import find_law
from lawbook.law.provision import Provision
from lawbook.law.routes import law_of_call, law_of_play
from lawbook.table import REVOKES, PlayFate, PlayFault, Table, numbered_events
from lawbook.table.record.events import Attention, DirectorCalled, Event, LaidDown

__all__ = ["enact", "replay", "summoned"]


def replay(case: CaseFile) -> Table:
    """The record of a case, with what the rulings on what has been dealt with in it have put in force.

    After each event the rulings are consulted again: Laws are monotone, so only what is new has to be
    enacted. What nobody has noticed yet stays as it is; to rule on it is the desk's.
    """
    table, laid_down = case.before_story, list[Event]()
    for line, event in numbered_events(case.story):
        if (plain := bare(event)) in laid_down:  # the story tells what the ruling has said already
            laid_down.remove(plain)
            continue
        table.push(event, line)
        for view in _dealt_with(table):
            laid_down += enact(table, view, duties(_provisions(case, view), view))
    return table


def summoned(table: Table) -> Table:
    """The record as the Director comes to it: what nobody has answered up to its end waits for him."""
    if table.waits_for_director:
        table.push(DirectorCalled())
    return table


def enact(table: Table, view: Table, events: Iterable[Event]) -> list[Event]:
    """Put into the record what follows from a ruling, as far as it does not stand there yet.

    One after the other: what comes later in a ruling is about the record that what came before it has made.
    """
    looked_at = view.matter or view.play_matter
    told = [bare(event) for event in table.events[0 if looked_at is None else looked_at.number :]]
    new = list[Event]()
    for event in events:
        if (plain := bare(event)) not in told:
            table.push(event)
            told.append(plain)
            new.append(plain)
    return new


def bare(event: Event) -> Event:
    """An event without the clause by which it is laid down: a story need not name it."""
    return event.with_fields(cite=None) if isinstance(event, LaidDown) else event


def _dealt_with(table: Table) -> Iterator[Table]:
    """The record seen from each irregularity that somebody has dealt with."""
    yield from (table.about(matter) for matter in table.matters)
    yield from (view for view in map(table.about_play, table.play_matters) if _noticed(view))


def _noticed(view: Table) -> bool:
    """Whether an irregular play has been dealt with, or cannot have escaped the Director who was called."""
    matter = view.play_matter
    if matter is None or view.play_fate is not PlayFate.OPEN or matter.fault in OPENLY_SEEN:
        return True
    called = any(isinstance(e, DirectorCalled | Attention) for e in view.events[matter.number :])
    return called and matter.fault not in LATENT


OPENLY_SEEN = frozenset({PlayFault.EXPOSED, PlayFault.PENALTY_LEAD})
LATENT = frozenset({*REVOKES, PlayFault.EXTRA, PlayFault.OMITTED, PlayFault.AGAIN, PlayFault.NOT_HELD})
"""What may lie in the record without anybody having noticed."""


def _provisions(case: CaseFile, view: Table) -> Iterator[Provision]:
    try:
        number = law_of_call(view) if view.play_matter is None else law_of_play(view, view.play_matter)
        for ruling in consulted(case, find_law(number, case.edition), lambda: view):
            yield from ruling.provisions
    except (NotCovered, CaseError):  # not written, or an answer tells of what happens only later in the story
        return
