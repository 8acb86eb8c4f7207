"""The shelf: where checkpoints stand, in two tables of the same database that only those who write make.

They are no part of its schema: a Lawbook that knows nothing of them reads the log whole, and so does
everybody when they are emptied.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from lawbook.event.checkpoint.head import Head, read_head
from lawbook.event.checkpoint.pieces import Spoilt, digest_of
from lawbook.event.entries import Logged
from lawbook.event.schema import ENTRY
from lawbook.event.store import Store

__all__ = ["Shelf"]

_SHELF = sa.MetaData()
HEADS = sa.Table(
    "checkpoint",
    _SHELF,
    sa.Column("event", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("digest", sa.Text, nullable=False),
    sa.Column("head", sa.Text, nullable=False),
)
PIECES = sa.Table(
    "checkpoint_piece",
    _SHELF,
    sa.Column("event", sa.Text, primary_key=True),
    sa.Column("digest", sa.Text, primary_key=True),
    sa.Column("content", sa.Text, nullable=False),
)
KEPT = 2
"""How many checkpoints of an event are kept: whoever has opened it from the one before still finds its pieces."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """The checkpoints of one log."""

    store: Store

    def newest(self) -> Head | None:
        """The newest checkpoint that is whole and of this log; None without one."""
        return next(iter(self.heads()), None)

    def heads(self) -> list[Head]:
        """The checkpoints that are whole and of this log, the newest first."""
        try:
            with self.store.engine.connect() as connection:
                return [head for head in self._heads(connection) if self._is_of_log(connection, head)]
        except (SQLAlchemyError, UnicodeError, OverflowError, TypeError):
            return []

    def all(self) -> list[tuple[int, Head | type[Spoilt] | None]]:
        """Whatever stands there, by its number: a head, None for that of another Lawbook, Spoilt."""
        try:
            with self.store.engine.connect() as connection:
                return list(self._told(connection))
        except (SQLAlchemyError, UnicodeError, OverflowError, TypeError):
            return []

    def _heads(self, connection: sa.Connection) -> Iterable[Head]:
        return (head for _, head in self._told(connection) if isinstance(head, Head))

    def _told(self, connection: sa.Connection) -> Iterable[tuple[int, Head | type[Spoilt] | None]]:
        wanted = sa.select(HEADS.c.number, HEADS.c.digest, HEADS.c.head).where(
            HEADS.c.event == self.store.event
        )
        for number, digest, text in connection.execute(wanted.order_by(HEADS.c.number.desc())):
            yield number, _head(number, digest, text)

    def _is_of_log(self, connection: sa.Connection, head: Head) -> bool:
        """Whether the entry that it ends with stands in the log as it did."""
        wanted = sa.select(ENTRY.c.digest).where(
            ENTRY.c.event == self.store.event, ENTRY.c.number == head.number
        )
        return bool(head.digest) and connection.scalar(wanted) == head.digest

    def piece(self, digest: str) -> str | None:
        """The text of this digest; None where there is none."""
        wanted = sa.select(PIECES.c.content).where(
            PIECES.c.event == self.store.event, PIECES.c.digest == digest
        )
        try:
            with self.store.engine.connect() as connection:
                return connection.scalar(wanted)
        except (SQLAlchemyError, UnicodeError):
            return None

    def read(self, after: int = 0, until: int | None = None) -> Iterable[Logged]:
        """The entries after a number up to another, in order."""
        return self.store.read(after, until)

    def found(self, numbers: Iterable[int]) -> Mapping[int, Logged]:
        """The entries of these numbers, each as it was put down. Raises NotationError."""
        return self.store.found(numbers)

    def keep(self, head: Head, pieces: Mapping[str, str]) -> bool:
        """Keep a checkpoint; whether that was done. It waits for nobody, and whatever hinders it is no error."""
        try:
            with self.store.engine.begin() as connection:
                for statement in _ALONE[connection.dialect.name]:
                    connection.exec_driver_sql(statement)
                return self._put(connection, head, pieces)
        except SQLAlchemyError:
            return False
        finally:
            self._patient()

    def _put(self, connection: sa.Connection, head: Head, pieces: Mapping[str, str]) -> bool:
        _SHELF.create_all(connection)
        event = self.store.event
        there = set(connection.scalars(sa.select(PIECES.c.digest).where(PIECES.c.event == event)))
        known = [each for each in self._heads(connection) if self._is_of_log(connection, each)]
        newer = any(each.number >= head.number for each in known)
        if newer or not head.pieces <= {*there, *pieces} or not self._is_of_log(connection, head):
            return False
        fresh = head.pieces - there
        if fresh:
            rows = [{"event": event, "digest": each, "content": pieces[each]} for each in sorted(fresh)]
            connection.execute(sa.insert(PIECES), rows)
        kept = known[: KEPT - 1]
        connection.execute(
            sa.delete(HEADS).where(
                HEADS.c.event == event, HEADS.c.number.not_in([each.number for each in kept])
            )
        )
        row = {"event": event, "number": head.number, "digest": digest_of(head.text), "head": head.text}
        connection.execute(sa.insert(HEADS), row)
        self._sweep(connection, there - head.pieces.union(*(each.pieces for each in kept)))
        return True

    def _sweep(self, connection: sa.Connection, unused: Iterable[str]) -> None:
        rows = [{"of": self.store.event, "gone": digest} for digest in sorted(unused)]
        if rows:
            which = sa.text("DELETE FROM checkpoint_piece WHERE event = :of AND digest = :gone")
            connection.execute(which, rows)

    def _patient(self) -> None:
        """Have the connections wait for a writer again."""
        if self.store.engine.dialect.name == "sqlite":
            self.store.engine.dispose()


def _head(number: int, digest: str, text: str) -> Head | type[Spoilt] | None:
    try:
        head = read_head(text) if isinstance(text, str) and digest_of(text) == digest else Spoilt
    except Spoilt:
        return Spoilt
    return Spoilt if isinstance(head, Head) and head.number != number else head


_ALONE = {
    "sqlite": ["PRAGMA busy_timeout=0", "BEGIN IMMEDIATE"],
    "postgresql": ["SET LOCAL lock_timeout = '1s'", "SELECT pg_advisory_xact_lock(1873, 94)"],
}
"""What keeps others from doing the same at the same time, without waiting for them."""
