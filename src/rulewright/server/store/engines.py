"""Connections to the database, and how long anybody waits on them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

PATIENCE = 5.0
"""Seconds that what is done together may take; a database that says nothing for so long is away."""
SESSION = {
    "statement_timeout": "10s",
    "idle_in_transaction_session_timeout": "5s",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}
"""What PostgreSQL itself sees to: no statement for ever, and no lock that a process holds which hangs."""


def postgres(url: str) -> AsyncEngine:
    """Return connections to PostgreSQL, none of which hangs for ever."""
    # Pinged before use: a database that was restarted must not cost anybody an answer.
    return create_async_engine(
        url,
        pool_size=8,
        max_overflow=4,
        pool_pre_ping=True,
        pool_timeout=PATIENCE,
        hide_parameters=True,
        connect_args={"timeout": PATIENCE, "server_settings": SESSION},
    )


def sqlite(url: str) -> AsyncEngine:
    """Return connections to an SQLite file."""
    engine = create_async_engine(url, connect_args={"timeout": PATIENCE}, hide_parameters=True)
    prepare(engine.sync_engine)
    return engine


def sqlite_in_a_thread(url: str) -> Engine:
    """Return connections to an SQLite file for a thread of one's own."""
    engine = create_engine(url.replace("+aiosqlite", ""), connect_args={"timeout": PATIENCE}, hide_parameters=True)
    prepare(engine)
    return engine


def prepare(engine: Engine) -> None:
    """Have every connection write so that nothing committed is lost with the machine."""

    @event.listens_for(engine, "connect")
    def ready(connection: Any, _: object) -> None:  # noqa: ANN401  (a driver's own connection)
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA wal_autocheckpoint = 0")  # see `checkpoints`
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()
