"""How fast claims are adjudicated: `make bench`."""

from pathlib import Path
from statistics import median
from time import process_time

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from bench.bench_equity import positions
from bench.figures import run_often
from lawbook.casefile import CaseFile, load
from lawbook.desk.claims import claim_worth
from lawbook.equity.claims import Claim, TooManyLines, adjudicate, parse_statement

CASES = Path(__file__).parents[1] / "cases"


def claims() -> list[CaseFile]:
    """Every case of Laws 70 and 71 whose story tells a claim and its cards."""
    files = (CASES / law / name for law in ("law_70", "law_71") for name in ("shown.yaml", "published.yaml"))
    return [case for file in files for case in load(file) if case.table.claimed]


def test_shared_claims(benchmark: BenchmarkFixture) -> None:
    """Wanted: the median of the shared claim cases under 1 s each."""
    cases = claims()
    times: list[float] = []

    def adjudicate_all() -> None:
        times.clear()
        for case in cases:
            begun = process_time()
            claim_worth(case)
            times.append(process_time() - begun)

    run_often(benchmark, adjudicate_all, rounds=1)

    benchmark.extra_info["median_ms"] = round(1000 * median(times))
    benchmark.extra_info["longest_ms"] = round(1000 * max(times))
    assert len(cases) == len(times)


@pytest.mark.parametrize("place", [1, 2])
def test_eleven_and_nine_cards(benchmark: BenchmarkFixture, place: int) -> None:
    """One claim with trumps to draw, eleven tricks from the end, and one at notrumps, nine."""
    case = load(CASES / "law_70" / "shown.yaml")[place]

    found = benchmark(lambda: claim_worth(case))

    assert found.worst == 6


@pytest.mark.parametrize("said", ["", "drawing trumps"])
def test_early_claims(benchmark: BenchmarkFixture, said: str) -> None:
    """Wanted: a claim of a random deal with 10 to 13 tricks left told or refused within 2 s each."""
    early = [
        Claim(position=where, claimer=where.leader, tricks=left, statement=parse_statement(said))
        for left in (10, 11, 12, 13)
        for where in positions(1, left, left)
    ]
    times: list[float] = []
    told: list[bool] = []

    def adjudicate_all() -> None:
        times.clear()
        told.clear()
        for claim in early:
            begun = process_time()
            told.append(answered(claim))
            times.append(process_time() - begun)

    run_often(benchmark, adjudicate_all, rounds=1, warm=0)

    benchmark.extra_info |= {"told": sum(told), "of": len(told), "longest_ms": round(1000 * max(times))}
    assert len(early) == len(times)


def answered(claim: Claim) -> bool:
    """Whether the claim is told, and not refused as too early."""
    try:
        return adjudicate(claim) is not None
    except TooManyLines:
        return False
