"""Scores of pairs and individuals: each session by itself, and the sum of all."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple, TypeAlias

from lawbook.event.board_scores import Tabled
from lawbook.event.entries import Penalized, Where
from lawbook.event.late import Late, changed
from lawbook.event.session_scores import SessionScores, session_scores
from lawbook.scoring.method import Method
from lawbook.scoring.pairs import Tally, Total
from lawbook.scoring.penalties import Unit
from lawbook.scoring.ranking import percentage

__all__ = ["Due", "PairScores", "Sum", "due_of"]


class Sum(NamedTuple):
    """What a contestant has in several sessions, before penalties."""

    points: Fraction = Fraction()
    available: int = 0
    boards: int = 0

    def plus(self, total: Total, times: int = 1) -> "Sum":
        """With one more session; with -1, without it."""
        return Sum(
            self.points + times * total.points,
            self.available + times * total.available,
            self.boards + times * total.boards,
        )


Due: TypeAlias = tuple[str, str, Fraction, Unit]
"""A penalty, as far as its cost depends on it: the session, the contestant, the amount."""


def due_of(penalty: Penalized) -> Due:
    """The penalty without its reason."""
    return (penalty.session, penalty.contestant, penalty.amount, penalty.unit)


@dataclass(frozen=True, eq=False)
class PairScores:
    """A contest of pairs or individuals, scored."""

    method: Method
    expected: int | None = None
    sessions: Mapping[str, SessionScores] = field(default_factory=dict)
    summed: Callable[[], Mapping[str, Sum]] | None = None
    """What each contestant has in all of them, if that is known already."""
    dues: Callable[[], Mapping[Due, Fraction | None]] = dict
    """What penalties take, as far as that is known of sessions that nobody has looked at."""

    def with_tables(self, tables: Mapping[Where, Tabled | None]) -> "PairScores":
        """The contest with something else at these tables, or nothing any more."""
        by_session: defaultdict[str, dict[Where, Tabled | None]] = defaultdict(dict)
        for where, table in tables.items():
            by_session[where.session][where] = table
        new: dict[str, SessionScores] = {}
        for name, told in by_session.items():
            old = self.session(name)
            new[name] = old.with_tables(told, self.expected)
        summed = None
        if self.summed is not None or "sums" in self.__dict__:
            sums = self._moved(new)
            summed = lambda: sums  # noqa: E731
        return PairScores(self.method, self.expected, changed(self.sessions, new), summed, self.dues)

    def session(self, name: str) -> SessionScores:
        """The session of this name, which may be one that is not played yet."""
        return (
            self.sessions[name] if name in self.sessions else session_scores({}, self.method, self.expected)
        )

    @cached_property
    def sums(self) -> Mapping[str, Sum]:
        """What each contestant has in all sessions, before penalties."""
        if self.summed is not None:
            return self.summed()
        sums: defaultdict[str, Sum] = defaultdict(Sum)
        for session in self.sessions.values():
            for name, total in session.totals.items():
                sums[name] = sums[name].plus(total)
        return dict(sums)

    def _moved(self, new: Mapping[str, SessionScores]) -> Mapping[str, Sum]:
        """The sums with other sessions."""
        sums = dict(self.sums)
        for name, session in new.items():
            old, now = self.session(name).totals, session.totals
            for contestant in (*old, *(each for each in now if each not in old)):
                if old.get(contestant) != now.get(contestant):
                    told = sums.get(contestant, Sum())
                    told = told.plus(old[contestant], -1) if contestant in old else told
                    sums[contestant] = told.plus(now[contestant]) if contestant in now else told
        return {name: told for name, told in sums.items() if told.boards}

    def board(self, where: Where) -> dict[str, Fraction]:
        """What the board of this table brings each contestant who has something on it."""
        if where.session not in self.sessions:
            return {}
        session = self.sessions[where.session]
        label = session.label(where)
        return {} if label is None else session.board(label)

    def elsewhere(self, where: Where, contestant: str) -> Tally:
        """What a contestant has on the other boards of its session."""
        return self.session(where.session).elsewhere(where, contestant)

    def cost(self, penalty: Penalized) -> Fraction | None:
        """What a penalty takes from a contestant; None from one who has played nothing in its session."""
        name = penalty.session
        if isinstance(self.sessions, Late) and not self.sessions.is_made(name):
            known = self.dues()
            if due_of(penalty) in known:
                return known[due_of(penalty)]
        return self.sessions[name].cost(penalty) if name in self.sessions else None

    def totals(self, penalties: Iterable[Penalized] = ()) -> dict[str, Fraction]:
        """What each contestant has in the end: a percentage of all sessions, or the sum of their IMPs."""
        points = {name: told.points for name, told in self.sums.items()}
        for penalty in penalties:
            cost = self.cost(penalty)
            if cost is not None and penalty.contestant in points:
                points[penalty.contestant] -= cost
        if not self.method.top(2):
            return points
        return {name: percentage(told, self.sums[name].available) for name, told in points.items()}
