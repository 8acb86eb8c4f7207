"""Verifying: whether a log is as it was put down, what can be saved of one that is not, and its export."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from lawbook.errors import CaseError, LawbookError, NotationError, Wording
from lawbook.event.chain import START, Row, digest
from lawbook.event.content import open_content
from lawbook.event.entries import Logged, Noted
from lawbook.event.ledger import Ledger
from lawbook.event.store import Store, logged_of

__all__ = ["Verdict", "exported", "saved", "verified"]

BATCH = 1000


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was found of a log: how many entries, where its chain ends, and what is wrong."""

    entries: int
    end: str
    wrong: tuple[LawbookError | Wording, ...]


def verified(store: Store) -> Verdict:
    """Whether every entry is as it was put down, can be read, and folds; whatever is wrong is named."""
    number, before, ledger = 0, START, Ledger()
    wrong: list[LawbookError | Wording] = []
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
    except NotationError as error:
        wrong.append(error)
    return Verdict(number, before, tuple(wrong))


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
        raise CaseError(
            "{address}: holds an event already; name a new file", address=str(into.engine.url.database)
        )
    lost: list[int] = []
    batch: list[Logged] = []
    number = 0
    for number, logged in enumerate(_found(store), start=1):
        if logged is None:
            lost.append(number)
        batch.append(_lost(number) if logged is None else logged)
        if len(batch) == BATCH:
            into.append(batch)
            batch = []
    if batch:
        into.append(batch)
    return number, tuple(lost)


def _found(store: Store) -> Iterator[Logged | None]:
    """Each entry by its number up to the last, None where it cannot be read."""
    last = store.last()
    for number in range(1, last + 1):
        try:
            row = next((row for row, _ in store.rows(number - 1, number)), None)
            yield None if row is None else logged_of(row)
        except LawbookError:
            yield None


def _lost(number: int) -> Logged:
    """What stands for an entry that cannot be read."""
    return Logged(number, datetime.fromtimestamp(0, UTC), "", Noted("entry lost; it could not be read"))


def exported(store: Store) -> Iterator[str]:
    """Every entry as a line of JSON, without the keys that open anything. Raises NotationError."""
    for logged in store.read():
        told: dict[str, Any] = {
            "number": logged.number,
            "at": logged.at.isoformat(),
            "by": logged.by,
            "kind": logged.entry.kind,
            "content": json.loads(open_content(logged.entry)),
            "digest": store.tip.digest,
        }
        yield json.dumps(told, ensure_ascii=False)
