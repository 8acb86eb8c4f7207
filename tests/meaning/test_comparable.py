from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

from lawbook.desk.line import line_of
from lawbook.errors import CaseError
from lawbook.law.authority import authority, stricter
from lawbook.meaning import Meaning, contains, count, is_empty, parse_meaning, spread
from lawbook.meaning.comparing.comparable import Answer, Doubt, Mode, Verdict, verdict
from lawbook.meaning.comparing.line import Line
from lawbook.meaning.comparing.similarity import reach
from lawbook.meaning.comparing.specifying import Feature, specifications
from lawbook.meaning.comparing.widening import widened
from tests import yamlfile
from tests.meaning.strategies import meanings
from tests.meaning.test_corpus import OURS, THEIRS, each_line_understood, understood
from tests.meaning.test_corpus import Line as MeaningLine

VECTORS: list[dict[str, Any]] = yamlfile.read(Path(__file__).parent / "vectors.yaml")


LINES: dict[str, Line] = {
    "wbf": line_of(authority("WBF")),
    "strict": line_of(authority("WBF").having(stricter())),
}


def judged(row: dict[str, Any], name: str) -> Verdict:
    readings = [parse_meaning(words) for words in row["withdrawn"]]
    mode = Mode(row["mode"]) if "mode" in row else None
    return verdict(readings, parse_meaning(row["replacement"]), LINES[name], mode)


def compared(withdrawn: str, replacement: str, **named: Any) -> Verdict:
    return verdict([parse_meaning(withdrawn)], parse_meaning(replacement), LINES["wbf"], **named)


@pytest.mark.parametrize(
    ("row", "name"),
    list(product(VECTORS, LINES)),
    ids=lambda one: one if isinstance(one, str) else one["n"],
)
def test_published_examples_are_decided_as_their_meanings_decide_them(row: dict[str, Any], name: str) -> None:
    assert row[name] == judged(row, name).answer.value


@pytest.mark.parametrize("row", [row for row in VECTORS if "specifies" in row], ids=lambda row: row["n"])
def test_the_same_denomination_is_told_apart_from_a_comparable_call(row: dict[str, Any]) -> None:
    assert row["specifies"] == judged(row, "wbf").specifies_the_same


def test_every_one_of_the_75_examples_is_there() -> None:
    assert {str(number) for number in range(1, 76)} <= {row["n"] for row in VECTORS}


@pytest.mark.parametrize("row", VECTORS, ids=lambda row: row["n"])
def test_where_we_differ_from_a_verdict_we_say_why(row: dict[str, Any]) -> None:
    recommended = {"Y": {"yes"}, "N": {"no"}, "(": {"yes", "no"}, "J": {"yes", "no", "borderline"}}
    if row["wbf"] in recommended[row["given"][0]]:
        ours = {"Y": "yes", "N": "no"}.get(row["given"].removeprefix("J: ")[0])
        agrees = row["given"][0] != "J" or "liberal" in row["given"] or row["wbf"] == ours
    else:
        agrees = False

    assert agrees or row["why"]


@given(meanings(), meanings())
@settings(max_examples=60, deadline=None)
def test_a_strict_director_never_allows_what_a_liberal_one_does_not(one: Meaning, other: Meaning) -> None:
    order = [Answer.NO, Answer.BORDERLINE, Answer.YES]
    if is_empty(one) or is_empty(other):
        with pytest.raises(CaseError, match="no hand fits"):
            verdict([one], other, LINES["wbf"])
        return
    liberal, strict = (verdict([one], other, LINES[name]).answer for name in ("wbf", "strict"))

    assert order.index(strict) <= order.index(liberal)


@given(meanings(), meanings())
@settings(max_examples=60, deadline=None)
def test_hands_outside_are_the_replacement_s_and_not_the_withdrawn_call_s(
    one: Meaning, other: Meaning
) -> None:
    if is_empty(one) or is_empty(other):
        return
    found = verdict([one], other, LINES["wbf"])

    assert bool(found.decisive.difference.only_b) == bool(found.outside(3))
    for hand in found.outside(3):
        assert (True, False) == (contains(other, hand), contains(one, hand))


@given(meanings())
@settings(max_examples=60, deadline=None)
def test_a_wider_meaning_has_all_the_hands_of_the_narrower(meaning: Meaning) -> None:
    assert is_empty(meaning & ~widened(meaning, 2, 1))


@given(meanings())
@settings(max_examples=60, deadline=None)
def test_limits_are_those_of_the_hands(meaning: Meaning) -> None:
    found = spread(meaning)

    assert (found is None) == is_empty(meaning)
    if found is not None:
        assert count(meaning) == found.hands


def test_what_a_call_denies_is_denied_by_its_wider_meaning_too() -> None:
    wider = widened(parse_meaning("5+ spades, 11-20, not (15-17 balanced)"), 3, 1)

    assert str(wider) == "5+ spades, 8-23 points, not (15-17 points, balanced)"
    assert str(widened(parse_meaning("not 12+"), 2, 0)) == "not 14+ points"


READINGS = ["5+ hearts, 11-20", "5+ clubs, 11-20"]


@pytest.mark.parametrize(
    ("mode", "answer"),
    [(Mode.STATED, Answer.YES), (Mode.ALL, Answer.NO), (Mode.UNION, Answer.YES), (None, Answer.NO)],
)
def test_several_readings_count_as_the_mode_says(mode: Mode | None, answer: Answer) -> None:
    found = verdict([*map(parse_meaning, READINGS)], parse_meaning("6+ hearts, 12-16"), LINES["wbf"], mode)

    assert answer is found.answer


