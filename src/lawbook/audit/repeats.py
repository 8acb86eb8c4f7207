"""Repeats: deals and files of an archive that stand in it twice, found as its portions come in, in their order.

Two tables of one board have the same cards, and so have the boards of a simultaneous tournament: only cards under another
number, or of another day, are told of. A file that is a copy of another is told of once, and its boards are not.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from sys import intern

from lawbook.audit.finding import Certainty, Finding, Kind, Row
from lawbook.audit.looked import Dealt, FileDealt, Looked, written_rows
from lawbook.audit.rows import Asked, rows_with
from lawbook.errors import Wording

__all__ = ["Repeats"]

_RECORD = Wording("the two files, and whoever dealt the boards")


class Repeats:
    """What has been dealt so far, and in which file it stood first."""

    def __init__(self, asked: Asked) -> None:
        self._asked = asked
        self._files: dict[str, str] = {}
        """The files by their digests."""
        self._parts: list[str] = []
        """The files, or parts of large ones, in their order, by name."""
        self._deals: dict[bytes, tuple[int, str, str]] = {}
        """The place among those, the number and the date of each deal where it stood first, by the figure of its cards."""

    def besides(self, looked: Looked) -> Looked:
        """What a portion comes to, with what in it stood in a file before."""
        rows = [row for dealt in looked.dealt for row in self._rows(dealt)]
        if not rows:
            return looked
        counts = {one.file: one for one in looked.counts}
        for file in {row.file for row in rows}:
            own = [row for row in rows if row.file == file]
            one = counts[file]
            counts[file] = one._replace(
                kinds=dict(Counter(one.kinds) + Counter(row.kind for row in own)),
                certainties=dict(Counter(one.certainties) + Counter(row.certainty for row in own)),
            )
        return replace(looked, text=looked.text + written_rows(rows), counts=tuple(counts.values()))

    def take(self, dealt: FileDealt) -> None:
        """Remember what was dealt in a file that was looked at before."""
        for _ in self._rows(dealt):
            pass

    def _rows(self, file: FileDealt) -> Iterator[Row]:
        first = self._files.setdefault(file.digest, file.name)
        if first != file.name:
            yield from self._told(
                Row(file.name), Wording("the file is the same as {before}", before=first), Kind.REPEATED_FILE
            )
            return
        part = len(self._parts)
        self._parts.append(file.name)
        for one in file.deals:
            before = self._deals.setdefault(
                bytes.fromhex(one.deal), (part, intern(one.board), intern(one.date))
            )
            if before[0] != part and _another(one, before):
                said = Wording(
                    "the cards of board {number} are those of board {before} in {file}",
                    number=one.board, before=before[1], file=self._parts[before[0]],
                )  # fmt: skip
                row = Row(file.name, one.format, one.place, one.board, date=one.date, deal=one.deal)
                yield from self._told(row, said, Kind.REPEATED_DEAL)

    def _told(self, row: Row, said: Wording, kind: Kind) -> Iterator[Row]:
        yield from rows_with(row, [Finding(kind, said, "6", Certainty.POSSIBLE, _RECORD)], self._asked)


def _another(one: Dealt, before: tuple[int, str, str]) -> bool:
    """Whether it is another board than the one before: of another number, or of another day where both are told."""
    _, number, date = before
    return one.board != number or bool(one.date and date and one.date != date)
