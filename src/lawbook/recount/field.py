"""Sections that are compared with each other, as one field."""

from collections.abc import Sequence
from dataclasses import replace

from lawbook.notation.results.model import Section

__all__ = ["one_field"]


def one_field(sections: Sequence[Section]) -> Section:
    """The sections as one; the numbers of their contestants begin with the name of the section."""
    named = [_named(section, section.name or str(place)) for place, section in enumerate(sections, start=1)]
    return Section(
        name=" + ".join(section.name for section in named),
        contestants=tuple(one for section in named for one in section.contestants),
        results=tuple(one for section in named for one in section.results),
        matches=tuple(one for section in named for one in section.matches),
        boards={number: board for section in named for number, board in section.boards.items()},
        datums={number: datum for section in named for number, datum in section.datums.items()},
    )


def _named(section: Section, name: str) -> Section:
    return replace(
        section,
        name=name,
        contestants=tuple(replace(one, number=f"{name}{one.number}") for one in section.contestants),
        results=tuple(
            replace(one, ns=tuple(name + own for own in one.ns), ew=tuple(name + own for own in one.ew))
            for one in section.results
        ),
    )
