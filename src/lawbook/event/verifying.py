"""Verifying: whether a log is as it was put down, what can be saved of one that is not, and its export."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from lawbook.errors import CaseError, LawbookError, NotationError, Wording
from lawbook.event.chain import START, Row, digest
from lawbook.event.checkpoint.checking import Checks
from lawbook.event.content import open_content
from lawbook.event.entries import Logged, Noted
from lawbook.event.ledger import Ledger
from lawbook.event.log import Overtaken
from lawbook.event.schema import shown
from lawbook.event.store import Store, logged_of

__all__ = ["Verdict", "exported", "logged_object", "saved", "verified"]

BATCH = 1000


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was found of a log: how many entries, where its chain ends, and what is wrong."""

    entries: int
    end: str
    wrong: tuple[LawbookError | Wording, ...]
    checkpoints: tuple[int, ...] = ()
    """The entries up to which a checkpoint tells the same as they do."""


def verified(store: Store) -> Verdict:
    """Whether every entry is as it was put down, can be read, and folds; whatever is wrong is named."""
    number, before, ledger = 0, START, Ledger()
    wrong: list[LawbookError | Wording] = []
    checks = Checks(store)
    try:
        for row, told in store.rows():
            number += 1
            if row.number != number:
                wrong.append(
                    Wording("entries {first} to {last} are missing", first=number, last=row.number - 1)
                )
                number = row.number
            if digest(before, row) != told:
                wrong.append(Wording("entry {number}: not as it was put down", number=number))
            before = told
            _fold(ledger, row, wrong)
            checks.look(ledger, told)
    except NotationError as error:
        wrong.append(error)
    return Verdict(number, before, (*wrong, *checks.wrong), checks.same)


def _fold(ledger: Ledger, row: Row, wrong: list[LawbookError | Wording]) -> None:
    try:
        ledger.extend([logged_of(row)])
    except LawbookError as error:
        wrong.append(error)
        ledger.extend([_lost(row.number)])


def saved(store: Store, into: Store) -> tuple[int, tuple[int, ...]]:
    """How many entries were copied into a new log, and the numbers of those that a remark stands for now.

    The numbers stay, since entries name each other by them. Raises CaseError if there is a log already.
    """
    if next(iter(into.rows()), None) is not None:
        raise CaseError("{address}: holds an event already; name a new file", address=shown(into.engine.url))
    lost: list[int] = []
    last, ledger = store.last(), Ledger()
    for first in range(0, last, BATCH):
        rows = _rows(store, first, min(first + BATCH, last))
        numbers = range(first + 1, min(first + BATCH, last) + 1)
        try:
            into.append([_saved(ledger, rows.get(number), number, lost) for number in numbers])
        except Overtaken:
            raise CaseError(
                "{address}: somebody else is writing to it; name a new file", address=shown(into.engine.url)
            ) from None
    return last, tuple(lost)


def _rows(store: Store, after: int, until: int) -> dict[int, Row]:
    """The rows of these numbers that can be read: together, or where one cannot be, one by one."""
    try:
        return {row.number: row for row, _ in store.rows(after, until)}
    except LawbookError:
        if until - after == 1:
            return {}
    half = (after + until) // 2
    return {**_rows(store, after, half), **_rows(store, half, until)}


def _saved(ledger: Ledger, row: Row | None, number: int, lost: list[int]) -> Logged:
    """The entry of a row, or what stands for it where it cannot be read, or speaks of what is not there."""
    try:
        logged = None if row is None else logged_of(row)
        ledger.extend([] if logged is None else [logged])
    except LawbookError:
        logged = None
    if logged is None:
        lost.append(number)
        logged = _lost(number)
        ledger.extend([logged])
    return logged


def _lost(number: int) -> Logged:
    """What stands for an entry that cannot be read."""
    return Logged(number, datetime.fromtimestamp(0, UTC), "", Noted("entry lost; it could not be read"))


def exported(store: Store) -> Iterator[str]:
    """Every entry as a line of JSON, without the keys that open anything. Raises NotationError."""
    for logged in store.read():
        yield json.dumps({**logged_object(logged), "digest": store.tip.digest}, ensure_ascii=False)


def logged_object(logged: Logged) -> dict[str, Any]:
    """An entry as JSON, without the keys that open anything."""
    return {
        "number": logged.number,
        "at": logged.at.isoformat(),
        "by": logged.by,
        "kind": logged.entry.kind,
        "content": json.loads(open_content(logged.entry)),
    }
