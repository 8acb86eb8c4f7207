"""Calls."""

import re

from lawbook.bridge import Bid, Call, Strain, Word
from lawbook.errors import NotationError
from lawbook.notation.letters import PIPS, letters, shown

__all__ = ["call_text", "parse_call"]

_BID = re.compile(r"([1-9])\s*(\S+)", re.ASCII)
_NOTRUMP = ("N", "NT", "BA", "UT")
_WORDS = {
    Word.PASS: "P PAS PASS",
    Word.DOUBLE: "X D DBL DBLE DOUBLE KONTRA KTR DOBL DOBLET",
    Word.REDOUBLE: "XX R RDBL REDBL REDOUBLE REKONTRA RKTR REDOBL REDOBLET",
}
_CALLS = {written: word for word, all_written in _WORDS.items() for written in all_written.split()}


def parse_call(text: str, language: str = "en") -> Call:
    """The call, of whatever level it was attempted (Law 38).

    >>> print(parse_call("1N"), parse_call("2R", "nb"), parse_call("pass"), parse_call("8H"))
    1NT 2♦ Pass 8♥
    """
    bare = text.strip().replace("\ufe0f", "").upper()
    if bare in _CALLS:
        return _CALLS[bare]
    bid = _BID.fullmatch(bare)
    strain = _strain(bid[2], language) if bid else None
    if bid is None or strain is None:
        suits = " ".join(letters(language).suits)
        raise NotationError(
            f"{shown(text)} is no call in language {language}: write P, X, XX, or a level from 1 and one of {suits} NT"
        )
    return Bid(int(bid[1]), strain)


def _strain(text: str, language: str) -> Strain | None:
    if text in _NOTRUMP:
        return Strain.NOTRUMP
    suit = PIPS.get(text, letters(language).suits.get(text))
    return None if suit is None else Strain(suit)


def call_text(call: Call, language: str = "en") -> str:
    """The call for people to read.

    >>> [call_text(call, "pl") for call in (Bid(3, Strain.NOTRUMP), Word.PASS, Word.REDOUBLE)]
    ['3BA', 'Pas', 'XX']
    """
    if isinstance(call, Bid):
        return f"{call.level}{letters(language).strain(call.strain)}"
    if call is Word.PASS:
        return "Pas" if language == "pl" else "Pass"
    return str(call)
