"""Inside: the desk in the interpreter of a browser. A request comes in as JSON, and its answer goes out so."""

import json
import re
from collections.abc import Coroutine, Mapping
from traceback import print_exc
from typing import Any
from urllib.parse import unquote

from markupsafe import Markup
from starlette.types import ASGIApp, Message, Scope

from lawbook.address import Address
from lawbook.offline.inline import InlineStudies
from lawbook.offline.written import links, routes
from lawbook.web.app import create_app
from lawbook.web.words import Words
from lawbook.web.words import marked as _

__all__ = ["WARMED", "Desk", "noted", "warm"]

ABOUT = "/offline/"
"""The page that tells of the site itself."""
SECONDS = 60.0
"""What a page may work at the most: nobody else waits for it, and a phone is slow."""
WARMED = (
    "/", "/?q=revoke&lang=pl", "/?lang=nb", "/rule/27?called_in_turn=yes", "/rule/13?card_not_of_deal=no&play_finished=yes",
    "/rule?contract=4S+by+S&story=E+DQ%0Adirector", "/auction?dealer=N&story=N+1H%0AE+1C", "/play?contract=4S+by+S&story=W+HA",
    "/meaning", "/claim", "/award", "/hands", "/laws", "/law/64", "/clause/2017/64A1", "/record?contract=4S+by+S&story=E+DQ", "/offline/calls",
    "/offline/write?case=/rule/64", "/nowhere",
)  # fmt: skip
"""A page of each kind, each looked at once before memory is put away, so that what they read is in it."""
_FOOT = "</footer>"
_LANGUAGE = re.compile('<html lang="([a-z]+)">')
_LINKS = Markup('<nav class="offline" aria-label="{}">\n{}</nav>\n')
_LINK = Markup('<a href="{}">{}</a>\n')


class Desk:
    """The desk, asked by a service worker."""

    def __init__(self, version: str = "") -> None:
        app = create_app(studies=InlineStudies(), seconds=SECONDS)
        app.routes.extend(routes())
        self._app: ASGIApp = app
        self._version = version

    def answer(self, asked: str) -> str:
        """The answer to a request: its status, its headers and its text. There is no loop of events to wait in."""
        return _at_once(self.answered(asked))

    async def answered(self, asked: str) -> str:
        """The same, for whoever can wait."""
        told = json.loads(asked)
        status, headers, text = await self._answer(_scope(told), told.get("body", "").encode())
        if headers.get("content-type", "").startswith("text/html"):
            address = Address.of(f"{told['path']}?{told.get('query', '')}")
            text = noted(text, self._version, address, told)
            headers.pop("content-length", None)
        return json.dumps([status, headers, text])

    async def _answer(self, scope: Scope, body: bytes) -> tuple[int, dict[str, str], str]:
        sent: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Message) -> None:
            sent.append(message)

        try:
            await self._app(scope, receive, send)
        except Exception:
            if not sent:
                raise
            print_exc()  # the page says that it could not be made; the console of the browser says why
        begun, *rest = sent
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in begun["headers"]}
        return int(begun["status"]), headers, b"".join(each.get("body", b"") for each in rest).decode()


def warm(address: str) -> None:
    """Look at a page by a desk that is thrown away: what the Laws read for it then is read already."""
    path, _, query = address.partition("?")
    Desk().answer(json.dumps({"method": "GET", "path": path, "query": query, "host": "localhost"}))


def noted(page: str, version: str, address: Address, kept: Mapping[str, Any]) -> str:
    """A page with one more row of links at its foot: that it comes from this browser, and what is kept there."""
    above, foot, below = page.rpartition(_FOOT)
    found = _LANGUAGE.search(page)
    if not foot or found is None:
        return page
    words = Words(found[1])
    said = words(NEWER) if kept.get("newer") else words(WITHOUT, version=version)
    rows = [(f"{ABOUT}?lang={words.language}", said), *links(address, kept, words)]
    nav = _LINKS.format(words(LABEL), Markup().join(_LINK.format(to, said) for to, said in rows))
    return f"{above}{nav}{foot}{below}"


LABEL = _("Without a network")
WITHOUT = _("Works without a network · {version}")
NEWER = _("A newer version is there: look at it when no ruling is under way")


def _scope(told: Mapping[str, Any]) -> Scope:
    """What was asked, as a server tells it."""
    path, host = told["path"], told.get("host", "")
    headers = [(b"host", host.encode("latin-1", "replace"))]
    headers += [
        (name.encode("latin-1"), value.encode("latin-1", "replace"))
        for name, value in told.get("headers", {}).items()
    ]
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": told["method"],
        "scheme": told.get("scheme", "https"),
        "path": unquote(path),
        "raw_path": path.encode(),
        "query_string": told.get("query", "").encode(),
        "root_path": "",
        "headers": headers,
        "client": None,
        "server": None,
        "kept": told,
    }


def _at_once(answer: Coroutine[Any, Any, str]) -> str:
    """What a page comes to that waits for nothing."""
    try:
        answer.send(None)
    except StopIteration as done:
        return str(done.value)
    answer.close()
    raise RuntimeError("a page waits for something that is not in a browser")
