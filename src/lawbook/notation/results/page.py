"""Web pages: their tables as grids of cells, each with the text that a reader sees.

Pictures of suits count as their letters. A cell that spans rows or columns stands in each of them, so
that a heading over two columns is a heading of both.
"""

from collections.abc import Iterator
from dataclasses import field
from html.parser import HTMLParser

from lawbook.lazyclass import dataclass

__all__ = ["Cell", "Page", "Table", "read_page"]

_PICTURES = {"s": "♠", "h": "♥", "d": "♦", "c": "♣", "n": "NT", "nt": "NT"}
_WIDEST = 200


@dataclass(slots=True)
class Cell:
    """A cell of a table."""

    columns: int = 1
    rows: int = 1
    heading: bool = False
    kind: str = ""
    """Its class."""
    text: str = ""
    links: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Table:
    """A table, row by row as it is written, with the line of each row."""

    rows: list[tuple[int, list[Cell]]] = field(default_factory=list)

    def grid(self) -> Iterator[tuple[int, list[Cell]]]:
        """The rows with every cell in each row and column that it spans."""
        waiting: dict[int, tuple[int, Cell]] = {}
        for line, cells in self.rows:
            told = iter(cells)
            full: list[Cell] = []
            while len(full) < _WIDEST:
                left, above = waiting.pop(len(full), (0, None))
                if above is not None:
                    if left > 1:
                        waiting[len(full)] = (left - 1, above)
                    full.append(above)
                    continue
                cell = next(told, None)
                if cell is None:
                    break
                for _ in range(min(cell.columns, _WIDEST)):
                    if cell.rows > 1:
                        waiting[len(full)] = (cell.rows - 1, cell)
                    full.append(cell)
            yield line, full


@dataclass(slots=True)
class Page:
    """What a reader takes from a page."""

    text: str
    """All of it, a line for each block."""
    title: str
    tables: list[Table]
    whole: bool
    """Whether every table is closed."""
    attributes: dict[str, str]
    """Values of data attributes, which pages carry for their scripts."""


def read_page(text: str) -> Page:
    """The tables of a page; what is not closed ends where the next begins.

    >>> page = read_page("<table><tr><td>1<td>4<img src='S.gif'>")
    >>> [[cell.text for cell in cells] for _, cells in page.tables[0].grid()]
    [['1', '4♠']]
    """
    reading = _Reading()
    reading.feed(text)
    reading.close()
    title = " ".join("".join(reading.title).split())
    return Page("".join(reading.said), title, reading.tables, not reading.open, reading.data)


class _Reading(HTMLParser):
    """Collects cells while the page is read."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.tables: list[Table] = []
        self.open: list[Table] = []
        self.cell: Cell | None = None
        self.said: list[str] = []
        self.data: dict[str, str] = {}
        self.title: list[str] = []
        self.silent = 0
        self.titled = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attrs}
        self.data |= {name.lstrip(":"): value for name, value in told.items() if name.lstrip(":") == "data"}
        self.titled = tag == "title"
        if tag in {"script", "style"}:
            self.silent += 1
        elif tag == "table":
            self.open.append(Table())
            self.tables.append(self.open[-1])
            self.cell = None
        elif tag == "tr":
            self._row()
        elif tag in {"td", "th"}:
            self._cell(tag, told)
        elif tag == "img":
            self._say(_picture(told))
        elif tag in {"br", "p", "h1", "h2", "h3", "h4", "div"}:
            self._say("\n")
        if self.cell is not None:
            self.cell.links += [value for name, value in told.items() if name in {"href", "onclick"}]

    def handle_endtag(self, tag: str) -> None:
        self.titled = False
        if tag in {"script", "style"}:
            self.silent = max(0, self.silent - 1)
        elif tag in {"td", "th", "tr"}:
            self.cell = None
            self.said.append("\n" if tag == "tr" else " ")
        elif tag == "table":
            self.cell = None
            self.open = self.open[:-1]

    def handle_data(self, data: str) -> None:
        if self.titled:
            self.title.append(data)
        if not self.silent:
            self._say(data)

    def _say(self, text: str) -> None:
        self.said.append(text)
        if self.cell is not None:
            self.cell.text += text.replace("\xa0", " ")

    def _row(self) -> None:
        self.cell = None
        if not self.open:
            self.open.append(Table())
            self.tables.append(self.open[-1])
        self.open[-1].rows.append((self.getpos()[0], []))

    def _cell(self, tag: str, told: dict[str, str]) -> None:
        if not self.open or not self.open[-1].rows:
            self._row()
        self.cell = Cell(_span(told, "colspan"), _span(told, "rowspan"), tag == "th", told.get("class", ""))
        self.open[-1].rows[-1][1].append(self.cell)


def _span(told: dict[str, str], name: str) -> int:
    value = told.get(name, "1")
    return (
        min(int(value), _WIDEST)
        if value.isdecimal() and value.isascii() and 0 < len(value) < 5 and int(value)
        else 1
    )


def _picture(told: dict[str, str]) -> str:
    """The letter that a picture of a suit stands for."""
    name = told.get("src", "").rpartition("/")[2].partition(".")[0].lower()
    return _PICTURES.get(told.get("alt", "").lower(), "") or _PICTURES.get(name, "")
