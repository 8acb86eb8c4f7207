"""The score before and after a ruling where not everything is told, how it is said, and what is refused."""

import json

import pytest

from lawbook.bridge import Side
from lawbook.casefile import CaseFile, case_text, loads
from lawbook.desk import rule
from lawbook.desk.score.kinds import TOUCHES
from lawbook.desk.score.line import ScoreLine
from lawbook.desk.score.touching import score_line
from lawbook.desk.score.words import score_told
from lawbook.errors import LawbookError
from lawbook.event.executing import EXECUTED, TOLD_ONLY
from lawbook.objects import as_json
from lawbook.text import render
from tests.schema import follows

TRANSFER = (
    "answers: {revoke_trick: offender, later_trick: yes, same_suit_again: no, card_was_faced: no, "
    "next_deal_called: no, round_over: no, twelfth_trick: no, both_established: no, undercompensated: no}"
)
AGREED = """
deal: "N:KQ32.543.432.AK2 J98.876.765.JT95 AT74.JT9.AKQ.Q43 65.AKQ2.JT98.876"
contract: 3NT by S
vulnerable: none
story: [W HA, N H3, E H6, S H9, W HK, N H4, E H7, S HT, W HQ, N H5, E H8, S HJ, W DJ, N D2, E D5, S DA,
  S claims 10, E agrees, next board called by W, E objects]
answers: {would_likely_have_won: yes}
"""


def case(text: str) -> CaseFile:
    return loads(text)[0]


def line_of(text: str) -> ScoreLine:
    line = score_line(rule(case(text)))
    assert line is not None
    return line


def told(text: str, language: str = "en") -> list[str]:
    return list(score_told(line_of(text), language))


def test_every_provision_that_touches_a_score_has_a_line() -> None:
    penalties = {
        "penalize",
        "disciplinary_points",
        "disqualify",
        "suspend",
        "no_penalty",
        "split_groups",
        "scored_as_held",
    }
    silent = {
        "both_innocent",
        "both_members",
        "compare_by",
        "no_adjustment",
        "no_duty_to_raise",
        "tie_broken",
    }
    kinds = {kind.kind for kind in EXECUTED} | TOLD_ONLY | {"concession_cancelled"}

    assert kinds - penalties - silent == TOUCHES


def test_without_a_result_each_likely_one_has_its_score() -> None:
    line = line_of(f'law: "64"\ncontract: 4S by S\nvulnerable: ns\noffenders: NS\n{TRANSFER}')

    assert line.before is None
    rows = {case.tricks: as_points(case) for case in line.cases}
    assert rows == {(11, 9): (650, -100), (10, 8): (620, -200), (9, 7): (-100, -300), (8, 6): (-200, -400)}


def as_points(line: ScoreLine) -> tuple[int | None, ...]:
    return tuple(
        None if scores is None else next(iter(scores.values())).points for scores in (line.before, line.after)
    )


def test_without_a_number_of_tricks_each_number_has_its_score() -> None:
    line = line_of(AGREED)

    assert [moved.number for moved in line.moved] == [None]
    assert [as_points(case) for case in line.cases] == [(430, 400), (430, -50), (430, -100)]


def test_who_is_vulnerable_is_not_guessed() -> None:
    line = line_of(f'law: "64"\nresult: 4S by S =\noffenders: NS\n{TRANSFER}')

    assert (line.tricks, as_points(line)) == ((10, 8), (None, None))


def test_a_part_score_is_the_same_either_way() -> None:
    line = line_of(f'law: "64"\nresult: 2S by S =\noffenders: EW\n{TRANSFER}')

    assert as_points(line) == (110, 170)


def test_a_result_that_is_cancelled_has_nothing_in_its_place() -> None:
    text = 'law: "13"\nvulnerable: ns\nresult: 4S by S =\nanswers: {card_not_of_deal: no, play_finished: yes}'

    assert told(text)[:2] == [
        "4♠ by South: 10 tricks.",
        "North-South: +620 at the table, which does not count.",
    ]


def test_a_ruling_that_touches_no_score_has_no_line() -> None:
    assert as_json(rule(case("story: [N 1S, E 1H, director, S refuses]")))["score_line"] is None


@pytest.mark.parametrize(
    ("language", "tricks", "change"),
    [
        ("en", "from 8 tricks to 10.", "from \u221250 to +430."),
        ("pl", "liczba lew 8, teraz 10.", "było \u221250, jest +430."),
        ("nb", "fra 8 stikk til 10.", "fra \u221250 til +430."),
    ],
)
def test_it_is_told_in_every_language(language: str, tricks: str, change: str) -> None:
    said = told(f'law: "64"\nresult: 3NT by N -1\nvulnerable: ew\noffenders: EW\n{TRANSFER}', language)

    assert said[0].endswith(tricks)
    assert said[-1] == f"{render.value(Side.NS, language)}: {change}"


def test_decimals_have_the_comma_of_the_language() -> None:
    text = """
form: teams
law: "12"
answers: {adjustment_ground: no_normal_play, other_table_favourable: no, fault_ns: no_way, fault_ew: partly,
  over_60_ns: no, knockout: yes}
"""
    assert any("1.5 IMPs" in said for said in told(text))
    assert all(any("1,5 IMP" in said for said in told(text, language)) for language in ("pl", "nb"))


def test_never_percent_and_imps_together() -> None:
    for form, unit in (("pairs", "percent"), ("teams", "imps")):
        line = line_of(
            f'form: {form}\nlaw: "64"\nvulnerable: none\nresult: 4S by S =\nother_tables: "420"\noffenders: NS\n{TRANSFER}'
        )
        assert line.after is not None
        scores = line.after.values()
        assert {
            name for score in scores for name in ("percent", "imps") if getattr(score, name) is not None
        } == {unit}


def test_what_a_case_tells_of_scores_is_written_and_read_again() -> None:
    whole = case(
        "result: 4S by S =\nassigned: {NS: +420, EW: 4S by S -1}\nother_tables: 620 -100\nclaimers: NS\nlaw: '12'"
    )

    assert loads(case_text(whole))[0].scores == whole.scores
    assert json.dumps(as_json(rule(whole))["score_line"]) == "null"


@pytest.mark.parametrize(
    ("told_wrong", "says"),
    [
        ("result: 4S by S", "4S by S"),
        ("result: 60% 4S by S =, 40% 4S by S -1", "one score of a table"),
        ("tricks_awarded: 14", "0 to 13"),
        ("assigned: {S: 4S by S =}", "the sides are NS and EW"),
        ("offenders: S", "the sides are NS and EW"),
        ("result: {NS: 3}", "no line of text"),
        ("result: 4S by S =\nother_tables: 4S S =", "who is vulnerable"),
        ("result: 4S by S =\nvulnerable: ns\nother_tables: 4S S =", "form: pairs or teams"),
    ],
)
def test_scores_that_cannot_be_are_refused_with_a_remedy(told_wrong: str, says: str) -> None:
    with pytest.raises(LawbookError, match=says):
        line_of(f'law: "64"\noffenders: NS\n{TRANSFER}\n{told_wrong}')


def test_the_schema_describes_the_score_line() -> None:
    follows(as_json(rule(case(AGREED))))
