"""Missed: who misses which card, as told or as the count of the hands shows."""

from collections.abc import Iterable, Sequence

from lawbook.bridge import Card, Seat
from lawbook.table.record.events import Found, Missed

__all__ = ["missed"]

_OF_THIS_BOARD = {"among", "hand"}
"""Words of a place that is no other than the tricks and hands of this table."""


def missed(told: Iterable[Missed], found: Iterable[Found], short: Sequence[Seat]) -> dict[Card, Seat]:
    """Each card with its player: as told, or else the only short hand misses what turned up elsewhere."""
    named = {event.card: event.seat for event in told}
    if named or len(short) != 1:
        return named
    elsewhere = (event.card for event in found if not _OF_THIS_BOARD & set(event.place.split()))
    return dict.fromkeys(elsewhere, short[0])
