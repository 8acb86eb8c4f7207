"""Deals in Portable Bridge Notation: the first seat, then four hands clockwise."""

from functools import lru_cache

from lawbook.bridge import Card, Deal, Hand, Seat
from lawbook.errors import NotationError
from lawbook.notation.cards import read_cards, write_cards
from lawbook.notation.letters import shown

__all__ = ["deal_text", "parse_deal"]

_UNKNOWN = "-"
_PLAIN = {letter: 1 << place for place, letter in enumerate("23456789TJQKA")}


def parse_deal(text: str, language: str = "en") -> Deal:
    """The deal, whatever the number of cards in its hands; a lone - is a hand that is not known.

    >>> parse_deal("W:63.KT.QJT986.76 - AQ42.QJ5.AK32.A52 -").count(Seat.E)
    14
    """
    first, colon, hands = text.strip().partition(":")
    if not colon or first.strip().upper() not in Seat.__members__:
        raise NotationError(
            f"deal {shown(text)} does not say whose hand comes first: begin with N:, E:, S: or W: and go clockwise"
        )
    written = hands.split()
    if len(written) != 4:
        raise NotationError(
            f"deal {shown(text)} has {len(written)} hands: write 4 with blanks between, - for a hand that is not known"
        )
    start = Seat[first.strip().upper()]
    plain = _plain_deal(hands, start) if language == "en" else None
    if plain is not None:
        return plain
    return Deal.of([_cards(written[seat - start], seat, language) for seat in Seat])


def _plain_deal(hands: str, first: Seat) -> Deal | None:
    """The deal as programs write it; None for anything else, which is read with more patience."""
    suits = [_plain_suit(suit) for suit in ".".join(hands.split()).split(".")]
    if len(suits) != 16:
        return None
    try:
        bits = [
            Hand.from_bits(suits[n] << 39 | suits[n + 1] << 26 | suits[n + 2] << 13 | suits[n + 3])
            for n in (0, 4, 8, 12)
        ]
    except ValueError:
        return None
    return Deal((*bits[4 - first :], *bits[: 4 - first]))


@lru_cache(maxsize=8192)
def _plain_suit(text: str) -> int:
    """The ranks of a suit as bits, the deuce lowest; a negative number for other letters, or one twice."""
    bits = 0
    for letter in text:
        bit = _PLAIN.get(letter, bits)
        if bits & bit or not bit:
            return -1
        bits |= bit
    return bits


def _cards(text: str, seat: Seat, language: str) -> list[Card] | None:
    try:
        return None if text == _UNKNOWN else read_cards(text, language)
    except NotationError as error:
        raise NotationError(f"{seat}, {error}") from None


def deal_text(deal: Deal, first: Seat = Seat.N, language: str = "en") -> str:
    """The deal in one line.

    >>> deal_text(Deal.of([[Card.SA, Card.ST], None, [], None]))
    'N:AT... - ... -'
    """
    hands = [deal.cards(Seat((first + place) % 4)) for place in range(4)]
    return f"{first}:" + " ".join(_UNKNOWN if hand is None else write_cards(hand, language) for hand in hands)
