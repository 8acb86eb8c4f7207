"""Written: a call that a Director wrote where there was no network, put down when the session is reached again.

It is sent by the site that works without a network, from wherever that is; the key in the address is
all the right there is, so that any site may ask and read the answer. Each is put down once.
"""

from http import HTTPStatus

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from lawbook.address import Address
from lawbook.errors import CaseError, LawbookError
from lawbook.event.calls import CallNoted, CaseTold
from lawbook.event.entries import Logged
from lawbook.session import DirectorCall
from lawbook.text.refusals import refusal
from lawbook.web.page import address_of
from lawbook.web.session.asking import ONCE, ONLY_READS, Fields, fields_of, mark_of, number_of, session_of
from lawbook.web.session.within import InSession

__all__ = ["written"]

LONGEST = 500
_ANYWHERE = {"Access-Control-Allow-Origin": "*", "Cache-Control": "no-store"}


async def written(request: Request) -> Response:
    """What became of a call that was written: its number, and whether another answer stands beside it."""
    fields = await fields_of(request)
    return await run_in_threadpool(_answered, request, fields)


def _answered(request: Request, fields: Fields) -> Response:
    try:
        session = session_of(request)
        call = _put_down(request, session, fields)
    except HTTPException as error:
        return JSONResponse({"refused": error.detail}, error.status_code, headers=_ANYWHERE)
    except LawbookError as error:
        line = refusal(error, address_of(request).language)
        return JSONResponse({"refused": line}, HTTPStatus.BAD_REQUEST, headers=_ANYWHERE)
    told = {"call": call.number, "rivals": bool(call.rivals), "path": f"{session.base}/call/{call.number}"}
    return JSONResponse(told, headers=_ANYWHERE)


def _put_down(request: Request, session: InSession, fields: Fields) -> DirectorCall:
    """The call, put down now or found as it was put down before. Raises CaseError."""
    if not session.writes:
        raise CaseError(ONLY_READS)
    if not fields.get(ONCE):
        raise CaseError("{field}: missing; a call that is sent later needs a mark of its own", field=ONCE)
    with session.evening.sending(mark_of(request, fields)) as before:
        return _told(session, fields) if before is None else _before(session, before)


def _told(session: InSession, fields: Fields) -> DirectorCall:
    """A new call, or what was told of one that is open: by another Director, it stands beside his answer."""
    evening, by = session.evening, session.by.by
    table, board = fields.get("table", "").strip(), number_of(fields.get("board", ""), "board", 999)
    case, note = Address.of(fields.get("case", "")), fields.get("note", "").strip()[:LONGEST]
    case.case()  # what cannot be ruled on is refused before it is put down
    open_call = _same(evening.calls, table, board, case)
    if open_call is None:
        return evening.open_call(table, board, case.told, note, by=by)
    number = open_call.number
    noted = [CallNoted(number, note)] if note else []
    evening.write(CaseTold(number, case.told), *noted, by=by)
    return evening.call(number)


def _same(calls: list[DirectorCall], table: str, board: int, case: Address) -> DirectorCall | None:
    """The open call about the same: the table, the board and the Law."""
    about = (
        call
        for call in reversed(calls)
        if not call.closed and board and (call.table, call.board) == (table, board)
    )
    return next((call for call in about if Address.of(call.case).laws == case.laws), None)


def _before(session: InSession, sent: Logged) -> DirectorCall:
    """The call that came in before under the same mark."""
    about = session.evening.about(sent.number - 2)[0]
    if not (isinstance(about, tuple) and about[0] == "call"):
        raise CaseError("{field}: this mark was sent with something else", field=ONCE)
    return session.evening.call(int(about[1]))
