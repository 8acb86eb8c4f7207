"""The hands of a board in LIN, South first and clockwise."""

import re

from lawbook.bridge import PACK, Card, Deal, Hand, Seat
from lawbook.notation.tricks import CARDS

__all__ = ["lin_deal"]

_SUIT = re.compile(r"([SHDC])((?:10|[2-9TJQKA])*)|\S")
_RANK = re.compile(r"10|\S")
_ORDER = (Seat.S, Seat.W, Seat.N, Seat.E)
_REMEMBERED = 1 << 16


class _Suits(dict[str, int]):
    """A suit with its ranks, in whatever order they stand, as bits of the pack; more than a pack for anything else."""

    def __missing__(self, text: str) -> int:
        """The bits, kept for the next time; there are only so many suits that are written alike."""
        lowest, bits = 13 * "CDHS".find(text[:1]), 0
        for letter in text[1:].replace("10", "T"):
            bit = 1 << lowest + _RANKS.index(letter) if letter in _RANKS and lowest >= 0 else 0
            if not bit or bits & bit:
                return _PACK + 1
            bits |= bit
        if len(self) < _REMEMBERED:
            self[text] = bits
        return bits


_RANKS = "23456789TJQKA"
_CARDS_OF = _Suits().__getitem__
_PACK = (1 << 52) - 1


def _plain(text: str) -> Deal | None:
    """The deal as programs write it: three hands or four, of thirteen, each card once; None for anything else."""
    suits = text.replace("H", ",H").replace("D", ",D").replace("C", ",C").split(",")
    if not 12 <= len(suits) <= 16:
        return None
    bits = [*map(_CARDS_OF, suits)]
    south, west, north, rest = sum(bits[:4]), sum(bits[4:8]), sum(bits[8:12]), sum(bits[12:])
    east = _PACK ^ (south | west | north)
    if south + west + north + east != _PACK or rest not in {0, east}:
        return None
    if not south.bit_count() == west.bit_count() == north.bit_count() == 13:
        return None
    return Deal(tuple(map(Hand.from_bits, (north, east, south, west))))


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
