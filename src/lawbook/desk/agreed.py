"""What a pair has agreed about a call that was withdrawn, and about the call that replaced it."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from lawbook.bridge import Auction, Bid, Seat, Strain
from lawbook.casefile import CaseFile
from lawbook.desk.believed import auction_before, believed
from lawbook.meaning import Meaning
from lawbook.meaning.systems.system import Found, System
from lawbook.systemfile import read_system
from lawbook.table import Table
from lawbook.table.record.events import Called, CallReplaced
from lawbook.table.seen.call import replacement
from lawbook.table.seen.sight import IrregularCall

__all__ = [
    "Reading",
    "agreed_reading",
    "legal_auction",
    "lower_bids",
    "meanings_of",
    "replacement_reading",
    "withdrawn_readings",
]


@dataclass(frozen=True, slots=True)
class Reading:
    """What a call shows in an auction, and the line of the system that says so."""

    auction: Auction
    """With the call itself as the last."""
    found: Found

    @property
    def meaning(self) -> Meaning:
        """What the call shows."""
        return self.found.meaning


def meanings_of(case: CaseFile, call: IrregularCall) -> tuple[list[Meaning], Meaning | None]:
    """The meanings that the irregular call looked at may have had, and that of its replacement, by the pair's system."""
    replacement = replacement_reading(case, call)
    withdrawn = [reading.meaning for reading in withdrawn_readings(case, call)]
    return withdrawn, None if replacement is None else replacement.meaning


def withdrawn_readings(case: CaseFile, call: IrregularCall) -> tuple[Reading, ...]:
    """What the irregular call may have shown, in the likeliest auctions in which the pair has agreed on it."""
    table, system = call.table, _system(case, call.seat)
    if system is None:
        return ()
    for tier in believed(table, call.matter):
        readings = [_reading(system, auction, table) for auction in tier]
        by_meaning = {reading.meaning: reading for reading in reversed(readings) if reading is not None}
        if by_meaning:
            return tuple(reversed(by_meaning.values()))
    return ()


def replacement_reading(case: CaseFile, call: IrregularCall) -> Reading | None:
    """What the replacement shows in the auction as it legally stands."""
    system, auction = _system(case, call.matter.seat), legal_auction(call)
    return None if system is None or auction is None else _reading(system, auction, call.table)


def agreed_reading(case: CaseFile, seat: Seat, auction: Auction | None, table: Table) -> Reading | None:
    """What the last call of an auction shows by the system of the player who made it; None where nobody knows."""
    system = _system(case, seat)
    return None if system is None or auction is None else _reading(system, auction, table)


def legal_auction(call: IrregularCall) -> Auction | None:
    """The auction as it legally stands when the replacement is made, with it as the last; None before that."""
    table, matter, instead = call.table, call.matter, replacement(call)
    if instead is None:
        return None
    later = range(matter.number + 1, len(table.events))
    number = next(at for at in later if _makes(table, at, matter.seat))
    before = auction_before(table, number, matter.turn)
    return None if before is None else Auction(before.dealer, (*before.calls, instead))


def lower_bids(case: CaseFile, call: IrregularCall, bid: Bid) -> Iterator[tuple[Bid, Meaning | None]]:
    """The sufficient bids below one, each with what it would have shown by the pair's system; None where nobody knows."""
    before, system = (
        auction_before(call.table, call.matter.number, call.matter.turn),
        _system(case, call.seat),
    )
    for level, strain in product(range(1, bid.level + 1), Strain):
        lower = Bid(level, strain)
        if before is None or before.last_bid is None or not before.last_bid < lower < bid:
            continue
        auction = Auction(before.dealer, (*before.calls, lower))
        found = None if system is None else _reading(system, auction, call.table)
        yield lower, None if found is None else found.meaning


def _makes(table: Table, number: int, seat: Seat) -> bool:
    event = table.events[number]
    return isinstance(event, Called | CallReplaced) and event.seat is seat


def _reading(system: System, auction: Auction, table: Table) -> Reading | None:
    found = system.find(auction, vulnerability=table.board.vulnerability)
    return None if found is None else Reading(auction, found)


def _system(case: CaseFile, seat: Seat) -> System | None:
    told = case.systems.get(seat.side)
    return None if told is None else read_system(told.told, f"systems {seat.side}", told.folder)
