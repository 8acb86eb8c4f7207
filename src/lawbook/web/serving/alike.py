"""Alike: pages that differ only by the number of their board are made once.

A number tells the dealer and who is vulnerable, the same every sixteen boards (Law 2); beside that it is
only printed and carried along. So a page is made for a board of the same markings whose number nobody
plays and nothing else on a page resembles, and each board's own number is put in its place.
"""

import re

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lawbook.web.serving.keeping import Room, spoken

__all__ = ["Alike", "stand_in"]

_PATHS = ("/rule", "/auction", "/play", "/hands", "/award", "/law", "/clause")
_ROUND = 16
_FIRST = 970_000_000
"""A multiple of sixteen, so that the boards after it are marked as the boards after 0."""
_RESEMBLING = b"%d" % (_FIRST // 100)
_BOARD = re.compile(rb"(?:^|(?<=&))board=([1-9][0-9]{0,3})(?=&|$)")


def stand_in(number: int) -> int:
    """The board of the same markings for which a page is made.

    >>> stand_in(1), stand_in(17), stand_in(16)
    (970000001, 970000001, 970000016)
    """
    return _FIRST + (number - 1) % _ROUND + 1


class Alike:
    """An application whose pages are kept for all boards of the same markings, while there is room."""

    def __init__(self, app: ASGIApp, room: int = 16_000_000) -> None:
        self._app = app
        self._room = Room(room)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The page of the board's like with the board's own number, or a page as it is made."""
        if (number := _number(scope)) is None:
            await self._app(scope, receive, send)
            return
        other = b"%d" % stand_in(int(number))
        asked = {**scope, "query_string": _BOARD.sub(b"board=" + other, scope["query_string"])}
        key = (scope["path"], asked["query_string"], _language(scope))
        if not (page := self._room.get(key)):
            page = await self._made(asked, receive)
            self._room.keep(key, page)
        for message in _renumbered(page, other, number):
            await send(message)

    async def _made(self, scope: Scope, receive: Receive) -> list[Message]:
        page: list[Message] = []

        async def noted(message: Message) -> None:
            page.append(message)

        await self._app(scope, receive, noted)
        return page


def _number(scope: Scope) -> bytes | None:
    """The number of the board, where an address tells it once and nothing that resembles the like's."""
    path, query = scope.get("path", ""), scope.get("query_string", b"")
    if scope["type"] != "http" or scope["method"] != "GET" or not (path == "/" or path.startswith(_PATHS)):
        return None
    if _RESEMBLING in query or _RESEMBLING.decode() in path:
        return None
    told = _BOARD.findall(query)
    return told[0] if len(told) == 1 else None


def _language(scope: Scope) -> str:
    return spoken(dict(scope["headers"]).get(b"accept-language", b""))


def _renumbered(page: list[Message], other: bytes, number: bytes) -> list[Message]:
    """The like's page with the board's own number."""
    begin, *parts = page
    bodies = [{**part, "body": part.get("body", b"").replace(other, number)} for part in parts]
    length = b"%d" % sum(len(part["body"]) for part in bodies)
    headers = [
        (name, length if name == b"content-length" else value.replace(other, number))
        for name, value in begin["headers"]
    ]
    return [{**begin, "headers": headers}, *bodies]
