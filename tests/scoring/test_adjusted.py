"""Artificial and assigned scores, and fouled boards: every worked number (Laws 12C, 87)."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawbook.bridge import Bid, Contract, Seat, Strain, Vulnerability
from lawbook.errors import CaseError
from lawbook.scoring.artificial import (
    AT_IMPS,
    AT_MATCHPOINTS,
    PERCENTAGES,
    Amounts,
    Awards,
    percentage_elsewhere,
)
from lawbook.scoring.awards import Outcome, knock_out, outcomes_to_confirm, relief, weighted
from lawbook.scoring.compared import matchpoints
from lawbook.scoring.entry import Average, Score, Weighted, for_ew
from lawbook.scoring.exact import published
from lawbook.scoring.fouled import ACBL, EBU, WBF, SmallGroups, fouled
from lawbook.scoring.imps import compared_at_imps, imps
from tests.scoring.scores import WEIGHTED, WEIGHTED_BOARDS

PLUS, EVEN, MINUS = Average


@pytest.mark.parametrize(
    ("average", "elsewhere", "expected"),
    [
        *[(PLUS, "52", "60"), (MINUS, "47", "40"), (PLUS, "64.2", "64.2"), (MINUS, "36", "36")],
        *[(PLUS, "55", "60"), (PLUS, "66", "66"), (EVEN, "70", "50"), (PLUS, "71", "71"), (PLUS, "58", "60")],
    ],
)
def test_nobody_loses_by_an_average_plus_or_gains_by_an_average_minus(
    average: Average, elsewhere: str, expected: str
) -> None:
    assert Fraction(expected) == AT_MATCHPOINTS.amount(average, Fraction(elsewhere))


def test_at_imps_the_averages_are_three_and_the_own_figure_counts() -> None:
    assert [3, 0, -3] == [AT_IMPS.amount(average, Fraction(1)) for average in Average]
    assert [4, -4] == [AT_IMPS.amount(PLUS, Fraction(4)), AT_IMPS.amount(MINUS, Fraction(-4))]


def test_a_contestant_without_other_boards_has_the_amount_itself() -> None:
    assert [60, 50, 40] == [AT_MATCHPOINTS.amount(average) for average in Average]


def test_an_authority_may_give_less_for_later_boards_and_leave_out_the_own_figure() -> None:
    later = Amounts.given(55, 45, 30)
    awards = Awards(PERCENTAGES, later=(later,), own_figure=False)

    assert [60, 55, 55] == [awards.amount(PLUS, Fraction(70), before) for before in (0, 1, 2)]


def test_the_other_boards_of_a_published_session() -> None:
    assert "63.13" == str(published(percentage_elsewhere(Fraction(63), 24, [Fraction(60)])))


BOARD_SEVEN: list[Score] = [170] * 5 + [140] * 3 + [-100] * 2 + [Weighted.of([(140, "33%"), (170, "67%")])]
"""Warsaw, 8 August 2013: one table has a weighted score."""


def test_a_weighted_score_is_matchpointed_outcome_by_outcome() -> None:
    points = matchpoints(BOARD_SEVEN)

    shown = [str(published(points[table] * 5)) for table in (10, 0, 5, 8)]
    assert ["61.80", "76.65", "31.65", "5.00"] == shown


def test_two_weighted_scores_meet_with_the_products_of_their_shares() -> None:
    even = Weighted.of([(620, "1/2"), (-100, "1/2")])
    other = Weighted.of([(620, "1/3"), (600, "2/3")])

    assert [Fraction(5, 6), Fraction(7, 6)] == list(matchpoints([even, other]))


def test_weighted_imps_are_not_those_of_the_mean_score() -> None:
    score = Weighted.of([(620, "60%"), (-100, "40%")])

    assert (Fraction("3.2"), 4) == (compared_at_imps(score, 170), imps(332 - 170))
    assert Fraction("-4.8") == compared_at_imps(Weighted.of([(600, "60%"), (-100, "40%")]), 600)


@given(WEIGHTED, WEIGHTED)
def test_one_side_wins_the_imps_that_the_other_loses(own: Weighted, other: Weighted) -> None:
    assert compared_at_imps(own, other) == -compared_at_imps(other, own)


HEARTS = Contract(Bid(4, Strain.HEARTS), Seat.E, 1)


def test_outcomes_of_an_assigned_score_are_scored_by_the_vulnerability() -> None:
    told = [Outcome(HEARTS, 9, Fraction("0.7")), Outcome(HEARTS, 8, Fraction("0.3"))]

    assert ((100, Fraction(7, 10)), (300, Fraction(3, 10))) == weighted(told, Vulnerability.NS).outcomes


def test_each_outcome_is_asked_about_until_it_is_confirmed() -> None:
    told = [Outcome(HEARTS, 9, Fraction(1, 2), legal=True), Outcome(None, 0, Fraction(1, 2))]

    assert (told[1],) == outcomes_to_confirm(told)


@pytest.mark.parametrize(
    ("shares", "told"),
    [
        (["60%", "30%"], "60% . 30% do not add up"),
        (["1/3", "1/3", "1/3", "1/3"], "33.3333%.*do not add up"),
        (["100%", "0"], "an outcome with no share is none"),
        (["120%", "-20%"], "no share"),
        ([], "nothing do not add up"),
        (["most"], "'most'.*write it 1/3, 0.6 or 60%"),
        (["1/0"], "write it"),
    ],
)
def test_shares_that_are_not_the_whole_are_refused(shares: list[str], told: str) -> None:
    with pytest.raises(CaseError, match=told):
        Weighted.of([(100, share) for share in shares])


def test_an_outcome_that_only_an_illegal_act_could_reach_is_refused() -> None:
    with pytest.raises(CaseError, match="no legal actions lead there"):
        weighted([Outcome(HEARTS, 10, Fraction(1), legal=False)], Vulnerability.NONE)


@pytest.mark.parametrize(
    ("figures", "top", "expected"),
    [
        ((16, 5, 0), 20, (11, 4)),
        ((-4, 2, -11), 0, (-11, 4)),
        ((16, 16, 8), 20, (8, 4)),
        ((16, 8, 8), 20, (16, 4)),
    ],
)
def test_self_inflicted_damage_is_not_made_good(
    figures: tuple[int, int, int], top: int, expected: tuple[int, int]
) -> None:
    sides = relief(*figures, top=top)

    assert list(expected) == [sides.non_offenders, sides.offenders]


@pytest.mark.parametrize(
    ("own", "opponents", "expected"),
    [(10, -4, "7"), (3, 3, "0"), (3, 0, "3/2"), (3, -3, "3"), (0, -3, "3/2"), (-3, -3, "0")],
)
def test_in_a_knock_out_each_team_has_the_mean(own: int, opponents: int, expected: str) -> None:
    assert Fraction(expected) == knock_out(own, opponents)


FIVE, FOUR = [430, 420, 400, 170, -50], [620, 600, 170, -100]


def test_groups_of_five_and_four_at_nine_tables() -> None:
    large, small = fouled([FIVE, FOUR])

    assert ["15.20", "11.60", "8.00", "4.40", "0.80"] == [str(published(points)) for points in large]
    assert ["14.75", "10.25", "5.75", "1.25"] == [str(published(points)) for points in small]


def percentages(groups: list[list[int]], size: int) -> list[list[float]]:
    """Percentages of a top at 11 tables, of the groups of this size, by the two regulations."""
    rated = [fouled(groups, 11, regulation) for regulation in (WBF, ACBL)]
    return [
        [float(points * 5) for points in one]
        for groups_of in rated
        for group, one in zip(groups, groups_of, strict=True)
        if len(group) == size
    ]


def test_small_groups_have_fixed_percentages() -> None:
    assert [[70, 60, 50]] * 2 == percentages([FIVE, [100, 50, 0]], 3)
    assert [[55, 65]] * 2 == percentages([FIVE, [-50, 100]], 2)
    assert [[60]] * 2 == percentages([FIVE, [100]], 1)


def test_equal_scores_in_a_small_group_share() -> None:
    assert [[60, 60]] * 2 == percentages([FIVE, [100, 100]], 2)
    assert [[65, 65, 50]] * 2 == percentages([FIVE, [100, 100, 50]], 3)
    assert [[60, 60, 60]] * 2 == percentages([FIVE, [100, 100, 100]], 3)


def test_the_acbl_compares_three_where_no_group_is_larger() -> None:
    by_wbf, by_acbl = percentages([[100, 50, 0], [-50, -100]], 3)

    assert [70, 60, 50] == by_wbf
    assert ["86.67", "50.00", "13.33"] == [f"{share:.2f}" for share in by_acbl]


def test_the_ebu_compares_groups_that_are_more_than_a_third_of_the_results() -> None:
    large, small = fouled([[100, 50, 0], [-110, -200]], 5, EBU)
    of_six, _ = fouled([[-110, -200], [0] * 4], 6, EBU)

    assert [Fraction(22, 3), 4, Fraction(2, 3)] == list(large)
    assert [Fraction("6.5"), Fraction("1.5")] == list(small)
    assert [Fraction("6.5"), Fraction("5.5")] == list(of_six)


def test_groups_of_seven_and_three_as_the_ebu_once_explained_them() -> None:
    """Nick Doe, "Scoring of fouled boards": small groups were compared like all others then."""
    large, small = fouled([list(range(70, 0, -10)), [30, 20, 10]], 10, SmallGroups(size=1))

    assert "17.6 14.7 11.9 9.0 6.1 3.3 0.4" == " ".join(str(published(points, 1)) for points in large)
    assert "15.7 9.0 2.3" == " ".join(str(published(points, 1)) for points in small)


def test_each_direction_of_a_small_group_is_ranked_by_itself() -> None:
    ns = fouled([FIVE, [100, 50]], 11)[1]
    ew = fouled([[-score for score in FIVE], [-100, -50]], 11)[1]

    assert [[65, 55], [55, 65]] == [[float(points * 5) for points in side] for side in (ns, ew)]


@given(WEIGHTED_BOARDS, st.integers(0, 5))
def test_one_group_is_the_plain_case(scores: list[Score], missing: int) -> None:
    expected = len(scores) + missing

    assert (matchpoints(scores, expected),) == fouled([scores], expected)


@given(WEIGHTED_BOARDS)
def test_east_west_have_the_rest_of_the_top(scores: list[Score]) -> None:
    turned: list[Score] = [score for score in map(for_ew, scores) if isinstance(score, int | Weighted)]
    top = 2 * len(scores) - 2

    assert [top - points for points in matchpoints(scores)] == list(matchpoints(turned))
