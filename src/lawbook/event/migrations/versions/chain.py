"""The chain of digests over the rows, also over those that stand already."""

from collections.abc import Iterable, Iterator

import sqlalchemy as sa
from alembic import op

from lawbook.event.chain import START, Row, digest

revision = "chain"
down_revision = "entry_log"


def upgrade() -> None:
    """Add the column, and chain what was put down before it."""
    op.add_column("entry", sa.Column("digest", sa.Text, nullable=False, server_default=START))
    connection = op.get_bind()
    rows = connection.exec_driver_sql(
        'SELECT event, number, at, "by", kind, content FROM entry ORDER BY event, number'
    ).all()
    if not rows:
        return
    for statement in _UNGUARDED[connection.dialect.name]:
        op.execute(statement)
    connection.execute(
        sa.text("UPDATE entry SET digest = :digest WHERE event = :event AND number = :number"),
        list(_chained(map(Row._make, rows))),
    )
    for statement in _GUARDED[connection.dialect.name]:
        op.execute(statement)


def downgrade() -> None:
    """Remove the column."""
    op.drop_column("entry", "digest")


def _chained(rows: Iterable[Row]) -> Iterator[dict[str, object]]:
    """The digest of each row, event by event."""
    before, event = START, None
    for row in rows:
        before = digest(START if row.event != event else before, row)
        event = row.event
        yield {"digest": before, "event": row.event, "number": row.number}


_UNGUARDED = {
    "sqlite": ["DROP TRIGGER entry_no_update"],
    "postgresql": ["ALTER TABLE entry DISABLE TRIGGER entry_guard"],
}
_UPDATE = (
    "CREATE TRIGGER entry_no_update BEFORE update ON entry"
    " BEGIN SELECT RAISE(ABORT, 'the log is only added to'); END"
)
_GUARDED = {"sqlite": [_UPDATE], "postgresql": ["ALTER TABLE entry ENABLE TRIGGER entry_guard"]}
