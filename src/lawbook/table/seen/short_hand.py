"""Short_hand: how the board stood when a hand was found to be a card short (Law 14)."""

from lawbook.table.play.playing import Playing
from lawbook.table.record.events import Agreed, Claimed, Conceded, CorrectionOver, NextBoard, RoundOver
from lawbook.table.seen.notice import COUNTS
from lawbook.table.table import Table

__all__ = ["lead_faced_when_short", "over_when_short", "play_when_short", "too_late_when_short"]


def _found_short(table: Table) -> int | None:
    """The place among the events at which a hand was found to be short."""
    return next((n for n, event in enumerate(table.events) if isinstance(event, COUNTS)), None)


def play_when_short(table: Table) -> Playing | None:
    """The play as it stood when a hand was found to be short; as it stands where that is not told."""
    place = _found_short(table)
    return table.playing_at(-1 if place is None else place)


def over_when_short(table: Table) -> bool:
    """Whether the play had ended when a hand was found to be short: thirteen tricks, or an agreed claim."""
    play, before = play_when_short(table), table.events[: _found_short(table)]
    claimed = any(isinstance(event, Claimed | Conceded) for event in before)
    agreed = any(isinstance(event, Agreed | NextBoard | RoundOver) for event in before)
    return (play is not None and play.over) or (claimed and agreed)


def too_late_when_short(table: Table) -> bool:
    """Whether the correction period had ended when a hand was found to be short."""
    return any(isinstance(event, CorrectionOver) for event in table.events[: _found_short(table)])


def lead_faced_when_short(table: Table) -> bool:
    """Whether an opening lead had been faced when a hand was found to be short."""
    play = play_when_short(table)
    return play is not None and play.begun
