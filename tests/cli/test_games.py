"""`lawbook table` on played boards."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from lawbook.cli import main

PBN = """\
[Event "Club evening"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQJ.AKQJ.AKQ.AK T987.T987.JT9.QJ 6543.6543.876.T9 2.2.5432.8765432"]
[Declarer "N"]
[Contract "7NT"]
[Result "12"]
[Auction "N"]
7NT Pass Pass Pass
[Play "E"]
S7 S3 S2 SA
H7 H3 D2 HA
*

[Event "Club evening"]
[Board "2"]
[Deal "N:AKQJ.AKQJ.AKQ.AK T987.T987.JT9.QJ 6543.6543.876.T9 2.2.5432.8765432"]
[Declarer "N"]
[Contract "7NT"]
[Auction "E"]
Pass Pass Pass 7NT
AP
[Play "E"]
SA S3 S2 S7
*
"""


def told(tmp_path: Path, *options: str, name: str = "evening.pbn", text: str = PBN) -> Result:
    path = tmp_path / name
    path.write_text(text)
    return CliRunner().invoke(main, ["table", str(path), *options])


def test_boards_are_shown_one_after_the_other_in_80_columns(tmp_path: Path) -> None:
    result = told(tmp_path)

    assert 0 == result.exit_code
    assert ["Board 1 · Club evening", "Board 2 · Club evening"] == [
        line for line in result.output.splitlines() if line.startswith("Board")
    ]
    assert max(map(len, result.output.splitlines())) <= 80


def test_one_board_is_shown_with_its_tricks_and_what_is_irregular(tmp_path: Path) -> None:
    output = told(tmp_path, "--board", "1").output

    assert "Board 2" not in output
    assert " 1   ♠2        ♠A*      >♠7        ♠3" in output.splitlines()
    assert "  Trick 2: West, ♦2: revoke; nothing done yet" in output.splitlines()
    assert "Tricks won: North-South 2, East-West 0" in output.splitlines()


def test_what_is_wrong_with_the_file_stands_under_its_board(tmp_path: Path) -> None:
    output = told(tmp_path, "--board", "2").output

    assert "! evening.pbn, line 25: play: 1 row(s) have cards in the columns of other hands;" in output


def test_lin_is_told_in_the_same_way(tmp_path: Path) -> None:
    text = "md|3S6543H6543D876CT9,S2H2D5432C8765432,SAKQJHAKQJDAKQCAK|ah|Board 1|mb|7N|mb|p|mb|p|mb|p|pc|S7|"
    output = told(tmp_path, name="one.lin", text=text).output

    assert "Contract: 7NT N" in output
    assert " 1                      >♠7" in output.splitlines()


def test_json_is_that_of_a_case(tmp_path: Path) -> None:
    told_in_json = json.loads(told(tmp_path, "--board", "1", "--json").output)

    assert [1, "N 7NT"] == [told_in_json["board"], told_in_json["story"][0]]


@pytest.mark.parametrize(
    ("options", "complaint"),
    [(["--board", "9"], "no board 9 in it; leave --board out to see all"), (["--board", "x"], "not a valid")],
)
def test_what_is_not_there_is_told_in_one_line(tmp_path: Path, options: list[str], complaint: str) -> None:
    result = told(tmp_path, *options)

    assert result.exit_code in {1, 2}
    assert complaint in result.output


def test_a_card_of_another_hand_ends_the_story_of_its_board_only(tmp_path: Path) -> None:
    output = told(tmp_path, text=PBN.replace("S7 S3 S2 SA", "H7 H3 H2 C5")).output

    assert "North cannot play ♣5; West holds it (dealt)" in " ".join(output.split())
    assert "Board 2 · Club evening" in output.splitlines()


def test_a_file_of_games_without_any_is_refused(tmp_path: Path) -> None:
    (tmp_path / "none.pbn").write_text('[Board "1"\n')

    result = CliRunner().invoke(main, ["table", str(tmp_path / "none.pbn")])
    assert 1 == result.exit_code
    assert "no board can be read in it" in result.output


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["table", str(tmp_path / "none.pbn")])

    assert (1, True) == (result.exit_code, "none.pbn: cannot be read" in result.output)


NOTED = "md|1,,,|rh||ah|Board 1|mb|1H|an|5+ !h, 11-15|mb|2H!|an|Michaels|mb|3H|an|zorp|mb|p|mb|p|mb|p|"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["South 1♥: “5+ !h, 11-15”", "5+ hearts, 11-15 points.", "Only a name", "Not understood"]),
        ("pl", ["S 1♥: “5+ !h, 11-15”", "5+ ♥, 11-15 PC.", "Tylko nazwa", "Niezrozumiałe"]),
        ("nb", ["Syd 1♥: “5+ !h, 11-15”", "5+ ♥, 11-15 hp.", "Bare et navn", "Ikke forstått"]),
    ],
)
def test_alerts_are_told_as_they_were_understood_with_their_file(
    tmp_path: Path, language: str, said: list[str]
) -> None:
    file = tmp_path / "noted.lin"
    file.write_text(NOTED, "utf-8")
    told = " ".join(CliRunner().invoke(main, ["table", str(file), "--lang", language]).output.split())

    assert "noted.lin" in told
    assert [each for each in said if each not in told] == []


SYSTEMS = """\
[Board "1"]
[Dealer "S"]
[BidSystemNS "Standard American Yellow Card"]
[BidSystemEW "Ours, since 1974"]
[Auction "S"]
1H =1= X 2C Pass
2H Pass Pass Pass
[Note "1:five cards, 10-15"]
"""


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            [
                "South 1♥: “five cards, 10-15”",
                "of North-South show, by Standard American Yellow Card",
                "North 2♣",
            ],
        ),
        ("pl", ["pozostałe zapowiedzi NS według systemu Standard American Yellow Card", "N 2♣"]),
        ("nb", ["andre meldingene til Nord-Syd viser etter Standard American Yellow Card", "Nord 2♣"]),
    ],
)
def test_a_system_that_a_file_names_tells_what_nobody_explained(
    tmp_path: Path, language: str, said: list[str]
) -> None:
    file = tmp_path / "systems.pbn"
    file.write_text(SYSTEMS, "utf-8")
    told = " ".join(CliRunner().invoke(main, ["table", str(file), "--lang", language]).output.split())

    assert [each for each in said if each not in told] == []
    assert ("South 2♥" in told, "West X" in told) == (False, False)  # nothing is agreed, or nobody knows it
