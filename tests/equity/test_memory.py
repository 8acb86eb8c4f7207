"""What the library remembers of one layout is kept for the next; no answer may change by it."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from lawbook.bridge import Card, Hand, Seat, Side, Strain
from lawbook.equity import Makes, Position, Resources, Tricks, answer_all
from lawbook.equity.library import library
from lawbook.equity.solver import DoubleDummy
from tests.equity.minimax import dice_of, endings, naive


@contextmanager
def cold() -> Iterator[DoubleDummy]:
    """A solver that forgets everything before each position."""
    with library().slot() as slot:
        yield DoubleDummy(slot, lambda _was, _now: False)


@contextmanager
def unforgetting() -> Iterator[DoubleDummy]:
    """A solver that keeps what it knows of any position in the same strain."""
    with library().slot() as slot:
        yield DoubleDummy(slot, lambda was, now: was.strain is now.strain)


def layouts(number: int, left: int, seed: int) -> list[Position]:
    """One ending with the cards of East and West dealt anew again and again, whoever leads."""
    dice = dice_of(seed)
    pack = dice.sample(list(Card), 4 * left)
    north, south, others = Hand(pack[:left]), Hand(pack[left : 2 * left]), pack[2 * left :]
    found = []
    for _ in range(number):
        dice.shuffle(others)
        hands = (north, Hand(others[:left]), south, Hand(others[left:]))
        found.append(Position(hands, Strain(seed % 5), dice.choice(list(Seat))))
    return found


@pytest.mark.parametrize(("left", "number"), [(4, 150), (6, 150), (8, 100), (10, 30)])
@pytest.mark.parametrize("seed", range(5))
def test_layouts_of_one_board_are_worth_what_they_are_worth_alone(left: int, number: int, seed: int) -> None:
    asked = [Tricks(position, Side.NS) for position in layouts(number, left, seed)]
    alone = answer_all(asked, Resources(solvers=cold))

    assert alone == answer_all(asked)
    assert alone == answer_all(asked, Resources(threads=1))


@pytest.mark.parametrize("seed", range(5))
def test_a_target_is_made_on_a_layout_when_it_is_made_on_it_alone(seed: int) -> None:
    positions = layouts(60, 9, seed)
    alone = answer_all([Tricks(position, Side.NS) for position in positions], Resources(solvers=cold))
    asked = [Makes(position, Side.NS, 4) for position in positions]

    assert [isinstance(most, int) and most >= 4 for most in alone] == answer_all(asked)


def test_nothing_remembered_of_other_cards_other_leaders_or_other_tricks_is_wrong() -> None:
    mixed = [position for left in (2, 3) for position in endings(300, left, seed=6)] * 2
    dice_of(5).shuffle(mixed)
    mixed.sort(key=lambda position: position.strain)
    with unforgetting() as solver:
        found = [solver.most(position) for position in mixed]

    assert [naive(position) for position in mixed] == found
