"""Matches of teams counted again: the two tables of each board compared at IMPs (Law 78B)."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from lawbook.errors import CaseError, Wording
from lawbook.notation.results.model import BoardResult, Measure, Scoring, Section
from lawbook.recount.difference import Difference, agrees, shown
from lawbook.recount.entries import entry_of
from lawbook.scoring.teams import Margins, Room
from lawbook.scoring.teams import board as compared

__all__ = ["Comparison", "comparisons", "count_teams"]

_Key = tuple[str, str, frozenset[str]]


@dataclass(frozen=True, slots=True)
class Comparison:
    """A board of a match: its two tables, and what it brings the team that sat North-South at the first."""

    first: BoardResult
    second: BoardResult
    margins: Margins


def comparisons(section: Section) -> Iterator[Comparison]:
    """The boards that two teams played at two tables, each team North-South at one of them."""
    tables: dict[_Key, list[BoardResult]] = defaultdict(list)
    for one in section.results:
        tables[one.round, one.board, frozenset((*one.ns, *one.ew))].append(one)
    for both in tables.values():
        if len(both) == 2 and both[0].ns == both[1].ew and all(one.told for one in both):
            first, second = both
            open_room, closed_room = (Room(*entry_of(one, section, Scoring.TEAMS)) for one in both)
            try:
                yield Comparison(first, second, compared(open_room, closed_room))
            except CaseError:
                continue  # awards that are no comparison: what was published for them stands


def count_teams(section: Section) -> Iterator[Difference]:
    """The published IMPs that are not those of the comparison of two tables."""
    for one in comparisons(section):
        home, away = one.margins.home, one.margins.away
        yield from _differences(one.first, home, away)
        yield from _differences(one.second, away, home)


def _differences(told: BoardResult, ns: Fraction, ew: Fraction) -> Iterator[Difference]:
    both = told.figures.get(Measure.IMPS)
    for side, text, value in zip(("NS", "EW"), both or (), (ns, ew), strict=False):
        if not agrees(text, value):
            yield Difference(told.where, Wording("IMPs {side}", side=side), text, shown(value, text))
