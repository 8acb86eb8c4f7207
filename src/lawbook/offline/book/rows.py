"""Rows: things that are listed once, each known by its place."""

from collections.abc import Hashable, Iterator
from typing import Generic, TypeVar

__all__ = ["Rows"]

T = TypeVar("T", bound=Hashable)


class Rows(Generic[T]):
    """Things in the order in which they were first met.

    >>> rows = Rows()
    >>> [rows.place(word) for word in ("pass", "double", "pass")], list(rows)
    ([0, 1, 0], ['pass', 'double'])
    """

    def __init__(self) -> None:
        self._places: dict[T, int] = {}

    def place(self, thing: T) -> int:
        """Where a thing stands; at the end, if it was not met before."""
        return self._places.setdefault(thing, len(self._places))

    def __iter__(self) -> Iterator[T]:
        return iter(self._places)
