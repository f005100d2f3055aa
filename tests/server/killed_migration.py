"""A process that migrates databases and is killed at whichever statement one likes, as often as one likes.

    python -m tests.server.killed_migration URL

For every number on its standard input it migrates in a child, which is killed before so many changes were made; it
answers with how the child ended.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys

import aiosqlite
import alembic.command
import asyncpg  # type: ignore[import-untyped]  # it has no types
from sqlalchemy import Engine, event

from rulewright.server.store.migrate import migrate

LOADED = (aiosqlite, alembic.command, asyncpg)
"""What children need, loaded once."""
HARMLESS = ("SELECT", "PRAGMA", "SHOW", "BEGIN")


def child(url: str, left: int) -> None:
    """Migrate, but only so many changes far; the commit is one as well."""

    def count(*_: object) -> None:
        nonlocal left
        if not left:
            os.kill(os.getpid(), signal.SIGKILL)
        left -= 1

    @event.listens_for(Engine, "before_cursor_execute")
    def executes(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if not statement.lstrip().upper().startswith(HARMLESS):
            count()

    event.listen(Engine, "commit", count)
    asyncio.run(migrate(url))
    os._exit(0)


def main(url: str) -> None:
    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            try:
                child(url, int(line))
            finally:
                os._exit(1)
        _, status = os.waitpid(pid, 0)
        sys.stdout.write(f"{os.waitstatus_to_exitcode(status)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1])
