"""The same deal in disguise: with the seats turned, or the suits exchanged."""

from itertools import permutations

from lawbook.bridge import Deal
from lawbook.notation.exchange.owners import owners_of

__all__ = ["canonical"]

_SUITS = tuple(permutations(range(4)))
_TURNS = tuple(bytes((seat + turn & 3) if seat < 4 else seat for seat in range(256)) for turn in range(4))


def canonical(deal: Deal) -> bytes:
    """What all 96 images of a deal have in common: the first of them in the order of the alphabet.

    >>> from lawbook.notation.exchange.index import deal_at
    >>> deal = deal_at(12345678901234567890)
    >>> canonical(Deal((*deal.hands[1:], deal.hands[0]))) == canonical(deal)
    True
    """
    owners = owners_of(deal)
    suits = [owners[13 * suit : 13 * suit + 13] for suit in range(4)]
    return min(b"".join(suits[suit].translate(turn) for suit in order) for order in _SUITS for turn in _TURNS)
