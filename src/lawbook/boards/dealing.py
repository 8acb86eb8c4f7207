"""Dealing: the number of a deal is drawn among all deals, or a deal is drawn among those in which hands are as asked.

For play, chance comes from the system's own entropy, and nothing is chosen, filtered or thrown away (Law 6). A
seed makes the same deals again: that is for tests and lessons, and the file says so.
"""

import secrets
from collections.abc import Iterator, Mapping
from random import Random

from lawbook.bridge import Deal, Seat
from lawbook.equity.knowledge import Knowledge
from lawbook.equity.layouts import Layouts
from lawbook.meaning import Meaning
from lawbook.notation.exchange.index import DEALS, deal_at

__all__ = ["dealt", "dealt_showing"]

_ENTROPY = 256
"""So many bits of entropy begin the drawing of hands that are asked for."""
_BATCH = 256


def dealt(number: int, seed: int | None = None) -> Iterator[Deal]:
    """So many deals, each as likely as every other and independent of those before it.

    >>> len(list(dealt(2)))
    2
    """
    draw = secrets.randbelow if seed is None else Random(seed).randrange  # noqa: S311  # a seed is for tests
    return (deal_at(draw(DEALS)) for _ in range(number))


def dealt_showing(meanings: Mapping[Seat, Meaning], number: int, seed: int | None = None) -> Iterator[Deal]:
    """So many deals in which the players hold what is asked, each such deal as likely as every other.

    Raises CaseError where a hand cannot be as asked, or the hands do not go together.
    """
    known = Knowledge()
    for seat, meaning in meanings.items():
        known = known.showing(seat, meaning)
    layouts = Layouts(known, secrets.randbits(_ENTROPY) if seed is None else seed)
    for start in range(0, number, _BATCH):
        yield from map(Deal, layouts.hands(min(_BATCH, number - start)))
