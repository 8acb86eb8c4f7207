"""200 directors at once, on a real server, beside a route that does nothing under the same load: `make bench`."""

import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlencode
from urllib.request import urlopen

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from bench.directors import BARE, DESK, Figures, asked_by, serving
from bench.figures import run_often
from lawbook.entrance import LINES

DIRECTORS, SECONDS = 200, 10.0
STUDY = urlencode(
    {
        "deal": "N:KT42.Q9.9.AKQJ853 AJ753.K7.8742.T9 Q.AJT84.AKQJ6.72 986.6532.T53.64",
        "belongs": "CK:W",
        "contract": "6NT by N",
        "story": "E D8",
    }
)
"""What it was worth to know a card (Law 13): many layouts, some seconds."""


@contextmanager
def studied(port: int, at_once: int = 1) -> Iterator[None]:
    """So many studies asked of the server again and again, each time another."""
    over = threading.Event()

    def ask(number: int) -> None:
        while not over.is_set():
            number += at_once
            asked = f"http://127.0.0.1:{port}/evidence/outcome_affected.svg?{STUDY}&board={number}"
            try:
                urlopen(asked, timeout=60).close()
            except OSError:
                over.wait(0.05)

    for number in range(at_once):
        threading.Thread(target=ask, args=(number,), daemon=True).start()
    yield
    over.set()


@contextmanager
def bombed(port: int) -> Iterator[None]:
    """Each second another story of calls most of which are out of turn, as long as one may be; nobody waits for the page."""
    over = threading.Event()

    def ask(number: int) -> None:
        story = [f"{'NE'[line + number & 1]} {'XP'[number >> line % 8 & 1]}" for line in range(LINES)]
        asked = f"http://127.0.0.1:{port}/auction?{urlencode({'story': chr(10).join(story)})}"
        with suppress(OSError):  # it is refused, or stops when its budget is spent
            urlopen(asked, timeout=60).close()

    def each_second() -> None:
        number = 0
        while not over.wait(1):
            number += 1
            threading.Thread(target=ask, args=(number,), daemon=True).start()

    threading.Thread(target=each_second, daemon=True).start()
    yield
    over.set()


def found(app: str, pause: float, boards: int, days: int, before: float) -> Figures:
    with serving(app) as port, studied(port):
        asked_by(
            20, port, seconds=before, pause=0, boards=boards, days=days
        )  # a server that has been asked before
        return asked_by(DIRECTORS, port, seconds=SECONDS, pause=pause, boards=boards, days=days)


@pytest.mark.parametrize(
    ("pause", "boards", "days", "before"),
    [(2.0, 32, 1, 8.0), (2.0, 32, 1, 3.0), (2.0, 900, 1, 3.0), (2.0, 900, 900, 3.0), (0.0, 32, 1, 3.0)],
)
def test_two_hundred_directors_at_once(
    benchmark: BenchmarkFixture, pause: float, boards: int, days: int, before: float
) -> None:
    """Wanted: no error; the ninety-ninth hundredth at most twice that of a bare route.

    With eight seconds before, every page of 32 boards is kept by the time that the directors come;
    on 900 days nearly every page is made anew.
    """
    bare = found(BARE, pause, boards, days, before)
    tried: list[Figures] = []
    run_often(benchmark, lambda: tried.append(found(DESK, pause, boards, days, before)), rounds=1, warm=0)
    desk = tried[-1]

    told = {"bare": str(bare), "desk": str(desk), "load": str(os.getloadavg())}
    benchmark.extra_info.update(told)
    print(f"pause {pause}, {boards} boards of {days} days, asked for {before} s before: {told}")
    assert not desk.wrong


def test_two_hundred_directors_beside_story_bombs_and_studies(benchmark: BenchmarkFixture) -> None:
    """Wanted: no error for them, with one story bomb a second and three studies beside them."""

    def found_beside(app: str) -> Figures:
        with serving(app) as port, studied(port, 3), bombed(port):
            asked_by(20, port, seconds=8.0, pause=0, boards=32)
            return asked_by(DIRECTORS, port, seconds=SECONDS, pause=2.0, boards=32)

    bare = found_beside(BARE)
    tried: list[Figures] = []
    run_often(benchmark, lambda: tried.append(found_beside(DESK)), rounds=1, warm=0)

    told = {"bare": str(bare), "desk": str(tried[-1]), "load": str(os.getloadavg())}
    benchmark.extra_info.update(told)
    print(f"one story bomb a second and three studies: {told}")
    assert not tried[-1].wrong


def test_the_first_drawing_of_a_study(benchmark: BenchmarkFixture) -> None:
    """Wanted: within a second of the page that asks for it, on a server of which nobody has asked anything yet."""
    with serving(DESK) as port:
        _until_read_ahead(port)

        def drawn() -> None:
            page = f"http://127.0.0.1:{port}/evidence/outcome_affected?{STUDY}"
            urlopen(page, timeout=60).close()
            so_far = f"http://127.0.0.1:{port}/evidence/outcome_affected.svg?{STUDY}&so_far=yes"
            urlopen(so_far, timeout=60).close()

        run_often(benchmark, drawn, rounds=1, warm=0)


def _until_read_ahead(port: int) -> None:
    end = time.monotonic() + 60
    told = b""
    while b"studies_processes 1" not in told or b"studies_running 0" not in told:
        assert time.monotonic() < end
        time.sleep(0.2)
        told = urlopen(f"http://127.0.0.1:{port}/metrics", timeout=10).read()
