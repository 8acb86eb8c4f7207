"""Replay: a story told again under the Laws, so that what a ruling obliges somebody to is in force from then on."""

from lawbook.bridge import Seat
from lawbook.casefile import CaseFile
from lawbook.desk.answers import known_about
from lawbook.errors import CaseError, NotCovered
from lawbook.law.book import find_law
from lawbook.law.consult import consult
from lawbook.law.provision import MustPass
from lawbook.law.routes import law_of_call
from lawbook.table import Matter, Table, numbered_events
from lawbook.table.events import Obliged

__all__ = ["replay"]


def replay(case: CaseFile) -> Table:
    """The record of a case, with the passes that its rulings enforce.

    After each event every ruling on the auction is consulted again: Laws are monotone, so only what
    is new has to be enacted.
    """
    table = case.before_story
    for line, event in numbered_events(case.story):
        table.push(event, line)
        for matter in table.matters:
            _enact(case, table, matter)
    return table


def _enact(case: CaseFile, table: Table, matter: Matter) -> None:
    view = table.about(matter)
    try:
        law = find_law(law_of_call(view), case.edition)
        provisions = consult(law, known_about(case, view)).provisions
    except (NotCovered, CaseError):  # not written, or an answer tells of what happens only later in the story
        return
    for provision in provisions:
        if isinstance(provision, MustPass) and isinstance(provision.seat, Seat):
            duty = Obliged(provision.seat, provision.until.value)
            if duty not in table.events[matter.number :]:
                table.push(duty)
