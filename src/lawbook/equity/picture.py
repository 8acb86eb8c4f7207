"""Picture: a study as a drawing that is read at a glance, in SVG; readable in light and dark, without a script."""

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from lawbook.equity.study import Study, Value
from lawbook.text.figures import written

__all__ = ["svg"]

_WIDTH = 640
_MARGIN = 16
_LINE = 18
_BAR = 14
_LEFT, _FULL = 150, 360
_CHARACTERS = 86

_STYLE = """
text { font: 13px system-ui, sans-serif; fill: #1a1a1a } .title { font-weight: 600; font-size: 15px }
.small { font-size: 12px; fill: #445 } .rest { fill: #e3e6ea } .bar0 { fill: #8a94a6 } .bar1 { fill: #1554b5 }
.range { stroke: #1a1a1a; stroke-width: 1.5 }
@media (prefers-color-scheme: dark) {
  svg { background: #15181c } text { fill: #e8e8e8 } .small { fill: #b8c0cc } .rest { fill: #2a3038 }
  .bar0 { fill: #77829a } .bar1 { fill: #8ab4f8 } .range { stroke: #e8e8e8 }
}
"""


def svg(study: Study, language: str = "en") -> str:
    """The drawing: for each row its bars, before and after, with their ranges."""
    title = study.title.told(language)
    lines = list(_lines(study, title, language))
    parts, y = [], _MARGIN
    for line in lines:
        parts.append(line.drawn(y))
        y += line.height
    height = y + _MARGIN
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" height="{height}"'
        f' role="img" lang="{language}">\n<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n{body}\n</svg>\n'
    )


@dataclass(frozen=True, slots=True)
class _Text:
    """A line of words."""

    words: str
    style: str = ""
    height: int = _LINE

    def drawn(self, y: int) -> str:
        """The line with its upper edge here."""
        return f'<text class="{self.style}" x="{_MARGIN}" y="{y + _LINE - 5}">{escape(self.words)}</text>'


@dataclass(frozen=True, slots=True)
class _Bar:
    """A bar with its column and its figure."""

    column: str
    value: Value
    shown: str
    place: int
    height: int = _LINE

    def drawn(self, y: int) -> str:
        """The bar with its upper edge here."""
        value, top, middle = self.value, y + 2, y + 2 + _BAR // 2
        full = round(_FULL * min(max(value.part, 0.0), 1.0), 1)
        ends = (min(max(value.part + way * value.margin, 0.0), 1.0) for way in (-1, 1))
        low, high = (round(_LEFT + _FULL * end, 1) for end in ends)
        seen = f'<path class="range" d="M{low} {middle} H{high}"/>' if value.margin else ""
        return (
            f'<text class="small" x="{_MARGIN + 8}" y="{top + 11}">{escape(self.column)}</text>'
            f'<rect class="rest" x="{_LEFT}" y="{top}" width="{_FULL}" height="{_BAR}"/>'
            f'<rect class="bar{min(self.place, 1)}" x="{_LEFT}" y="{top}" width="{full}" height="{_BAR}"/>{seen}'
            f'<text x="{_LEFT + _FULL + 10}" y="{top + 12}">{escape(self.shown)}</text>'
        )


def _lines(study: Study, title: str, language: str) -> Iterator[_Text | _Bar]:
    """The drawing from above to below."""
    yield from (_Text(line, "title", _LINE + 4) for line in textwrap.wrap(title, _CHARACTERS - 18))
    columns = [column.told(language) for column in study.columns]
    for row in study.rows:
        yield from (_Text(line, "row") for line in textwrap.wrap(row.label.told(language), _CHARACTERS - 8))
        last = len(columns) - 1
        for place, (column, value) in enumerate(zip(columns, row.values, strict=True)):
            if value is not None:
                yield _Bar(column, value, written(value.told, language), place if last else 1)
    yield _Text("", height=_LINE // 2)
    for remark in (*study.remarks, *study.closing):
        yield from (_Text(line, "small") for line in textwrap.wrap(remark.told(language), _CHARACTERS))
