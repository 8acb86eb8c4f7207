"""Carrying out: what a ruling says is done to the record, as far as it does not stand there yet."""

from collections.abc import Iterator
from dataclasses import replace

from lawbook.desk.chosen import changed, chosen
from lawbook.desk.enacting import acts, duties
from lawbook.desk.enacting_calls import cancelled_calls
from lawbook.law.consult import Ruling
from lawbook.table import Act, Table
from lawbook.table.record.events import Accepted, Event, LaidDown, Refused
from lawbook.table.seen.sight import Sight, View, seen_in

__all__ = ["bare", "call_off", "carry_out", "has_to_act"]


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


def call_off(table: Table, view: View, ruling: Ruling) -> None:
    """Take out of the record a call that a ruling cancels, where the story has not come to that yet."""
    for event in cancelled_calls(ruling.provisions, seen_in(table, view)):
        table.push(event)


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
    yield from changed(ruling, view)


def _stands(event: Event, table: Table, view: View) -> bool:
    """Whether the record tells an event since the irregularity; each choice of an opponent is told of one call."""
    if isinstance(event, Accepted | Refused):
        return False
    first, plain = view.matter.number if isinstance(view, Sight) else 0, bare(event)
    return any(type(told) is type(plain) and bare(told) == plain for told in reversed(table.since(first)))


def bare(event: Event) -> Event:
    """An event without the clause by which it is laid down, which a story need not name.

    A right to change a call is one right, whichever call it has been changed to.
    """
    if not isinstance(event, LaidDown):
        return event
    return replace(event, cite=None, calls=None if event.act is Act.CHANGE else event.calls)
