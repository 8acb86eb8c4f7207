"""One reader for whatever deal a person pastes."""

import re

from lawbook.bridge import Board, Seat, Vulnerability
from lawbook.errors import NotationError
from lawbook.notation.letters import PIPS, shown, with_pips
from lawbook.notation.pasted import Diagram
from lawbook.notation.pbn import parse_deal

__all__ = ["read_deal"]

_TAG = r'\[\s*(Board|Dealer|Vulnerable|Deal)\s+"([^"]*)"\s*\]'
_VULNERABLE = {
    "NONE": Vulnerability.NONE,
    "LOVE": Vulnerability.NONE,
    "-": Vulnerability.NONE,
    "NS": Vulnerability.NS,
    "EW": Vulnerability.EW,
    "ALL": Vulnerability.BOTH,
    "BOTH": Vulnerability.BOTH,
}
_UNSAID = ("", "?", "#")


def read_deal(text: str, language: str = "en") -> Diagram:
    """The deal in a PBN line (in the letters of the language), in PBN tags, or in hands as people write them.

    >>> read_deal('[Board "17"] [Deal "N:K875.843.7.QJ843 - - -"]').dealer
    Seat.N
    """
    if "[Deal " in text:
        return _from_tags(text)
    if not _has_hands(text):
        return Diagram(parse_deal(text, language))
    from lawbook.notation.diagram import parse_diagram  # noqa: PLC0415  # its patterns, in every language, are long

    return parse_diagram(text)


def _has_hands(text: str) -> bool:
    """Whether hands are written out, suit by suit or seat by seat, and not as a PBN line."""
    written = with_pips(text)
    if any(pip in written for pip in PIPS):
        return True
    hands = text.partition(":")[2]
    words = hands.split()
    if len(words) == 4 and ":" not in hands and all(word == "-" or "." in word for word in words):
        return False
    from lawbook.notation.headers import read_header  # noqa: PLC0415  # a line in PBN needs none of it
    from lawbook.notation.layout import read_rows  # noqa: PLC0415

    return bool(read_rows(read_header(text)[1]))


def _from_tags(text: str) -> Diagram:
    tags: dict[str, str] = {}
    for name, value in re.findall(_TAG, text):
        if tags.setdefault(name, value) != value:
            raise NotationError(
                "tag {name} says {tags} and {value}: give one deal at a time",
                name=name,
                tags=shown(tags[name]),
                value=shown(value),
            )
    if "Deal" not in tags:
        raise NotationError(
            'tag Deal cannot be read: write [Deal "N:..."], with four hands between the quotes'
        )
    board = Board.of(_number(tags), dealer=_dealer(tags), vulnerability=_vulnerability(tags))
    return Diagram(parse_deal(tags["Deal"]), board.number, board.dealer, board.vulnerability)


def _number(tags: dict[str, str]) -> int | None:
    value = tags.get("Board", "").strip()
    if value in _UNSAID:
        return None
    if not (value.isascii() and value.isdecimal() and len(value) < 9):
        raise NotationError(
            "tag Board: {value} is no number; write the number of the board, or ? for none",
            value=shown(value),
        )
    return int(value)


def _dealer(tags: dict[str, str]) -> Seat | None:
    value = tags.get("Dealer", "").strip().upper()
    if value in _UNSAID:
        return None
    if value not in Seat.__members__:
        raise NotationError("tag Dealer: {value} is no seat; write N, E, S or W", value=shown(value))
    return Seat[value]


def _vulnerability(tags: dict[str, str]) -> Vulnerability | None:
    value = tags.get("Vulnerable", "").strip().upper()
    if value in _UNSAID:
        return None
    if value not in _VULNERABLE:
        raise NotationError(
            "tag Vulnerable: {value} is not known; write None, NS, EW or All", value=shown(value)
        )
    return _VULNERABLE[value]
