"""The log: every call of the session, what was told, said and put right, to be printed and handed on."""

from dataclasses import dataclass

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from lawbook.event.calls import Warned, WordsSaid
from lawbook.event.entries import Logged, Undone
from lawbook.law.routes import ROUTES
from lawbook.session import DirectorCall, Evening
from lawbook.session.ruled import ruled
from lawbook.web.page import page
from lawbook.web.session.asking import session_of, there
from lawbook.web.session.scoring import in_the_scores
from lawbook.web.session.told import act_line
from lawbook.web.session.tonight import Row, row_of
from lawbook.web.words import Words

__all__ = ["log_page"]


@dataclass(frozen=True, slots=True)
class Line:
    """A call in the log."""

    row: Row
    laws: tuple[str, ...]
    cites: tuple[str, ...]
    said: tuple[str, ...]
    """What was said last."""
    scores: list[Markup]
    """What of it stands in the scores."""
    acts: list[tuple[Logged, Markup, bool]]
    """What was done, each with whether it counts."""


def log_page(request: Request) -> Response:
    """Every call, the oldest first; and who was warned."""
    session = session_of(request)
    address = there(request, session, "/log")
    words = Words(address.language)
    with session.evening.at_work():
        calls = session.evening.calls
        lines = [_line(call, session.evening, words) for call in calls]
    warned = [logged for call in calls for logged in call.warnings]
    return page(
        "session/log.html",
        address,
        session=session,
        title=session.evening.tournament.title,
        lines=lines,
        warned=_offences(warned),
    )


def _line(call: DirectorCall, evening: Evening, words: Words) -> Line:
    decision, told = ruled(call.case), evening.history(call.number)
    laws = [ruling.law.id for ruling in decision.rulings] if decision else []
    said = [each.entry.lines for each in call.said if isinstance(each.entry, WordsSaid)]
    return Line(
        row_of(call, evening),
        tuple(dict.fromkeys(law for law in laws if law not in ROUTES)),
        decision.citations if decision else (),
        said[-1] if said else (),
        in_the_scores(evening, call, words),
        [
            (logged, act_line(logged, call, words), logged.number in told.counting)
            for logged in told.entries
            if not isinstance(logged.entry, Undone)
        ],
    )


def _offences(warned: list[Logged]) -> list[tuple[Logged, Warned, int]]:
    """Every warning, with how many there were to the same before it."""
    found: list[tuple[Logged, Warned, int]] = []
    for logged in sorted(warned, key=lambda each: each.number):
        if isinstance(logged.entry, Warned):
            whom = logged.entry.contestant
            found.append((logged, logged.entry, sum(entry.contestant == whom for _, entry, _ in found)))
    return found
