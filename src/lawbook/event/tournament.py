"""A tournament: its log, what stands, and what it comes to."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from fractions import Fraction
from types import TracebackType
from typing import Self

from lawbook.bridge import Side
from lawbook.errors import CaseError
from lawbook.event.base import NOTHING, Base
from lawbook.event.board_scores import Scores, Tabled, tabled
from lawbook.event.checks import check, correction_ends
from lawbook.event.conditions import Conditions, read_conditions
from lawbook.event.content import prove
from lawbook.event.entries import Enrolled, Entry, Logged, Penalized, Subject, Undone, Where
from lawbook.event.fresh import fresh_scores, marks, sections
from lawbook.event.ledger import Ledger
from lawbook.event.log import Log, Memory, Overtaken
from lawbook.event.pair_scores import PairScores
from lawbook.event.phantom import is_phantom
from lawbook.event.preview import Preview, board_changes, rank_changes
from lawbook.event.standing import Adjustment, Standing
from lawbook.event.worth import Worth
from lawbook.scoring.pairs import Tally
from lawbook.scoring.ranking import Place, rank

__all__ = ["Tournament"]


class Tournament:
    """A tournament as its log tells it."""

    def __init__(
        self,
        log: Log | None = None,
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
        base: Base = NOTHING,
        at_close: Callable[["Tournament"], None] = lambda _: None,
    ) -> None:
        self._log = log or Memory()
        self._at_close = at_close
        self._clock = clock
        self._ledger = Ledger(base=base)
        self._scores: Scores | None = None
        self._under: Conditions | None = None
        """The conditions that the scores were reckoned under."""
        self._anew = False
        """Whether the scores of the base are of no use."""
        self._touched: set[Where] = set()
        self.refresh()

    @classmethod
    def of(cls, ledger: Ledger) -> Self:
        """The tournament of what was folded already; nothing more is read."""
        tournament = cls()
        tournament._ledger = ledger  # its own
        return tournament

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let the log go."""
        try:
            self._at_close(self)
        finally:
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
        before, done = self._ledger.last, False
        try:
            for each in logged:
                prove(each.entry, each.by)
                check(self._ledger, each.entry, each.at)
                self._take_in([each])
            self._log.append(logged)
            done = True
        finally:
            if not done:  # what was taken in is not in the log
                self._touch(self._ledger.take_back(before))
        return logged

    def _numbered(self, entries: Sequence[Entry], by: str) -> tuple[Logged, ...]:
        first, now = self._ledger.last + 1, self._clock()
        return tuple(Logged(number, now, by, entry) for number, entry in enumerate(entries, start=first))

    def undo(self, number: int, by: str = "") -> Logged:
        """Undo an entry; to redo, undo the undoing."""
        return self.record(Undone(number), by=by)[0]

    def _take_in(self, logged: Sequence[Logged]) -> None:
        self._touch(self._ledger.extend(logged))

    def _touch(self, subjects: Iterable[Subject]) -> None:
        """Have scored again what these touch: a table, all tables of a board marked otherwise, sections."""
        for subject in subjects:
            if isinstance(subject, Where):
                self._touched.add(subject)
            elif subject[0] == "board":
                numbers = (key for key in self._ledger.boards if str(key[1]) == subject[1])
                self._touched.update(where for key in numbers for where in self._ledger.tables_of(*key))
            elif subject[0] == "contestant":
                self._anew |= self.conditions.sections == "apart"

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
        return [adjustment for told in self._ledger.pending.values() for adjustment in told]

    def is_official(self, session: str) -> bool:
        """Whether the correction period of a session has ended (Law 79C)."""
        ends = correction_ends(self._ledger, session)
        return ends is not None and self._clock() > ends

    @property
    def scores(self) -> Scores:
        """What it comes to; only the boards that were touched since are scored again."""
        scores = self._begun(self.conditions)
        if self._touched:
            has, stands = self._ledger.has, self._ledger.bare
            told = {where: stands(where) for where in self._touched if has(where)}
            gone = dict.fromkeys(self._touched - told.keys())
            self._scores = scores = scores.with_tables({**gone, **self._tabled(told)})
            self._touched = set()
        return scores

    def _begun(self, conditions: Conditions) -> Scores:
        """The scores before what was touched since: as they were, as the base has them, or of nothing."""
        if self._scores is None or self._anew or self._under != conditions:
            kept = None if self._scores or self._anew else self._ledger.base.scores(conditions)
            if kept is None:
                self._touched = set(self._ledger.tables)
            self._scores, self._under, self._anew = kept or fresh_scores(conditions), conditions, False
        return self._scores

    def _tabled(self, standings: Mapping[Where, Standing]) -> dict[Where, Tabled | None]:
        conditions = self.conditions
        marked, grouped = marks(self._ledger), sections(self._ledger, conditions)
        return {where: tabled(now, marked, grouped, conditions) for where, now in standings.items()}

    def totals(self) -> dict[str, Fraction]:
        """What each contestant has in the end."""
        return dict(self.scores.totals(self.penalties))

    def ranking(self) -> dict[str, tuple[Place, ...]]:
        """The ranking of each line, without whoever stands for a sit-out."""
        return self._ranked(self.totals())

    def _ranked(self, totals: Mapping[str, Fraction]) -> dict[str, tuple[Place, ...]]:
        lines: dict[str, dict[str, Fraction]] = {}
        enrolled = self.contestants
        for name, total in sorted(totals.items()):
            one = enrolled.get(name) or Enrolled(name)
            if not is_phantom(name, one.names, one.section):
                lines.setdefault(one.line, {})[name] = total
        return {line: rank(told) for line, told in sorted(lines.items())}

    def worth_to(self, where: Where, side: Side, worth: Worth) -> Fraction:
        """What a side would have on the board if this stood at its table for both."""
        then = replace(self._ledger.standing(where), for_ns=worth, for_ew=worth)
        scores = self.scores.with_tables(self._tabled({where: then}))
        players = (where.ns if side is Side.NS else where.ew).split("+")
        return scores.board(where).get(players[0], Fraction())

    def elsewhere(self, where: Where, side: Side) -> Tally | None:
        """What a side has on the other boards of the session (12C2(c)); None in a match of teams."""
        scores, players = self.scores, (where.ns if side is Side.NS else where.ew).split("+")
        return scores.elsewhere(where, players[0]) if isinstance(scores, PairScores) else None

    def preview(self, *entries: Entry) -> Preview:
        """What entries would change, on their boards and in the ranking. Raises CaseError if they cannot be."""
        if any(isinstance(entry, Undone) for entry in entries):
            raise CaseError("an undoing has no preview: undo it, look, and undo the undoing")
        after = self._ledger.what_if(self._numbered(entries, ""))
        before = {where: self._ledger.standing(where) for where in after if self._ledger.has(where)}
        now = self.scores
        then = now.with_tables(self._tabled(after))
        figures = {where: (now.board(where), then.board(where)) for where in after}
        penalties = [*self.penalties, *(entry for entry in entries if isinstance(entry, Penalized))]
        ranking = rank_changes(self.ranking(), self._ranked(then.totals(penalties)))
        return Preview(board_changes(before, after, figures), ranking)
