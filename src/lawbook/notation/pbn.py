"""Deals in Portable Bridge Notation: the first seat, then four hands clockwise."""

from lawbook.bridge import Card, Deal, Hand, Seat
from lawbook.errors import NotationError
from lawbook.notation.cards import read_cards, write_cards
from lawbook.notation.letters import shown

__all__ = ["deal_text", "parse_deal"]

_UNKNOWN = "-"
_SEATS = dict(Seat.__members__)
_PLAIN = {letter: 1 << place for place, letter in enumerate("23456789TJQKA")}


def parse_deal(text: str, language: str = "en") -> Deal:
    """The deal, whatever the number of cards in its hands; a lone - is a hand that is not known.

    >>> parse_deal("W:63.KT.QJT986.76 - AQ42.QJ5.AK32.A52 -").count(Seat.E)
    14
    """
    first, colon, hands = text.strip().partition(":")
    start = _SEATS.get(first)
    if start is None:
        start = _SEATS.get(first.strip().upper())
    if not colon or start is None:
        raise NotationError(
            "deal {text} does not say whose hand comes first: begin with N:, E:, S: or W: and go clockwise",
            text=shown(text),
        )
    written = hands.split()
    if len(written) != 4:
        raise NotationError(
            "deal {text} has {number} hands: write 4 with blanks between, - for a hand that is not known",
            text=shown(text),
            number=len(written),
        )
    plain = _plain_deal(written, start) if language == "en" else None
    if plain is not None:
        return plain
    return Deal.of([_cards(written[seat - start], seat, language) for seat in Seat])


class _Suits(dict[str, int]):
    """The cards of a suit as bits, the deuce lowest; negative for what is not written from the top downwards."""

    def __missing__(self, text: str) -> int:
        """The bits, kept for the next time; there are only so many suits."""
        bits = 0
        for letter in text:
            bit = _PLAIN.get(letter, 0)
            if not bit or bit >= (bits & -bits or 1 << 13):
                return -1
            bits |= bit
        self[text] = bits
        return bits


_SUIT = _Suits().__getitem__


def _plain_deal(hands: list[str], first: Seat) -> Deal | None:
    """The deal as programs write it; None for anything else, which is read with more patience."""
    suits = [*map(_SUIT, ".".join(hands).split("."))]
    if len(suits) != 16 or min(suits) < 0:
        return None
    bits = [suits[n] << 39 | suits[n + 1] << 26 | suits[n + 2] << 13 | suits[n + 3] for n in (0, 4, 8, 12)]
    held = [*map(Hand.from_bits, bits)]
    return Deal((*held[4 - first :], *held[: 4 - first]))


def _cards(text: str, seat: Seat, language: str) -> list[Card] | None:
    try:
        return None if text == _UNKNOWN else read_cards(text, language)
    except NotationError as error:
        raise NotationError("{seat}, {error}", seat=seat, error=error) from None


def deal_text(deal: Deal, first: Seat = Seat.N, language: str = "en") -> str:
    """The deal in one line.

    >>> deal_text(Deal.of([[Card.SA, Card.ST], None, [], None]))
    'N:AT... - ... -'
    """
    seats = [Seat(first + place & 3) for place in range(4)]
    if language == "en" and not deal.doubled:
        return f"{first}:" + " ".join([_dotted(deal.hands[seat]) for seat in seats])
    hands = [deal.cards(seat) for seat in seats]
    return f"{first}:" + " ".join(_UNKNOWN if hand is None else write_cards(hand, language) for hand in hands)


class _Written(dict[int, str]):
    """The cards of a suit from the top downwards, by their bits."""

    def __missing__(self, bits: int) -> str:
        """The letters, kept for the next time."""
        self[bits] = "".join(letter for letter, bit in reversed(_PLAIN.items()) if bits & bit)
        return self[bits]


_WRITTEN, _SUIT_BITS = _Written(), (1 << 13) - 1


def _dotted(hand: Hand | None) -> str:
    if hand is None:
        return _UNKNOWN
    bits = hand.bits
    return ".".join([_WRITTEN[bits >> lowest & _SUIT_BITS] for lowest in (39, 26, 13, 0)])
