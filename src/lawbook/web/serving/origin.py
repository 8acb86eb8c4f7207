"""Where a request comes from: what another site sends in a visitor's name is refused, and no page of a session is stored."""

import re
from http import HTTPStatus
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lawbook.address import preferred
from lawbook.errors import LawbookError
from lawbook.text.refusals import refusal

__all__ = ["SameOrigin"]

_READS = frozenset({"GET", "HEAD", "OPTIONS"})
_OPEN = "/api/"
"""What keeps nothing and may be asked by the pages of any platform."""
_FROM_ANYWHERE = re.compile(r"/e/[^/]+/written")
"""Where the site that works without a network sends its calls: the key in the address is all the right there is."""
_SESSION = ("/e/", "/p/")
"""Pages of a session, whose address is a key."""


class SameOrigin:
    """An application that takes what is sent to it only from its own pages."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Ask the application, or refuse in one line with status 403."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers, path = Headers(scope=scope), scope["path"]
        own = scope["method"] in _READS or path.startswith(_OPEN) or _FROM_ANYWHERE.fullmatch(path)
        if not own and _is_foreign(headers):
            error = LawbookError(
                "sent from another site: open the page of the desk itself and send it from there"
            )
            language = preferred(headers.get("accept-language", ""))
            await PlainTextResponse(refusal(error, language) + "\n", HTTPStatus.FORBIDDEN)(
                scope, receive, send
            )
            return

        async def unstored(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).setdefault("Cache-Control", "no-store")
            await send(message)

        await self._app(scope, receive, unstored if path.startswith(_SESSION) else send)


def _is_foreign(headers: Headers) -> bool:
    """Whether a browser says that another site sends it; programs, which say nothing, are none.

    Our own pages send `Origin: null`, since they tell no referrer.
    """
    if site := headers.get("sec-fetch-site"):
        return site in {"cross-site", "same-site"}
    origin = headers.get("origin", "null")
    return origin != "null" and urlsplit(origin).netloc.lower() != headers.get("host", "").lower()
