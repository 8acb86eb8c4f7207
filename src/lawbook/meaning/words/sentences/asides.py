"""Asides: what a speaker says of himself, of the auction or of what is agreed, and of no hand: that's what our card says.

A clause is one where each of its words is ordinary speech; one word of cards, strength or doubt, or one that is not known,
and all of it is read.
"""

import re
from functools import cache, lru_cache
from itertools import chain, pairwise

from lawbook.languages import ENGLISH as IN_ENGLISH
from lawbook.languages import every, told
from lawbook.languages.spelling import plain
from lawbook.meaning.words.lexicon.speech import IN_FORMS
from lawbook.meaning.words.lexicon.tables import vocabulary
from lawbook.meaning.words.lexicon.vocabulary import Kind

__all__ = ["without_asides"]

_CLAUSE = re.compile(r"[^,;:.()\[\]\"?!]+")
_WORD = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)?")
_NOT_TELLING = {Kind.FILLER, Kind.OBJECT}
_SHORTEST, _LONGEST = 2, 7
"""Fewer words than that stand on a card, where nobody speaks; and so many words has a phrase at the most."""


def without_asides(text: str, language: str) -> str:
    """The text with blanks in the place of its asides; the same if nothing else would be left.

    >>> without_asides("15-17, that's what our card says", "en").rstrip()
    '15-17,'
    """
    if len(_WORD.findall(text)) < _SHORTEST:
        return text
    left = _CLAUSE.sub(lambda clause: _parts_of(clause[0], language), text)
    return left if _WORD.search(left) or any(letter.isdigit() for letter in left) else text


def _parts_of(clause: str, language: str) -> str:
    """The clause, without those of its parts that are asides: it's natural and that's what we play."""
    joints = [0, *(found.start() for found in _joint(language).finditer(clause)), len(clause)]
    parts = [clause[begin:end] for begin, end in pairwise(joints)]
    return "".join(" " * len(part) if _is_aside(part, language) else part for part in parts)


@lru_cache(maxsize=4096)
def _is_aside(part: str, language: str) -> bool:
    """Whether each of these words is ordinary, and one at least is no mere filler."""
    said = _together("ordinary_denials").sub(" ", _joint(language).sub(" ", f"- {part}", count=1))
    left = _together("ordinarily").sub(" ", said)
    if any(letter.isdigit() or letter in "♠♥♦♣~+" for letter in left):
        return False
    words, known = [plain(word) for word in _WORD.findall(left)], _ordinary(language)
    speaks = left != said or any(word in known for word in words)
    return (
        speaks
        and all(word in known or _says_nothing(word, language) for word in words)
        and not _tells_together(part, language)
        and not _changes().search(part)
    )


def _tells_together(part: str, language: str) -> bool:
    """Whether some of the words tell something together that none of them tells alone: I'm not sure."""
    words = [plain(word) for word in _WORD.findall(_together("ordinarily").sub(" ", part))]
    found = (vocabulary(language).find(words[at : at + _LONGEST]) for at in range(len(words)))
    return any(phrase and len(phrase.words) > 1 and phrase.kind not in _NOT_TELLING for phrase in found)


@cache
def _says_nothing(word: str, language: str) -> bool:
    """Whether the word says nothing wherever it stands."""
    phrase = vocabulary(language).find([word])
    return phrase is not None and phrase.kind is Kind.FILLER


@cache
def _ordinary(language: str) -> frozenset[str]:
    """The ordinary words of a language, and of English, but for those that tell something by themselves."""
    tables = (told(one)["described"]["ordinary"].split() for one in {language, IN_ENGLISH})
    words = {plain(word) for word in chain.from_iterable(tables)}
    found = {word: vocabulary(language).find([word]) for word in words}
    return frozenset(word for word, phrase in found.items() if phrase is None or phrase.kind in _NOT_TELLING)


@cache
def _together(key: str) -> re.Pattern[str]:
    """Words that are ordinary only together, or before others: if that helps."""
    return re.compile(rf"(?<![^\W_])(?:{'|'.join(every('described', key))})(?![^\W_])", re.IGNORECASE)


@cache
def _changes() -> re.Pattern[str]:
    """What changes the words beside it, however ordinary its own are: another call that is supposed; we don't know which."""
    keys = (*IN_FORMS, "supposed", "if_had", "elsewhere", "then")
    return re.compile("|".join(form for key in keys for form in every("described", key)), re.IGNORECASE)


@cache
def _joint(language: str) -> re.Pattern[str]:
    """Where a part begins in the middle of a clause."""
    goes_on = told(language)["described"]["goes_on"]
    return re.compile(rf"(?<=\S)\s+-+\s|(?<=\S)\s+(?:{goes_on})\s", re.IGNORECASE)
