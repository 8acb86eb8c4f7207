"""Printed: a sheet of A4 as PDF, in letters that all our languages and the suits have."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from functools import cache
from logging import ERROR, getLogger
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

__all__ = ["Grid", "Sheet"]

PLAIN, BOLD, FIXED = "plain", "bold", "fixed"
_FONTS = {PLAIN: "figo", BOLD: "figbo", FIXED: "fimo"}
"""FiraGO for text, Fira Mono for diagrams and for the suits, which FiraGO does not have."""
_NO_DATE = datetime(2000, 1, 1, tzinfo=UTC)
SIZE, LINE = 10, 5.2
"""In points, and in millimetres."""


class Sheet:
    """Lines, fields and tables one under the other; a new page begins by itself."""

    def __init__(self, title: str) -> None:
        self._pdf = _document(title)
        self._pdf.set_margins(18, 16, 18)
        self._pdf.set_auto_page_break(True, 16)  # noqa: FBT003  # as the library wants it
        self._pdf.add_page()
        self.heading(title, SIZE + 5)

    def heading(self, text: str, size: float = SIZE + 2) -> None:
        """A line that stands out."""
        self._write(text, BOLD, size)

    def text(self, text: str) -> None:
        """A paragraph."""
        self._write(text, PLAIN, SIZE)

    def fixed(self, lines: Iterable[str]) -> None:
        """Lines whose letters are all as wide: a diagram."""
        for line in lines:
            self._write(line, FIXED, SIZE - 1)

    def field(self, name: str, value: str, blank: int = 1) -> None:
        """What something is; so many lines to write on where nobody knows it yet, all on one page."""
        self._pdf.ln(1.5)
        if not value and self._pdf.will_page_break(LINE + blank * (LINE + 1)):
            self._pdf.add_page()
        self._write(name, BOLD, SIZE - 1)
        if value:
            self.text(value)
            return
        for _ in range(blank):
            self._pdf.ln(LINE + 1)
            y = self._pdf.get_y()
            self._pdf.line(self._pdf.l_margin, y, self._pdf.w - self._pdf.r_margin, y)
        self._pdf.ln(2)

    def table(self, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
        """A table with a head."""
        self._pdf.set_font(PLAIN, "", SIZE - 1)
        with self._pdf.table(first_row_as_headings=False, line_height=LINE) as table:
            for told in (heads, *rows):
                row = table.row()
                for cell in told:
                    row.cell(cell)
        self._pdf.ln(2)

    def written(self) -> bytes:
        """The sheet as PDF."""
        return bytes(self._pdf.output())

    def _write(self, text: str, family: str, size: float) -> None:
        self._pdf.set_font(family, "", size)
        self._pdf.multi_cell(0, LINE * size / SIZE, text, new_x="LMARGIN", new_y="NEXT")


def _document(title: str) -> Any:
    """An empty document with our letters; it has no date, so that the same content is the same bytes."""
    from fpdf import FPDF  # noqa: PLC0415  # a tenth of a second, needed where something is printed

    getLogger("fontTools").setLevel(ERROR)  # it remarks on a bit in Fira Mono
    pdf = FPDF(format="A4")
    pdf.set_title(title)
    pdf.set_creator("Lawbook")
    pdf.set_creation_date(_NO_DATE)
    with TemporaryDirectory() as folder:
        for family, name in _FONTS.items():
            path = Path(folder) / f"{family}.ttf"
            path.write_bytes(_font(name))
            pdf.add_font(family, "", path)
    pdf.set_fallback_fonts([FIXED])
    return pdf


@cache
def _font(name: str) -> bytes:
    import pymupdf_fonts  # noqa: PLC0415  # megabytes, needed where something is printed

    found: Any = pymupdf_fonts.myfont(name)
    return bytes(found)


class Cell:
    """A field of a grid, in which text is put where it is wanted."""

    def __init__(self, pdf: Any, corner: tuple[float, float], width: float, size: float) -> None:
        self._pdf, self._corner, self._width, self._size = pdf, corner, width, size

    def text(self, across: float, line: float, text: str, *, bold: bool = False, width: float = 0) -> None:
        """Put a text so far across, as a part of the width, on a line; one with a width is made as small as that needs."""
        size = self._size
        self._pdf.set_font(BOLD if bold else PLAIN, "", size)
        wide = self._pdf.get_string_width(text)
        if width and wide > width * self._width:
            self._pdf.set_font(PLAIN, "", size * width * self._width / wide)
        x, y = self._corner
        self._pdf.set_xy(x + across * self._width, y + line * size * _SPACED)
        self._pdf.cell(0, size * _SPACED, text)


_SPACED = 0.3528 * 1.14
"""The height of a line of letters of one point, in millimetres."""
_BORDER, _HEAD = 10, 8


class Grid:
    """Pages of fields of one size, row by row; a new page begins by itself."""

    def __init__(self, title: str, *, columns: int, rows: int, size: float, foot: str = "") -> None:
        self._pdf = _document(title)
        self._pdf.set_margins(_BORDER, _BORDER, _BORDER)
        self._pdf.set_auto_page_break(False)  # as the library wants it
        self._title, self._foot = title, foot
        self._columns, self._rows, self._size = columns, rows, size
        self._taken = 0

    def cell(self) -> Cell:
        """The next field."""
        place = self._taken % (self._columns * self._rows)
        if not place:
            self._begin()
        self._taken += 1
        row, column = divmod(place, self._columns)
        width = (self._pdf.w - 2 * _BORDER) / self._columns
        height = (self._pdf.h - 2 * _BORDER - 2 * _HEAD) / self._rows
        corner = _BORDER + column * width, _BORDER + _HEAD + row * height
        self._pdf.set_draw_color(190)
        self._pdf.rect(*corner, width, height)
        return Cell(self._pdf, (corner[0] + 1.2, corner[1] + 1.2), width - 2.4, self._size)

    def _begin(self) -> None:
        self._pdf.add_page()
        self._pdf.set_font(BOLD, "", SIZE + 1)
        self._pdf.cell(0, LINE, self._title)
        self._pdf.set_xy(_BORDER, self._pdf.h - _BORDER - 6)
        self._pdf.set_font(PLAIN, "", SIZE - 3)
        self._pdf.multi_cell(0, 3, f"{self._foot}  {self._pdf.page}")

    def written(self) -> bytes:
        """The pages as PDF."""
        return bytes(self._pdf.output())
