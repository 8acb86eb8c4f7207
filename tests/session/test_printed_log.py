"""The log as the command line prints it: what Directors did, and no key."""

import json
from pathlib import Path

from click.testing import CliRunner

from lawbook.cli import main
from lawbook.event.calls import PollAnswered, PollAsked, Warned
from lawbook.session import Role, open_evening
from tests.schema import follows


def test_the_log_is_printed_without_its_keys(tmp_path: Path) -> None:
    path = str(tmp_path / "event.db")
    evening = open_evening(path)
    key = evening.key(Role.DIRECTOR)
    call = evening.open_call("7", 4, "/rule/13", by="AB")
    evening.write(
        Warned(call.number, "1", "12", "slow"),
        PollAsked(4, "AK", ballots=("b4ll0t",)),
        PollAnswered(4, "b4ll0t", "Pass"),
        by="AB",
    )
    evening.close()
    answer = CliRunner().invoke(main, ["score", path, "--log"])
    assert answer.exit_code == 0, answer.output
    printed = "".join(answer.output.split())
    assert '"table":"7"' in printed
    assert '"contestant":"12","reason":"slow"' in printed
    assert key not in printed
    assert "b4ll0t" not in printed


def test_the_log_as_json_is_json(tmp_path: Path) -> None:
    path = str(tmp_path / "event.db")
    evening = open_evening(path)
    key = evening.key(Role.DIRECTOR)
    opened = evening.open_call("7", 4, "/rule/13", by="AB").number
    evening.tournament.undo(opened, "AB")
    evening.close()

    answer = CliRunner().invoke(main, ["score", path, "--log", "--json"])
    log = json.loads(answer.output)

    follows(log)
    assert key not in answer.output
    (call,) = (each for each in log if each["kind"] == "call_opened")
    assert (call["number"], call["by"], call["content"]["table"]) == (opened, "AB", "7")
    assert not call["counts"], "it is undone"
