"""The stream of a LIN file, taken apart into what it tells of each board."""

import re
from collections.abc import Iterator, Sequence

from lawbook.notation.game import Report
from lawbook.notation.letters import shown
from lawbook.notation.tricks import card_numbers

__all__ = ["Stream", "Told", "boards"]

_LETTERS = {
    "md": "d", "mb": "b", "an": "a", "pc": "c", "pg": "g", "mc": "m", "qx": "q", "pn": "p", "vg": "v",
    "sv": "s", "ah": "h", "rh": "r", "st": "t", "rs": "l", "nt": "n", "pw": "w", "mp": "i", "bn": "o", "pf": "f",
}  # fmt: skip
"""The keys that files have all the time, as one letter each."""
_OTHER = 0xE000
"""Where the letters of all other keys begin."""
_FIGURES = "0123456789abcdefghijklmnopqrstuvwxyz"
_NAMES = {letter: key for key, letter in _LETTERS.items()}

_BEGINS = re.compile("[qpdv]")
"""The keys with which the next board begins, once something has happened on this one."""
_HAPPENED = re.compile("[bcm]")
"""A call, a card or a claim."""
_UNREAD = re.compile("[^dsbacmg]")


class _Letters(dict[str, str]):
    """Keys as they are written, and their letters; empty for what is no key."""

    def __missing__(self, text: str) -> str:
        """The letter, kept for the next time; files write the same few."""
        key = text.strip().lower()
        if not (len(key) == 2 and key.isalnum() and key.isascii()):
            return ""
        other = _OTHER + 36 * _FIGURES.index(key[0]) + _FIGURES.index(key[1])
        letter = _LETTERS.get(key, chr(other))
        if len(self) < _REMEMBERED:
            self[text] = letter
        return letter


_REMEMBERED = 1 << 16
_LETTER_OF = _Letters().__getitem__


def _name_of(letter: str) -> str:
    """The key of a letter."""
    if letter in _NAMES:
        return _NAMES[letter]
    first, second = divmod(ord(letter) - _OTHER, 36)
    return _FIGURES[first] + _FIGURES[second]


_CUT = "\nqx|"
"""Where nearly all files begin a board."""
_PLAYED = re.compile(r"(?:mb|pc|mc)\|")


class Stream:
    """The parts of a text between its strokes, and the line on which each of them ends."""

    __slots__ = ("_counted", "cards", "parts")

    def __init__(self, text: str, line: int) -> None:
        found = _play(text)
        self.cards = None if found is None else found[1]
        """The cards of its play, of which the first stands for all; None where they stand among the rest."""
        self.parts = (text if found is None else found[0]).split("|")
        self._counted = (0, line, line)
        """How many parts have been counted, the line on which the last of them ends, and the first."""

    def line(self, place: int) -> int:
        """The line on which a part ends; counted on from the place that was asked for before."""
        counted, line, first = self._counted
        if place + 1 < counted:
            counted, line = 0, first
        line += "".join(self.parts[counted : place + 1]).count("\n")
        self._counted = (place + 1, line, first)
        return line


def _play(text: str) -> tuple[str, bytes] | None:
    """A text with the first card of its play alone, and all its cards; None unless they are written as programs do.

    Half of a file is cards. They stand in a row, with nothing between them but the ends of tricks and of lines.
    """
    first = text.find("pc|")
    end = text.find("|", text.rfind("pc|") + 3)
    if first < 0 or end < 0:
        return None
    played, lines = text[first + 3 : end], ""
    if "\n" in played:
        played, lines = played.replace("\n", ""), "\n" * played.count("\n")
    cards = card_numbers(played.replace("|pg||", "|").replace("|pc|", ""))
    return None if cards is None else (f"{text[:first]}{lines}pc|{played[:2]}{text[end:]}", cards)


def _streams(text: str) -> Iterator[Stream]:
    """A file cut where boards begin, which keeps in a small memory what is looked at together.

    Where strokes do not come out even nobody knows what is a key: all that follows stays in one.
    """
    pieces, line = text.replace("\r", "").split(_CUT), 1
    if _PLAYED.search(pieces[0]) is None:  # a heading goes with its first board
        pieces[:2] = [_CUT.join(pieces[:2])]
    for place, piece in enumerate(pieces):
        stream = Stream(f"qx|{piece}" if place else piece, line)
        if len(stream.parts) % 2 == 0:
            yield Stream(_CUT.join(["", *pieces[place:]])[1:] if place else _CUT.join(pieces), line)
            return
        yield stream
        line += piece.count("\n") + 1


