"""Written: the Director's calls that wait in the browser until the log of the session is reached.

The pages here keep nothing themselves. The service worker tells them what waits, and does what they
answer to a form: keep a call, drop it, remember where the session is, send.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias
from urllib.parse import parse_qsl, quote

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from lawbook.address import Address, told_once
from lawbook.desk import rule
from lawbook.errors import CaseError
from lawbook.law.routes import ROUTES
from lawbook.web.page import address_of, page
from lawbook.web.words import Words
from lawbook.web.words import marked as _

__all__ = ["links", "routes"]

WRITE, CALLS = "/offline/write", "/offline/calls"
NOTE = _("Written without a network, {when}")
TO_WRITE = _("Write this call down")
WAITING = _("Calls to send: {number}")
WRITTEN = _("Calls written here")
_SESSION = re.compile(r"(https?://[^/?#\s]+/e/[\w-]+~\w{1,6})(?:[/?#].*)?")

Fields: TypeAlias = Mapping[str, str]


def routes() -> list[Route]:
    """The pages of what is written here."""
    return [
        Route(WRITE, _write, methods=["GET"]),
        Route(CALLS, _calls, methods=["GET"]),
        Route(CALLS, _done, methods=["POST"]),
    ]


def links(address: Address, kept: Mapping[str, Any], words: Words) -> Iterator[tuple[str, str]]:
    """What a page leads to here, as addresses and words: its case can be written down, what waits can be looked at."""
    if address.path.startswith("/rule"):
        yield f"{WRITE}?case={quote(address.told, safe='')}&lang={words.language}", words(TO_WRITE)
    if calls := kept.get("calls", ()):
        waiting = sum("state" not in call for call in calls)
        told = words(WAITING, number=waiting) if waiting else words(WRITTEN)
        yield f"{CALLS}?lang={words.language}", told


def _write(request: Request) -> Response:
    """Where the call was: the rest of it is in the case."""
    address = address_of(request)
    case = Address.of(address.params.get("case", ""))
    board = case.params.get("board", "")
    about = _about(case, address.language)
    return _anew(page("offline/write.html", address, case=case, board=board, about=about))


def _anew(answer: Response) -> Response:
    """A page that is made each time: it turns on more than its address."""
    answer.headers["Cache-Control"] = "no-store"
    return answer


def _calls(request: Request) -> Response:
    """What was written, what became of it, and where the session is."""
    kept = request.scope.get("kept", {})
    server = kept.get("server", "")
    host = server.partition("/e/")[0]
    shown = {"calls": kept.get("calls", ()), "server": server, "host": host}
    return _anew(page("offline/calls.html", address_of(request), **shown))


async def _done(request: Request) -> Response:
    """What the service worker is to do. Raises CaseError for what cannot be kept."""
    fields = told_once(parse_qsl((await request.body()).decode("utf-8", "replace"), keep_blank_values=True))
    do = fields.get("do", "")
    if do not in DOING:
        raise CaseError("do {act!r}: no such act; known are {known}", act=do[:20], known=", ".join(DOING))
    return JSONResponse({"do": do, **DOING[do](fields, request)})


def _keep(fields: Fields, request: Request) -> dict[str, Any]:
    """A call as it is kept."""
    table, board = (fields.get(key, "").strip() for key in ("table", "board"))
    if not table or len(table) > 12:
        raise CaseError("table {table!r}: write its number or name, such as 7 or A7", table=table[:20])
    if board and not (board.isascii() and board.isdecimal() and len(board) < 4):
        raise CaseError("board {text!r}: a board has a number (Law 2)", text=board[:12])
    case, language = Address.of(fields.get("case", "")), address_of(request).language
    about, when = _about(case, language), request.scope.get("kept", {}).get("now", "")
    return {
        "once": fields.get("_once", "")[:40],
        "table": table,
        "board": board,
        "case": case.told,
        "about": about,
        "when": when,
        "note": Words(language)(NOTE, when=when),
    }


def _drop(fields: Fields, _: Request) -> dict[str, Any]:
    return {"once": fields.get("once", "")}


def _server(fields: Fields, _: Request) -> dict[str, Any]:
    text = fields.get("server", "").strip()
    found = _SESSION.fullmatch(text)
    if found is None:
        raise CaseError(
            "address {text!r}: no session of a Director; copy it from a page of the session, such as {such}",
            text=text[:60],
            such="https://HOST/e/KEY~AB",
        )
    return {"server": found[1]}


def _send(_fields: Fields, _: Request) -> dict[str, Any]:
    return {}


DOING: Mapping[str, Callable[[Fields, Request], dict[str, Any]]] = {
    "keep": _keep,
    "drop": _drop,
    "server": _server,
    "send": _send,
}
"""What a form here asks for."""


def _about(case: Address, language: str) -> str:
    """The Law that a case is about, by its title. Raises CaseError and NotationError."""
    laws = [ruling.law for ruling in rule(case.case()).rulings]
    first = next((law for law in laws if law.id not in ROUTES), laws[0] if laws else None)
    return "" if first is None else Words(language).title(first)
