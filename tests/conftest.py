"""`--golden` writes the golden texts anew, to be reviewed as a diff."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("lawbook", deadline=None)  # speed lives in benchmarks, and machines are busy
settings.load_profile("lawbook")

GOLDEN = Path(__file__).parent / "golden"
REAL = Path(__file__).parents[2] / "shared" / "data"
"""Real event files; they are not ours, and lie beside the checkout where they are at all."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden", action="store_true", help="write the golden texts anew")


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


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if not REAL.is_dir():
        terminalreporter.write_line(
            f"{REAL} is not there: the tests that read real event files had none to read"
        )
    tried = [told for passed in terminalreporter.stats.get("passed", ()) for told in passed.user_properties]
    if tried:
        terminalreporter.write_line(f"The rulings are alike on {', '.join(told for _, told in tried)}.")
    if tried and not any("WebAssembly" in told for _, told in tried):
        terminalreporter.write_line(
            "CPython in WebAssembly was not tried: it needs node, and `make webassembly`"
        )
