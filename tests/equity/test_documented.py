"""The figures of docs/equity.md are what the commands print."""

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from lawbook.cli import main

ROOT = Path(__file__).parents[2]
SHOWN = re.compile(r"```console\n\$ ((?:.*\\\n)*.*)\n((?:.*\n)*?)```")
EXAMPLES = SHOWN.findall((ROOT / "docs" / "equity.md").read_text("utf-8"))


@pytest.mark.parametrize(("command", "printed"), EXAMPLES, ids=[str(at) for at in range(len(EXAMPLES))])
def test_a_documented_command_prints_what_the_page_shows(
    command: str, printed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    words = shlex.split(command.replace("\\\n", ""))
    result = CliRunner().invoke(main, [*words[1:], "--no-cache"])

    assert (0, printed) == (result.exit_code, result.output)
    assert max(map(len, result.output.splitlines())) <= 80


def test_every_kind_of_evidence_is_documented() -> None:
    page = (ROOT / "docs" / "equity.md").read_text("utf-8")

    assert len(EXAMPLES) >= 8
    assert [] == [
        option for option in ("--line", "--chair", "--svg", "--json", "--cluster") if option not in page
    ]
