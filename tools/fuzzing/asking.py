"""Asking: a request given to the application itself, whatever bytes stand in it."""

import asyncio
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from starlette.applications import Starlette

__all__ = ["Answer", "asked"]


FORM = b"application/x-www-form-urlencoded"


class Answer(NamedTuple):
    """What came back."""

    status: int
    head: Mapping[bytes, bytes]
    body: bytes


@cache
def _loop() -> asyncio.AbstractEventLoop:
    return asyncio.new_event_loop()


def asked(  # noqa: PLR0913, PLR0917  # all that a request is
    app: Starlette, method: str, path: str, query: bytes = b"", body: bytes = b"", kind: bytes = FORM
) -> Answer:
    """The answer of an application to one request; what it does not catch is raised."""
    head = [
        (b"host", b"localhost"),
        (b"content-type", kind),
        (b"content-length", b"%d" % len(body)),
    ]
    scope: dict[str, Any] = {
        "type": "http", "http_version": "1.1", "method": method, "scheme": "http", "path": path, "raw_path": path.encode("utf-8", "replace"),
        "root_path": "", "query_string": query, "headers": head, "client": ("localhost", 1), "server": ("localhost", 80),
    }  # fmt: skip
    sent: list[Any] = []
    given = iter([{"type": "http.request", "body": body, "more_body": False}])

    async def receive() -> Any:
        return next(given, {"type": "http.disconnect"})

    async def send(message: Any) -> None:
        sent.append(message)

    _loop().run_until_complete(app(scope, receive, send))
    return Answer(
        sent[0]["status"], dict(sent[0]["headers"]), b"".join(message.get("body", b"") for message in sent)
    )
