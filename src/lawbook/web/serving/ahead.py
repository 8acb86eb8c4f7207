"""Ahead: what the first pages would have to read, read before anybody asks for them.

Templates, Laws and sentences are read when a page first needs them, which takes a quarter of a second or
more. A server reads them as soon as it listens, in a thread that lets every page go before it.
"""

from collections.abc import Sequence
from urllib.parse import urlencode

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.types import Message

from lawbook.languages import names
from lawbook.law.book import known_facts
from lawbook.web.page import read_templates

__all__ = ["read_ahead"]

_STORY = "N 1H\nE 1D\ndirector"
FIRST: Sequence[tuple[str, dict[str, str]]] = (
    ("/", {}),
    ("/rule/13", {"card_not_of_deal": "no", "play_finished": "yes"}),
    ("/rule", {"dealer": "N", "story": _STORY}),
    ("/rule", {"dealer": "N", "story": _STORY, "view": "read"}),
    ("/auction", {"dealer": "N", "story": _STORY}),
    ("/play", {"contract": "4S S"}),
    ("/meaning", {}),
    ("/record", {"dealer": "N", "story": _STORY}),
    ("/claim", {}),
    ("/award", {}),
)
"""One page of each kind: whoever asks for another needs little more."""


async def read_ahead(app: Starlette) -> None:
    """Read what the pages of an application need; they are made in every language, and neither counted nor kept."""
    bare = Starlette(routes=app.routes)
    bare.state = app.state
    await run_in_threadpool(read_templates)
    await run_in_threadpool(known_facts)
    for path, params in FIRST:
        for language in names():
            await _made(bare, path, urlencode({**params, "lang": language}))


async def _made(app: Starlette, path: str, query: str) -> None:
    scope = {
        "type": "http",
        "method": "GET",
        "path": path,
        "query_string": query.encode(),
        "headers": [],
    }

    async def received() -> Message:
        return {"type": "http.disconnect"}

    async def sent(_: Message) -> None:
        pass

    await app(scope, received, sent)
