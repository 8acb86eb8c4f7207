"""Procedure: what the players did about an irregularity before the Director came (Laws 9 and 11)."""

from lawbook.table.auction.matter import Fault
from lawbook.table.record.events import Called, Designated, DirectorCalled, FacedLead, Played
from lawbook.table.seen.call import replaced_early
from lawbook.table.seen.sight import IrregularCall, Sight

__all__ = ["bid_corrected", "others_acted", "reported_by_own_side"]

ACTS = (Called, Played, FacedLead, Designated)
"""What goes on with the auction or the play."""


def others_acted(sight: Sight) -> bool | None:
    """Whether a player of the other side called or played after it and before the Director was called (11A)."""
    for event in sight.since:
        if isinstance(event, DirectorCalled):
            return False
        if isinstance(event, ACTS) and event.seat.side is not sight.seat.side:
            return True
    return None


def reported_by_own_side(sight: Sight) -> bool | None:
    """Whether the offender's own side called the Director; None where nobody tells who did."""
    first = next((event for event in sight.since if isinstance(event, DirectorCalled)), None)
    return None if first is None or first.seat is None else first.seat.side is sight.seat.side


def bid_corrected(sight: IrregularCall) -> bool:
    """Whether it is an insufficient bid that its player replaced before the Director came (27C)."""
    return sight.matter.fault is Fault.INSUFFICIENT and replaced_early(sight)
