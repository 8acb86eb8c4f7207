"""What a ruling costs on a story that goes on, beside one that nobody has told before: `make bench`.

`pytest bench/bench_retelling.py -p no:xdist --benchmark-enable --benchmark-only` makes the figures alone. A
board of another number is a story that nobody has told.
"""

import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import count

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from bench.bench_irregular import exposures
from lawbook.bridge import Board, Seat
from lawbook.casefile import CaseFile
from lawbook.desk import rule
from lawbook.table import Table, parse_story, story_lines
from lawbook.table.record.events import Exposed
from tests.ledger.calls import seeded_deal
from tests.ledger.walking import next_act

NUMBERS = count(1)


def anew(case: CaseFile) -> CaseFile:
    """The same on a board that nobody has told of."""
    return replace(case, board=replace(case.board, number=next(NUMBERS)))


def played() -> CaseFile:
    """A board with one irregularity, a card that a defender exposes at the first trick, played to its end in good order."""
    dice, deal = random.Random(5), seeded_deal()  # noqa: S311  # nothing secret about which cards are played
    table = Table(Board(dealer=Seat.N, deal=deal), story=list(parse_story(["N 4S", "E P", "S P", "W P"])))
    table.push(next_act(table, dice) or Exposed(Seat.E, ()))
    for event in (Exposed(Seat.W, (min(deal[Seat.W] or ()),)), *parse_story(["director"])):
        table.push(event)
    while (act := next_act(table, dice)) is not None:
        table.push(act)
    return CaseFile(board=table.board, story=tuple(story_lines(table.events)))


KINDS: Mapping[str, Callable[[], CaseFile]] = {"board": played, "exposures": lambda: exposures(100)}
"""A board with one irregularity, and a hundred cards exposed in the auction, with the Director after each."""


def beginning(case: CaseFile, lines: int) -> CaseFile:
    """The case with so many lines of its story."""
    return replace(case, story=case.story[:lines])


def test_a_board_ruled_on_after_each_line(benchmark: BenchmarkFixture) -> None:
    """As the desk, a program of a platform, or a test that plays a board tells it: 58 rulings."""
    whole = played()

    def told() -> int:
        case = anew(whole)
        return sum(bool(rule(beginning(case, lines))) for lines in range(1, len(case.story) + 1))

    assert benchmark(told) == len(whole.story)


STORIES = [("board", 10), ("board", 58), ("exposures", 11), ("exposures", 51), ("exposures", 201)]


@pytest.mark.parametrize(("kind", "lines"), STORIES)
def test_a_story_that_nobody_has_told(benchmark: BenchmarkFixture, kind: str, lines: int) -> None:
    case = beginning(KINDS[kind](), lines)

    assert benchmark(lambda: rule(anew(case)))


@pytest.mark.parametrize(("kind", "lines"), STORIES)
def test_a_story_with_one_line_more(benchmark: BenchmarkFixture, kind: str, lines: int) -> None:
    case = beginning(KINDS[kind](), lines)

    def told_but_for_the_last() -> tuple[tuple[CaseFile], dict[str, object]]:
        now = anew(case)
        rule(beginning(now, lines - 1))
        return (now,), {}

    assert benchmark.pedantic(rule, setup=told_but_for_the_last, rounds=30)
