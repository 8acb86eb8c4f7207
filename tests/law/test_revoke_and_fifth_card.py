"""A revoke, and a fifth card on its trick: whether that was led is asked before the revoke is ruled on (45E, 63A1)."""

import pytest

from lawbook.casefile import loads
from lawbook.desk import Decision, rule

TOLD = """
contract: 4H by N
deal: "N:A874.Q95.K862.J4 KJ3.82.QJ94.T875 5.AKJT73.A53.KQ9 QT962.64.T7.A632"
story: [E SK, S S5, W S2, N SA, N D2, E D4, S DA, W D7, S CK, W H4, N C4, E C5, {card}, {then}]
answers: {answers}
"""


def ruled(card: str, answers: str, then: str = "director") -> Decision:
    """The ruling when a fifth card lies on the trick on which West has revoked."""
    (case,) = loads(TOLD.format(card=card, answers=answers, then=then))
    return rule(case)


def asked(decision: Decision) -> str | None:
    return None if decision.question is None else decision.question.key


@pytest.mark.parametrize(
    ("card", "question"),
    [
        ("E C7", "since_revoke"),  # his side's
        ("N CJ", "other_side_changes"),  # an opponent's, which establishes nothing
    ],
)
def test_it_is_asked_of_the_side_that_revoked(card: str, question: str) -> None:
    assert asked(ruled(card, "{}")) == question


def test_a_card_that_was_not_led_leaves_the_revoke_to_be_put_right() -> None:
    decision = ruled("E C7", "{since_revoke: nothing}")

    assert {"62A", "62B1"} <= {*decision.citations}
    assert asked(decision) == "other_side_changes"


def test_the_other_sides_words_about_its_own_lead_are_no_answer_about_the_revoke() -> None:
    decision = ruled(
        "N CJ", "{fifth_card_led: yes, defenders_on_lead: next_accepts}", "director, E refuses, W accepts"
    )

    assert "62A" in decision.citations


@pytest.mark.parametrize("answers", ["{since_revoke: played}", "{fifth_card_led: yes}"])
def test_that_it_was_led_is_told_once(answers: str) -> None:
    decision = ruled("E C7", answers)

    assert {"63B", "45E1", "53"} <= {*decision.citations}
    assert asked(decision) == "declarer_accepts_lead"


def test_that_it_was_not_led_is_told_once_too() -> None:
    told_of_the_card, told_of_the_revoke = (
        ruled("E C7", "{fifth_card_led: no}"),
        ruled("E C7", "{since_revoke: nothing}"),
    )

    assert told_of_the_card.citations == told_of_the_revoke.citations
    assert {"62A", "62B1"} <= {*told_of_the_card.citations}
