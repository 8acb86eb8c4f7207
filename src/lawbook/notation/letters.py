"""The letters that a language has for ranks, suits and notrump.

The letters for the ranks never clash between the languages here, so one table can read them all.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from lawbook.bridge import Rank, Strain, Suit
from lawbook.errors import NotationError
from lawbook.languages import ENGLISH, LANGUAGES, of_language

__all__ = [
    "PIPS",
    "RANKS_ANYWHERE",
    "Letters",
    "letters",
    "rank_tokens",
    "read_rank",
    "shown",
    "with_pips",
]

_PLAIN = {str(pips): Rank(pips) for pips in range(2, 11)} | {"T": Rank.TEN}
_WRITTEN = r"10|[Kk][Nn]|\S"

PIPS: Mapping[str, Suit] = {pip: Suit(place % 4) for place, pip in enumerate("♣♦♥♠♧♢♡♤")}

# An exclamation mark between two letters is more often the end of a sentence.
_SPELT_PIP = r"&(?:spades|hearts|diams|clubs);|(?<![^\W\d_])![SHDCshdc]|![SHDCshdc](?![^\W\d_A-Z])"


@dataclass(frozen=True, slots=True)
class Letters:
    """The letters of one language; of several for the same thing, the first is written."""

    ranks: Mapping[str, Rank]
    suits: Mapping[str, Suit]
    notrump: str

    def rank(self, rank: Rank) -> str:
        """The rank for people to read, 10 for the ten."""
        return next(letter for letter, known in self.ranks.items() if known is rank).capitalize()

    def strain(self, strain: Strain) -> str:
        """The denomination for people to read."""
        return self.notrump if strain.suit is None else strain.suit.symbol


def _ranks(honours: str) -> dict[str, Rank]:
    """The ranks by letter: A K Q J as a language writes them, other letters for the same after a stroke."""
    high = zip(honours.split(), (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK), strict=True)
    return {letter.upper(): rank for written, rank in high for letter in written.split("/")} | _PLAIN


def _suits(initials: str) -> dict[str, Suit]:
    return dict(zip(initials, Suit, strict=True))


@cache
def letters(language: str) -> Letters:
    """The letters of the language. Raises CaseError for one that is not spoken here.

    >>> letters("pl").rank(Rank.QUEEN)
    'D'
    """
    return Letters(
        _ranks(of_language(language, "cards", "honours")),
        _suits(of_language(language, "cards", "suits")),
        of_language(language, "calls", "notrump").split()[0],
    )


RANKS_ANYWHERE: Mapping[str, Rank] = {
    letter: rank for language in LANGUAGES for letter, rank in letters(language).ranks.items()
}


def rank_tokens(text: str) -> Iterator[str]:
    """The pieces of the text that could each be a rank.

    >>> list(rank_tokens("K10Kn 4"))
    ['K', '10', 'Kn', '4']
    """
    return (match.group() for match in re.finditer(_WRITTEN, text))


def with_pips(text: str) -> str:
    """The text with a pip for each that it spells as a web page or a playing site does.

    >>> with_pips("&spades;K104 !HQ9")
    '♠K104 ♥Q9'
    """
    if "!" not in text and "&" not in text:
        return text
    suits = letters(ENGLISH).suits
    return re.sub(_SPELT_PIP, lambda spelt: suits[spelt[0][1].upper()].symbol, text)


def read_rank(token: str, ranks: Mapping[str, Rank], place: str) -> Rank:
    """The rank that the token is among these."""
    rank = ranks.get(token.upper())
    if rank is None:
        raise NotationError(
            "{place}: {token} is no rank; use {known}", place=place, token=shown(token), known=" ".join(ranks)
        )
    return rank


def shown(text: str) -> str:
    """The text as an error quotes it: short, and on one line."""
    return repr(text if len(text) <= 40 else text[:37] + "...")
