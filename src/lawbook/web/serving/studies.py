"""Studies: what takes seconds, done by processes beside the server, so that no page waits for it.

A study is known by its task. It waits in a queue for one of few processes, tells what it has found so
far, is kept when it is done, and is ended when nobody has asked for it any more.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from threading import Lock, Thread
from time import monotonic
from typing import Any

from lawbook.errors import CaseError, LawbookError
from lawbook.web.serving.studying import Task, work

__all__ = ["Studies", "Study"]

LEASE = 6.0
"""So many seconds after the last who asked for it a study goes on."""
_LOOK = 0.2
"""How often, in seconds, it is looked whether a study is wanted still."""


@dataclass(eq=False, slots=True)
class Study:
    """A study that was asked for."""

    task: Task
    found: "Future[Any]" = field(default_factory=Future)
    so_far: Any = None
    """The newest that it has told."""
    asked: float = field(default_factory=monotonic)
    """When it was asked for last."""

    @property
    def wanted(self) -> bool:
        """Whether somebody has asked for it lately."""
        return monotonic() - self.asked < LEASE

    def take(self, told: tuple[bool, Any]) -> None:
        """What the process tells: whether it is the end, and what was found or refused."""
        done, self.so_far = told
        if not done:
            return
        with suppress(InvalidStateError):  # it was given up in the meantime
            if isinstance(self.so_far, LawbookError):
                self.found.set_exception(self.so_far)
            else:
                self.found.set_result(self.so_far)


class Studies:
    """All studies of a server: the queue, the processes, and what is known already."""

    def __init__(self, processes: int = 2, patience: float = 0.3, kept: int = 256, queue: int = 100) -> None:
        self.patience = patience
        """How many seconds a page may take to look whether a study is done."""
        self.closed = False
        """Whether the server is ending, so that nobody waits any longer."""
        self._most = queue
        self._processes = [_Process(self._next) for _ in range(processes)]
        self._kept: OrderedDict[Task, Study] = OrderedDict()
        self._size = kept
        self._queue: SimpleQueue[Study] = SimpleQueue()
        self._lock = Lock()

    @property
    def queued(self) -> int:
        """How many studies wait for a process."""
        return self._queue.qsize()

    @property
    def running(self) -> int:
        """How many studies are being made."""
        return sum(process.busy for process in self._processes)

    @property
    def processes(self) -> int:
        """How many processes have been begun."""
        return sum(process.begun for process in self._processes)

    def stand_back(self) -> None:
        """Leave the processors to the pages, before anything is studied: for a server that does nothing else."""
        for process in self._processes:
            process.behind = True

    def ask(self, *task: str) -> Study:
        """The study of a task, begun where it was not; asking again keeps it alive. Raises CaseError for too many."""
        with self._lock:
            study = self._kept.get(task)
            if study is None or study.found.cancelled():
                study = self._begun(task)
            study.asked = monotonic()
            self._kept.move_to_end(task)
        return study

    def _begun(self, task: Task) -> Study:
        if self.queued >= self._most:
            raise CaseError(
                "studies: {number} wait already; try again in a minute, or use the terminal",
                number=self._most,
            )
        study = self._kept[task] = Study(task)
        self._queue.put(study)
        unfinished = sum(not study.found.done() for study in self._kept.values())
        for process in self._processes[
            :unfinished
        ]:  # one that has read all that it needs comes before another
            process.start()
        while len(self._kept) > self._size:
            self._kept.popitem(last=False)
        return study

    def _next(self) -> Study:
        """The next study that is wanted still; waits for one."""
        while True:
            study = self._queue.get()
            if study.wanted:
                return study
            study.found.cancel()

    async def soon(self, *task: str) -> Study:
        """The study, after a moment in which it may come to its end."""
        study = self.ask(*task)
        study.asked += self.patience  # whoever waits for it has not left
        await asyncio.wait([_awaited(study)], timeout=self.patience)
        return study

    async def whole(self, *task: str, left: Callable[[], Any]) -> Any:
        """What a study comes to, None if whoever asked has left before. Raises what the study refuses."""
        while True:
            study = self.ask(*task)
            waited = _awaited(study)
            await asyncio.wait([waited], timeout=_LOOK)
            if waited.done() and not waited.cancelled():
                return waited.result()
            if self.closed or await left():
                return None

    def close(self) -> None:
        """End all processes."""
        self.closed = True
        for process in self._processes:
            process.end()


def _awaited(study: Study) -> "asyncio.Future[Any]":
    """The end of a study, which somebody may stop waiting for."""
    waited = asyncio.wrap_future(study.found)
    waited.add_done_callback(lambda done: done.cancelled() or done.exception())
    return waited


class _Process:
    """One process, and the thread that gives it one study after the other; both are begun when one is asked for."""

    def __init__(self, following: Callable[[], Study]) -> None:
        self._following = following
        self.behind = False
        """Whether it takes only the time that nobody else wants."""
        self._thread: Thread | None = None
        self._process: SpawnProcess | None = None
        self._to: Connection
        self.busy = False

    @property
    def begun(self) -> bool:
        """Whether there is a process, which has read what the last study needed."""
        return self._process is not None

    def start(self) -> None:
        """Begin, if it has not begun."""
        if self._thread is None:
            self._thread = Thread(target=self._serve, name="study", daemon=True)
            self._thread.start()

    def end(self) -> None:
        """End the process, whatever it does."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()

    def _serve(self) -> None:
        while True:
            study = self._following()
            self.busy = True
            try:
                self._study(study)
            except (EOFError, OSError):
                self.end()
                study.take(
                    (True, CaseError("the study has broken off: ask for it again, or use the terminal"))
                )
            self.busy = False

    def _study(self, study: Study) -> None:
        """Have it studied; the process is ended where nobody wants it any more. Raises EOFError if it dies."""
        if self._process is None:
            self._begin()
        self._to.send(study.task)
        while not study.found.done():
            if self._to.poll(_LOOK):
                study.take(self._to.recv())
            elif self._process is None:
                raise EOFError
            if not study.wanted and study.found.cancel():
                self.end()

    def _begin(self) -> None:
        ours, theirs = get_context("spawn").Pipe()
        self._process = get_context("spawn").Process(
            target=work, args=(theirs,), kwargs={"behind": self.behind}, daemon=True
        )
        self._process.start()
        theirs.close()
        self._to = ours
