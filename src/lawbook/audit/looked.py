"""What a portion of an archive comes to: its rows as they are written, and a count for each file."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from typing import NamedTuple

from lawbook.audit.archive import Part, Portion
from lawbook.audit.finding import Certainty, Finding, Kind, Row
from lawbook.audit.looking import rows_of
from lawbook.audit.rows import Asked, rows_with
from lawbook.errors import Wording
from lawbook.notation.results.cells import written

__all__ = ["Count", "Dealt", "FileDealt", "Looked", "look", "lost", "written_rows"]


class Count(NamedTuple):
    """What was found in a file, or in a part of it."""

    file: str
    boards: int
    kinds: dict[str, int]
    certainties: dict[str, int]

    @classmethod
    def of(cls, file: str, rows: Iterable[Row]) -> "Count":
        """The count of the rows of a file."""
        kinds, certainties, boards = Counter[str](), Counter[str](), set[tuple[object, ...]]()
        for row in rows:
            if row.format:
                boards.add(row[2:7])
            if row.kind:
                kinds[row.kind] += 1
                certainties[row.certainty] += 1
        return cls(file, len(boards), dict(kinds), dict(certainties))


class Dealt(NamedTuple):
    """A deal, and where it stands in its file first."""

    deal: str
    board: str
    date: str
    format: str
    place: int | str


class FileDealt(NamedTuple):
    """The deals of a file, or of a part of it, each board once."""

    name: str
    digest: str
    """Of its bytes."""
    deals: tuple[Dealt, ...]

    @classmethod
    def of(cls, part: Part, rows: Iterable[Row]) -> "FileDealt":
        """The deals of the rows of a file."""
        first = {
            (row.deal, row.board): Dealt(row.deal, row.board, row.date, row.format, row.place)
            for row in reversed([row for row in rows if row.deal])
        }
        digest = blake2b(part.written, digest_size=16).hexdigest()
        return cls(part.name, digest, tuple(reversed(first.values())))


@dataclass(frozen=True, slots=True)
class Looked:
    """What a portion comes to."""

    text: bytes
    """Its rows as CSV, without a heading."""
    counts: tuple[Count, ...]
    dealt: tuple[FileDealt, ...] = ()


def look(portion: Portion, asked: Asked) -> Looked:
    """What is found in a portion: the same wherever and whenever it is looked at."""
    return _looked((part, list(_rows(part, asked))) for part in portion.parts)


def lost(portion: Portion, asked: Asked) -> Looked:
    """What is written of a portion whose reading ended every process that tried."""
    said = Wording("the process that read this file, or one beside it, was ended; look at it by itself")
    finding = Finding(Kind.NOT_READ, said, certainty=Certainty.POSSIBLE)
    return _looked((part, list(rows_with(Row(part.name), [finding], asked))) for part in portion.parts)


def _rows(part: Part, asked: Asked) -> Iterator[Row]:
    if part.trouble:
        yield from rows_with(Row(part.name), [Finding(Kind.NOT_READ, part.trouble)], asked)
        return
    for row in rows_of(part.name, part.written, asked):
        yield row._replace(place=row.place + part.line) if isinstance(row.place, int) else row


def _looked(rows: Iterable[tuple[Part, list[Row]]]) -> Looked:
    text, counts, dealt = list[bytes](), list[Count](), list[FileDealt]()
    for part, found in rows:
        text.append(written_rows(found))
        counts.append(Count.of(part.name, found))
        if part.written:
            dealt.append(FileDealt.of(part, found))
    return Looked(b"".join(text), tuple(counts), tuple(dealt))


def written_rows(rows: Iterable[Row]) -> bytes:
    """The rows as CSV, without a heading."""
    return written(rows).encode("utf-8", "backslashreplace")
