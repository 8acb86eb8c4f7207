"""Alike: pages that differ only by the number of their board, or by the day of the session, are made once.

A number tells the dealer and who is vulnerable, the same every sixteen boards (Law 2), and a day tells which code
and which elections are in force; beside that they are only printed and carried along. So a page is made for a like
that nobody plays and nothing else on a page resembles, and what is its own is put in its place.
"""

import re
from collections.abc import Mapping
from contextlib import suppress
from datetime import date

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lawbook.web.serving.days import same_as
from lawbook.web.serving.keeping import Room, language_of

__all__ = ["Alike", "stand_in"]

_PATHS = ("/rule", "/auction", "/play", "/hands", "/award", "/law", "/clause")
_ROUND = 16
_FIRST = 970_000_000
"""A multiple of sixteen, so that the boards after it are marked as the boards after 0."""
_BOARD = re.compile(rb"((?:^|(?<=&))board=)([1-9][0-9]{0,3})(?=&|$)")
_DAY = re.compile(rb"((?:^|(?<=&))date=)([0-9]{4}-[0-9]{2}-[0-9]{2})(?=&|$)")


def stand_in(number: int) -> int:
    """The board of the same markings for which a page is made.

    >>> stand_in(1), stand_in(17), stand_in(16)
    (970000001, 970000001, 970000016)
    """
    return _FIRST + (number - 1) % _ROUND + 1


class Alike:
    """An application whose pages are kept for all boards and days that are alike, while there is room."""

    def __init__(self, app: ASGIApp, room: int = 16_000_000) -> None:
        self._app = app
        self._room = Room(room)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The page of its like with what is its own, or a page as it is made."""
        query, own = _like(scope)
        if not own:
            await self._app(scope, receive, send)
            return
        asked = {**scope, "query_string": query}
        key = (scope["path"], query, language_of(scope))
        if not (page := self._room.get(key)):
            page = await self._made(asked, receive)
            self._room.keep(key, page)
        for message in _its_own(page, own):
            await send(message)

    async def _made(self, scope: Scope, receive: Receive) -> list[Message]:
        page: list[Message] = []

        async def noted(message: Message) -> None:
            page.append(message)

        await self._app(scope, receive, noted)
        return page


_Own = Mapping[bytes, bytes]
"""What is an address's own, by what stands in for it."""


def _like(scope: Scope) -> tuple[bytes, _Own]:
    """The query of the like of an address, and what is the address's own."""
    path, query = scope.get("path", ""), scope.get("query_string", b"")
    if scope["type"] != "http" or scope["method"] != "GET" or not (path == "/" or path.startswith(_PATHS)):
        return query, {}
    own: dict[bytes, bytes] = {}
    for plain, another in ((_BOARD, _another_board), (_DAY, _another_day)):
        told = plain.findall(query)
        other = another(told[0]) if len(told) == 1 else b""
        if other and other not in query and other.decode() not in path:
            query, own[other] = plain.sub(rb"\g<1>" + other, query), told[0][1]
    return query, own


def _another_board(told: tuple[bytes, bytes]) -> bytes:
    return b"%d" % stand_in(int(told[1]))


def _another_day(told: tuple[bytes, bytes]) -> bytes:
    with suppress(ValueError):
        return same_as(date.fromisoformat(told[1].decode())).isoformat().encode()
    return b""


def _its_own(page: list[Message], own: _Own) -> list[Message]:
    """The like's page with what is the address's own."""

    def told(text: bytes) -> bytes:
        for other, word in own.items():
            text = text.replace(other, word)
        return text

    begin, *parts = page
    bodies = [{**part, "body": told(part.get("body", b""))} for part in parts]
    length = b"%d" % sum(len(part["body"]) for part in bodies)
    headers = [
        (name, length if name == b"content-length" else told(value)) for name, value in begin["headers"]
    ]
    return [{**begin, "headers": headers}, *bodies]
