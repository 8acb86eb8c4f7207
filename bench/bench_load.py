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

        def drawn() -> None:
            urlopen(f"http://127.0.0.1:{port}/evidence/outcome_affected?{STUDY}", timeout=60).close()
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
