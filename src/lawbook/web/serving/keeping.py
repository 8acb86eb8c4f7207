"""Keeping: pages of the desk by their address, which is the whole case; nothing of a session is ever kept."""

import re
from collections import OrderedDict
from collections.abc import Hashable
from functools import lru_cache
from time import monotonic

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lawbook.address import preferred

__all__ = ["Kept", "Room", "language_of"]

NEVER = ("/e/", "/p/", "/api/", "/health", "/metrics")
"""What begins so is made anew each time: sessions, what is sent, and figures of the moment."""
_OLD = 3600.0
"""Seconds after which a page is made again: profiles of authorities are dated."""


class Room:
    """Pages by what they turn on, the oldest given up where there is no room."""

    def __init__(self, size: int) -> None:
        self.most = size
        """So many bytes are kept at the most."""
        self.size = 0
        """About how many bytes are kept."""
        self._pages: OrderedDict[Hashable, tuple[float, list[Message], int]] = OrderedDict()

    def get(self, key: Hashable) -> list[Message]:
        """The page that is kept; nothing where there is none, or an old one."""
        made, page, _ = self._pages.get(key, (0.0, [], 0))
        if not page or monotonic() - made >= _OLD:
            return []
        self._pages.move_to_end(key)
        return page

    def keep(self, key: Hashable, page: list[Message]) -> None:
        """Keep a page, if it may be kept."""
        if not _may_be_kept(page):
            return
        self._drop(key)
        size = _size(key, page)
        self._pages[key] = (monotonic(), page, size)
        self.size += size
        while self.size > self.most:
            self._drop(next(iter(self._pages)))

    def _drop(self, key: Hashable) -> None:
        if key in self._pages:
            self.size -= self._pages.pop(key)[2]


class Kept:
    """An application whose pages are kept while there is room."""

    def __init__(self, app: ASGIApp, room: int = 32_000_000) -> None:
        self._app = app
        self.room = Room(room)
        self.served = 0
        """How many pages did not have to be made."""

    @property
    def size(self) -> int:
        """How many bytes are kept."""
        return self.room.size

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The page that is kept, or a new one."""
        if scope["type"] != "http" or scope["method"] != "GET" or scope["path"].startswith(NEVER):
            await self._app(scope, receive, send)
            return
        key = _key(scope)
        if page := self.room.get(key):
            self.served += 1
            for message in page:
                await send(message)
            return

        async def noted(message: Message) -> None:
            page.append(message)
            await send(message)

        await self._app(scope, receive, noted)
        self.room.keep(key, page)


def _may_be_kept(page: list[Message]) -> bool:
    if not page or page[-1].get("more_body") or page[0]["status"] not in {200, 307}:
        return False
    told = {name.lower(): value for name, value in page[0]["headers"]}
    # where the way leads to a host, it is the one that this visitor named: no way for others
    elsewhere = re.match(rb"//|(?!/)", told.get(b"location", b"/"))
    return not elsewhere and b"no-store" not in told.get(b"cache-control", b"")


def _size(key: Hashable, page: list[Message]) -> int:
    """About how many bytes it takes with its address, which may be longer than itself, and so may be where it leads."""
    told = sum(len(value) for _, value in page[0]["headers"])
    return 1500 + len(repr(key)) + told + sum(len(message.get("body", b"")) for message in page)


def _key(scope: Scope) -> tuple[str, bytes, str, bool]:
    """What a page turns on: its address, the language, and whether it may be sent compressed."""
    return (
        scope["path"],
        scope["query_string"],
        language_of(scope),
        b"gzip" in _said(scope, b"accept-encoding"),
    )


def language_of(scope: Scope) -> str:
    """The language that a page is in where its address names none."""
    return _spoken(_said(scope, b"accept-language"))


def _said(scope: Scope, name: bytes) -> bytes:
    """What a visitor says under a name; of what he says twice the first counts, as for whoever makes the page."""
    return next((value for said, value in scope["headers"] if said == name), b"")


@lru_cache(maxsize=256)
def _spoken(accepted: bytes) -> str:
    return preferred(accepted.decode("latin-1"))
