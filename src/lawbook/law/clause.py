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
from lawbook.law.moved import moved, renumbered, said_the_same

__all__ = ["clause_summary", "clauses", "contains", "law_of", "normal", "origin", "printed"]

FOLDER = Path(__file__).parent / "clauses"
BASE = 2017
"""The printing that later editions amend."""


def normal(text: str) -> str:
    """A citation as the book writes it.

    >>> normal("12C1eii"), normal("13d2(b)"), normal(90)
    ('12C1(e)(ii)', '13D2(b)', '90')

    Raises UnknownClause for text that is no citation.
    """
    plain = re.sub(r"[().\s]", "", str(text))
    head = re.fullmatch(r"(\d{1,2})([A-Ka-k]?)(\d{0,2})([a-z]?)([ivx]*)", plain)
    if head is None:
        raise UnknownClause("clause {text!r}: not a citation; write it like 12C1(b)", text=text)
    law, letter, number, small, roman = head.groups()
    return law + letter.upper() + number + (f"({small})" if small else "") + (f"({roman})" if roman else "")


def law_of(citation: str) -> str:
    """The Law that a citation belongs to.

    >>> law_of("13A2")
    '13'
    """
    found = re.match(r"\d+", citation)
    if found is None:
        raise UnknownClause("clause {citation!r}: not a citation; write it like 12C1(b)", citation=citation)
    return found[0]


def contains(whole: str, part: str) -> bool:
    """Whether one clause lies within another.

    >>> contains("86B", "86B1"), contains("9", "90B7"), contains("13A2", "13A2")
    (True, False, True)
    """
    rest = part.removeprefix(whole)
    return part.startswith(whole) and not (whole[-1:].isdigit() and rest[:1].isdigit())


@cache
def printed(law: str, edition: int) -> int:
    """The year in which a Law was last printed otherwise: an amended code leaves most Laws as they were.

    >>> printed("13", 2024), printed("89", 2024), printed("13", 2007)
    (2017, 2024, 2007)
    """
    amended = edition > BASE and (FOLDER / str(edition) / f"{law}.toml").is_file()
    return edition if amended else min(edition, BASE)


@cache
def clauses(law: str, edition: int) -> Mapping[str, str]:
    """The clauses of a Law in an edition, with their summaries, in the order of the book."""
    own = _written(law, printed(law, edition))
    if edition >= BASE:
        return own
    found = {**{cite: renumbered(_written(law_of(c), BASE)[c]) for cite, c in _alike(law).items()}, **own}
    return {cite: found[cite] for cite in sorted(found, key=_place)}


def _written(law: str, year: int) -> Mapping[str, str]:
    """The clauses that stand in the file of one printing."""
    source = FOLDER / str(year) / f"{law}.toml"
    if not source.is_file():
        return {}
    return {law + key: text for key, text in tomllib.loads(source.read_text("utf-8")).items()}


@cache
def _alike(law: str) -> Mapping[str, str]:
    """The clauses of a Law of 2007 that say the same as one of 2017, with that one's citation."""
    found: dict[str, str] = {}
    for number in range(1, 94):
        for cite in _written(str(number), BASE):
            if said_the_same(str(number), cite) and law_of(moved(cite)) == law:
                found.setdefault(moved(cite), cite)
    return found


def _place(citation: str) -> tuple[tuple[int, str], ...]:
    """Where a clause stands in the book."""
    return tuple((int(part), "") if part.isdigit() else (0, part) for part in re.findall(r"\d+|\D", citation))


def origin(citation: str, edition: int) -> tuple[int, str]:
    """The printing whose words are told for a clause, and what the clause is called there.

    >>> origin("13A2", 2024), origin("23", 2007)
    ((2017, '13A2'), (2017, '72C'))
    """
    law = law_of(citation)
    year = printed(law, edition)
    if year < BASE and citation not in _written(law, year):
        return BASE, _alike(law).get(citation, citation)
    return year, citation


def clause_summary(citation: str, edition: int) -> str:
    """What a clause says, in our own words. Raises UnknownClause for one that the edition does not have."""
    known = clauses(law_of(citation), edition)
    if citation not in known:
        raise UnknownClause(
            "clause {citation}: the edition of {edition} has no such clause",
            citation=citation,
            edition=edition,
        )
    return known[citation]
