"""Bringing a database up to date, with Alembic: in one transaction, so that whoever is killed leaves nothing behind."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, event, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from rulewright.server.store.engines import PATIENCE
from rulewright.server.store.sqlite_file import OURS, file_of, see_that_known, see_that_ours

MIGRATIONS = Path(__file__).parent / "migrations"
TURN = 0x52750003
"""The advisory lock under which one process migrates while the others wait."""


class NewerDatabase(Exception):
    """The database was made by a later version of this program."""


async def migrate(url: str, to: str = "head") -> None:
    """Create all tables, or change them to what this version needs, all at once or not at all."""
    file = file_of(url)
    if file is not None:
        see_that_ours(file)
    engine = create_async_engine(url, connect_args={"timeout": PATIENCE})
    if file is not None:
        _one_transaction(engine.sync_engine)
    try:
        async with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                await connection.execute(text("SELECT pg_advisory_xact_lock(:turn)"), {"turn": TURN})
            await connection.run_sync(_bring_up_to_date, to)
    finally:
        await engine.dispose()


def _one_transaction(engine: Engine) -> None:
    """Have SQLite's driver begin nothing and commit nothing by itself: it would before every change of a table."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: object) -> None:  # noqa: ANN401  (a driver's own connection)
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _bring_up_to_date(connection: Connection, to: str) -> None:
    known = sorted(path.stem.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))
    present = _present(connection)
    if present == known[-1]:
        return  # the usual case, decided without loading Alembic: a server that fell must be up again at once
    if present is not None and present not in known:
        raise NewerDatabase(f"the database is of version {present}; this program knows versions up to {known[-1]}")
    _upgrade(connection, to)


def _present(connection: Connection) -> str | None:
    """Return the version of a database; none if it is empty.  Raises ForeignDatabase if it is another program's."""
    tables = set(inspect(connection).get_table_names())
    if connection.dialect.name == "sqlite" or tables & OURS:
        see_that_known(tables)  # a database of PostgreSQL may be shared, as long as no name is taken
    if "alembic_version" not in tables:
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def _upgrade(connection: Connection, to: str) -> None:
    from alembic import command  # noqa: PLC0415  (see above)
    from alembic.config import Config  # noqa: PLC0415  (see above)

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
