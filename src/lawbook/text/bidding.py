"""Bidding diagram: an auction as people write it, with what is irregular in it."""

from collections.abc import Iterator, Mapping

from lawbook.bridge import Seat
from lawbook.notation import call_text
from lawbook.table import Fault, Matter, Table
from lawbook.table.auction.matter import Fate
from lawbook.table.auction.settling import NEVER_LIVE
from lawbook.table.record.events import Called, CallReplaced
from lawbook.text.catalogue import translate
from lawbook.text.render import value

__all__ = ["FATES", "FAULTS", "bidding_diagram", "fate", "fault"]

WIDTH = 10
COLUMNS = (Seat.W, Seat.N, Seat.E, Seat.S)

FAULTS: Mapping[str, str] = {
    "out_of_rotation": "out of rotation",
    "insufficient": "insufficient",
    "inadmissible": "inadmissible double or redouble",
    "obliged": "obliged to pass",
    "above_seven": "a bid above seven",
    "after_the_end": "after the auction had ended",
    "changed": "a call changed",
    "not_repeated": "another call than the one that he has to repeat",
    "not_allowed": "a call that the ruling does not leave him",
    "exposed": "cards exposed during the auction",
    "turn_lost": "passes out of rotation that took a turn away",
}
FATES: Mapping[str, str] = {
    "open": "nothing done yet",
    "accepted": "accepted",
    "refused": "not accepted",
    "overtaken": "the player whose turn it was called first",
    "in_rotation": "counts as made in rotation",
    "called_over": "called over, though nobody can accept it",
    "faced": "face up until the auction ends",
}


def fault(matter: Matter, language: str) -> str:
    """What is wrong with a call."""
    return translate("fault", FAULTS[matter.fault.value], language)


def fate(table: Table, matter: Matter, language: str) -> str:
    """What became of an irregular call."""
    became = table.bidding.fates[matter][0]
    if matter.fault is Fault.EXPOSED:
        return translate("fate", FATES["faced"], language)
    void = became is Fate.ACCEPTED and matter.fault in NEVER_LIVE
    return translate("fate", FATES["called_over" if void else became.value], language)


def bidding_diagram(table: Table, language: str) -> Iterator[str]:
    """The calls in the order in which they were made, West on the left; an irregular call has a number."""
    yield "".join(f"{value(seat, language):<{WIDTH}}" for seat in COLUMNS).rstrip()
    marks = {matter.number: mark for mark, matter in enumerate(table.matters, start=1)}
    row = [""] * 4
    column = -1
    for number, event in enumerate(table.events):
        if not isinstance(event, Called | CallReplaced):
            continue
        call = event.call if isinstance(event, Called) else event.new
        said = call_text(call, language) + (f" ({marks[number]})" if number in marks else "")
        at = COLUMNS.index(event.seat)
        if at <= column:
            yield _line(row)
            row = [""] * 4
        row[at] = said
        column = at
    if any(row):
        yield _line(row)


def _line(row: list[str]) -> str:
    return "".join(f"{said:<{WIDTH}}" for said in row).rstrip()
