"""The schema: one table of entries, brought up to date by the migrations that the package carries."""

from threading import Lock

import sqlalchemy as sa

__all__ = ["ENTRY", "HEAD", "upgrade"]

ENTRY = sa.Table(
    "entry",
    sa.MetaData(),
    sa.Column("event", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Text, nullable=False),
    sa.Column("by", sa.Text, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("content", sa.Text, nullable=False),
)
HEAD = "entry_log"
"""The newest migration; that it is, is tested."""


def upgrade(engine: sa.Engine) -> None:
    """Bring a database up to date, whole or not at all; Alembic is only loaded where something is to be done."""
    with engine.connect() as connection:
        if _revision(connection) == HEAD:
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
    return str(connection.scalar(sa.text("SELECT version_num FROM alembic_version")))
