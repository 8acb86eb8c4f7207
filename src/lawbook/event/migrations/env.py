"""How Alembic finds the database: in the connection that the store hands it."""

from alembic import context

if hasattr(context, "config"):  # Alembic runs this file; to import it does nothing
    context.configure(connection=context.config.attributes["connection"])
    with context.begin_transaction():
        context.run_migrations()
