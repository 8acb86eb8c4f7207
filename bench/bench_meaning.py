"""How fast meanings are compared and dealt: `make bench`."""

import random
from itertools import chain, cycle
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from bench.figures import tell_rate
from lawbook.bridge import Hand, Seat
from lawbook.meaning import HandsOf, contains, deals, difference, examples, parse_meaning
from lawbook.meaning.counting import formula

PAIRS = {
    "1H opening, overcall": ("5+ hearts, 11-20", "5+ hearts, 8-16"),
    "1S opening, jump overcall": ("5+ spades, 11-20", "6+ spades, 11-15"),
    "1H opening, double": ("4+ hearts, 12-20", "4+ hearts, 12-20, 0-2 spades"),
    "1H, take-out double": ("4+ hearts, 12-20", "12+, up to 2 spades, 3+ hearts, 3+ diamonds, 3+ clubs"),
    "weak 2S, pre-empt": (
        "6 spades, 5-10, two of the top three honours in spades",
        "6+ spades, 3-10, no aces, good spades",
    ),
    "1C, 1NT overcall": (
        "2+ clubs, 12-21, no 5-card major, not (15-17 balanced), clubs longer than diamonds or 3=3=4=3",
        "15-18 balanced, stopper in diamonds",
    ),
    "1C, two-suiter": ("2+ clubs, 11-21, denies a 5-card major", "5-5 in hearts and clubs, 10+"),
    "1NT weak, 1NT overcall": ("12-14 balanced", "15-17 balanced, stopper in clubs"),
    "1NT weak, double": ("12-14 balanced", "12+, 3+ spades, 3+ hearts, 3+ diamonds"),
    "pass, single raise": (
        "up to 11, not (6 spades, 5-10), not (6 hearts, 5-10), not (7+ diamonds, 6-10), not (7+ clubs, 6-10)",
        "3-4 hearts, 6-9, not (3=3=4=3, 6-7)",
    ),
    "multi, weak jump": (
        "6 hearts, 5-10, or 6 spades, 5-10, or 20-22 balanced, or 17-24, any 4-4-4-1",
        "6 hearts, 5-10",
    ),
    "1S, Michaels": ("5+ spades, 11-20", "5+ spades, 5+ diamonds or 5+ clubs, 11+"),
    "strong club, double": ("16+", "16+"),
    "robots": (
        "5+ H; 11-21 HCP; 12-22 total points",
        "4- D; 5+ !H; twice rebiddable H; 11-18 HCP; 12-18 total points; forcing to 3N",
    ),
    "stoppers": (
        "15-18 balanced, stoppers in spades and hearts and diamonds",
        "15-18, stopper in spades, stopper in clubs",
    ),
    "key cards": ("1 or 4 key cards in spades", "0 or 3 key cards in spades"),
}


def fresh(pair: tuple[str, str]) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """The meanings of a pair, none of their formulas kept from the time before."""
    formula.grounds_of.cache_clear()
    return tuple(map(parse_meaning, pair)), {}


@pytest.mark.parametrize("name", PAIRS)
def test_verdicts(benchmark: Any, name: str) -> None:
    """Wanted: each under 20 ms, half of them under 5 ms."""
    seen = benchmark.pedantic(difference, setup=lambda: fresh(PAIRS[name]), rounds=30, warmup_rounds=1)

    assert seen.only_a + seen.both > 0


def test_three_figures_at_once(benchmark: Any) -> None:
    """Wanted: under 200 ms; nobody alerts so much."""
    pair = ("15-18 balanced", "15-18, stopper in spades, stopper in clubs, 5+ controls, at most 7 losers")
    seen = benchmark.pedantic(difference, setup=lambda: fresh(pair), rounds=5, warmup_rounds=1)

    assert seen.only_a > 0


def test_descriptions_read(benchmark: BenchmarkFixture) -> None:
    """Wanted: 1,000 a second."""
    said = list(chain.from_iterable(PAIRS.values()))

    read = benchmark(lambda: [parse_meaning(text) for text in said])

    tell_rate(benchmark, "descriptions_per_second", len(read))


@pytest.mark.parametrize("said", ["any hand", PAIRS["weak 2S, pre-empt"][0], "15-17 balanced"])
def test_hands_dealt(benchmark: BenchmarkFixture, said: str) -> None:
    """Wanted: 20,000 hands a second."""
    hands, dice = HandsOf(parse_meaning(said)), random.Random(2017)  # noqa: S311
    dealt = benchmark(lambda: [hands.deal(dice) for _ in range(2000)])

    tell_rate(benchmark, "hands_per_second", len(dealt))


def test_hands_tested(benchmark: BenchmarkFixture) -> None:
    """Wanted: 100,000 hands a second."""
    hands: list[Hand] = examples(parse_meaning("any hand"), 2000, seed=2017)
    meaning = parse_meaning("6 spades, 5-10, two of the top three honours in spades")
    found = benchmark(lambda: [contains(meaning, hand) for hand in hands])

    tell_rate(benchmark, "hands_per_second", len(found))


def test_deals(benchmark: BenchmarkFixture) -> None:
    """Wanted: 500 deals a second, where two of the players have shown something."""
    shown = {Seat.N: parse_meaning("15-17 balanced"), Seat.E: parse_meaning("5+ hearts, 8-16")}
    seeds = cycle(range(1000))
    dealt = benchmark(lambda: list(deals(shown, 100, seed=next(seeds))))

    tell_rate(benchmark, "deals_per_second", len(dealt))
