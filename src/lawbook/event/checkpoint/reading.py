"""A checkpoint as the base of a ledger: each piece is read when somebody asks for what is in it.

Where a piece is not as it was made, all that the checkpoint tells is folded from the log instead.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache, partial, wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar, cast

from lawbook.event.base import Base
from lawbook.event.board_scores import Scores, Tabled, tabled
from lawbook.event.checkpoint.head import Head
from lawbook.event.checkpoint.pieces import Pieces, Spoilt, read, spoiling
from lawbook.event.checkpoint.scored import read_dues, read_round, read_session, read_sums
from lawbook.event.checkpoint.tables import Row, read_board, read_numbers
from lawbook.event.conditions import Conditions, Scoring, read_conditions
from lawbook.event.entries import Logged, Subject, Where
from lawbook.event.fresh import fresh_pairs, fresh_teams, marks, sections
from lawbook.event.late import Late
from lawbook.event.ledger import Ledger
from lawbook.event.pair_scores import Due, PairScores, Sum
from lawbook.event.round_scores import Board as Matches
from lawbook.event.round_scores import Match, RoundScores
from lawbook.event.session_scores import Label, SessionScores
from lawbook.event.standing import Standing
from lawbook.event.team_scores import TeamScores
from lawbook.scoring.method import Method

__all__ = ["Checkpoint", "Source"]


class Source(Pieces, Protocol):
    """Where the pieces and the log are."""

    def read(self, after: int = 0, until: int | None = None) -> Iterable[Logged]:
        """The entries after a number up to another, in order."""

    def found(self, numbers: Iterable[int]) -> Mapping[int, Logged]:
        """The entries of these numbers, each as it was put down. Raises NotationError."""


P = ParamSpec("P")
T = TypeVar("T")


def _or_folded(
    method: Callable[Concatenate["Checkpoint", P], T],
) -> Callable[Concatenate["Checkpoint", P], T]:
    """The method; once something was spoilt, that of the ledger of the same entries."""
    name = method.__name__

    @wraps(method)
    def told(self: "Checkpoint", *args: P.args, **kwargs: P.kwargs) -> T:
        if self.is_sound:
            try:
                return method(self, *args, **kwargs)
            except Spoilt:
                self.fold()
        answer: T = getattr(self.folded, name)(*args, **kwargs)
        return answer

    return cast("Callable[Concatenate[Checkpoint, P], T]", told)


class Checkpoint:
    """What was kept of the first entries of a log."""

    def __init__(self, head: Head, source: Source) -> None:
        self.head = head
        self.last = head.number
        self.against = head.against
        self.writers = head.writers
        self.pending = head.pending
        self.boards = [(session, number) for session, told in head.boards.items() for number in told]
        self._source = source
        self._folded: Ledger | None = None
        self._rows = cache(self._read_rows)
        self._things = cache(self._read_things)
        self._session = cache(self._read_session)
        self._named: dict[str, Mapping[str, Sequence[Logged]]] = {}

    @property
    def is_sound(self) -> bool:
        """Whether all that was looked at so far was as it was made."""
        return self._folded is None

    @property
    def folded(self) -> Base:
        """The fold of its entries, where it is not sound."""
        return self._folded or self

    def fold(self) -> None:
        """Trust nothing of it any more, and fold its entries from the log. Raises NotationError."""
        self._folded = Ledger(self._source.read(until=self.last))

    # Pieces

    def _read_rows(self, session: str, number: int) -> Mapping[Where, Row]:
        digest = self.head.boards.get(session, {}).get(number)
        if digest is None:
            return {}
        return read_board(session, number, read(self._source, digest), self.last)

    def _read_things(self, kind: str) -> tuple[Mapping[str, tuple[int, ...]], Mapping[str, tuple[int, ...]]]:
        digest = self.head.things.get(kind)
        if digest is None:
            return {}, {}
        told = read(self._source, digest)
        with spoiling():
            first, second = (
                {str(name): read_numbers(numbers, self.last) for name, numbers in told[part].items()}
                for part in ("told", "undoings")
            )
            return first, second

    def _read_session(self, session: str) -> Mapping[str, Any]:
        told = read(self._source, self.head.sessions[session])
        with spoiling():
            return {"sides": [str(side) for side in told["sides"]], "scores": told["scores"]}

    # Entries

    def __getitem__(self, number: int) -> Logged:
        return self._source.found([number])[number]

    def after(self, number: int) -> Sequence[Logged]:
        """The entries after this number."""
        return list(self._source.read(number, self.last))

    def _entries(self, numbers: Iterable[int]) -> Sequence[Logged]:
        told = tuple(numbers)
        found = self._source.found(told)
        return tuple(found[number] for number in told)

    @_or_folded
    def about(self, subject: Subject) -> Sequence[Logged]:
        """The entries about a thing that count, in order."""
        if isinstance(subject, Where):
            return self._entries(self.numbers(subject))
        kind, name = subject
        if kind in self._named:
            return self._named[kind].get(name, ())
        return self._entries(self._things(kind)[0].get(name, ()))

    @_or_folded
    def about_tables(self, tables: Iterable[Where]) -> Mapping[Where, Sequence[Logged]]:
        """The same of several tables."""
        numbers = {where: self.numbers(where) for where in tables}
        found = self._source.found(number for told in numbers.values() for number in told)
        return {where: tuple(found[number] for number in told) for where, told in numbers.items()}

    @_or_folded
    def named(self, kind: str) -> Mapping[str, Sequence[Logged]]:
        """The entries that count about all the things of a kind, by name."""
        if kind not in self._named:
            told = self._things(kind)[0]
            found = self._source.found(number for numbers in told.values() for number in numbers)
            self._named[kind] = {
                name: tuple(found[number] for number in numbers) for name, numbers in sorted(told.items())
            }
        return self._named[kind]

    @_or_folded
    def undoings(self, kind: str) -> Mapping[str, Sequence[int]]:
        """The numbers of the undoings of what was told about the things of a kind, by name."""
        return self._things(kind)[1]

    # Tables

    @_or_folded
    def tables_of(self, session: str, board: int) -> Sequence[Where]:
        """The tables of a board that have entries which count, in order."""
        return list(self._rows(session, board))

    @_or_folded
    def has(self, where: Where) -> bool:
        """Whether anything was told about a table that counts."""
        return where in self._rows(*where[:2])

    @_or_folded
    def numbers(self, where: Where) -> Sequence[int]:
        """The numbers of the entries about a table that count, in order."""
        row = self._rows(*where[:2]).get(where)
        return row.numbers if row else ()

    @_or_folded
    def standing(self, where: Where) -> Standing | None:
        """What stands at a table; None where that is only known from its entries."""
        row = self._rows(*where[:2]).get(where)
        return row.standing if row and row.is_plain else None

    @_or_folded
    def bare(self, where: Where) -> Standing | None:
        """The same as far as it is scored."""
        row = self._rows(*where[:2]).get(where)
        return row.standing if row else None

    @_or_folded
    def sides(self, session: str) -> Iterable[str]:
        """Whoever sits at a table of the session, as its tables name them."""
        return self._session(session)["sides"] if session in self.head.sessions else ()

    # Scores

    def scores(self, conditions: Conditions) -> Scores | None:
        """What it comes to under these conditions; None where that has to be reckoned anew."""
        try:
            with spoiling():
                known = self.is_sound and self.head.scored
                if not known or read_conditions(self.head.settings) != conditions:
                    return None
        except Spoilt:
            return None
        names = list(self.head.sessions)
        if conditions.how is Scoring.TEAMS:
            teams = fresh_teams(conditions)
            rounds = Late(names, partial(self._round_scores, conditions))
            return TeamScores(teams.amounts, teams.scale, teams.knock_out, rounds)
        pairs = fresh_pairs(conditions)
        sessions_of = Late(names, partial(self._session_scores, conditions))
        sums = partial(self._sums, pairs.method, sessions_of)
        return PairScores(pairs.method, pairs.expected, sessions_of, sums, cache(self._dues))

    def _sums(self, method: Method, told: Mapping[str, SessionScores]) -> Mapping[str, Sum]:
        try:
            return read_sums(read(self._source, self.head.sums))
        except Spoilt:
            self.fold()
            return PairScores(method, sessions=told).sums

    def _dues(self) -> Mapping[Due, Fraction | None]:
        try:
            return read_dues(read(self._source, self.head.dues)) if self.is_sound else {}
        except Spoilt:
            self.fold()
            return {}

    def _session_scores(self, conditions: Conditions, name: str) -> SessionScores:
        pairs = fresh_pairs(conditions)
        try:
            if self.is_sound:
                told = self._session(name)["scores"]
                return read_session(told, partial(self._tables, conditions, name), pairs.method)
        except Spoilt:
            self.fold()
        return pairs.with_tables(self._all_tabled(conditions, name)).session(name)

    def _round_scores(self, conditions: Conditions, name: str) -> RoundScores:
        teams = fresh_teams(conditions)
        try:
            if self.is_sound:
                told = self._session(name)["scores"]
                return read_round(name, told, partial(self._matches, conditions, name), teams.amounts)
        except Spoilt:
            self.fold()
        return teams.with_tables(self._all_tabled(conditions, name)).round(name)

    def _tables(self, conditions: Conditions, session: str, number: int) -> dict[Label, dict[Where, Tabled]]:
        found: dict[Label, dict[Where, Tabled]] = {}
        for where, table in self._tabled(conditions, session, number).items():
            found.setdefault(table.result.board, {})[where] = table
        return found

    def _matches(self, conditions: Conditions, session: str, number: int) -> Matches:
        found: dict[Match, dict[str, Tabled]] = {}
        for where, table in self._tabled(conditions, session, number).items():
            found.setdefault(Match.of(where), {})[where.ns] = table
        return found

    def _all_tabled(self, conditions: Conditions, session: str) -> dict[Where, Tabled]:
        numbers = (number for name, number in self.folded.boards if name == session)
        return {
            where: table
            for number in numbers
            for where, table in self._tabled(conditions, session, number).items()
        }

    def _tabled(self, conditions: Conditions, session: str, number: int) -> dict[Where, Tabled]:
        """What stood at the tables of a board, ready to be compared."""
        marked, grouped = marks(self.folded), sections(self.folded, conditions)
        stood = ((where, self.bare(where)) for where in self.tables_of(session, number))
        told = ((where, tabled(now, marked, grouped, conditions)) for where, now in stood if now)
        return {where: table for where, table in told if table is not None}
