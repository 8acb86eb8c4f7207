"""Ledger: the log folded into what stands.

Every entry is about one thing: a table on a board, a contestant, a session, the contest. What stands
there is a fold over the entries about it that count, so that one more entry touches one thing only.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from lawbook.errors import CaseError
from lawbook.event.base import NOTHING, Base
from lawbook.event.board_scores import Scores
from lawbook.event.conditions import Conditions
from lawbook.event.counting import Counting
from lawbook.event.entries import AdjustmentProposed, Confirmed, Logged, Subject, Where, Withdrawn
from lawbook.event.standing import Adjustment, Standing, standing

__all__ = ["Ledger"]


@dataclass(slots=True)
class _Listed:
    """What is listed of all tables together, until something more is told about one."""

    boards: tuple[tuple[str, int], ...] | None = None
    sides: dict[str, frozenset[str]] = field(default_factory=dict)
    pending: dict[Where, tuple[Adjustment, ...]] | None = None


class Ledger(Counting):
    """All that was logged, and what stands at each table."""

    def __init__(self, logged: Iterable[Logged] = (), base: Base = NOTHING) -> None:
        self._standings: dict[Where, Standing] = {}
        self._listed = _Listed()
        super().__init__(logged, base)

    def _changed(self, subject: Subject) -> Subject:
        if isinstance(subject, Where):
            self._standings.pop(subject, None)
            self._listed = _Listed()
        return super()._changed(subject)

    def what_if(self, logged: Sequence[Logged]) -> Mapping[Where, Standing]:
        """What would stand at the tables that further entries are about; to undo is not among them."""
        new = {each.number: each.entry for each in logged}
        more: defaultdict[Where, list[Logged]] = defaultdict(list)
        for each in logged:
            entry = each.entry
            if isinstance(entry, Confirmed | Withdrawn) and entry.of in new:
                entry = new[entry.of]
            subject = self.subject(entry)
            if isinstance(subject, Where):
                more[subject].append(each)
        return {where: standing(where, (*self.about(where), *told)) for where, told in more.items()}

    def standing(self, where: Where) -> Standing:
        """What stands at a table on a board. Raises CaseError where nothing was entered."""
        if where not in self._standings:
            self._standings[where] = self._known(where) or self._folded(where)
        return self._standings[where]

    def scores(self, _: Conditions) -> Scores | None:
        """None: they are reckoned from what stands."""
        return None

    def bare(self, where: Where) -> Standing:
        """The same as far as it is scored: perhaps without the numbers of rulings, corrections and remarks."""
        if where in self._touched.get(where[:2], ()):
            return self.standing(where)
        return self.base.bare(where) or self.standing(where)

    def _known(self, where: Where) -> Standing | None:
        return None if where in self._touched.get(where[:2], ()) else self.base.standing(where)

    def _folded(self, where: Where) -> Standing:
        entries = self.about(where)
        if not entries:
            raise CaseError(
                "{where}: nothing was entered there; name a table that played the board", where=where
            )
        return standing(where, entries)

    def has(self, where: Where) -> bool:
        """Whether anything was told about a table that counts."""
        if self._more.get(where):
            return True
        if self._gone.get(where):
            return bool(self.about(where))
        return self.base.has(where)

    @property
    def touched(self) -> Mapping[tuple[str, int], Iterable[Where]]:
        """The boards with the tables that something was told about since the base."""
        return self._touched

    @property
    def boards(self) -> list[tuple[str, int]]:
        """The boards, each with its session, that have a table with an entry that counts, in order."""
        if self._listed.boards is None:
            known = {key for key in self.base.boards if key not in self._touched}
            found = sorted({*known, *(key for key in self._touched if self.tables_of(*key))})
            self._listed.boards = tuple(found)
        return list(self._listed.boards)

    @property
    def sessions(self) -> list[str]:
        """The sessions that have such a board, in order."""
        return sorted({session for session, _ in self.boards})

    def tables_of(self, session: str, board: int) -> list[Where]:
        """The tables of a board that have entries which count, in order."""
        new = self._touched.get((session, board), ())
        old = (where for where in self.base.tables_of(session, board) if where not in new)
        return sorted((*old, *(where for where in new if self.has(where))))

    @property
    def tables(self) -> list[Where]:
        """The tables on boards that have entries which count, in order."""
        return [where for key in self.boards for where in self.tables_of(*key)]

    def sides(self, session: str) -> set[str]:
        """Whoever sits at a table of the session, as its tables name them."""
        listed = self._listed.sides
        if session not in listed:
            listed[session] = frozenset(self._sides(session))
        return set(listed[session])

    def _sides(self, session: str) -> set[str]:
        new = [key for key in self._touched if key[0] == session]
        old = any(self._gone.get(where) for key in new for where in self._touched[key])
        known = () if old else self.base.sides(session)
        boards = [key for key in self.boards if key[0] == session] if old else new
        return {*known, *(side for key in boards for where in self.tables_of(*key) for side in where[2:])}

    @property
    def players(self) -> set[str]:
        """Every contestant who sits at a table."""
        return {name for session in self.sessions for side in self.sides(session) for name in side.split("+")}

    @property
    def standings(self) -> list[Standing]:
        """What stands everywhere."""
        return [self.standing(where) for where in self.tables]

    @property
    def pending(self) -> dict[Where, tuple[Adjustment, ...]]:
        """The adjustments that wait for the Director, by their tables."""
        if self._listed.pending is None:
            self._listed.pending = self._pending()
        return dict(self._listed.pending)

    def _pending(self) -> dict[Where, tuple[Adjustment, ...]]:
        ruled = {where for told in self._touched.values() for where in told if self._is_ruled(where)}
        found = sorted({*self.base.pending, *ruled})
        told = {where: self.standing(where).pending for where in found if self.has(where)}
        return {where: waiting for where, waiting in told.items() if waiting}

    def _is_ruled(self, where: Where) -> bool:
        """Whether since the base an adjustment there was proposed or decided, or something was undone."""
        told = self._more.get(where, ())
        return bool(self._gone.get(where)) or any(isinstance(each.entry, _RULED) for each in told)


_RULED = (AdjustmentProposed, Confirmed, Withdrawn)
