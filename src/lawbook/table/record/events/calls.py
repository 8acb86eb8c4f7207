"""Events of the auction: calls that are made, changed, taken back, and what a ruling lets become of them."""

from lawbook.bridge import Call, Seat
from lawbook.table.record.events.event import Event

__all__ = ["CallCancelled", "CallReplaced", "CallStood", "CallWithdrawn", "Called"]


class Called(Event):
    """A call, whether or not it was his turn, sufficient or admissible."""

    seat: Seat
    call: Call
    manner: str | None = None
    """`alerted` or `announced` by partner, `not alerted` where that was due; `together` with the call before."""
    text: str | None = None


class CallReplaced(Event):
    """A call changed for another."""

    seat: Seat
    call: Call
    new: Call
    manner: str | None = None
    """`unintended` when he says that he never meant the first."""


class CallWithdrawn(Event):
    """A call taken back; his last one where none is named."""

    seat: Seat
    call: Call | None = None


class CallStood(Event):
    """A ruling lets an irregular call stand though no opponent was asked (Law 25A1)."""

    seat: Seat
    call: Call


class CallCancelled(Event):
    """A ruling cancels a call, and with it all that was called after it."""

    seat: Seat
    call: Call
