"""Directors at once: what they ask of a server, and how long each answer takes."""

import asyncio
import random
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import date, timedelta
from urllib.parse import urlencode
from urllib.request import urlopen

from bench.bench_web import PAGES

__all__ = ["BARE", "DESK", "Figures", "asked_by", "serving"]

_SERVE = """
from lawbook.web.serving.server import serve_app
from lawbook.web.serving.studies import Studies
{app}
serve_app(app, "127.0.0.1", {port})
"""
DESK = "from lawbook.web.app import create_app\napp = create_app()"
BARE = """
from starlette.applications import Starlette
from starlette.responses import HTMLResponse
from starlette.routing import Route
from lawbook.web.evidence import drawing, PICTURE
async def bare(request):
    return HTMLResponse("x" * 8000)
app = Starlette(routes=[Route(PICTURE, drawing), Route("/{rest:path}", bare)])
app.state.studies = Studies()
"""
"""A route that does nothing, with the same studies beside it."""

LANGUAGES = ("en", "pl", "nb")
DAY = date(2026, 1, 1)


@dataclass(slots=True)
class Figures:
    """The seconds of each answer, and the answers that were none."""

    seconds: list[float] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    took: float = 0.0

    def quantile(self, part: float) -> float:
        """The time within which this part of the answers came, in milliseconds."""
        told = sorted(self.seconds)
        return 1000 * told[min(len(told) - 1, int(part * len(told)))]

    def __str__(self) -> str:
        median, late = self.quantile(0.5), self.quantile(0.99)
        rate = len(self.seconds) / self.took
        return f"{len(self.seconds)} answers, {rate:.0f} a second, p50 {median:.1f} ms, p99 {late:.1f} ms, {len(self.wrong)} wrong"


@contextmanager
def serving(app: str) -> Iterator[int]:
    """A real server in a process of its own, by its port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    with subprocess.Popen([sys.executable, "-c", _SERVE.format(app=app, port=port)]) as server:
        try:
            _wait_for(port)
            yield port
        finally:
            server.terminate()


def _wait_for(port: int) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            urlopen(f"http://127.0.0.1:{port}/", timeout=5).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise AssertionError("the server does not answer")


def asked_by(  # noqa: PLR0913  # all that a load is
    directors: int, port: int, *, seconds: float, pause: float, boards: int, days: int = 1
) -> Figures:
    """What so many directors find who ask for a page of one of the boards, read it for about `pause` seconds, and ask again."""
    figures = Figures()
    begun = time.perf_counter()

    async def all_of_them() -> None:
        dice = [random.Random(each) for each in range(directors)]  # noqa: S311  # nothing secret about a page
        await asyncio.gather(
            *(_director(port, figures, begun + seconds, pause, _pages(each, boards, days)) for each in dice)
        )

    asyncio.run(all_of_them())
    figures.took = time.perf_counter() - begun
    return figures


async def _director(port: int, figures: Figures, end: float, pause: float, pages: Iterator[str]) -> None:
    await asyncio.sleep(random.random() * pause)  # noqa: S311  # nothing secret about a pause
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    while time.perf_counter() < end:
        path = next(pages)
        begun = time.perf_counter()
        writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n".encode())
        status = await _answer(reader)
        figures.seconds.append(time.perf_counter() - begun)
        if status != 200:
            figures.wrong.append(f"{status} {path}")
        await asyncio.sleep(pause * (0.5 + random.random()))  # noqa: S311
    writer.close()


async def _answer(reader: asyncio.StreamReader) -> int:
    head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
    length = next(line for line in head.split("\r\n") if line.startswith("content-length:"))
    await reader.readexactly(int(length.split(":")[1]))
    return int(head.split()[1])


def _pages(dice: random.Random, boards: int, days: int) -> Iterator[str]:
    """Pages of the boards that are played, in one of the languages, on one of so many days."""
    while True:
        page = PAGES[dice.choice(list(PAGES))]
        told = {"lang": dice.choice(LANGUAGES), "board": str(dice.randrange(1, boards + 1))}
        told |= {"date": str(DAY + timedelta(dice.randrange(days)))} if days > 1 else {}
        kept = {key: word for key, word in told.items() if f"{key}=" not in page}
        yield f"{page}{'&' if '?' in page else '?'}{urlencode(kept)}"
