"""Alembic's way into the database: the connection is handed over by the store."""

from alembic import context

from hain.table.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
