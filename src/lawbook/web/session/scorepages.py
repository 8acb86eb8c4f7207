"""The pages of the scores: results in, the ranking, the boards, and what a Director does to them."""

import re
from dataclasses import replace
from http import HTTPStatus
from pathlib import Path
from tempfile import TemporaryDirectory

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import Response

from lawbook.address import Address
from lawbook.bridge import Side
from lawbook.errors import CaseError, LawbookError
from lawbook.event.content import parse_where, where_text
from lawbook.event.entries import (
    Confirmed,
    Penalized,
    Posted,
    ResultCorrected,
    ResultEntered,
    Where,
    Withdrawn,
)
from lawbook.event.published import tournament_of
from lawbook.event.tournament import Tournament
from lawbook.event.worth import parse_worth, worth_text
from lawbook.notation.results import read_event
from lawbook.session.actions import auction_text
from lawbook.session.incoming import Incoming, take_in
from lawbook.text.refusals import refusal
from lawbook.web.page import address_of, page
from lawbook.web.results import worth_said
from lawbook.web.session.asking import ONLY_READS, Fields, acting, number_of, seen, session_of, there
from lawbook.web.session.penalties import penalty_of, penalty_said, units_of
from lawbook.web.session.scoring import contestants_of, names_of, scored, stands
from lawbook.web.session.within import InSession
from lawbook.web.words import Words

__all__ = ["board_page", "file_name", "penalized", "results_read", "score_acts", "scores", "scores_refused"]

LARGEST = 20_000_000
"""The largest file of results that is taken, in bytes."""


def scores(request: Request) -> Response:
    """The ranking, what is pending, the boards, and results to come in."""
    return _scores(request, session_of(request))


def scores_refused(
    request: Request, session: InSession, error: LawbookError, typed: Fields | None = None
) -> Response:
    """The scores, in one line what of them cannot be done, and what was typed for it."""
    return _scores(request, session, error=refusal(error, address_of(request).language), typed=typed or {})


def _scores(
    request: Request, session: InSession, *, error: str = "", typed: Fields | None = None
) -> Response:
    with session.evening.at_work() as tournament:
        return page(
            "session/scores.html",
            there(request, session, "/scores"),
            status=HTTPStatus.BAD_REQUEST if error else HTTPStatus.OK,
            session=session,
            error=error,
            typed=typed or {},
            incoming=_brought(session, tournament),
            tournament=tournament,
            ranking=tournament.ranking() if tournament.ledger.boards else {},
            names=names_of(tournament),
            boards=tournament.ledger.boards,
            sessions=tournament.ledger.sessions,
            where_text=where_text,
            worth_text=worth_text,
            penalties=tournament.penalties,
            penalty_said=penalty_said,
            units=units_of(tournament, Words(address_of(request).language)),
            contestants=contestants_of(tournament),
            worth_said=worth_said,
        )


def _brought(session: InSession, tournament: Tournament) -> Incoming | None:
    """What the last file that he read has brought, with what still stands otherwise."""
    told = session.evening.brought.get(session.by.by)
    if told is None:
        return None
    differ = (one for one in told.differ if tournament.ledger.standing(one.where).result != one.told)
    return replace(told, differ=tuple(differ))


async def results_read(request: Request) -> Response:
    """The scores after a file of results was read: what is new is entered, what differs is shown."""
    session = session_of(request)
    if not session.writes:
        raise CaseError(ONLY_READS)
    async with request.form(max_files=1, max_fields=10) as form:
        file, scoring = form.get("file"), str(form.get("scoring", ""))
        named = file.filename if isinstance(file, UploadFile) else ""
        written = await file.read(LARGEST + 1) if isinstance(file, UploadFile) else b""
    return await run_in_threadpool(_results_read, request, session, named or "", written, scoring)


def _results_read(request: Request, session: InSession, named: str, written: bytes, scoring: str) -> Response:
    try:
        incoming = _read(session, named, written, scoring)
    except LawbookError as error:
        return scores_refused(request, session, error)
    session.evening.brought[session.by.by] = incoming
    return seen(there(request, session, "/scores"))


