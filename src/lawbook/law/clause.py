"""Clauses: every sub-paragraph of an edition that Lawbook cites, with a summary in our own words.

The summaries stand in `clauses/EDITION/LAW.toml`, in the order of the book. A clause that stands
in no such file cannot be cited.
"""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from lawbook.errors import UnknownClause

__all__ = ["clause_summary", "clauses", "contains", "law_of", "normal"]


def normal(text: str) -> str:
    """A citation as the book writes it.

    >>> normal("12C1eii"), normal("13d2(b)"), normal(90)
    ('12C1(e)(ii)', '13D2(b)', '90')

    Raises UnknownClause for text that is no citation.
    """
    plain = re.sub(r"[().\s]", "", str(text))
    head = re.fullmatch(r"(\d{1,2})([A-Ka-k]?)(\d{0,2})([a-z]?)([ivx]*)", plain)
    if head is None:
        raise UnknownClause(f"clause {text!r}: not a citation; write it like 12C1(b)")
    law, letter, number, small, roman = head.groups()
    return law + letter.upper() + number + (f"({small})" if small else "") + (f"({roman})" if roman else "")


def law_of(citation: str) -> str:
    """The Law that a citation belongs to.

    >>> law_of("13A2")
    '13'
    """
    found = re.match(r"\d+", citation)
    if found is None:
        raise UnknownClause(f"clause {citation!r}: not a citation; write it like 12C1(b)")
    return found[0]


def contains(whole: str, part: str) -> bool:
    """Whether one clause lies within another.

    >>> contains("86B", "86B1"), contains("9", "90B7"), contains("13A2", "13A2")
    (True, False, True)
    """
    rest = part.removeprefix(whole)
    return part.startswith(whole) and not (whole[-1:].isdigit() and rest[:1].isdigit())


@cache
def clauses(law: str, edition: int) -> Mapping[str, str]:
    """The clauses of a Law in an edition, with their summaries, in the order of the book."""
    source = Path(__file__).parent / "clauses" / str(edition) / f"{law}.toml"
    if not source.is_file():
        return {}
    return {law + key: text for key, text in tomllib.loads(source.read_text("utf-8")).items()}


def clause_summary(citation: str, edition: int) -> str:
    """What a clause says, in our own words. Raises UnknownClause for one that the edition does not have."""
    known = clauses(law_of(citation), edition)
    if citation not in known:
        raise UnknownClause(f"clause {citation}: the edition of {edition} has no such clause")
    return known[citation]
