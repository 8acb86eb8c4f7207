"""Designation: the words in which declarer calls for a card of dummy's, in English, Polish and Norwegian."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

from lawbook.bridge import Rank, Suit

__all__ = ["Designation", "Keyword", "parse_designation"]

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


def _table(rows: Mapping[T, str]) -> dict[str, T]:
    return {word: meaning for meaning, words in rows.items() for word in words.split()}


SUITS = _table(
    {
        Suit.SPADES: "spade spades pik piki pika spar",
        Suit.HEARTS: "heart hearts kier kiery kiera hjerter",
        Suit.DIAMONDS: "diamond diamonds karo kara ruter",
        Suit.CLUBS: "club clubs trefl trefle trefla kløver",
    }
)
RANKS = _table(
    {
        Rank.ACE: "ace as asa ess esset",
        Rank.KING: "king król króla konge kongen",
        Rank.QUEEN: "queen dama damę dame damen",
        Rank.JACK: "jack walet waleta knekt knekten",
        Rank.TEN: "ten 10 dziesiątka dziesiątkę ti tier tieren",
        Rank.NINE: "nine 9 dziewiątka dziewiątkę ni nier nieren",
        Rank.EIGHT: "eight 8 ósemka ósemkę åtte åtter åtteren",
        Rank.SEVEN: "seven 7 siódemka siódemkę sju sjuer sjueren",
        Rank.SIX: "six 6 szóstka szóstkę seks sekser sekseren",
        Rank.FIVE: "five 5 piątka piątkę fem femmer femmeren",
        Rank.FOUR: "four 4 czwórka czwórkę fire firer fireren",
        Rank.THREE: "three 3 trójka trójkę tre treer treeren",
        Rank.TWO: "two deuce 2 dwójka dwójkę toer toeren",
    }
)
KEYWORDS = _table(
    {
        Keyword.HIGH: "high top highest wysoka wysoką wysoko najwyższa najwyższą høy høyt høyeste",
        Keyword.WIN: "win bij bić weź stikk vinn",
        Keyword.LOW: "low small little lowest mała małą mały niska niską nisko najniższa najniższą lav lavt liten lite laveste",
        Keyword.ANYTHING: "anything any whatever cokolwiek obojętne wszystko hva noe samme",
    }
)
TRUMPS = _table({True: "ruff trump trumps przebij przebitka atut atu atuta stjel trumf"})
FILLERS = _table(
    {
        "en": "a an the of lead play please card it from dummy no oh sorry er",
        "pl": "proszę graj zagraj kartę z ze stołu w nie och przepraszam",
        "nb": "spill legg en et av fra bordet kort takk som helst det er nei å unnskyld",
    }
)
"""Words that tell nothing; `to` is none of them, since it is two in Norwegian."""


def parse_designation(text: str) -> Designation | None:
    """What the words tell of a card; None if there is one among them that is not known, or two that clash.

    >>> parse_designation("oh, a low heart").suit, parse_designation("ruff").trump
    (Suit.HEARTS, True)
    >>> parse_designation("play anything").keyword, parse_designation("dama pik").rank
    (<Keyword.ANYTHING: 'anything'>, Rank.QUEEN)
    """
    words = [word for word in re.findall(r"\w+", text.lower()) if word not in FILLERS]
    if not words or any(word not in {*SUITS, *RANKS, *KEYWORDS, *TRUMPS} for word in words):
        return None
    suits, ranks = set(_meant(words, SUITS)), set(_meant(words, RANKS))
    keywords = set(_meant(words, KEYWORDS))
    if max(len(suits), len(ranks), len(keywords)) > 1 or (ranks and keywords):
        return None
    trump = any(word in TRUMPS for word in words)
    if trump and suits:
        return None
    return Designation(
        next(iter(suits), None), next(iter(ranks), None), next(iter(keywords), None), trump=trump
    )


def _meant(words: list[str], known: Mapping[str, T]) -> Iterator[T]:
    return (known[word] for word in words if word in known)
