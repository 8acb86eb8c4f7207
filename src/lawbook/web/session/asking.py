"""Asking: who asks for a page of the session, what a form has sent, and where it leads."""

from collections.abc import Awaitable, Callable, Mapping
from hashlib import sha256
from http import HTTPStatus
from typing import TypeAlias
from urllib.parse import parse_qsl

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from lawbook.address import Address, told_once
from lawbook.errors import CaseError
from lawbook.event.entries import Logged
from lawbook.web.page import address_of
from lawbook.web.session.within import InSession, admitted

__all__ = [
    "ONCE",
    "ONLY_READS",
    "Fields",
    "acting",
    "fields_of",
    "mark_of",
    "number_of",
    "seen",
    "session_of",
    "there",
]

ONLY_READS = "this key only reads: open the address of the Directors, and say your initials there"
ONCE = "_once"
"""The field of a form by which it is known when it comes again."""

Fields: TypeAlias = Mapping[str, str]
Act: TypeAlias = Callable[[Request, InSession, Fields], Address | Response]
"""What does what a form says, and returns where it leads, or a page that asks something first."""


def session_of(request: Request) -> InSession:
    """The session that a page is asked of, and who asks. Raises HTTPException."""
    return admitted(request.app.state.evening, request.scope)


async def fields_of(request: Request) -> dict[str, str]:
    """What a form has sent. Raises CaseError for what it has sent in two ways."""
    return told_once(parse_qsl((await request.body()).decode("utf-8", "replace"), keep_blank_values=True))


def there(request: Request, session: InSession, path: str = "/") -> Address:
    """An address in the session, whole or as it stands behind the key, in the language of the page."""
    address, path = address_of(request), path.removeprefix(session.base)
    kept = {key: word for key, word in address.params.items() if key == "lang"}
    return Address(path, kept, address.preferred, session)


def seen(address: Address) -> Response:
    """The way to a page, once something was put down."""
    return RedirectResponse(str(address), HTTPStatus.SEE_OTHER)


def acting(act: Act) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint of a form: what it says is done once, however often it is sent, and only by who may write."""

    async def endpoint(request: Request) -> Response:
        fields = await fields_of(request)
        return await run_in_threadpool(_done, act, request, fields)

    return endpoint


def _done(act: Act, request: Request, fields: Fields) -> Response:
    session = session_of(request)
    if not session.writes:
        raise CaseError(ONLY_READS)
    with session.evening.sending(mark_of(request, fields)) as before:
        done = act(request, session, fields) if before is None else _led(request, session, before)
    return seen(done) if isinstance(done, Address) else done


def mark_of(request: Request, fields: Fields) -> str:
    """By what the same sending is known again; empty for a form without a mark."""
    if not fields.get(ONCE):
        return ""
    told = "\n".join([request.url.path, *(f"{key}={value}" for key, value in sorted(fields.items()))])
    return sha256(told.encode()).hexdigest()[:16]


def _led(request: Request, session: InSession, sent: Logged) -> Address:
    """Where a sending led that came in before: to what it was about."""
    match session.evening.about(sent.number - 2)[0]:
        case ("call" | "poll" as about, number):
            return there(request, session, f"/{about}/{number}")
        case _:
            return there(request, session)


def number_of(text: str, what: str, most: int = 9_999_999) -> int:
    """The number that was typed; nothing is 0. Raises CaseError."""
    text = text.strip()
    if not text:
        return 0
    if not (text.isascii() and text.isdecimal() and len(text) < 9 and int(text) <= most):
        raise CaseError("{what} {text!r}: write a number, 0 to {most}", what=what, text=text[:12], most=most)
    return int(text)
