"""The stream of a LIN file, taken apart into what it tells of each board, and the hands in it."""

import re
from collections.abc import Iterator
from itertools import accumulate

from lawbook.bridge import PACK, Card, Deal, Hand, Seat
from lawbook.errors import Wording
from lawbook.notation.game import Report
from lawbook.notation.letters import shown
from lawbook.notation.tricks import CARDS

__all__ = ["Stream", "Told", "boards", "lin_deal"]

_BEGINS = {"qx", "pn", "md", "vg"}
"""The keys with which the next board begins, once something has happened on this one."""
_HAPPENS = {"mb", "pc", "mc"}
_SUIT = re.compile(r"([SHDC])((?:10|[2-9TJQKA])*)|\S")
_RANK = re.compile(r"10|\S")
_ORDER = (Seat.S, Seat.W, Seat.N, Seat.E)


class Stream:
    """The parts of a file between its strokes, and the line on which each of them ends."""

    __slots__ = ("_ends", "parts")

    def __init__(self, text: str) -> None:
        self.parts = text.replace("\r", "").split("|")
        self._ends: list[int] = []

    def line(self, place: int) -> int:
        """The line on which a part ends; counted when it is asked for first."""
        if not self._ends:
            self._ends = list(accumulate((part.count("\n") for part in self.parts), initial=1))[1:]
        return self._ends[place]


class Told:
    """What a file says of one board: keys and values in order, each with its place in the stream."""

    __slots__ = ("_keys", "_stream", "pairs")

    def __init__(self, stream: Stream) -> None:
        self._stream = stream
        self._keys: dict[str, list[tuple[str, int]]] = {}
        self.pairs: list[tuple[str, str, int]] = []

    def take(self, key: str, value: str, place: int) -> None:
        """Take a key with its value."""
        self.pairs.append((key, value, place))
        known = self._keys.get(key)
        if known is None:
            self._keys[key] = [(value, place)]
        else:
            known.append((value, place))

    def line(self, place: int) -> int:
        """The line of a place in the stream."""
        return self._stream.line(place)

    def all(self, key: str) -> list[tuple[str, int]]:
        """The values of a key, each with its place."""
        return self._keys.get(key, [])

    def find(self, key: str) -> tuple[str, int]:
        """The first value of a key that is not empty, and its place; an empty one if there is none."""
        return next((found for found in self.all(key) if found[0]), ("", 0))

    def last(self, key: str) -> str:
        """The last value of a key; empty if there is none."""
        known = self._keys.get(key)
        return known[-1][0] if known else ""

    @property
    def happened(self) -> bool:
        """Whether there was a call, a card or a claim."""
        return not _HAPPENS.isdisjoint(self._keys)

    @property
    def any(self) -> bool:
        """Whether there is a board at all: hands, or something that happened."""
        return bool(self.find("md")[0]) or self.happened

    def ends_before(self, key: str) -> bool:
        """Whether a key begins the next board."""
        return self.happened or (key in {"md", "qx"} and key in self._keys)


def boards(text: str, report: Report) -> Iterator[Told]:
    """What the file says, board by board."""
    stream = Stream(text)
    parts, told, place = stream.parts, Told(stream), 0
    last = len(parts) - 1
    while place < last:
        key, value = parts[place].strip().lower(), parts[place + 1]
        if not (len(key) == 2 and key.isalnum()):
            said = Wording(
                "{key} is no key; write two letters, a stroke, the value and a stroke", key=shown(key)
            )
            report.add(told.line(place), said)
            place += 1  # one stroke too many is the usual slip
            continue
        if key in _BEGINS and told.ends_before(key):
            yield told
            told = Told(stream)
        told.take(key, value, place)
        place += 2
    if place <= last and parts[place].strip():
        said = Wording(
            "{value} has no value; end each value with a stroke", value=shown(parts[place].strip())
        )
        report.add(told.line(place), said)
    if told.pairs:
        yield told


class _Ranks(dict[str, int]):
    """The cards of a suit as bits, the deuce lowest, in whatever order they stand; negative for anything else."""

    def __missing__(self, text: str) -> int:
        """The bits, kept for the next time; there are only so many suits that are written alike."""
        bits = 0
        for letter in text.replace("10", "T"):
            bit = 1 << _RANKS.index(letter) if letter in _RANKS else 0
            if not bit or bits & bit:
                return -1
            bits |= bit
        if len(self) < _REMEMBERED:
            self[text] = bits
        return bits


_RANKS = "23456789TJQKA"
_REMEMBERED = 1 << 16
_CARDS_OF = _Ranks().__getitem__
_WRITTEN = re.compile(r"S([^SHDC]*)H([^SHDC]*)D([^SHDC]*)C([^SHDC]*)")
_PACK = (1 << 52) - 1


def _plain(hands: list[str]) -> Deal | None:
    """The deal as programs write it, four suits to a hand and each card once; None for anything else."""
    bits = [0, 0, 0, 0]
    for seat, written in zip(_ORDER, hands, strict=False):
        found = _WRITTEN.fullmatch(written)
        if found is None:
            if written:
                return None
            continue
        spades, hearts, diamonds, clubs = map(_CARDS_OF, found.groups())
        if spades < 0 or hearts < 0 or diamonds < 0 or clubs < 0:
            return None
        bits[seat] = spades << 39 | hearts << 26 | diamonds << 13 | clubs
    north, east, south, west = bits
    together = north | east | south | west
    if together.bit_count() != sum(map(int.bit_count, bits)):
        return None
    if together.bit_count() == 39 and sorted(map(int.bit_count, bits)) == _ONE_LEFT_OUT:
        bits[bits.index(0)] = _PACK ^ together
    elif together != _PACK:
        return None
    return Deal(tuple(map(Hand.from_bits, bits)))


_ONE_LEFT_OUT = [0, 13, 13, 13]


def lin_deal(text: str) -> tuple[Deal, str]:
    """The deal, South first and clockwise, and what is no hand in it; one hand left out is what the others lack.

    >>> lin_deal("SAKHQD2C,S3,,")[0].count(Seat.S)
    4
    """
    parts = text.upper().split(",")
    if (plain := _plain(parts)) is not None:
        return plain, ""
    hands: list[list[Card] | None] = [None] * 4
    for seat, written in zip(_ORDER, parts, strict=False):
        cards: list[Card] = []
        for found in _SUIT.finditer(written):
            if found[1] is None:
                return Deal(), written
            cards += (Card(CARDS[found[1] + rank]) for rank in _RANK.findall(found[2]))
        hands[seat] = cards or None
    deal = Deal.of(hands)
    unknown = [seat for seat in Seat if hands[seat] is None]
    if len(unknown) == 1 and all(deal.count(seat) in {13, None} for seat in Seat) and len(deal.missing) == 13:
        hands[unknown[0]] = list(PACK & deal.missing)
        deal = Deal.of(hands)
    return deal, ""
