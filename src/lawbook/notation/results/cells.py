"""Cells: text in a table with commas that a program for tables would take for a formula, and work out."""

import re

__all__ = ["bare", "cell"]

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
