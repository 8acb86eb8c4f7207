"""The auction of a page: what was called, what is wrong with it, and the bidding box that goes on with it.

Every call can be tapped, by whoever makes it: the record takes what happened, in order or not.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from lawbook.address import Address
from lawbook.bridge import Bid, Call, Seat, Strain, Word
from lawbook.errors import CaseError
from lawbook.table import Fault, Table, event_line
from lawbook.table.auction.settling import UNACCEPTABLE
from lawbook.table.record.events import Called, CallReplaced, DirectorCalled, Event

__all__ = ["COLUMNS", "Box", "Cell", "Tap", "box", "last_call", "reply_to", "rows", "summoned"]

COLUMNS = (Seat.W, Seat.N, Seat.E, Seat.S)
STRANGE = {Fault.INSUFFICIENT, Fault.INADMISSIBLE, Fault.OBLIGED}
"""What is told of a call before it is made; that it is out of rotation, the Director has chosen."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One call of the diagram; None stands for the call that is awaited."""

    call: Call | None
    mark: int | None = None
    """The number of its irregularity."""
    counts: bool = True
    manner: str | None = None


def rows(table: Table) -> list[list[Cell | None]]:
    """The calls in the order in which they were made, West on the left, and the place of the next one."""
    laid: list[list[Cell | None]] = []
    column = len(COLUMNS)
    for seat, cell in _cells(table):
        at = COLUMNS.index(seat)
        if at <= column:
            laid.append([None] * len(COLUMNS))
        laid[-1][at] = cell
        column = at
    return laid


def _cells(table: Table) -> Iterator[tuple[Seat, Cell]]:
    state = table.bidding
    marks = {matter.number: mark for mark, matter in enumerate(table.matters, start=1)}
    counting = {made.number for made in state.live} | {matter.number for matter in state.waiting}
    for number, event in enumerate(table.events):
        if isinstance(event, Called | CallReplaced):
            yield (
                event.seat,
                Cell(_said(event), marks.get(number), counts=number in counting, manner=event.manner),
            )
    if state.turn is not None:
        yield state.turn, Cell(None)


def _said(event: Called | CallReplaced) -> Call:
    return event.call if isinstance(event, Called) else event.new


def summoned(address: Address, table: Table) -> Address:
    """The case as the Director comes to it: whatever is still open or stands against the Laws waits for him."""
    due = table.bidding.due
    return address.telling(*address.story, event_line(DirectorCalled())) if due else address


def reply_to(table: Table) -> Seat | None:
    """Who may accept or refuse the open call; nobody where nobody can accept it."""
    matter = table.bidding.open
    return None if matter is None or matter.fault in UNACCEPTABLE else matter.seat.lho


@dataclass(frozen=True, slots=True)
class Tap:
    """One call of the box, where it leads, and what would be wrong with it."""

    call: Call
    address: Address
    fault: Fault | None


@dataclass(frozen=True, slots=True)
class Box:
    """The bidding box in front of one player; `replaced` is the call that he takes back for another."""

    address: Address
    table: Table
    caller: Seat
    replaced: Call | None
    manner: str | None

    @property
    def words(self) -> list[Tap]:
        """Pass, double and redouble."""
        return [self._tap(word) for word in Word]

    @property
    def bids(self) -> list[Tap]:
        """The bids, level by level."""
        return self._level_by_level(range(1, 8))

    @property
    def above_seven(self) -> list[Tap]:
        """The bids that there are not (Law 38)."""
        return self._level_by_level(range(8, 9))

    def _level_by_level(self, levels: range) -> list[Tap]:
        return [self._tap(Bid(level, strain)) for level in levels for strain in Strain]

    def _tap(self, call: Call) -> Tap:
        event = self._event(call)
        address = self.address.telling(*self.address.story, event_line(event))
        return Tap(call, address, self._fault(call, event))

    def _event(self, call: Call) -> Event:
        if self.replaced is None:
            return Called(self.caller, call)
        return CallReplaced(self.caller, self.replaced, call, self.manner)

    def _fault(self, call: Call, event: Event) -> Fault | None:
        state, number = self.table.bidding, len(self.table.events)
        found = [m.fault for m in state.after(number, event).fates if m.number == number]
        if found and found[0] in STRANGE:
            return found[0]
        low = isinstance(call, Bid) and state.last_bid is not None and not state.last_bid.call < call
        return Fault.INSUFFICIENT if low and self.replaced is None else None


def box(address: Address, table: Table) -> Box | None:
    """The box of the player whose turn it is, or of the one who is said to call; None where it is nobody's."""
    how = address.params.get("how", "")
    named = address.seat("as")
    caller = table.bidding.turn if named is None else named
    if how not in {"", "replaces", "unintended"}:
        raise CaseError(
            "how {how!r}: a call is made, or it replaces another; write how=replaces", how=how[:20]
        )
    if caller is None:
        return None
    replaced = last_call(table, caller) if how else None
    return Box(address, table, caller, replaced, "unintended" if how == "unintended" and replaced else None)


def last_call(table: Table, seat: Seat) -> Call | None:
    """The last call that a player made."""
    made = [e for e in table.events if isinstance(e, Called | CallReplaced) and e.seat is seat]
    return _said(made[-1]) if made else None
