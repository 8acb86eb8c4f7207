"""The log of entries, which the database itself keeps from being changed."""

import sqlalchemy as sa
from alembic import op

revision = "entry_log"
down_revision = None


def upgrade() -> None:
    """Make the table, and have the database refuse whatever is not an addition."""
    op.create_table(
        "entry",
        sa.Column("event", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
    )
    for statement in _GUARDS[op.get_bind().dialect.name]:
        op.execute(statement)


def downgrade() -> None:
    """Remove the table with all that it holds."""
    op.drop_table("entry")
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP FUNCTION entry_is_never_changed")


_GUARDS = {
    "sqlite": [
        f"CREATE TRIGGER entry_no_{what} BEFORE {what} ON entry"
        " BEGIN SELECT RAISE(ABORT, 'the log is only added to'); END"
        for what in ("update", "delete")
    ],
    "postgresql": [
        """
        CREATE FUNCTION entry_is_never_changed() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'the log is only added to'; END $$
        """,
        """
        CREATE TRIGGER entry_guard BEFORE UPDATE OR DELETE OR TRUNCATE ON entry
        FOR EACH STATEMENT EXECUTE FUNCTION entry_is_never_changed()
        """,
    ],
}
