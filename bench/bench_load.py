"""200 directors at once, on a real server, beside a route that does nothing under the same load: `make bench`."""

import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlencode
from urllib.request import urlopen

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from bench.directors import BARE, DESK, Figures, asked_by, serving
from bench.figures import run_often

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
def studied(port: int) -> Iterator[None]:
    """A study asked of the server again and again, each time another."""
    over = threading.Event()

    def ask() -> None:
        number = 0
        while not over.is_set():
            number += 1
            asked = f"http://127.0.0.1:{port}/evidence/outcome_affected.svg?{STUDY}&board={number}"
            try:
                urlopen(asked, timeout=60).close()
            except OSError:
                over.wait(0.05)

    asking = threading.Thread(target=ask, daemon=True)
    asking.start()
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
