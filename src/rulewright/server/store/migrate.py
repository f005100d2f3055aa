"""Bringing a database up to date, with Alembic."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

MIGRATIONS = Path(__file__).parent / "migrations"
TURN = 0x52750003
"""The advisory lock under which one process migrates while the others wait."""


class NewerDatabase(Exception):
    """The database was made by a later version of this program."""


async def migrate(url: str) -> None:
    """Create all tables, or change them to what this version needs."""
    engine = create_async_engine(url)
    try:
        async with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                await connection.execute(text("SELECT pg_advisory_xact_lock(:turn)"), {"turn": TURN})
            await connection.run_sync(_bring_up_to_date)
    finally:
        await engine.dispose()


def _bring_up_to_date(connection: Connection) -> None:
    known = sorted(path.stem.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))
    present = _present(connection)
    if present == known[-1]:
        return  # the usual case, decided without loading Alembic: a server that fell must be up again at once
    if present is not None and present not in known:
        raise NewerDatabase(f"the database is of version {present}; this program knows versions up to {known[-1]}")
    _upgrade(connection)


def _present(connection: Connection) -> str | None:
    """Return the version of a database; none if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def _upgrade(connection: Connection) -> None:
    from alembic import command  # noqa: PLC0415  (see above)
    from alembic.config import Config  # noqa: PLC0415  (see above)

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
