"""Scores of teams: the boards of a match compared between its two rooms (Laws 78B, 86B).

The session is the round, and a match is the two teams that met in it.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from lawbook.event.board_scores import Tabled
from lawbook.event.entries import Penalized, Where
from lawbook.event.late import changed
from lawbook.event.round_scores import Match, RoundScores
from lawbook.scoring.artificial import Amounts
from lawbook.scoring.penalties import Penalty, Unit
from lawbook.scoring.teams import Margins, victory_points
from lawbook.scoring.vp import Scale

__all__ = ["TeamScores"]


@dataclass(frozen=True, slots=True, eq=False)
class TeamScores:
    """A contest of teams, scored."""

    amounts: Amounts
    scale: Scale | None = None
    knock_out: bool = False
    rounds: Mapping[str, RoundScores] = field(default_factory=dict)

    def with_tables(self, tables: Mapping[Where, Tabled | None]) -> "TeamScores":
        """The contest with something else at these tables, or nothing any more."""
        by_round: defaultdict[str, dict[Where, Tabled | None]] = defaultdict(dict)
        for where, table in tables.items():
            by_round[where.session][where] = table
        new = {name: self.round(name).with_tables(told) for name, told in by_round.items()}
        return TeamScores(self.amounts, self.scale, self.knock_out, changed(self.rounds, new))

    def round(self, name: str) -> RoundScores:
        """The round of this name, which may be one that is not played yet."""
        return self.rounds[name] if name in self.rounds else RoundScores(self.amounts)

    def board(self, where: Where) -> dict[str, Fraction]:
        """What the board brings the two teams."""
        met = Match.of(where)
        told = self.round(where.session).margins(met, where.board)
        return {} if told is None else {met.home: self._final(told).home, met.away: self._final(told).away}

    def _final(self, margins: Margins) -> Margins:
        return margins.knock_out if self.knock_out else margins

    def matches(self, penalties: Iterable[Penalized] = ()) -> dict[Match, Margins]:
        """The margins of each match; a penalty in IMPs is taken from the offending team's alone."""
        told = {met: each.margins for one in self.rounds.values() for met, each in one.results.items()}
        totals = {met: self._final(margins) for met, margins in sorted(told.items())}
        of_team: defaultdict[tuple[str, str], list[Match]] = defaultdict(list)
        for met in totals:
            for team in met[1:]:
                of_team[met.round, team].append(met)
        for penalty in penalties:
            played = of_team.get((penalty.session, penalty.contestant), [])
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
