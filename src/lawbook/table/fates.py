"""Fates: what became of each irregularity, in order; a state has its own, and a thousand cost a thousand times one."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Generic, TypeVar

__all__ = ["Fates"]

M = TypeVar("M")
F = TypeVar("F")


class _Log(Generic[M, F]):
    """What was noted, one thing after the other; several states share it, each up to its own end."""

    __slots__ = ("matters", "places", "rows")

    def __init__(self) -> None:
        self.rows: list[F] = []
        self.matters: list[M] = []
        """In the order in which they came."""
        self.places: dict[M, list[int]] = {}
        """Where the rows about a matter stand."""

    def add(self, matter: M, fate: F) -> bool:
        """Note what became of a matter; whether it is a new one."""
        places = self.places.setdefault(matter, [])
        places.append(len(self.rows))
        self.rows.append(fate)
        if len(places) == 1:
            self.matters.append(matter)
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
        self._count = sum([self._log.add(matter, fate) for matter, fate in told])
        self._size = len(self._log.rows)

    def put(self, matter: M, fate: F) -> "Fates[M, F]":
        """The same with what has become of a matter, a new one at the end."""
        same = self if self._size == len(self._log.rows) else Fates(self.items())
        after: Fates[M, F] = Fates.__new__(Fates)
        after._count = same._count + same._log.add(matter, fate)  # noqa: SLF001  # its own
        after._log, after._size = same._log, same._size + 1  # noqa: SLF001
        return after

    def without(self, matters: Iterable[M]) -> "Fates[M, F]":
        """The same without some matters."""
        gone = set(matters)
        return Fates((matter, fate) for matter, fate in self.items() if matter not in gone) if gone else self

    @property
    def newest(self) -> M | None:
        """The matter that came last; None where there is none."""
        return self._log.matters[self._count - 1] if self._count else None

    def __getitem__(self, matter: M) -> F:
        for place in reversed(self._log.places.get(matter, ())):
            if place < self._size:
                return self._log.rows[place]
        raise KeyError(matter)

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
