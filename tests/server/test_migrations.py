"""The tables of the database and the migrations that make them."""

from __future__ import annotations

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine

from rulewright.server.store.migrate import NewerDatabase, migrate
from rulewright.server.store.schema import METADATA
from rulewright.server.store.store import Store


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, METADATA))


async def test_migrations_make_exactly_the_tables_that_the_server_uses(bare_anywhere: str) -> None:
    await migrate(bare_anywhere)

    engine = create_async_engine(bare_anywhere)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


async def test_migrating_a_second_time_changes_nothing(bare_anywhere: str) -> None:
    await migrate(bare_anywhere)
    store = Store(bare_anywhere)
    await store.add_person("anna", "Anna", b"hash")

    await migrate(bare_anywhere)

    found = await store.person("anna")
    await store.close()
    assert found is not None
    assert found.name == "Anna"


async def test_several_servers_may_start_on_an_empty_database_at_once(bare: str) -> None:
    await asyncio.gather(*(migrate(bare) for _ in range(4)))

    store = Store(bare)
    assert await store.driven() == []
    await store.close()


async def test_a_database_of_a_later_version_is_refused_and_left_alone(bare_anywhere: str) -> None:
    await migrate(bare_anywhere)
    store = Store(bare_anywhere)
    async with store.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    with pytest.raises(NewerDatabase, match="9999"):
        await migrate(bare_anywhere)

    await store.add_person("anna", "Anna", b"hash")
    await store.close()
