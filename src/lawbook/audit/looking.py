"""Looking: a file of an archive, as the rows that the audit writes of it."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

from lawbook.audit.cards import FileDeals, about_board
from lawbook.audit.finding import Certainty, Finding, Kind, Row
from lawbook.audit.playing import lin_rows, pbn_rows
from lawbook.audit.results import about_result
from lawbook.audit.rows import Asked, dealt, not_read, row_of, rows_with
from lawbook.entrance import unpacked
from lawbook.errors import LawbookError, Wording
from lawbook.notation.results.bridgemate import read_bws
from lawbook.notation.results.files import DATABASES, reader_of, text_of
from lawbook.notation.results.lin_results import parse_lin_results
from lawbook.notation.results.model import Event, Section
from lawbook.notation.results.pbn import parse_pbn_results

__all__ = ["rows_of"]


def rows_of(name: str, written: bytes, asked: Asked) -> Iterator[Row]:
    """The rows of a file; one that cannot be read has a row that says why."""
    blank = Row(name, "")
    empty = True
    try:
        for row in _rows(name, written, asked):
            empty = False
            yield row
    except LawbookError as error:
        yield from rows_with(blank, [Finding(Kind.NOT_READ, Wording("{error}", error=error))], asked)
    except Exception as error:  # noqa: BLE001  # one file that no reader foresaw does not end an archive
        said = Wording("reading stopped with {error}; please report this file", error=type(error).__name__)
        yield from rows_with(blank, [Finding(Kind.NOT_READ, said)], asked)
    else:
        if empty:
            said = Wording("no board and no result is in it; leave it out if that is right")
            yield from rows_with(blank, [Finding(Kind.NOT_READ, said, certainty=Certainty.POSSIBLE)], asked)


def _rows(name: str, written: bytes, asked: Asked) -> Iterator[Row]:
    if written[4:19] in DATABASES:
        yield from _event_rows(name, _bridgemate(name, written), asked)
        return
    short = Path(name).name
    text = text_of(unpacked(written, short))
    reader = reader_of(text, short)
    if reader is parse_pbn_results:
        yield from pbn_rows(name, text, asked)
    elif reader is parse_lin_results:
        yield from lin_rows(name, text, asked)
    else:
        yield from _event_rows(name, reader(text, short, strict=False), asked)


def _bridgemate(name: str, written: bytes) -> Event:
    """The event of a database, which its reader wants to have as a file."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / Path(name).name
        path.write_bytes(written)
        return read_bws(path, strict=False)


def _event_rows(name: str, event: Event, asked: Asked) -> Iterator[Row]:
    deals, number = FileDeals(), 0
    for field, section in enumerate(event.sections):
        boards = set[str]()
        for one in section.results:
            number += 1
            found = list(about_result(one, section))
            if one.board not in boards:
                boards.add(one.board)
                found += _of_board(one.board, section, deals, str(field))
            row = dealt(row_of(name, event.format, number, one), section.boards.get(one.board), event.date)
            yield from rows_with(row, found, asked)
    blank = Row(name, event.format)
    for problem in event.problems:
        yield from rows_with(blank, [not_read(problem)], asked)


def _of_board(number: str, section: Section, deals: FileDeals, field: str) -> Iterator[Finding]:
    board = section.boards.get(number)
    if board is not None:
        yield from about_board(board)
        yield from deals.about((field,), board)
