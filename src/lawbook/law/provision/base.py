"""Provision: one thing that a Law does.

It has the clause it rests on, its own fields, and one English sentence for all its uses; `details` are
further sentences, each told when everything that it names is known.
"""

import dataclasses
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, dataclass_transform

from lawbook.label import Label

__all__ = ["Provision", "Section", "fields", "kinds"]


class Section(Label):
    """Where on the page of the outcome a provision is told."""

    SAY = "say", "The ruling"
    IN_FORCE = "in_force", "In force"
    INFORMATION = "information", "Who may use what"
    COME_BACK = "come_back", "Come back"
    SCORE = "score", "The score"
    NOTE = "note", "For the Director"


@dataclass_transform(frozen_default=True, kw_only_default=True)
@dataclass(frozen=True, kw_only=True)
class Provision:
    """One thing that a Law does; each kind is a frozen dataclass whose fields are given by name."""

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

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True, kw_only=True)(cls)

    @classmethod
    @cache
    def own_fields(cls) -> tuple[str, ...]:
        """The names of the fields that this kind adds."""
        return tuple(field.name for field in dataclasses.fields(cls) if field.name not in {"cite", "see"})

    @property
    def citations(self) -> tuple[str, ...]:
        """The clause that says it and those that it leans on, once each."""
        return tuple(dict.fromkeys((self.cite, *self.see)))


def fields(provision: Provision) -> dict[str, Any]:
    """The fields that a provision's kind adds, by name, with their values."""
    return {name: getattr(provision, name) for name in provision.own_fields()}


def kinds() -> dict[str, type[Provision]]:
    """Every kind of provision, by its name."""
    return {c.kind: c for c in Provision.__subclasses__()}
