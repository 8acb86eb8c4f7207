"""The store: the log of a tournament in SQLite or PostgreSQL, to which rows are only ever added.

A row is acknowledged when its transaction is committed and on the disk, and not before. Rows are
numbered without gaps; of two writers who would put down the same number one is refused, and
looks again at what the other has put down.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from urllib.parse import quote

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from lawbook.errors import CaseError, NotationError
from lawbook.event.chain import NOTHING, START, Row, Tip, digest
from lawbook.event.content import content, parse_content
from lawbook.event.entries import Logged
from lawbook.event.log import Overtaken
from lawbook.event.schema import ENTRY, is_current, shown, upgrade

__all__ = ["Store", "logged_of"]

_LONG = {"yield_per": 1_000}
"""A log is read so many rows at a time: PostgreSQL would hand over a million at once."""
PATIENCE = 30_000
"""How many milliseconds a writer waits for another one."""


@dataclass(slots=True)
class Store:
    """The log of one tournament; a database may hold several, each by its name after a #."""

    engine: sa.Engine
    event: str = ""
    tip: Tip = NOTHING
    """Where the chain ends, as far as it was read or written."""

    @classmethod
    def open(cls, address: str, *, create: bool = True, write: bool = True) -> Self:
        """The store at an address: the file of an SQLite database, or the URL of any. Raises CaseError.

        With `create` the database is made where there is none yet. Without `write` nothing is ever written,
        but that what an older Lawbook has kept is brought up to date.
        """
        place, _, event = address.partition("#")
        url = _url(place, create=create and write)
        try:
            engine = _opened(url, write=write)
        except (SQLAlchemyError, ImportError, OSError, ValueError) as error:
            raise CaseError(
                "{address}: no database: {reason}", address=shown(url)[-200:], reason=_reason(error)
            ) from None
        return cls(engine, event)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let the connections go."""
        self.engine.dispose()

    def append(self, entries: Sequence[Logged]) -> None:
        """Put entries down, all or none. Raises Overtaken if one of the numbers is taken."""
        try:
            rows = list(self._chained(entries))
            with self.engine.begin() as connection:
                connection.execute(sa.insert(ENTRY), rows)
        except IntegrityError:
            raise Overtaken from None
        except SQLAlchemyError as error:
            raise CaseError(
                "the log cannot be written: {reason}; nothing was put down", reason=_reason(error)
            ) from None
        self.tip = Tip(rows[-1]["number"], rows[-1]["digest"])

    def _chained(self, entries: Sequence[Logged]) -> Iterator[dict[str, Any]]:
        before = self.digest(entries[0].number - 1) if entries else START
        for logged in entries:
            at = logged.at.astimezone(UTC).isoformat()
            row = Row(self.event, logged.number, at, logged.by, logged.entry.kind, content(logged.entry))
            before = digest(before, row)
            yield {**row._asdict(), "digest": before}

    def digest(self, number: int) -> str:
        """The digest of a row. Raises Overtaken where it is not there."""
        if number == self.tip.number:
            return self.tip.digest
        if not number:
            return START
        wanted = sa.select(ENTRY.c.digest).where(ENTRY.c.event == self.event, ENTRY.c.number == number)
        with self.engine.connect() as connection:
            found = connection.scalar(wanted)
        if found is None:
            raise Overtaken
        return str(found)

    def read(self, after: int = 0, until: int | None = None) -> Iterator[Logged]:
        """The entries after this number, in order, up to another.

        Raises NotationError for one that cannot be read, or that is not as it was put down.
        """
        tip = Tip(after, self.digest(after))
        for row, told in self.rows(after, until):
            if row.number != tip.number + 1 or digest(tip.digest, row) != told:
                raise _changed(row.number)
            tip = Tip(row.number, told)
            yield logged_of(row)
            self.tip = tip

    def found(self, numbers: Iterable[int]) -> dict[int, Logged]:
        """The entries of these numbers, each held against its own digest and the one before. Raises NotationError."""
        wanted = sorted({*numbers})
        known: dict[int, tuple[Row, str]] = {}
        before = {number - 1 for number in wanted}
        for batch in _batches(sorted({*wanted, *before} - {0})):
            known |= {row.number: (row, told) for row, told in self._rows(ENTRY.c.number.in_(batch))}
        return {number: logged_of(_proved(number, known)) for number in wanted}

    def last(self) -> int:
        """The highest number that is taken; 0 for an empty log. Raises NotationError."""
        wanted = sa.select(sa.func.max(ENTRY.c.number)).where(ENTRY.c.event == self.event)
        try:
            with self.engine.connect() as connection:
                return int(connection.scalar(wanted) or 0)
        except (SQLAlchemyError, ValueError) as error:
            raise _unread(error) from None

    def rows(self, after: int = 0, until: int | None = None) -> Iterator[tuple[Row, str]]:
        """The rows after this number as they are on the disk, each with its digest. Raises NotationError."""
        if until is None:
            return self._rows(ENTRY.c.number > after, **_LONG)
        return self._rows(ENTRY.c.number > after, ENTRY.c.number <= until, **_LONG)

    def _rows(self, *which: sa.ColumnElement[bool], **how: int) -> Iterator[tuple[Row, str]]:
        columns = (ENTRY.c[name] for name in (*Row._fields, "digest"))
        wanted = sa.select(*columns).where(ENTRY.c.event == self.event, *which).order_by(ENTRY.c.number)
        try:
            with (
                self.engine.connect() as connection,
                connection.execute(wanted, execution_options=how) as found,
            ):
                for *row, told in found:
                    yield Row._make(row), told
        except (SQLAlchemyError, UnicodeError, OverflowError) as error:
            raise _unread(error) from None


def _batches(numbers: Sequence[int], size: int = 500) -> Iterator[Sequence[int]]:
    return (numbers[first : first + size] for first in range(0, len(numbers), size))


def _proved(number: int, known: Mapping[int, tuple[Row, str]]) -> Row:
    """The row of this number, if it is as it was put down. Raises NotationError."""
    before = known[number - 1][1] if number - 1 in known else START
    whole = number in known and (number == 1 or before != START)
    if not whole or digest(before, known[number][0]) != known[number][1]:
        raise _changed(number)
    return known[number][0]


def _changed(number: int) -> NotationError:
    return NotationError(
        "entry {number} of the log: not as it was put down, or one before it is missing; "
        "`lawbook event verify` tells what is wrong",
        number=number,
    )


def _unread(error: Exception) -> NotationError:
    return NotationError(
        "the log cannot be read: {reason}; `lawbook event repair` saves what can be", reason=_reason(error)
    )


def logged_of(row: Row) -> Logged:
    """The entry of a row. Raises NotationError for one that cannot be read."""
    try:
        return Logged(row.number, _time(row), row.by, parse_content(row.kind, row.content))
    except (ValueError, TypeError) as error:
        raise NotationError("entry {number} of the log: {error}", number=row.number, error=error) from None


def _time(row: Row) -> datetime:
    """When a row was put down. Raises TypeError where anything in it is of another type than it was written with."""
    at = datetime.fromisoformat(row.at)
    if at.tzinfo is not UTC or not type(row.by) is type(row.content) is str:
        raise TypeError("a time that is not in UTC, or no text")
    return at


def _opened(url: sa.URL, *, write: bool) -> sa.Engine:
    """The database, up to date. Raises CaseError and SQLAlchemyError."""
    looking, writing = _looking(url), sa.create_engine(url)
    _durable(writing)
    try:
        if not (_is_there(url) and is_current(looking)):
            upgrade(writing)
        if write:
            with writing.connect() as connection:  # whoever may not write is told now
                connection.execute(sa.select(ENTRY.c.number).limit(1))
    finally:
        looking.dispose()
        writing.dispose()
    return writing if write else looking


def _is_there(url: sa.URL) -> bool:
    """Whether there is a database to be looked at before anything is written."""
    file = Path(url.database or "")
    return url.drivername != "sqlite" or (file.is_file() and file.stat().st_size > 0)


def _looking(url: sa.URL) -> sa.Engine:
    """The database, only to be looked at, also in a folder where nobody may write what SQLite keeps beside it."""
    plain = sa.create_engine(_unwritten(url))
    if url.drivername != "sqlite" or not _is_there(url):
        return plain
    try:
        with plain.connect() as connection:
            connection.exec_driver_sql("PRAGMA schema_version")
    except SQLAlchemyError:
        beside = Path(f"{url.database}-wal")
        if not beside.exists():
            return sa.create_engine(_unwritten(url, immutable="1"))
    return plain


def _unwritten(url: sa.URL, **besides: str) -> sa.URL:
    """The same database, which this connection never writes to."""
    if url.drivername == "sqlite":
        file = quote(str(Path(url.database or "").absolute()))
        return url.set(database=f"file:{file}", query={"mode": "ro", "uri": "true", **besides})
    return url.update_query_dict({"options": "-c default_transaction_read_only=on"})


def _url(place: str, *, create: bool) -> sa.URL:
    if "://" not in place:
        path = Path(place)
        if not create and not _is_file(path):
            raise CaseError("{place}: no event there; name an event database, or make one", place=place)
        return sa.URL.create("sqlite", database=str(path))
    try:
        url = sa.make_url(place)
    except SQLAlchemyError:
        raise CaseError(
            "{place}: no address of a database; write FILE or postgresql://HOST/NAME", place=place
        ) from None
    if url.drivername in {"postgres", "postgresql"}:
        return url.set(drivername="postgresql+psycopg")
    return url


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):  # no path at all
        return False


def _durable(engine: sa.Engine) -> None:
    """Make SQLite put what it acknowledges on the disk, let others read meanwhile, and wait for a writer."""
    if engine.dialect.name != "sqlite":
        return

    def begun(connection: Any, _: object) -> None:
        for setting in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={PATIENCE}"):
            connection.execute(f"PRAGMA {setting}")

    sa.event.listen(engine, "connect", begun)


def _reason(error: Exception) -> str:
    if isinstance(error, ImportError):
        return "PostgreSQL needs its driver; install it with `pip install lawbook[store]`"
    told = error.strerror if isinstance(error, OSError) else getattr(error, "orig", None)
    return " ".join(str(told or error).split())
