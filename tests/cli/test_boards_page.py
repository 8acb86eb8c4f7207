"""Every command of docs/boards.md does what the page says, one after the other in one folder."""

import re
import shlex
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from lawbook.cli import main

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "boards.md").read_text("utf-8")
COMMANDS = [
    line[2:]
    for block in re.findall(r"```console\n(.*?)```", PAGE, re.DOTALL)
    for line in block.splitlines()
    if line[:2] == "$ "
]
SHOWN = re.search(r"\$ lawbook convert played.pbn played.dlm\n(.*?)```", PAGE, re.DOTALL)


def run(command: str) -> Result:
    return CliRunner().invoke(main, shlex.split(command, comments=True)[1:])


def test_every_command_of_the_page_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    shutil.copyfile(DOCS / "examples" / "played.pbn", "played.pbn")
    commitment = ""
    printed: dict[str, str] = {}
    for command in COMMANDS:
        done = run(command.replace("COMMITMENT", commitment))
        assert done.exit_code == 0, (command, done.output)
        printed[command] = done.output
        if "--promise" in command:
            commitment = re.findall(r"\b[0-9a-f]{64}\b", done.output)[0]

    assert SHOWN is not None
    assert printed["lawbook convert played.pbn played.dlm"] == SHOWN[1]
    assert len(COMMANDS) >= 18
    assert all("Not for play" in Path(name).read_text() for name in ("lesson.pbn", "again.pbn"))
    assert Path("tonight.pdf").read_bytes()[:5] == b"%PDF-"


def test_every_option_of_the_three_commands_stands_on_the_page_or_is_told_by_its_help() -> None:
    for command in ("deal", "convert", "par"):
        told = set(re.findall(r"--[a-z-]+", run(f"lawbook {command} --help").output))

        missing = told - set(re.findall(r"--[a-z-]+", PAGE))
        assert missing <= {"--lang", "--json", "--help", "--strict", "--east", "--west", "--event"}, command
