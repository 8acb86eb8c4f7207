"""Fates: what became of each irregularity, in order; a state has its own, and a thousand cost a thousand times one."""

from collections.abc import ItemsView, Iterable, Iterator, Mapping
from typing import Generic, TypeVar

__all__ = ["Fates"]

M = TypeVar("M")
F = TypeVar("F")


class _Log(Generic[M, F]):
    """What was noted, one thing after the other; several states share it, each up to its own end."""

    __slots__ = ("in_order", "matters", "places", "rows")

    def __init__(self) -> None:
        self.rows: list[tuple[M, F]] = []
        self.matters: list[M] = []
        """In the order in which they came."""
        self.places: dict[M, list[int]] = {}
        """Where the rows about a matter stand."""
        self.in_order: list[list[int]] = []
        """The same places beside the matters, so that to go through all of them is to look nothing up."""

    def takes(self, place: int, row: tuple[M, F]) -> bool:
        """Note what became of a matter, if nothing stands in that place: of two threads, one gets it."""
        if len(self.rows) == place:
            self.rows.append(row)
        return self.rows[place] is row

    def find(self, matter: M, place: int) -> bool:
        """Note where a row about a matter stands; whether it is a new one."""
        places = self.places.setdefault(matter, [])
        places.append(place)
        if len(places) == 1:
            self.matters.append(matter)
            self.in_order.append(places)
        return len(places) == 1


class Fates(Mapping[M, F]):
    """Every matter, in order, with what became of it; it does not change.

    >>> once = Fates().put("revoke", "open")
    >>> once.put("revoke", "established"), once
    (Fates({'revoke': 'established'}), Fates({'revoke': 'open'}))
    """

    __slots__ = ("_count", "_log", "_size")

    def __init__(self, told: Iterable[tuple[M, F]] = ()) -> None:
        self._log: _Log[M, F] = _Log()
        self._log.rows += told
        self._size = len(self._log.rows)
        self._count = sum([self._log.find(row[0], place) for place, row in enumerate(self._log.rows)])

    def put(self, matter: M, fate: F) -> "Fates[M, F]":
        """The same with what has become of a matter, a new one at the end."""
        row = (matter, fate)
        if not self._log.takes(self._size, row):
            return Fates((*self.items(), row))
        after: Fates[M, F] = Fates.__new__(Fates)
        after._log, after._size = self._log, self._size + 1  # its own
        after._count = self._count + self._log.find(matter, self._size)
        return after

    def without(self, matters: Iterable[M]) -> "Fates[M, F]":
        """The same without some matters."""
        gone = set(matters)
        return Fates((matter, fate) for matter, fate in self.items() if matter not in gone) if gone else self

    @property
    def newest(self) -> M | None:
        """The matter that came last; None where there is none."""
        return self._log.matters[self._count - 1] if self._count else None

    def items(self) -> ItemsView[M, F]:
        """Every matter with what became of it."""
        return _Rows(self)

    def told(self) -> Iterator[tuple[M, F]]:
        """Every matter with what became of it, in order."""
        log, size = self._log, self._size
        for matter, places in zip(log.matters[: self._count], log.in_order, strict=False):
            yield matter, log.rows[_newest(places, size)][1]

    def __getitem__(self, matter: M) -> F:
        places = self._log.places.get(matter)
        if places is None or places[0] >= self._size:
            raise KeyError(matter)
        return self._log.rows[_newest(places, self._size)][1]

    def __contains__(self, matter: object) -> bool:
        places = self._log.places.get(matter)  # type: ignore[arg-type]  # any object may be asked for
        return places is not None and places[0] < self._size

    def __iter__(self) -> Iterator[M]:
        return (self._log.matters[place] for place in range(self._count))

    def __reversed__(self) -> Iterator[M]:
        return (self._log.matters[place] for place in reversed(range(self._count)))

    def __len__(self) -> int:
        return self._count

    def __repr__(self) -> str:
        return f"Fates({dict(self)!r})"


class _Rows(ItemsView[M, F]):
    """The rows of fates, without a look at the log for each."""

    _mapping: Fates[M, F]

    def __iter__(self) -> Iterator[tuple[M, F]]:
        return self._mapping.told()


def _newest(places: list[int], size: int) -> int:
    """The last of these places that a state of this size has; it has the first."""
    last = places[-1]
    return last if last < size else next(place for place in reversed(places) if place < size)
