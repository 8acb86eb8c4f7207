"""Whose each card of a deal is: the one model that all formats of dealing machines are views of."""

from collections.abc import Sequence

from lawbook.bridge import Deal, Hand, Seat
from lawbook.errors import NotationError, Wording
from lawbook.notation.tricks import holders

__all__ = ["board_named", "deal_of", "owners_of"]


def owners_of(deal: Deal | None, number: int | None = None) -> bytes:
    """The seats of the 52 cards, from the ace of spades down to the two of clubs.

    Raises NotationError where not each of four hands holds thirteen cards: such a board is never repaired.
    """
    seats = holders(deal)
    if seats is None or any(seats.count(seat) != 13 for seat in Seat):
        raise NotationError(
            "{board}: a dealing format holds four hands of thirteen cards and no other; leave the board out, "
            "or write PBN",
            board=board_named(number),
        )
    return bytes(reversed(seats))


def deal_of(owners: Sequence[int]) -> Deal:
    """The deal in which each card, from the ace of spades down, is with this seat.

    >>> from lawbook.notation.pbn import deal_text
    >>> deal_text(deal_of([n // 13 for n in range(52)]))
    'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432'
    """
    bits = [0, 0, 0, 0]
    for place, seat in enumerate(owners):
        bits[seat] |= 1 << 51 - place
    return Deal(tuple(map(Hand.from_bits, bits)))


def board_named(number: int | None) -> Wording:
    """The board in a sentence about it."""
    return Wording("board {number}", number="?" if number is None else number)
