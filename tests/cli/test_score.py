"""`lawbook score` and `lawbook contract`: what they print, and how they exit."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from lawbook.cli import main
from lawbook.notation.results import parse_results
from tests.notation.results.published import FILES, PAGES, USEBIO, needs_data
from tests.schema import follows

CLUB = """\
board,ns,ew,contract,declarer,tricks,score,mp_ns,mp_ew
1,1,2,4S,N,10,420,2,0
1,3,4,4S,N,9,-50,0,2
2,1,4,PASS,,,0,1,1
2,3,2,,,,A5050,1,1
"""


def lawbook(*words: str) -> Result:
    return CliRunner().invoke(main, list(words))


@pytest.fixture
def club(tmp_path: Path) -> str:
    path = tmp_path / "club.csv"
    path.write_text(CLUB, "utf-8")
    return str(path)


def test_the_ranking_is_printed_with_what_comes_out_otherwise(club: str) -> None:
    printed = lawbook("score", club, "--board", "1").output

    assert "Boards: 2, results: 4; matchpoints, 2 for a win, Neuberg" in printed
    assert ["1", "-", "2", "4S", "N", "=", "420", "2.00", "0.00"] in [
        line.split() for line in printed.splitlines()
    ]
    assert "Every published figure comes out." in printed
    assert max(map(len, printed.splitlines())) <= 80


def test_a_wrong_figure_is_listed(tmp_path: Path) -> None:
    path = tmp_path / "club.csv"
    path.write_text(CLUB.replace("420,2,0", "420,1.5,0.5"), "utf-8")

    printed = " ".join(lawbook("score", str(path)).output.split())

    assert (
        "Figures that come out otherwise: 2 board 1, 1 v 2: matchpoints NS published 1.5, computed 2.0"
        in printed
    )


def test_a_wrong_score_is_listed_with_what_would_explain_it(tmp_path: Path) -> None:
    path = tmp_path / "club.csv"
    path.write_text(CLUB.replace("10,420", "10,620"), "utf-8")

    printed = " ".join(lawbook("score", str(path)).output.split())

    assert "board 1, 1 v 2: score published 620, computed 420; right if NS were vulnerable" in printed


def test_csv_is_read_again_with_the_same_results(club: str) -> None:
    again = parse_results(lawbook("score", club, "--csv").output)

    assert [one.score for one in again.results()] == [420, -50, 0, None]


def test_a_file_that_does_not_say_how_it_is_scored_is_told(tmp_path: Path) -> None:
    path = tmp_path / "raw.csv"
    path.write_text("board,ns,ew,score\n1,1,2,420\n1,3,4,-50\n", "utf-8")

    assert "Place" not in lawbook("score", str(path)).output
    assert (
        "cross-IMPs divided by the comparisons"
        in lawbook("score", str(path), "--scoring", "cross_imps").output
    )


def test_results_are_read_from_a_pipe() -> None:
    result = CliRunner().invoke(main, ["score", "-"], input=CLUB)

    assert "Boards: 2, results: 4" in result.output


def test_a_page_escapes_what_the_file_says(tmp_path: Path) -> None:
    path = tmp_path / "club.csv"
    path.write_text(CLUB.replace("1,1,2", "1,<script>,2"), "utf-8")

    page = lawbook("score", str(path), "--html").output

    assert "<td>&lt;script&gt;</td>" in page
    assert "<script>" not in page


def test_what_is_no_file_of_results_is_told_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear director,\n", "utf-8")

    result = lawbook("score", str(path))

    assert (1, 1) == (result.exit_code, len(result.output.splitlines()))
    assert "letter.txt, line 1: no table of results" in result.output


@needs_data
@pytest.mark.parametrize("path", FILES[::7], ids=lambda path: path.name)
def test_json_is_after_the_schema(path: Path) -> None:
    follows(json.loads(lawbook("score", str(path), "--json").output))


@needs_data
def test_text_keeps_to_80_columns() -> None:
    pages = map(str, PAGES["Bridge Base"])
    for words in (["score", *pages, "--board", "1"], ["score", *map(str, USEBIO), "--board", "1"]):
        assert max(map(len, lawbook(*words).output.splitlines())) <= 80


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["3NTx-1", "vul"], "3NTx -1, vulnerable: -200"),
        (["4S=", "nv"], "4S =, not vulnerable: +420"),
        (["1NTxx+6", "vul"], "1NTxx +6, vulnerable: +3160"),
        (["3NT", "x", "-1", "vul"], "3NTx -1, vulnerable: -200"),
        (["4S", "by", "E", "-2", "--board", "3"], "4S -2, vulnerable: -200"),
    ],
)
def test_the_quick_question_is_answered_in_a_line(words: list[str], expected: str) -> None:
    assert lawbook("contract", *words).output.strip() == expected


def test_a_contract_alone_has_a_table_of_all_its_results() -> None:
    printed = lawbook("contract", "6D").output.splitlines()

    assert len(printed) == 15
    assert printed[2].split() == ["=", "+920", "+1370"]
    assert printed == lawbook("contract", "6D", "--board", "3").output.splitlines()


def test_the_contract_prints_json_after_the_schema() -> None:
    told = json.loads(lawbook("contract", "3NTx-1", "vul", "--json").output)

    follows(told)
    assert told == [{"contract": "3NTx", "tricks": 8, "vulnerable": True, "score": -200}]


@pytest.mark.parametrize("words", [["8S"], ["4S+9", "vul"], ["4S", "ns"], ["hello"]])
def test_what_is_no_contract_is_told_in_one_line(words: list[str]) -> None:
    result = lawbook("contract", *words)

    assert (1, True) == (result.exit_code, "(Law 77)" in result.output)


def test_where_nothing_was_published_nothing_comes_out(tmp_path: Path) -> None:
    path = tmp_path / "raw.csv"
    path.write_text("board,ns,ew,contract,by,result\n1,1,2,4S,N,=\n", "utf-8")

    assert "No figures were published to compare." in lawbook("score", str(path)).output
