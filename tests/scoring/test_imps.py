"""IMPs, cross-IMPs, Butler, board-a-match and total points: every worked number (Laws 78B, 78C)."""

from fractions import Fraction

import pytest
from hypothesis import given

from lawbook.errors import CaseError
from lawbook.scoring.bam import AVERAGES, board_a_match
from lawbook.scoring.butler import ACBLSCORE, COMPSCORE, DatumRule, Middle, butler, datum
from lawbook.scoring.compared import cross_imp_sums
from lawbook.scoring.cross_imps import Divisor, cross_imps
from lawbook.scoring.entry import Score, Weighted
from lawbook.scoring.exact import Half, published
from lawbook.scoring.imps import imps
from lawbook.scoring.total import total_points
from tests.scoring.scores import BOARDS, WEIGHTED_BOARDS

TABLE = """0 20 50 90 130 170 220 270 320 370 430 500 600 750 900 1100 1300 1500 1750 2000 2250 2500
    3000 3500 4000"""


def test_every_difference_has_its_imps() -> None:
    lowest = [int(number) for number in TABLE.split()]
    expected = {
        difference: worth
        for worth, (low, high) in enumerate(zip(lowest, [*lowest[1:], 15201], strict=True))
        for difference in range(low, high, 10)
    }

    assert expected == {difference: imps(difference) for difference in range(0, 15201, 10)}
    assert {-difference: -worth for difference, worth in expected.items()} == {
        -difference: imps(-difference) for difference in expected
    }


def test_differences_between_the_tens_belong_to_the_lower_range() -> None:
    assert [0, 0, 0, 1] == [imps(Fraction(told)) for told in ("15", "19.9", "-19.9", "20")]


CROSS = [-140, -460, 50, -490]


def test_cross_imps_as_published() -> None:
    assert ["3.67", "-6.00", "9.00", "-6.67"] == [str(published(figure)) for figure in cross_imps(CROSS)]
    assert ["-6.33", "3.00", "1.67", "1.67"] == [
        str(published(figure)) for figure in cross_imps([-100, 170, 140, 140])
    ]


def test_cross_imps_by_each_divisor_and_brought_to_the_size_of_the_field() -> None:
    assert [27, 9, Fraction(27, 4)] == [cross_imps(CROSS, divisor)[2] for divisor in Divisor]
    eight = [*CROSS, 0, 0, 0, 0]
    assert cross_imp_sums(eight)[0] * 10 / 8 / 9 == cross_imps(eight, expected=10)[0]


@given(WEIGHTED_BOARDS)
def test_cross_imps_add_up_to_nothing(scores: list[Score]) -> None:
    assert sum(cross_imps(scores)) == 0


@given(BOARDS)
def test_cross_imps_are_the_comparisons_added_up(scores: list[int]) -> None:
    assert [sum(imps(own - other) for other in scores) for own in scores] == list(cross_imp_sums(scores))


def test_a_datum_leaves_out_the_extremes_even_of_four() -> None:
    assert -300 == datum(CROSS, COMPSCORE)
    assert 50 == datum([50, 50], COMPSCORE)


@pytest.mark.parametrize(
    ("mean", "half", "expected"),
    [(-445, Half.AWAY, -450), (5, Half.AWAY, 10), (425, Half.EVEN, 420), (435, Half.EVEN, 440)],
)
def test_a_datum_halfway_between_two_tens(mean: int, half: Half, expected: int) -> None:
    assert expected == datum([mean], DatumRule(half=half))


def test_a_mean_of_514_55_is_a_datum_of_510() -> None:
    scores = [500] * 12 + [530] * 8 + [540] * 2  # 22 results that add up to 11,320

    assert ["514.55", "510.00"] == [
        str(published(told)) for told in (Fraction(sum(scores), 22), datum(scores, DatumRule()))
    ]


def test_acblscore_leaves_out_a_twentieth_at_each_end() -> None:
    assert [1, 1, 0, 2] == [ACBLSCORE.dropped(results) for results in (20, 39, 19, 40)]


def test_a_median_datum_and_one_that_makes_the_imps_add_up_to_nothing() -> None:
    scores = [-50, 110, 140, 620, 620]
    zero_sum = int(datum(scores, DatumRule(Middle.ZERO_SUM)))

    assert 140 == datum(scores, DatumRule(Middle.MEDIAN))
    off = {point: abs(float(sum(butler(scores, point)))) for point in range(-50, 630, 10)}
    assert min(off.values()) == off[zero_sum]


def test_a_weighted_table_counts_in_the_datum_with_its_mean_or_not_at_all() -> None:
    scores: list[Score] = [0, Weighted.of([(620, "1/2"), (-100, "1/2")])]

    assert [130, 0] == [datum(scores, DatumRule(weighted_tables=counted)) for counted in (True, False)]
    assert [-4, Fraction(10 - 6, 2)] == list(butler(scores, 130))


def test_there_is_no_datum_without_a_score() -> None:
    with pytest.raises(CaseError, match="a datum of no scores"):
        datum([])


def test_board_a_match() -> None:
    weighted = Weighted.of([(620, "60%"), (-100, "40%")])

    assert [2, 1, 0] == [board_a_match(own, 170) for own in (180, 170, 160)]
    assert Fraction("1.2") == board_a_match(weighted, 170)
    assert ["6/5", "1", "4/5"] == [str(amount) for amount in (AVERAGES.plus, AVERAGES.even, AVERAGES.minus)]


def test_total_points_weigh_the_scores_themselves() -> None:
    assert 162 == total_points(Weighted.of([(620, "60%"), (-100, "40%")]), 170)
