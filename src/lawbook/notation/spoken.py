"""Spoken: what players say to each other at the table, in any language, as far as a Law speaks of it."""

import re
from collections.abc import Mapping
from enum import Enum
from functools import cache

from lawbook.languages import every

__all__ = ["Spoken", "parse_spoken"]


class Spoken(Enum):
    """What a remark comes to."""

    ASKS_TURN = "asks_turn"
    """Whether it is his turn."""
    TELLS_TURN = "tells_turn"
    """That it is the other's turn."""
    YES = "yes"
    NO = "no"
    ASKS_NONE = "asks_none"
    """Whether a player has none of the suit led."""
    WARNS = "warns"
    """That the lead is in the other hand, or not his."""
    POINTS_OUT = "points_out"
    """That something irregular has happened."""


@cache
def _spoken_to() -> str:
    """How players are spoken to, which tells nothing."""
    return rf"\b({'|'.join(word for told in every('spoken', 'spoken_to') for word in told.split())})\b"


@cache
def _patterns() -> Mapping[Spoken, str]:
    """What each meaning is said by."""
    return {meaning: "|".join(each.strip() for each in every("spoken", meaning.value)) for meaning in Spoken}


def parse_spoken(text: str) -> Spoken | None:
    """What a remark comes to; None for one of which no Law speaks.

    >>> parse_spoken("My lead?"), parse_spoken("yes"), parse_spoken("no hearts, partner?")
    (<Spoken.ASKS_TURN: 'asks_turn'>, <Spoken.YES: 'yes'>, <Spoken.ASKS_NONE: 'asks_none'>)
    >>> parse_spoken("you are in dummy"), parse_spoken("that was a revoke"), parse_spoken("what a hand")
    (<Spoken.WARNS: 'warns'>, <Spoken.POINTS_OUT: 'points_out'>, None)
    """
    words = " ".join(re.findall(r"\w+", re.sub(_spoken_to(), " ", text.lower())))
    return next((meaning for meaning, said in _patterns().items() if re.fullmatch(said, words)), None)
