"""Choices beside each other: they see the same layouts, so only those count in which they differ."""

from fractions import Fraction

import pytest

from lawbook.casefile import CaseFile, loads
from lawbook.desk.evidence import Wanted, evidence
from lawbook.equity.comparing import Choice, Pair, leading
from lawbook.equity.sampling import Tally
from lawbook.equity.study import Study
from lawbook.equity.words import Saying, Words
from lawbook.notation import parse_card
from lawbook.notation.contract import parse_contract

BOTH, FIRST, SECOND, NEITHER = 0b11, 0b01, 0b10, 0b00
CHOICE = Choice(Saying.of(Words.MAKES, contract=parse_contract("3NT by S")))


def pairs(tally: Tally) -> list[Pair]:
    return [Pair((CHOICE,), tally.share(place), tally.share(place), place) for place in (0, 1)]


def test_a_small_lead_is_clear_where_one_is_better_in_some_layouts_and_worse_in_none() -> None:
    tally = Tally((*[BOTH] * 60, *[NEITHER] * 30, *[FIRST] * 10))
    first, second = pairs(tally)

    assert first.after.value - second.after.value < first.after.margin + second.after.margin
    assert leading([second, first], lambda pair: pair.after, tally.ahead).clear


def test_the_same_lead_is_not_clear_where_each_is_better_in_many() -> None:
    tally = Tally((*[BOTH] * 10, *[FIRST] * 50, *[SECOND] * 40))

    assert not leading(pairs(tally), lambda pair: pair.after, tally.ahead).clear


@pytest.mark.parametrize(("layouts", "clear"), [(5, False), (6, True)])
def test_five_layouts_of_32_may_be_chance_and_six_are_not(layouts: int, clear: bool) -> None:  # noqa: FBT001
    """As an exact test of signs at one in twenty: half of 2 to the power of 5 is not enough, of 6 it is."""
    tally = Tally((*[BOTH] * (32 - layouts), *[FIRST] * layouts))

    assert clear is leading(pairs(tally), lambda pair: pair.after, tally.ahead).clear


def test_before_any_layout_nothing_is_ahead() -> None:
    assert not leading(pairs(Tally()), lambda pair: pair.after, Tally().ahead).clear


TWO_WAY = """
deal: "N:AJ4.AK2.AK32.432 T32.QJ9.QJT9.QJT K95.543.654.AK65 Q876.T876.87.987"
law: "16"
board: 1
story: [S sees SQ of W]
"""


def guessed(case: CaseFile, **wanted: object) -> Study:
    asked = Wanted(
        question="information_affected_result",
        contracts={parse_contract("1NT by S"): Fraction(1)},
        margin=0.15,
        **wanted,  # type: ignore[arg-type]
    )
    *_, last = evidence(case, asked)
    return last


def test_a_guess_that_double_dummy_never_gets_wrong_is_told_as_such_unless_a_line_is() -> None:
    case = loads(TWO_WAY)[0]
    line = tuple(map(parse_card, ("C2", "CA", "S5", "SJ")))

    assert Words.NO_MISGUESS in {remark.words for remark in guessed(case).remarks}
    assert Words.NO_MISGUESS not in {remark.words for remark in guessed(case, lines=(line,)).remarks}
