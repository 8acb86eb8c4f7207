"""`lawbook deal`, `lawbook convert` and `lawbook par`, from the terminal."""

import json
import stat
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from lawbook.cli import main
from lawbook.notation.exchange.contents import read_contents
from tests.schema import follows


def lawbook(*arguments: object) -> Result:
    return CliRunner().invoke(main, [str(one) for one in arguments])


@pytest.fixture
def dealt(tmp_path: Path) -> Path:
    out = tmp_path / "boards.pbn"
    assert lawbook("deal", 8, "--out", out).exit_code == 0
    return out


def test_deal_writes_boards_and_says_how(dealt: Path) -> None:
    games = read_contents(dealt).games
    assert [game.board.number for game in games] == list(range(1, 9))
    assert len({game.board.deal for game in games}) == 8
    assert "Dealt by chance" in dealt.read_text("latin-1")


def test_a_seed_is_said_in_the_file_and_goes_into_no_dealing_machine(tmp_path: Path) -> None:
    told = lawbook("deal", 2, "--seed", 5)
    assert "Not for play (Law 6E4): seed 5." in told.output
    assert lawbook("deal", 2, "--seed", 5).output == told.output

    machine = tmp_path / "boards.dlm"
    refused = lawbook("deal", 2, "--seed", 5, "--out", machine)
    assert refused.exit_code == 1
    assert "only PBN says so" in refused.output
    assert not machine.exists()


def test_hands_may_be_asked_for(tmp_path: Path) -> None:
    told = lawbook("deal", 2, "--north", "15-17 balanced")
    assert "Not for play (Law 6E4): N 15-17" in told.output
    assert lawbook("deal", 2, "--north", "herats").exit_code == 1


def test_what_is_in_a_file_is_told(dealt: Path) -> None:
    told = lawbook("deal", "--check", dealt)
    assert told.exit_code == 0
    assert "Deals: 8" in told.output
    assert "No deal stands twice" in told.output
    follows(json.loads(lawbook("deal", "--check", dealt, "--json").output))


def test_a_promise_is_made_kept_and_proved(tmp_path: Path) -> None:
    keys, out, other = tmp_path / "keys.json", tmp_path / "a.pbn", tmp_path / "b.pbn"
    made = lawbook(
        "deal", "--promise", keys, "--event", "Open", "--set", "A=6", "--value", "figure of 1 December"
    )
    assert made.exit_code == 0, made.output
    published = made.output.split()[-1]
    assert stat.S_IMODE(keys.stat().st_mode) == 0o600

    assert lawbook("deal", "--keep", keys, "--set", "A", "--value", "38123.45", "--out", out).exit_code == 0
    proof = (
        "deal",
        "--verify",
        keys,
        "--commitment",
        published,
        "--set",
        "A",
        "--value",
        "38123.45",
        "--check",
    )
    assert "nobody chose them" in " ".join(lawbook(*proof, out).output.split())

    assert lawbook("deal", 6, "--out", other).exit_code == 0
    assert "6 of 6 differ" in " ".join(lawbook(*proof, other).output.split())
    told = lawbook(
        "deal", "--verify", keys, "--commitment", "0" * 64, "--set", "A", "--value", "1", "--check", out
    )
    assert "not the one that was published" in " ".join(told.output.split())


def test_a_promise_is_never_written_over(tmp_path: Path) -> None:
    keys = tmp_path / "keys.json"
    keys.write_text("mine")
    told = lawbook("deal", "--promise", keys, "--set", "A=6", "--value", "x")
    assert told.exit_code == 1
    assert keys.read_text() == "mine"


@pytest.mark.parametrize(
    "arguments", [(), ("--promise", "x"), ("--promise", "x", "--set", "A", "--value", "v")]
)
def test_what_is_missing_is_said(arguments: tuple[str, ...]) -> None:
    assert lawbook("deal", *arguments).exit_code == 1


@pytest.mark.parametrize("ending", ["lin", "rbn", "xml", "csv", "dup", "dlm", "dge", "bri"])
def test_boards_go_into_each_format_and_back(dealt: Path, tmp_path: Path, ending: str) -> None:
    out, back = tmp_path / f"boards.{ending}", tmp_path / "back.pbn"
    there = lawbook("convert", dealt, out, "--json")
    assert there.exit_code == 0, there.output
    told = json.loads(there.output)
    assert (told["boards"], told["lost"]) == (8, [])
    follows(told)

    assert lawbook("convert", out, back).exit_code == 0
    assert [game.board for game in read_contents(back).games] == [
        game.board for game in read_contents(dealt).games
    ]


def test_what_is_lost_is_listed_or_refused(tmp_path: Path) -> None:
    source, out = tmp_path / "a.lin", tmp_path / "a.dlm"
    source.write_text(
        "qx|o1|pn|S,W,N,E|md|3ST84HK63DAQ652CT5,S763H87DJ74CKQJ98,SAK52HQJ4DT98C763|ah|Board 1|sv|o|"
        "mb|1N|an|12-14|mb|p|mb|p|mb|p|pg||pc|H5|pg||mc|7|pg||\n"
    )
    told = lawbook("convert", source, out)
    assert told.exit_code == 0, told.output
    assert "names of players: 4" in told.output
    assert "auctions: 1" in told.output
    assert "alerts or explanations: 1" in told.output

    out.unlink()
    refused = lawbook("convert", source, out, "--lossless", "--lang", "nb")
    assert refused.exit_code == 1
    assert not out.exists()


def test_bws_is_not_written(dealt: Path, tmp_path: Path) -> None:
    told = lawbook("convert", dealt, tmp_path / "x.bws")
    assert told.exit_code == 1
    assert "bws is not written" in told.output


def test_hand_records(dealt: Path, tmp_path: Path) -> None:
    told = lawbook("par", dealt, "--board", 3, "--lang", "pl")
    assert told.exit_code == 0, told.output
    assert "♠" in told.output

    (one,) = json.loads(lawbook("par", dealt, "--board", 3, "--json").output)
    follows([one])
    assert sum(one["points"].values()) == 40
    assert set(one["tricks"]) == {"N", "E", "S", "W"}

    out = tmp_path / "record.pdf"
    assert lawbook("par", dealt, "--pdf", out, "--no-solve", "--page", 20).exit_code == 0
    assert out.read_bytes().startswith(b"%PDF")
    assert lawbook("par", dealt, "--board", 77).exit_code == 1
