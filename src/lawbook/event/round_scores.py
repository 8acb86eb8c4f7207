"""A round of teams: what stands on its boards, and what each match comes to; a change rescores its board only.

In one room the home team sits North-South, in the other the visitors do; each team's own score is kept
by itself, because adjusted scores need not balance.
"""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import NamedTuple

from lawbook.bridge import Side
from lawbook.event.board_scores import Relief, Tabled
from lawbook.event.entries import Where
from lawbook.event.late import changed
from lawbook.scoring.artificial import Amounts
from lawbook.scoring.awards import relief
from lawbook.scoring.entry import Entry, Score, comparable
from lawbook.scoring.teams import Margins, Room, board

__all__ = ["Board", "Match", "Result", "RoundScores"]


class Match(NamedTuple):
    """Two teams that meet in a round; which of them is at home is only a name."""

    round: str
    home: str
    away: str

    @classmethod
    def of(cls, where: Where) -> "Match":
        """The match that is played at a table."""
        return cls(where.session, *sorted((where.ns, where.ew)))


Rooms = Mapping[str, Tabled]
"""The tables of a match on a board, by the team that sits North-South."""
Board = Mapping[Match, Rooms]
"""The matches in which a board was played."""


class Result(NamedTuple):
    """What a match comes to so far: the sum of its boards, and how many they are."""

    margins: Margins = Margins(Fraction(), Fraction())
    boards: int = 0

    def plus(self, told: Margins, times: int = 1) -> "Result":
        """With one more board; with -1, without it."""
        home, away = self.margins.home + times * told.home, self.margins.away + times * told.away
        return Result(Margins(home, away), self.boards + times)


@dataclass(frozen=True, eq=False)
class RoundScores:
    """The matches of a round."""

    amounts: Amounts
    boards: Mapping[int, Board] = field(default_factory=dict)
    results: Mapping[Match, Result] = field(default_factory=dict)

    def with_tables(self, tables: Mapping[Where, Tabled | None]) -> "RoundScores":
        """The round with something else at these tables, or nothing any more."""
        by_board: defaultdict[int, dict[Where, Tabled | None]] = defaultdict(dict)
        for where, table in tables.items():
            by_board[where.board][where] = table
        boards: dict[int, Board] = {}
        results = dict(self.results)
        for number, told in by_board.items():
            old = self.boards.get(number, {})
            boards[number] = _with(old, told)
            for met in {Match.of(where) for where in told}:
                self._moved(results, met, old.get(met, {}), boards[number].get(met, {}))
        kept = {met: result for met, result in results.items() if result.boards}
        return RoundScores(self.amounts, changed(self.boards, boards), kept)

    def _moved(self, results: dict[Match, Result], met: Match, old: Rooms, new: Rooms) -> None:
        """Have a match come to something else, since a board does."""
        for rooms, times in ((old, -1), (new, 1)):
            told = self._margins(met, rooms)
            if told is not None:
                results[met] = results.get(met, Result()).plus(told, times)

    def margins(self, met: Match, number: int) -> Margins | None:
        """What a board brings the two teams; None as long as a room has nothing to compare."""
        told = self.boards.get(number, {})
        return self._margins(met, told.get(met, {}))

    def _margins(self, met: Match, rooms: Rooms) -> Margins | None:
        if rooms.keys() != {met.home, met.away}:
            return None
        home, away = rooms[met.home], rooms[met.away]
        own = (
            _own(home.result.for_ns, away.result.for_ew),
            _own(away.result.for_ns, home.result.for_ew),
        )
        if None in own:
            return None
        plain = board(_room(home), _room(away), self.amounts)
        extra = [self._reliefs(name, rooms, met) for name in (met.home, met.away)]
        return plain + Margins(*extra)

    def _reliefs(self, team: str, rooms: Rooms, met: Match) -> Fraction:
        extra = Fraction()
        for table in rooms.values():
            for told in table.reliefs:
                if table.players(told.side)[0] == team:
                    other = rooms[met.away if table.where.ns == met.home else met.home]
                    extra += self._relief(table, other, told)
        return extra

    def _relief(self, table: Tabled, other: Tabled, told: Relief) -> Fraction:
        had = table.entry(told.side)
        if not comparable(had):
            return Fraction()
        expected, without, at_table = (
            self._with(score, other, told.side) for score in (told.expected, told.without_error, had)
        )
        return relief(expected, without, at_table).non_offenders - at_table

    def _with(self, score: Score, other: Tabled, side: Side) -> Fraction:
        """The IMPs of a side if its table had this score."""
        margins = board(Room.of(score), _room(other), self.amounts)
        return margins.home if side is Side.NS else margins.away


def _with(old: Board, told: Mapping[Where, Tabled | None]) -> Board:
    """The board with something else at these tables."""
    new = dict(old)
    for where, table in told.items():
        met = Match.of(where)
        rooms = {name: each for name, each in new.get(met, {}).items() if name != where.ns}
        new[met] = rooms if table is None else {**rooms, where.ns: table}
    return {met: rooms for met, rooms in new.items() if rooms}


def _own(ns: Entry, ew: Entry) -> bool | None:
    """Whether a team has something on a board; None where it has neither a comparison nor an award."""
    if comparable(ns) and comparable(ew):
        return True
    return True if any(each is not None and not comparable(each) for each in (ns, ew)) else None


def _room(table: Tabled) -> Room:
    return Room(table.result.for_ns, table.result.for_ew)
