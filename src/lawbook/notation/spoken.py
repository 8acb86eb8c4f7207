"""Spoken: what players say to each other at the table, in any language, as far as a Law speaks of it."""

import re
from collections.abc import Mapping
from enum import Enum
from functools import cache

from lawbook.languages import every
from lawbook.notation.designation import parse_designation
from lawbook.notation.held import parse_held
from lawbook.notation.meant import parse_called_for, parse_meant, unaddressed

__all__ = ["Spoken", "is_understood", "parse_spoken"]


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
    REVOKED = "revoked"
    """That he himself had a card of the suit to which he did not follow."""
    POINTS_OUT = "points_out"
    """That something irregular has happened."""
    MEANT = "meant"
    """That he meant another call, or another card of dummy's, than he made (Laws 25A, 45C4(b))."""
    NOT_CALLED = "not_called"
    """That he did not call for the card of dummy's that lies there, or for which card he did (Law 45D1)."""
    NONE_LEFT = "none_left"
    """That he himself has none of a suit."""
    WAITS = "waits"
    """That somebody is to wait."""
    SUMMONS = "summons"
    """That he calls the Director."""
    REVIEW = "review"
    """That he wants to hear the calls, or one of them, again (Laws 20B, 20C2)."""
    PSYCHED = "psyched"
    """That an opponent has bid what he has not got (Laws 40A3, 40C1)."""
    ASKS_LEAVE = "asks_leave"
    """Whether he may make a call."""
    WRONG_WAY = "wrong_way"
    """That a card of a played trick points the wrong way, or whose the trick was (Law 65B3)."""
    DOUBTS_CLAIM = "doubts_claim"
    """That something speaks against a claim (Laws 68D, 69B, 70)."""
    ORDERLY = "orderly"
    """A courtesy, or a question that everybody may ask: what the contract is, how many tricks are won."""


@cache
def _patterns() -> Mapping[Spoken, re.Pattern[str]]:
    """What the words of each meaning look like, in all languages."""
    told = {meaning: every("spoken", meaning.value) for meaning in Spoken if meaning is not Spoken.MEANT}
    return {meaning: re.compile("|".join(map(str.strip, each))) for meaning, each in told.items()}


@cache
def _openers() -> frozenset[str]:
    """What people say before they say it."""
    return frozenset(word for told in every("spoken", "openers") for word in told.split())


@cache
def _spoken_to() -> re.Pattern[str]:
    words = (word for told in every("spoken", "spoken_to") for word in told.split())
    return re.compile(rf"\b({'|'.join(words)})\b")


def parse_spoken(text: str) -> Spoken | None:
    """What a remark comes to, whoever makes it; None for one of which no Law speaks.

    >>> parse_spoken("My lead?"), parse_spoken("yes"), parse_spoken("no hearts, partner?")
    (<Spoken.ASKS_TURN: 'asks_turn'>, <Spoken.YES: 'yes'>, <Spoken.ASKS_NONE: 'asks_none'>)
    >>> parse_spoken("you are in dummy"), parse_spoken("that was a revoke"), parse_spoken("what a hand")
    (<Spoken.WARNS: 'warns'>, <Spoken.POINTS_OUT: 'points_out'>, None)
    >>> parse_spoken("oops, I meant one spade"), parse_spoken("I have no more"), parse_spoken("what's trump?")
    (<Spoken.MEANT: 'meant'>, <Spoken.NONE_LEFT: 'none_left'>, <Spoken.ORDERLY: 'orderly'>)
    >>> parse_spoken("oops, I have a heart"), parse_spoken("what was the opening?")
    (<Spoken.REVOKED: 'revoked'>, <Spoken.REVIEW: 'review'>)
    """
    words = " ".join(re.findall(r"\w+", _spoken_to().sub(" ", unaddressed(text).lower())))
    found = _meaning(words)
    if found is not None:
        return found
    if parse_called_for(text) is not None:
        return Spoken.NOT_CALLED
    return Spoken.MEANT if parse_meant(text) is not None else _opened(words)


def _meaning(words: str) -> Spoken | None:
    return next((meaning for meaning, pattern in _patterns().items() if pattern.fullmatch(words)), None)


def _opened(words: str) -> Spoken | None:
    """What words come to without those with which they open: no, none."""
    first, _, rest = words.partition(" ")
    while rest and first in _openers():
        found = _meaning(rest)
        if found is not None:
            return found
        first, _, rest = rest.partition(" ")
    return None


def is_understood(text: str) -> bool:
    """Whether a remark is one of which a Law may speak, or names a card.

    >>> is_understood("my lead?"), is_understood("the seven of spades"), is_understood("what a mess")
    (True, True, False)
    """
    return any(read(text) is not None for read in (parse_spoken, parse_designation, parse_held))
