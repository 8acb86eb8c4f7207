"""A log: where the entries of a tournament are kept."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from lawbook.event.entries import Logged

__all__ = ["Log", "Memory", "Overtaken"]


class Overtaken(Exception):  # noqa: N818  # it is no error: somebody else was faster
    """Somebody else has put down an entry of this number in the meantime."""


class Log(Protocol):
    """Where entries are kept."""

    def append(self, entries: Sequence[Logged]) -> None:
        """Put entries down, all or none. Raises Overtaken if one of the numbers is taken."""

    def read(self, after: int = 0) -> Iterable[Logged]:
        """The entries after this number, in order."""

    def close(self) -> None:
        """Let it go."""


class Memory:
    """A log that is kept nowhere: for trying things out, and for a file of results."""

    def __init__(self) -> None:
        self._entries: list[Logged] = []

    def append(self, entries: Sequence[Logged]) -> None:
        """Put entries down."""
        self._entries += entries

    def read(self, after: int = 0) -> Iterable[Logged]:
        """The entries after this number."""
        return self._entries[after:]

    def close(self) -> None:
        """Nothing: there is nothing to let go."""
