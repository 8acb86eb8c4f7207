"""What a pair's system shows of two calls helps to judge whether they are comparable."""

from lawbook.casefile import loads
from lawbook.desk import helped, rule

INSUFFICIENT = """
title: East answers one heart over one spade, and replaces it with a double
dealer: W
systems: {EW: sayc}
story: [W 1C, N 1S, E 1H, director, S refuses, E X]
law: "27"
answers: {lowest_same_denomination: no}
"""


def test_a_negative_double_in_place_of_one_heart_is_judged_by_the_pairs_system() -> None:
    decision = rule(loads(INSUFFICIENT)[0])

    shown = helped(decision)

    assert decision.question is not None
    assert decision.question.aid == "comparable_call"
    assert shown is not None
    assert "Comparable by these meanings" in shown


def test_without_a_system_or_explanations_nothing_is_shown() -> None:
    told = INSUFFICIENT.replace("systems: {EW: sayc}\n", "")

    assert helped(rule(loads(told)[0])) is None
