"""Limits: how much one visitor may ask for, refused before any page is made."""

from collections import OrderedDict
from dataclasses import dataclass
from http import HTTPStatus
from math import ceil, inf
from time import monotonic

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lawbook.address import preferred
from lawbook.errors import LawbookError
from lawbook.text.refusals import refusal

__all__ = ["OPEN", "Limited", "Limits", "TooMuch", "public"]


class TooMuch(LawbookError):  # noqa: N818  # the name in the style of its family
    """More than one visitor may ask for."""

    status = HTTPStatus.CONTENT_TOO_LARGE if hasattr(HTTPStatus, "CONTENT_TOO_LARGE") else HTTPStatus(413)


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """What is taken from one visitor."""

    address: int = 16_000
    """The longest address, in bytes: a board with every word that was said is shorter."""
    body: int = 8_000_000
    """The most that is sent to a page, in bytes."""
    hosts: frozenset[str] = frozenset()
    """The names by which the desk is asked; none for any."""
    each_second: float = inf
    """How many requests a second in the long run."""
    at_once: float = inf
    """How many more than that for a moment."""


OPEN = Limits()
"""For this machine, and for the hall."""


def public(*hosts: str) -> Limits:
    """The limits on the open internet, where the desk has these names."""
    return Limits(body=2_000_000, hosts=frozenset(map(str.lower, hosts)), each_second=20, at_once=200)


class Limited:
    """An application within limits."""

    def __init__(self, app: ASGIApp, limits: Limits = OPEN) -> None:
        self._app = app
        self._limits = limits
        self._visitors = _Visitors(limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Ask the application, or refuse in one line."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
        elif refused := self._refused(scope):
            status, error, more = refused
            language = preferred(Headers(scope=scope).get("accept-language", ""))
            answer = PlainTextResponse(refusal(error, language) + "\n", status, headers=more)
            await answer(scope, receive, send)
        else:
            await self._app(scope, self._counted(scope, receive), send)

    def _refused(self, scope: Scope) -> tuple[HTTPStatus, LawbookError, dict[str, str]] | None:
        limits = self._limits
        length = len(scope.get("raw_path") or b"") + len(scope["query_string"])
        if length > limits.address:
            error = LawbookError(
                "address: {length} bytes; the longest case that is read from one has {limit}",
                length=length,
                limit=limits.address,
            )
            return HTTPStatus.REQUEST_URI_TOO_LONG, error, {}
        if limits.hosts and (host := _host(scope)) not in limits.hosts:
            error = LawbookError(
                "host {host!r}: the desk is not known by this name; use the address you were given",
                host=host[:40],
            )
            return HTTPStatus.MISDIRECTED_REQUEST, error, {}
        if wait := self._visitors.wait(scope):
            error = LawbookError(
                "too many pages at once from one place: wait {seconds} s, then ask again", seconds=wait
            )
            return HTTPStatus.TOO_MANY_REQUESTS, error, {"Retry-After": str(wait)}
        return None

    def _counted(self, scope: Scope, receive: Receive) -> Receive:
        """The body, as long as it is not too long."""
        if scope["method"] in {"GET", "HEAD"}:
            return receive
        limit, taken = self._limits.body, 0

        async def received() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > limit:
                raise TooMuch("what was sent: more than {limit} KB; send less", limit=limit // 1000)
            return message

        return received


def _host(scope: Scope) -> str:
    """The name by which the desk is asked, without its port."""
    told = Headers(scope=scope).get("host", "").lower()
    return told[: told.find("]") + 1] if told.startswith("[") else told.partition(":")[0]


class _Visitors:
    """How much each visitor may still ask for; of those that were not seen for long nothing is known."""

    MOST = 10_000

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._seen: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """When, and how many more were free then."""

    def wait(self, scope: Scope) -> int:
        """How many seconds a visitor has to wait; 0 where he is served."""
        most, each_second = self._limits.at_once, self._limits.each_second
        if most == inf:
            return 0
        who, now = (scope.get("client") or ("",))[0], monotonic()
        before, free = self._seen.pop(who, (now, most))
        free = min(most, free + (now - before) * each_second) - 1
        self._seen[who] = (now, max(free, 0))
        if len(self._seen) > self.MOST:
            self._seen.popitem(last=False)
        return 0 if free >= 0 else ceil(-free / each_second)
