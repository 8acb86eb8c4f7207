"""In a call: the desk as it is, but what is tapped is put down in the log.

To look at a page is to get it; to tell the case is to post to the page that tells it. The desk itself
says whether such a page can be: only what it answers without an error is put down.
"""

from dataclasses import replace
from http import HTTPStatus
from urllib.parse import parse_qsl, urlencode, urlsplit

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lawbook.address import Address
from lawbook.errors import CaseError
from lawbook.session import Evening
from lawbook.web.page import address_of
from lawbook.web.session.asking import ONCE, ONLY_READS, fields_of, number_of, seen
from lawbook.web.session.callacts import TAKE, held_by_another, hold_first
from lawbook.web.session.within import InCall, admitted

__all__ = ["Calls"]

CLOSED = "{call}: this call is closed; reopen it on its own page"
OVER = "_over"
"""The field of a form that says which entry the page was made from."""


class Calls:
    """The desk within the calls of a session, as an application: `/e/KEY~AB/c/7/...`."""

    def __init__(self, desk: ASGIApp, evening: Evening) -> None:
        self.desk, self.evening = desk, evening

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Show a page of the call, or put down what was tapped."""
        within = await run_in_threadpool(self._within, scope)
        scope["within"] = within
        request = Request(scope, receive)
        if request.method == "POST":
            response = await self._told(request, within)
            await response(scope, receive, send)
        else:
            await self.desk(scope, receive, send)

    def _within(self, scope: Scope) -> InCall:
        session = admitted(self.evening, scope)
        return InCall(session, self.evening.call(int(scope["path_params"]["call"])))

    async def _told(self, request: Request, within: InCall) -> Response:
        """The page after the case was told: where it can be read, or the page that says why it cannot be told so."""
        if not within.session.writes:
            raise CaseError(ONLY_READS)
        fields = await fields_of(request)
        address = address_of(request)
        if within.call.closed:
            raise CaseError(CLOSED, call=within.call.named)
        if held_by_another(within.session, within.call) and TAKE not in fields:
            return hold_first(address, within.call, fields)
        own = {key: word for key, word in fields.items() if key not in {OVER, TAKE, ONCE}}
        status, body, there = await self._tried(request.scope, address.having(**own))
        if status >= HTTPStatus.BAD_REQUEST:
            return Response(body, status, media_type="text/html")
        over = number_of(fields.get(OVER, ""), "entry")
        await run_in_threadpool(self._put_down, within, there.told, over)
        return seen(there)

    def _put_down(self, within: InCall, case: str, over: int) -> None:
        """Put the case down, and whoever tells it as the holder of the call."""
        by = within.session.by.by
        if held_by_another(within.session, within.call):
            self.evening.take(within.call.number, by=by)
        self.evening.tell(within.call.number, case, over, by=by)

    async def _tried(self, scope: Scope, address: Address) -> tuple[int, bytes, Address]:
        """What the desk answers at an address, and the address where it answers it."""
        for _ in range(4):
            status, headers, body = await _answer(self.desk, scope, address)
            if not HTTPStatus.MULTIPLE_CHOICES <= status < HTTPStatus.BAD_REQUEST:
                break
            target = urlsplit(headers["location"])
            address = replace(
                address, path=target.path.removeprefix(address.base), params=dict(parse_qsl(target.query))
            )
        return status, body, address


async def _answer(app: ASGIApp, scope: Scope, address: Address) -> tuple[int, MutableHeaders, bytes]:
    """What an application answers to the getting of an address."""
    found: list[Message] = []

    async def send(message: Message) -> None:  # the protocol wants it so
        found.append(message)

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    bare = replace(address, within=None)
    path = str(replace(bare, params={}))
    asked = {
        **scope,
        "method": "GET",
        "path": scope["root_path"] + path,
        "raw_path": (scope["root_path"] + path).encode(),
        "query_string": urlencode(address.params).encode(),
        "headers": [(name, value) for name, value in scope["headers"] if name == b"accept-language"],
    }
    await app(asked, receive, send)
    body = b"".join(message.get("body", b"") for message in found[1:])
    return found[0]["status"], MutableHeaders(raw=found[0]["headers"]), body
