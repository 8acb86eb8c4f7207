"""`--golden` writes the golden texts anew, to be reviewed as a diff; `--ledger` walks every incident."""

import gc
import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import settings

from lawbook.desk.kept import Kept
from lawbook.law import book

settings.register_profile(
    "lawbook", deadline=None, derandomize=True
)  # speed lives in benchmarks: machines are busy
settings.register_profile(
    "random", deadline=None
)  # `make random` looks for what these examples have not found
settings.load_profile("lawbook")

GOLDEN = Path(__file__).parent / "golden"
REAL = Path(__file__).parents[2] / "shared" / "data"
"""Real event files; they are not ours, and lie beside the checkout where they are at all."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden", action="store_true", help="write the golden texts anew")
    parser.addoption("--ledger", action="store_true", help="walk every incident of tests/ledger")


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Compare a text with the golden one of this name, or write it."""

    def compare(name: str, text: str) -> None:
        path = GOLDEN / name
        if request.config.getoption("--golden"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        assert path.read_text("utf-8") == text, f"{name} differs; see the diff, then `make golden`"

    return compare


@pytest.fixture
def no_law_27_of_2007(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if Law 27 of 2007 were not written: a code to come will have Laws that are not."""
    later = [version for version in book.versions("27") if version.edition > book.OLDEST]
    monkeypatch.setitem(book._written, "27", later)
    monkeypatch.setattr(import_module("lawbook.desk.replay"), "KEPT", Kept(0, 0))
    book.find_law.cache_clear()
    yield
    book.find_law.cache_clear()


def pytest_collectstart() -> None:
    """What is collected stays as long as the process: nobody has to look for garbage meanwhile."""
    gc.disable()


LONG = tuple(
    f"tests/{name}"
    for name in (
        "web/session/test_every_page.py",
        "web/session/test_evening.py",
        "voice/test_recorded.py",
        "offline/book/",
        "offline/site/",
        "event/test_store.py",
        "equity/test_lists.py",
        "equity/test_documented.py",
        "tools/",
        "notation/results/test_faults.py",
    )
)
"""Where single tests take seconds: they come first, so that at the end no core waits for the other's last test.

Who has done his own takes over the last of another: so those stand in front that share what is costly to make.
"""


COUNTS = "tests/meaning/test_corpus.py::test_nine_lines_of_ten"
"""What counts what other tests have found comes after them."""


def _place(item: pytest.Item) -> int:
    last = len(LONG) + item.nodeid.startswith(COUNTS)
    return next((place for place, name in enumerate(LONG) if item.nodeid.startswith(name)), last)


def _batch(item: pytest.Item) -> int:
    """Which lines of players are tried: all that is asked of them comes together, so that one process reads them."""
    indices: Mapping[str, int] = (
        item.callspec.indices if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
    )
    return indices.get("batch", -1)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: (_place(item), _batch(item)))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: some test always waits, for a browser or for another process."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_finish() -> None:
    """Nor is any garbage among twenty thousand tests."""
    gc.freeze()
    gc.enable()
    gc.set_threshold(1_000_000, 50, 100)


def pytest_sessionfinish() -> None:
    """What the tests have kept goes with the process; pytest would look through it five times more."""
    gc.freeze()


AT_THE_END = "said at the end"
"""The name of a line that a test tells for the summary, such as what it could not try."""
COUNTED = "counted "
"""What begins the name of a figure that a test tells for the summary."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    told = [row for report in terminalreporter.stats.get("passed", ()) for row in report.user_properties]
    counts = Counter[str]()
    for name, number in told:
        if name.startswith(COUNTED):
            counts[name.removeprefix(COUNTED)] += number
    terminalreporter.write_line("; ".join(f"{name}: {number}" for name, number in sorted(counts.items())))
    if not REAL.is_dir():
        terminalreporter.write_line(
            f"{REAL} is not there: the tests that read real event files had none to read"
        )
    for line in sorted({line for name, line in told if name == AT_THE_END}):
        terminalreporter.write_line(line)
    tried = [pythons for name, pythons in told if name == "tried on"]
    if tried:
        terminalreporter.write_line(f"The rulings are alike on {', '.join(tried)}.")
    if tried and not any("WebAssembly" in python for python in tried):
        terminalreporter.write_line(
            "CPython in WebAssembly was not tried: it needs node, and `make webassembly`"
        )
