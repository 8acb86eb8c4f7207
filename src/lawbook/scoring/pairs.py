"""A session of pairs or individuals, from its results to its totals.

In this order: the results of each board are compared, and brought to the size of the field; then each
contestant's figure on his other boards is known, and the artificial scores with it (12C2(c)); then the
penalties. A ruling rescores only its board.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import chain
from typing import TypeAlias

from lawbook.errors import CaseError
from lawbook.scoring.entry import Average, Entry, Score, Stated, comparable, for_ew
from lawbook.scoring.method import Method
from lawbook.scoring.penalties import Penalty
from lawbook.scoring.ranking import percentage

__all__ = ["Line", "Result", "Session", "Tally", "Total", "score_session"]

Board: TypeAlias = int | str


@dataclass(frozen=True, slots=True)
class Result:
    """What a table has on a board; both entries as North-South see them, and usually the same.

    In an individual contest two players are the contestants of a side, and have its score each.
    """

    board: Board
    ns: tuple[str, ...]
    ew: tuple[str, ...]
    for_ns: Entry
    for_ew: Entry
    form: str = ""
    """Which form of a fouled board was played (Law 87)."""

    @classmethod
    def of(cls, board: Board, ns: str, ew: str, entry: Entry, form: str = "") -> "Result":
        """The result of two pairs, with one score for both."""
        return cls(board, (ns,), (ew,), entry, entry, form)


@dataclass(frozen=True, slots=True)
class Line:
    """What a board brings a contestant: points out of the top, or an award that waits for his other boards.

    With neither it was not his to play, or is not played yet.
    """

    contestant: str
    points: Fraction | None
    top: int
    award: Average | Stated | None = None


@dataclass(frozen=True, slots=True)
class Tally:
    """What a contestant has on the boards that were compared, and the awards on the others."""

    points: Fraction = Fraction()
    top: int = 0
    boards: int = 0
    awards: tuple[tuple[Board, Average | Stated], ...] = ()

    def plus(self, board: Board, line: Line) -> "Tally":
        """The tally with one more board."""
        if line.award is not None:
            return replace(self, awards=(*self.awards, (board, line.award)))
        if line.points is None:
            return self
        return Tally(self.points + line.points, self.top + line.top, self.boards + 1, self.awards)

    def minus(self, board: Board, line: Line) -> "Tally":
        """The tally without a board."""
        if line.award is not None:
            return replace(self, awards=tuple(award for award in self.awards if award[0] != board))
        if line.points is None:
            return self
        return Tally(self.points - line.points, self.top - line.top, self.boards - 1, self.awards)

    @property
    def elsewhere(self) -> Fraction | None:
        """The percentage on the boards that were compared, or the IMPs for each; None if there are none."""
        if not self.boards:
            return None
        return percentage(self.points, self.top) if self.top else self.points / self.boards


@dataclass(frozen=True, slots=True)
class Total:
    """A contestant's total, with his awards and after his penalties."""

    points: Fraction
    available: int
    boards: int

    @property
    def percentage(self) -> Fraction:
        """Of what was available to him."""
        return percentage(self.points, self.available)


