"""The stream: the numbers of what was put down, as soon as it was, whoever has done it."""

from asyncio import sleep
from collections.abc import AsyncIterator

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from lawbook.session import Evening
from lawbook.web.session.asking import number_of, session_of

__all__ = ["news", "stream"]

PACE = 0.25
"""How often it is looked, in seconds."""
ELSEWHERE = 0.5
"""How often the log is read for what another process has put down, by all streams together."""
QUIET = 40
"""After how many looks without news a sign of life is given."""


async def stream(request: Request) -> Response:
    """Server-sent events: for each new entry its number, and the call that it is about."""
    session = await run_in_threadpool(session_of, request)
    told = request.headers.get("last-event-id") or request.query_params.get("after", "")
    after = number_of(told, "after") if told else session.last
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(news(session.evening, after), media_type="text/event-stream", headers=headers)


async def news(evening: Evening, after: int) -> AsyncIterator[str]:
    """An event for each entry after a number, as it comes, for as long as anybody listens."""
    yield "retry: 1000\n\n"
    looks = 0
    while True:
        if evening.is_stale(ELSEWHERE):
            await run_in_threadpool(evening.look, ELSEWHERE)
        abouts = await run_in_threadpool(evening.about, after) if evening.known > after else []
        for about in abouts:
            after += 1
            yield f"id: {after}\ndata: {_named(about)}\n\n"
        looks = 0 if abouts else looks + 1
        if looks == QUIET:
            looks = 0
            yield ":\n\n"
        await sleep(PACE)


def _named(about: object) -> str:
    """The call that an entry is about; of anything else only that it is something: a key is told to nobody."""
    match about:
        case ("call", number):
            return f"call/{number}"
        case _:
            return "session"