def test_readings_taken_together_allow_a_call_that_fits_none_of_them_alone() -> None:
    found = verdict(
        [*map(parse_meaning, READINGS)],
        parse_meaning("5+ hearts or 5+ clubs, 11-20"),
        LINES["wbf"],
        Mode.UNION,
    )

    assert (Answer.YES, "23A1") == (found.answer, found.clause)


@pytest.mark.parametrize(
    ("withdrawn", "replacement", "doubt"),
    [
        ("forcing", "5+ spades, 13+", Doubt.WITHDRAWN_SILENT),
        ("12-14 balanced", "relay", Doubt.REPLACEMENT_SILENT),
        ("asks for key cards", "possibly asks for key cards", Doubt.NOT_FIRM),
        ("4+ hearts, 11-21", "5+ hearts, 13+", Doubt.FEW_OUTSIDE),
        ("sign-off, 5+ spades, 4-10", "game forcing, 5+ spades, 2-10", Doubt.FORCING),
        ("relay, 10+", "relay, asks for aces, 6+ spades", Doubt.SAYS_MORE),
        ("weak two in hearts", "6+ hearts, 9-12", Doubt.OPEN),
        ("5+ hearts", "6+ hearts, 9-12", Doubt.UNTOLD),
        ("asks for aces", "asks for key cards", Doubt.RELATED),
        ("cue bid in hearts", "cue bid in hearts, slam try", Doubt.RELATED),
    ],
)
def test_what_is_left_to_the_director_is_named(withdrawn: str, replacement: str, doubt: Doubt) -> None:
    assert doubt in compared(withdrawn, replacement).doubts


def test_a_call_that_tells_only_its_purpose_is_comparable_only_by_purpose() -> None:
    assert Answer.NO is compared("forcing", "5+ spades, 12+").answer
    assert "23A3" == compared("asks for aces, 16+", "asks for aces, 12+").clause


def test_a_replacement_that_means_exactly_the_same_has_the_same_meaning() -> None:
    assert "23A1" == compared("4-4 majors, 8+", "8+ points, 4+ hearts and 4+ spades").clause


def test_a_forcing_call_is_not_similar_to_a_sign_off() -> None:
    assert Answer.YES is compared("5+ spades, 4-10", "5+ spades, 2-10").answer
    assert Answer.BORDERLINE is compared("sign-off, 5+ spades, 4-10", "game forcing, 5+ spades, 2-10").answer


@pytest.mark.parametrize(
    ("said", "specified"),
    [
        ("5+ spades, 11-20", {("SPADES", Feature.LENGTH)}),
        ("2+ clubs, 11-21", set()),
        ("3+ clubs, 11-21", {("CLUBS", Feature.LENGTH)}),
        ("12+, 0-2 spades, 3+ hearts, 3+ diamonds, 3+ clubs", set()),
        ("transfer to spades", {("SPADES", Feature.LENGTH)}),
        ("splinter in hearts, 4+ spades", {("SPADES", Feature.LENGTH), ("HEARTS", Feature.SHORTAGE)}),
        ("6 hearts or 6 spades, 5-10", set()),
        ("15-17 balanced, stopper in hearts", {("NOTRUMP", Feature.BALANCED)}),
        ("cue bid in diamonds, 4+ spades", {("SPADES", Feature.LENGTH), ("DIAMONDS", Feature.HOLDING)}),
        ("asks for aces", set()),
    ],
)
def test_a_call_specifies_where_it_conveys_something_definite(
    said: str, specified: set[tuple[str, Feature]]
) -> None:
    found = specifications(parse_meaning(said))

    assert specified == {(one.strain.name, one.feature) for one in found}


def test_how_far_a_replacement_reaches_beyond_is_told_in_points_and_cards() -> None:
    found = reach(parse_meaning("12-14, 5+ spades"), parse_meaning("10-16, 4+ spades"))

    assert (2, 2, [1]) == (found.fewer_points, found.more_points, list(found.shorter.values()))


def test_contradictory_words_are_refused_in_one_line() -> None:
    with pytest.raises(CaseError, match=r"no hand fits '7\+ hearts, 7\+ spades': it contradicts itself"):
        verdict(
            [parse_meaning("5+ spades")],
            parse_meaning("7+ hearts") & parse_meaning("7+ spades"),
            LINES["wbf"],
        )
    with pytest.raises(CaseError, match="no reading of the withdrawn call is told"):
        verdict([], parse_meaning("5+ spades"), LINES["wbf"])


IN_ORDER = [*OURS, *THEIRS]
PLACES = {line["id"]: place for place, line in enumerate(IN_ORDER)}


@each_line_understood
def test_what_depends_on_open_words_is_neither_yes_nor_no_and_has_figures_for_both_ends(
    line: MeaningLine,
) -> None:
    """As a replacement of it, the next line that is understood."""
    behind = IN_ORDER[PLACES[line["id"]] + 1 :] if line["id"] in PLACES else []
    one, other = understood(line), next(filter(None, map(understood, behind)), None)
    if one is None or other is None or is_empty(one) or is_empty(other):
        return
    found = verdict([one], other, LINES["wbf"]).decisive
    depends = not {Doubt.OPEN, Doubt.UNTOLD}.isdisjoint(found.doubts)

    assert depends == (found.ends is not None)
    if found.ends is not None:
        assert found.answer is Answer.BORDERLINE
        assert found.ends[0] <= found.ends[1]
