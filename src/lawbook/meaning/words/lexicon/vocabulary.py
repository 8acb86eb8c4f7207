"""The kinds of word that descriptions are made of, and the table of them that a language has.

A table lists phrases by kind and value, apart by strokes; the first English one is how the thing is said
when it is printed. Case and accents do not matter, a hyphen is a blank, and a star stands for any ending.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from enum import Enum, auto
from functools import cache, cached_property, lru_cache
from itertools import chain
from typing import Any

from lawbook.languages.spelling import plain
from lawbook.meaning.words.lexicon.slips import Slips, letters_of

__all__ = ["Kind", "Phrase", "Table", "Vocabulary", "pieces_of"]


class Kind(Enum):
    """A kind of word, by the place that it can take in a description."""

    AND = auto()
    OR = auto()
    NOT = auto()
    NEITHER = auto()
    """Denies all that follows, alternatives too: no singleton or void."""
    MAY = auto()
    POSSIBLE = auto()
    """The same after what it speaks of: 5-card major possible."""
    INCLUDING = auto()
    """What belongs to it as well, or what it has: including five-card majors."""
    USUALLY = auto()
    """Says that what follows, or what stands before, has exceptions."""
    PROMISED = auto()
    """Takes back a denial that stands before it: no stopper promised."""
    IF = auto()
    """Says on what condition what stands before it is so."""
    OTHERWISE = auto()
    """So many cards of the suit spoken of last, with which another call would have been made."""
    ELSEWHERE = auto()
    """Another call, that is made with what stands before it: with 5-5 we open one spade."""
    TAKES_BACK = auto()
    """What stands before it, or the end of that, is not so, but what follows: no, sorry, six."""
    COUNTS = auto()
    """Tells what bare numbers count: he asked for aces, I have two."""
    ITEM = auto()
    """The mark of an alternative in a list: (a), b)."""
    COMMA = auto()
    OPEN = auto()
    CLOSE = auto()
    FILLER = auto()
    NUMBER = auto()
    NUMBER_OF_CARDS = auto()
    """A number that is one of cards: femkort, piątka."""
    FROM_CARDS = auto()
    """How long the suit called is at least: z czwórki."""
    PAIR = auto()
    """Two numbers that may be a range or the lengths of two suits."""
    FRINGE = auto()
    """A range whose ends are a matter of judgement: good 14 to bad 17."""
    DEGREE = auto()
    """How much of what follows: very weak; somewhere 12-14; both."""
    LIMIT = auto()
    """Says, before a number, on which side of it the range lies."""
    ONWARDS = auto()
    """Says the same after the number: or more, or fewer."""
    SUITS = auto()
    TWO_SUITS = auto()
    CARDS = auto()
    IN = auto()
    FIGURE = auto()
    KEY_CARDS = auto()
    LONG = auto()
    """A long suit of untold length."""
    NOTRUMP = auto()
    """Says after points that the hand is balanced."""
    NOTHING_OUTSIDE = auto()
    """No ace or king beside the long suit."""
    SHAPE = auto()
    PATTERN = auto()
    UNBALANCED = auto()
    SHORT = auto()
    QUALITY = auto()
    STOPPER = auto()
    HOLDING = auto()
    CARD = auto()
    RANK = auto()
    SIDE = auto()
    """Speaks of the suits that were not named: no outside ace."""
    OF_TOP = auto()
    AMONG = auto()
    HONOURS = auto()
    LONGER = auto()
    AS_LONG = auto()
    THAN = auto()
    AS = auto()
    REVERSED = auto()
    """The two lengths before it the other way round: 5 spades and 4 hearts or vice versa."""
    TAG = auto()
    TAG_OF = auto()
    """A purpose that needs to be told of what."""
    TAG_OF_SUIT = auto()
    NAME = auto()
    OUTSIDE = auto()
    """Denies what says nothing of the hand: so no hand is left."""
    QUOTED = auto()
    JUDGED = auto()
    """Says of the hand what only judgement can tell: light, shapely."""
    OBJECT = auto()
    """Stands only after a purpose: asks for shape."""
    CALL = auto()
    WHOLE = auto()
    """A meaning by itself: any hand."""

    __hash__ = object.__hash__  # a member is itself; that of Enum hashes its name each time


Table = Mapping[Kind, Mapping[Any, str]]


@dataclass(frozen=True, slots=True)
class Phrase:
    """A phrase of the table, and what it stands for."""

    words: tuple[str, ...]
    kind: Kind
    value: Any
    said: str
    """How it is printed."""

    def begins(self, words: list[str]) -> bool:
        """Whether these words, already plain, begin with the phrase."""
        return len(words) >= len(self.words) and all(map(_fits, self.words, words))


def _fits(known: str, word: str) -> bool:
    """Whether a word is the one of the table, or begins as that does which ends in a star."""
    return word == known or (known[-1] == "*" and word.startswith(known[:-1]))


_TELLING = {
    Kind.SUITS,
    Kind.TWO_SUITS,
    Kind.FIGURE,
    Kind.KEY_CARDS,
    Kind.LONG,
    Kind.NOTRUMP,
    Kind.PATTERN,
    Kind.UNBALANCED,
    Kind.SHORT,
    Kind.QUALITY,
    Kind.STOPPER,
    Kind.HONOURS,
    Kind.LONGER,
    Kind.TAG,
    Kind.TAG_OF,
    Kind.TAG_OF_SUIT,
    Kind.JUDGED,
    Kind.WHOLE,
}
"""What tells something by itself, in which a slip is put right."""


_LIKE = 0.7
"""How much alike two words are at the least, of which one may be meant for the other."""


class Vocabulary:
    """All phrases of some tables; the longest that fits is meant, and of equals that of the first table."""

    def __init__(self, tables: Iterable[Table]) -> None:
        tables = list(tables)
        said = {
            (kind, value): phrases.split("|")[0].strip()
            for table in tables
            for kind, values in table.items()
            for value, phrases in values.items()
        }
        found = [phrase for table in tables for phrase in _phrases(table, said)]
        self._slips = Slips(
            {word for phrase in found for word in phrase.words},
            _telling(found),
        )
        self._by_first: dict[str, list[Phrase]] = {}
        for phrase in sorted(found, key=lambda phrase: -len(phrase.words)):
            self._by_first.setdefault(phrase.words[0][:2], []).append(phrase)
        self._by_word = {
            word: [phrase for phrase in self._by_first[word[:2]] if _fits(phrase.words[0], word)]
            for word in {phrase.words[0] for phrase in found}
        }
        """Those that begin with a word that one of them begins with; the others have a star."""
        self._open = {
            letters: [phrase for phrase in phrases if phrase.words[0].endswith("*")]
            for letters, phrases in self._by_first.items()
        }
        self.nearest = lru_cache(maxsize=256)(self._nearest)
        self._letters_of = cache(letters_of)
        self._beginning = lru_cache(maxsize=4096)(self._begun)

    def find(self, words: list[str]) -> Phrase | None:
        """The longest phrase with which these words begin."""
        known = self._beginning(words[0], words[1] if len(words) > 1 else "")
        return next((phrase for phrase in known if phrase.begins(words) and not _parts(phrase, words)), None)

    def _begun(self, first: str, second: str) -> list[Phrase]:
        """The phrases that may begin with two words."""
        known = self._by_word.get(first) or self._open.get(first[:2]) or []
        return [phrase for phrase in known if len(phrase.words) == 1 or _fits(phrase.words[1], second)]

    def compares(self, phrase: Phrase, words: list[str]) -> bool:
        """Whether the last word of the phrase belongs to the suit behind it: four spades and longer clubs."""
        if phrase.kind is not Kind.ONWARDS or not 1 < len(phrase.words) < len(words):
            return False
        last, suit = (self.find(words[len(phrase.words) - back :]) for back in (1, 0))
        return last is not None and suit is not None and (last.kind, suit.kind) == (Kind.LONGER, Kind.SUITS)

    def spelt(self, words: list[str]) -> list[str]:
        """The words, with slips of the pen put right."""
        return [self._slips.corrected(word) for word in words]

    def cut_short(self, word: str) -> Phrase | None:
        """The one thing that is meant by a word that is cut short, if all words that begin so mean the same."""
        phrases = [
            phrase
            for phrase in self._by_first.get(word[:2], ())
            if len(phrase.words) == 1 and phrase.words[0].startswith(word)
        ]
        return phrases[0] if len({(phrase.kind, phrase.value) for phrase in phrases}) == 1 else None

    def _nearest(self, word: str) -> str | None:
        """The phrase that is most like a word, as a person would write it; those of quite another length are not."""
        own = len(word)
        lengths = [length for length in self._terms if 2 * min(own, length) / (own + length) >= _LIKE]
        letters = letters_of(word) if lengths else frozenset()
        terms = [
            term
            for length in lengths
            for term in self._terms[length]
            if 2 * len(letters & self._letters_of(term)) / (own + length) >= _LIKE
        ]
        return next(iter(get_close_matches(word, terms, n=1, cutoff=_LIKE)), None)

    @cached_property
    def _terms(self) -> Mapping[int, set[str]]:
        """Every phrase, as a person would write it, by its length."""
        terms: dict[int, set[str]] = {}
        for phrase in chain.from_iterable(self._by_first.values()):
            term = " ".join(phrase.words).replace("*", "")
            terms.setdefault(len(term), set()).add(term)
        return terms


def _telling(phrases: Iterable[Phrase]) -> set[str]:
    """The words that tell something by themselves, or in every phrase that they belong to."""
    each = [(word, phrase) for phrase in phrases for word in phrase.words]
    others = {word for word, phrase in each if phrase.kind not in _TELLING}
    return {
        word
        for word, phrase in each
        if phrase.kind in _TELLING and (len(phrase.words) == 1 or word not in others)
    }


def _parts(phrase: Phrase, words: list[str]) -> bool:
    """Whether the phrase would part two words that belong together: weak two-suiter."""
    after = words[len(phrase.words) : len(phrase.words) + 1]
    return (
        len(phrase.words) > 1
        and phrase.words[-1] in {"two", "2"}
        and after in (["suiter"], ["suited"], ["suiters"])
    )


def _phrases(table: Table, said: Mapping[tuple[Kind, Any], str]) -> Iterator[Phrase]:
    for kind, values in table.items():
        for value, phrases in values.items():
            for phrase in phrases.split("|"):
                words = tuple(plain(piece) for piece, _ in pieces_of(phrase.strip()))
                yield Phrase(words, kind, value, said[kind, value])


# A gap is bounded, since it is looked at anew from each place in it.
_PIECE = re.compile(
    r"[\s~-]{0,20}([^\W\d_]+(?:'[^\W\d_]+)?\*?|\d+|![shdcSHDC]s?(?![^\W_])|[/&♠♥♦♣♤♡♢♧]|[<>]=?|[≤≥])\ufe0f?"
)
_LONGEST_PHRASE = 11


def pieces_of(text: str, place: int = 0) -> list[tuple[str, int]]:
    """The next few words, each with the place at which it ends; digits stand apart from letters.

    >>> pieces_of("F1, then")
    [('F', 1), ('1', 2)]
    """
    pieces: list[tuple[str, int]] = []
    match = _PIECE.match(text, place)
    while match and len(pieces) < _LONGEST_PHRASE:
        pieces.append((match[1], match.end()))
        match = _PIECE.match(text, match.end())
    return pieces
