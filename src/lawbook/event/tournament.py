"""A tournament: its log, what stands, and what it comes to."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from fractions import Fraction
from types import TracebackType
from typing import Self

from lawbook.bridge import Side, Vulnerability
from lawbook.errors import CaseError, LawbookError
from lawbook.event.board_scores import Scores, Tabled, tabled
from lawbook.event.checks import check, correction_ends
from lawbook.event.conditions import Conditions, Scoring, read_conditions
from lawbook.event.content import prove
from lawbook.event.entries import Enrolled, Entry, Logged, Marked, Penalized, Undone, Where
from lawbook.event.ledger import Ledger
from lawbook.event.log import Log, Memory, Overtaken
from lawbook.event.pair_scores import PairScores
from lawbook.event.preview import Preview, board_changes, rank_changes
from lawbook.event.standing import Adjustment, Standing
from lawbook.event.team_scores import TeamScores
from lawbook.event.worth import Worth
from lawbook.scoring.ranking import Place, rank
from lawbook.scoring.vp import wbf_continuous

__all__ = ["Tournament", "open_tournament"]


class Tournament:
    """A tournament as its log tells it."""

    def __init__(
        self, log: Log | None = None, clock: Callable[[], datetime] = lambda: datetime.now(UTC)
    ) -> None:
        self._log = log or Memory()
        self._clock = clock
        self._ledger = Ledger()
        self._scores: Scores | None = None
        self._touched: set[Where] = set()
        self.refresh()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._log.close()

    @property
    def ledger(self) -> Ledger:
        """The log folded; to be read only."""
        return self._ledger

    def refresh(self) -> None:
        """Take in what others have put down."""
        self._take_in(list(self._log.read(self._ledger.last)))

    def record(self, *entries: Entry, by: str = "") -> tuple[Logged, ...]:
        """Put entries down, all or none; they are acknowledged by being returned. Raises CaseError."""
        return self.record_linked(lambda _: entries, by)

    def record_linked(self, build: Callable[[int], Sequence[Entry]], by: str = "") -> tuple[Logged, ...]:
        """Put entries down that speak of each other: they are built from the number that the first will have."""
        while True:
            with suppress(Overtaken):
                return self._put_down(build(self._ledger.last + 1), by)
            self.refresh()

    def _put_down(self, entries: Sequence[Entry], by: str) -> tuple[Logged, ...]:
        logged = self._numbered(entries, by)
        if not logged:
            return ()
        done = False
        try:
            for each in logged:
                prove(each.entry)
                check(self._ledger, each.entry, each.at)
                self._take_in([each])
            self._log.append(logged)
            done = True
        finally:
            if not done:  # what was taken in is not in the log
                self._ledger, self._scores = Ledger(), None
                self.refresh()
        return logged

    def _numbered(self, entries: Sequence[Entry], by: str) -> tuple[Logged, ...]:
        first, now = self._ledger.last + 1, self._clock()
        return tuple(Logged(number, now, by, entry) for number, entry in enumerate(entries, start=first))

    def undo(self, number: int, by: str = "") -> Logged:
        """Undo an entry; to redo, undo the undoing."""
        return self.record(Undone(number), by=by)[0]

    def _take_in(self, logged: Sequence[Logged]) -> None:
        touched = self._ledger.extend(logged)
        tables = {subject for subject in touched if isinstance(subject, Where)}
        self._touched |= tables
        if any(subject[0] in {"contest", "contestant", "board"} for subject in touched - tables):
            self._scores = None

    @property
    def conditions(self) -> Conditions:
        """The conditions of contest that were announced last."""
        announced = self._ledger.announced
        return read_conditions(announced.settings) if announced else Conditions()

    @property
    def title(self) -> str:
        """The name of the tournament."""
        announced = self._ledger.announced
        return announced.title if announced else ""

    @property
    def contestants(self) -> dict[str, Enrolled]:
        """Who is enrolled, by name."""
        return {
            name: told[-1].entry
            for name, told in self._ledger.named("contestant").items()
            if isinstance(told[-1].entry, Enrolled)
        }

    @property
    def penalties(self) -> list[Penalized]:
        """The penalties that count."""
        told = (each.entry for logged in self._ledger.named("session").values() for each in logged)
        return [entry for entry in told if isinstance(entry, Penalized)]

    @property
    def pending(self) -> list[Adjustment]:
        """The adjustments that wait for the Director."""
        return [adjustment for now in self._ledger.standings for adjustment in now.pending]

    def is_official(self, session: str) -> bool:
        """Whether the correction period of a session has ended (Law 79C)."""
        ends = correction_ends(self._ledger, session)
        return ends is not None and self._clock() > ends

    @property
    def scores(self) -> Scores:
        """What it comes to; only the boards that were touched since are scored again."""
        if self._scores is None:
            self._scores, self._touched = _fresh(self.conditions), set(self._ledger.tables)
        if self._touched:
            told = {
                where: self._ledger.standing(where) for where in self._touched if self._ledger.about(where)
            }
            gone = dict.fromkeys(self._touched - told.keys())
            self._scores = self._scores.with_tables({**gone, **self._tabled(told)})
            self._touched = set()
        return self._scores

    def _tabled(self, standings: Mapping[Where, Standing]) -> dict[Where, Tabled | None]:
        marked, sections, conditions = self._marked, self._sections, self.conditions
        return {where: tabled(now, marked, sections, conditions) for where, now in standings.items()}

    @property
    def _marked(self) -> dict[int, Vulnerability]:
        told = (logged[-1].entry for logged in self._ledger.named("board").values())
        return {entry.board: entry.vulnerability for entry in told if isinstance(entry, Marked)}

    @property
    def _sections(self) -> dict[str, str]:
        return {name: told.section for name, told in self.contestants.items()}

    def totals(self) -> dict[str, Fraction]:
        """What each contestant has in the end."""
        return dict(self.scores.totals(self.penalties))

    def ranking(self) -> dict[str, tuple[Place, ...]]:
        """The ranking of each line."""
        return self._ranked(self.totals())

    def _ranked(self, totals: Mapping[str, Fraction]) -> dict[str, tuple[Place, ...]]:
        lines: dict[str, dict[str, Fraction]] = {}
        enrolled = self.contestants
        for name, total in sorted(totals.items()):
            line = enrolled[name].line if name in enrolled else ""
            lines.setdefault(line, {})[name] = total
        return {line: rank(told) for line, told in sorted(lines.items())}

    def worth_to(self, where: Where, side: Side, worth: Worth) -> Fraction:
        """What a side would have on the board if this stood at its table for both."""
        then = replace(self._ledger.standing(where), for_ns=worth, for_ew=worth)
        scores = self.scores.with_tables(self._tabled({where: then}))
        players = (where.ns if side is Side.NS else where.ew).split("+")
        return scores.board(where).get(players[0], Fraction())

    def preview(self, *entries: Entry) -> Preview:
        """What entries would change, on their boards and in the ranking. Raises CaseError if they cannot be."""
        if any(isinstance(entry, Undone) for entry in entries):
            raise CaseError("an undoing has no preview: undo it, look, and undo the undoing")
        after = self._ledger.what_if(self._numbered(entries, ""))
        before = {where: self._ledger.standing(where) for where in after if self._ledger.about(where)}
        now = self.scores
        then = now.with_tables(self._tabled(after))
        figures = {where: (now.board(where), then.board(where)) for where in after}
        penalties = [*self.penalties, *(entry for entry in entries if isinstance(entry, Penalized))]
        ranking = rank_changes(self.ranking(), self._ranked(then.totals(penalties)))
        return Preview(board_changes(before, after, figures), ranking)


def _fresh(conditions: Conditions) -> Scores:
    """A contest under these conditions in which nothing has been played yet."""
    if conditions.how is not Scoring.TEAMS:
        expected = int(conditions.expected) if conditions.expected else None
        return PairScores(conditions.method, expected)
    boards = int(conditions.victory_points or 0)
    scale = wbf_continuous(boards) if boards else None
    return TeamScores(conditions.amounts, scale, conditions.knock_out == "yes")


def open_tournament(address: str, *, create: bool = True, write: bool = True) -> Tournament:
    """The tournament whose log is at an address: an SQLite file, or the URL of a database. Raises CaseError.

    Without `write` it is only looked at.
    """
    from lawbook.event.store import Store  # noqa: PLC0415  # SQLAlchemy is loaded where a database is opened

    store = Store.open(address, create=create, write=write)
    try:
        return Tournament(store)
    except LawbookError:
        store.close()
        raise
