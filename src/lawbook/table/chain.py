"""Chain: a sequence that only grows at its end; each state has its own, and a thousand items cost a thousand times one."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Generic, TypeVar, overload

__all__ = ["Chain"]

T_co = TypeVar("T_co", covariant=True)


class Chain(Sequence[T_co], Generic[T_co]):
    """Items in order; it does not change. Several share what they have in common, each up to its own end.

    >>> once = Chain(["pass"])
    >>> tuple(once.plus("double")), tuple(once.plus("redouble")), tuple(once)
    (('pass', 'double'), ('pass', 'redouble'), ('pass',))
    """

    __slots__ = ("_items", "_size")

    def __init__(self, items: Iterable[T_co] = ()) -> None:
        self._items = list(items)
        self._size = len(self._items)

    def plus(self, item: T_co) -> "Chain[T_co]":  # type: ignore[misc]  # it goes into another chain
        """The same with one more item. Of two threads that go on from one chain, one gets the place behind it."""
        items = self._items
        if len(items) == self._size:
            items.append(item)
        if items[self._size] is not item:
            items = [*items[: self._size], item]
        after: Chain[T_co] = Chain.__new__(Chain)
        after._items, after._size = items, self._size + 1
        return after

    @overload
    def __getitem__(self, place: int) -> T_co: ...

    @overload
    def __getitem__(self, place: slice) -> "Chain[T_co]": ...

    def __getitem__(self, place: int | slice) -> "T_co | Chain[T_co]":
        if isinstance(place, slice):
            return Chain(self._items[at] for at in range(*place.indices(self._size)))
        at = place + self._size if place < 0 else place
        if not 0 <= at < self._size:
            raise IndexError(place)
        return self._items[at]

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[T_co]:
        return islice(self._items, self._size)

    def __reversed__(self) -> Iterator[T_co]:
        return islice(reversed(self._items), len(self._items) - self._size, None)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chain) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Chain({list(self)!r})"
