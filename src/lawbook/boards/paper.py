"""Hand records on paper: 12, 16 or 20 boards to a page of A4, the same bytes for the same boards."""

from collections.abc import Sequence

from lawbook.boards.record import HandRecord
from lawbook.boards.words import DOWN, heading_of, joined_rows, made, note, pars_told, strain_name, suit_lines
from lawbook.bridge import Seat, Side
from lawbook.printed import Grid

__all__ = ["PAGES", "record_pdf"]

PAGES = {12: (3, 4, 7.6), 16: (4, 4, 7.4), 20: (4, 5, 6.1)}
"""How many boards to a page: columns, rows, and the size of the letters in points."""

_HANDS = {Seat.N: (0.3, 0.0), Seat.W: (0.0, 4.0), Seat.E: (0.52, 4.0), Seat.S: (0.3, 8.0)}
_POINTS = {Seat.N: (0.1, 8.6), Seat.W: (0.02, 9.6), Seat.E: (0.18, 9.6), Seat.S: (0.1, 10.6)}
_TABLE, _COLUMN = 0.16, 0.11
"""Where things stand: how far across, and on which line. A suit of thirteen cards fits everywhere."""


def record_pdf(
    records: Sequence[HandRecord], *, title: str = "", page: int = 16, language: str = "en", foot: str = ""
) -> bytes:
    """The records as PDF, so many to a page."""
    columns, rows, size = PAGES[page]
    remark = note(language) if any(record.results for record in records) else ""
    grid = Grid(title, columns=columns, rows=rows, size=size, foot=f"{remark} {foot}".strip())
    for record in records:
        _print(grid, record, language)
    return grid.written()


def _print(grid: Grid, record: HandRecord, language: str) -> None:
    """One board: the heading, the hands as a cross, points and tricks in the corners, par below."""
    cell = grid.cell()
    for number, told in enumerate(
        heading_of(record, language).split(" · ")
    ):  # left of North, whatever he holds
        cell.text(0, number, told, bold=True)
    for seat, (across, line) in _HANDS.items():
        for number, told in enumerate(suit_lines(record, seat, language)):
            cell.text(across, line + number, _tight(told))
        cell.text(_POINTS[seat][0], _POINTS[seat][1], str(record.points[seat]))
    if record.results is None:
        return
    for column, strain in enumerate(DOWN):
        cell.text(_TABLE + _COLUMN * (column + 1), 12.3, strain_name(strain, language)[:2])
    for number, (who, tricks) in enumerate(joined_rows(record, language)):
        cell.text(_TABLE, 13.3 + number, who)
        for column, won in enumerate(tricks):
            cell.text(_TABLE + _COLUMN * (column + 1), 13.3 + number, str(won))
    below = [" · ".join(made(record, side, language) for side in Side), *pars_told(record, language)]
    for number, told in enumerate(below):
        cell.text(0, 17.4 + number, told, width=1.0)


def _tight(line: str) -> str:
    """The pip, a blank, and the ranks without blanks: thirteen of them fit."""
    pip, _, ranks = line.partition(" ")
    return f"{pip} {ranks.replace(' ', '')}"
