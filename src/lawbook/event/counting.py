"""Counting: which entries of a log count, and what each is about.

To undo is nothing but counting without an entry. What was folded before may be the base; then only
what came after is counted, and what does not count any more of the base.
"""

from bisect import insort
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from operator import attrgetter

from lawbook.errors import CaseError
from lawbook.event.base import NOTHING, Base
from lawbook.event.entries import CONTEST, About, Announced, Entry, Logged, Subject, Undone, Where

__all__ = ["Counting"]

_NUMBER = attrgetter("number")


class Counting:
    """All that was logged, and what counts of it, thing by thing."""

    def __init__(self, logged: Iterable[Logged] = (), base: Base = NOTHING) -> None:
        self.base = base
        self._new: list[Logged] = []
        self._against = Counter(base.against)
        """How many undoings that count there are against an entry."""
        self._more: defaultdict[Subject, list[Logged]] = defaultdict(list)
        """What counts and is not in the base."""
        self._gone: defaultdict[Subject, set[int]] = defaultdict(set)
        """What of the base does not count any more."""
        self._undoings: defaultdict[Subject, list[int]] = defaultdict(list)
        self._touched: defaultdict[tuple[str, int], dict[Where, None]] = defaultdict(dict)
        """The tables that something was told about since, board by board."""
        self._kinds: defaultdict[str, dict[str, None]] = defaultdict(dict)
        """The other things, kind by kind."""
        self.extend(logged)

    @property
    def last(self) -> int:
        """The number of the newest entry."""
        return self.base.last + len(self._new)

    @property
    def logged(self) -> Sequence[Logged]:
        """Every entry."""
        return self.after(0)

    def after(self, number: int) -> Sequence[Logged]:
        """The entries after this number."""
        if number >= self.base.last:
            return self._new[number - self.base.last :]
        return [*self.base.after(number), *self._new]

    def __getitem__(self, number: int) -> Logged:
        if not 1 <= number <= self.last:
            raise CaseError(
                "entry {number}: the log has the entries 1 to {last}; name one of them",
                number=number,
                last=self.last,
            )
        first = self.base.last + 1
        return self.base[number] if number < first else self._new[number - first]

    def counts(self, number: int) -> bool:
        """Whether an entry counts: it is there, and not undone."""
        return not self._against[self[number].number]

    @property
    def against(self) -> dict[int, int]:
        """How many undoings that count there are against an entry, if any."""
        return {number: told for number, told in sorted(self._against.items()) if told > 0}

    @property
    def writers(self) -> set[str]:
        """Whoever has put something down."""
        return {*self.base.writers, *(each.by for each in self._new)}

    # Putting down and taking back

    def extend(self, logged: Iterable[Logged]) -> set[Subject]:
        """Put further entries down, and say what they touch."""
        return {subject for each in logged for subject in self._push(each)}

    def take_back(self, number: int) -> set[Subject]:
        """Forget the entries after this number, which are in no log, and say what that touches."""
        touched: set[Subject] = set()
        while self.last > max(number, self.base.last):
            touched.update(self._pop())
        return touched

    def _push(self, new: Logged) -> Iterator[Subject]:
        subject = self.subject(new.entry)
        self._new.append(new)
        if isinstance(new.entry, Undone):
            self._undoings[subject].append(new.number)
            if not isinstance(subject, Where):
                self._changed(subject)  # also by an undoing that changes nothing
            yield from self._count(new.entry.of, undone=True)
        else:
            yield self._add(new)

    def _pop(self) -> Iterator[Subject]:
        old = self._new.pop()
        if isinstance(old.entry, Undone):
            self._undoings[self.subject(old.entry)].pop()
            yield from self._count(old.entry.of, undone=False)
        else:
            yield self._remove(old)

    def _count(self, number: int, *, undone: bool) -> Iterator[Subject]:
        """Have an entry count no more, or again; if it is an undoing, what it undid does the opposite."""
        while True:
            self._against[number] += 1 if undone else -1
            if self._against[number] != (1 if undone else 0):
                return
            found = self[number]
            if not isinstance(found.entry, Undone):
                break
            number, undone = found.entry.of, not undone
        yield self._remove(found) if undone else self._add(found)

    def _add(self, logged: Logged) -> Subject:
        subject = self.subject(logged.entry)
        if logged.number in self._gone.get(subject, ()):
            self._gone[subject].discard(logged.number)
        else:
            insort(self._more[subject], logged, key=_NUMBER)
        return self._changed(subject)

    def _remove(self, logged: Logged) -> Subject:
        subject = self.subject(logged.entry)
        told = self._more[subject]
        if any(each.number == logged.number for each in told):
            told[:] = [each for each in told if each.number != logged.number]
        else:
            self._gone[subject].add(logged.number)
        return self._changed(subject)

    def _changed(self, subject: Subject) -> Subject:
        if isinstance(subject, Where):
            self._touched[subject[:2]][subject] = None
        else:
            self._kinds[subject[0]][subject[1]] = None
        return subject

    # Things

    def subject(self, entry: Entry) -> Subject:
        """What an entry is about."""
        while isinstance(entry, About):
            entry = self[entry.of].entry
        return entry.subject

    def about(self, subject: Subject) -> Sequence[Logged]:
        """The entries about a thing that count, in order."""
        return self._counting(subject, self.base.about(subject) if self.base.last else ())

    def _counting(self, subject: Subject, old: Sequence[Logged]) -> Sequence[Logged]:
        more = self._more.get(subject, ())
        if not old:
            return tuple(more)
        gone = self._gone.get(subject, ())
        return tuple(sorted((*(each for each in old if each.number not in gone), *more), key=_NUMBER))

    def about_tables(self, tables: Iterable[Where]) -> Mapping[Where, Sequence[Logged]]:
        """The same of several tables."""
        told = list(tables)
        old = self.base.about_tables(told)
        return {where: self._counting(where, old.get(where, ())) for where in told}

    def all_about(self, thing: tuple[str, str]) -> Sequence[Logged]:
        """The entries about a thing, those that do not count and the undoings among them, in order."""
        numbers = {*self.base.undoings(thing[0]).get(thing[1], ()), *self._undoings.get(thing, ())}
        for number in tuple(numbers):
            entry = self[number].entry
            numbers |= {entry.of} if isinstance(entry, Undone) else set()
        numbers |= {each.number for each in self.about(thing)}
        return tuple(self[number] for number in sorted(numbers))

    def undoings(self, kind: str) -> Mapping[str, Sequence[int]]:
        """The numbers of the undoings of what was told about the things of a kind, by name."""
        old = self.base.undoings(kind)
        new = {
            name: (*old.get(name, ()), *self._undoings.get((kind, name), ()))
            for name in self._kinds.get(kind, ())
        }
        return {name: told for name, told in {**old, **new}.items() if told}

    def numbers(self, where: Where) -> Sequence[int]:
        """The numbers of the entries about a table that count, in order."""
        old = set(self.base.numbers(where)) - self._gone.get(where, set())
        return sorted((*old, *(each.number for each in self._more.get(where, ()))))

    def named(self, kind: str) -> Mapping[str, Sequence[Logged]]:
        """The entries that count about all the things of a kind, by name."""
        old = self.base.named(kind)
        new = {name: self._counting((kind, name), old.get(name, ())) for name in self._kinds.get(kind, ())}
        return {name: told for name, told in sorted({**old, **new}.items()) if told} if new else old

    @property
    def kinds(self) -> set[str]:
        """The kinds of things, other than tables, that something was told about since the base."""
        return set(self._kinds)

    @property
    def announced(self) -> Announced | None:
        """What was announced last of the contest."""
        told = [each.entry for each in self.about(CONTEST) if isinstance(each.entry, Announced)]
        return told[-1] if told else None
