"""Warned: who was warned before, so that a second offence is seen (Laws 90B, 91A)."""

from collections.abc import Iterable, Sequence

from lawbook.event.calls import Warned
from lawbook.event.entries import Logged
from lawbook.session.call import DirectorCall

__all__ = ["warned_before"]


def warned_before(calls: Iterable[DirectorCall], call: DirectorCall) -> Sequence[Logged]:
    """The warnings of other calls to those who sit at the table of this one, the oldest first."""
    here = {call.ns, call.ew} - {""}
    seats = {f"{call.table}{seat}" for seat in "NESW"}
    warnings = (each for other in calls if other.number != call.number for each in other.warnings)
    return [
        each for each in warnings if isinstance(each.entry, Warned) and each.entry.contestant in here | seats
    ]
