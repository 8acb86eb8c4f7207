"""BRI, DGE and DUP: the records of the older dealing machines, a deal each, one after the other.

A record has neither the number of its board nor its markings; the boards are counted from the lowest.
Only DUP says which that is. Whoever has the choice should give a machine PBN or DLM.
"""

import re
from collections.abc import Iterable, Iterator, Sequence

from lawbook.bridge import Board, Deal, Seat
from lawbook.errors import NotationError
from lawbook.notation.exchange.boards import numbered
from lawbook.notation.exchange.owners import deal_of, owners_of
from lawbook.notation.game import Game, Report, ended

__all__ = ["bri_bytes", "dge_bytes", "dup_bytes", "parse_duplimate"]

_SUITS = "\x06\x03\x04\x05"
_RANKS = "AKQJT98765432"
_DIGITS = re.compile(rb"\d{78}")
_LENGTHS = {"BRI": 128, "DGE": 128, "DUP": 156}
_HIGHEST = 99


def bri_bytes(boards: Iterable[Board]) -> bytes:
    """The boards as records of 128 bytes: the cards of North, East and South as numbers."""
    return b"".join(_digits(board).encode() + b" " * 32 + b"\0" * 18 for board in numbered(boards, _HIGHEST))


def dge_bytes(boards: Iterable[Board]) -> bytes:
    """The boards as records of 128 bytes: the hands as text."""
    return b"".join(_hands(board).encode() + b"\0" * 60 for board in numbered(boards, _HIGHEST))


def dup_bytes(boards: Iterable[Board]) -> bytes:
    """The boards as records of 156 bytes: both, and the range of the set."""
    told = numbered(boards, _HIGHEST)
    first, last = (told[place].number or 1 for place in (0, -1))
    tail = f"YN{first:<3}{0:<2}{last:<3}"
    return b"".join(f"{_digits(board)}{_hands(board)}{tail}".encode() for board in told)


def _digits(board: Board) -> str:
    owners = owners_of(board.deal, board.number)
    return "".join(f"{card + 1:02}" for seat in range(3) for card in range(52) if owners[card] == seat)


def _hands(board: Board) -> str:
    owners = owners_of(board.deal, board.number)
    return "".join(
        mark + "".join(_RANKS[n] for n in range(13) if owners[13 * suit + n] == seat)
        for seat in range(4)
        for suit, mark in enumerate(_SUITS)
    )


def parse_duplimate(
    written: bytes, name: str = "DUP", *, strict: bool = True, first: int | None = None
) -> Iterator[Game]:
    """The boards of a file of one of the three kinds, which is seen from its bytes; `first` numbers the first.

    Raises NotationError where the file is of no such kind or a record of it is no deal; reading that is not
    strict lists the latter and leaves the board without its deal.
    """
    report = Report(name, strict=strict)
    return ended(_boards(written, first, report), report)


def _boards(written: bytes, first: int | None, report: Report) -> Iterator[Game]:
    kind = _kind(written, report.name)
    length = _LENGTHS[kind]
    number = first or (_lowest(written[146:length]) if kind == "DUP" else 1)
    for place in range(0, len(written), length):
        deal = _deal(written[place : place + length], kind, report, place // length + 1)
        yield Game(
            name=report.name,
            line=place // length + 1,
            tags={"Board": str(number)},
            board=Board.of(number, deal=deal),
            problems=report.taken(),
        )
        number += 1
        if not report.goes_on(place // length + 1, read=deal is not None):
            return


def _kind(written: bytes, name: str) -> str:
    digits = _DIGITS.match(written) is not None
    if digits and not len(written) % 156 and written[78:79] in {b"\6", b" "}:
        return "DUP"
    if digits and not len(written) % 128:
        return "BRI"
    if written[:1] == b"\6" and not len(written) % 128:
        return "DGE"
    raise NotationError(
        "{name}: these are no whole records of BRI or DGE (128 bytes each) or DUP (156); copy the file again",
        name=name,
    )


def _lowest(tail: bytes) -> int:
    """The lowest board, where the tail of the record says one."""
    told = tail[2:5].strip()
    return int(told) if told.isdigit() and int(told) else 1


def _deal(record: bytes, kind: str, report: Report, place: int) -> Deal | None:
    digits = None if kind == "DGE" else _by_digits(record)
    text = None if kind == "BRI" else _by_hands(record[78:146] if kind == "DUP" else record[:68])
    blind = kind == "DUP" and not record[78:146].strip()
    deal = text if kind == "DGE" else digits
    if deal is None:
        report.add(
            place, "record {place} is no deal: each of 52 cards stands once; deal it again", place=place
        )
    elif kind == "DUP" and not blind and text != digits:
        report.add(
            place, "record {place}: its two parts have different hands; the numbers count", place=place
        )
    return deal


def _by_digits(record: bytes) -> Deal | None:
    if _DIGITS.match(record) is None:
        return None
    cards = [int(record[n : n + 2]) - 1 for n in range(0, 78, 2)]
    if len(set(cards)) != 39 or min(cards) < 0 or max(cards) > 51:
        return None
    owners = [int(Seat.W)] * 52
    for place, card in enumerate(cards):
        owners[card] = place // 13
    return deal_of(owners)


def _by_hands(record: bytes) -> Deal | None:
    text = record.decode("latin-1")
    owners: list[int | None] = [None] * 52
    for seat in range(4):
        suit = -1
        for letter in text[17 * seat : 17 * seat + 17]:
            if letter in _SUITS:
                suit = _SUITS.index(letter)
            elif letter in _RANKS and suit >= 0:
                owners[13 * suit + _RANKS.index(letter)] = seat
    return _whole(owners)


def _whole(owners: Sequence[int | None]) -> Deal | None:
    known = [owner for owner in owners if owner is not None]
    return deal_of(known) if all(known.count(seat) == 13 for seat in range(4)) else None
