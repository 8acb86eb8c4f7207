"""How fast a comparable call is judged, and how long sampling takes for one of the same figures: `make bench`."""

import statistics
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import chain, pairwise
from pathlib import Path

import pytest
import yaml
from pytest_benchmark.fixture import BenchmarkFixture

from bench.figures import run_often
from lawbook.desk.line import line_of
from lawbook.errors import CaseError
from lawbook.law.authority import authority
from lawbook.meaning import Meaning, MeaningError, difference, parse_meaning, verdict
from lawbook.meaning.comparing.specifying import specifications
from lawbook.meaning.counting import formula

VECTORS = yaml.safe_load((Path(__file__).parents[1] / "tests/meaning/vectors.yaml").read_text("utf-8"))
"""The published examples of the tests."""
LINE = line_of(authority("WBF"))

OPENING, OVERCALL = "5+ hearts, 11-20", "5+ hearts, 8-16"
ERROR = 0.001
"""The error at which sampling stops: a tenth of a per cent."""
SAMPLED = 400
"""Overcalls dealt by sampling; what the error needs takes as many times longer."""

HERE, SHARED = (
    Path(__file__).parents[number] / place
    for number, place in ((1, "tests/meaning/lines.yaml"), (2, "shared/cases/meanings.yaml"))
)
"""Lines of convention cards: our own, and those that may stand beside this checkout."""

Case = tuple[list[Meaning], Meaning]


def cases() -> list[Case]:
    return [([*map(parse_meaning, row["withdrawn"])], parse_meaning(row["replacement"])) for row in VECTORS]


def lines() -> Iterator[Meaning]:
    """What lines of convention cards describe, as far as they are understood."""
    for file in (HERE, SHARED):
        for row in yaml.safe_load(file.read_text("utf-8")) if file.is_file() else []:
            with suppress(MeaningError):
                yield parse_meaning(row["text"], row["lang"], row["kind"]["call"], row["kind"]["after"])


def fresh_verdict(withdrawn: list[Meaning], replacement: Meaning) -> None:
    """The verdict with nothing kept from the time before."""
    formula.grounds_of.cache_clear()
    specifications.cache_clear()
    with suppress(CaseError):  # a line that fits no hand is refused
        verdict(withdrawn, replacement, LINE)


def judged(asked: Iterable[Case]) -> list[float]:
    """The processor time of each verdict, in seconds."""
    times = []
    for case in asked:
        start = time.process_time()
        fresh_verdict(*case)
        times.append(time.process_time() - start)
    return times


@pytest.mark.parametrize("kind", ["published examples", "neighbouring lines of cards"])
def test_verdicts(benchmark: BenchmarkFixture, kind: str) -> None:
    """Wanted: each under 20 ms, half of them under 5 ms."""
    neighbours = ([([one], other)] for one, other in pairwise(lines()))
    asked = cases() if kind == "published examples" else [*chain.from_iterable(neighbours)]
    judged(asked)
    rounds = [judged(asked) for _ in range(5)]
    times = [1000 * statistics.median(each) for each in zip(*rounds, strict=True)]
    run_often(benchmark, lambda: judged(asked), 1)

    benchmark.extra_info["pairs"] = len(asked)
    benchmark.extra_info["median_ms"] = round(statistics.median(times), 2)
    benchmark.extra_info["slowest_ms"] = round(max(times), 2)


def sampled() -> tuple[float, float]:
    """The share of overcalls that are openings by dealing at random with endplay, and the seconds it took."""
    from endplay.dealer import generate_deals  # noqa: PLC0415  # nothing but this figure needs it
    from endplay.evaluate import hcp  # noqa: PLC0415

    start = time.process_time()
    dealt = generate_deals(
        lambda deal: len(deal.north.hearts) >= 5 and 8 <= hcp(deal.north) <= 16, produce=SAMPLED, seed=2017
    )
    openings = sum(hcp(deal.north) >= 11 for deal in dealt)
    return openings / SAMPLED, time.process_time() - start


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # endplay's, about a library of its own
def test_the_same_share_by_sampling(benchmark: BenchmarkFixture) -> None:
    """Wanted: 1,000 times as fast as sampling that is out by a tenth of a per cent."""
    pair = parse_meaning(OPENING), parse_meaning(OVERCALL)

    def counted() -> float:
        formula.grounds_of.cache_clear()
        seen = difference(*pair)
        return seen.both / (seen.both + seen.only_b)

    start = time.process_time()
    for _ in range(20):
        exact = counted()
    ours = (time.process_time() - start) / 20
    share, theirs = sampled()
    run_often(benchmark, counted, 5)

    assert abs(share - exact) < 0.1
    needed = exact * (1 - exact) / ERROR**2
    benchmark.extra_info["ms"] = round(1000 * ours, 2)
    benchmark.extra_info["sampling_s"] = round(theirs * needed / SAMPLED, 1)
    benchmark.extra_info["times_as_fast"] = round(theirs * needed / SAMPLED / ours)
