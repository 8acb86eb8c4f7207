"""Calls."""

import re

from lawbook.bridge import Bid, Call, Strain, Word
from lawbook.errors import NotationError
from lawbook.languages import of_language, words
from lawbook.notation.letters import PIPS, letters, shown

__all__ = ["call_text", "parse_call"]

_BID = re.compile(r"([1-9])\s*(\S+)", re.ASCII)
_READ = words("calls")
_WORDS = {"pass": Word.PASS, "double": Word.DOUBLE, "redouble": Word.REDOUBLE}
_CALLS = {written.upper(): _WORDS[key] for written, key in _READ.items() if key in _WORDS}
_NOTRUMP = frozenset(written for written, key in _READ.items() if key == "notrump")


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
            "{text} is no call in language {language}: write P, X, XX, or a level from 1 and one of {suits} NT",
            text=shown(text),
            language=language,
            suits=suits,
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
        return str(of_language(language, "calls", "pass")).split()[0]
    return str(call)
