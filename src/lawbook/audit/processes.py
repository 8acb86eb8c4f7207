"""Processes of this machine that look at portions, each through a pipe of its own; a new one comes for one that is ended."""

import multiprocessing
import signal
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait

from lawbook.audit.archive import Portion
from lawbook.audit.looked import Looked, look, lost
from lawbook.audit.rows import Asked

__all__ = ["TRIES", "by_processes"]

TRIES = 3
"""How many processes a portion may end before it is given up."""
_WAITING = 3
"""How many portions for each worker are in memory."""


@dataclass(slots=True)
class _Job:
    """A portion, and what it comes to as soon as that is known."""

    portion: Portion
    found: Looked | None = None
    tries: int = 0


class _Worker:
    """A process with its end of a pipe, and what it looks at."""

    __slots__ = ("job", "pipe", "process")

    def __init__(self, asked: Asked) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, other = context.Pipe()
        self.process = context.Process(target=_serve, args=(other, asked), daemon=True)
        self.process.start()
        other.close()  # so that the pipe ends with the process
        self.job: _Job | None = None

    def end(self) -> None:
        """End the process, whatever it does."""
        self.pipe.close()
        self.process.kill()
        self.process.join()


def _serve(pipe: Connection, asked: Asked) -> None:
    """Look at what comes through the pipe, until it ends; to be interrupted is the other side's affair."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            pipe.send(look(pipe.recv(), asked))


def by_processes(portions: Iterable[Portion], asked: Asked, number: int) -> Iterator[tuple[Portion, Looked]]:
    """Each portion, in its order, with what it comes to."""
    line = _Line(asked, [_Worker(asked) for _ in range(number)])
    coming = iter(portions)
    try:
        while True:
            while len(line.jobs) < number * _WAITING and (portion := next(coming, None)) is not None:
                line.add(_Job(portion))
            if not line.jobs:
                return
            line.work()
            while line.jobs and (found := line.jobs[0].found) is not None:
                yield line.jobs.popleft().portion, found
    finally:
        for worker in line.workers:
            worker.end()


class _Line:
    """The portions in their order, those nobody looks at yet, and the workers."""

    __slots__ = ("_asked", "_free", "jobs", "workers")

    def __init__(self, asked: Asked, workers: list[_Worker]) -> None:
        self.jobs: deque[_Job] = deque()
        self.workers = workers
        self._asked = asked
        self._free: deque[_Job] = deque()

    def add(self, job: _Job) -> None:
        """A portion more, at the end."""
        self.jobs.append(job)
        self._free.append(job)

    def work(self) -> None:
        """Give everybody something to do, and wait until somebody is done or ended."""
        for worker in self.workers:
            if worker.job is None and self._free:
                worker.job = self._free.popleft()
                with suppress(OSError):  # it is ended, which is seen below
                    worker.pipe.send(worker.job.portion)
        done = set(wait([worker.pipe for worker in self.workers if worker.job is not None]))
        for place, worker in enumerate(self.workers):
            if worker.pipe in done and worker.job is not None:
                self._take(place, worker, worker.job)

    def _take(self, place: int, worker: _Worker, job: _Job) -> None:
        worker.job = None
        try:
            job.found = worker.pipe.recv()
        except (EOFError, OSError):
            worker.end()
            self.workers[place] = _Worker(self._asked)
            job.tries += 1
            if job.tries < TRIES:
                self._free.appendleft(job)
            else:
                job.found = lost(job.portion, self._asked)
