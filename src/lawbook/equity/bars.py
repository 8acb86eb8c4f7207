"""Bars: a study as text for a terminal of 80 columns."""

import textwrap
from collections.abc import Iterator

from lawbook.equity.study import Row, Study
from lawbook.text.figures import written

__all__ = ["text"]

_WIDTH = 80
_BAR = 30
_EIGHTHS = " ▏▎▍▌▋▊▉"


def text(study: Study, language: str = "en") -> Iterator[str]:
    """The study, a bar to a line, with the sentence that double dummy is no ruling."""
    yield from textwrap.wrap(study.title.told(language), _WIDTH)
    yield ""
    columns = [column.told(language) for column in study.columns]
    broad = max(map(len, columns), default=0)
    for row in study.rows:
        yield from _row(row, columns, broad, language)
    if study.rows:
        yield ""
    for remark in (*study.remarks, *study.closing):
        yield from textwrap.wrap(remark.told(language), _WIDTH)


def _row(row: Row, columns: list[str], broad: int, language: str) -> Iterator[str]:
    yield from textwrap.wrap(
        row.label.told(language), _WIDTH - 2, initial_indent="  ", subsequent_indent="  "
    )
    for column, value in zip(columns, row.values, strict=True):
        if value is not None:
            yield f"    {column:<{broad}}  {bar(value.part)}  {written(value.told, language)}".rstrip()


def bar(part: float) -> str:
    """A bar so full, and the rest of it.

    >>> bar(0.5)
    '███████████████░░░░░░░░░░░░░░░'
    """
    eighths = round(min(max(part, 0.0), 1.0) * _BAR * 8)
    whole, rest = divmod(eighths, 8)
    drawn = "█" * whole + (_EIGHTHS[rest] if rest else "")
    return drawn + "░" * (_BAR - len(drawn))
