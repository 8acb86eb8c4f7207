"""The book: every Law that is written, by number and edition. A Law's file is read when it is asked for."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from lawbook.errors import CaseError, NotCovered
from lawbook.law.case import Case
from lawbook.law.consult import Law, Provisions
from lawbook.law.fact import Fact

__all__ = ["EDITIONS", "NEWEST", "facts_of", "find_law", "known_facts", "law", "laws"]

EDITIONS = (2007, 2017)
NEWEST = 2017
SHARED = ("routes", "acceptance", "restriction")
"""The modules that put questions for several Laws."""

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


def find_law(number: str, edition: int = NEWEST) -> Law:
    """The Law in an edition.

    Raises CaseError for what is no Law or no edition, NotCovered for one that is not written yet.
    """
    wanted = str(number).strip()
    if edition not in EDITIONS:
        raise CaseError(f"edition {edition}: no such edition; known are {', '.join(map(str, EDITIONS))}")
    if not wanted.isdecimal() or not 1 <= int(wanted) <= 93:
        raise CaseError(f"law {wanted!r}: no such Law; the Laws are numbered 1 to 93")
    versions = _versions(str(int(wanted)))
    if not versions:
        raise NotCovered(f"law {wanted}: not written yet; written are {', '.join(laws())}")
    fitting = [version for version in versions if version.edition <= edition]
    if not fitting:
        editions = ", ".join(str(version.edition) for version in versions)
        raise NotCovered(f"law {wanted}, edition {edition}: not written; written is {editions}")
    return max(fitting, key=lambda version: version.edition)


def _versions(number: str) -> list[Law]:
    if number in laws():
        import_module(f"lawbook.law.laws.law_{int(number):02}")
    return _written.get(number, [])


@cache
def facts_of(name: str) -> dict[str, Fact[Any]]:
    """The facts that the file of a Law, a shared module or a route declares or takes over, by key."""
    if name.isdigit():
        return _facts_in(f"lawbook.law.laws.law_{int(name):02}")
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
