"""The store: the log of a tournament in SQLite or PostgreSQL, to which rows are only ever added.

A row is acknowledged when its transaction is committed and on the disk, and not before. Rows are
numbered without gaps; of two writers who would put down the same number one is refused, and
looks again at what the other has put down.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from lawbook.errors import CaseError, NotationError
from lawbook.event.content import content, parse_content
from lawbook.event.entries import Logged
from lawbook.event.log import Overtaken
from lawbook.event.schema import ENTRY, upgrade

__all__ = ["Store"]


@dataclass(frozen=True, slots=True)
class Store:
    """The log of one tournament; a database may hold several, each by its name after a #."""

    engine: sa.Engine
    event: str = ""

    @classmethod
    def open(cls, address: str, *, create: bool = True) -> Self:
        """The store at an address: the file of an SQLite database, or the URL of any. Raises CaseError.

        With `create` the database is made where there is none yet.
        """
        place, _, event = address.partition("#")
        url = _url(place, create=create)
        try:
            engine = sa.create_engine(url)
        except (SQLAlchemyError, ImportError) as error:
            raise CaseError(f"{_shown(url)}: no database: {_reason(error)}") from None
        _durable(engine)
        try:
            upgrade(engine)
        except SQLAlchemyError as error:
            engine.dispose()
            raise CaseError(f"{_shown(url)}: no database: {_reason(error)}") from None
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
        rows = [
            {
                "event": self.event,
                "number": logged.number,
                "at": logged.at.astimezone(UTC).isoformat(),
                "by": logged.by,
                "kind": logged.entry.kind,
                "content": content(logged.entry),
            }
            for logged in entries
        ]
        try:
            with self.engine.begin() as connection:
                connection.execute(sa.insert(ENTRY), rows)
        except IntegrityError:
            raise Overtaken from None
        except SQLAlchemyError as error:
            raise CaseError(f"the log cannot be written: {_reason(error)}; nothing was put down") from None

    def read(self, after: int = 0) -> Iterator[Logged]:
        """The entries after this number, in order. Raises NotationError for one that cannot be read."""
        wanted = (
            sa.select(ENTRY.c.number, ENTRY.c.at, ENTRY.c.by, ENTRY.c.kind, ENTRY.c.content)
            .where(ENTRY.c.event == self.event, ENTRY.c.number > after)
            .order_by(ENTRY.c.number)
        )
        with self.engine.connect() as connection:
            for number, at, by, kind, told in connection.execute(wanted):
                try:
                    yield Logged(number, datetime.fromisoformat(at), by, parse_content(kind, told))
                except ValueError as error:
                    raise NotationError(f"entry {number} of the log: {error}") from None


def _url(place: str, *, create: bool) -> sa.URL:
    if "://" not in place:
        path = Path(place)
        if not create and not path.is_file():
            raise CaseError(f"{place}: no event there; name an event database, or make one")
        return sa.URL.create("sqlite", database=str(path))
    try:
        url = sa.make_url(place)
    except SQLAlchemyError:
        raise CaseError(f"{place}: no address of a database; write FILE or postgresql://HOST/NAME") from None
    if url.drivername in {"postgres", "postgresql"}:
        return url.set(drivername="postgresql+psycopg")
    return url


def _shown(url: sa.URL) -> str:
    """The address without its password."""
    return (url.database or "") if url.drivername == "sqlite" else url.render_as_string()


def _durable(engine: sa.Engine) -> None:
    """Make SQLite put what it acknowledges on the disk, let others read meanwhile, and wait for a writer."""
    if engine.dialect.name != "sqlite":
        return

    def begun(connection: Any, _: object) -> None:
        for setting in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=30000"):
            connection.execute(f"PRAGMA {setting}")

    sa.event.listen(engine, "connect", begun)


def _reason(error: Exception) -> str:
    if isinstance(error, ImportError):
        return "PostgreSQL needs its driver; install it with `pip install lawbook[store]`"
    return " ".join(str(getattr(error, "orig", None) or error).split())
