"""Miscount: how the board stood when a hand was found to have a wrong number of cards (Laws 13, 14)."""

from lawbook.bridge import Seat, Word
from lawbook.table.play.playing import Playing
from lawbook.table.record.events import (
    Agreed,
    Called,
    Claimed,
    Conceded,
    CorrectionOver,
    DirectorCalled,
    HandsReturned,
    NextBoard,
    RoundOver,
)
from lawbook.table.seen.notice import COUNTS
from lawbook.table.table import Table

__all__ = [
    "called_when_found",
    "found_miscounted",
    "lead_faced_when_found",
    "over_when_found",
    "play_when_found",
    "too_late_when_found",
]


def found_miscounted(table: Table) -> int:
    """The place among the events at which a count came to light; where none is told, the Director came to it, or comes now."""
    events = table.events
    for kind in (COUNTS, DirectorCalled):
        if (place := next((n for n, it in enumerate(events) if isinstance(it, kind)), None)) is not None:
            return place
    return len(events)


def play_when_found(table: Table) -> Playing | None:
    """The play as it stood then."""
    return table.playing_at(found_miscounted(table))


def over_when_found(table: Table) -> bool:
    """Whether the play had ended: thirteen tricks, an agreed claim, a board passed out, hands put back in it."""
    place, play = found_miscounted(table), play_when_found(table)
    before, bidding = table.events[:place], table.auction_at(place)
    claimed = any(isinstance(event, Claimed | Conceded) for event in before)
    agreed = any(isinstance(event, Agreed | NextBoard | RoundOver) for event in before)
    passed_out = (
        bidding.turn is None and bool(bidding.live) and all(made.call is Word.PASS for made in bidding.live)
    )
    put_back = table.contract is not None and any(isinstance(event, HandsReturned) for event in before)
    return (play is not None and play.over) or (claimed and agreed) or passed_out or put_back


def too_late_when_found(table: Table) -> bool:
    """Whether the correction period had ended."""
    return any(isinstance(event, CorrectionOver) for event in table.events[: found_miscounted(table)])


def lead_faced_when_found(table: Table) -> bool:
    """Whether an opening lead had been faced."""
    play = play_when_found(table)
    return play is not None and play.begun


def called_when_found(table: Table, seat: Seat) -> bool:
    """Whether a player had called."""
    before = table.events[: found_miscounted(table)]
    return any(isinstance(event, Called) and event.seat is seat for event in before)
