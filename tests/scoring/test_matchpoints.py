"""Law 78A, one board at a time and whole fields at once."""

from fractions import Fraction
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawbook.errors import CaseError
from lawbook.scoring.compared import matchpoints
from lawbook.scoring.entry import Score, Weighted
from lawbook.scoring.exact import published
from lawbook.scoring.matchpoints import field_matchpoints
from lawbook.scoring.neuberg import Unequal, neuberg, scaled
from tests.scoring.scores import BOARDS, SCORES, WEIGHTED_BOARDS

ELEVEN = [1430, 690, 680, 680, 680, 660, 660, 650, 620, 620, -100]
"""A published explanation: 11 results, top 20."""


def test_eleven_results_with_ties() -> None:
    assert [20, 18, 14, 14, 14, 9, 9, 6, 3, 3, 0] == list(matchpoints(ELEVEN))


def test_the_spec_of_law_78_gives_five_five_two_nothing() -> None:
    assert [5, 5, 2, 0] == list(matchpoints([620, 620, 170, -100]))


@given(WEIGHTED_BOARDS)
def test_a_board_adds_up_to_the_maximum(scores: list[Score]) -> None:
    assert len(scores) * (len(scores) - 1) == sum(matchpoints(scores))


@given(WEIGHTED_BOARDS, st.integers(0, 9))
def test_neuberg_keeps_the_average_at_half_the_new_top(scores: list[Score], missing: int) -> None:
    expected = len(scores) + missing

    assert len(scores) * (expected - 1) == sum(matchpoints(scores, expected))


@given(BOARDS)
def test_one_outcome_at_all_of_the_probability_is_that_score(scores: list[int]) -> None:
    weighted = [Weighted(((score, Fraction(1)),)) for score in scores]

    assert matchpoints(scores) == matchpoints(weighted)


@given(WEIGHTED_BOARDS, st.randoms(use_true_random=False))
def test_permuted_pairs_have_permuted_results(scores: list[Score], dice: Random) -> None:
    order = list(range(len(scores)))
    dice.shuffle(order)
    straight = matchpoints(scores)

    assert [straight[place] for place in order] == list(matchpoints([scores[place] for place in order]))


def compared_one_by_one(scores: list[Score]) -> list[Fraction]:
    """The matchpoints by the words of Law 78A, every outcome against every outcome of every other table."""
    told = [score.outcomes if isinstance(score, Weighted) else ((score, Fraction(1)),) for score in scores]
    return [
        sum(
            (
                share * part * ((own > other) * 2 + (own == other))
                for place, others in enumerate(told)
                if place != table
                for own, share in outcomes
                for other, part in others
            ),
            Fraction(),
        )
        for table, outcomes in enumerate(told)
    ]


@given(WEIGHTED_BOARDS)
def test_counting_shares_is_comparing_one_by_one(scores: list[Score]) -> None:
    assert compared_one_by_one(scores) == list(matchpoints(scores))


FIELDS = st.integers(1, 12).flatmap(
    lambda tables: st.lists(
        st.lists(st.tuples(SCORES, st.booleans()), min_size=tables, max_size=tables), min_size=1, max_size=5
    )
)


@given(FIELDS)
def test_a_field_has_the_matchpoints_of_its_boards(field: list[list[tuple[int, bool]]]) -> None:
    scores = np.array([[score for score, _ in row] for row in field])
    played = np.array([[flag for _, flag in row] for row in field])
    most = max(1, int(played.sum(axis=1).max()))

    points = field_matchpoints(scores, played)

    assert 2 * (most - 1) == points.top
    for row, told in enumerate(field):
        board = matchpoints([score for score, flag in told if flag], most)
        over = points.over[row][played[row]].tolist()
        assert list(board) == [Fraction(number, int(points.results[row])) for number in over]
        assert [published(value, 1) * 10 for value in board] == points.published(1)[row][played[row]].tolist()


def test_what_stands_at_a_table_without_a_result_does_not_matter() -> None:
    scores, played = np.array([[420, 99999, -50]]), np.array([[True, False, True]])

    assert [[2, 0]] == field_matchpoints(scores, played).points()[:, [0, 2]].tolist()


def test_a_field_of_another_shape_or_with_an_impossible_score_is_refused() -> None:
    with pytest.raises(CaseError, match="a row for each board"):
        field_matchpoints(np.array([420, -50]))
    with pytest.raises(CaseError, match="no result is worth more than 7600"):
        field_matchpoints(np.array([[420, 76000]]))


@pytest.mark.parametrize(
    ("points", "results", "expected", "worth"),
    [
        (4, 6, 7, "4.8"),
        (9, 6, 7, "10.7"),
        (18, 10, 11, "19.9"),
        (5, 5, 6, "6.2"),
        (0, 5, 6, "0.2"),
        (8, 5, 6, "9.8"),
    ],
)
def test_neuberg_as_published(points: int, results: int, expected: int, worth: str) -> None:
    assert worth == str(published(neuberg(points, results, expected), 1))


@given(st.integers(0, 50), st.integers(1, 30), st.integers(1, 30))
def test_neuberg_in_half_points_is_the_form_of_acblscore(points: int, results: int, expected: int) -> None:
    halves = Fraction(points, 2)

    assert neuberg(points, results, expected) / 2 == expected * halves / results + Fraction(
        expected - results, 2 * results
    )


def test_other_ways_to_treat_missing_results() -> None:
    assert [5, 5, 4] == [scaled(4, 5, 6, unequal) for unequal in Unequal]
    assert [Fraction(1, 5), 0, 0] == [scaled(0, 5, 6, unequal) for unequal in Unequal]
    assert [Fraction(49, 5), 10, 8] == [scaled(8, 5, 6, unequal) for unequal in Unequal]


def test_a_single_result_is_worth_half_the_top() -> None:
    ways = (Unequal.NEUBERG, Unequal.FACTOR)

    assert [12, 12] == [matchpoints([420], 13, unequal)[0] for unequal in ways]
