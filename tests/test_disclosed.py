"""The aid of Laws 21, 40 and 75: what was explained of a call beside what its pair has agreed."""

import pytest

from lawbook.casefile import loads
from lawbook.desk import helped, rule


def helped_with(story: str, *more: str) -> str:
    """The aid of the open question, in English."""
    case = loads("\n".join(["dealer: N", *more, "story:", *(f"  - {line}" for line in story.split("; "))]))[0]
    decision = rule(case)
    assert decision.question is not None
    assert decision.question.aid == "disclosed"
    return helped(decision) or ""


RAISED = 'N 1NT announced "12-14"; E P; S 2NT; W P; director'
SYSTEM = "systems: {NS: sayc}"


def test_an_explanation_is_put_beside_the_pair_s_system_with_figures_and_the_line_that_says_so() -> None:
    told = helped_with(RAISED, SYSTEM)

    assert "Explained: 12-14 points, usually balanced." in told
    assert "By the pair's system: natural, 15-17 points, balanced" in told
    assert "0 % are as it was explained" in told
    assert "sayc" in told


def test_what_is_explained_as_agreed_is_the_same() -> None:
    told = helped_with('N 1NT announced "15-17 balanced"; E P; S 2NT; W P; director', SYSTEM)

    assert "It is the same." in told


def test_the_hand_tells_which_of_the_two_it_is_where_the_deal_is_known() -> None:
    deal = 'deal: "N:AQ4.KJ3.KQ32.Q43 - - -"'
    told = helped_with(RAISED, SYSTEM, deal)

    assert "The hand is not as it was explained." in told
    assert "The hand is as the system has it." in told


@pytest.mark.parametrize(
    ("story", "said"),
    [
        ('N 1NT announced "12-14 blanced"; E P; S 2NT; W P; director', "these words are not understood"),
        (
            'N 1NT announced "12-14"; E P; S 2NT; W P; S corrects N1NT "15-17"; director',
            "Corrected to: 15-17.",
        ),
    ],
)
def test_what_was_said_is_told_as_it_was_said(story: str, said: str) -> None:
    assert said in helped_with(story, SYSTEM)


def test_law_40_is_helped_by_the_record_s_last_explanation() -> None:
    told = helped_with(
        'N 1NT announced "12-14"; E P; S 2NT; W P',
        SYSTEM,
        'law: "40"',
        "answers: {understanding_question: not_disclosed}",
    )

    assert "By the pair's system: natural, 15-17 points, balanced" in told
