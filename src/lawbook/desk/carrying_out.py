"""Carrying out: what a ruling says is done to the record, as far as it does not stand there yet."""

from collections.abc import Iterator

from lawbook.desk.enacting import acts, chosen, duties
from lawbook.law.consult import Ruling
from lawbook.table import Table
from lawbook.table.record.events import Event, LaidDown
from lawbook.table.seen.sight import Sight, View, seen_in

__all__ = ["bare", "carry_out", "has_to_act"]


def carry_out(table: Table, view: View, ruling: Ruling, *, at_once: bool = True) -> list[Event]:
    """Do to the record what a ruling says, or only what it puts in force; what is new.

    One after the other: what comes later in a ruling is about the record that what came before it has made.
    """
    new = list[Event]()
    for event in _done_by(ruling, table, view, at_once=at_once):
        if not _stands(event, table, view):
            table.push(event)
            new.append(bare(event))
    return new


def has_to_act(table: Table, view: View, ruling: Ruling) -> bool:
    """Whether somebody is to do something now that he has not done yet."""
    return any(not _stands(event, table, view) for event in _at_once(ruling, view))


def _done_by(ruling: Ruling, table: Table, view: View, *, at_once: bool) -> Iterator[Event]:
    if at_once:
        yield from _at_once(ruling, view)
    yield from duties(ruling.provisions, seen_in(table, view))


def _at_once(ruling: Ruling, view: View) -> Iterator[Event]:
    yield from chosen(ruling, view)
    yield from acts(ruling.provisions, view)


def _stands(event: Event, table: Table, view: View) -> bool:
    """Whether the record tells an event since the irregularity."""
    first, plain = view.matter.number if isinstance(view, Sight) else 0, bare(event)
    return any(bare(told) == plain for told in reversed(table.since(first)))


def bare(event: Event) -> Event:
    """An event without the clause by which it is laid down: a story need not name it."""
    return event.with_fields(cite=None) if isinstance(event, LaidDown) else event
