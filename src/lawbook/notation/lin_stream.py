"""The stream of a LIN file, taken apart into what it tells of each board, and the hands in it."""

import re
from collections.abc import Iterator, Sequence

from lawbook.bridge import PACK, Card, Deal, Seat
from lawbook.notation.game import Report
from lawbook.notation.letters import shown
from lawbook.notation.tricks import CARDS

__all__ = ["Told", "boards", "lin_deal"]

_BEGINS = {"qx", "pn", "md", "vg"}
"""The keys with which the next board begins, once something has happened on this one."""
_HAPPENS = {"mb", "pc", "mc"}
_SUIT = re.compile(r"([SHDC])((?:10|[2-9TJQKA])*)|\S")
_RANK = re.compile(r"10|\S")
_ORDER = (Seat.S, Seat.W, Seat.N, Seat.E)


class Told:
    """What a file says of one board: keys and values in order, each with its place in the stream."""

    __slots__ = ("_parts", "pairs")

    def __init__(self, parts: Sequence[str]) -> None:
        self._parts = parts
        self.pairs: list[tuple[str, str, int]] = []

    def line(self, place: int) -> int:
        """The line of a place in the stream."""
        return 1 + "|".join(self._parts[: place + 1]).count("\n")

    def find(self, key: str) -> tuple[str, int]:
        """The first value of a key that is not empty, and its place; an empty one if there is none."""
        return next(((value, place) for k, value, place in self.pairs if k == key and value), ("", 0))

    def last(self, key: str) -> str:
        """The last value of a key; empty if there is none."""
        return next((value for k, value, _ in reversed(self.pairs) if k == key and value), "")

    @property
    def happened(self) -> bool:
        """Whether there was a call, a card or a claim."""
        return any(key in _HAPPENS for key, _, _ in self.pairs)

    @property
    def any(self) -> bool:
        """Whether there is a board at all: hands, or something that happened."""
        return bool(self.find("md")[0]) or self.happened

    def ends_before(self, key: str) -> bool:
        """Whether a key begins the next board."""
        again = key in {"md", "qx"} and any(k == key for k, _, _ in self.pairs)
        return key in _BEGINS and (again or self.happened)


def boards(text: str, report: Report) -> Iterator[Told]:
    """What the file says, board by board."""
    parts = text.replace("\r", "").split("|")
    told, place = Told(parts), 0
    while place + 1 < len(parts):
        key, value = parts[place].strip().lower(), parts[place + 1]
        if not (len(key) == 2 and key.isalnum()):
            said = f"{shown(key)} is no key; write two letters, a stroke, the value and a stroke"
            report.add(told.line(place), said)
            place += 1  # one stroke too many is the usual slip
            continue
        if told.ends_before(key):
            yield told
            told = Told(parts)
        told.pairs.append((key, value, place))
        place += 2
    if place < len(parts) and parts[place].strip():
        said = f"{shown(parts[place].strip())} has no value; end each value with a stroke"
        report.add(told.line(place), said)
    if told.pairs:
        yield told


def lin_deal(text: str) -> tuple[Deal, str]:
    """The deal, South first and clockwise, and what is no hand in it; one hand left out is what the others lack.

    >>> lin_deal("SAKHQD2C,S3,,")[0].count(Seat.S)
    4
    """
    hands: list[list[Card] | None] = [None] * 4
    for seat, written in zip(_ORDER, text.split(","), strict=False):
        cards: list[Card] = []
        for found in _SUIT.finditer(written.upper()):
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
