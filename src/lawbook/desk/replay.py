"""Replay: a story told again under the Laws, so that what a ruling lays down is in force from then on."""

from collections.abc import Iterator

from lawbook.casefile import CaseFile
from lawbook.desk.consulting import consulted
from lawbook.desk.enacting import acts, duties
from lawbook.errors import CaseError, NotCovered
from lawbook.law.book import find_law
from lawbook.law.provision import Provision
from lawbook.law.routes import law_of_call, law_of_play
from lawbook.table import REVOKES, PlayFate, PlayFault, Table, numbered_events, reminders
from lawbook.table.events import Attention, DirectorCalled

__all__ = ["replay"]


def replay(case: CaseFile, *, ruled: bool = True) -> Table:
    """The record of a case, with what its rulings have put in force.

    After each event the rulings are consulted again: Laws are monotone, so only what is new has to be
    enacted. At the end, unless the story is to go on before anything is ruled, what they have the
    players do at once is done: a card goes back, or stays.
    """
    table = case.before_story
    for line, event in numbered_events(case.story):
        table.push(event, line)
        _enact(case, table)
    if ruled:
        for _ in range(MOST):
            before = len(table.events)
            _enact(case, table, at_end=True)
            if len(table.events) == before:
                break
    return table


MOST = 8
"""How many rulings one after the other a record may bring about; there is no loop, and this bounds a mistake."""


def _enact(case: CaseFile, table: Table, *, at_end: bool = False) -> None:
    for view in _looked_at(table, at_end=at_end):
        looked_at = view.matter or view.play_matter
        number = 0 if looked_at is None else looked_at.number
        provisions = tuple(_provisions(case, view))
        events = [*(acts(provisions, view) if at_end and view.play_fate is PlayFate.OPEN else ())]
        for event in (*events, *duties(provisions, table)):
            if event not in table.events[number:]:
                table.push(event)


def _looked_at(table: Table, *, at_end: bool) -> Iterator[Table]:
    """The record seen from each irregularity on which it is time to rule."""
    yield from (table.about(matter) for matter in table.matters)
    for matter in (*table.play_matters, *reminders(table)):
        view = table.about_play(matter)
        if at_end or _noticed(view):
            yield view


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
        for ruling in consulted(case, find_law(number, case.edition), view):
            yield from ruling.provisions
    except (NotCovered, CaseError):  # not written, or an answer tells of what happens only later in the story
        return
