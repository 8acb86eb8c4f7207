"""Cells: text in a table with commas that a program for tables would take for a formula, and work out."""

import csv
import re
from collections.abc import Iterable

__all__ = ["bare", "cell", "written"]

_FORMULA = re.compile(r"'*(?:[=@\t\r]|[+-](?![\d.,\s]*%?$))")


def cell(text: str) -> str:
    """The text as it is written into a cell: a stroke before it says that it is text, and is not shown.

    >>> cell("=1+1"), cell("-100"), cell("A+")
    ("'=1+1", '-100', 'A+')
    """
    return f"'{text}" if _FORMULA.match(text) else text


def bare(text: str) -> str:
    """The text of a cell without that stroke.

    >>> bare("'=1+1"), bare("'t Hooft")
    ('=1+1', "'t Hooft")
    """
    return text[1:] if text[:1] == "'" and _FORMULA.match(text, 1) else text


class _Lines(list[str]):
    """Rows, each ending in a new line alone."""

    def write(self, row: str) -> None:
        """Take a row; only those that end in a return, too, have a return within a cell quoted."""
        self.append(row.removesuffix("\r\n") + "\n")


def written(rows: Iterable[Iterable[object]]) -> str:
    r"""Rows of a table with commas, each on its line.

    >>> written([["Ann, Bob", "a\rb"], [620, None]])
    '"Ann, Bob","a\rb"\n620,\n'
    """
    lines = _Lines()
    csv.writer(lines).writerows(rows)
    return "".join(lines)
