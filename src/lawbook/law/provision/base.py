"""Provision: one thing that a Law does.

It has the clause it rests on, its own fields, and one English sentence for all its uses; `details` are
further sentences, each told when everything that it names is known.
"""

from functools import cache
from typing import Any, ClassVar

from lawbook.label import Label
from lawbook.record import NamedRecord

__all__ = ["Provision", "Section", "fields", "kinds"]


class Section(Label):
    """Where on the page of the outcome a provision is told."""

    SAY = "say", "The ruling"
    IN_FORCE = "in_force", "In force"
    INFORMATION = "information", "Who may use what"
    COME_BACK = "come_back", "Come back"
    SCORE = "score", "The score"
    NOTE = "note", "For the Director"


class Provision(NamedRecord):
    """One thing that a Law does."""

    cite: str
    """The clause that says it."""
    see: tuple[str, ...] = ()
    """Further clauses that it leans on."""

    kind: ClassVar[str]
    sentence: ClassVar[str]
    details: ClassVar[tuple[str, ...]] = ()
    section: ClassVar[Section] = Section.SAY
    excludes: ClassVar[frozenset[str]] = frozenset()
    """The kinds that contradict it within one ruling."""

    @property
    def citations(self) -> tuple[str, ...]:
        """The clause that says it and those that it leans on, once each."""
        return tuple(dict.fromkeys((self.cite, *self.see)))


def fields(provision: Provision) -> dict[str, Any]:
    """The fields of a provision's own, by name."""
    return {name: getattr(provision, name) for name in _own(type(provision))}  # type: ignore[arg-type]  # a class has its own hash


@cache
def _own(kind: type[Provision]) -> tuple[str, ...]:
    return tuple(name for name in kind.fields if name not in Provision.fields)


def kinds() -> dict[str, type[Provision]]:
    """Every kind of provision, by its name."""
    return {c.kind: c for c in Provision.__subclasses__()}
