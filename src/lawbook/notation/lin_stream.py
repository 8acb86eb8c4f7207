"""The stream of a LIN file, taken apart into what it tells of each board, and the hands in it."""

import re
from collections.abc import Iterator, Sequence

from lawbook.bridge import PACK, Card, Deal, Hand, Seat
from lawbook.errors import Wording
from lawbook.notation.game import Report
from lawbook.notation.letters import shown
from lawbook.notation.tricks import CARDS

__all__ = ["Stream", "Told", "boards", "lin_deal"]

_BEGIN = frozenset({"qx", "pn", "md", "vg"})
"""The keys with which the next board begins, once something has happened on this one."""
_BEGINS = re.compile("|".join(sorted(_BEGIN)))
_SUIT = re.compile(r"([SHDC])((?:10|[2-9TJQKA])*)|\S")
_RANK = re.compile(r"10|\S")
_ORDER = (Seat.S, Seat.W, Seat.N, Seat.E)


class _Keys(dict[str, str]):
    """Keys as they are written to what they are: two letters, small; empty for what is no key."""

    def __missing__(self, text: str) -> str:
        """The key, kept for the next time; files write the same few."""
        key = text.strip().lower()
        if not (len(key) == 2 and key.isalnum()):
            return ""
        if len(self) < _REMEMBERED:
            self[text] = key
        return key


_REMEMBERED = 1 << 16
_KEY_OF = _Keys().__getitem__


class Stream:
    """The parts of a file between its strokes, and the line on which each of them ends."""

    __slots__ = ("_counted", "parts")

    def __init__(self, text: str) -> None:
        self.parts = text.replace("\r", "").split("|")
        self._counted = (0, 1)
        """How many parts have been counted, and the line on which the last of them ends."""

    def line(self, place: int) -> int:
        """The line on which a part ends; counted on from the place that was asked for before."""
        counted, line = self._counted
        if place + 1 < counted:
            counted, line = 0, 1
        line += "".join(self.parts[counted : place + 1]).count("\n")
        self._counted = (place + 1, line)
        return line


