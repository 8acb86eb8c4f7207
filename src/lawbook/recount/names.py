"""Names: on a platform a player's name is told in capitals here and without them there, and is one player."""

from collections.abc import Iterator
from dataclasses import replace

from lawbook.notation.results.model import Section, Session

__all__ = ["one_spelling"]


def one_spelling(session: Session) -> Session:
    """The session with every contestant spelt as he stands in it first."""
    first: dict[str, str] = {}
    for name in (name for section in session.sections for name in _names(section)):
        first.setdefault(name.casefold(), name)
    spelt = {name for section in session.sections for name in _names(section)}
    if len(spelt) == len(first):
        return session
    return replace(session, sections=tuple(_spelt(section, first) for section in session.sections))


def _names(section: Section) -> Iterator[str]:
    yield from (one.number for one in section.contestants)
    yield from (name for one in section.results for name in (*one.ns, *one.ew))


def _spelt(section: Section, first: dict[str, str]) -> Section:
    contestants = {first[one.number.casefold()]: one for one in reversed(section.contestants)}
    return replace(
        section,
        contestants=tuple(replace(one, number=name) for name, one in reversed(contestants.items())),
        results=tuple(
            replace(
                one,
                ns=tuple(first[name.casefold()] for name in one.ns),
                ew=tuple(first[name.casefold()] for name in one.ew),
            )
            for one in section.results
        ),
    )
