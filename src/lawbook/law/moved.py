"""Moved: what said the same in 2007, Law by Law and clause by clause, and where it stood then.

The table is `clauses/2007/same.toml`: the Laws that rule alike, each with how well that is attested, the clauses
that the others did not share, and those that moved.
"""

import re
import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

__all__ = ["differing", "moved", "renumbered", "said_the_same", "same_laws"]

SOURCE = Path(__file__).parent / "clauses" / "2007" / "same.toml"


@cache
def same_laws() -> Mapping[str, str]:
    """The Laws that rule alike in both printings, each with how well that is attested."""
    laws: dict[str, str] = _part("laws")
    return laws


@cache
def differing() -> Mapping[str, tuple[str, ...]]:
    """The Laws that differ, each with the clauses of 2017 that 2007 had otherwise, or not at all."""
    laws: dict[str, list[str]] = _part("differs")
    return {law: tuple(clauses) for law, clauses in laws.items()}


def said_the_same(law: str, citation: str) -> bool:
    """Whether a clause of 2017, of this Law, said in 2007 what it says now.

    >>> said_the_same("53", "53B"), said_the_same("53", "53A"), said_the_same("27", "27B1(b)")
    (True, False, False)
    """
    if law in differing():
        return citation not in differing()[law]
    return law in same_laws() or citation in _kept()


@cache
def _kept() -> frozenset[str]:
    """The clauses of Laws not compared as a whole that said the same."""
    return frozenset(_part("kept")["clauses"])


@cache
def _moves() -> Mapping[str, str]:
    moves: dict[str, str] = _part("moved")
    return moves


@cache
def _part(name: str) -> dict[str, Any]:
    part: dict[str, Any] = tomllib.loads(SOURCE.read_text("utf-8"))[name]
    return part


@lru_cache(maxsize=1024)
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
