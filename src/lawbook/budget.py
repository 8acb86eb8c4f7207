"""Budget: how much may be spent on one question, in seconds of work, positions looked at and events retold.

Whoever asks puts it in force, and what takes long spends of it: the story told again, the hands that a
meaning counts, the lines of a claim, the layouts of a study. When it is spent, what is known is the answer.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from math import inf

from lawbook.errors import LawbookError, Wording

try:
    from time import thread_time
except ImportError:  # a browser's interpreter has one thread, and no clock of its own for it
    from time import process_time as thread_time

__all__ = ["Budget", "Stopped", "in_force", "known_so_far", "within"]

_EVERY = 256
"""After so many positions the clock is looked at."""


class Stopped(LawbookError):  # noqa: N818  # the name in the style of its family
    """The budget is spent: after how much, and what is known so far."""

    def knowing(self, known: Wording) -> "Stopped":
        """The same, with what is known so far, if nobody nearer to it has told that."""
        if "known" in self.named:
            return self
        return Stopped("stopped after {spent}; known so far: {known}", spent=self.named["spent"], known=known)


@dataclass(slots=True)
class Budget:
    """What may still be spent, in one thread.

    >>> budget = Budget(events=1)
    >>> budget.spend(events=1)
    >>> budget.spend(events=1)
    Traceback (most recent call last):
    lawbook.budget.Stopped: stopped after 1 events
    """

    seconds: float = inf
    """Seconds of work of the thread that asks, however busy the machine is."""
    nodes: float = inf
    events: float = inf
    _nodes: int = field(default=0, init=False)
    _events: int = field(default=0, init=False)
    _looked: int = field(default=0, init=False)
    _began: float | None = field(default=None, init=False)

    def spend(self, nodes: int = 0, events: int = 0) -> None:
        """Spend some. Raises Stopped when more is spent than there is."""
        self._nodes += nodes
        self._events += events
        if self._nodes > self.nodes:
            raise Stopped("stopped after {spent}", spent=Wording("{number} positions", number=self.nodes))
        if self._events > self.events:
            raise Stopped("stopped after {spent}", spent=Wording("{number} events", number=self.events))
        if events or self._nodes >= self._looked:
            self._looked = self._nodes + _EVERY
            if self.over:
                raise Stopped(
                    "stopped after {spent}", spent=Wording("{number} s", number=_figure(self.seconds))
                )

    @property
    def events_left(self) -> float:
        """How many events may still be told again."""
        return self.events - self._events

    @property
    def over(self) -> bool:
        """Whether the time is up; it begins when this is first asked."""
        if self.seconds == inf:
            return False
        now = thread_time()
        if self._began is None:
            self._began = now
        return now - self._began > self.seconds


def _figure(seconds: float) -> str:
    return f"{seconds:g}"


_BOUNDLESS = Budget()
_IN_FORCE: ContextVar[Budget] = ContextVar("lawbook_budget", default=_BOUNDLESS)


def in_force() -> Budget:
    """The budget of whoever asks; boundless where he has set none."""
    return _IN_FORCE.get()


@contextmanager
def within(budget: Budget) -> Iterator[Budget]:
    """Whatever is asked inside spends of this budget."""
    before = _IN_FORCE.set(budget)
    try:
        yield budget
    finally:
        _IN_FORCE.reset(before)


@contextmanager
def known_so_far(known: Wording) -> Iterator[None]:
    """Where the budget is spent inside, this is what is known. Raises Stopped that says so."""
    try:
        yield
    except Stopped as stopped:
        raise stopped.knowing(known) from None
