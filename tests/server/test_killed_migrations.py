"""Whoever is killed while a database is made or changed leaves it as it was; files of others are left alone."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO

import pytest
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from rulewright.server.store import sqlite_file
from rulewright.server.store.migrate import migrate
from rulewright.server.store.sqlite_file import ForeignDatabase
from rulewright.server.store.store import Store
from tests.doses import one_in
from tests.server.test_migrations import differences
from tests.server.test_serving import refused


@contextmanager
def migrating(url: str) -> Iterator[tuple[IO[str], IO[str]]]:
    command = [sys.executable, "-m", "tests.server.killed_migration", url]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603  (ours)
        assert process.stdin is not None
        assert process.stdout is not None
        yield process.stdin, process.stdout
        process.stdin.close()


def shape(connection: Connection) -> dict[str, list[str]]:
    """Return the tables of a database and their columns, and its version."""
    found = inspect(connection)
    tables = {name: [column["name"] for column in found.get_columns(name)] for name in found.get_table_names()}
    if "alembic_version" in tables:
        tables["alembic_version"] = [str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar())]
    return tables


async def shape_of(url: str) -> dict[str, list[str]]:
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        found = await connection.run_sync(shape)
    await engine.dispose()
    return found


def files(folder: Path) -> dict[str, bytes]:
    """Return everything that lies in a folder."""
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.mark.long
@pytest.mark.parametrize("begun", one_in(2, ["0004", ""]))
async def test_a_server_killed_at_any_statement_of_a_migration_leaves_the_database_as_it_was(
    bare_anywhere: str, begun: str
) -> None:
    if begun:
        await migrate(bare_anywhere, begun)
    before = await shape_of(bare_anywhere)
    killed = 0
    with migrating(bare_anywhere) as (ask, answer):
        while True:
            ask.write(f"{killed}\n")
            ask.flush()
            ended = int(answer.readline())
            if ended == 0:
                break
            assert ended == -signal.SIGKILL
            assert await shape_of(bare_anywhere) == before
            killed += 1

    assert killed > (6 if begun else 15)
    engine = create_async_engine(bare_anywhere)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()
    store = Store(bare_anywhere)
    await store.add_person("anna", "Anna", b"hash")
    await store.close()


def make_foreign(path: Path, kind: str) -> None:
    if kind == "text":
        path.write_text("Dear diary, today I have found out what a lock file is.\n" * 20)
        return
    with closing(sqlite3.connect(path)) as connection:
        if kind == "log":
            connection.execute("PRAGMA journal_mode = WAL")
        if kind == "alembic":
            connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
            connection.execute("INSERT INTO alembic_version VALUES ('8f3a')")
        connection.execute("CREATE TABLE diary (day TEXT)")
        connection.commit()


@pytest.mark.parametrize("kind", one_in(4, ["alembic", "text", "sqlite", "log"]))
async def test_a_file_of_another_program_is_refused_before_anything_is_written(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "diary.db"
    make_foreign(path, kind)
    before = files(tmp_path)
    url = f"sqlite+aiosqlite:///{path}"

    with pytest.raises(ForeignDatabase):
        await migrate(url)
    status, said = await refused("--database", url)

    assert status == 2
    assert "diary.db cannot be used" in said
    assert files(tmp_path) == before


async def test_tables_of_another_program_in_postgresql_are_left_alone(bare: str) -> None:
    engine = create_async_engine(bare)
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE person (name TEXT)"))
    await engine.dispose()

    with pytest.raises(ForeignDatabase):
        await migrate(bare)

    assert await shape_of(bare) == {"person": ["name"]}


def test_a_lock_follows_no_link_and_takes_no_file_of_another_program(tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary")
    linked, taken = tmp_path / "linked.db", tmp_path / "taken.db"
    (tmp_path / "linked.db.lock").symlink_to(diary)
    (tmp_path / "taken.db.lock").write_text("Dear diary")

    for path in (linked, taken):
        with pytest.raises(OSError, match=r"symbolic links|another program"):
            sqlite_file.lock(path)

    assert diary.read_text() == (tmp_path / "taken.db.lock").read_text() == "Dear diary"


def test_whoever_comes_by_a_link_finds_the_same_lock(tmp_path: Path) -> None:
    (tmp_path / "real.db").write_bytes(b"")
    (tmp_path / "other.db").symlink_to("real.db")
    paths = [sqlite_file.file_of(f"sqlite+aiosqlite:///{tmp_path}/{name}") for name in ("real.db", "other.db")]
    assert paths[0] is not None
    assert paths[0] == paths[1]
    with sqlite_file.lock(paths[0]) as held:
        sqlite_file.note(held, "http://127.0.0.1:8000")
        with pytest.raises(sqlite_file.Locked) as refusal:
            sqlite_file.lock(paths[0])

    assert refusal.value.address == "http://127.0.0.1:8000"
    assert (tmp_path / "real.db.lock").stat().st_mode & 0o777 == 0o600
