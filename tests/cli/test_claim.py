"""`lawbook claim`."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from lawbook.cli import main
from tests.schema import follows

CASES = Path(__file__).parents[2] / "cases"
FORGOTTEN = """\
deal: "N:432...6 765...2 AK.A.9. 98..4.3"
contract: 5D by S
tricks: {NS: 8, EW: 1}
leader: S
story:
  - S claims 12 "all mine, on a squeeze"
  - W objects
"""


def lawbook(*words: str) -> Result:
    return CliRunner().invoke(main, words)


@pytest.fixture
def forgotten(tmp_path: Path) -> str:
    file = tmp_path / "forgotten.yaml"
    file.write_text(FORGOTTEN, "utf-8")
    return str(file)


def test_the_worst_and_the_best_line_stand_beside_what_is_to_be_judged(forgotten: str) -> None:
    done = lawbook("claim", forgotten)

    assert 3 == done.exit_code
    assert "Worst normal line           3  ###\n" in done.output
    assert "North-South: 3 of the tricks left, 11 in all" in " ".join(done.output.split())
    assert "[70C2]" in done.output
    assert "“on a squeeze”" in done.output
    assert max(map(len, done.output.splitlines())) <= 80


def test_with_the_judgement_made_nothing_is_open(forgotten: str) -> None:
    done = lawbook("claim", forgotten, "--aware")

    assert 0 == done.exit_code
    assert "No judgement is needed. North-South: 4 of the tricks left, 12 in all." in done.output


def test_the_search_goes_on_without_a_line_that_is_struck_out() -> None:
    file = str(CASES / "law_71" / "published.yaml")
    first = json.loads(lawbook("claim", file, "--json").output)
    cards = " ".join(played["card"] for played in first["line"][: first["turning"] + 1])
    again = json.loads(lawbook("claim", file, "--json", "--not-normal", cards).output)

    assert f"--not-normal '{cards}'" in lawbook("claim", file).output
    assert [cards.split()] == again["not_normal"]
    assert first["line"] != again["line"]
    assert first["best"] >= again["best"] >= again["worst"] >= first["worst"]


def test_the_json_is_after_the_schema(forgotten: str) -> None:
    told = json.loads(lawbook("claim", forgotten, "--json").output)

    follows(told)
    assert ["J15"] == [judgement["code"] for judgement in told["judgements"]]
    assert {"NS": 8, "EW": 1} == told["won"]


@pytest.mark.parametrize("language", ["pl", "nb"])
def test_it_is_told_in_other_languages(forgotten: str, language: str) -> None:
    done = lawbook("claim", forgotten, "--lang", language)

    assert 3 == done.exit_code
    assert "[70C2]" in done.output


@pytest.mark.parametrize(
    ("text", "error"),
    [
        (
            FORGOTTEN.replace('S claims 12 "all mine, on a squeeze"', "S hesitates"),
            "has no claim or concession to answer",
        ),
        (FORGOTTEN.replace("432...6", "-"), "all four hands are faced"),
        (FORGOTTEN.replace("{NS: 8, EW: 1}", "9"), "not known who won the tricks before"),
    ],
)
def test_what_is_missing_is_told_in_a_line(tmp_path: Path, text: str, error: str) -> None:
    file = tmp_path / "case.yaml"
    file.write_text(text, "utf-8")

    done = lawbook("claim", str(file))

    assert 1 == done.exit_code
    assert error in done.output
    assert 1 == done.output.count("\n")


def test_a_card_that_cannot_be_played_is_refused(forgotten: str) -> None:
    done = lawbook("claim", forgotten, "--not-normal", "HK")

    assert 1 == done.exit_code
    assert "South cannot play" in done.output
