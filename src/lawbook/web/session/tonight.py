"""Tonight: who is here, what is due, what is open, and a new call in three taps."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache, lru_cache
from string import ascii_uppercase
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from lawbook.address import Address
from lawbook.errors import CaseError
from lawbook.event.calls import RoundBegun
from lawbook.law.consult import Law
from lawbook.law.fact import Moment
from lawbook.law.routes import ROUTES
from lawbook.session import DirectorCall, Evening
from lawbook.session.clock import up_to
from lawbook.session.keys import read_pass
from lawbook.session.ruled import ruled
from lawbook.session.stage import Stage, stage
from lawbook.web.page import page
from lawbook.web.session.asking import Fields, acting, fields_of, number_of, seen, session_of, there
from lawbook.web.session.beginning import KEPT, beginning
from lawbook.web.session.hall import joining
from lawbook.web.session.scoring import by_number
from lawbook.web.session.within import InSession
from lawbook.web.tiles import OFTEN, TILES, Phase, Tile
from lawbook.web.words import Words

__all__ = ["Row", "begun", "fields_of", "joined", "opened", "row_of", "session_of", "there", "tonight"]

ON_TOP = 6
"""How many tiles stand on top: those that were used most."""
LONGEST_ROUND = 600
LONGEST_WORDS = 100
MOST_TABLES = 40
"""A higher number is no reason to show all tables below it."""


@dataclass(frozen=True, slots=True)
class Row:
    """A call in a list: what it is about, and how far it has come."""

    call: DirectorCall
    about: Law | None
    stage: Stage
    due: bool


def row_of(call: DirectorCall, evening: Evening) -> Row:
    """A call as a list shows it."""
    decision, left = ruled(call.case), evening.reminders(call)
    laws = [r.law for r in decision.rulings if r.law.id not in ROUTES] if decision else []
    first = laws[0] if laws else decision.rulings[0].law if decision else None
    return Row(call, first, stage(call, decision, left), any(each.due for each in left))


def tonight(request: Request) -> Response:
    """What is due, what is open, and a new call."""
    session = session_of(request)
    evening = session.evening
    with evening.at_work():
        calls = evening.calls
        rows = [row_of(call, evening) for call in reversed(calls)]
        told: dict[str, Any] = {
            "title": evening.tournament.title,
            "initials": free_initials(evening),
            "tables": _tables(evening, calls),
            "round": evening.round(evening.session),
            "at_its_end": _at_its_end(evening, calls),
        }
    address = there(request, session)
    if session.writes:
        told |= joining(request, session, Words(address.language))
    return page(
        "session/tonight.html",
        address,
        session=session,
        open_calls=[row for row in rows if not row.call.closed],
        closed=[row for row in rows if row.call.closed],
        top=_most_used(calls),
        phases=[(phase, [t for t in TILES if t.phase is phase]) for phase in Phase],
        now=datetime.now(UTC),
        **told,
    )


def _at_its_end(evening: Evening, calls: Iterable[DirectorCall]) -> list[DirectorCall]:
    """The calls with something that comes due when the round ends, if not before."""
    ends = up_to(Moment.END_OF_ROUND)
    now = evening.session
    waiting = (call for call in calls if call.session == now)
    return [call for call in waiting if any(not r.due and r.moment in ends for r in evening.reminders(call))]


def free_initials(evening: Evening) -> str:
    """Initials that nobody has written under yet."""
    taken = evening.tournament.ledger.writers
    letters = ascii_uppercase
    pairs = (f"{one}{other}" for one in letters for other in letters)
    return next((name for name in (*letters, *pairs) if name not in taken), "")


def _most_used(calls: Iterable[DirectorCall]) -> Sequence[Tile]:
    """The tiles that calls began with most often; those that are used most everywhere fill up."""
    by_start = _by_start()
    begun = (_beginning(call.versions[0].case if call.versions else "") for call in calls)
    counted = Counter(by_start[start] for start in begun if start in by_start)
    ranked = [tile for tile, _ in counted.most_common()]
    first = sorted(TILES, key=lambda tile: OFTEN.index(tile.key) if tile.key in OFTEN else len(OFTEN))
    return list(dict.fromkeys([*ranked, *first]))[:ON_TOP]


@cache
def _by_start() -> dict[str, Tile]:
    """The tiles by the case that each begins."""
    return {_beginning(tile.address(Address("/", {})).told): tile for tile in reversed(TILES)}


@lru_cache(maxsize=1000)
def _beginning(case: str) -> str:
    """What the first case of a call tells, without where it was and what every call of the evening tells."""
    first = Address.of(case) if case else Address("", {})
    return first.without("board", "offender", *KEPT).told


def _tables(evening: Evening, calls: Iterable[DirectorCall]) -> list[str]:
    """The tables that can be tapped: those of the movement, as far as it is known, and all up to the last one called to."""
    ledger = evening.tournament.ledger
    contestants = {side for session in ledger.sessions for side in ledger.sides(session)}
    enrolled = max(len(contestants), len(evening.tournament.contestants))
    called = {call.table for call in calls}
    numbers = (int(table) for table in called if table.isascii() and table.isdecimal())
    last = max((enrolled + 1) // 2, *(number for number in numbers if number <= MOST_TABLES), 0)
    return sorted({*map(str, range(1, last + 1)), *called}, key=by_number)


async def joined(request: Request) -> Response:
    """The page of the session for a Director who has said who he is, or takes the initials he was shown."""
    fields = await fields_of(request)
    session = session_of(request)
    initials = fields.get("by", "").strip() or fields.get("shown", "")
    by = read_pass(f"{session.by.key}~{initials}")
    return seen(there(request, InSession(session.evening, by, session.role)))


@acting
def opened(request: Request, session: InSession, fields: Fields) -> Address:
    """A new call: its first page is the ruling that its tile begins, what was found for some words, or what happened.

    One that is only noted begins with its own page, where a note is written.
    """
    board = number_of(fields.get("board", ""), "board", 999)
    table = fields.get("typed", "").strip() or fields.get("table", "").strip()
    case = _first_case(session.evening, fields.get("tile", ""), board)
    call = session.evening.open_call(table, board, case, by=session.by.by)
    if "only" in fields:
        return there(request, session, f"/call/{call.number}").having(only="note")
    now, sought = there(request, session, f"/call/{call.number}/now"), fields.get("q", "").strip()
    return now.having(q=sought[:LONGEST_WORDS]) if sought and not case else now


def _first_case(evening: Evening, key: str, board: int) -> str:
    """The case that a tile begins, under the Laws and in the contest of the call before; empty for no tile."""
    if not key:
        return ""
    tile = next((tile for tile in TILES if tile.key == key), None)
    if tile is None:
        raise CaseError("tile {key!r}: no such tile; choose one of the page", key=key[:20])
    return tile.address(beginning(evening, board)).told


@acting
def begun(request: Request, session: InSession, fields: Fields) -> Address:
    """Tonight, with a round begun, or with its beginning undone."""
    evening = session.evening
    if undone := number_of(fields.get("undo", ""), "undo"):
        evening.undo(undone, by=session.by.by)
        return there(request, session)
    number = number_of(fields.get("number", ""), "round", 99)
    minutes = number_of(fields.get("minutes", ""), "minutes", LONGEST_ROUND)
    evening.write(RoundBegun(evening.session, number, minutes), by=session.by.by)
    return there(request, session)
