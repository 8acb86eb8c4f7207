"""Connections: however many are open that say nothing, whoever asks for a page is let in."""

from asyncio import Transport
from time import monotonic
from typing import Any, ClassVar

from uvicorn.protocols.http.h11_impl import H11Protocol

__all__ = ["TAKEN", "Connection", "most"]

TAKEN = 128
"""How many are taken in at once; only then are those let go that are too many."""
_FILES = 4096
"""The files that a server may have open, if the system lets it; a connection is one."""


def most() -> int:
    """How many connections there may be, with as many files as the system lets a process open.

    It is a quarter of them: the rest is for what is taken in meanwhile, and for all else.
    """
    try:
        from resource import RLIMIT_NOFILE, getrlimit, setrlimit  # noqa: PLC0415  # not on Windows
    except ImportError:
        return _FILES // 4
    soft, hard = getrlimit(RLIMIT_NOFILE)
    if 0 < soft < _FILES:
        soft = _FILES if hard < 0 else min(hard, _FILES)
        setrlimit(RLIMIT_NOFILE, (soft, hard))
    return min(soft % 2**31, _FILES) // 4


class Connection(H11Protocol):
    """A connection; one too many ends another on which nothing is asked."""

    most: ClassVar = _FILES // 4
    """How many there may be."""

    def __init__(self, *told: Any, **named: Any) -> None:
        """As any, with the time from which on it is there."""
        super().__init__(*told, **named)
        self.opened = monotonic()

    @property
    def silent(self) -> bool:
        """Whether it is open, and no answer is being made for it."""
        waiting = self.cycle is None or self.cycle.response_complete
        return waiting and not self.transport.is_closing()

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Take it in; where there are too many, end the oldest silent one, first of those that never asked."""
        super().connection_made(transport)
        if len(self.connections) > self.most:
            silent = [one for one in self.connections if isinstance(one, Connection) and one.silent]
            min(silent, key=lambda one: (one.cycle is not None, one.opened)).transport.close()
