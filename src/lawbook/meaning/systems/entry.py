"""What a system file says of an auction, and where it says it."""

from dataclasses import dataclass
from functools import lru_cache

from lawbook.errors import NotationError
from lawbook.meaning.conventions.calls import Bound
from lawbook.meaning.conventions.keys import Key, parse_key
from lawbook.meaning.conventions.letters import filled
from lawbook.meaning.terms.meanings import Meaning
from lawbook.meaning.words.naming import parse_meaning

__all__ = ["NOT_PLAYED", "Entry", "Row", "entry_of"]

NOT_PLAYED = "not played"
"""Written in the place of a meaning, it takes back what the base says."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a system file as it is written."""

    key: str
    text: str
    place: str
    """The file and the line."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a system: an auction, what the last call of it shows, and where that is written."""

    key: Key
    row: Row
    language: str = "en"

    @property
    def played(self) -> bool:
        """Whether the call is used at all."""
        return self.row.text != NOT_PLAYED

    def meaning(self, bound: Bound) -> Meaning:
        """What the call shows when its letters stand for these suits."""
        try:
            return _parsed(filled(self.row.text, bound), self.language)
        except NotationError as error:
            raise NotationError("{entry}: {error}", entry=self, error=error) from None

    def __str__(self) -> str:
        return f"{self.row.place}: {self.key.text}"


@lru_cache(maxsize=2048)
def _parsed(text: str, language: str) -> Meaning:
    return parse_meaning(text, language)


def entry_of(row: Row, language: str = "en") -> Entry:
    """The entry that a line of a system file makes. Raises NotationError that names the line."""
    try:
        return Entry(parse_key(row.key), row, language)
    except NotationError as error:
        raise NotationError("{place}: {error}", place=row.place, error=error) from None
