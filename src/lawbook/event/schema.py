"""The schema: one table of entries, brought up to date by the migrations that the package carries."""

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
    """Bring a database up to date; Alembic is only loaded where something is to be done."""
    with engine.begin() as connection:
        if _revision(connection) == HEAD:
            return
    from alembic import command  # noqa: PLC0415  # a third of a second, needed once in the life of a database
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", "lawbook.event:migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _revision(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return str(connection.scalar(sa.text("SELECT version_num FROM alembic_version")))
