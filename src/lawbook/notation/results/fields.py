"""Single fields of results as the many programs write them; each reader returns None for what is none."""

import re
from collections.abc import Callable
from functools import lru_cache, wraps
from typing import TypeVar

from lawbook.bridge import Bid, Card, Contract, Rank, Seat, Side, Strain, Suit
from lawbook.notation.results.model import DIRECTED, NOT_PLAYED, Both

__all__ = [
    "award_of",
    "bid_of",
    "card_of",
    "contract_of",
    "contract_text",
    "is_pass",
    "lead_text",
    "number_of",
    "plain",
    "result_text",
    "seat_of",
    "side_score",
    "sided",
    "tricks_of",
]

_STRAINS = {letter: Strain(place % 4) for place, letter in enumerate("CDHS♣♦♥♠♧♢♡♤")}
_STRAINS |= dict.fromkeys(("N", "NT", "BA", "SA"), Strain.NOTRUMP)
_DOUBLED = {"": 0, "X": 1, "*": 1, "D": 1, "XX": 2, "**": 2, "R": 2, "RD": 2}
_BID = re.compile(r"([1-7])(NT|BA|SA|[NCDHS♣♦♥♠♧♢♡♤])(XX|X|\*\*|\*|RD|R|D|)")
_PASSES = {"PASS", "P", "AP", "PASSED", "PASSOUT", "PASSEDOUT", "ALLPASS", "PASS-OUT", "PAS", "4PASSES"}
_SUITS = {letter: Suit(place % 4) for place, letter in enumerate("CDHS♣♦♥♠♧♢♡♤")}
_RANKS = {rank.letter: rank for rank in Rank} | {"10": Rank.TEN}
_SIGNS_TYPED = str.maketrans({"\u2212": "-", "\u2013": "-", "\u00d7": "X", "\ufe0f": None})
_TRICKS = re.compile(r"([+-])(\d{1,2})")
_NUMBER = re.compile(r"[+\-\u2212]?\d{1,6}(?:[.,]\d{1,6})?", re.ASCII)
_HIGHEST = 7600
"""Thirteen down, redoubled and vulnerable (Law 77)."""
_PERCENTS = re.compile(r"(?:A|AVE|AVG)?\s*(\d{1,3})\s*%?\s*[-/:]\s*(\d{1,3})\s*%?", re.ASCII)
_CODE = re.compile(r"A(\d\d)(\d\d)", re.ASCII)
_SIGNS = re.compile(r"A(?:VE|VG|VERAGE)?([+=-])([+=-])")
_ONE = re.compile(r"(?:A|AV|AVE|AVG|AVERAGE)([+=-]?)")
_AVERAGES = {"+": "A+", "=": "A", "": "A", "-": "A-"}

_REMEMBERED, _SHORT = 4096, 24
"""How many texts are kept with what they are, and which are too long for it."""

T = TypeVar("T")


def _kept(read: Callable[[str], T]) -> Callable[[str], T]:
    """The same reader, which keeps what it made of short texts: files write the same few again and again."""
    kept = lru_cache(_REMEMBERED)(read)

    @wraps(read)
    def asked(text: str) -> T:
        return kept(text) if len(text) < _SHORT else read(text)

    return asked


def plain(text: str) -> str:
    """The text in capitals and without blanks, with the signs that a keyboard has.

    >>> plain("1 nt\u00d7")
    '1NTX'
    """
    return "".join((text if text.isascii() else text.translate(_SIGNS_TYPED)).split()).upper()


@_kept
def is_pass(text: str) -> bool:
    """Whether a contract says that the board was passed out.

    >>> is_pass("Pass"), is_pass("1 S")
    (True, False)
    """
    return plain(text) in _PASSES


@_kept
def bid_of(text: str) -> tuple[Bid, int] | None:
    """The bid of a contract, and how often it was doubled.

    >>> bid_of("3 NT x") == bid_of("3N*") == (Bid(3, Strain.NOTRUMP), 1)
    True
    """
    found = _BID.fullmatch(plain(text))
    return None if found is None else (Bid(int(found[1]), _STRAINS[found[2]]), _DOUBLED[found[3]])


@_kept
def seat_of(text: str) -> Seat | None:
    """The seat, by its letter or its name.

    >>> seat_of("North"), seat_of(" w ")
    (Seat.N, Seat.W)
    """
    bare = plain(text).strip("^")
    return Seat.__members__.get(bare[:1]) if bare in {*"NESW", "NORTH", "EAST", "SOUTH", "WEST"} else None


