"""The words in which claimers say how they will play, in any language."""

import re
from collections.abc import Mapping
from enum import Enum

from lawbook.bridge import Rank, Suit
from lawbook.languages import every, words
from lawbook.notation.designation import RANKS as RANK_NAMES
from lawbook.notation.designation import SUITS as SUIT_NAMES

__all__ = ["COUNTED", "NUMBERS", "ONE_OF_SUIT", "RANKS", "SUITS", "THEN", "WORDS", "Word", "tokens"]


class Word(Enum):
    """What a word of a statement is there for."""

    DRAW = "draw"
    TRUMP = "trump"
    RUFF = "ruff"
    CROSSRUFF = "crossruff"
    FINESSE = "finesse"
    CONCEDE = "concede"
    DISCARD = "discard"
    CASH = "cash"
    TOP = "topdown"
    REST = "rest"
    CROSS = "cross"
    DUMMY = "dummy"
    HAND = "hand"
    EXCEPT = "except"
    NOTHING = "nothing"


_SAID = {"top": "topdown", "crossruff": "crossruff", "concede": "concede"}
"""Set phrases, and the word that they stand for."""
SUITS: Mapping[str, Suit] = SUIT_NAMES | {word: Suit[key] for word, key in words("claimed", "suits").items()}
RANKS: Mapping[str, Rank] = RANK_NAMES | {word: Rank[key] for word, key in words("claimed", "ranks").items()}
ONE_OF_SUIT = frozenset(word for told in every("claimed", "ones") for word in told.split())
"""Names of a suit that mean one card of it."""
COUNTED = frozenset(word for told in every("claimed", "counted") for word in told.split())
"""What stands after a number that tells how often."""
NUMBERS: Mapping[str, int] = {word: int(key) for word, key in words("claimed", "numbers").items()} | {
    str(number): number for number in range(1, 14)
}
WORDS: Mapping[str, Word] = {word: Word(key) for word, key in words("claimed", "words").items()} | {
    "topdown": Word.TOP
}
THEN = "|".join(phrase for told in every("claimed", "then") for phrase in told)
"""A pattern of what stands between two steps."""
_PHRASES = (
    *((rf"\b(?:{'|'.join(every('claimed', key))})\b", said) for key, said in _SAID.items()),
    (r"[\u2019`]", "'"),
)
_TOKEN = re.compile(r"[♠♥♦♣](?:10|\w)|[^\W_]+(?:'\w+)?")


def tokens(text: str) -> list[str]:
    """The words of a text in small letters, set phrases as one.

    >>> tokens("Hearts from the top, and ♦K")
    ['hearts', 'topdown', 'and', '♦k']
    """
    plain = text.lower()
    for phrase, word in _PHRASES:
        plain = re.sub(phrase, word, plain)
    return _TOKEN.findall(plain)
