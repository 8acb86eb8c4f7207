"""Studies beside the server: a page never waits for one, and none goes on that nobody wants."""

import asyncio
import gc
import os
import signal
import socket
import subprocess
import sys
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlencode
from urllib.request import urlopen

import pytest

from lawbook.errors import CaseError
from lawbook.event.opening import open_tournament
from lawbook.web.app import create_app
from lawbook.web.serving import studies as serving
from lawbook.web.serving.server import lasting
from lawbook.web.serving.studies import Studies
from lawbook.web.serving.studying import BEHIND, CLAIMED, DRAWN

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


def test_the_studies_of_a_server_stand_behind_its_pages() -> None:
    here = os.getpriority(os.PRIO_PROCESS, 0)
    told = []
    for stand_back in (False, True):
        studies = Studies(processes=1)
        if stand_back:
            studies.stand_back()
        told.append(studies.ask("tests.web.serving.forever:priority").found.result(300))
        studies.close()

    assert told == [here, min(19, here + BEHIND)]


def test_what_outlives_a_look_through_all_objects_is_not_looked_through_again() -> None:
    before = gc.get_freeze_count()
    lasting("stop", {"generation": 1})
    young = gc.get_freeze_count()
    lasting("stop", {"generation": 2})
    old = gc.get_freeze_count()
    gc.unfreeze()

    assert before == young < old


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


def test_a_server_that_is_told_to_end_leaves_a_checkpoint_of_its_event(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = str(tmp_path / "event.db")
    serving = (
        "from lawbook.event.checkpoint import keeping; keeping.EVERY = 2\n"
        "from lawbook.session import Role, open_evening\n"
        "from lawbook.web.app import create_app; from lawbook.web.serving.server import serve_app\n"
        f"evening = open_evening({address!r}); evening.key(Role.DIRECTOR); evening.key(Role.READER)\n"
        f"serve_app(create_app(evening), '127.0.0.1', {port})"
    )
    with subprocess.Popen([sys.executable, "-c", serving]) as server:
        until(lambda: _answers(port))
        server.send_signal(signal.SIGTERM)
        server.wait(30)

    with open_tournament(address, write=False) as tournament:
        assert 2 == tournament.ledger.base.last == tournament.ledger.last


def _answers(port: int) -> bool:
    try:
        with urlopen(f"http://127.0.0.1:{port}/health", timeout=1) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False
