"""Search: which of the things that are called by phrases somebody means, with slips and endings forgiven.

A word counts by how few things it tells apart; words that say the same stand for each other. What is found
has most of the words that were typed, in one of its phrases or, less surely, in all of them together; a word
that nobody knows finds nothing, and a number that nobody knows tells nothing.
"""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping
from dataclasses import dataclass
from math import log
from typing import Generic, TypeVar

from rapidfuzz import process
from rapidfuzz.distance import OSA

__all__ = ["Finder", "tokens"]

Thing = TypeVar("Thing", bound=Hashable)

ENOUGH = 0.42
"""How much of what was typed has to be known."""
NEAR = 0.72
"""How near to the best the others have to come."""
UNKNOWN = 0.4
ALIKE = 0.78
"""How alike two words are that are taken for one with a slip in it."""
BEGUN = 3
"""With so many letters in common at least two forms of a word begin."""
FORM = 0.8
"""How surely a typed word has to be a form of one that others say as well."""
TOGETHER = 0.8
"""How much it counts that the words of all phrases of a thing together have what was typed."""
SENTENCE = 3
"""So many words that are surely known tell enough, however many others stand beside them."""
SYNONYM = 0.85
"""How much a word tells that says the same as the one that was typed."""
_LETTERS = str.maketrans({"ł": "l", "ø": "o", "æ": "a", "\u2019": "", "'": ""})


def tokens(text: str, small: Collection[str] = ()) -> tuple[str, ...]:
    """The words that tell something, in small letters and without accents, so that any keyboard can write them.

    >>> tokens("Brak KARTY, Łódź, dummy's håndØ"), tokens("the lead", {"the"})
    (('brak', 'karty', 'lodz', 'dummys', 'hando'), ('lead',))
    """
    plain = unicodedata.normalize("NFKD", text.lower().translate(_LETTERS))
    found = re.findall(r"\w+", "".join(sign for sign in plain if not unicodedata.combining(sign)))
    return tuple(word for word in found if word not in small)


@dataclass(frozen=True, slots=True)
class _Phrase(Generic[Thing]):
    """One way to call a thing."""

    thing: Thing
    words: frozenset[str]


