"""How fast results are scored: `make bench`."""

import random
from collections.abc import Callable
from time import process_time

import numpy as np
import numpy.typing as npt
from pytest_benchmark.fixture import BenchmarkFixture

from bench.figures import run_often, tell_rate
from lawbook.bridge import Bid, Strain
from lawbook.scoring.contract import score_of
from lawbook.scoring.entry import Weighted
from lawbook.scoring.matchpoints import FieldPoints, field_matchpoints
from lawbook.scoring.method import CrossImps, Matchpoints
from lawbook.scoring.pairs import Result, Session, score_session
from lawbook.scoring.ranking import Place, rank

BOARDS, TABLES = 5_000, 1_000


def possible_scores() -> list[int]:
    """Every score of a contract up to a grand slam that goes four down at most, and its opposite."""
    scores = {
        score_of(Bid(level, strain), doubled, tricks, vulnerable=vulnerable)
        for level in range(1, 8)
        for strain in Strain
        for doubled in (0, 1)
        for tricks in range(level + 2, 14)
        for vulnerable in (False, True)
    }
    return sorted(scores | {-score for score in scores})


def field() -> tuple[npt.NDArray[np.int64], npt.NDArray[np.bool_]]:
    """Seeded scores of 5,000 boards at 1,000 tables; one result in fifty is missing."""
    dice = np.random.default_rng(2017)
    return dice.choice(possible_scores(), (BOARDS, TABLES)), dice.random((BOARDS, TABLES)) > 0.02


def test_a_field_matchpointed(benchmark: BenchmarkFixture) -> None:
    """Wanted: 5,000,000 results with Neuberg in under 3 s on one core, and in 3 times one sort of them."""
    scores, played = field()

    def matchpoint() -> FieldPoints:
        return field_matchpoints(scores, played)

    run_often(benchmark, matchpoint, rounds=5)

    tell_rate(benchmark, "results_per_second", BOARDS * TABLES)
    benchmark.extra_info["times_one_sort"] = round(
        _time_of(matchpoint) / _time_of(lambda: np.sort(scores)), 2
    )


def _time_of(work: Callable[[], object]) -> float:
    """The shortest processor time of three."""
    times = []
    for _ in range(3):
        begin = process_time()
        work()
        times.append(process_time() - begin)
    return min(times)


def simultaneous() -> list[Result]:
    """A seeded simultaneous of 30 boards at 1,000 tables."""
    dice, scores = random.Random(2017), possible_scores()  # noqa: S311  # nothing secret about a score
    return [
        Result.of(board, f"N{table}", f"E{(table + board) % TABLES}", dice.choice(scores))
        for board in range(1, 31)
        for table in range(TABLES)
    ]


def ruling_and_ranking(session: Session) -> tuple[Place, ...]:
    """The ranking after one weighted score."""
    ruling = Result.of(7, "N5", "E12", Weighted.of([(620, "60%"), (-100, "40%")]))
    totals = session.with_results([ruling]).totals()
    return rank({name: total.percentage for name, total in totals.items()})


def test_a_simultaneous_rescored_after_a_ruling(benchmark: BenchmarkFixture) -> None:
    """Wanted: under 100 ms, the new ranking of 2,000 pairs included."""
    session = score_session(simultaneous(), Matchpoints())

    places = benchmark(lambda: ruling_and_ranking(session))

    assert len(places) == 2 * TABLES
    benchmark.extra_info["processor_ms"] = round(1000 * _time_of(lambda: ruling_and_ranking(session)), 1)


def test_a_simultaneous_scored(benchmark: BenchmarkFixture) -> None:
    results = simultaneous()

    run_often(benchmark, lambda: score_session(results, Matchpoints()).totals(), rounds=3)


def test_a_simultaneous_scored_at_cross_imps(benchmark: BenchmarkFixture) -> None:
    results = simultaneous()

    run_often(benchmark, lambda: score_session(results, CrossImps()).totals(), rounds=2)
