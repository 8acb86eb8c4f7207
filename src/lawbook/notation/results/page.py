"""Web pages: their tables as grids of cells, each with the text that a reader sees.

Pictures of suits count as their letters. A cell that spans rows or columns stands in each of them, so
that a heading over two columns is a heading of both.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from lawbook.notation.game import HOPELESS
from lawbook.notation.results.markup import Tag, attributes_of, shown_of, tags_of

__all__ = ["Cell", "Page", "Table", "read_page"]

_PICTURES = {"s": "♠", "h": "♥", "d": "♦", "c": "♣", "n": "NT", "nt": "NT"}
_WIDEST = 200
_ENOUGH = HOPELESS * 11 // 10
"""The rows after which it is asked whether to go on: some of them are headings."""


@dataclass(slots=True)
class Cell:
    """A cell of a table."""

    columns: int = 1
    rows: int = 1
    heading: bool = False
    kind: str = ""
    """Its class."""
    text: str = ""
    links: tuple[str, ...] = ()


@dataclass(slots=True)
class Table:
    """A table, row by row as it is written, with the line of each row."""

    rows: list[tuple[int, list[Cell]]] = field(default_factory=list)

    def grid(self) -> Iterator[tuple[int, list[Cell]]]:
        """The rows with every cell in each row and column that it spans."""
        waiting: dict[int, tuple[int, Cell]] = {}
        for line, cells in self.rows:
            if not waiting and all(cell.columns == cell.rows == 1 for cell in cells):
                yield line, cells[:_WIDEST]
                continue
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


def read_page(text: str, goes_on: Callable[[Page], bool] | None = None) -> Page:
    """The tables of a page; what is not closed ends where the next begins.

    After so many rows it is asked once whether what is there is worth going on.

    >>> page = read_page("<table><tr><td>1<td>4<img src='S.gif'>")
    >>> [[cell.text for cell in cells] for _, cells in page.tables[0].grid()]
    [['1', '4♠']]
    """
    shown = shown_of(text)
    reading = _Reading(shown)
    for tag in tags_of(shown):
        reading.take(tag)
        if reading.rows == _ENOUGH and goes_on is not None:
            if not goes_on(reading.page()):
                break
            goes_on = None
    reading.close_cell()
    return reading.page()


class _Reading:
    """Collects cells while the page is read."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.counted = (0, 1)
        """As far as the lines of the text have been counted, and how many there were."""
        self.tables: list[Table] = []
        self.open: list[Table] = []
        self.cell: Cell | None = None
        self.in_cell: list[str] = []
        """What the cell has said so far, piece by piece."""
        self.said: list[str] = []
        self.data: dict[str, str] = {}
        self.title: list[str] = []
        self.rows = 0

    def page(self) -> Page:
        """What has been read so far."""
        title = " ".join("".join(self.title).split())
        return Page("".join(self.said), title, self.tables, not self.open, self.data)

    def take(self, tag: Tag) -> None:
        """Take a tag, and the text that follows it."""
        name, ends, written, text, _, after = tag
        if ends:
            self._end(name)
        elif name:
            self._begin(tag)
            if written.endswith("/"):
                self._end(name)
        if text:
            if name == "title" and not ends:
                self.title.append(text)
            self._say(text)
        if after is not None:
            self._end(name)
            if after:
                self._say(after)

    def _begin(self, tag: Tag) -> None:
        told = attributes_of(tag.written) if tag.written else {}
        if told:
            self.data |= {name: value for key, value in told.items() if (name := key.lstrip(":")) == "data"}
        if tag.name in {"td", "th"}:
            self._cell(tag, told)
        elif tag.name == "tr":
            self._row(tag.place)
        elif tag.name == "table":
            self.close_cell()
            self.open.append(Table())
            self.tables.append(self.open[-1])
        elif tag.name == "img":
            self._say(_picture(told))
        elif tag.name in {"br", "p", "h1", "h2", "h3", "h4", "div"}:
            self._say("\n")
        if told and self.cell is not None:
            self.cell.links += tuple(value for name, value in told.items() if name in {"href", "onclick"})

    def _end(self, name: str) -> None:
        if name in {"td", "th", "tr"}:
            self.close_cell()
            self.said.append("\n" if name == "tr" else " ")
        elif name == "table":
            self.close_cell()
            self.open = self.open[:-1]

    def close_cell(self) -> None:
        """The cell is whole: its text is put together once."""
        if self.cell is not None:
            self.cell.text = "".join(self.in_cell).replace("\xa0", " ")
            self.cell = None

    def _say(self, text: str) -> None:
        self.said.append(text)
        if self.cell is not None:
            self.in_cell.append(text)

    def _row(self, place: int) -> None:
        self.close_cell()
        before, line = self.counted
        line += self.text.count("\n", before, place)
        self.counted = place, line
        if not self.open:
            self.open.append(Table())
            self.tables.append(self.open[-1])
        self.open[-1].rows.append((line, []))
        self.rows += 1

    def _cell(self, tag: Tag, told: dict[str, str]) -> None:
        if not self.open or not self.open[-1].rows:
            self._row(tag.place)
        self.close_cell()
        heading = tag.name == "th"
        if told:
            self.cell = Cell(_span(told, "colspan"), _span(told, "rowspan"), heading, told.get("class", ""))
        else:
            self.cell = Cell(heading=heading)
        self.in_cell = []
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
