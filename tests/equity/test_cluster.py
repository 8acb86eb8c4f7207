"""A cluster of two workers, one of which is killed in the middle: the same answers, and none is lost."""

import os
import signal
import subprocess

import pytest

from lawbook.bridge import Side
from lawbook.equity import Cache, NoSolver, Resources, SolverError, Tricks, answer_all, start
from tests.clusters import cluster  # noqa: F401  # a fixture
from tests.equity.minimax import dice_of
from tests.equity.test_memory import layouts

ASKED = [Tricks(position, Side.NS) for seed in range(5) for position in layouts(120, 8, seed)]
dice_of(3).shuffle(ASKED)


def test_a_cluster_answers_as_this_machine_does_even_when_a_worker_is_killed(
    cluster: tuple[str, list[subprocess.Popen[str]]],  # noqa: F811
) -> None:
    address, workers = cluster
    with start(ASKED, Resources(cluster=address, cache=Cache())) as job:
        answers = iter(job)
        found = dict(next(answers) for _ in range(len(ASKED) // 4))
        os.kill(workers[0].pid, signal.SIGKILL)
        found |= dict(answers)

    assert dict(enumerate(answer_all(ASKED))) == found
    assert -signal.SIGKILL == workers[0].wait(5)


def test_a_cluster_leaves_what_has_not_begun_when_cancelled(
    cluster: tuple[str, list[subprocess.Popen[str]]],  # noqa: F811
) -> None:
    with start(ASKED, Resources(cluster=cluster[0])) as job:
        job.cancel()
        found = job.answers()

    assert {"cancelled"} == {
        word for one in found if isinstance(one, SolverError) for word in str(one).split()[3:4]
    }


def test_a_cluster_that_is_not_there_is_said_to_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lawbook.equity.resources._PATIENCE", 1)

    with pytest.raises(NoSolver, match=r"cluster tcp://127.0.0.1:9 does not answer.*start its scheduler"):
        answer_all(ASKED, Resources(cluster="tcp://127.0.0.1:9"))
