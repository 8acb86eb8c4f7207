"""What an audit has done already: its rows, and a line for each portion; with both it goes on after a kill."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import starmap
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, NamedTuple, Self

from lawbook.audit.looked import Count, Dealt, FileDealt, Looked

__all__ = ["Kept"]


class _Done(NamedTuple):
    """A portion that was done: its key, and where its rows and its line end."""

    key: str
    rows: int
    line: int
    dealt: tuple[FileDealt, ...]


class Kept:
    """The portions that are done, in their order, in two files beside the one that will be written."""

    def __init__(self, out: Path, wanted: str, taken: Callable[[FileDealt], None] = lambda _: None) -> None:
        """Beside a table, for what is wanted; `taken` is told of the deals of each portion that counts as done."""
        self.path = out.with_name(f"{out.name}.rows")
        """The rows."""
        self._log = out.with_name(f"{out.name}.done")
        self._wanted = wanted
        self._files = ExitStack()
        self._rows: BinaryIO
        self._lines: BinaryIO
        self._done: list[_Done] = []
        self._place = 0
        self._writing = False
        self._taken = taken

    def __enter__(self) -> Self:
        """Take up what was done."""
        self._rows, self._lines = (
            self._files.enter_context(path.open("r+b" if path.exists() else "w+b"))
            for path in (self.path, self._log)
        )
        self._done = list(self._read())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._files.close()

    def has(self, key: str) -> bool:
        """Whether the next portion is done; once one is not, nothing after it counts either."""
        if self._place < len(self._done) and self._done[self._place].key == key:
            for dealt in self._done[self._place].dealt:
                self._taken(dealt)
            self._place += 1
            return True
        self._forget()
        return False

    def add(self, key: str, looked: Looked) -> None:
        """Keep a portion: first its rows, then the line that says so."""
        self._forget()
        self._rows.write(looked.text)
        self._rows.flush()
        end = self._rows.tell()
        line = {"key": key, "end": end, "counts": looked.counts, "dealt": looked.dealt}
        self._lines.write(json.dumps(line, ensure_ascii=False).encode("utf-8", "backslashreplace") + b"\n")
        self._lines.flush()

    def counts(self) -> Iterator[Count]:
        """The count of each file; asked when all is done."""
        self._forget()
        self._lines.flush()
        self._lines.seek(0)
        next(self._lines)
        for line in self._lines:
            yield from (Count(*one) for one in json.loads(line)["counts"])

    def remove(self) -> None:
        """The work is done, and nothing is to be taken up again."""
        self._files.close()
        for path in (self.path, self._log):
            path.unlink(missing_ok=True)

    def _read(self) -> Iterator[_Done]:
        """The portions that are whole; none if something else was asked for."""
        size = self.path.stat().st_size
        first = self._lines.readline()
        if first != self._first:
            return
        place = len(first)
        for line in self._lines:
            place += len(line)
            if not line.endswith(b"\n"):
                return
            told = json.loads(line)
            if told["end"] > size:
                return
            dealt = [
                FileDealt(name, digest, tuple(starmap(Dealt, deals))) for name, digest, deals in told["dealt"]
            ]
            yield _Done(told["key"], told["end"], place, tuple(dealt))

    @property
    def _first(self) -> bytes:
        return json.dumps({"wanted": self._wanted}).encode() + b"\n"

    def _forget(self) -> None:
        """Drop what was done after the last portion that counts, and write on from there."""
        if self._writing:
            return
        self._writing = True
        rows, line = self._done[self._place - 1][1:3] if self._place else (0, 0)
        self._done = []
        for file, end in ((self._rows, rows), (self._lines, line)):
            file.truncate(end)
            file.seek(end)
        if not line:
            self._lines.write(self._first)
