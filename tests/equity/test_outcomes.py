"""Outcomes and the shares that are made of them."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawbook.bridge import Seat, Side, Vulnerability
from lawbook.equity import Position, Tricks, ask
from lawbook.equity.knowledge import Knowledge
from lawbook.equity.layouts import Layouts
from lawbook.equity.outcomes import actual, outcomes
from lawbook.equity.weighing import Steps, proposed, worth
from lawbook.errors import CaseError
from lawbook.notation import parse_hand
from lawbook.notation.contract import parse_contract
from lawbook.scoring.awards import Outcome

GAME = parse_contract("3NT by N")
SLAM = parse_contract("6NT by N")
BOTH = (
    Knowledge()
    .holding(Seat.N, parse_hand("KT42.Q9.9.AQJ853"))
    .holding(Seat.S, parse_hand("Q.AJT84.AKQJ6.72"))
)


def test_the_ranges_shrink_as_one_watches_and_the_shares_are_the_whole() -> None:
    watched = list(outcomes([GAME, SLAM], BOTH, margin=0.09, seed=1))

    assert all(later.layouts > earlier.layouts for earlier, later in pairwise(watched))
    assert watched[-1].margin <= 0.09 < watched[0].margin
    for contract in (GAME, SLAM):
        assert watched[-1].layouts == watched[-1].tricks[contract].total()


def test_the_same_seed_gives_the_same_figures() -> None:
    first, again = (list(outcomes([SLAM], BOTH, margin=0.15, seed=2))[-1] for _ in range(2))

    assert first == again


def test_the_result_on_the_deal_is_the_solvers() -> None:
    hands = next(Layouts(BOTH, seed=3).hands(1))
    position = Position(hands, SLAM.bid.strain, Seat.E)

    assert ask(Tricks(position, Side.NS)) == actual(SLAM, hands)


def test_without_a_contract_there_is_nothing_to_compute() -> None:
    with pytest.raises(CaseError, match="name one, such as 3NT by S"):
        next(outcomes([], BOTH))


def endings(*shares: Fraction) -> list[Outcome]:
    return [Outcome(GAME, 9 - place, share) for place, share in enumerate(shares)]


@given(
    st.lists(st.integers(1, 40), min_size=1, max_size=6),
    st.sampled_from([1, 5, 10, 20, 25, 50]),
    st.integers(0, 60),
    st.sampled_from(Side),
)
def test_proposed_shares_are_steps_and_together_the_whole(
    parts: list[int], step: int, lean: int, side: Side
) -> None:
    shares = [Fraction(part, sum(parts)) for part in parts]
    steps = Steps(step=Fraction(step, 100), lean=Fraction(lean, 100), non_offenders=side)
    found = proposed(endings(*shares), Vulnerability.NONE, steps)

    assert sum(outcome.share for outcome in found) == 1
    assert all((outcome.share / steps.step).denominator == 1 for outcome in found)


@given(st.lists(st.integers(1, 40), min_size=2, max_size=6), st.integers(0, 60), st.sampled_from(Side))
def test_a_lean_is_never_against_the_non_offenders(parts: list[int], lean: int, side: Side) -> None:
    told = endings(*(Fraction(part, sum(parts)) for part in parts))
    sign = 1 if side is Side.NS else -1
    leant, plain = (
        sign
        * worth(
            proposed(
                told, Vulnerability.NONE, Steps(lean=percent, step=Fraction(1, 100), non_offenders=side)
            ),
            Vulnerability.NONE,
        ).points
        for percent in (Fraction(lean, 100), Fraction(0))
    )

    assert leant >= plain - 6  # a hundredth of a trick score, by the rounding


def test_a_lean_makes_nothing_unlikely_likely() -> None:
    told = endings(Fraction(60, 100), Fraction(39, 100), Fraction(1, 100))
    steps = Steps(step=Fraction(1, 100), lean=Fraction(1, 10), non_offenders=Side.EW)
    found = {outcome.tricks: outcome.share for outcome in proposed(told, Vulnerability.NONE, steps)}

    assert {9: Fraction(50, 100), 8: Fraction(49, 100), 7: Fraction(1, 100)} == found


def test_a_remainder_goes_to_what_the_non_offenders_like() -> None:
    told = endings(Fraction(1, 2), Fraction(1, 2))
    for side, best in ((Side.NS, 9), (Side.EW, 8)):
        steps = Steps(step=Fraction(1, 5), non_offenders=side)
        found = {outcome.tricks: outcome.share for outcome in proposed(told, Vulnerability.NONE, steps)}

        assert Fraction(3, 5) == found[best]


@pytest.mark.parametrize(
    ("steps", "said"),
    [
        ({"step": Fraction(3, 10)}, "a whole part of 100 %"),
        ({"step": Fraction(0)}, "a whole part of 100 %"),
        ({"lean": Fraction(1, 10)}, "a lean without a side"),
        ({"lean": Fraction(2), "non_offenders": Side.NS}, "give the part of 100 %"),
    ],
)
def test_steps_that_cannot_be_are_refused(steps: dict[str, object], said: str) -> None:
    with pytest.raises(CaseError, match=said):
        Steps(**steps)  # type: ignore[arg-type]  # wrong on purpose


def test_worth_in_points_matchpoints_and_imps() -> None:
    told = [Outcome(GAME, 9, Fraction(3, 5)), Outcome(GAME, 8, Fraction(2, 5))]
    found = worth(told, Vulnerability.NONE, field=[400, 150, -50], other_table=-50)

    assert Fraction(220) == found.points
    assert (Fraction(3, 5) * 5 + Fraction(2, 5) * 1, 6) == (found.matchpoints, found.top)
    assert Fraction(3, 5) * 10 == found.imps
