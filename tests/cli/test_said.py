"""What the Director says, on paper: first of all, nothing lost, and marked where only one player hears it."""

import json

import pytest
from click.testing import CliRunner, Result

from lawbook.casefile import loads
from lawbook.cli import main, paper
from lawbook.desk import rule
from lawbook.languages import LANGUAGES
from lawbook.voice import speech
from tests.ruled import rulings

INSUFFICIENT = "{dealer: N, story: [N 1S, E 1H, director]}"
MEANT_ANOTHER = "{dealer: E, story: [E 1C, E replaces 1C with 1H]}"


def ruled(case: str, *words: str) -> Result:
    return CliRunner().invoke(main, ["rule", "-", *words], input=case)


def test_what_is_said_comes_before_the_record() -> None:
    text = ruled(INSUFFICIENT).stdout

    assert text.startswith("Say now\n")
    assert text.index("\nThe record\n") < text.index("[10C1]")
    assert "[" not in text[: text.index("\nThe record\n")]


def test_options_stand_one_under_the_other_with_their_numbers() -> None:
    said = ruled(INSUFFICIENT, "--say").stdout.splitlines()

    first, second = (
        next(n for n, line in enumerate(said) if line.startswith(f"  {w}: ")) for w in ("One", "Two")
    )
    assert first < second
    assert said[first - 1].startswith("South, ")
    assert said[-1].endswith("?")


def test_what_one_player_hears_away_from_the_table_is_marked() -> None:
    said = ruled(MEANT_ANOTHER, "--say").stdout.splitlines()

    assert "Away from the table, to East:" in said
    assert said[said.index("Away from the table, to East:") + 1].startswith("  ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_printed_within_80_columns_and_silence_is_told(language: str) -> None:
    silent = 0
    for decision in rulings():
        spoken, printed = speech(decision, language), list(paper.said(decision, language))
        words = "\n".join(printed).split()

        assert all(len(line) <= paper.WIDTH for text in printed for line in text.splitlines())
        assert words, decision.case.title
        silent += not spoken.now
        if all(said.hearing.value == "aloud" for said in spoken.now) and spoken.now:
            assert words == [word for said in spoken.now for word in said.text.split()], decision.case.title
    assert silent


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_the_language_that_is_asked_for(language: str) -> None:
    (case,) = loads(INSUFFICIENT)
    spoken = speech(rule(case), language)

    printed = ruled(INSUFFICIENT, "--say", "--lang", language).stdout

    assert printed.split() == [word for said in spoken.now for word in said.text.split()]


def test_an_interview_says_what_is_said_now_before_it_asks() -> None:
    words = ["rule", "-", "--ask"]
    asked = CliRunner().invoke(main, words, input=INSUFFICIENT)

    assert "Say now" in asked.stdout


def test_sentences_and_an_object_are_not_printed_at_once() -> None:
    result = ruled(INSUFFICIENT, "--say", "--json")

    assert result.exit_code == 2
    assert "give one of them" in result.stderr


def test_json_has_what_is_said_with_who_hears_it() -> None:
    speeches = [json.loads(ruled(case, "--json").stdout)["speech"] for case in (INSUFFICIENT, MEANT_ANOTHER)]

    choice = next(said for said in speeches[0]["now"] if said["rank"] == "decides")
    assert ("S", "aloud", ["10C1"]) == (choice["to"], choice["hearing"], choice["cites"])
    assert " ".join(choice["lines"]) == choice["text"]
    assert [("E", "away")] == [(said["to"], said["hearing"]) for said in speeches[1]["now"] if said["to"]]
    assert speeches[0]["words"] == sum(len(said["text"].split()) for said in speeches[0]["now"])
    assert speeches[0]["seconds"] == pytest.approx(speeches[0]["words"] * 0.4, abs=0.1)
