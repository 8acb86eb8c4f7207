"""Keeping: pages of the desk by their address, which is the whole case; nothing of a session is ever kept."""

from collections import OrderedDict
from functools import lru_cache
from time import monotonic

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lawbook.address import preferred

__all__ = ["Kept"]

NEVER = ("/e/", "/p/", "/api/", "/health", "/metrics")
"""What begins so is made anew each time: sessions, what is sent, and figures of the moment."""
_OLD = 3600.0
"""Seconds after which a page is made again: profiles of authorities are dated."""

Key = tuple[str, bytes, str, bool]


class Kept:
    """An application whose pages are kept while there is room."""

    def __init__(self, app: ASGIApp, room: int = 32_000_000) -> None:
        self._app = app
        self._room = room
        self._pages: OrderedDict[Key, tuple[float, list[Message]]] = OrderedDict()
        self._size = 0
        self.served = 0
        """How many pages did not have to be made."""

    @property
    def size(self) -> int:
        """How many bytes are kept."""
        return self._size

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The page that is kept, or a new one."""
        if scope["type"] != "http" or scope["method"] != "GET" or scope["path"].startswith(NEVER):
            await self._app(scope, receive, send)
            return
        key = _key(scope)
        told, page = self._pages.get(key, (0.0, []))
        if page and monotonic() - told < _OLD:
            self._pages.move_to_end(key)
            self.served += 1
            for message in page:
                await send(message)
            return
        page = []

        async def noted(message: Message) -> None:
            page.append(message)
            await send(message)

        await self._app(scope, receive, noted)
        self._keep(key, page)

    def _keep(self, key: Key, page: list[Message]) -> None:
        if not _may_be_kept(page):
            return
        self._drop(key)
        self._pages[key] = (monotonic(), page)
        self._size += _size(key, page)
        while self._size > self._room:
            self._drop(next(iter(self._pages)))

    def _drop(self, key: Key) -> None:
        if key in self._pages:
            self._size -= _size(key, self._pages.pop(key)[1])


def _may_be_kept(page: list[Message]) -> bool:
    if not page or page[-1].get("more_body") or page[0]["status"] not in {200, 307}:
        return False
    return not any(
        name.lower() == b"cache-control" and b"no-store" in value for name, value in page[0]["headers"]
    )


def _size(key: Key, page: list[Message]) -> int:
    """About how many bytes it takes."""
    return 1000 + len(key[0]) + len(key[1]) + sum(len(message.get("body", b"")) for message in page)


def _key(scope: Scope) -> Key:
    """What a page turns on: its address, the language, and whether it may be sent compressed."""
    language, compressed = b"", False
    for name, value in scope["headers"]:
        if name == b"accept-language":
            language = value
        elif name == b"accept-encoding":
            compressed = b"gzip" in value
    return (scope["path"], scope["query_string"], _language(language), compressed)


@lru_cache(maxsize=256)
def _language(accepted: bytes) -> str:
    return preferred(accepted.decode("latin-1"))
