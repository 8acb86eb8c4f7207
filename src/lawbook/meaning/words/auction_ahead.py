"""The auction at the head of a description, as on cards and in notes: 1NT-2C: Stayman; against 1NT: D = 16+."""

import re

from lawbook.bridge import Bid, Call, Strain, Word
from lawbook.errors import NotationError
from lawbook.languages import ENGLISH, every
from lawbook.meaning.words.error import MeaningError
from lawbook.meaning.words.heard import Heard
from lawbook.notation.calls import parse_call

__all__ = ["without_auction"]

_CALL = r"\(?\s*(?:[1-7]\s?(?:[^\W\d_]{1,2}|[♠♥♦♣]\ufe0e?)|XX?|[Pp](?:ass?)?)\s*\)?"
_SHORT = re.compile(r"([1-7])\s?([^\W\d_]{2})")
_STRAINS: dict[str, str] = {
    short: strain for rows in every("described", "bid_in") for short, strain in rows.items()
}
_DASH = r"\s*[-\u2013\u2014\u2212]\s*"
_AHEAD = re.compile(
    rf"\s*(?P<calls>{_CALL}(?:{_DASH}{_CALL})+)(?:\s*[:=](?!\d=)|(?=\s+[^\W\d_]{{3}}[^\d:;,]*:))\s*(?=\S)"
)
"""Calls before a colon, or before a name that stands before one: 1H-2NT Stenberg: 12+."""
_OWN = re.compile(rf"\s*(?P<call>{_CALL})\s+(?:[-\u2013\u2014\u2212]\s+|(?=[^\W\d_]{{2}}[^\d:;,]*:))(?=\S)")
"""The call itself before a dash, or before a name that stands before a colon: 2ru - Ekrens; 2C ART STR: 22-24."""
_SEVERAL = re.compile(
    r"\s*(?P<level>[1-7])\s?(?P<suits>[♠♥♦♣SHDC](?:\s*/\s*[♠♥♦♣SHDC])+)\s*(?:[:=]|[-\u2013\u2014\u2212]\s)"
)
"""Bids of one level in front: 2♥/♠ - 6-10."""
_AGAINST = re.compile(
    rf"\s*(?:{'|'.join(every('described', 'against'))})\s+(?P<call>{_CALL})\s*[:,]\s*(?=\S)", re.IGNORECASE
)


def without_auction(text: str, language: str, told: Heard) -> str:
    """The text, with blanks for the calls with which it begins. Raises MeaningError where it is about another call.

    >>> from lawbook.meaning.words.heard import heard
    >>> without_auction("1NT-2♣: Stayman", "en", heard("2C", ["1NT"]))
    '        Stayman'
    """
    if found := _AHEAD.match(text):
        calls = [_call(each, language) for each in re.split(_DASH, found["calls"])]
        lengths = all(
            isinstance(call, Bid) and call.strain is not Strain.NOTRUMP for call in calls
        )  # 5♠-4♥: 8-11
        same = bool(told.call) and calls[-1] == parse_call(told.call)
        if None not in calls and (same or not (lengths or told.call)):
            return _blank(text, found)
        if None not in calls and not lengths:
            raise MeaningError(text, found.start("calls"), found.end("calls"), "is about another call")
    if told.call and (found := _OWN.match(text)) and _call(found["call"], language) == parse_call(told.call):
        return _blank(text, found)
    if told.call and (found := _SEVERAL.match(text)):
        bids = [parse_call(found["level"] + suit.strip()) for suit in found["suits"].split("/")]
        if parse_call(told.call) in bids:
            raise MeaningError(
                text,
                found.start("level"),
                found.end("suits"),
                "tells of several calls; say only what this one shows",
            )
    if (found := _AGAINST.match(text)) and _call(found["call"], language) in _heard(told):
        return _blank(text, found)
    return text


def _blank(text: str, found: re.Match[str]) -> str:
    return " " * found.end() + text[found.end() :]


def _call(text: str, language: str) -> Call | None:
    """The call that is written, in the letters of the language or in English ones."""
    bare = text.strip(" ()\ufe0e")
    for letters in dict.fromkeys((language, ENGLISH)):
        try:
            return parse_call(bare, letters)
        except NotationError:
            continue
    short = _SHORT.fullmatch(bare)
    strain = _STRAINS.get(short[2].lower()) if short else None
    return parse_call(short[1] + strain) if short and strain else None


def _heard(told: Heard) -> set[Call | None]:
    """The calls of the opponents before it."""
    return {_call(each, ENGLISH) for each in re.findall(r"\(([^()]+)\)", told.auction)} - {None, Word.PASS}
