"""Many questions at once: on all cores or a cluster, away from who asked, with progress, until cancelled."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import ExitStack
from functools import partial
from queue import SimpleQueue
from threading import Lock
from typing import Generic, Self, TypeVar

from lawbook.equity.cache import Cache
from lawbook.equity.errors import SolverError
from lawbook.equity.questions import Question
from lawbook.equity.resources import THIS_MACHINE, Resources, Workers
from lawbook.equity.solver import Solver, Solvers
from lawbook.errors import LawbookError

__all__ = ["Job", "Progress", "answer_all", "ask", "start"]

A = TypeVar("A")

Progress = Callable[[int, int], None]
"""Is told how many questions are answered, and of how many; by any thread."""

_Figures = bytes | LawbookError
_LONGEST_PIECE, _FEWEST_PIECES = 256, 4


class Job(Generic[A]):
    """Questions that are being answered elsewhere. Leaving it by `with` cancels what has not begun."""

    def __init__(
        self, questions: Iterable[Question[A]], cache: Cache | None = None, progress: Progress | None = None
    ) -> None:
        self._questions = list(questions)
        self._places: dict[bytes, list[int]] = {}
        for place, question in enumerate(self._questions):
            self._places.setdefault(question.key, []).append(place)
        self._cache = cache
        self._progress = progress
        self._counting = Lock()
        self._arrived: SimpleQueue[Mapping[bytes, _Figures] | BaseException] = SimpleQueue()
        self._futures: list[Future[list[_Figures]]] = []
        self._scope = ExitStack()
        self.done = 0
        """How many questions are answered."""

    @property
    def total(self) -> int:
        """How many questions there are."""
        return len(self._questions)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.cancel()
        self._scope.close()

    def cancel(self) -> None:
        """Leave unanswered whatever has not begun."""
        for future in self._futures:
            future.cancel()

    def __iter__(self) -> Iterator[tuple[int, A | LawbookError]]:
        """The answers as they come, each with the place of its question; they come once."""
        waiting = len(self._places)
        while waiting:
            arrived = self._arrived.get()
            if isinstance(arrived, BaseException):
                raise arrived
            waiting -= len(arrived)
            for key, figures in arrived.items():
                for place in self._places[key]:
                    yield place, self._read(place, figures)

    def answers(self) -> list[A | LawbookError]:
        """The answers in the order of the questions, when all have come; an error where there is none."""
        by_place = dict(self)
        return [by_place[place] for place in range(self.total)]

    def _read(self, place: int, figures: _Figures) -> A | LawbookError:
        return figures if isinstance(figures, LawbookError) else self._questions[place].read(figures)

    def begin(self, resources: Resources) -> None:
        """Hand out what is not known yet."""
        known = self._cache.get(self._places) if self._cache else {}
        self._tell(known)
        unknown = [key for key in self._places if key not in known]
        if not unknown:
            return
        unknown.sort(key=lambda key: self._questions[self._places[key][0]].position.kin)
        where = self._scope.enter_context(resources.workers())
        for keys in self._pieces(unknown):
            piece = [self._questions[self._places[key][0]] for key in keys]
            future = where.executor.submit(_answer, piece, resources.solvers)
            self._futures.append(future)
            future.add_done_callback(partial(self._arrive, keys, where))

    def _pieces(self, keys: Sequence[bytes]) -> Iterator[list[bytes]]:
        """The questions in pieces of some ten milliseconds, beside which handing one out is nothing: two tricks fewer
        are an eighth of the work. There are four at least, for each thread to have its share.
        """
        longest = min(-(-len(keys) // _FEWEST_PIECES), _LONGEST_PIECE)
        piece: list[bytes] = []
        for key in keys:
            left = self._questions[self._places[key][0]].position.left
            if piece and len(piece) >= min(1 << (13 - left) * 3 // 2, longest):
                yield piece
                piece = []
            piece.append(key)
        if piece:
            yield piece

    def _arrive(self, keys: Sequence[bytes], where: Workers, future: Future[list[_Figures]]) -> None:
        found = _outcome(future, len(keys), where)
        if isinstance(found, BaseException):
            self._arrived.put(found)
            return
        by_key = dict(zip(keys, found, strict=True))
        if self._cache:
            self._cache.put({key: figures for key, figures in by_key.items() if isinstance(figures, bytes)})
        self._tell(by_key)

    def _tell(self, found: Mapping[bytes, _Figures]) -> None:
        with self._counting:
            self.done += sum(len(self._places[key]) for key in found)
            done = self.done
        try:
            if self._progress and found:
                self._progress(done, self.total)
        finally:  # whoever has all the answers has heard of all of them
            self._arrived.put(found)


def _outcome(
    future: Future[list[_Figures]], length: int, where: Workers
) -> Sequence[_Figures] | BaseException:
    """What became of a piece: its figures, an error for each of its questions, or one for the whole job."""
    if future.cancelled():
        return [SolverError("the computation was cancelled before this board; start it again")] * length
    error = future.exception()
    if error is None:
        return future.result()
    if isinstance(error, where.lost):
        return [
            SolverError(
                "the cluster lost this board again and again ({error}); look at its workers", error=error
            )
        ] * length
    return error


def _answer(questions: Sequence[Question[A]], solvers: Solvers) -> list[_Figures]:
    """The figures of each question, by a solver of this thread."""
    with solvers() as solver:
        return [_figures(question, solver) for question in questions]


def _figures(question: Question[A], solver: Solver) -> _Figures:
    try:
        return question.figures(solver)
    except LawbookError as error:
        return error


def start(
    questions: Iterable[Question[A]], resources: Resources = THIS_MACHINE, progress: Progress | None = None
) -> Job[A]:
    """Begin to answer the questions, with what there is to do it."""
    job = Job(questions, resources.cache, progress)
    job.begin(resources)
    return job


def answer_all(
    questions: Iterable[Question[A]], resources: Resources = THIS_MACHINE, progress: Progress | None = None
) -> list[A | LawbookError]:
    """The answers to the questions, in their order; an error where one has none."""
    with start(questions, resources, progress) as job:
        return job.answers()


def ask(question: Question[A], resources: Resources = THIS_MACHINE) -> A:
    """The answer to one question, computed by the calling thread."""
    cache = resources.cache
    figures = cache.get([question.key]).get(question.key) if cache else None
    if figures is None:
        with resources.solvers() as solver:
            figures = question.figures(solver)
        if cache:
            cache.put({question.key: figures})
    return question.read(figures)
