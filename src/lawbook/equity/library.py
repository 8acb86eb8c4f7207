"""The double-dummy library DDS: where it lies, how it is loaded, and the slots in which its threads work.

The wheel of endplay carries it; only that file is used, nothing of endplay is imported. The library
keeps one set of tables per thread index, and two threads with the same index crash it, so an index
is lent to one thread at a time, as a `Slot`. What a slot remembers is relied upon, so nothing else in the
process may use the same file; a program that does gives Lawbook a copy of it by LAWBOOK_DDS.
"""

import ctypes
import os
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from queue import LifoQueue
from threading import Lock

from lawbook.equity.errors import NoSolver, SolverError
from lawbook.equity.position import Position

__all__ = ["PATH_VARIABLE", "Library", "Slot", "carried", "cores", "library"]

PATH_VARIABLE = "LAWBOOK_DDS"
"""The environment variable that names another file than the one endplay carries."""

_REMEDY = f"install lawbook[equity], or let {PATH_VARIABLE} name the file of DDS 2.9"
_VERSION = (2, 9)
_MEGABYTES = 160
"""What a thread's tables grow to at most; the library clears them then."""

_WORDS = struct.Struct("=24i")
_NO_FAULT = 1
_INTS_13 = ctypes.c_int * 13


class _Deal(ctypes.Structure):
    """Trump, leader, 3 suits and 3 ranks on the trick, then 4 hands of 4 suits."""

    _fields_ = (("words", ctypes.c_int * 24),)


class _Found(ctypes.Structure):
    """The answer: for each card its suit, rank, equal lower cards and the tricks that it leads to."""

    _fields_ = (
        ("nodes", ctypes.c_int),
        ("cards", ctypes.c_int),
        ("suit", _INTS_13),
        ("rank", _INTS_13),
        ("equals", _INTS_13),
        ("score", _INTS_13),
    )


class _Info(ctypes.Structure):
    """What the library says of itself."""

    _fields_ = (
        ("version", ctypes.c_int * 3),
        ("text", ctypes.c_char * 10),
        ("about", ctypes.c_int * 6),
        ("threads", ctypes.c_int),
        ("rest", ctypes.c_char * 1152),
    )


class Slot:
    """One thread index of the library, with the memory in which a board goes in and its answer comes out."""

    __slots__ = ("_deal", "_library", "found", "index", "last")

    def __init__(self, dds: ctypes.CDLL, index: int) -> None:
        self._library = dds
        self._deal = _Deal()
        self.found = _Found()
        self.index = index
        self.last: Position | None = None
        """The position solved last, by whoever had the slot."""

    def solve(self, words: tuple[int, ...], target: int, solutions: int, *, keep: bool) -> _Found:
        """The library's answer for a deal in its own words; `keep` leaves what it remembers of the last one."""
        _WORDS.pack_into(self._deal, 0, *words)
        mode = 2 if keep else 1
        code = self._library.SolveBoard(self._deal, target, solutions, mode, self.found, self.index)
        if code != _NO_FAULT:
            self._forget()
            raise SolverError(
                "the double-dummy library refuses the position: {reason}; check its cards",
                reason=self._why(code),
            )
        return self.found

    def _forget(self) -> None:
        """Solve something else: a refused deal would be taken for a known one when it comes again."""
        self.last = None
        self._library.SolveBoard(_elsewhere(), -1, 1, 1, self.found, self.index)

    def _why(self, code: int) -> str:
        line = ctypes.create_string_buffer(80)
        self._library.ErrorMessage(code, line)
        return f"{line.value.decode('ascii', 'replace').strip()} ({code})"


def _elsewhere() -> _Deal:
    deal = _Deal()
    spades = (
        [0b11 << 2, 0, 0, 0],
        [0b1100 << 2, 0, 0, 0],
        [0b110000 << 2, 0, 0, 0],
        [0b11000000 << 2, 0, 0, 0],
    )
    _WORDS.pack_into(deal, 0, 4, 0, 0, 0, 0, 0, 0, 0, *[word for hand in spades for word in hand])
    return deal


class Library:
    """The loaded library and its free slots."""

    def __init__(self, path: Path, threads: int | None = None) -> None:
        dds = _load(path)
        wanted = threads or cores()
        dds.SetResources(_MEGABYTES * wanted, wanted)
        info = _Info()
        dds.GetDDSInfo(ctypes.byref(info))
        if tuple(info.version[:2]) != _VERSION:
            raise NoSolver(
                "{path} is DDS {version}, not 2.9: {remedy}",
                path=path,
                version=info.text.decode("ascii", "replace"),
                remedy=_REMEDY,
            )
        self.version: str = info.text.decode("ascii")
        self.threads: int = info.threads
        """How many boards can be solved at the same time."""
        self._free: LifoQueue[Slot] = LifoQueue()
        for index in range(self.threads):
            self._free.put(Slot(dds, index))

    @contextmanager
    def slot(self) -> Iterator[Slot]:
        """A slot that nobody else has; waits until there is one."""
        slot = self._free.get()
        try:
            yield slot
        finally:
            self._free.put(slot)


def _load(path: Path) -> ctypes.CDLL:
    try:
        dds = ctypes.CDLL(str(path))
        dds.SolveBoard.argtypes = [
            _Deal, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.POINTER(_Found), ctypes.c_int,
        ]  # fmt: skip
        dds.SetResources.argtypes = [ctypes.c_int, ctypes.c_int]
        dds.SetResources.restype = None
        dds.GetDDSInfo.restype = dds.ErrorMessage.restype = None
    except (OSError, AttributeError) as error:
        raise NoSolver(
            "{path} cannot be loaded as the double-dummy library ({error}): {remedy}",
            path=path,
            error=error,
            remedy=_REMEDY,
        ) from None
    return dds


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def carried() -> Path:
    """The user's own file, or the one in the wheel of endplay."""
    own = os.environ.get(PATH_VARIABLE)
    if own:
        return Path(own)
    carrier = find_spec("endplay")
    if carrier is None or carrier.origin is None:
        raise NoSolver("no double-dummy library is installed: {remedy}", remedy=_REMEDY)
    for path in sorted((Path(carrier.origin).parent / "_dds").glob("*dds.*")):
        if path.suffix in {".so", ".dylib", ".dll"}:
            return path
    raise NoSolver("the endplay that is installed carries no double-dummy library: {remedy}", remedy=_REMEDY)


_loading = Lock()
_loaded: dict[Path, Library] = {}


def library() -> Library:
    """The library of this process, loaded when it is asked for first."""
    path = carried()
    with _loading:
        if path not in _loaded:
            _loaded[path] = Library(path)
        return _loaded[path]
