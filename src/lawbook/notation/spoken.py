"""Spoken: what players say to each other at the table, in English, Polish and Norwegian, as far as a Law speaks of it."""

import re
from collections.abc import Mapping
from enum import Enum

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


PHRASES: Mapping[Spoken, str] = {
    Spoken.ASKS_TURN: (
        r"(is (it|this) |it s )?(my|mine)( own)?( to)? (lead|turn|play)( to (lead|play))?|is it me|me to (lead|play)"
        r"|(whose|who s|who is) (on )?(lead|turn|play)( is it)?|who (leads|plays)|am i (on lead|leading|to lead|to play)|do i (lead|play)"
        r"|(czy )?(to )?(ja|mój) (wist|wistuję|ruch|wychodzę)|(czy )?(to )?moja kolej|(czyj|kto) (wist|ruch|wistuje|wychodzi)"
        r"|er det (meg|min tur|mitt utspill|jeg)( som spiller ut)?|mitt utspill|min tur|hvem (spiller ut|har utspillet)|hvem sin tur"
    ),
    Spoken.TELLS_TURN: (
        r"(yes )?(it is |it s )?(your|yours) (lead|turn|play)( to (lead|play))?|(yes )?you( are| re)? (lead|on lead|to lead|to play)"
        r"|(yes )?(it s|it is) you(rs)?|(tak )?(twój|ty) (wist|wistujesz|ruch|wychodzisz)|(tak )?twoja kolej"
        r"|(ja )?(det er )?(din tur|ditt utspill|deg)"
    ),
    Spoken.YES: r"yes|yeah|yep|sure|ok|okay|right|correct|i think so|of course|tak|no tak|oczywiście|ja|jo|jada",
    Spoken.NO: r"no|nope|not you|nie|nei",
    Spoken.ASKS_NONE: (
        r"(having |have you |you have |you ve |got )?(no|any|no more|any more|out of) (spades?|hearts?|diamonds?|clubs?)( left)?"
        r"|(you have |having )?none|nie masz( (pików|kierów|kar|trefli))?|(bez|nie ma) (pików|kierów|kar|trefli)"
        r"|(ingen|har du ingen|ikke flere) (spar|hjerter|ruter|kløver)|har du ingen|ingen"
    ),
    Spoken.WARNS: (
        r"(you( are| re)? |the lead is |lead is |it s |it is )?(in|on|from) (the )?(dummy|table|hand|your hand|your own hand)"
        r"|(jesteś|wist|ruch) (w|ze|z|na) (stole|stołu|ręce|ręki|dziadku|dziadka)|(du er )?(på|i|fra) (bordet|hånden|hånda)"
        r"|(it s )?not your (lead|turn)|nie twój (wist|ruch)|ikke din tur"
    ),
    Spoken.POINTS_OUT: (
        r".*\b(revoked?|revoking|wrong hand|out of turn|insufficient|penalty card)\b.*|.*\bdid(n t| not) follow\b.*"
        r"|.*\b(renons|fałszywy|z niewłaściwej ręki|poza kolejnością)\b.*|.*\b(svikt|sviktet|feil hånd|utenfor tur)\b.*"
    ),
}
"""What is said, without those who are spoken to."""
_SPOKEN_TO = r"\b(partner|partnerze|makker|please|proszę|oh)\b"
_READ = {meaning: re.compile(pattern) for meaning, pattern in PHRASES.items()}


def parse_spoken(text: str) -> Spoken | None:
    """What a remark comes to; None for one of which no Law speaks.

    >>> parse_spoken("My lead?"), parse_spoken("yes"), parse_spoken("no hearts, partner?")
    (<Spoken.ASKS_TURN: 'asks_turn'>, <Spoken.YES: 'yes'>, <Spoken.ASKS_NONE: 'asks_none'>)
    >>> parse_spoken("you are in dummy"), parse_spoken("that was a revoke"), parse_spoken("what a hand")
    (<Spoken.WARNS: 'warns'>, <Spoken.POINTS_OUT: 'points_out'>, None)
    """
    words = " ".join(re.findall(r"\w+", re.sub(_SPOKEN_TO, " ", text.lower())))
    return next((meaning for meaning, pattern in _READ.items() if pattern.fullmatch(words)), None)
