"""What a system file says of an auction, and where it says it."""

import re
from dataclasses import dataclass
from functools import lru_cache

from lawbook.bridge import Suit
from lawbook.errors import NotationError
from lawbook.meaning.error import MeaningError
from lawbook.meaning.reading import parse_meaning
from lawbook.meaning.system_calls import Bound
from lawbook.meaning.system_keys import Key, parse_key
from lawbook.meaning.terms import Meaning, suit_name

__all__ = ["NOT_PLAYED", "Entry", "Row", "entry_of", "letters_of"]

NOT_PLAYED = "not played"
"""Written in the place of a meaning, it takes back what the base says."""

_LETTER = re.compile(r"\{(\w+)\}")


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
        text = _LETTER.sub(lambda letter: self._suit(letter[1], bound), self.row.text)
        try:
            return _parsed(text, self.language)
        except MeaningError as error:
            raise NotationError(f"{self}: {error}") from None

    def _suit(self, letter: str, bound: Bound) -> str:
        """The suit, or suits, that a letter in curly brackets stands for."""
        suits = letters_of(bound)
        if letter in suits:
            return suits[letter]
        known = ", ".join(f"{{{each}}}" for each in suits)
        raise NotationError(f"{self}: {{{letter}}} stands for no suit here; write one of {known}")

    def __str__(self) -> str:
        return f"{self.row.place}: {self.key.text}"


def letters_of(bound: Bound) -> dict[str, str]:
    """The suits by the letters that stand for them: those bid, their opposites, and all others together.

    >>> letters_of({"M": Suit.HEARTS})
    {'M': 'hearts', 'oM': 'spades', 'others': 'spades and diamonds and clubs'}
    """
    pairs = {"M": (Suit.HEARTS, Suit.SPADES), "m": (Suit.CLUBS, Suit.DIAMONDS)}
    other = {
        f"o{letter}": suit
        for letter, suits in pairs.items()
        if letter in bound
        for suit in suits
        if suit is not bound[letter]
    }
    rest = " and ".join(suit_name(suit) for suit in reversed(Suit) if suit not in bound.values())
    return {letter: suit_name(suit) for letter, suit in {**bound, **other}.items()} | {"others": rest}


@lru_cache(maxsize=2048)
def _parsed(text: str, language: str) -> Meaning:
    return parse_meaning(text, language)


def entry_of(row: Row, language: str = "en") -> Entry:
    """The entry that a line of a system file makes. Raises NotationError that names the line."""
    try:
        return Entry(parse_key(row.key), row, language)
    except NotationError as error:
        raise NotationError(f"{row.place}: {error}") from None
