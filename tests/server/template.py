"""Databases with all their tables, copied from one that was migrated once; migrating is tested with empty ones."""

from __future__ import annotations

import asyncio
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from rulewright.server.store.migrate import migrate


def migrated(url: str) -> None:
    """Migrate a database, whether or not a loop of asyncio runs here."""
    with ThreadPoolExecutor(1) as aside:
        aside.submit(lambda: asyncio.run(migrate(url))).result()


@cache
def template() -> bytes:
    """Return an SQLite file with all tables and nothing in them."""
    with tempfile.TemporaryDirectory(prefix="rw-template-") as folder:
        migrated(f"sqlite+aiosqlite:///{folder}/template.db")
        return (Path(folder) / "template.db").read_bytes()


def laid_out(file: Path) -> str:
    """Return the URL of an SQLite file, which is laid out if there is none yet."""
    if not file.exists():
        file.write_bytes(template())
    return f"sqlite+aiosqlite:///{file}"
