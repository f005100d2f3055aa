"""How Alembic runs our migrations: on the connection that the server hands over."""

from __future__ import annotations

from alembic import context

from rulewright.server.store.schema import METADATA

# Alembic believes that SQLite cannot take back a change of a table.  It can; see `migrate`.
context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
