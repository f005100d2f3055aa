"""The file of an SQLite database: whose it is, and that only one server writes to it.

A file of another program is told by reading it alone, before anything is written to it or beside it.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import sqlite3
import stat
from pathlib import Path
from typing import IO
from urllib.parse import quote

SQLITE = "sqlite+aiosqlite:///"
HEADER = b"SQLite format 3\0"
OURS = frozenset({"alembic_version", "setting", "person", "match", "seat", "entry"})
"""Tables that every database of ours has had from its first version on."""
ADDRESS = "http://"
"""How what we write into a lock begins."""


class ForeignDatabase(Exception):
    """The database belongs to another program."""


class Locked(Exception):
    """Another server writes to the database; `address` is where it serves, if it says so."""

    def __init__(self, address: str) -> None:
        """Say where."""
        super().__init__(address)
        self.address = address


def file_of(url: str) -> Path | None:
    """Return the file of a database, where there is one, whatever links lead to it."""
    return Path(url.removeprefix(SQLITE)).resolve() if url.startswith(SQLITE) else None


def see_that_ours(path: Path) -> None:
    """Refuse a file of another program.  Nothing is written: neither a log, nor an index of one, nor a lock."""
    if not path.exists():
        return
    if not path.is_file():
        raise ForeignDatabase(f"{path} is no file")
    with path.open("rb") as file:
        head = file.read(len(HEADER))
    if not head or _interrupted(path):
        return  # empty, or SQLite first takes back what a killed server of ours had begun
    if head != HEADER:
        raise ForeignDatabase(f"{path} is no database")
    # As if nobody could change it: then SQLite makes no files beside it.  Our tables are never in the log alone.
    with contextlib.closing(sqlite3.connect(f"file:{quote(str(path))}?immutable=1", uri=True)) as connection:
        try:
            found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
            mark = connection.execute("PRAGMA application_id").fetchone()[0]
        except sqlite3.DatabaseError as error:
            raise ForeignDatabase(f"{path} is no database") from error
    see_that_known({name for (name,) in found if not name.startswith("sqlite_")}, marked=bool(mark))


def see_that_known(tables: set[str], *, marked: bool = False) -> None:
    """Refuse a database by the names of its tables: it has ours, or none."""
    if (tables or marked) and not tables >= OURS:
        raise ForeignDatabase("it belongs to another program")


def _interrupted(path: Path) -> bool:
    """Whether a server of ours was killed in the middle of writing to a file without a log."""
    journal, lock = path.with_name(f"{path.name}-journal"), lock_file(path)
    return journal.is_file() and journal.stat().st_size > 0 and lock.is_file() and not lock.is_symlink()


def lock_file(path: Path) -> Path:
    """Return the file that says that a database is in use."""
    return path.with_name(f"{path.name}.lock")


def lock(path: Path) -> IO[str]:
    """Make sure that no other server writes to a file; the lock lasts as long as the process.

    Raises Locked if one does, and OSError if what lies in the place of the lock is not one of ours.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    # No link is followed: whoever could put one there would have us write elsewhere.
    handle = os.open(lock_file(path), os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC | os.O_NONBLOCK, 0o600)
    held = os.fdopen(handle, "r+")
    try:
        address = _noted(held)
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise Locked(address) from error
    except BaseException:
        held.close()
        raise
    return held


def _noted(held: IO[str]) -> str:
    """Return what stands in a lock, if it is one of ours."""
    if not stat.S_ISREG(os.fstat(held.fileno()).st_mode):
        raise OSError(0, f"{held.name} is no lock")
    try:
        address = held.read(200)
    except UnicodeDecodeError:
        address = "?"
    if address and not address.startswith(ADDRESS):
        raise OSError(0, "its lock belongs to another program")
    return address


def note(held: IO[str], address: str) -> None:
    """Write into a lock where its server serves."""
    held.seek(0)
    held.truncate(0)
    held.write(address)
    held.flush()
