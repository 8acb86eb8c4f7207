"""A Dask cluster of this machine: a scheduler and two workers, each in a process of its own."""

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

CODE = "from distributed.cli.dask_{0} import main; main()"


def dask(kind: str, *options: str) -> subprocess.Popen[str]:
    """A scheduler or a worker in a process of its own; it tells where it listens."""
    return subprocess.Popen(
        [sys.executable, "-c", CODE.format(kind), "--no-dashboard", *options],
        stderr=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )  # fmt: skip


def line_with(process: subprocess.Popen[str], word: str) -> str:
    """The first line of what a process says in which this word stands."""
    assert process.stderr is not None
    return next(line for line in process.stderr if word in line)


@pytest.fixture(scope="module")
def cluster() -> Iterator[tuple[str, list[subprocess.Popen[str]]]]:
    """The address of a scheduler, and its two workers."""
    scheduler = dask("scheduler", "--host", "127.0.0.1", "--port", "0")
    address = line_with(scheduler, "Scheduler at:").split()[-1]
    workers = [dask("worker", address, "--nthreads", "1", "--no-nanny") for _ in range(2)]
    for worker in workers:
        line_with(worker, "Registered to")
    yield address, workers
    for process in (*workers, scheduler):
        process.kill()
        process.communicate()
