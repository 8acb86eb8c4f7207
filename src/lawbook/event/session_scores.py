"""A session of pairs or individuals: what stands on its boards, and what it comes to; a change rescores its board only."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property, reduce
from typing import TypeAlias

from lawbook.event.board_scores import Relief, Tabled
from lawbook.event.entries import Penalized, Where
from lawbook.event.late import changed
from lawbook.scoring.awards import relief
from lawbook.scoring.entry import comparable
from lawbook.scoring.method import Method
from lawbook.scoring.pairs import Line, Result, Session, Tally, Total, score_board, score_session
from lawbook.scoring.penalties import Penalty

__all__ = ["Board", "Label", "SessionScores", "in_order", "session_scores"]

Label: TypeAlias = int | str


class Board:
    """What stands at the tables of a board."""

    def __init__(self, tables: Callable[[], Mapping[Where, Tabled]], results: int, *, eased: bool) -> None:
        self._read = tables
        self.results = results
        """How many there are, in the direction that has more; artificial ones count."""
        self.eased = eased
        """Whether a side is relieved of a part only, at some table."""

    @classmethod
    def of(cls, tables: Mapping[Where, Tabled]) -> "Board":
        """The board with these tables."""
        told = [table.result for table in tables.values()]
        ns, ew = sum(each.for_ns is not None for each in told), sum(each.for_ew is not None for each in told)
        return cls(lambda: tables, max(ns, ew), eased=any(table.reliefs for table in tables.values()))

    @cached_property
    def tables(self) -> Mapping[Where, Tabled]:
        """What stands at each."""
        return self._read()

    @property
    def relieved(self) -> tuple[Tabled, ...]:
        """The tables at which a side is relieved of a part only."""
        return tuple(table for table in self.tables.values() if table.reliefs) if self.eased else ()


NOTHING = Board.of({})


@dataclass(frozen=True, eq=False)
class SessionScores:
    """A session: what stands at its tables by board, and what it comes to."""

    scored: Session
    boards: Mapping[Label, Board]

    def with_tables(self, tables: Mapping[Where, Tabled | None], expected: int | None) -> "SessionScores":
        """The session with something else at these tables."""
        boards = dict(self.boards)
        for label, told in _by_board(tables, self.boards).items():
            boards[label] = _with(boards.get(label, NOTHING), told)
        wanted = expected or _fullest(boards)
        if wanted != self.scored.expected or boards.keys() != self.boards.keys():
            return session_scores(boards, self.scored.method, expected)
        touched = {label: told for label, told in boards.items() if told is not self.boards[label]}
        return SessionScores(_rescored(self.scored, touched), boards)

    def label(self, where: Where) -> Label | None:
        """Under which name the board of a table is compared."""
        return _label(where, _by_number(self.boards), self.boards)

    def board(self, label: Label) -> dict[str, Fraction]:
        """What a board brings each contestant."""
        figures: dict[str, Fraction] = {}
        for line in self.scored.lines[label]:
            points = self.scored.points_of(label, line)
            if points is not None:
                figures[line.contestant] = points
        for table in self.boards[label].relieved:
            for name, extra in self._reliefs(table):
                figures[name] = figures.get(name, Fraction()) + extra
        return figures

    def elsewhere(self, where: Where, contestant: str) -> Tally:
        """What a contestant has on the boards of the session but that of this table (12C2(c))."""
        tally, label = self.scored.tallies.get(contestant, Tally()), self.label(where)
        if label is None:
            return tally
        here = (line for line in self.scored.lines[label] if line.contestant == contestant)
        return reduce(lambda rest, line: rest.minus(label, line), here, tally)

    @cached_property
    def totals(self) -> dict[str, Total]:
        """What each contestant who has played has in the session, before penalties."""
        due: list[Penalty] = []
        unit = self.scored.method.unit
        for board in self.boards.values():
            for table in board.relieved:
                due += [Penalty(name, -extra, unit) for name, extra in self._reliefs(table)]
        return {name: total for name, total in self.scored.totals(due).items() if total.boards}

    def cost(self, penalty: Penalized) -> Fraction | None:
        """What a penalty takes from a contestant; None from one who waits for his first result."""
        total = self.totals.get(penalty.contestant)
        if total is None:
            return None
        method, top = self.scored.method, self.scored.method.top(self.scored.expected)
        due = Penalty(penalty.contestant, penalty.amount, penalty.unit, penalty.reason)
        return due.cost(method.unit, top=top, available=total.available)

    def _reliefs(self, table: Tabled) -> list[tuple[str, Fraction]]:
        return [
            (name, self._relief(table, each))
            for each in table.reliefs
            if comparable(table.entry(each.side))
            for name in table.players(each.side)
        ]

    def _relief(self, table: Tabled, told: Relief) -> Fraction:
        """What is added to the figure of the table for a side that did part of its damage itself (12C1(e)(ii))."""
        player = table.players(told.side)[0]
        entry = table.entry(told.side)
        if not comparable(entry):
            return Fraction()
        expected, without, had = (
            self._points(table.with_score(score), player)
            for score in (told.expected, told.without_error, entry)
        )
        return relief(expected, without, had).non_offenders - had

    def _points(self, result: Result, player: str) -> Fraction:
        lines = (line for line in self.scored.worth(result) if line.contestant == player)
        return next(lines).points or Fraction()


def session_scores(boards: Mapping[Label, Board], method: Method, expected: int | None) -> SessionScores:
    """The session scored from its boards, in their order."""
    told = {label: boards[label] for label in sorted(boards, key=in_order) if boards[label].tables}
    results = [table.result for board in told.values() for table in board.tables.values()]
    return SessionScores(score_session(results, method, expected or _fullest(told)), told)


def _fullest(boards: Mapping[Label, Board]) -> int:
    """How many results the fullest board has; two at least, since one alone is compared with nothing."""
    return max([2, *(board.results for board in boards.values())])


def in_order(label: Label) -> tuple[int, str]:
    """The number of a board and the section in which it is compared, if sections are compared apart."""
    number, _, section = str(label).partition(" ")
    return int(number), section


def _by_board(
    tables: Mapping[Where, Tabled | None], boards: Mapping[Label, Board]
) -> dict[Label, dict[Where, Tabled | None]]:
    """The changes by the board that they touch; a table that has changed its section leaves the one it was in."""
    changes: defaultdict[Label, dict[Where, Tabled | None]] = defaultdict(dict)
    labels = _by_number(boards)
    for where, table in tables.items():
        was = _label(where, labels, boards)
        if was is not None:
            changes[was][where] = None
        if table is not None:
            changes[table.result.board][where] = table
    return changes


def _by_number(boards: Iterable[Label]) -> Mapping[int, Sequence[Label]]:
    """The names under which the boards of a number are compared."""
    found: defaultdict[int, list[Label]] = defaultdict(list)
    for label in boards:
        found[in_order(label)[0]].append(label)
    return found


def _label(
    where: Where, labels: Mapping[int, Sequence[Label]], boards: Mapping[Label, Board]
) -> Label | None:
    return next((label for label in labels.get(where.board, ()) if where in boards[label].tables), None)


def _with(old: Board, changes: Mapping[Where, Tabled | None]) -> Board:
    new = {where: changes.get(where, table) for where, table in old.tables.items()} | dict(changes)
    kept = {where: table for where, table in new.items() if table is not None}
    return Board.of(kept if old.tables.keys() >= kept.keys() else dict(sorted(kept.items())))


def _rescored(session: Session, boards: Mapping[Label, Board]) -> Session:
    """The session with other results on some boards, and as many expected of each."""
    results = {label: [table.result for table in board.tables.values()] for label, board in boards.items()}
    lines = {label: score_board(told, session.method, session.expected) for label, told in results.items()}
    tallies = dict(session.tallies)
    for label, told in lines.items():
        gone, there = _moved(session.lines[label], told)
        for line in gone:
            tallies[line.contestant] = tallies.get(line.contestant, Tally()).minus(label, line)
        for line in there:
            tallies[line.contestant] = tallies.get(line.contestant, Tally()).plus(label, line)
    return replace(
        session,
        results=changed(session.results, results),
        lines=changed(session.lines, lines),
        tallies=tallies,
    )


def _moved(old: Sequence[Line], new: Sequence[Line]) -> tuple[Sequence[Line], Sequence[Line]]:
    """The lines that are gone and those that are there instead."""
    if len(old) != len(new):
        return old, new
    pairs = [(one, other) for one, other in zip(old, new, strict=True) if one != other]
    return [one for one, _ in pairs], [other for _, other in pairs]
