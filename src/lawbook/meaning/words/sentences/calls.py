"""Calls as they are written in front of a description: 2♣/2♦, 1kier, (1NT)-X, 2ru; each by the name that it has in a story."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from lawbook.bridge import Strain, Suit
from lawbook.errors import NotationError
from lawbook.languages import every
from lawbook.languages.spelling import plain
from lawbook.meaning.words.lexicon.tables import vocabulary
from lawbook.meaning.words.lexicon.vocabulary import Kind
from lawbook.notation.calls import parse_call

__all__ = ["DASH", "Calls", "call_name", "calls_at", "strain_of"]

DASH = "[-\u2013\u2014\u2212]"
_STRAIN = r"(?:!?[^\W\d_]{1,8}|[♠♥♦♣]\ufe0f?)"
_BID = re.compile(rf"[\(\[]?\s?(?P<level>[1-7])\s?(?P<strain>{_STRAIN})(?![\w+])(?:\s?[\)\]])?")
_WORD = re.compile(r"[\(\[]?(?P<word>[^\W\d_]{1,9})(?![\w+])[\)\]]?")
_SUIT_TOO = re.compile(rf"(?P<strain>{_STRAIN})(?![\w+])")
_STROKE = re.compile(r"\s?/\s?")
_LIST = re.compile(r"\s?/\s?|\s*,\s*|\s+(?:or|and|&|lub|i|albo|og|eller)\s+")
_NAMED = r"\s*\((?![1-7]|(?i:pass?|ktr|kontra|dbl|dobl|double)\b)[^()]{4,24}\)"
_THEN = re.compile(rf"(?:{_NAMED})?\s*{DASH}\s*|\s+")
"""Between two calls; what the first one is called may stand there: 4NT (RKCB) - 5♥."""
_SETS = {"M": ("H", "S"), "m": ("C", "D"), "x": ("C", "D", "H", "S")}


@dataclass(frozen=True, slots=True)
class Calls:
    """Calls that stand one behind another; at each place one or several."""

    each: Sequence[Sequence[str]]
    end: int
    written: str
    brackets: bool

    @property
    def last(self) -> Sequence[str]:
        """What stands last: the call that is described, or several."""
        return self.each[-1]

    def are_suits(self) -> bool:
        """Whether all of them are bids in a suit, so that they may be lengths: 5♠-4♥."""
        return all(name[0].isdigit() and name[1:] != "NT" for part in self.each for name in part)


def calls_at(text: str, place: int, language: str, *, listed: bool = False) -> Calls | None:
    """The calls that are written from this place on; several in one place with strokes between them, or listed.

    >>> found = calls_at("1NT-2♣/♦: natural", 0, "en")
    >>> found.each, found.end
    ((('1NT',), ('2C', '2D')), 8)
    """
    each: list[Sequence[str]] = []
    end, at = place, place
    while (found := _alternatives(text, at, language, listed=listed)) is not None:
        part, end = found
        each.append(tuple(part))
        joint = _THEN.match(text, end)
        if joint is None:
            break
        at = joint.end()
    written = text[place:end]
    return Calls(tuple(each), end, written, "(" in written) if each else None


def _alternatives(text: str, place: int, language: str, *, listed: bool) -> tuple[list[str], int] | None:
    """The call that stands here, and those that may be in its place: 2♣/2♦, 1♥/♠."""
    found = _one(text, place, language)
    if found is None:
        return None
    names, end = [*found[0]], found[1]
    joining = _LIST if listed else _STROKE
    while joint := joining.match(text, end):
        more = _one(text, joint.end(), language) or (
            _suit_too(text, joint.end(), language, names[-1][0]) if "/" in joint[0] else None
        )
        if more is None or set(more[0]) & set(names):
            break
        names, end = [*names, *more[0]], more[1]
    return names, end


def _one(text: str, place: int, language: str) -> tuple[Sequence[str], int] | None:
    if found := _BID.match(text, place):
        strains = strain_of(found["strain"], language)
        return (tuple(found["level"] + one for one in strains), found.end()) if strains else None
    found = _WORD.match(text, place)
    name = call_name(found["word"]) if found else None
    return ((name,), found.end()) if found and name else None


def _suit_too(text: str, place: int, language: str, level: str) -> tuple[Sequence[str], int] | None:
    found = _SUIT_TOO.match(text, place)
    strains = strain_of(found["strain"], language) if found and level.isdigit() else ()
    return (tuple(level + one for one in strains), found.end()) if found and strains else None


@lru_cache(maxsize=1024)
def call_name(word: str) -> str | None:
    """A call that is no bid, by the word or the letters for it; none of a single letter that may be a suit."""
    for kind, name in (("pass", "P"), ("double", "X"), ("redouble", "XX")):
        if re.fullmatch("|".join(every("described", "own_call", kind)), word):
            return name
    try:
        return {"Pass": "P", "X": "X", "XX": "XX"}[str(parse_call(word))] if len(word) > 2 else None
    except NotationError:
        return None


@cache
def strain_of(written: str, language: str) -> Sequence[str]:
    """The strain that a letter, a sign or a word stands for, in the language or in English; several for a major or a minor."""
    bare = written.strip("!\ufe0f ")
    if bare in _SETS:
        return _SETS[bare]
    if bare.lower() in every_letter(language):
        return every_letter(language)[bare.lower()]
    return tuple(dict.fromkeys(_strains(bare, language)))[:1]


@cache
def every_letter(language: str) -> dict[str, Sequence[str]]:
    """The letters with which the names of several suits begin: k, of kiery and of kara."""
    return {"k": ("D", "H")} if language == "pl" else {}


def _strains(bare: str, language: str) -> Iterator[str]:
    for letters in (language, "en"):
        try:
            yield str(parse_call(f"1{bare}", letters)).translate(str.maketrans("♠♥♦♣", "SHDC"))[1:]
        except NotationError:
            continue
    for rows in every("described", "bid_in"):
        if bare.lower() in rows:
            yield rows[bare.lower()]
    if len(bare) < 2:
        return
    phrase = vocabulary(language).find([plain(bare)])
    if phrase is not None and len(phrase.words) == 1 and phrase.kind is Kind.NOTRUMP:
        yield str(Strain.NOTRUMP)
    if phrase is not None and len(phrase.words) == 1 and phrase.kind is Kind.SUITS:
        suits = [suit for suit in Suit if phrase.value == ((suit,),)]
        yield from (suit.name[0] for suit in suits)
