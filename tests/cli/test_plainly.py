"""A ruling that is told without click is the same, and reads no more than it needs."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from lawbook.cli import main

ROOT = Path(__file__).parents[2]
CASES = [
    ROOT / "cases" / case
    for case in (
        "law_13/one_board.yaml",
        "law_31/two.yaml",
        "law_54/opening_lead.yaml",
        "law_13/refused.yaml",
    )
]
PLAINLY = "from lawbook.__main__ import run; run()"
READ = (
    "import os, sys\n"
    "from lawbook.__main__ import run\n"
    "def told(status): print(status, *sorted(sys.modules), file=sys.stderr, flush=True); left(status)\n"
    "left, os._exit = os._exit, told\n"
    "run()"
)
NOT_NEEDED = ("click", "jinja2", "numpy", "rich", "starlette", "uvicorn",
    "lawbook.scoring", "lawbook.equity", "lawbook.event", "lawbook.meaning", "lawbook.web")  # fmt: skip


def done(script: str, *words: str, **more: object) -> subprocess.CompletedProcess[bytes]:
    told: dict[str, object] = {"stdin": subprocess.DEVNULL, "capture_output": True} | more
    return subprocess.run([sys.executable, "-c", script, *words], check=False, **told)  # type: ignore[call-overload, no-any-return]


@pytest.mark.parametrize("more", [(), ("--say",), ("--json",), ("--no-ask",), ("--say", "--json")])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_it_is_told_as_the_command_tells_it(case: Path, more: tuple[str, ...]) -> None:
    plainly = done(PLAINLY, "rule", str(case), *more)
    by_click = CliRunner().invoke(main, ["rule", str(case), *more], prog_name="-c")

    assert (plainly.returncode, plainly.stdout) == (by_click.exit_code, by_click.stdout_bytes)
    assert plainly.stderr == by_click.stderr_bytes


@pytest.mark.parametrize("text", ["law: [13", "story: [N what]", "law: 13\ndealer: X", ""])
def test_what_is_refused_is_refused_by_the_command(tmp_path: Path, text: str) -> None:
    case = tmp_path / "case.yaml"
    case.write_text(text)

    plainly = done(PLAINLY, "rule", str(case))
    by_click = CliRunner().invoke(main, ["rule", str(case)], prog_name="-c")

    assert (plainly.returncode, plainly.stdout, plainly.stderr) == (1, b"", by_click.stderr_bytes)


def test_no_more_is_read_than_a_ruling_needs() -> None:
    read = done(READ, "rule", str(ROOT / "cases" / "law_13" / "one_board.yaml")).stderr.decode().split()

    assert read[0] == "0"
    assert not set(NOT_NEEDED).intersection(read)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="nothing here is always full")
def test_what_cannot_be_written_is_told_in_one_line() -> None:
    with Path("/dev/full").open("w") as full:
        ended = done(
            PLAINLY, "rule", str(CASES[0]), stdout=full, stderr=subprocess.PIPE, capture_output=False
        )

    assert (ended.returncode, ended.stderr.decode().count("\n")) == (1, 1)
    assert ended.stderr.startswith(b"Error: cannot be written: ")


def test_letters_that_cannot_be_written_are_written_so_that_they_can() -> None:
    ended = done(PLAINLY, "rule", str(CASES[0]), env={**os.environ, "PYTHONIOENCODING": "latin-1"})

    assert (ended.returncode, b"\\u2660A goes from East to West" in ended.stdout) == (0, True)
