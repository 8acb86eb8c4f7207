"""The schema: one table of entries, brought up to date by the migrations that the package carries."""

from threading import Lock

import sqlalchemy as sa

from lawbook.errors import CaseError

__all__ = ["ENTRY", "HEAD", "is_current", "shown", "upgrade"]

ENTRY = sa.Table(
    "entry",
    sa.MetaData(),
    sa.Column("event", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Text, nullable=False),
    sa.Column("by", sa.Text, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("content", sa.Text, nullable=False),
    sa.Column("digest", sa.Text, nullable=False),
)
HEAD = "chain"
"""The newest migration; that it is, is tested."""
KNOWN = ("entry_log", HEAD)
"""All of them, the oldest first."""


def is_current(engine: sa.Engine) -> bool:
    """Whether a database is up to date. Raises CaseError for one of another program, or of a newer Lawbook."""
    with engine.connect() as connection:
        revision = _revision(connection)
        if revision is None:
            _check_free(connection)
        elif revision not in KNOWN:
            raise CaseError(
                "{address}: kept by a newer Lawbook, or by another program ({revision}); nothing was "
                "written: open it with that one",
                address=shown(engine.url),
                revision=revision[:40],
            )
        return revision == HEAD


def _check_free(connection: sa.Connection) -> None:
    """Whether an event may be made in a database that has none. Raises CaseError for another program's tables."""
    tables = set(sa.inspect(connection).get_table_names())
    if "alembic_version" in tables:
        return  # somebody else has just made it
    if tables & {"entry"} if connection.dialect.name == "postgresql" else tables:
        raise CaseError(
            "{address}: the database of another program; nothing was written: name an event, or a new file",
            address=shown(connection.engine.url),
        )


def shown(url: sa.URL) -> str:
    """The address of a database without its password."""
    return (
        (url.database or "").removeprefix("file:") if url.drivername == "sqlite" else url.render_as_string()
    )


def upgrade(engine: sa.Engine) -> None:
    """Bring a database up to date, whole or not at all; Alembic is only loaded where something is to be done."""
    if is_current(engine):
        return
    from alembic import command  # noqa: PLC0415  # a third of a second, needed once in the life of a database
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", "lawbook.event:migrations")
    with _ONE_AT_A_TIME, engine.begin() as connection:
        connection.exec_driver_sql(_ALONE[engine.dialect.name])
        if _revision(connection) != HEAD:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")


_ONE_AT_A_TIME = Lock()
"""Alembic keeps what it is doing in its module."""
_ALONE = {
    "sqlite": "BEGIN IMMEDIATE",  # otherwise each statement would be a transaction of its own
    "postgresql": "SELECT pg_advisory_xact_lock(1873, 93)",
}
"""What keeps other processes from doing the same at the same time."""


def _revision(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
    return None if found is None else str(found)