class Finder(Generic[Thing]):
    """Things, found by any of the phrases that they are called by."""

    def __init__(
        self,
        called: Mapping[Thing, Iterable[tuple[str, ...]]],
        likely: Callable[[Thing], float] = lambda _: 1.0,
        same: Iterable[Collection[str]] = (),
    ) -> None:
        self._likely, self._same = likely, [frozenset(group) for group in same]
        self._phrases = [
            _Phrase(thing, frozenset(phrase)) for thing, phrases in called.items() for phrase in phrases
        ]
        self._all_words = {
            thing: frozenset(word for phrase in phrases for word in phrase)
            for thing, phrases in called.items()
        }
        self._having: dict[str, list[_Phrase[Thing]]] = defaultdict(list)
        for phrase in self._phrases:
            for word in phrase.words:
                self._having[word].append(phrase)
        self._rarest = log(1 + len(called))
        self._weights = {
            word: self._rarest - log(len({phrase.thing for phrase in rows}))
            for word, rows in self._having.items()
        }
        self._vocabulary = list(self._having)
        self._begun: dict[str, list[str]] = defaultdict(list)
        for word in self._vocabulary:
            self._begun[word[:BEGUN]].append(word)

    def find(self, text: str, small: Collection[str] = ()) -> list[Thing]:
        """What is meant, the likeliest first; nothing where most of a few words are unknown."""
        typed = {word: self._alike(word) for word in dict.fromkeys(tokens(text, small))}
        alike = {word: known for word, known in typed.items() if known or not word.isdecimal()}
        surely = sum(max(known.values(), default=0.0) >= FORM for known in alike.values())
        if surely >= SENTENCE:  # of a whole sentence, what is known of it
            alike = {word: known for word, known in alike.items() if known}
        elif sum(not known for known in alike.values()) > len(alike) / 2:
            return []
        weights = {word: self._weight(known) for word, known in alike.items()}
        candidates = dict.fromkeys(
            id(phrase) for known in alike.values() for other in known for phrase in self._having[other]
        )
        scores: dict[Thing, float] = {}
        for phrase in self._phrases:
            if id(phrase) in candidates:
                score = self._likely(phrase.thing) * self._score(phrase.words, alike, weights)
                scores[phrase.thing] = max(score, scores.get(phrase.thing, 0))
        for thing, score in scores.items():
            has = self._has(self._all_words[thing], alike, weights)
            scores[thing] = max(score, TOGETHER * self._likely(thing) * has)
        ranked = sorted(scores, key=lambda thing: -scores[thing])
        return [thing for thing in ranked if scores[thing] >= max(ENOUGH, NEAR * scores[ranked[0]])]

    def _weight(self, known: Mapping[str, float]) -> float:
        """How much a typed word tells: as much as the commonest word that says the same, less if it is a doubtful slip; if it is taken for none, a little less than half of what the rarest does."""
        if not known:
            return UNKNOWN * self._rarest
        surest = max(known.values())
        return surest**2 * min(
            self._weights[other] for other, sure in known.items() if sure >= min(surest, SYNONYM)
        )

    def _score(
        self,
        words: Collection[str],
        alike: Mapping[str, Mapping[str, float]],
        weights: Mapping[str, float],
    ) -> float:
        """How well a phrase fits: how much of what was typed it has, and a little how much of it was typed."""
        named = {
            other: max((known.get(other, 0.0) for known in alike.values()), default=0.0) for other in words
        }
        has = self._has(words, alike, weights)
        return 0.0 if has < ENOUGH else 0.7 * has + 0.3 * _share(named, self._weights)

    @staticmethod
    def _has(
        words: Collection[str], alike: Mapping[str, Mapping[str, float]], weights: Mapping[str, float]
    ) -> float:
        """How much of what was typed some words have."""
        return _share(
            {
                word: max((known[other] for other in known.keys() & words), default=0.0)
                for word, known in alike.items()
            },
            weights,
        )

    def _alike(self, word: str) -> dict[str, float]:
        """The known words that a typed one may stand for, and how surely."""
        found = self._forms(word)
        for group in self._same:
            if any(_same_stem(word, other) >= FORM for other in group):
                for known, sure in (each for other in group for each in self._forms(other).items()):
                    found[known] = max(SYNONYM * sure, found.get(known, 0.0))
        if len(word) > 3 and not word.isdecimal():
            slips = process.extract(
                word, self._vocabulary, scorer=OSA.normalized_similarity, score_cutoff=ALIKE, limit=12
            )
            for other, sure, _ in slips:
                found[other] = max(0.9 * sure, found.get(other, 0.0)) if other != word else 1.0
        return found

    def _forms(self, word: str) -> dict[str, float]:
        """The known words that are forms of a word."""
        begun = self._begun.get(word[:BEGUN], ())
        return {other: sure for other in begun if (sure := _same_stem(word, other))}


def _share(sure: Mapping[str, float], weights: Mapping[str, float]) -> float:
    """How much of the weight of some words is matched."""
    whole = sum(weights[word] for word in sure)
    return sum(weights[word] * share for word, share in sure.items()) / whole if whole else 0.0


def _same_stem(word: str, other: str) -> float:
    """How surely two words are forms of one: the same, one begun, or the same but for their endings."""
    if word == other:
        return 1.0
    short, long = sorted((word, other), key=len)
    if len(short) < (3 if short is word else 4) or short.isdecimal() or long.isdecimal():
        return 0.0
    if long.startswith(short):
        return 0.95 - 0.03 * min(len(long) - len(short), 10)
    common = next((n for n, pair in enumerate(zip(short, long, strict=False)) if pair[0] != pair[1]), 0)
    if common >= 4 and common >= 0.7 * len(long):
        return 0.8
    return 0.75 if common >= 5 and common >= 0.55 * len(long) else 0.0
