"""Answers that are known already: the latest in memory, all of them in a file if one is named."""

import os
import sqlite3
import sys
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from contextlib import closing
from pathlib import Path
from threading import Lock

from lawbook.errors import LawbookError

__all__ = ["Cache", "cache_path"]

_FORMAT = 1
"""Goes up when the figures of a question change their meaning; an older file is emptied."""


class Cache:
    """Figures by the key of their question; as many in memory as `size`, the longest unused going first.

    >>> cache = Cache(size=1)
    >>> cache.put({b"a": b"1"}); cache.put({b"b": b"2"})
    >>> cache.get([b"a", b"b"])
    {b'b': b'2'}
    """

    def __init__(self, path: Path | None = None, *, size: int = 100_000) -> None:
        self._size = size
        self._latest: OrderedDict[bytes, bytes] = OrderedDict()
        self._lock = Lock()
        self._file = _opened(path) if path is not None else None

    def get(self, keys: Iterable[bytes]) -> dict[bytes, bytes]:
        """The figures of those keys that are known."""
        known: dict[bytes, bytes] = {}
        with self._lock:
            for key in keys:
                figures = self._latest.get(key)
                if figures is not None:
                    self._latest.move_to_end(key)
                    known[key] = figures
                elif self._file is not None and (figures := self._filed(self._file, key)) is not None:
                    self._remember(key, figures)
                    known[key] = figures
        return known

    def put(self, figures: Mapping[bytes, bytes]) -> None:
        """Remember these figures."""
        with self._lock:
            for key, found in figures.items():
                self._remember(key, found)
            if self._file is not None:
                self._write(self._file, figures)

    def close(self) -> None:
        """Close the file; what is in memory stays."""
        with self._lock:
            self._leave()

    def _leave(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def _write(self, file: sqlite3.Connection, figures: Mapping[bytes, bytes]) -> None:
        """Put figures into the file; a full disk or a lock costs the file, never the answers."""
        try:
            with file:
                file.executemany("INSERT OR REPLACE INTO answer VALUES (?, ?)", figures.items())
        except sqlite3.Error:
            self._leave()

    def _remember(self, key: bytes, figures: bytes) -> None:
        self._latest[key] = figures
        self._latest.move_to_end(key)
        if len(self._latest) > self._size:
            self._latest.popitem(last=False)

    def _filed(self, file: sqlite3.Connection, key: bytes) -> bytes | None:
        try:
            row = file.execute("SELECT figures FROM answer WHERE key = ?", (key,)).fetchone()
        except sqlite3.Error:
            self._leave()
            return None
        return None if row is None else bytes(row[0])


def _opened(path: Path) -> sqlite3.Connection:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = sqlite3.connect(path, check_same_thread=False)
    except (OSError, sqlite3.Error) as error:
        raise _unusable(path, error) from None
    try:
        with closing(file.execute("PRAGMA user_version")) as found, file:
            if found.fetchone()[0] != _FORMAT:
                file.execute("DROP TABLE IF EXISTS answer")
        file.execute("PRAGMA journal_mode = WAL")
        file.execute("PRAGMA synchronous = NORMAL")
        file.execute("CREATE TABLE IF NOT EXISTS answer (key BLOB PRIMARY KEY, figures BLOB) WITHOUT ROWID")
        file.execute(f"PRAGMA user_version = {_FORMAT}")
    except sqlite3.Error as error:
        file.close()
        raise _unusable(path, error) from None
    return file


def _unusable(path: Path, error: Exception) -> LawbookError:
    return LawbookError(
        "{path} cannot keep computed results ({error}): name another file, or remove this one",
        path=path,
        error=error,
    )


def cache_path() -> Path:
    """The file in the user's own cache folder."""
    home = Path.home()
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        folder = home / "Library" / "Caches"
    else:
        folder = Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache")
    return folder / "lawbook" / "equity.sqlite"
