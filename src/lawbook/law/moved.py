"""Moved: the Laws of 2007 that rule as those of 2017 do, and where their clauses stood then.

The table is `clauses/2007/same.toml`: how well the sameness of each Law is attested, and the clauses that moved.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from lawbook.tomltable import table

__all__ = ["kept", "moved", "renumbered", "same_laws"]

SOURCE = Path(__file__).parent / "clauses" / "2007" / "same.toml"


@cache
def same_laws() -> Mapping[str, str]:
    """The Laws that rule alike in both printings, each with how well that is attested."""
    laws: dict[str, str] = table(SOURCE)["laws"]
    return laws


@cache
def kept() -> frozenset[str]:
    """The clauses of other Laws that said the same."""
    return frozenset(table(SOURCE)["kept"]["clauses"])


@cache
def _moves() -> Mapping[str, str]:
    moves: dict[str, str] = table(SOURCE)["moved"]
    return moves


def moved(citation: str) -> str:
    """Where a clause of 2017 stood in 2007; itself where it has not moved.

    >>> moved("72C"), moved("16C2"), moved("10C1")
    ('23', '16D2', '10C1')
    """
    for length in range(len(citation), 1, -1):
        if citation[:length] in _moves():
            return _moves()[citation[:length]] + citation[length:]
    return citation


def renumbered(text: str) -> str:
    """A sentence with the clauses that it names as they stood in 2007.

    >>> renumbered("but see Laws 16C2, 27 and 72C")
    'but see Laws 16D2, 27 and 23'
    """
    return re.sub(r"\b\d{1,2}[A-K]\d*(?:\([a-z]+\))*", lambda found: moved(found[0]), text)
