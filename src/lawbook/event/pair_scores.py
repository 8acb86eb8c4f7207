"""Scores of pairs and individuals: each session by itself, and a change rescores its board only."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import TypeAlias

from lawbook.event.board_scores import Relief, Tabled
from lawbook.event.entries import Penalized, Where
from lawbook.scoring.awards import relief
from lawbook.scoring.entry import comparable
from lawbook.scoring.method import Method
from lawbook.scoring.pairs import Line, Result, Session, Tally, Total, score_board, score_session
from lawbook.scoring.penalties import Penalty
from lawbook.scoring.ranking import percentage

__all__ = ["PairScores"]

Label: TypeAlias = int | str


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """What stands at the tables of a board."""

    tables: Mapping[Where, Tabled]
    results: int
    """How many there are, in the direction that has more; artificial ones count."""
    relieved: tuple[Tabled, ...]
    """The tables at which a side is relieved of a part only."""

    @classmethod
    def of(cls, tables: Mapping[Where, Tabled]) -> "Board":
        """The board with these tables."""
        told = [table.result for table in tables.values()]
        ns, ew = sum(each.for_ns is not None for each in told), sum(each.for_ew is not None for each in told)
        return cls(tables, max(ns, ew), tuple(table for table in tables.values() if table.reliefs))


NOTHING = Board.of({})


@dataclass(frozen=True, slots=True, eq=False)
class SessionScores:
    """A session: what stands at its tables by board, and what it comes to."""

    scored: Session
    boards: Mapping[Label, Board]

    def with_tables(self, tables: Mapping[Where, Tabled | None], expected: int | None) -> "SessionScores":
        """The session with something else at these tables."""
        boards = dict(self.boards)
        for label, changed in _by_board(tables, self.boards).items():
            boards[label] = _changed(boards.get(label, NOTHING), changed)
        wanted = expected or _fullest(boards)
        if wanted != self.scored.expected or boards.keys() != self.boards.keys():
            return session_scores(boards, self.scored.method, expected)
        touched = [label for label, told in boards.items() if told is not self.boards[label]]
        return SessionScores(_rescored(self.scored, {label: boards[label] for label in touched}), boards)

    def label(self, where: Where) -> Label | None:
        """Under which name the board of a table is compared."""
        return next((label for label, board in self.boards.items() if where in board.tables), None)

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

    def totals(self, penalties: Iterable[Penalized]) -> dict[str, Total]:
        """What each contestant who has played has in the session."""
        due = [
            Penalty(each.contestant, each.amount, each.unit, each.reason)
            for each in penalties
            if each.contestant in self.scored.tallies  # he may wait for his first result
        ]
        unit = self.scored.method.unit
        for board in self.boards.values():
            for table in board.relieved:
                due += [Penalty(name, -extra, unit) for name, extra in self._reliefs(table)]
        return {name: total for name, total in self.scored.totals(due).items() if total.boards}

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
    told = {label: boards[label] for label in sorted(boards, key=_in_order) if boards[label].tables}
    results = [table.result for board in told.values() for table in board.tables.values()]
    return SessionScores(score_session(results, method, expected or _fullest(told)), told)


def _fullest(boards: Mapping[Label, Board]) -> int:
    """How many results the fullest board has; two at least, since one alone is compared with nothing."""
    return max([2, *(board.results for board in boards.values())])


def _in_order(label: Label) -> tuple[int, str]:
    number, _, section = str(label).partition(" ")
    return int(number), section


def _by_board(
    tables: Mapping[Where, Tabled | None], boards: Mapping[Label, Board]
) -> dict[Label, dict[Where, Tabled | None]]:
    """The changes by the board that they touch; a table that has changed its section leaves the one it was in."""
    changes: defaultdict[Label, dict[Where, Tabled | None]] = defaultdict(dict)
    for where, table in tables.items():
        was = next((label for label, board in boards.items() if where in board.tables), None)
        if was is not None:
            changes[was][where] = None
        if table is not None:
            changes[table.result.board][where] = table
    return changes


def _changed(old: Board, changes: Mapping[Where, Tabled | None]) -> Board:
    new = {where: changes.get(where, table) for where, table in old.tables.items()} | dict(changes)
    kept = {where: table for where, table in new.items() if table is not None}
    return Board.of(kept if old.tables.keys() >= kept.keys() else dict(sorted(kept.items())))


def _rescored(session: Session, boards: Mapping[Label, Board]) -> Session:
    """The session with other results on some boards, and as many expected of each."""
    results, lines, tallies = dict(session.results), dict(session.lines), dict(session.tallies)
    for label, board in boards.items():
        results[label] = [table.result for table in board.tables.values()]
        lines[label] = score_board(results[label], session.method, session.expected)
        gone, there = _moved(session.lines[label], lines[label])
        for line in gone:
            tallies[line.contestant] = tallies[line.contestant].minus(label, line)
        for line in there:
            tallies[line.contestant] = tallies.get(line.contestant, Tally()).plus(label, line)
    return replace(session, results=results, lines=lines, tallies=tallies)


def _moved(old: Sequence[Line], new: Sequence[Line]) -> tuple[Sequence[Line], Sequence[Line]]:
    """The lines that are gone and those that are there instead."""
    if len(old) != len(new):
        return old, new
    pairs = [(one, other) for one, other in zip(old, new, strict=True) if one != other]
    return [one for one, _ in pairs], [other for _, other in pairs]


@dataclass(frozen=True, slots=True, eq=False)
class PairScores:
    """A contest of pairs or individuals, scored."""

    method: Method
    expected: int | None = None
    sessions: Mapping[str, SessionScores] = field(default_factory=dict)

    def with_tables(self, tables: Mapping[Where, Tabled | None]) -> "PairScores":
        """The contest with something else at these tables, or nothing any more."""
        by_session: defaultdict[str, dict[Where, Tabled | None]] = defaultdict(dict)
        for where, table in tables.items():
            by_session[where.session][where] = table
        sessions = dict(self.sessions)
        for name, changed in by_session.items():
            old = sessions.get(name) or session_scores({}, self.method, self.expected)
            sessions[name] = old.with_tables(changed, self.expected)
        return replace(self, sessions=sessions)

    def board(self, where: Where) -> dict[str, Fraction]:
        """What the board of this table brings each contestant who has something on it."""
        session = self.sessions.get(where.session)
        label = None if session is None else session.label(where)
        return {} if session is None or label is None else session.board(label)

    def totals(self, penalties: Iterable[Penalized] = ()) -> dict[str, Fraction]:
        """What each contestant has in the end: a percentage of all sessions, or the sum of their IMPs."""
        due = defaultdict(list)
        for penalty in penalties:
            due[penalty.session].append(penalty)
        points: defaultdict[str, Fraction] = defaultdict(Fraction)
        available: defaultdict[str, int] = defaultdict(int)
        for name, session in sorted(self.sessions.items()):
            for contestant, total in session.totals(due[name]).items():
                points[contestant] += total.points
                available[contestant] += total.available
        if not self.method.top(2):
            return dict(points)
        return {name: percentage(told, available[name]) for name, told in points.items()}
