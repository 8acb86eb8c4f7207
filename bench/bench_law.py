"""How fast the heart is: endings explored, rulings from stories, a command from start to finish.

`make bench` prints the figures; docs/speed.md keeps them.
"""

import os
import resource
import subprocess
import sys
from pathlib import Path

from pytest_benchmark.fixture import BenchmarkFixture

from bench.figures import run_often, tell_rate
from lawbook.casefile import load
from lawbook.desk import rule
from lawbook.law.authority import authority
from lawbook.law.book import find_law
from lawbook.law.explore import explore
from lawbook.objects import as_json

ROOT = Path(__file__).parents[1]
CASE = ROOT / "cases" / "law_13" / "workshop.yaml"
AUCTION = ROOT / "cases" / "law_31" / "two.yaml"
WBF = authority("WBF")


def test_endings_of_law_13_explored(benchmark: BenchmarkFixture) -> None:
    """Wanted: 100,000 endings a second on one core; a round here is 900 endings."""
    law = find_law("13")

    def hundred_times() -> int:
        return sum(1 for _ in range(100) for _ in explore(law, edition=2017, authority=WBF))

    endings = benchmark(hundred_times)

    tell_rate(benchmark, "endings_per_second", endings)
    assert endings == 900


def test_a_ruling_from_a_parsed_story(benchmark: BenchmarkFixture) -> None:
    case = load(CASE)[0]

    decision = benchmark(rule, case)

    assert decision.citations == ("13A2",)


def test_a_ruling_from_an_auction(benchmark: BenchmarkFixture) -> None:
    """Wanted: under 1 ms after parsing; reading the lines of the story is in it here."""
    case = load(AUCTION)[0]

    decision = benchmark(rule, case)

    assert decision.law == "31"


def test_json_of_a_ruling(benchmark: BenchmarkFixture) -> None:
    decision = rule(load(CASE)[0])

    assert benchmark(as_json, decision)["law"] == "13"


def test_a_case_file_read(benchmark: BenchmarkFixture) -> None:
    assert benchmark(load, CASE)


def test_the_command_from_start_to_finish(benchmark: BenchmarkFixture) -> None:
    """Wanted: under 150 ms of processor time for `lawbook rule FILE`."""
    one = ROOT / "cases" / "law_13" / "one_board.yaml"
    command = [str(Path(sys.executable).parent / "lawbook"), "rule", str(one)]

    def run() -> None:
        subprocess.run(command, check=True, capture_output=True, env={**os.environ, "NO_COLOR": "1"})

    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run_often(benchmark, run, rounds=20)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)

    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    benchmark.extra_info["cpu_ms"] = round(spent / 21 * 1000)