@dataclass(frozen=True, slots=True, eq=False)
class Session:
    """The results of a session, scored."""

    method: Method
    results: Mapping[Board, Sequence[Result]]
    expected: int
    lines: Mapping[Board, Sequence[Line]]
    tallies: Mapping[str, Tally]

    def with_results(self, changed: Iterable[Result]) -> "Session":
        """The session with other results for the same contestants on the same boards.

        Raises CaseError for a table that is not there. What the field expects of a board stays as it was.
        """
        results, lines, tallies = dict(self.results), dict(self.lines), dict(self.tallies)
        boards = defaultdict(list)
        for result in changed:
            boards[result.board].append(result)
        for board, news in boards.items():
            results[board] = _replaced(board, results.get(board, ()), news)
            lines[board] = score_board(results[board], self.method, self.expected)
            for old, new in zip(self.lines[board], lines[board], strict=True):
                if old != new:
                    tallies[old.contestant] = tallies[old.contestant].minus(board, old)
                    tallies[new.contestant] = tallies[new.contestant].plus(board, new)
        return Session(self.method, results, self.expected, lines, tallies)

    def worth(self, result: Result) -> tuple[Line, ...]:
        """The lines that the players of this table would have with this result, North-South first."""
        results = _replaced(result.board, self.results.get(result.board, ()), [result])
        lines = zip(_contestants(results), score_board(results, self.method, self.expected), strict=True)
        return tuple(line for other, line in lines if other is result)

    def awards_of(self, contestant: str) -> dict[Board, Fraction]:
        """The points of the contestant's artificial scores, in the order of the boards."""
        tally = self.tallies[contestant]
        order = {board: place for place, board in enumerate(self.results)} if len(tally.awards) > 1 else {}
        awards = sorted(tally.awards, key=lambda award: order.get(award[0], 0))
        return {board: self._award(award, tally, before) for before, (board, award) in enumerate(awards)}

    def _award(self, award: Average | Stated, tally: Tally, before: int) -> Fraction:
        if isinstance(award, Stated):
            return self.method.award(award.amount, self.expected)
        elsewhere = tally.elsewhere
        if elsewhere is not None and not tally.top:
            full = self.method.award(Fraction(1), self.expected)
            elsewhere /= full or 1  # a board with one result is worth nothing
        return self.method.award(self.method.awards.amount(award, elsewhere, before), self.expected)

    def points_of(self, board: Board, line: Line) -> Fraction | None:
        """What a line of the board is worth, an award included; None if it was not played."""
        return self.awards_of(line.contestant)[board] if line.award else line.points

    def totals(self, penalties: Iterable[Penalty] = ()) -> dict[str, Total]:
        """What each contestant has in the end."""
        totals = {name: self._total(name, tally) for name, tally in self.tallies.items()}
        for penalty in penalties:
            total = totals.get(penalty.contestant)
            if total is None:
                raise CaseError(
                    "a penalty to {contestant}: no such contestant in the session; name one who is",
                    contestant=penalty.contestant,
                )
            top = self.method.top(self.expected)
            cost = penalty.cost(self.method.unit, top=top, available=total.available)
            totals[penalty.contestant] = replace(total, points=total.points - cost)
        return totals

    def _total(self, name: str, tally: Tally) -> Total:
        awards = self.awards_of(name).values() if tally.awards else ()
        available = tally.top + len(awards) * self.method.top(self.expected)
        return Total(sum(awards, tally.points), available, tally.boards + len(awards))


def score_session(results: Iterable[Result], method: Method, expected: int | None = None) -> Session:
    """The session of these results.

    As many results are expected of each board as the board has that has most, artificial scores counted.
    """
    boards: dict[Board, list[Result]] = defaultdict(list)
    for result in results:
        boards[result.board].append(result)
    wanted = expected or max((_count(board) for board in boards.values()), default=1)
    lines = {board: score_board(told, method, wanted) for board, told in boards.items()}
    tallies: dict[str, Tally] = defaultdict(Tally)
    for board, told in lines.items():
        for line in told:
            tallies[line.contestant] = tallies[line.contestant].plus(board, line)
    return Session(method, dict(boards), wanted, lines, dict(tallies))


def score_board(results: Sequence[Result], method: Method, expected: int) -> tuple[Line, ...]:
    """The lines of a board, North-South and East-West of each table in turn."""
    ns = _direction([(result.form, result.for_ns) for result in results], method, expected)
    ew = _direction([(result.form, for_ew(result.for_ew)) for result in results], method, expected)
    top = method.top(expected)
    sides = zip(results, ns, ew, strict=True)
    told = chain.from_iterable(
        [(result.ns, result.for_ns, own), (result.ew, result.for_ew, others)] for result, own, others in sides
    )
    return tuple(
        Line(name, points, top, entry if isinstance(entry, Average | Stated) else None)
        for names, entry, points in told
        for name in names
    )


def _contestants(results: Sequence[Result]) -> Iterator[Result]:
    """The results, each as often as it has contestants."""
    return (result for result in results for _ in (*result.ns, *result.ew))


def _direction(entries: Sequence[tuple[str, Entry]], method: Method, expected: int) -> list[Fraction | None]:
    """The points of one direction, form by form, None where there is no score to compare."""
    groups: dict[str, list[Score]] = defaultdict(list)
    for form, entry in entries:
        if comparable(entry):
            groups[form].append(entry)
    if not groups:
        return [None] * len(entries)
    points = {
        form: iter(rated)
        for form, rated in zip(groups, method.points(list(groups.values()), expected), strict=True)
    }
    return [next(points[form]) if comparable(entry) else None for form, entry in entries]


def _count(results: Sequence[Result]) -> int:
    return max(
        sum(result.for_ns is not None for result in results),
        sum(result.for_ew is not None for result in results),
    )


def _replaced(board: Board, olds: Sequence[Result], news: Sequence[Result]) -> list[Result]:
    by_table = {(new.ns, new.ew): new for new in news}
    results = [by_table.pop((old.ns, old.ew), old) for old in olds]
    for ns, ew in by_table:
        raise CaseError(
            "board {board}: {ns} did not meet {ew}; name two who did, or score the session",
            board=board,
            ns="-".join(ns),
            ew="-".join(ew),
        )
    return results
