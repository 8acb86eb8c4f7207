"""Designation: the words in which declarer calls for a card of dummy's, in any language."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

from lawbook.bridge import Card, Hand, Rank, Suit
from lawbook.languages import words

__all__ = ["Designation", "Keyword", "meant_card", "parse_designation"]

T = TypeVar("T")


class Keyword(Enum):
    """What declarer says instead of a rank, or instead of everything."""

    HIGH = "high"
    WIN = "win"
    LOW = "low"
    ANYTHING = "anything"


@dataclass(frozen=True, slots=True)
class Designation:
    """What declarer's words tell of a card: a suit, a rank, or neither."""

    suit: Suit | None = None
    rank: Rank | None = None
    keyword: Keyword | None = None
    trump: bool = False
    """Whether he said that dummy should ruff, or named the trumps without their suit."""


_NAMED = words("named")
SUITS = {word: Suit[key] for word, key in _NAMED.items() if key in Suit.__members__}
RANKS = {word: Rank[key] for word, key in _NAMED.items() if key in Rank.__members__}
KEYWORDS = {word: Keyword[key] for word, key in _NAMED.items() if key in Keyword.__members__}
TRUMPS = frozenset(word for word, key in _NAMED.items() if key == "trump")
FILLERS = frozenset(word for word, key in _NAMED.items() if key == "nothing")
"""Words that tell nothing."""


def parse_designation(text: str) -> Designation | None:
    """What the words tell of a card; None if there is one among them that is not known, or two that clash.

    >>> parse_designation("oh, a low heart").suit, parse_designation("ruff").trump
    (Suit.HEARTS, True)
    >>> parse_designation("play anything").keyword, parse_designation("dama pik").rank
    (<Keyword.ANYTHING: 'anything'>, Rank.QUEEN)
    """
    said = [word for word in re.findall(r"\w+", text.lower()) if word not in FILLERS]
    if not said or any(word not in {*SUITS, *RANKS, *KEYWORDS, *TRUMPS} for word in said):
        return None
    suits, ranks = set(_meant(said, SUITS)), set(_meant(said, RANKS))
    keywords = set(_meant(said, KEYWORDS))
    if max(len(suits), len(ranks), len(keywords)) > 1 or (ranks and keywords):
        return None
    trump = any(word in TRUMPS for word in said)
    if trump and suits:
        return None
    return Designation(
        next(iter(suits), None), next(iter(ranks), None), next(iter(keywords), None), trump=trump
    )


def _meant(said: list[str], known: Mapping[str, T]) -> Iterator[T]:
    return (known[word] for word in said if word in known)


def meant_card(words: Designation, put: Card, own: int | None) -> Card | None:
    """The card that the words name beside the one that dummy put up: of a suit alone the lowest, of a rank alone the one in its suit.

    `own` has the cards that dummy has left, as bits; None where they are not known.
    """
    suit = put.suit if words.suit is None else words.suit
    if words.rank is not None:
        return Card.of(suit, words.rank)
    if words.suit is None or words.keyword is not None:
        return None
    if own is None:
        return put if suit is put.suit else None
    bits = own | 1 << put
    return min((card for card in Hand.from_bits(bits) if card.suit is suit), default=None)
