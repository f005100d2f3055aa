"""How Alembic runs our migrations: on the connection that the server hands over."""

from __future__ import annotations

from alembic import context

from rulewright.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
