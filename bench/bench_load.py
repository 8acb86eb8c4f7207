"""200 directors at once, on a real server, beside a route that does nothing under the same load: `make bench`."""

import os
import threading
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


def found(app: str, pause: float, boards: int) -> Figures:
    with serving(app) as port, studied(port):
        asked_by(20, port, seconds=3, pause=0, boards=boards)  # a server that has been asked before
        return asked_by(DIRECTORS, port, seconds=SECONDS, pause=pause, boards=boards)


@pytest.mark.parametrize(("pause", "boards"), [(2.0, 32), (2.0, 900), (0.0, 32)])
def test_two_hundred_directors_at_once(benchmark: BenchmarkFixture, pause: float, boards: int) -> None:
    """Wanted: no error; the ninety-ninth hundredth at most twice that of a bare route."""
    bare = found(BARE, pause, boards)
    tried: list[Figures] = []
    run_often(benchmark, lambda: tried.append(found(DESK, pause, boards)), rounds=1, warm=0)
    desk = tried[-1]

    told = {"bare": str(bare), "desk": str(desk), "load": str(os.getloadavg())}
    benchmark.extra_info.update(told)
    print(f"pause {pause}, {boards} boards: {told}")
    assert not desk.wrong
