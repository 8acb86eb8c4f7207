r"""The tables of PBN: a header that names columns, and rows under it.

    [ScoreTable "Table\2R;Contract\3L"]
    1 3N
    2 "4 S"

A width is the least width of its column: longer values shift what follows, so rows are read by their
words and strings. Only rows that have more words than columns are read by the widths.
"""

import re
from dataclasses import dataclass

__all__ = ["Column", "Row", "columns_of", "read_rows", "written_rows"]

_COLUMN = re.compile(r"[+-]?(\w+)(?:\\(\d{1,3})([LR]?))?", re.ASCII)
_BARE = frozenset[str]()
_TOKEN = re.compile(r'"([^"]*)"|(\S+)')


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table."""

    name: str
    width: int = 0
    right: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """A row: its values by column, which of them were strings, and its place under the header."""

    values: dict[str, str]
    strings: frozenset[str]
    place: int
    text: str
    whole: bool = True
    """Whether it has a value for each column and no more."""


def columns_of(header: str) -> list[Column]:
    r"""The columns that a header names.

    >>> [column.name for column in columns_of("+Rank\\2R;Names\\51L;NrBoards")]
    ['Rank', 'Names', 'NrBoards']
    """
    found = (_COLUMN.fullmatch(part.strip()) for part in header.split(";") if part.strip())
    return [Column(one[1], int(one[2] or 0), one[3] == "R") if one else Column("?") for one in found]


def read_rows(header: str, text: str) -> list[Row]:
    """The rows of a table."""
    columns = columns_of(header)
    names = [column.name for column in columns]
    return [
        _row(line, columns, names, place)
        for place, line in enumerate(text.split("\n"), start=1)
        if line and not line.isspace()
    ]


def _row(line: str, columns: list[Column], names: list[str], place: int) -> Row:
    tokens = _TOKEN.findall(line)
    if len(tokens) > len(columns):
        by_width = _by_width(line, columns)
        if by_width is not None:
            return Row(dict(zip(names, by_width, strict=True)), _BARE, place, line)
    values = {name: string or word for name, (string, word) in zip(names, tokens, strict=False)}
    strings = _BARE
    if '"' in line:
        strings = frozenset(name for name, (_, word) in zip(names, tokens, strict=False) if not word)
    return Row(values, strings, place, line, len(tokens) == len(columns))


def _by_width(line: str, columns: list[Column]) -> list[str] | None:
    """The values by the widths that the header declares; None where one of them does not end there."""
    values, start = [], 0
    for column in columns:
        end = start + column.width if column is not columns[-1] else len(line)
        if not column.width or line[end : end + 1].strip():
            return None
        values.append(line[start:end].strip().strip('"'))
        start = end + 1
    return values


def written_rows(header: str, rows: list[dict[str, str]], strings: frozenset[str] = frozenset()) -> str:
    r"""The rows as text, in columns of their widths; the columns of `strings` are quoted, and so is what must be.

    >>> written_rows("PairId\\2R;Names", [{"PairId": "3", "Names": "A - B"}])
    ' 3 "A - B"'
    """
    return "\n".join(
        " ".join(_cell(row.get(column.name, ""), column, strings) for column in columns_of(header)).rstrip()
        for row in rows
    )


def _cell(value: str, column: Column, strings: frozenset[str]) -> str:
    value = value.replace('"', "'") or "-"
    bare = value in {"-", "?"}
    quoted = not bare and (column.name in strings or re.search(r"[^!-~]|[\[\]{};%]", value) is not None)
    told = f'"{value}"' if quoted else value
    return told.rjust(column.width) if column.right else told.ljust(column.width)
