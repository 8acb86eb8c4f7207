"""Ledger: the log folded into what stands.

Every entry is about one thing: a table on a board, a contestant, a session, the contest. What stands
there is a fold over the entries about it that count, so that one more entry touches one thing only,
and undoing is nothing but folding without an entry.
"""

from bisect import insort
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from operator import attrgetter
from typing import Any

from lawbook.errors import CaseError
from lawbook.event.entries import (
    CONTEST,
    About,
    Announced,
    Confirmed,
    Entry,
    Logged,
    Subject,
    Undone,
    Where,
    Withdrawn,
)
from lawbook.event.standing import Standing, standing

__all__ = ["Ledger"]


class Ledger:
    """All that was logged, and what counts of it, thing by thing."""

    def __init__(self, logged: Iterable[Logged] = ()) -> None:
        self.logged: list[Logged] = []
        self._against: Counter[int] = Counter()
        """How many undoings that count there are against an entry."""
        self._tables: defaultdict[Where, list[Logged]] = defaultdict(list)
        self._things: defaultdict[tuple[str, str], list[Logged]] = defaultdict(list)
        self._standings: dict[Where, Standing] = {}
        self.extend(logged)

    @property
    def last(self) -> int:
        """The number of the newest entry."""
        return len(self.logged)

    def __getitem__(self, number: int) -> Logged:
        if not 1 <= number <= len(self.logged):
            raise CaseError(
                "entry {number}: the log has the entries 1 to {last}; name one of them",
                number=number,
                last=len(self.logged),
            )
        return self.logged[number - 1]

    def counts(self, number: int) -> bool:
        """Whether an entry counts: it is there, and not undone."""
        return not self._against[self[number].number]

    def extend(self, logged: Iterable[Logged]) -> set[Subject]:
        """Put further entries down, and say what they touch."""
        return {subject for each in logged for subject in self._push(each)}

    def _push(self, new: Logged) -> Iterator[Subject]:
        self.logged.append(new)
        if isinstance(new.entry, Undone):
            yield from self._undo(new.entry.of)
        else:
            yield from self._add(new)

    def _undo(self, number: int) -> Iterator[Subject]:
        self._against[number] += 1
        if self._against[number] > 1:
            return
        gone = self[number]
        if isinstance(gone.entry, Undone):
            yield from self._redo(gone.entry.of)
        else:
            subject = self.subject(gone.entry)
            self._told(subject).remove(gone)
            yield from self._touched(subject)

    def _redo(self, number: int) -> Iterator[Subject]:
        self._against[number] -= 1
        if self._against[number]:
            return
        back = self[number]
        if isinstance(back.entry, Undone):
            yield from self._undo(back.entry.of)
        else:
            yield from self._add(back)

    def _add(self, logged: Logged) -> Iterator[Subject]:
        subject = self.subject(logged.entry)
        insort(self._told(subject), logged, key=attrgetter("number"))
        yield from self._touched(subject)

    def _told(self, subject: Subject) -> list[Logged]:
        return self._tables[subject] if isinstance(subject, Where) else self._things[subject]

    def _touched(self, subject: Subject) -> Iterator[Subject]:
        if isinstance(subject, Where):
            self._standings.pop(subject, None)
        yield subject

    def subject(self, entry: Entry) -> Subject:
        """What an entry is about."""
        return self.subject(self[entry.of].entry) if isinstance(entry, About) else entry.subject

    def about(self, subject: Subject) -> Sequence[Logged]:
        """The entries about a thing that count, in order."""
        told: Mapping[Any, list[Logged]] = self._tables if isinstance(subject, Where) else self._things
        return tuple(told.get(subject, ()))

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
            entries = self.about(where)
            if not entries:
                raise CaseError(
                    "{where}: nothing was entered there; name a table that played the board", where=where
                )
            self._standings[where] = standing(where, entries)
        return self._standings[where]

    @property
    def tables(self) -> list[Where]:
        """The tables on boards that have entries which count, in order."""
        return sorted(where for where, told in self._tables.items() if told)

    @property
    def standings(self) -> list[Standing]:
        """What stands everywhere."""
        return [self.standing(where) for where in self.tables]

    @property
    def announced(self) -> Announced | None:
        """What was announced last of the contest."""
        told = [each.entry for each in self.about(CONTEST) if isinstance(each.entry, Announced)]
        return told[-1] if told else None

    def named(self, kind: str) -> dict[str, Sequence[Logged]]:
        """The entries that count about all the things of a kind, by name."""
        return {
            subject[1]: tuple(told)
            for subject, told in sorted(self._things.items())
            if told and subject[0] == kind
        }