class Told:
    """What a file says of one board: keys and values in order, each with its place in the stream.

    The keys are one string, each of two letters and a blank, since that is looked through fastest.
    """

    __slots__ = ("_stream", "keys", "places", "values")

    def __init__(self, stream: Stream, keys: str, values: Sequence[str], places: Sequence[int]) -> None:
        self._stream = stream
        self.keys = keys
        self.values = values
        self.places = places

    @property
    def pairs(self) -> Iterator[tuple[str, str]]:
        """The keys with their values."""
        return zip(self.keys.split(), self.values, strict=True)

    def line(self, place: int) -> int:
        """The line of a place in the stream."""
        return self._stream.line(place)

    def all(self, key: str) -> list[tuple[str, int]]:
        """The values of a key, each with its place."""
        found, at = [], self.keys.find(key)
        while at >= 0:
            found.append((self.values[at // 3], self.places[at // 3]))
            at = self.keys.find(key, at + 3)
        return found

    def find(self, key: str) -> tuple[str, int]:
        """The first value of a key that is not empty, and its place; an empty one if there is none."""
        at = self.keys.find(key)
        while at >= 0:
            if self.values[at // 3]:
                return self.values[at // 3], self.places[at // 3]
            at = self.keys.find(key, at + 3)
        return "", 0

    def last(self, key: str) -> str:
        """The last value of a key; empty if there is none."""
        at = self.keys.rfind(key)
        return self.values[at // 3] if at >= 0 else ""

    @property
    def any(self) -> bool:
        """Whether there is a board at all: hands, or something that happened."""
        return _happened(self.keys) or bool(self.find("md")[0])

    @property
    def calls(self) -> Iterator[tuple[str, str, int]]:
        """From the first call or explanation to the last: keys, values and places."""
        first = self.keys.find("mb")
        if self.keys.find("an", 0, first) >= 0:
            first = self.keys.find("an")
        keys = self.keys[first : max(self.keys.rfind("mb"), self.keys.rfind("an")) + 3].split()
        return zip(keys, self.values[first // 3 :], self.places[first // 3 :], strict=False)

    @property
    def plain_calls(self) -> Sequence[str]:
        """The calls, where they follow one another and nothing is explained between them; else one that is none."""
        number, first = self.keys.count("mb"), self.keys.find("mb")
        if "an" in self.keys or number > _MOST_CALLS or not self.keys.startswith("mb " * number, first):
            return ("",)
        return self.values[first // 3 : first // 3 + number]

    @property
    def cards(self) -> Sequence[str]:
        """What is told of the cards that were played: as programs write it, four and the end of the trick."""
        number, first = self.keys.count("pc"), self.keys.find("pc")
        tricks = number + (number - 1) // 4
        if number and self.keys.startswith(_TRICKS[: 3 * tricks], first):
            cards = list(self.values[first // 3 : first // 3 + tricks])
            del cards[4::5]
            return cards
        return [value for value, _ in self.all("pc")]

    def besides(self, read: frozenset[str]) -> list[tuple[str, str]]:
        """What is told under other keys than these, in the order of the file."""
        found = []
        for key in {*self.keys.replace("pc ", "").replace("mb ", "").split()} - read:
            at = self.keys.find(key)
            while at >= 0:
                if self.values[at // 3]:
                    found.append((at, key, self.values[at // 3]))
                at = self.keys.find(key, at + 3)
        return [(key, value) for _, key, value in sorted(found)]


_MOST_CALLS = 319
"""No auction that follows the Laws is longer."""
_TRICKS = "pc pc pc pc pg " * 13


def _happened(keys: str) -> bool:
    """Whether there was a call, a card or a claim."""
    return "mb" in keys or "pc" in keys or "mc" in keys


def _ends_before(keys: str, key: str) -> bool:
    """Whether a key begins the next board."""
    return _happened(keys) or (key in {"md", "qx"} and key in keys)


def boards(text: str, report: Report) -> Iterator[Told]:
    """What the file says, board by board."""
    stream = Stream(text)
    known = [*map(_KEY_OF, stream.parts[:-1:2])]
    if "" in known or len(stream.parts) % 2 == 0 or stream.parts[-1].strip():
        yield from _mended(stream, report)
        return
    keys, values, start = f"{' '.join(known)} ", stream.parts[1::2], 0
    for found in _BEGINS.finditer(keys):
        end = found.start()
        if _ends_before(keys[start:end], found[0]):
            yield _told(stream, keys, values, start, end)
            start = end
    if known:
        yield _told(stream, keys, values, start, len(keys))


def _told(stream: Stream, keys: str, values: list[str], start: int, end: int) -> Told:
    first, last = start // 3, end // 3
    return Told(stream, keys[start:end], values[first:last], range(2 * first, 2 * last, 2))


def _mended(stream: Stream, report: Report) -> Iterator[Told]:
    """The same of a file with a stroke too many or too few, pair by pair."""
    parts, place = stream.parts, 0
    keys, values, places = "", list[str](), list[int]()
    last = len(parts) - 1
    while place < last:
        key = _KEY_OF(parts[place])
        if not key:
            said = Wording(
                "{key} is no key; write two letters, a stroke, the value and a stroke",
                key=shown(parts[place].strip().lower()),
            )
            report.add(stream.line(place), said)
            place += 1  # one stroke too many is the usual slip
            continue
        if key in _BEGIN and _ends_before(keys, key):
            yield Told(stream, keys, values, places)
            keys, values, places = "", [], []
        keys += f"{key} "
        values.append(parts[place + 1])
        places.append(place)
        place += 2
    if place <= last and parts[place].strip():
        said = Wording(
            "{value} has no value; end each value with a stroke", value=shown(parts[place].strip())
        )
        report.add(stream.line(place), said)
    if keys:
        yield Told(stream, keys, values, places)


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
_CARDS_OF = _Ranks().__getitem__
_HAND = "S([^SHDC,]*)H([^SHDC,]*)D([^SHDC,]*)C([^SHDC,]*)"
_WRITTEN = re.compile(f"{_HAND},{_HAND},{_HAND}(?:,(?:{_HAND})?)?")
_PACK = (1 << 52) - 1


def _plain(text: str) -> Deal | None:
    """The deal as programs write it: three hands of thirteen or all four, each card once; None for anything else."""
    found = _WRITTEN.fullmatch(text)
    if found is None:
        return None
    groups = found.groups()
    told = 16 if groups[12] is not None else 12
    ranks = [*map(_CARDS_OF, groups[:told])]
    if min(ranks) < 0:
        return None
    south = ranks[0] << 39 | ranks[1] << 26 | ranks[2] << 13 | ranks[3]
    west = ranks[4] << 39 | ranks[5] << 26 | ranks[6] << 13 | ranks[7]
    north = ranks[8] << 39 | ranks[9] << 26 | ranks[10] << 13 | ranks[11]
    rest = _PACK ^ (south | west | north)
    if south & west or south & north or west & north:
        return None
    if told == 16:
        east = ranks[12] << 39 | ranks[13] << 26 | ranks[14] << 13 | ranks[15]
        if east != rest:
            return None
    elif not south.bit_count() == west.bit_count() == north.bit_count() == 13:
        return None
    return Deal(tuple(map(Hand.from_bits, (north, rest, south, west))))


def lin_deal(text: str) -> tuple[Deal, str]:
    """The deal, South first and clockwise, and what is no hand in it; one hand left out is what the others lack.

    >>> lin_deal("SAKHQD2C,S3,,")[0].count(Seat.S)
    4
    """
    text = text.upper()
    if (plain := _plain(text)) is not None:
        return plain, ""
    parts = text.split(",")
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
