"""Team matches and victory points: every worked number (Laws 12C4, 78D, 86B)."""

from decimal import Decimal
from fractions import Fraction
from itertools import pairwise

import pytest

from lawbook.errors import CaseError
from lawbook.scoring.bam import AVERAGES, board_a_match
from lawbook.scoring.entry import Average, Entry, Stated, Weighted
from lawbook.scoring.exact import Half
from lawbook.scoring.teams import (
    Margins,
    Room,
    best_for_innocent,
    board,
    board_of_eight,
    match,
    victory_points,
)
from lawbook.scoring.vp import ACBL_20, ACBL_30, WIN_LOSS, Scale, acbl_scale, wbf_continuous, wbf_whole

PLUS, EVEN, MINUS = Average
WEIGHTED = Weighted.of([(620, "60%"), (-100, "40%")])


def margins(home: int | str, away: int | str) -> Margins:
    return Margins(Fraction(home), Fraction(away))


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [(450, 480, -1), (420, -50, 10), (1430, 680, 13), (WEIGHTED, 170, "3.2"), (0, 0, 0), (-100, 620, -12)],
)
def test_a_board_between_two_rooms(first: Entry, second: Entry, expected: int | str) -> None:
    assert margins(expected, str(-Fraction(expected))) == board(Room.of(first), Room.of(second))


def test_a_split_score_makes_margins_that_do_not_balance() -> None:
    split = board(Room(620, 170), Room.of(170))

    assert (margins(10, 0), False) == (split, split.balanced)


@pytest.mark.parametrize(
    ("home", "away", "knock_out"),
    [(PLUS, PLUS, "0"), (PLUS, EVEN, "1.5"), (PLUS, MINUS, "3"), (EVEN, MINUS, "1.5"), (MINUS, MINUS, "0")],
)
def test_averages_by_fault_and_their_mean_in_a_knock_out(
    home: Average, away: Average, knock_out: str
) -> None:
    awarded = board(Room(home, away), Room.of(600))

    assert Fraction(knock_out) == awarded.knock_out.home == -awarded.knock_out.away


def test_the_board_of_a_knock_out_with_ten_for_one_and_minus_four_for_the_other() -> None:
    assert margins(7, -7) == margins(10, -4).knock_out


def test_only_one_side_at_fault_gives_the_other_the_better_of_two() -> None:
    assert [10, 3, 3] == [best_for_innocent(assigned) for assigned in (10, 3, -2)]
    awarded = board(Room(Stated(Fraction(10)), Stated(Fraction(-10))), Room.of(600))
    assert margins(10, -10) == awarded


def test_a_board_without_a_result_or_with_two_awards_is_refused() -> None:
    with pytest.raises(CaseError, match="without a result in both rooms"):
        board(Room.of(620), Room.of(None))
    with pytest.raises(CaseError, match="two different awards"):
        board(Room(PLUS, PLUS), Room(EVEN, MINUS))


def test_a_match_is_rounded_once() -> None:
    boards = [board(Room.of(WEIGHTED), Room.of(170))] * 3

    assert (margins("9.6", "-9.6"), margins(10, -10)) == (match(boards), match(boards).whole())
    half = margins("2.5", "-2.5")
    assert [margins(3, -3), margins(3, -3), margins(2, -2), margins(3, -2)] == [
        half.whole(),
        half.whole(Half.UP, Half.DOWN),
        half.whole(Half.DOWN, Half.UP),
        half.whole(Half.UP, Half.UP),
    ]


def test_board_a_match_between_two_rooms() -> None:
    rooms = Room.of(620), Room.of(600)

    assert margins(2, 0) == board(*rooms, AVERAGES, board_a_match)
    assert margins("1.2", "0.8") == board(Room(PLUS, MINUS), rooms[1], AVERAGES, board_a_match)