@_kept
def card_of(text: str) -> Card | None:
    """The card, written with the suit or the rank first.

    >>> card_of("10D"), card_of("♥K"), card_of("QS")
    (Card.DT, Card.HK, Card.SQ)
    """
    bare = plain(text)
    if not 1 < len(bare) < 4:
        return None
    for suit, rank in ((bare[:1], bare[1:]), (bare[-1:], bare[:-1])):
        if suit in _SUITS and rank in _RANKS:
            return Card.of(_SUITS[suit], _RANKS[rank])
    return None


def tricks_of(text: str, level: int | None) -> int | None:
    """The tricks that declarer won, from their number or from overtricks and undertricks.

    >>> tricks_of("=", 4), tricks_of("+1", 4), tricks_of("-2", 4), tricks_of("11", None)
    (10, 11, 8, 11)
    """
    bare = plain(text).strip("^")
    found = _TRICKS.fullmatch(bare)
    tricks = None
    if bare in {"=", "+0"} and level is not None:
        tricks = level + 6
    elif found is not None and level is not None:
        tricks = level + 6 + int(found[1] + found[2])
    elif bare.isdecimal() and len(bare) < 3:
        tricks = int(bare)
    return tricks if tricks is not None and 0 <= tricks <= 13 else None


def number_of(text: str) -> str | None:
    """A number as a plain decimal, or None.

    >>> number_of("+620"), number_of("3,5"), number_of("-1.20"), number_of("n/a")
    ('620', '3.5', '-1.20', None)
    """
    bare = "".join(text.split())
    if _NUMBER.fullmatch(bare) is None:
        return None
    return bare.replace("\u2212", "-").replace(",", ".").lstrip("+")


@_kept
def side_score(text: str) -> int | None:
    """A score in total points, None for more than any result is worth.

    >>> side_score("-1100"), side_score("4.5"), side_score("99999")
    (-1100, None, None)
    """
    number = number_of(text)
    points = int(number) if number is not None and "." not in number else None
    return points if points is not None and abs(points) <= _HIGHEST else None


@_kept
def award_of(text: str) -> Both | None:
    """An artificial score as a code, for North-South and East-West; one code is for both.

    >>> award_of("A6040"), award_of("A=-"), award_of("40%-60%"), award_of("A+")
    (Both(ns='60', ew='40'), Both(ns='A', ew='A-'), Both(ns='40', ew='60'), Both(ns='A+', ew='A+'))
    """
    bare = plain(text)
    if not bare:
        return None
    if bare in {DIRECTED, NOT_PLAYED}:
        return Both(bare, bare)
    if bare[0] not in "A0123456789":
        return None
    for pattern in (_CODE, _PERCENTS):
        if found := pattern.fullmatch(bare):
            return Both(str(int(found[1])), str(int(found[2])))
    if found := _SIGNS.fullmatch(bare):
        return Both(_AVERAGES[found[1]], _AVERAGES[found[2]])
    if found := _ONE.fullmatch(bare):
        return Both(_AVERAGES[found[1]], _AVERAGES[found[1]])
    return None


def contract_of(bid: tuple[Bid, int] | None, declarer: Seat | None) -> Contract | None:
    """The contract, if both the bid and who plays it are known."""
    return None if bid is None or declarer is None else Contract(bid[0], declarer, bid[1])


def contract_text(contract: Contract | None, *, passed_out: bool, notrump: str = "NT") -> str:
    """The contract without who plays it, as files write it; empty if there is none.

    >>> contract_text(Contract(Bid(3, Strain.NOTRUMP), Seat.N, 1), passed_out=False)
    '3NTX'
    """
    if contract is None:
        return "PASS" if passed_out else ""
    strain = contract.bid.strain
    return f"{contract.bid.level}{notrump if strain.suit is None else strain.letter}{'X' * contract.doubled}"


def lead_text(card: Card | None, *, rank_first: bool = False) -> str:
    """The card led, as files write it."""
    if card is None:
        return ""
    return f"{card.rank.letter}{card.suit.letter}" if rank_first else card.name


def result_text(contract: Contract, tricks: int) -> str:
    """Tricks against the contract: =, +1, -2.

    >>> result_text(Contract(Bid(3, Strain.NOTRUMP), Seat.N), 8)
    '-1'
    """
    over = tricks - 6 - contract.bid.level
    return f"{over:+d}" if over else "="


def sided(contract: Contract | None, value: int) -> int:
    """A figure of declarer's side as North-South see it."""
    return -value if contract is not None and contract.declarer.side is Side.EW else value
