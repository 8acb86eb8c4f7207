"""What is read before anybody asks: the first page of each kind needs nothing more, and nothing of it is counted."""

import asyncio
import subprocess
import sys
import warnings

from lawbook.languages import names
from lawbook.law.book import laws
from lawbook.web.app import create_app
from lawbook.web.serving.ahead import FIRST, read_ahead
from lawbook.web.serving.studies import Studies
from lawbook.web.serving.studying import CLAIMED, READY
from tests.web.serving.test_studying import CASE, until

with warnings.catch_warnings():  # Starlette would like the successor of httpx, which is not needed here
    warnings.simplefilter("ignore", DeprecationWarning)
    warnings.simplefilter("ignore", UserWarning)
    from starlette.testclient import TestClient

FRESH = """
import asyncio, sys
from starlette.applications import Starlette
from lawbook.web.app import create_app
from lawbook.web.serving.ahead import _made, read_ahead
app = create_app()
asyncio.run(read_ahead(app))
before = set(sys.modules)
for path, query in (
    ("/rule/27", "lang=pl"),
    ("/rule/12", "lang=en"),
    ("/rule", "lang=nb&dealer=N&story=N+1H%0AE+1D%0AS+1H%0Adirector"),
    ("/hands", "board=3"),
    ("/law/13", ""),
):
    asyncio.run(_made(Starlette(routes=app.routes), path, query))
print(sorted(name for name in set(sys.modules) - before if name.startswith("lawbook.law.laws")))
"""


def test_pages_that_are_read_ahead_are_neither_counted_nor_kept() -> None:
    app = create_app()
    asyncio.run(read_ahead(app))

    assert not app.state.figures.answers
    assert not any(kept.size for kept in app.state.kept)


def test_no_law_is_read_by_a_page_any_more() -> None:
    ran = subprocess.run([sys.executable, "-c", FRESH], capture_output=True, text=True, check=True)

    assert "[]" == ran.stdout.strip()


def test_every_page_that_is_read_ahead_is_one() -> None:
    desk = TestClient(create_app())
    asked = [(path, {**params, "lang": lang}) for path, params in FIRST for lang in names()]

    assert {200} == {desk.get(path, params=told).status_code for path, told in asked}


def test_one_process_reads_what_studies_need_and_then_studies() -> None:
    studies = Studies()
    ahead = studies.ask(READY)
    until(ahead.found.done)
    begun = studies.processes

    assert studies.ask(CLAIMED, CASE, "").found.result(60)
    assert (1, 1) == (begun, studies.processes)
    studies.close()


def test_a_process_has_read_every_law_before_it_stands_back() -> None:
    studies = Studies(processes=1)
    read = studies.ask("tests.web.serving.forever:laws_read").found.result(60)

    assert len(read) >= len(laws())
    studies.close()
