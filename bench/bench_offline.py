"""The desk without a network: bytes over the wire, the first page cold and warm, a page, memory: `make bench`."""

import os
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from selenium.webdriver import Chrome

from bench.figures import run_often
from lawbook.offline.interpreter import found
from lawbook.offline.site import Built, build
from tests.offline.site.conftest import Host, patient
from tests.offline.site.test_browser import KINDS, heading, put_away, stopped

BOARDS = 8
"""Each page is asked for with so many boards, so that each is made anew."""
TIMED = """
const [addresses, done] = arguments;
(async () => {
  const times = [];
  for (const address of addresses) {
    const begun = performance.now();
    await (await fetch(address)).text();
    times.push(performance.now() - begun);
  }
  return times;
})().then(done);
"""


def seconds(what: Callable[[], object]) -> float:
    begun = time.perf_counter()
    what()
    return round(time.perf_counter() - begun, 2)


def memory(browser: Chrome) -> int:
    """What all processes of the browser take, shared pages counted in part, in MB (Linux)."""
    children: dict[int, list[int]] = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            number, parent = int(status.parent.name), int(status.read_text().rpartition(")")[2].split()[1])
        except OSError:  # it has ended
            continue
        children.setdefault(parent, []).append(number)
    family = [browser.service.process.pid]
    for number in family:
        family.extend(children.get(number, []))
    return sum(map(_share, family[1:])) // 1000


def _share(process: int) -> int:
    """The proportional set size of a process, in KB."""
    try:
        rows = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return next((int(row.split()[1]) for row in rows if row.startswith("Pss:")), 0)


def first_visit(browser: Chrome, address: str) -> None:
    browser.get(address)
    heading(browser, "What happened?")


def measured(folder: Path, built: Built) -> dict[str, Any]:
    """One first visit, and what comes after it."""
    host = Host(folder / "site")
    browser = patient(folder / "profile")
    try:
        before = memory(browser)
        cold = seconds(lambda: first_visit(browser, host.address))
        host.cut()
        put_away(browser, host.address)
        after = memory(browser)
        stopped(browser)
        warm = seconds(lambda: browser.get(f"{host.address}/rule/64"))
        taken_up = memory(browser)
        browser.get(f"{host.address}/offline/")
        pages = [address for address in KINDS if address.startswith(("/rule/", "/auction", "/play", "/law"))]
        asked = [
            f"{page}{'&' if '?' in page else '?'}board={board}" for board in range(BOARDS) for page in pages
        ]
        times = sorted(browser.execute_async_script(TIMED, asked))
    finally:
        browser.quit()
    return {
        "MB over the wire, packed": round(built.packed / 1e6, 2),
        "MB over the wire, from a host that packs nothing": round(built.bytes / 1e6, 2),
        "s to the first page, cold": cold,
        "s to a page when the worker had been ended": warm,
        "ms a page, median": round(median(times), 1),
        "ms a page, the slowest of twenty": round(times[int(len(times) * 0.95)], 1),
        "pages": len(times),
        "MB of the browser before": before,
        "MB after the first visit": after,
        "MB when the memory was taken up again": taken_up,
        "load": os.getloadavg()[0],
    }


def test_the_desk_in_a_browser(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    """Wanted: at most 10 MB packed."""
    if not found().is_dir():
        pytest.skip(f"{found()} is not there: `make webassembly`")
    built = build(tmp_path / "site", found())
    tried: list[dict[str, Any]] = []
    run_often(benchmark, lambda: tried.append(measured(tmp_path, built)), rounds=1, warm=0)

    benchmark.extra_info.update(tried[-1])
    print(tried[-1])
    assert built.packed <= 10_000_000
