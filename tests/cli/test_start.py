"""The command as a process of its own: what it reads, and what it does where it cannot write."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

CASE = Path(__file__).parents[2] / "cases" / "law_13" / "one_board.yaml"
READ = (
    "import sys\n"
    "from lawbook.__main__ import run\n"
    "try: run()\n"
    "finally: print(*sorted(sys.modules), file=sys.stderr)"
)
NOT_NEEDED = {"jinja2", "numpy", "rich", "starlette", "uvicorn", "sqlalchemy",
    "lawbook.scoring", "lawbook.equity", "lawbook.event", "lawbook.meaning", "lawbook.web"}  # fmt: skip


def test_a_ruling_reads_no_more_than_it_needs() -> None:
    done = subprocess.run(
        [sys.executable, "-c", READ, "rule", str(CASE)],
        capture_output=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )

    assert done.returncode == 0
    assert NOT_NEEDED.isdisjoint(done.stderr.decode().split())


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="nothing here is always full")
def test_what_cannot_be_written_is_told_in_one_line() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "lawbook", "rule", str(CASE)],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )

    assert (done.returncode, done.stderr.decode().count("\n")) == (1, 1)
    assert done.stderr.startswith(b"Error: cannot be written: ")


def test_letters_that_cannot_be_written_are_written_so_that_they_can() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "lawbook", "rule", str(CASE)],
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "latin-1"},
    )

    assert (done.returncode, b"\\u2660A goes from East to West" in done.stdout) == (0, True)
