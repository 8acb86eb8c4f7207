"""Change of call: a call that its maker has changed, or said that he did not mean (Law 25)."""

from lawbook.bridge import Seat
from lawbook.table.auction.matter import Fault
from lawbook.table.record.events import Called, CallReplaced
from lawbook.table.seen.sight import IrregularCall

__all__ = ["called_over_first", "changed_call_fault", "first_call_fault", "said_call_unintended"]


def _changed_at(sight: IrregularCall) -> int | None:
    """The event of the call that was changed (Law 25); None if that is not what is looked at."""
    if sight.matter.fault is not Fault.CHANGED:
        return None
    if sight.matter.over is not None:
        return sight.matter.over
    earlier = enumerate(sight.table.events[: sight.matter.number])
    places = [n for n, event in earlier if isinstance(event, Called) and event.seat is sight.seat]
    return places[-1] if places else None


def first_call_fault(sight: IrregularCall) -> tuple[Fault | None] | None:
    """What was wrong with the call that was changed; None if no change is looked at."""
    place = _changed_at(sight)
    if place is None:
        return None
    event = sight.table.events[place]
    live = sight.table.auction_at(sight.matter.number).live
    if not isinstance(event, Called) or any(made.number == place for made in reversed(live)):  # it counts
        return (None,)
    return (sight.table.auction_at(place).fault_of(sight.seat, event.call),)


def changed_call_fault(sight: IrregularCall) -> tuple[Fault | None] | None:
    """What would be wrong with the new call, had it been made at once; None if no change is looked at."""
    place, call = _changed_at(sight), sight.matter.call
    if place is None or call is None:
        return None
    return (sight.table.auction_at(place).fault_of(sight.seat, call),)


def called_over_first(sight: IrregularCall, seat: Seat) -> bool | None:
    """Whether a player called between a call and its change; None if no change is looked at."""
    place = _changed_at(sight)
    if place is None:
        return None
    between = sight.table.events[place : sight.matter.number]
    return any(isinstance(event, Called) and event.seat is seat for event in between)


def said_call_unintended(sight: IrregularCall) -> bool | None:
    """Whether the change was told as that of a call which was never meant; None if it was not."""
    event = sight.event
    return True if isinstance(event, CallReplaced) and event.manner == "unintended" else None