def test_in_a_match_of_eights_each_table_meets_two() -> None:
    first, second = [Room.of(620), Room.of(600)], [Room.of(170), Room.of(-100)]

    assert margins(10 + 12 + 10 + 12, -44) == board_of_eight(first, second)


def test_margins_that_do_not_balance_are_converted_each_by_itself() -> None:
    assert (Decimal("13.28"), Decimal("8.24")) == victory_points(margins(12, -6), wbf_continuous(16))


def test_a_penalty_in_imps_is_the_offenders_alone() -> None:
    assert (Decimal("10.91"), Decimal("8.24")) == victory_points(
        margins(6, -6) + margins(-3, 0), wbf_continuous(16)
    )


@pytest.mark.parametrize(
    ("boards", "told"),
    [
        (
            16,
            "0 10.00 1 10.31 2 10.61 5 11.48 10 12.80 14 13.75 20 15.00 27 16.26 30 16.73 40 18.09 59 19.93 60 20.00",
        ),
        (8, "1 10.44 10 13.78 40 19.74 43 20.00 100 20.00"),
        (7, "40 20.00"),
        (20, "13 13.20 68 20.00"),
        (6, "37 20.00"),
    ],
)
def test_the_wbf_scale_as_published(boards: int, told: str) -> None:
    words = told.split()
    scale = wbf_continuous(boards)

    assert words[1::2] == [str(scale.points(int(margin))) for margin in words[::2]]


@pytest.mark.parametrize("boards", [1, 2, 5, 8, 12, 14, 16, 20, 24, 28, 32, 48, 64])
def test_no_imp_is_worth_more_than_the_one_before(boards: int) -> None:
    steps = [after - before for before, after in pairwise(wbf_continuous(boards).winner)]

    assert sorted(steps, reverse=True) == steps


@pytest.mark.parametrize(("boards", "raised"), [(8, 1), (16, 7), (20, 9), (32, 22)])
def test_so_many_cells_are_raised_to_keep_that_rule(boards: int, raised: int) -> None:
    section = (5**0.5 - 1) / 2
    formula = [
        10 + 10 * (1 - section ** (3 * margin / (15 * boards**0.5))) / (1 - section**3)
        for margin in range(int(15 * boards**0.5) + 1)
    ]

    winner = wbf_continuous(boards).winner
    assert raised == sum(
        value - Decimal(told) > Decimal("0.005") for value, told in zip(winner, formula, strict=False)
    )


def ranges(scale: Scale) -> str:
    """The margins for each number of points, as a published table has them."""
    bounds = [
        0,
        *(
            margin
            for margin in range(1, len(scale.winner))
            if scale.winner[margin] != scale.winner[margin - 1]
        ),
    ]
    return " ".join(str(bound) for bound in bounds)


def test_whole_points_are_the_nearest() -> None:
    assert "0 2 4 7 10 13 16 21 25 31 38" == ranges(wbf_whole(8))


def test_the_acbl_tables() -> None:
    assert "0 1 3 5 8 11 14 17 20 24 28" == ranges(ACBL_20[6])
    assert [15, 18, 22, 25, 30, 0] == [int(ACBL_30[6].points(margin)) for margin in (0, 1, 6, 13, 28, -28)]
    assert [15, 18, 20, 29, 30] == [int(ACBL_30[9].points(margin)) for margin in (0, 1, 4, 35, 36)]
    assert ACBL_20[9] is acbl_scale(ACBL_20, 11)
    with pytest.raises(CaseError, match="a match of 12 boards"):
        acbl_scale(ACBL_20, 12)


def test_win_or_loss() -> None:
    assert ["0.5", "1", "0"] == [str(WIN_LOSS.points(margin)) for margin in (0, 1, -1)]


def test_a_scale_that_does_not_fit_together_is_refused() -> None:
    with pytest.raises(CaseError, match="2 bounds, 3 points"):
        Scale.by_bounds("ours", (0, 1), (10, 11, 12))
    with pytest.raises(CaseError, match="a match of 0 boards"):
        wbf_continuous(0)
