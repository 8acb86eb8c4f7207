"""What a case expects of the time after the ruling is held against it."""

import pytest

from lawbook.casefile import loads
from lawbook.expect import differences

STORY = """
contract: 3NT by S
deal: "N:K42.A763.QJ5.942 JT96.KJ2.874.T83 AQ3.Q85.AKT2.AJ6 875.T94.963.KQ75"
story: [E SJ, director, S chooses declarer_on_opening_lead=require]
"""


def told(expected: str) -> list[str]:
    """Where the ruling on East's opening lead out of turn, with a spade required, is not what is expected."""
    [case] = loads(f"{STORY}expect: {{{expected}}}")
    return list(differences(case))


@pytest.mark.parametrize(
    "expected",
    [
        "in_force: [W must lead S]",
        "turn: W, plays: S5 S7 S8",
        "says: ['pick up the jack', 'West, you must lead a spade']",
    ],
)
def test_what_is_so_after_the_ruling_is_as_expected(expected: str) -> None:
    assert told(expected) == []


@pytest.mark.parametrize(
    ("expected", "word"),
    [
        ("in_force: []", "W must lead S"),
        ("turn: N", "W"),
        ("plays: null", "S8"),
        ("says: [pick up the queen]", "jack"),
        ("unsaid: [pick up the jack]", "is said"),
        ("says: ['West, you must lead', 'pick up the jack']", "not in this order"),
    ],
)
def test_what_is_otherwise_is_told(expected: str, word: str) -> None:
    [difference] = told(expected)

    assert word in difference
