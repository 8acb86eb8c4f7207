"""Board scores: what stands at the tables, in the form in which it is compared."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Protocol

from lawbook.bridge import Side, Vulnerability
from lawbook.bridge.board import vulnerability_of
from lawbook.event.conditions import Conditions
from lawbook.event.entries import Penalized, Where
from lawbook.event.standing import Standing
from lawbook.event.worth import Compared, Relieved, Worth, entry_of, score_worth
from lawbook.scoring.entry import Entry, Score
from lawbook.scoring.pairs import Result

__all__ = ["Relief", "Scores", "Tabled", "tabled"]


@dataclass(frozen=True, slots=True)
class Relief:
    """What a side is relieved by: scores that it could expect, and would have had without its own error."""

    side: Side
    expected: Score
    without_error: Score


@dataclass(frozen=True, slots=True)
class Tabled:
    """A table on a board, ready to be compared."""

    where: Where
    result: Result
    reliefs: tuple[Relief, ...] = ()

    def players(self, side: Side) -> tuple[str, ...]:
        """The contestants who held the cards of this side."""
        return self.result.ns if side is Side.NS else self.result.ew

    def entry(self, side: Side) -> Entry:
        """What is entered for this side."""
        return self.result.for_ns if side is Side.NS else self.result.for_ew

    def with_score(self, score: Score) -> Result:
        """The result if both sides had this score."""
        told = self.result
        return Result(told.board, told.ns, told.ew, score, score, told.form)


class Scores(Protocol):
    """A contest, scored."""

    def with_tables(self, tables: Mapping[Where, Tabled | None]) -> "Scores":
        """The contest with something else at these tables, or nothing any more."""

    def board(self, where: Where) -> Mapping[str, Fraction]:
        """What the board of this table brings each contestant who has something on it."""

    def totals(self, penalties: Iterable[Penalized] = ()) -> Mapping[str, Fraction]:
        """What each contestant has in the end: percentages at matchpoints, otherwise IMPs or victory points."""


def tabled(
    now: Standing, marked: Mapping[int, Vulnerability], sections: Mapping[str, str], conditions: Conditions
) -> Tabled | None:
    """What stands at a table, ready to be compared; None where no result was entered."""
    if not now.played:
        return None
    number = now.where.board
    vulnerability = marked[number] if number in marked else vulnerability_of(number)
    ns, ew = _players(now.where.ns), _players(now.where.ew)
    if now.turned:
        ns, ew = ew, ns
    label: int | str = number
    if conditions.sections == "apart":
        label = f"{number} {sections.get(ns[0], '')}"
    result = Result(
        label,
        ns,
        ew,
        _entry(now.for_ns, now, vulnerability),
        _entry(now.for_ew, now, vulnerability),
        now.form,
    )
    return Tabled(now.where, result, tuple(_reliefs(now, vulnerability)))


def _players(side: str) -> tuple[str, ...]:
    return tuple(side.split("+"))


def _entry(worth: Worth, now: Standing, vulnerability: Vulnerability) -> Entry:
    """Who is relieved keeps the result of the table, and gets the relief apart."""
    return entry_of(now.result if isinstance(worth, Relieved) else worth, vulnerability)


def _reliefs(now: Standing, vulnerability: Vulnerability) -> Iterable[Relief]:
    for side, worth in ((Side.NS, now.for_ns), (Side.EW, now.for_ew)):
        if isinstance(worth, Relieved):
            told: tuple[Compared, ...] = (worth.expected, worth.without_error)
            yield Relief(side, *(score_worth(each, vulnerability) for each in told))
