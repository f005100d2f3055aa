"""What goes wrong: the database is away, which is expected, or there is a defect, which is noted with its place."""

from __future__ import annotations

import logging
import sqlite3
import traceback

from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

AWAY_STATES = ("08", "25", "40", "53", "55", "57", "58")
"""Classes of SQLSTATE by which PostgreSQL says that it cannot now, not that it was asked for something wrong."""
AWAY_CODES = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
    }
)
"""The same of SQLite."""


class Away(Exception):
    """The database, or the way to it, is not there; what was to be written is not written."""


def away(error: BaseException | None) -> bool:
    """Whether something failed because the database, or the way to it, is not there; a defect is something else."""
    if isinstance(error, OSError | Away | PoolTimeout):  # a timeout is an OSError
        return True
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or away(error.orig)
    state = getattr(error, "sqlstate", None)
    if isinstance(state, str):
        return state.startswith(AWAY_STATES)
    if isinstance(error, sqlite3.Error):
        return (getattr(error, "sqlite_errorcode", 1) & 0xFF) in AWAY_CODES
    if error is None or isinstance(error, SQLAlchemyError):
        return False
    # What the driver itself says of a connection that has gone has no state.
    return type(error).__module__.startswith("asyncpg") or away(error.__cause__)


def log_failure(log: logging.Logger, what: str, error: BaseException) -> None:
    """Log where something failed, without any values: messages of exceptions may quote secrets.

    Of what fails while the database is away nothing is said here: the outage itself is told of once, with counts.
    """
    if isinstance(error, Away | SQLAlchemyError) and away(error):
        return
    places = "".join(
        f"\n  {frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)
    )
    log.error("%s: %s%s", what, type(error).__name__, places)
