"""The commands as somebody types them: what they print, and how they exit."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from lawbook.cli import COMMANDS, main
from lawbook.law.book import laws
from tests.schema import follows, is_one

ROOT = Path(__file__).parents[2]
CASES = sorted((ROOT / "cases").glob("law_*/*.yaml"))
SEEN = ("card_not_of_deal=no", "play_finished=no", "wrong_hand_called=no", "saw_another_hand=yes")


def lawbook(*words: str, feed: str | None = None) -> Result:
    return CliRunner().invoke(main, list(words), input=feed)


def answered(*answers: str) -> list[str]:
    return [word for answer in answers for word in ("--answer", answer)]


def test_the_schema_is_one() -> None:
    is_one()


@pytest.mark.parametrize("path", CASES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_case_prints_json_after_the_schema(path: Path) -> None:
    result = lawbook("rule", str(path), "--json")

    if result.exit_code == 1:
        assert result.stderr.startswith("Error: ")
        return
    assert result.exit_code in {0, 3}
    told = json.loads(result.stdout)
    follows(told)
    rulings = told if isinstance(told, list) else [told]
    assert (result.exit_code == 3) == any(ruling["question"] for ruling in rulings)


def test_law_and_explore_print_json_after_the_schema() -> None:
    for number in laws():
        follows(json.loads(lawbook("law", number, "--json").output))
    follows(json.loads(lawbook("explore", "--json").output))


def test_the_authorities_print_json_after_the_schema_with_the_source_of_each_value() -> None:
    every = json.loads(lawbook("authority", "--json").output)
    follows(every)
    one = json.loads(lawbook("authority", "ebu", "--date", "2025-09-01", "--json").output)
    follows(one)

    assert {"WBF", "EBU", "PZBS", "NBF"} < {body["id"] for body in every}
    assert all(setting["source"] and setting["checked"] for body in every for setting in body["settings"])
    assert {(row["value"], row["body"]) for row in one["settings"] if row["name"] == "appeal_minutes"} == {
        (20, "EBU")
    }
    assert lawbook("rule", "13", "--set", f"{one['settings'][0]['name']}=10", "--no-ask").exit_code == 3


def test_json_that_nothing_is_told_in_is_refused(tmp_path: Path) -> None:
    for words in (["4"], ["4", "--out", str(tmp_path / "out.pbn")], ["--promise", str(tmp_path / "key")]):
        refused = lawbook("deal", *words, "--json")

        assert (2, "") == (refused.exit_code, refused.stdout)
        assert "--json goes with --check" in refused.stderr
    assert [] == list(tmp_path.iterdir())


def test_a_clause_is_told_with_those_around_it() -> None:
    told = lawbook("law", "50d1", "--lang", "nb").output
    lines = [line.split()[0] for line in told.splitlines()[1:] if line.startswith("  ") and line[2] != " "]

    assert ["50", "50D", "50D1(a)", "50D1(b)"] == lines
    refused = lawbook("law", "50Z9")
    assert (1, "") == (refused.exit_code, refused.stdout)
    assert "not a citation" in refused.stderr
    assert "the edition of 2024 has no such clause" in lawbook("law", "13K").stderr


def test_a_ruling_from_answers() -> None:
    result = lawbook("rule", "13", *answered(*SEEN), "--json")

    told = json.loads(result.output)
    assert (result.exit_code, told["law"], told["citations"]) == (3, "13", ["13A2"])
    assert [row["kind"] for row in told["provisions"]] == ["correct_hands", "play_on", "unrestricted"]
    assert (told["question"]["key"], told["question"]["moment"]) == ("outcome_affected", "end_of_play")


def test_an_edition_is_chosen() -> None:
    told = json.loads(lawbook("rule", "13", "--edition", "2007", *answered(*SEEN), "--json").output)

    assert (told["edition"], told["provisions"], told["question"]["key"]) == (2007, [], "sight_spoils")


def test_a_complete_ruling_exits_with_0() -> None:
    result = lawbook("rule", "13", *answered(*SEEN, "outcome_affected=no"))

    assert result.exit_code == 0
    assert "The score obtained at the table stands. [13A2]" in result.output


def test_an_open_question_tells_how_to_answer_it() -> None:
    result = lawbook("rule", "13", "--no-ask")

    assert result.exit_code == 3
    assert "--answer card_not_of_deal=yes|no|not_established" in result.output


def test_an_interview_asks_goes_back_and_rules() -> None:
    # no surplus, not finished, (back), not finished, not called, seen, not affected
    result = lawbook("rule", "13", "--ask", feed="2\n2\nb\n2\n2\n1\n2\n")

    assert result.exit_code == 0
    assert result.output.count("Was it found only after play had ended?") == 2
    assert "The score obtained at the table stands. [13A2]" in result.output


def test_an_interview_goes_on_into_the_next_law() -> None:
    result = lawbook(
        "rule", "13", "--ask", *answered("card_not_of_deal=no", "play_finished=yes"), feed="y\nq\n"
    )

    assert result.exit_code == 3
    assert "What would have happened without the irregularity?" in result.output
    assert result.output.index("cancelled. [13D]") < result.output.index("Go on with Law 12?")


def test_an_interview_may_be_left() -> None:
    assert lawbook("rule", "13", "--ask", feed="q\n").exit_code == 3


def test_without_a_law_the_interview_begins_with_what_happened() -> None:
    result = lawbook("rule", "--ask", feed="0\nq\n")

    assert "Wrong number of cards" in result.output
    assert "Does any hand have more than thirteen cards?" in result.output


def test_what_happened_may_be_told_in_words_and_is_picked() -> None:
    result = lawbook("rule", "--ask", feed="xyzzy\nlead out of turn\nb\nlead out of turn\n1\nq\n")

    assert "Nothing is found for: xyzzy." in result.output
    assert result.output.count("   1  Opening lead out of turn") == 2
    assert "Which lead was it?" in result.output
    assert result.exit_code == 3


def test_a_law_is_named_by_its_own_number() -> None:
    result = lawbook("rule", "--ask", feed="13\nq\n")

    assert "\n  13  Incorrect number of cards\n" in result.output
    assert "Is the extra card no part of this deal?" in result.output
    assert "94" not in result.output


def test_what_is_no_answer_is_asked_again_in_the_language() -> None:
    result = lawbook("rule", "13", "--ask", "--lang", "pl", feed="b\nx\n2\nq\n")

    assert result.output.count("od 1 do 3, q = koniec") == 3
    assert result.output.count("od 1 do 3, b = wstecz, q = koniec") == 1
    assert "Error" not in result.output


def test_a_case_comes_from_standard_input() -> None:
    result = lawbook("rule", "-", feed="law: '13'\nanswers: {card_not_of_deal: no, play_finished: yes}\n")

    assert result.exit_code == 0
    assert "[13D; 7B2; 90B7]" in " ".join(result.output.split())


def test_a_record_in_order_is_no_wrong_input() -> None:
    result = lawbook("rule", "-", feed="board: 1\nstory: [N P, E 1H, S P, W P, N P]\n")

    assert result.exit_code == 0
    assert "nothing irregular" in result.output


def test_two_laws_in_two_languages() -> None:
    polish = lawbook("rule", "13", *answered(*SEEN), "--lang", "pl").output
    norwegian = lawbook("rule", "13", *answered(*SEEN), "--lang", "nb").output

    assert "13A2" in polish
    assert "13A2" in norwegian
    assert polish != norwegian


WRONG = {
    "no file": (["rule", "nowhere.yaml"], "nowhere.yaml: cannot be read: No such file or directory"),
    "no law": (["rule", "thirteen"], "thirteen: neither a file that is there nor a Law"),
    "a law that is not there": (["rule", "94"], "law '94': no such Law; the Laws are numbered 1 to 93"),
    "an edition": (
        ["rule", "13", "--edition", "1066"],
        "edition 1066: no such edition; known are 2007, 2017, 2024",
    ),
    "an authority": (
        ["rule", "13", "--authority", "XYZ"],
        "authority 'XYZ': no such profile; known are WBF, ABF, ACBL",
    ),
    "a fact": (
        ["rule", "13", "--answer", "who=me"],
        "answer who: no such fact; the facts here are card_not_of_deal",
    ),
    "an answer": (
        ["rule", "13", "--answer", "play_finished=2"],
        "answer play_finished: '2' is no answer; answer one of",
    ),
    "no sign": (["rule", "13", "--answer", "play_finished"], "answer 'play_finished': write KEY=VALUE"),
    "a chart nowhere": (["law", "13", "--chart", "/nowhere/x.svg"], "/nowhere/x.svg: cannot be written"),
}


def test_a_record_is_not_told_under_an_authority_that_is_none(tmp_path: Path) -> None:
    case = tmp_path / "case.yaml"
    case.write_text("authority: XYZ\ndealer: N\nstory: [N 1H]\n", encoding="utf-8")

    result = lawbook("table", str(case))

    assert (result.exit_code, result.stdout) == (1, "")
    assert "authority 'XYZ': no such profile" in result.stderr


@pytest.mark.usefixtures("no_law_27_of_2007")
def test_a_law_that_is_not_written_in_an_edition_is_told_in_one_line() -> None:
    result = lawbook("rule", "27", "--edition", "2007")

    assert result.exit_code == 1
    assert result.stderr == "Error: law 27, edition 2007: not written; written is 2017\n"


@pytest.mark.parametrize(("words", "said"), WRONG.values(), ids=WRONG)
def test_wrong_input_is_told_in_one_line(words: list[str], said: str) -> None:
    result = lawbook(*words)

    assert result.exit_code == 1
    assert result.stderr.startswith(f"Error: {said}")
    assert len(result.stderr.splitlines()) == 1


def test_wrong_usage_exits_with_2() -> None:
    assert lawbook("rule", "--colour").exit_code == 2
    assert lawbook("rule").exit_code == 2
    assert lawbook("guess").exit_code == 2


def test_a_law_tells_its_facts_clauses_and_endings() -> None:
    told = lawbook("law", "13").output

    assert "saw_another_hand: yes, no" in told
    assert "13B2  If not, the board is stopped" in told
    assert told.endswith("Endings: 11\n")


def test_the_editions_differ_where_the_norwegian_text_stops_a_board() -> None:
    told = lawbook("law", "13", "--diff", "2007").output
    spoilt = (" ".join(part.split()) for part in told.split("\n\n") if "(artificial)" in part)

    now, then = next(spoilt).split("2007:")

    assert "spoil normal bidding or play? Yes." in now
    assert "The board is played" in now
    assert "The board is stopped" in then


def test_an_answer_that_another_edition_does_not_leave_is_told_beside_the_ruling() -> None:
    told = " ".join(lawbook("law", "57", "--diff", "2007", "--lang", "nb").output.split())

    assert "2007: Ett av disse svarene er ikke lenger til å velge. [57A]" in told


def test_a_chart_is_written(tmp_path: Path) -> None:
    result = lawbook("law", "13", "--chart", str(tmp_path / "13.svg"))

    assert result.exit_code == 0
    assert (tmp_path / "13.svg").read_text("utf-8").startswith("<svg ")


def test_explore_counts_endings() -> None:
    told = json.loads(lawbook("explore", "13", "--edition", "2007", "--json").output)

    expected = {"law": "13", "edition": 2007, "endings": 10, "questions": 8, "dead_ends": 0, "conflicts": 0}
    assert told == [expected]


@pytest.mark.parametrize(
    "words", [["rule", "13"], ["law", "13"], ["law", "13", "--diff", "2007"], ["explore"]]
)
def test_no_line_is_longer_than_80_columns(words: list[str]) -> None:
    assert max(map(len, lawbook(*words).output.splitlines())) <= 80


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str) -> None:
    result = lawbook(command, "--help")

    assert result.exit_code == 0
    assert "Usage:" in result.output


def test_ruling_loads_neither_web_nor_numbers() -> None:
    script = (
        "import sys; from lawbook.cli import main\n"
        "try: main(['rule', '13', '--json'])\n"
        "except SystemExit: pass\n"
        "print([m for m in ('starlette', 'jinja2', 'uvicorn', 'numpy', 'rich') if m in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)

    assert done.stderr.strip() == "[]"


@pytest.mark.parametrize(
    "words",
    [("law", "9" * 4400), ("explore", "9" * 4400), ("rule", "x" * 3000), ("deal", "x" * 3000), ("x" * 3000,)],
    ids=lambda words: f"{' '.join(words)[:12]}",
)
def test_what_is_refused_is_named_in_one_short_line(words: tuple[str, ...]) -> None:
    result = lawbook(*words)
    assert result.exit_code in {1, 2}
    assert max(map(len, result.output.splitlines())) < 350
    assert "cannot be written" not in result.output
