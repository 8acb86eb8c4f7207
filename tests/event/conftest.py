"""Stores to be tried: SQLite, and a PostgreSQL of the tests' own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.event import postgres

MISSING = "PostgreSQL is not installed: `apt-get install postgresql`; the store was not tried on it"


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    if postgres.program("initdb") is None:
        pytest.skip(MISSING)
    with postgres.running() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a tournament of its own is kept."""
    if request.param == "sqlite":
        return str(tmp_path / "event.db")
    name = request.node.name.replace("[", "_").replace("]", "")
    return f"{request.getfixturevalue('postgresql')}#{name}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if postgres.program("initdb") is None:
        terminalreporter.write_line(MISSING)
