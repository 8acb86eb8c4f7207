"""Each choice that the Laws leave: the same facts under two values bring two rulings, and each names its source."""

from collections import defaultdict
from fractions import Fraction
from pathlib import Path

import pytest

from lawbook.bridge import Vulnerability
from lawbook.casefile import CaseFile, load
from lawbook.desk import Decision, rule
from lawbook.desk.awarding import parse_result, step_of
from lawbook.equity.weighing import Steps, proposed
from lawbook.law.authority import DEFAULT, TOLD, authority
from lawbook.law.book import NEWEST, find_law
from lawbook.law.case import Case
from lawbook.law.consult import consult
from lawbook.scoring.awards import Outcome
from lawbook.scoring.fouled import SmallGroups, fouled

FOLDER = Path(__file__).parents[2] / "cases" / "elections"
CASES = [case for path in sorted(FOLDER.glob("*.yaml")) for case in load(path)]
REGISTER = (
    "E03 E07 E08 E09 E10 E11 E13 E16 E20 E22 E25 E26 E27 E28 E29 E31 E33 E34 E35 E38 E42 E43 E44 E45 E50"
    " E51 E52 E53 E54 E55 E58 E59 E60 E61 E65 G01"
)


def election_of(case: CaseFile) -> str:
    return case.title.partition(".")[0]


def outcome(decision: Decision) -> tuple[object, ...]:
    return (*decision.provisions, decision.open.question)


def test_every_situation_of_the_register_has_cases_with_different_rulings() -> None:
    found: dict[str, set[tuple[object, ...]]] = defaultdict(set)
    for case in CASES:
        found[election_of(case)].add(outcome(rule(case)))

    assert sorted(found) == REGISTER.split()
    assert [name for name, rulings in found.items() if len(rulings) < 2] == []


@pytest.mark.parametrize("case", [case for case in CASES if case.settings], ids=election_of)
def test_what_is_told_with_the_case_stands_in_the_ruling(case: CaseFile) -> None:
    named = {setting.name for setting in rule(case).settings if setting.body == TOLD}

    assert named or election_of(case) == "E33"  # a card that lies face up is ruled on as it lies


@pytest.mark.parametrize(
    "case",
    [case for case in CASES if case.authority != DEFAULT and authority(case.authority).values],
    ids=election_of,
)
def test_the_value_of_a_body_stands_in_the_ruling_with_its_source(case: CaseFile) -> None:
    own = [setting for setting in rule(case).settings if setting.body != DEFAULT]

    assert all(setting.source and setting.checked for setting in own)
    if case.day is None:
        assert own


def test_a_further_value_is_asked_of_no_director_where_the_authority_has_chosen() -> None:
    answers = {"first_call_unintended": "no"}

    asked = {
        body: consult(
            find_law("25"), Case(edition=NEWEST, authority=authority(body), answers=answers)
        ).question
        for body in ("WBF", "EBU")
    }

    assert {body: fact and fact.key for body, fact in asked.items()} == {
        "WBF": "second_call_made",
        "EBU": "first_card_reached",
    }


@pytest.mark.parametrize(("step", "shares"), [(1, [67, 33]), (5, [65, 35])])
def test_shares_go_in_the_steps_of_the_authority_and_the_rest_to_the_nearest(
    step: int, shares: list[int]
) -> None:
    told = [
        Outcome(parse_result(text).contract, tricks, share)
        for text, tricks, share in [("4S N =", 10, Fraction(1, 3)), ("3S N +1", 10, Fraction(2, 3))]
    ]
    body = authority(DEFAULT).having({"weighting_step_percent": step})

    given = proposed(told, Vulnerability.NS, Steps(step=step_of(body)))

    assert [100 * outcome.share for outcome in given] == shares


def test_two_results_in_a_form_get_65_and_55_per_cent_by_the_regulation_and_more_and_less_by_neuberg_alone() -> (
    None
):
    groups = [[420] * 10, [110, -50]]

    shares = [
        [points / 22 for points in fouled(groups, 12, regulation)[1]]
        for regulation in (SmallGroups(), SmallGroups(size=1))
    ]

    assert shares == [[Fraction(65, 100), Fraction(55, 100)], [Fraction(17, 22), Fraction(5, 22)]]
