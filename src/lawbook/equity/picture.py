"""Picture: a study as a drawing that is read at a glance, in SVG; readable in light and dark, without a script."""

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from lawbook.equity.study import Study, Value
from lawbook.text.figures import written
from lawbook.text.refusals import without_options

__all__ = ["PHONE", "Size", "svg"]

_MARGIN = 16
_BAR = 14

_FONT = """
text { font: %dpx system-ui, sans-serif; fill: #1a1a1a } .title { font-weight: 600; font-size: %dpx }
.small { font-size: %dpx; fill: #445 }"""
_STYLE = """
.rest { fill: #e3e6ea } .bar0 { fill: #8a94a6 } .bar1 { fill: #1554b5 }
.range { stroke: #1a1a1a; stroke-width: 1.5 }
@media (prefers-color-scheme: dark) {
  svg { background: #15181c } text { fill: #e8e8e8 } .small { fill: #b8c0cc } .rest { fill: #2a3038 }
  .bar0 { fill: #77829a } .bar1 { fill: #8ab4f8 } .range { stroke: #e8e8e8 }
}
"""


@dataclass(frozen=True, slots=True)
class Size:
    """How wide a drawing is, where its bars begin, how long they are, how many signs a line has, and how large they are."""

    width: int
    left: int
    full: int
    characters: int
    text: int

    @property
    def line(self) -> int:
        """How high a line is."""
        return self.text + 5

    @property
    def style(self) -> str:
        """What it looks like."""
        return f"{_FONT % (self.text, self.text + 2, self.text - 1)}{_STYLE}"

    @property
    def above(self) -> int:
        """How far above its bar the name of a column stands, where there is no room before it."""
        return 0 if self.left > _LABEL else self.line - 2


_LABEL = 100
WIDE, PHONE = Size(640, 150, 360, 86, 13), Size(320, 4, 206, 36, 16)


def svg(study: Study, language: str = "en", size: Size = WIDE) -> str:
    """The drawing: for each row its bars, before and after, with their ranges."""
    title = study.title.told(language)
    lines = list(_lines(study, title, language, size))
    parts, y = [], _MARGIN
    for line in lines:
        parts.append(line.drawn(y))
        y += line.height
    height = y + _MARGIN
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size.width} {height}" width="{size.width}" height="{height}"'
        f' role="img" lang="{language}">\n<title>{escape(title)}</title>\n<style>{size.style}</style>\n{body}\n</svg>\n'
    )


@dataclass(frozen=True, slots=True)
class _Text:
    """A line of words."""

    words: str
    x: int
    line: int
    style: str
    below: int = 0
    """What is left free below it."""

    @property
    def height(self) -> int:
        """Its line, and what is left free."""
        return self.line + self.below

    def drawn(self, y: int) -> str:
        """The line with its upper edge here."""
        return f'<text class="{self.style}" x="{self.x}" y="{y + self.line - 5}">{escape(self.words)}</text>'


@dataclass(frozen=True, slots=True)
class _Bar:
    """A bar with its column and its figure."""

    column: str
    value: Value
    shown: str
    place: int
    size: Size

    @property
    def height(self) -> int:
        """Its line, and one more where the name stands above."""
        return self.size.line + self.size.above

    def drawn(self, y: int) -> str:
        """The bar with its upper edge here."""
        value, size, top = self.value, self.size, y + 2 + self.size.above
        middle = top + _BAR // 2
        full = round(size.full * min(max(value.part, 0.0), 1.0), 1)
        ends = (min(max(value.part + way * value.margin, 0.0), 1.0) for way in (-1, 1))
        low, high = (round(size.left + size.full * end, 1) for end in ends)
        seen = f'<path class="range" d="M{low} {middle} H{high}"/>' if value.margin else ""
        return (
            f'<text class="small" x="{min(size.left, _MARGIN + 8)}" y="{top + 11 - size.above}">{escape(self.column)}</text>'
            f'<rect class="rest" x="{size.left}" y="{top}" width="{size.full}" height="{_BAR}"/>'
            f'<rect class="bar{min(self.place, 1)}" x="{size.left}" y="{top}" width="{full}" height="{_BAR}"/>{seen}'
            f'<text x="{size.left + size.full + 10}" y="{top + 12}">{escape(self.shown)}</text>'
        )


def _lines(study: Study, title: str, language: str, size: Size) -> Iterator[_Text | _Bar]:
    """The drawing from above to below."""
    x, characters, high = min(size.left, _MARGIN), size.characters, size.line
    yield from (_Text(line, x, high, "title", 4) for line in textwrap.wrap(title, characters * 4 // 5))
    columns = [column.told(language) for column in study.columns]
    for row in study.rows:
        told = textwrap.wrap(row.label.told(language), characters - 4)
        yield from (_Text(line, x, high, "row") for line in told)
        last = len(columns) - 1
        for place, (column, value) in enumerate(zip(columns, row.values, strict=True)):
            if value is not None:
                yield _Bar(column, value, written(value.told, language), place if last else 1, size)
    yield _Text("", x, high // 2, "")
    for remark in (*study.remarks, *study.closing):
        told = textwrap.wrap(without_options(remark.told(language)), characters)
        yield from (_Text(line, x, high, "small") for line in told)
