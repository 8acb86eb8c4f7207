import json

import pytest
from click.testing import CliRunner, Result

from lawbook.cli import main
from lawbook.meaning import contains, parse_meaning
from lawbook.notation import parse_hand
from tests.schema import follows

OPENING, OVERCALL = "5+ hearts, 11-20", "5+ hearts, 8-16"


def lawbook(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["meaning", *arguments])


def test_a_meaning_is_counted_and_shown_by_hands() -> None:
    told = lawbook("15-17 balanced").output.splitlines()

    assert told[:2] == [
        "Taken as: 15-17 points, balanced.",
        "30,897,212,184 of 635,013,559,600 hands (4.8 %)",
    ]
    assert all(contains(parse_meaning("15-17 balanced"), parse_hand(hand)) for hand in told[2:])


def test_a_contradiction_is_said_to_fit_no_hand() -> None:
    assert (
        "column 1: '7+ hearts, 7+ spades' fits no hand; if several hands"
        in lawbook("7+ hearts, 7+ spades").output
    )


def test_a_comparison_tells_the_clause_the_figures_and_hands_of_each_kind() -> None:
    told = lawbook(OPENING, "--compare", OVERCALL).output

    assert told.startswith("Taken as: 5+ hearts, 11-20 points.\n")
    assert "\nComparable by these meanings [23A1]\n" in told
    assert "57.3 %" in told
    assert "only B" in told
    assert max(map(len, told.splitlines())) <= 80


def test_a_strict_director_is_told_otherwise() -> None:
    told = lawbook(OPENING, "--compare", OVERCALL, "--stricter").output

    assert "\nNot comparable by these meanings [23A]\n" in told


def test_the_line_is_shown_with_its_figures_and_whose_it_is() -> None:
    figures = ["from 95 % of its hands inside", "from 90 %", "(WBF)"]
    told = " ".join(lawbook(OPENING, "--compare", OVERCALL, "--authority", "EBU").output.split())
    moved = " ".join(
        lawbook(OPENING, "--compare", OVERCALL, "--set", "comparable_inside_percent=57").output.split()
    )

    assert [] == [figure for figure in figures if figure not in told]
    assert "from 57 % of its hands inside" in moved
    assert "not Law (WBF, told with the case)" in moved
    assert "Comparable by these meanings [23A2]" in moved


def test_the_object_has_the_settings_that_draw_the_line_with_their_sources() -> None:
    told = json.loads(
        lawbook(OPENING, "--compare", OVERCALL, "--set", "comparable_points=1", "--json").output
    )
    line = {one["name"]: one for one in told["verdict"]["line"]}

    assert "no" == told["verdict"]["answer"]
    assert (1, "TOLD") == (line["comparable_points"]["value"], line["comparable_points"]["body"])
    assert "hellasbridge" not in line["comparable_points"]["source"]
    assert "23A2" == line["comparable_inside_percent"]["law"]


def test_what_27b1a_asks_is_said_before_law_23() -> None:
    told = lawbook("5+ spades, 11-20", "--compare", "transfer to spades").output
    out_of_turn = lawbook(
        OPENING, "--compare", OVERCALL, "--call", "1H", "--instead", "1H", "--after", "(1D)"
    ).output

    assert told.index("27B1(a) comes first") < told.index("Not comparable by these meanings")
    assert "27B1(a)" not in out_of_turn


def test_every_reading_of_the_withdrawn_call_counts() -> None:
    told = lawbook(OPENING, "--withdrawn", "16+ artificial", "--compare", "6+ hearts, 11-15")

    assert "this one is not: 16+ points, artificial." in " ".join(told.output.split())
    assert (
        "Comparable"
        in lawbook(
            OPENING, "--withdrawn", "16+ artificial", "--compare", "6+ hearts, 11-15", "--mode", "stated"
        ).output
    )


@pytest.mark.parametrize(
    "arguments",
    [[OPENING], [OPENING, "--compare", OVERCALL], ["asks for aces", "--compare", "relay", "--mode", "union"]],
)
def test_the_object_is_as_the_schema_says(arguments: list[str]) -> None:
    told = json.loads(lawbook(*arguments, "--json").output)

    follows(told)


def test_samples_lie_where_they_are_said_to() -> None:
    told = json.loads(lawbook(OPENING, "--compare", OVERCALL, "--json").output)
    opening, overcall = map(parse_meaning, (OPENING, OVERCALL))

    for name, found in {"only_a": (True, False), "both": (True, True), "only_b": (False, True)}.items():
        hands = [parse_hand(text) for text in told["samples"][name]]
        assert [found] * 3 == [(contains(opening, hand), contains(overcall, hand)) for hand in hands]
    assert told["hands"] == told["only_a"] + told["both"]


def test_words_that_are_not_understood_are_underlined() -> None:
    refused = lawbook("15-17 blanced")

    assert refused.exit_code == 1
    assert "15-17 blanced\n      ^^^^^^^\n" in refused.output
    assert refused.output.endswith("'blanced' is not understood; did you mean balanced?\n")


def test_refused_words_are_told_how_to_be_left_open() -> None:
    refused = lawbook("5+ hearts, as Gubbe likes them, 11-15")
    written = "5+ hearts, {as Gubbe likes them}, 11-15"

    assert f"To leave open what is not understood, write: {written}\n" in refused.output
    assert (
        "Left open, as words that may only leave out hands: as Gubbe likes them." in lawbook(written).output
    )


def test_contradictory_words_are_not_compared() -> None:
    refused = lawbook("5+ spades", "--compare", "7+ hearts, 7+ spades")

    assert refused.exit_code == 1
    assert "'7+ hearts, 7+ spades' fits no hand" in refused.output


def test_a_convention_is_told_by_any_of_its_names() -> None:
    result = CliRunner().invoke(main, ["conventions", "dwa karo wilkosza", "--lang", "pl"])

    assert 0 == result.exit_code
    assert "2D: 5-5 in two suits, 5+ major, 6-11" in result.output


def test_an_unknown_convention_is_refused_with_the_remedy() -> None:
    result = CliRunner().invoke(main, ["conventions", "blorptag"])

    assert 1 == result.exit_code
    assert "'blorptag': not known; `lawbook conventions` lists those that are" in result.output


def test_a_convention_is_told_as_an_object_and_all_as_a_list() -> None:
    one, every = (
        CliRunner().invoke(main, ["conventions", *name, "--json"]).output for name in (["stayman"], [])
    )

    assert "asks for a major, 4+ major, 8+" == json.loads(one)["calls"]["1NT-2C"]
    assert json.loads(one) in json.loads(every)


def test_all_conventions_are_listed() -> None:
    assert len(CliRunner().invoke(main, ["conventions"]).output.splitlines()) >= 150


def test_a_call_is_read_with_the_letters_of_the_language_or_of_english() -> None:
    own, english = (lawbook("svake to", "--call", call, "--lang", "nb").output for call in ("2R", "2D"))

    assert "(5)6 ♦" in own
    assert own == english


@pytest.mark.parametrize("option", ["--call", "--instead", "--after", "--before"])
def test_a_call_that_is_none_is_refused(option: str) -> None:
    refused = lawbook("weak two", option, "2Z")

    assert refused.exit_code
    assert "2Z" in refused.output


def test_the_withdrawn_call_may_have_been_made_in_another_auction() -> None:
    calls = ("--call", "2H", "--instead", "3H", "--after", "1H (1S)", "--compare", "limit raise, 4 hearts")
    same, other = (lawbook("support, 6-9", *calls, *more).output for more in ((), ("--before", "")))

    assert [False, True] == ["partner's suit" in told for told in (same, other)]
