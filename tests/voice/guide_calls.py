"""The guide: thirty-four calls of the Director as YAML, each moment with the case that it speaks of.

A file is one call: `title`, the Laws that it is `about`, what is `shown` at the table, what is for the
`director` alone, and `moments`. A moment has a `case` (as in `cases/`), what is to follow there (`laws`,
`provisions`, `never`, `asks`, `when`, `presumed`, `tricks` and `score`, as under `expect`), what each option leads to
(`offers`), and in `guide` the words, by language. A moment without words is a point of Law of the guide.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from lawbook.casefile import CaseFile, loads
from tests import yamlfile

__all__ = ["LANGUAGES", "Call", "Moment", "Said", "calls"]

GUIDE = Path(__file__).parent / "guide"
LANGUAGES = ("en", "pl", "nb")
EXPECTED = ("laws", "provisions", "never", "asks", "when", "presumed", "tricks", "score")
KEYS = frozenset({"title", "case", "offers", "guide", *EXPECTED})


@dataclass(frozen=True, slots=True)
class Said:
    """Words, and who hears them: all, a seat, a side, captains; or a player away from the table, as in away:S."""

    to: str
    say: str


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a call."""

    title: str
    case: CaseFile
    """With what is expected of the ruling there."""
    offers: Mapping[str, Sequence[Any]]
    """What follows when an option is taken, by its word."""
    guide: Mapping[str, tuple[Said, ...]]
    """What the guide says, by language."""


@dataclass(frozen=True, slots=True)
class Call:
    """One call of the Director."""

    number: int
    title: str
    about: str
    shown: str
    director: str
    moments: tuple[Moment, ...]


@cache
def calls() -> tuple[Call, ...]:
    """All calls of the guide, in its order."""
    return tuple(_call(path) for path in sorted(GUIDE.glob("*.yaml")))


def _call(path: Path) -> Call:
    row = yamlfile.read(path)
    moments = tuple(_moments(row.pop("moments"), path))
    notes = {"about": "", "shown": "", "director": "", **row}
    return Call(number=int(path.name[:2]), moments=moments, **notes)


def _moments(rows: Sequence[Mapping[str, Any]], path: Path) -> Iterator[Moment]:
    for row in rows:
        assert row.keys() <= KEYS, f"{path.name}: {row['title']}: {row.keys() - KEYS}"
        expect = {key: row[key] for key in EXPECTED if key in row}
        told = yamlfile.written({"title": row["title"], **row["case"], "expect": expect})
        (case,) = loads(told, f"{path.name}: {row['title']}")
        guide = {
            language: tuple(Said(**said) for said in rows) for language, rows in row.get("guide", {}).items()
        }
        yield Moment(row["title"], case, row.get("offers", {}), guide)