class Told:
    """What a file says of one board: keys and values in order, each with its place in the stream.

    The keys are one string, a letter for each, since that is looked through fastest.
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
        return zip(map(_name_of, self.keys), self.values, strict=True)

    def line(self, place: int) -> int:
        """The line of a place in the stream."""
        return self._stream.line(place)

    def all(self, key: str) -> list[tuple[str, int]]:
        """The values of a key, each with its place."""
        letter, found = _LETTER_OF(key), list[tuple[str, int]]()
        at = self.keys.find(letter)
        while at >= 0:
            found.append((self.values[at], self.places[at]))
            at = self.keys.find(letter, at + 1)
        return found

    def find(self, key: str) -> tuple[str, int]:
        """The first value of a key that is not empty, and its place; an empty one if there is none."""
        letter = _LETTER_OF(key)
        at = self.keys.find(letter)
        while at >= 0:
            if self.values[at]:
                return self.values[at], self.places[at]
            at = self.keys.find(letter, at + 1)
        return "", 0

    def last(self, key: str) -> str:
        """The last value of a key; empty if there is none."""
        at = self.keys.rfind(_LETTER_OF(key))
        return self.values[at] if at >= 0 else ""

    @property
    def any(self) -> bool:
        """Whether there is a board at all: hands, or something that happened."""
        return bool(_HAPPENED.search(self.keys) or self.find("md")[0])

    @property
    def calls(self) -> Iterator[tuple[bool, str, int]]:
        """The calls and explanations in order: whether it is a call, the value and the place."""
        for at, letter in enumerate(self.keys):
            if letter in "ba":
                yield letter == "b", self.values[at], self.places[at]

    @property
    def plain_calls(self) -> Sequence[str]:
        """The calls, where they follow one another and nothing is explained between them; else one that is none."""
        number, first = self.keys.count("b"), self.keys.find("b")
        if "a" in self.keys or number > _MOST_CALLS or not self.keys.startswith("b" * number, first):
            return ("",)
        return self.values[first : first + number]

    @property
    def cards(self) -> Sequence[int] | None:
        """The cards that were played; None where they have to be read one by one."""
        return self._stream.cards if "c" in self.keys else ()

    def unread(self) -> list[tuple[str, str]]:
        """What is told besides hands, calls, cards and claim, in the order of the file."""
        places = [found.start() for found in _UNREAD.finditer(self.keys)]
        return [(_name_of(self.keys[at]), value) for at in places if (value := self.values[at])]


_MOST_CALLS = 319
"""No auction that follows the Laws is longer."""


def _ends_before(told: str, letter: str) -> bool:
    """Whether a key begins the next board."""
    return (letter in "dq" and letter in told) or _HAPPENED.search(told) is not None


def boards(text: str, report: Report) -> Iterator[Told]:
    """What the file says, board by board."""
    for stream in _streams(text):
        yield from _boards(stream, report)


def _boards(stream: Stream, report: Report) -> Iterator[Told]:
    written, values, start = stream.parts[:-1:2], stream.parts[1::2], 0
    keys = "".join(map(_LETTER_OF, written))
    if len(keys) < len(written) or len(stream.parts) % 2 == 0 or stream.parts[-1].strip():
        yield from _mended(stream, report)
        return
    for found in _BEGINS.finditer(keys):
        end = found.start()
        if _ends_before(keys[start:end], found[0]):
            yield Told(stream, keys[start:end], values[start:end], range(2 * start, 2 * end, 2))
            start = end
    if keys:
        yield Told(stream, keys[start:], values[start:], range(2 * start, 2 * len(keys), 2))


def _mended(stream: Stream, report: Report) -> Iterator[Told]:
    """The same of a file with a stroke too many or too few, pair by pair."""
    parts, place = stream.parts, 0
    keys, values, places = "", list[str](), list[int]()
    last = len(parts) - 1
    while place < last:
        letter = _LETTER_OF(parts[place])
        if not letter:
            report.add(
                stream.line(place),
                "{key} is no key; write two letters, a stroke, the value and a stroke",
                key=shown(parts[place].strip().lower()),
            )
            place += 1  # one stroke too many is the usual slip
            continue
        if _BEGINS.match(letter) and _ends_before(keys, letter):
            yield Told(stream, keys, values, places)
            keys, values, places = "", [], []
        keys += letter
        values.append(parts[place + 1])
        places.append(place)
        place += 2
    if place <= last and parts[place].strip():
        report.add(
            stream.line(place),
            "{value} has no value; end each value with a stroke",
            value=shown(parts[place].strip()),
        )
    if keys:
        yield Told(stream, keys, values, places)
