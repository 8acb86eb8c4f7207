"""The book: every Law that is written, by number and edition. A Law's file is read when it is asked for."""

from collections.abc import Callable
from datetime import date
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from lawbook.errors import CaseError, NotCovered
from lawbook.law.authority import authority
from lawbook.law.case import Case
from lawbook.law.consult import Law, Provisions
from lawbook.law.fact import Fact
from lawbook.law.moved import same_laws
from lawbook.law.same import taken_back

__all__ = [
    "EDITIONS",
    "NEWEST",
    "code_on",
    "facts_of",
    "find_law",
    "known_facts",
    "law",
    "laws",
    "printing",
    "versions",
]

EDITIONS = (2007, 2017, 2024)
"""The codes: two printings, and the one of 2017 with its amendments of 1 January 2024, to Laws 73 and 89."""
OLDEST = 2007
NEWEST = 2024
"""The code in force."""
SHARED = ("routes", "acceptance", "elsewhere", "lead", "lead_2007", "restriction")
"""The modules that put questions for several Laws."""

FROM = {2007: date(2008, 1, 1), 2017: date(2017, 9, 30), 2024: date(2024, 1, 1)}
"""The day from which each edition holds where an authority is not known to have taken it up on another."""

Rule = Callable[[Case], Provisions]

_written: dict[str, list[Law]] = {}


def law(number: str, *, edition: int, title: str) -> Callable[[Rule], Rule]:
    """Enter a function into the book as a Law, from an edition on until a newer function stands."""

    def enter(rule: Rule) -> Rule:
        summary = import_module(rule.__module__).__doc__ or ""
        _written.setdefault(number, []).append(Law(number, edition, title, summary, rule))
        return rule

    return enter


@cache
def laws() -> tuple[str, ...]:
    """The numbers of the Laws that are written, in the order of the book."""
    found = (Path(__file__).parent / "laws").glob("law_*.py")
    return tuple(sorted((path.stem[4:].lstrip("0") for path in found), key=int))


@cache
def find_law(number: str, edition: int = NEWEST) -> Law:
    """The Law in an edition.

    Raises CaseError for what is no Law or no edition, NotCovered for one that is not written yet.
    """
    wanted = str(number).strip()
    if edition not in EDITIONS:
        raise CaseError(
            "edition {edition}: no such edition; known are {known}",
            edition=edition,
            known=", ".join(map(str, EDITIONS)),
        )
    if not wanted.isdecimal() or len(wanted.lstrip("0")) > 2 or not 1 <= int(wanted) <= 93:
        raise CaseError("law {wanted!r}: no such Law; the Laws are numbered 1 to 93", wanted=wanted)
    known = versions(str(int(wanted)))
    if not known:
        raise NotCovered(
            "law {wanted}: not written yet; written are {known}", wanted=wanted, known=", ".join(laws())
        )
    fitting = [version for version in known if version.edition <= edition]
    if not fitting and edition == OLDEST and str(int(wanted)) in same_laws():
        return taken_back(known[-1], edition)
    if not fitting:
        editions = ", ".join(str(version.edition) for version in known)
        raise NotCovered(
            "law {wanted}, edition {edition}: not written; written is {editions}",
            wanted=wanted,
            edition=edition,
            editions=editions,
        )
    return max(fitting, key=lambda version: version.edition)


def printing(edition: int) -> str:
    """What a code is called: by its printing, and by the year of its amendments."""
    return "2017/2024" if edition == 2024 else str(edition)


def code_on(day: date | None, body: str = "WBF") -> int:
    """The edition that an authority plays by on a day; the newest where no day is told.

    >>> code_on(date(2017, 8, 15)), code_on(date(2017, 8, 15), "EBU")
    (2007, 2017)

    Raises CaseError for a day before the oldest of them.
    """
    if day is None:
        return NEWEST
    begun = {**FROM, **authority(body).laws_from}
    in_force = [edition for edition in EDITIONS if begun[edition] <= day]
    if not in_force:
        raise CaseError("date {day}: before the oldest edition, of {edition}", day=day, edition=EDITIONS[0])
    return in_force[-1]


def versions(number: str) -> list[Law]:
    """A Law in every edition in which it was written anew, the newest first."""
    for module in _modules(number):
        import_module(module)
    return _written.get(number, [])


def _modules(number: str) -> tuple[str, ...]:
    """The modules of a Law: that of its newest printing, and that of 2007 where it has one of its own."""
    if number not in laws():
        return ()
    older = Path(__file__).parent / "laws" / "edition_2007" / f"law_{int(number):02}.py"
    newest = f"lawbook.law.laws.law_{int(number):02}"
    return (newest, f"lawbook.law.laws.edition_2007.{older.stem}") if older.is_file() else (newest,)


@cache
def facts_of(name: str) -> dict[str, Fact[Any]]:
    """The facts that the file of a Law, a shared module or a route declares or takes over, by key."""
    if name.isdigit():
        return {key: fact for module in _modules(name) for key, fact in _facts_in(module).items()}
    return _facts_in(f"lawbook.law.{name if name in SHARED else 'routes'}")


@cache
def known_facts() -> dict[str, Fact[Any]]:
    """Every fact of every Law and every route, by key."""
    return {key: fact for name in (*SHARED, *laws()) for key, fact in facts_of(name).items()}


def _facts_in(module: str) -> dict[str, Fact[Any]]:
    values: list[Any] = []
    for value in vars(import_module(module)).values():
        values.extend(value.values() if isinstance(value, dict) else [value])
    return {value.key: value for value in values if isinstance(value, Fact)}
