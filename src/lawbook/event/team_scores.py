"""Scores of teams: the boards of a match compared between its two rooms (Laws 78B, 86B).

The session is the round, and a match is the two teams that met in it. In one room the home team sits
North-South, in the other the visitors do; each team's own score is kept by itself, because adjusted
scores need not balance.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import NamedTuple

from lawbook.bridge import Side
from lawbook.event.board_scores import Relief, Tabled
from lawbook.event.entries import Penalized, Where
from lawbook.scoring.artificial import Amounts
from lawbook.scoring.awards import relief
from lawbook.scoring.entry import Entry, Score, comparable
from lawbook.scoring.penalties import Penalty, Unit
from lawbook.scoring.teams import Margins, Room, board, match, victory_points
from lawbook.scoring.vp import Scale

__all__ = ["Match", "TeamScores"]


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


@dataclass(frozen=True, slots=True, eq=False)
class TeamScores:
    """A contest of teams, scored."""

    amounts: Amounts
    scale: Scale | None = None
    knock_out: bool = False
    rooms: Mapping[tuple[Match, int], Rooms] = field(default_factory=dict)
    margins: Mapping[tuple[Match, int], Margins] = field(default_factory=dict)

    def with_tables(self, tables: Mapping[Where, Tabled | None]) -> "TeamScores":
        """The contest with something else at these tables, or nothing any more."""
        rooms, margins = dict(self.rooms), dict(self.margins)
        for where, table in tables.items():
            key = (Match.of(where), where.board)
            rooms[key] = {**rooms.get(key, {}), where.ns: table} if table else _without(rooms, key, where.ns)
            told = self._margins(key[0], rooms[key])
            margins.pop(key, None)
            if told is not None:
                margins[key] = told
        return replace(self, rooms=rooms, margins=margins)

    def _margins(self, met: Match, rooms: Rooms) -> Margins | None:
        """What a board brings the two teams; None as long as a room has nothing to compare."""
        if rooms.keys() != {met.home, met.away}:
            return None
        home, away = rooms[met.home], rooms[met.away]
        own = (
            self._own(home.result.for_ns, away.result.for_ew),
            self._own(away.result.for_ns, home.result.for_ew),
        )
        if None in own:
            return None
        plain = board(_room(home), _room(away), self.amounts)
        extra = [self._reliefs(name, rooms, met) for name in (met.home, met.away)]
        return plain + Margins(*extra)

    def _own(self, ns: Entry, ew: Entry) -> bool | None:
        """Whether a team has something on a board; None where it has neither a comparison nor an award."""
        if comparable(ns) and comparable(ew):
            return True
        return True if any(each is not None and not comparable(each) for each in (ns, ew)) else None

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

    def board(self, where: Where) -> dict[str, Fraction]:
        """What the board brings the two teams."""
        met = Match.of(where)
        told = self.margins.get((met, where.board))
        return {} if told is None else {met.home: self._final(told).home, met.away: self._final(told).away}

    def _final(self, margins: Margins) -> Margins:
        return margins.knock_out if self.knock_out else margins

    def matches(self, penalties: Iterable[Penalized] = ()) -> dict[Match, Margins]:
        """The margins of each match; a penalty in IMPs is taken from the offending team's alone."""
        boards: defaultdict[Match, list[Margins]] = defaultdict(list)
        for (met, _), margins in sorted(self.margins.items()):
            boards[met].append(self._final(margins))
        totals = {met: match(told) for met, told in boards.items()}
        for penalty in penalties:
            played = [met for met in totals if met.round == penalty.session and penalty.contestant in met[1:]]
            for met in played[:1] if penalty.unit is not Unit.VICTORY_POINTS else ():
                totals[met] += _cost(penalty, met)
        return totals

    def totals(self, penalties: Iterable[Penalized] = ()) -> dict[str, Fraction]:
        """What each team has in the end: victory points where there is a scale, otherwise IMPs."""
        told = list(penalties)
        totals: defaultdict[str, Fraction] = defaultdict(Fraction)
        for met, margins in self.matches(told).items():
            for team, won in zip(met[1:], self._won(margins), strict=True):
                totals[team] += won
        for penalty in told:
            if penalty.unit is Unit.VICTORY_POINTS and penalty.contestant in totals:
                totals[penalty.contestant] -= penalty.amount
        return dict(totals)

    def _won(self, margins: Margins) -> Iterator[Fraction]:
        if self.scale is None:
            yield from (margins.home, margins.away)
        else:
            yield from map(Fraction, victory_points(margins, self.scale))


def _cost(penalty: Penalized, met: Match) -> Margins:
    """What a penalty takes from a match, from one team's margin only."""
    cost = -Penalty(penalty.contestant, penalty.amount, penalty.unit).cost(Unit.IMPS)
    at_home = penalty.contestant == met.home
    return Margins(cost if at_home else Fraction(), Fraction() if at_home else cost)


def _without(rooms: Mapping[tuple[Match, int], Rooms], key: tuple[Match, int], ns: str) -> dict[str, Tabled]:
    return {name: table for name, table in rooms.get(key, {}).items() if name != ns}


def _room(table: Tabled) -> Room:
    return Room(table.result.for_ns, table.result.for_ew)
