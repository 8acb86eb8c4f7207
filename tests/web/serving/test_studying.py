"""Studies beside the server: a page never waits for one, and none goes on that nobody wants."""

import asyncio
import signal
import socket
import subprocess
import sys
import time
import warnings
from collections.abc import Callable
from urllib.parse import urlencode
from urllib.request import urlopen

import pytest

from lawbook.errors import CaseError
from lawbook.web.app import create_app
from lawbook.web.serving import studies as serving
from lawbook.web.serving.studies import Studies
from lawbook.web.serving.studying import CLAIMED, DRAWN

with warnings.catch_warnings():  # Starlette would like the successor of httpx, which is not needed here
    warnings.simplefilter("ignore", DeprecationWarning)
    warnings.simplefilter("ignore", UserWarning)
    from starlette.testclient import TestClient

CLAIM = {
    "deal": "N:Q..KQ.Q J..JT.T .5..AKJ AK.8.A.",
    "contract": "5H by S",
    "tricks": "8-1",
    "leader": "S",
    "story": "S claims 12\nW objects",
}
CASE = """
deal: N:Q..KQ.Q J..JT.T .5..AKJ AK.8.A.
contract: 5H by S
tricks: {NS: 8, EW: 1}
leader: S
story: [S claims 12, W objects]
"""


def until(came: Callable[[], bool], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not came():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_a_page_says_that_it_waits_and_goes_on_by_itself() -> None:
    studies = Studies(patience=0)
    desk = TestClient(create_app(studies=studies))
    first = desk.get(f"/claim?{urlencode(CLAIM)}")

    assert ("1", "no-store") == (first.headers["Refresh"], first.headers["Cache-Control"])
    assert "being looked through" in first.text
    until(lambda: "Worst normal line" in desk.get(f"/claim?{urlencode(CLAIM)}").text)
    studies.close()


def test_the_same_is_studied_once() -> None:
    studies = Studies()

    assert studies.ask(CLAIMED, CASE, "") is studies.ask(CLAIMED, CASE, "")
    assert 4 == studies.ask(CLAIMED, CASE, "").found.result(60).claim.position.left
    studies.close()


def test_what_is_refused_is_refused_in_every_language() -> None:
    studies = Studies()
    with pytest.raises(CaseError) as refused:
        studies.ask(CLAIMED, "law: 70", "").found.result(60)

    assert refused.value.sentence
    studies.close()


def test_a_study_that_nobody_waits_for_is_ended_and_the_next_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "LEASE", 0.3)
    studies = Studies(processes=1)
    long = studies.ask("tests.web.serving.forever:forever")
    until(long.found.cancelled)
    monkeypatch.setattr(serving, "LEASE", 60)

    assert studies.ask(CLAIMED, CASE, "").found.result(60)
    studies.close()


def test_who_leaves_is_waited_for_no_longer() -> None:
    studies = Studies(processes=1)

    async def gone() -> bool:
        return True

    assert asyncio.run(studies.whole("tests.web.serving.forever:forever", left=gone)) is None
    studies.close()


def test_too_many_are_refused_in_one_line() -> None:
    studies = Studies(processes=0, queue=2)
    studies.ask(DRAWN, "1")
    studies.ask(DRAWN, "2")

    with pytest.raises(CaseError, match="2 wait already"):
        studies.ask(DRAWN, "3")


def test_told_to_end_the_server_is_gone_within_two_seconds_whatever_it_does() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    busy = (
        "import time; from starlette.routing import Route\n"
        "from lawbook.web.app import create_app; from lawbook.web.serving.server import serve_app\n"
        "app = create_app(); app.routes.append(Route('/busy', lambda request: time.sleep(60)))\n"
        f"serve_app(app, '127.0.0.1', {port})"
    )
    with subprocess.Popen([sys.executable, "-c", busy]) as server:
        until(lambda: _answers(port))
        with socket.create_connection(("127.0.0.1", port)) as asking:
            asking.sendall(b"GET /busy HTTP/1.1\r\nHost: localhost\r\n\r\n")
            time.sleep(0.3)
            begun = time.monotonic()
            server.send_signal(signal.SIGTERM)
            server.wait(10)

    assert time.monotonic() - begun < 2


def _answers(port: int) -> bool:
    try:
        with urlopen(f"http://127.0.0.1:{port}/health", timeout=1) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False
