"""Tricks as files write them: who played which card, when only the cards are written down."""

from lawbook.bridge import Card, Deal, Seat, Strain

__all__ = ["CARDS", "PLAYS", "SEATS", "WORTH", "card_numbers", "holders"]

SEATS = tuple(Seat)

CARDS = {card.name: int(card) for card in Card}
CARDS |= {f"{name[0]}10": card for name, card in CARDS.items() if name[1] == "T"}
"""The cards by suit and rank, as plain numbers: every card of a file comes through here."""

_NONE = 0xFF


def _figures(letters: str, times: int) -> bytes:
    """What each letter counts, for `bytes.translate`."""
    return bytes(times * place if (place := letters.find(chr(code))) >= 0 else _NONE for code in range(256))


_SUITS, _RANKS = _figures("CDHS", 13), _figures("23456789TJQKA", 1)


def card_numbers(text: str) -> bytes | None:
    """The numbers of cards that stand one after the other, all at once; None where anything else does.

    >>> list(card_numbers("C2DTSA"))
    [0, 21, 51]
    """
    letters = text.encode("ascii", "replace")
    suits, ranks = letters[::2].translate(_SUITS), letters[1::2].translate(_RANKS)
    if len(suits) != len(ranks) or _NONE in suits or _NONE in ranks:
        return None
    both = int.from_bytes(suits, "big") + int.from_bytes(ranks, "big")  # no sum of two bytes is over 51
    return both.to_bytes(len(suits), "big")


PLAYS = tuple(tuple((seat, card) for card in Card) for seat in Seat)
"""Every card from every hand, made once."""


def _worth(trump: Strain, led: int) -> tuple[int, ...]:
    """What each card counts in a trick to which this suit was led (Law 44E, 44F): -1 if it cannot win."""
    return tuple(
        card + 52 if card // 13 == trump else card if card // 13 == led else -1 for card in range(52)
    )


_PACK = (1 << 52) - 1

WORTH = {trump: tuple(_worth(trump, led) for led in range(4)) for trump in Strain}
"""What each card counts in a trick, by the trumps and the suit led; the card that counts most wins it."""


def holders(deal: Deal | None) -> bytes | None:
    """The seat of whoever holds each card, by the number of the card; None unless every card is in one hand."""
    if deal is None or deal.doubled:
        return None
    north, east, south, west = [0 if hand is None else hand.bits for hand in deal.hands]
    if (
        north | east | south | west != _PACK
        or north & east
        or south & west
        or (north | east) & (south | west)
    ):
        return None
    # bits that are read as decimal digits add up to a figure for each card, the highest card first
    figures = f"{int(f'{east:b}') + 2 * int(f'{south:b}') + 3 * int(f'{west:b}'):052}"
    return figures[::-1].encode().translate(_SEAT_OF)


_SEAT_OF = bytes(max(0, figure - ord("0")) for figure in range(256))
