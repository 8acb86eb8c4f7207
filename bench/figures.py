"""Figures that a benchmark tells beside its times."""

from typing import Any

from pytest_benchmark.fixture import BenchmarkFixture

__all__ = ["run_often", "tell_rate"]


def tell_rate(benchmark: BenchmarkFixture, name: str, number: int) -> None:
    """Tell how many of something were done in a second, from the median round."""
    stats: Any = benchmark.stats
    if stats:  # nothing is measured where benchmarks are only tried
        benchmark.extra_info[name] = round(number / stats["median"])


def run_often(benchmark: Any, work: Any, rounds: int, warm: int = 1) -> None:
    """Run work that is too slow to be repeated by itself."""
    benchmark.pedantic(work, rounds=rounds, iterations=1, warmup_rounds=warm)
