"""`lawbook score EVENT`: its scores, its log, and what a ruling changes before and when it is confirmed."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from lawbook.cli import main
from lawbook.cli.event_page import NEEDS
from lawbook.event.entries import Announced, Enrolled, ResultEntered, Where
from lawbook.event.figures import Need
from lawbook.event.opening import open_tournament
from lawbook.event.worth import parse_worth
from tests.schema import follows

WEIGHTED = """
title: A slow double
board: 1
law: "12"
answers: {form: pairs, adjustment_ground: law, outcomes: several, harmed_itself: no}
"""
REVOKE = """
title: Declarer ruffs and wins that trick and a later one
law: "64"
answers: {form: pairs, revoke_trick: offender, later_trick: yes, both_established: no, undercompensated: no,
          same_suit_again: no, card_was_faced: no, next_deal_called: no, round_over: no, twelfth_trick: no}
"""


def score(*arguments: object) -> Result:
    return CliRunner().invoke(main, ["score", *map(str, arguments)])


@pytest.fixture
def event(address: str) -> str:
    """A board at four tables, three of which made 3NT."""
    with open_tournament(address) as tournament:
        tournament.record(Announced("Club", {}), Enrolled("1", ("A. Able", "B. Baker")))
        for table, made in (("1 5", "="), ("2 6", "="), ("3 7", "+1"), ("4 8", "-1")):
            ns, ew = table.split()
            tournament.record(ResultEntered(Where("1", 1, ns, ew), parse_worth(f"3NT by S {made}")))
    return address


@pytest.fixture
def ruling(tmp_path: Path) -> Path:
    path = tmp_path / "ruling.yaml"
    path.write_text(WEIGHTED)
    return path


@pytest.mark.parametrize("address", ["sqlite", "postgresql"], indirect=True)
def test_a_ruling_is_shown_pending_confirmed_and_undone(event: str, ruling: Path) -> None:
    both = ("--both", "60% 3NT by S =, 40% 3NT by S -1")
    shown = score(event, "--apply", ruling, "--table", "1-5", *both)
    assert 0 == shown.exit_code, shown.output
    assert "before: 3NT by S =" in shown.output
    assert "after: 60% 3NT by S =, 40% 3NT by S -1" in shown.output
    assert "  1 A. Able - B. Baker                         3.00         2.20     -0.80\n" in shown.output
    assert "At the other tables:\n  2 " in shown.output
    assert "Nothing has been put down" in shown.output

    pending = score(event, "--apply", ruling, "--table", "1-5", "--yes")
    assert (3, True) == (pending.exit_code, "Waits for the score of North-South." in pending.output)
    assert "Pending:\n  8: board 1, 1 against 5, session 1 [12C1(c)]: the score of" in score(event).output

    confirmed = score(event, "--apply", ruling, "--table", "1-5", *both, "--yes", "--by", "TD")
    assert "Put down and confirmed: entries 9, 10, 11, 12." in confirmed.output
    assert "1 A. Able - B. Baker                     36.67" in score(event).output
    again = score(event, "--apply", ruling, "--table", "1-5", "--both", "3NT by S -1")
    assert (1, True) == (again.exit_code, "has been carried out already (entry 11)" in again.output)

    score(event, "--undo", 12)
    log = score(event, "--log").output
    assert "TD  confirmed (undone)  {" in log
    assert "ruling_attached  1/1/1-5 [12C1(c), 12C1(a)]" in log
    assert "1 A. Able - B. Baker                     50.00" in score(event).output


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
def test_tricks_of_a_revoke_go_over_when_the_offending_side_is_told(event: str, ruling: Path) -> None:
    ruling.write_text(REVOKE)
    asked = score(event, "--apply", ruling, "--table", "1/3-7", "--json")
    assert (3, ["offenders"]) == (asked.exit_code, json.loads(asked.output)["needs"])

    told = json.loads(
        score(event, "--apply", ruling, "--table", "1/3-7", "--offending", "NS", "--json").output
    )
    assert [] == told["needs"] == told["entries"]
    assert {"where": "1/1/3-7", "ns": "3NT by S -1", "ew": "3NT by S -1"} == told["boards"][0]["tables"][0]
    moved = {
        change["contestant"]: (change["before"], change["after"]) for change in told["boards"][0]["changes"]
    }
    assert {"3": ("6.00", "1.00"), "7": ("0.00", "5.00")}.items() <= moved.items()


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--apply", "RULING"], "name it with --table"),
        (["--apply", "RULING", "--table", "9-9"], "nothing was entered there"),
        (["--apply", "RULING", "--table", "x"], "is no table on a board"),
        (["--apply", "RULING", "--table", "1-5", "--both", "much"], "nothing that stands for a side"),
        (["--apply", "RULING", "--table", "1-5", "--penalty", "much"], "write 10% of a top"),
        (["--apply", "RULING", "--table", "1-5", "--form", "much"], "write TABLE=FORM"),
        (["--apply", "RULING", "--table", "1-5", "--without-error", "A+"], "a result is wanted"),
        (["--form", "1-5=b"], "--form: says what a ruling brings; add --apply"),
        (["--without-error", "+100"], "--without-error: says what a ruling brings"),
        (["--undo", "99"], "the log has the entries 1 to 6"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(
    event: str, ruling: Path, arguments: list[str], message: str
) -> None:
    done = score(event, *(str(ruling) if each == "RULING" else each for each in arguments))

    assert (1, True, 1) == (done.exit_code, message in done.output, done.output.count("\n"))


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
def test_the_ranking_is_told_as_json(event: str) -> None:
    told = json.loads(score(event, "--json").output)

    assert {"contestant": "1", "names": ["A. Able", "B. Baker"], "place": "3/6", "total": "50.00"} == next(
        place for place in told["ranking"][""] if place["contestant"] == "1"
    )
    assert [] == told["pending"]


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
def test_a_board_of_the_event_is_told_with_what_it_brings(event: str) -> None:
    told = score(event, "--board", "1")

    assert "Board 1, session 1" in told.output
    assert ["3", "-", "7", "3NT", "by", "S", "+1", "6.00", "0.00"] in map(str.split, told.output.splitlines())
    assert "board 2: no result of it" in score(event, "--board", "2").output


FOULED = """
law: "87"
answers: {form: pairs, board_differed_in: cards, compared_in_different_form: yes, lone_score: no}
"""


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
def test_the_form_of_a_fouled_board_is_told_of_a_table_as_elsewhere(event: str, ruling: Path) -> None:
    ruling.write_text(FOULED)
    for table in ("1/{}", "{}"):
        forms = [word for pairs in ("3-7", "4-8") for word in ("--form", f"{table.format(pairs)}=b")]
        told = score(event, "--apply", ruling, "--table", "1/3-7", *forms)
        assert "after: 3NT by S +1 (b)" in told.output, told.output


def test_everything_that_may_wait_for_the_director_is_marked_for_translation() -> None:
    assert {need.value for need in Need} == set(NEEDS)


CSV = "board,ns,ew,contract,by,result,score\n1,1,5,3NT,S,=,400\n1,2,6,3NT,S,+1,430\n"


def test_a_ruling_is_tried_on_a_file_of_results_which_is_kept_when_it_counts(
    tmp_path: Path, ruling: Path
) -> None:
    results, kept = tmp_path / "club.csv", tmp_path / "club.db"
    results.write_text(CSV)
    apply = ("--apply", ruling, "--table", "1-5", "--both", "3NT by S -1")
    assert "says not how it is scored (Law 78); add --scoring" in score(results, *apply).output
    scored = ("--scoring", "matchpoints")
    assert "after: 3NT by S -1" in score(results, *apply, *scored).output
    assert "is not written over; add --into" in score(results, *apply, *scored, "--yes").output
    assert "Put down and confirmed" in score(results, *apply, *scored, "--yes", "--into", kept).output
    assert "club.csv" in score(kept).output
    assert "holds an event already" in score(results, *scored, "--into", kept).output


def test_an_event_is_not_kept_when_its_ruling_cannot_be_carried_out(tmp_path: Path, ruling: Path) -> None:
    results, kept = tmp_path / "club.csv", tmp_path / "club.db"
    results.write_text(CSV)
    told = (results, "--apply", ruling, "--scoring", "matchpoints", "--yes", "--into", kept)
    refused = score(*told, "--table", "1-9", "--both", "3NT by S -1")
    assert refused.exit_code
    assert not kept.exists()
    assert "Put down and confirmed" in score(*told, "--table", "1-5", "--both", "3NT by S -1").output
    assert "3NT by S -1" in score(kept, "--board", "1").output


def test_what_waits_for_a_figure_is_kept_with_its_event(tmp_path: Path, ruling: Path) -> None:
    results, kept = tmp_path / "club.csv", tmp_path / "club.db"
    results.write_text(CSV)
    told = score(
        results, "--apply", ruling, "--table", "1-5", "--scoring", "matchpoints", "--yes", "--into", kept
    )
    assert told.exit_code == 3
    assert "Put down as pending" in told.output
    assert score(kept, "--log").output.count("adjustment_proposed") == 1


@pytest.mark.parametrize("form", ["--csv", "--html"])
def test_an_event_has_no_table_for_a_spreadsheet_and_says_so(event: str, form: str) -> None:
    refused = score(event, form)
    assert refused.exit_code
    assert f"{form}: prints files of results" in refused.output


def test_an_event_is_not_kept_as_another(event: str, tmp_path: Path) -> None:
    refused = score(event, "--into", tmp_path / "other.db")
    assert "is an event" in refused.output
    assert not (tmp_path / "other.db").exists()


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
def test_what_is_undone_and_what_is_asked_are_json_where_json_is_wanted(event: str, tmp_path: Path) -> None:
    asked = tmp_path / "asked.yaml"
    asked.write_text("title: A revoke\nlaw: 64\n")

    undone = score(event, "--undo", 4, "--yes", "--json")
    question = score(event, "--apply", asked, "--table", "1-5", "--json")

    assert (0, "Club") == (undone.exit_code, json.loads(undone.output)["title"])
    assert (3, "revoke_trick") == (question.exit_code, json.loads(question.output)["question"]["key"])
    follows(json.loads(question.output))
