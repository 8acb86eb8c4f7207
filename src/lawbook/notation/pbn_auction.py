"""The auction of a game in PBN: the seat of the first column, then the calls in rotation."""

import re
from collections.abc import Mapping, Sequence
from itertools import cycle
from typing import NamedTuple

from lawbook.bridge import Bid, Call, Contract, Seat, Strain, Word
from lawbook.notation.game import Calls, GameCall, contract_of, passes_before
from lawbook.notation.tricks import SEATS

__all__ = ["CALLS", "Bidding", "auction_of"]

_BIDS = {f"{level}{strain.letter}": Bid(level, strain) for level in range(1, 8) for strain in Strain}
_BIDS |= {f"{level}NT": _BIDS[f"{level}N"] for level in range(1, 8)}
_PLAIN: dict[str, Call] = {**_BIDS, "X": Word.DOUBLE, "XX": Word.REDOUBLE, "Pass": Word.PASS}
"""The calls as most files have them; the second letter of a bid tells its denomination."""
CALLS = {**_PLAIN, "P": Word.PASS, "PASS": Word.PASS, "D": Word.DOUBLE, "DBL": Word.DOUBLE}
"""The calls as programs write them, in capitals."""
CALLS |= {"R": Word.REDOUBLE, "RDBL": Word.REDOUBLE}

_MADE = tuple({text: GameCall(seat, call) for text, call in _PLAIN.items()} for seat in Seat)
"""Every call of every seat, made once."""
_FROM = tuple((*_MADE[first:], *_MADE[:first]) for first in range(4))
_PASSES = ["Pass"] * 3

_TOKEN = re.compile(r"\^[A-Z]|=\d+=|\$\d+|[!?]+|[^\s!?=$^]+|\S")
_REMARK = re.compile(r"\$\d+|[!?]+")


class Bidding(NamedTuple):
    """What an auction tells."""

    calls: Calls = ()
    made: Contract | None = None
    """The contract that the calls make."""
    left_out: int = 0
    """How many passes before the first bid the file leaves out; they are among the calls."""
    strange: tuple[int, str] | None = None
    """What has no meaning, and in which row; the calls go as far as that."""


def auction_of(first: Seat, rows: str, notes: Mapping[str, str], told: Contract | None) -> Bidding:
    """The auction from the seat of the first column.

    Where the tags tell of another declarer than the calls make, passes before the first bid were left out.
    """
    words = rows.split()
    if words and words[-1] == "AP":
        words[-1:] = _PASSES[: _still_to_pass(words[:-1], "Pass")] if len(words) > 1 else ["Pass"] * 4
    try:
        ended = _ended(words)
        left_out = 0 if ended is None or told is None else _left_out(ended, first, told, words[0])
        if left_out:
            words[:0] = ["Pass"] * left_out
        made = None if ended is None else _contract(ended, first + left_out, told)
        return Bidding(_made(first, words), made, left_out)
    except KeyError:
        return _with_remarks(first, rows, notes, told)


def _made(first: int, words: Sequence[str]) -> Calls:
    """The calls in rotation. Raises KeyError for a word that is more, or less, than a call."""
    return tuple([made[word] for made, word in zip(cycle(_FROM[first & 3]), words, strict=False)])


End = tuple[Bid, int, int]
"""The last bid, the place of the first to bid its denomination for that side, and how it was doubled."""


def _left_out(end: End, first: int, told: Contract, begins: str) -> int:
    """How many passes must have come before the first bid for the declarer to be the one that is told."""
    bid, named, _ = end
    return 0 if begins == "Pass" or bid != told.bid else told.declarer - first - named & 3


def _contract(end: End, first: int, told: Contract | None) -> Contract:
    bid, named, doubled = end
    declarer = SEATS[first + named & 3]
    if told is not None and bid is told.bid and declarer is told.declarer and doubled == told.doubled:
        return told
    return Contract(bid, declarer, doubled)


def _still_to_pass(before: Sequence[object], word: object) -> int:
    """How many passes end the auction after these calls."""
    if before and before[-1] != word:
        return 3
    passes = next((place for place, call in enumerate(reversed(before)) if call != word), None)
    return 4 - len(before) if passes is None else 3 - passes


def _ended(words: list[str]) -> End | None:
    """How the calls make a contract; None before the auction is over."""
    if len(words) < 4 or words[-3:] != _PASSES:
        return None
    for place in range(len(words) - 4, -1, -1):
        word = words[place]
        if word[0] in "1234567":
            bid, after, strain = _BIDS[word], words[place:], word[1]
            doubled = 2 if "XX" in after else int("X" in after)
            for named in range(place & 1, place + 1, 2):
                if words[named][1:2] == strain:
                    return bid, named, doubled
    return None


def _with_remarks(first: Seat, rows: str, notes: Mapping[str, str], told: Contract | None) -> Bidding:
    auction = _Auction(first, notes)
    strange = None
    for number, row in enumerate(rows.split("\n"), start=1):
        token = auction.read(row)
        if token is not None:
            strange = number, token
        if auction.ended:
            break
    calls = tuple(auction.calls)
    made, left_out = contract_of(calls), 0
    if made is not None and told is not None and made.bid == told.bid and calls[0].call is not Word.PASS:
        left_out = told.declarer - made.declarer & 3
        calls, made = passes_before(calls, left_out), Contract(made.bid, told.declarer, made.doubled)
    return Bidding(calls, made, left_out, strange)


class _Auction:
    """The calls that have been read, and whose turn it is."""

    __slots__ = ("calls", "ended", "mark", "notes", "seat")

    def __init__(self, first: Seat, notes: Mapping[str, str]) -> None:
        self.calls: list[GameCall] = []
        self.seat: int = first
        self.notes = notes
        self.mark = ""
        self.ended = False

    def read(self, row: str) -> str | None:
        """Read a row; returns what has no meaning in it, with which reading ends."""
        for word in row.split():
            made = _MADE[self.seat].get(word)
            if made is not None and not self.mark:
                self.calls.append(made)
                self.seat = self.seat + 1 & 3
                continue
            if word[0] == "=" and word[1:-1] in self.notes and self.calls:
                self.calls[-1] = self.calls[-1]._replace(note=self.notes[word[1:-1]])
                continue
            for token in _TOKEN.findall(word.upper()):
                if not self._token(token):
                    self.ended = True
                    return str(word)
            if self.ended:
                break
        return None

    def _token(self, token: str) -> bool:
        """Read one token; returns whether it has a meaning here."""
        match token:
            case "*" | "+":
                self.ended = True
            case "-" if not self.calls:
                self.seat = self.seat + 1 & 3
            case "AP":
                for _ in range(_still_to_pass([call.call for call in self.calls], Word.PASS)):
                    self._call(Word.PASS)
                self.ended = True
            case "^S":
                self.seat = self.seat + 1 & 3
            case "^I":
                self.mark = token
            case _ if token in CALLS:
                self._call(CALLS[token])
            case _ if token[0] == "=" and self.calls:
                self.calls[-1] = self.calls[-1]._replace(note=self.notes.get(token.strip("="), ""))
            case _:
                return bool(_REMARK.fullmatch(token) and self.calls)
        return True

    def _call(self, call: Call) -> None:
        self.calls.append(GameCall(SEATS[self.seat], call, None, self.mark))
        self.seat, self.mark = self.seat + 1 & 3, ""
