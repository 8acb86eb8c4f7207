"""An archive: its files in their order, in portions that are looked at one by one, wherever that is done."""

import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import BinaryIO

from lawbook.errors import CaseError, Wording

__all__ = ["ENDINGS", "Part", "Portion", "files_of", "portions"]

ENDINGS = frozenset({".pbn", ".lin", ".xml", ".usebio", ".html", ".htm", ".txt", ".json", ".csv", ".bws"})
"""The files of a folder that are looked at."""
_PORTION = 512 * 1024
"""Bytes of small files that are looked at together."""
_CUT = 4 * 2**20
"""Bytes from which on a file of games is cut between two games."""
_LARGEST = 64 * 2**20
_BORDERS = {".pbn": re.compile(rb'\n\r?\n(?=\[Event ")'), ".lin": re.compile(rb"\n(?=vg\|)")}
_INHERITED = b'"#'
"""What a game in PBN takes over from the one before; such a file is not cut."""


@dataclass(frozen=True, slots=True)
class Part:
    """A file, or a part of a large one."""

    name: str
    written: bytes
    line: int = 0
    """How many lines of the file come before."""
    trouble: str = ""
    """Why it is not read."""


@dataclass(frozen=True, slots=True)
class Portion:
    """Some files that are looked at together."""

    parts: tuple[Part, ...]

    @property
    def key(self) -> str:
        """What tells it from every other portion."""
        told = sha256()
        for part in self.parts:
            told.update(f"{part.name}\0{part.line}\0{len(part.written)}\0{part.trouble}\0".encode())
            told.update(part.written)
        return told.hexdigest()[:32]

    @property
    def size(self) -> int:
        """How many bytes it has."""
        return sum(len(part.written) for part in self.parts)


def files_of(paths: Iterable[Path], besides: Iterable[Path] = ()) -> list[Path]:
    """The files under some paths, each once, in the order of the paths and of their names.

    Raises CaseError for a path that is not there.
    """
    left_out = {path.resolve() for path in besides}
    found: dict[Path, None] = {}
    for path in paths:
        if not path.exists():
            raise CaseError("{path}: there is no such file or folder; correct the path", path=path)
        found |= dict.fromkeys(_under(path) if path.is_dir() else [path])
    return [path for path in found if path.resolve() not in left_out]


def _under(folder: Path) -> Iterator[Path]:
    for place, folders, names in os.walk(folder):
        folders.sort()
        yield from (Path(place, name) for name in sorted(names) if Path(name).suffix.lower() in ENDINGS)


def portions(files: Iterable[Path]) -> Iterator[Portion]:
    """The files in portions, which depend on nothing but the files; read when they are asked for."""
    parts, size = list[Part](), 0
    for part in (part for path in files for part in _parts(path)):
        if parts and size + len(part.written) > _PORTION:
            yield Portion(tuple(parts))
            parts, size = [], 0
        parts.append(part)
        size += len(part.written)
    if parts:
        yield Portion(tuple(parts))


def _parts(path: Path) -> Iterator[Part]:
    """The file, cut between games where it is large and its games stand alone."""
    name = path.as_posix().encode("utf-8", "backslashreplace").decode()
    if (
        path.exists() and not path.is_file()
    ):  # a pipe in a folder would be waited for, and a device never ends
        yield Part(name, b"", trouble=Wording("neither a file nor a folder"))
        return
    try:
        with path.open("rb") as file:
            yield from _cut(name, file, _BORDERS.get(path.suffix.lower()))
    except OSError as error:
        yield Part(name, b"", trouble=error.strerror or type(error).__name__)


def _cut(name: str, file: BinaryIO, border: re.Pattern[bytes] | None) -> Iterator[Part]:
    head, kept, line = b"", b"", 0
    while block := file.read(_CUT):
        kept += block
        if len(kept) > _LARGEST:
            yield Part(name, b"", line, Wording("larger than 64 MB, with no place where it can be cut"))
            return
        end = 0 if border is None or len(block) < _CUT else _last(border, kept)
        if end:
            yield Part(name, head + kept[:end], line - head.count(b"\n"))
            head = head or kept[: max(kept.find(b"["), 0)]  # remarks of PBN that hold for the whole file
            line += kept.count(b"\n", 0, end)
            kept = kept[end:]
    yield Part(name, head + kept, line - head.count(b"\n"))


def _last(border: re.Pattern[bytes], text: bytes) -> int:
    """Where the last game begins that stands alone; 0 where none does."""
    if _INHERITED in text:
        return 0
    return max((found.end() for found in border.finditer(text)), default=0)