def _read(session: InSession, name: str, written: bytes, scoring: str) -> Incoming:
    if not name:
        raise CaseError("results: choose a file of results (PBN, USEBIO, BWS, BBO, CSV)")
    if len(written) > LARGEST:
        raise CaseError("{name}: larger than 20 MB, which no file of results is", name=name[:60])
    with TemporaryDirectory() as folder:  # the reader of Bridgemate's files takes nothing but a file
        path = Path(folder) / file_name(name)
        path.write_bytes(written)
        event = read_event(path)
    told = tournament_of(event, scoring, title=event.name)
    with session.evening.at_work() as tournament:
        return take_in(tournament, told, by=session.by.by)


def file_name(named: str) -> str:
    r"""The end of what a visitor's machine calls a file, as far as it can be the name of one here.

    >>> file_name(r"C:\club\friday.pbn"), file_name("../.."), file_name("a" * 300 + ".bws")[-6:]
    ('friday.pbn', 'results', 'aa.bws')
    """
    return re.sub(r"[^\w .()+-]", "_", re.split(r"[/\\]", named)[-1])[-60:].strip(". ") or "results"


def board_page(request: Request) -> Response:
    """A board: what stands at each table, and its figures."""
    session = session_of(request)
    name, number = request.path_params["session"], request.path_params["board"]
    with session.evening.at_work() as tournament:
        tables = tournament.ledger.tables_of(name, number)
        if not tables:
            raise CaseError(
                "board {board}, session {session}: no result is entered", board=number, session=name
            )
        return page(
            "session/board.html",
            there(request, session, f"/scores/board/{name}/{number}"),
            session=session,
            name=name,
            number=number,
            rows=[(now, *scored(tournament, now)) for now in map(tournament.ledger.standing, tables)],
            names=names_of(tournament),
            stands=stands,
            sides=tuple(Side),
            where_text=where_text,
        )


@acting
def score_acts(request: Request, session: InSession, told: Fields) -> Address | Response:
    """The scores after one thing was done: a result typed or corrected, an adjustment confirmed, an entry undone."""
    try:
        _act(session, told, address_of(request).language)
    except LawbookError as error:
        return scores_refused(request, session, error, told if told.get("do") == "enter" else None)
    return there(request, session, "/scores")


def _act(session: InSession, told: Fields, language: str) -> None:
    evening, by = session.evening, session.by.by
    match told.get("do", ""):
        case "enter":
            evening.write(_result(session, told, language), by=by)
        case "confirm":
            evening.write(Confirmed(number_of(told.get("entry", ""), "entry")), by=by)
        case "withdraw":
            evening.write(Withdrawn(number_of(told.get("entry", ""), "entry")), by=by)
        case "undo":
            evening.undo(number_of(told.get("entry", ""), "entry"), by=by)
        case "post":
            evening.write(Posted(told.get("session", "") or evening.session, _minutes(session)), by=by)
        case "penalize":
            evening.write(penalized(session, told), by=by)
        case other:
            raise CaseError("do {act!r}: no such act", act=other[:20])


def _minutes(session: InSession) -> int:
    return session.evening.tournament.conditions.correction_minutes


def _result(session: InSession, told: Fields, language: str) -> ResultEntered | ResultCorrected:
    """A new result, or the correction of one that stands, which needs its reason (Law 79C)."""
    where, worth = _where(session, told), parse_worth(auction_text(told.get("worth", ""), language))
    ledger = session.evening.tournament.ledger
    if ledger.about(where) and ledger.standing(where).played:
        reason = told.get("reason", "").strip()
        if not reason:
            raise CaseError("{where}: has a result; say why it is corrected (Law 79C)", where=str(where))
        return ResultCorrected(where, worth, reason, told.get("approved", "").strip())
    return ResultEntered(where, worth)


def _where(session: InSession, told: Fields) -> Where:
    """The table on a board, as it is named in one field or in its own."""
    if "where" in told:
        return parse_where(told["where"].strip())
    board, ns, ew = (told.get(field, "").strip() for field in ("board", "ns", "ew"))
    return parse_where(f"{told.get('session', '').strip() or session.evening.session}/{board}/{ns}-{ew}")


def penalized(session: InSession, told: Fields) -> Penalized:
    """The penalty that a form tells. Raises CaseError."""
    amount, unit = penalty_of(told, "amount")
    name = told.get("session", "").strip() or session.evening.session
    return Penalized(name, told.get("contestant", "").strip(), amount, unit, told.get("reason", "").strip())
