"""SQLite's log is carried over beside the commits, and never grows for ever."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from rulewright.server.store import checkpoints
from rulewright.server.store.checkpoints import Checkpoints, LogTooLong
from rulewright.server.store.migrate import migrate
from rulewright.server.store.store import Store


async def written(folder: Path) -> tuple[Store, Path]:
    """Return a store with people in it that only its log knows, and the log."""
    url = f"sqlite+aiosqlite:///{folder}/test.db"
    await migrate(url)
    store = Store(url)
    for number in range(50):
        await store.add_person(f"p{number}", "Anna", b"secret" + bytes([number]))
    return store, folder / "test.db-wal"


def in_the_file(folder: Path) -> int:
    """Return how many people the database file holds without its log."""
    alone = folder / "alone.db"
    alone.write_bytes((folder / "test.db").read_bytes())
    engine = create_engine(f"sqlite:///{alone}")
    with engine.connect() as connection:
        count: int = connection.execute(text("SELECT COUNT(*) FROM person")).scalar_one()
    engine.dispose()
    alone.unlink()
    return count


async def test_commits_leave_the_log_to_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store, log = await written(tmp_path)
    engine = create_engine(f"sqlite:///{tmp_path}/test.db")
    keeper = Checkpoints(engine)
    try:
        keeper.look()
        assert in_the_file(tmp_path) == 0, "a short log is left alone"

        monkeypatch.setattr(checkpoints, "LONG", 1)
        keeper.look()
        assert in_the_file(tmp_path) == 50
        assert log.stat().st_size > 0, "it is written on from its beginning"

        monkeypatch.setattr(checkpoints, "TOO_LONG", 1)
        keeper.look()
        assert log.stat().st_size == 0
    finally:
        await keeper.close()
        await store.close()


async def test_an_open_store_looks_after_its_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "PACE", 0.01)
    monkeypatch.setattr(checkpoints, "LONG", 1)
    monkeypatch.setattr(checkpoints, "TOO_LONG", 1)
    store, log = await written(tmp_path)
    await store.open()
    try:
        for number in range(1000):
            if log.stat().st_size == 0:
                break
            await store.person(f"p{number}")
        assert in_the_file(tmp_path) == 50
    finally:
        await store.close()


async def test_beyond_its_bound_nothing_is_committed_until_the_log_was_carried_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "BOUND", 1)
    store, log = await written(tmp_path)
    assert store.checkpoints is not None
    reader = create_engine(f"sqlite:///{tmp_path}/test.db")
    with reader.connect() as connection:
        connection.execute(text("BEGIN"))
        connection.execute(text("SELECT COUNT(*) FROM person")).scalar_one()  # whoever reads holds the log back
        keeper = Checkpoints(create_engine(f"sqlite:///{tmp_path}/test.db", connect_args={"timeout": 0}))
        with pytest.raises(LogTooLong):
            keeper.make_room()
        assert log.stat().st_size > 0
    reader.dispose()
    keeper.make_room()
    assert log.stat().st_size == 0
    await keeper.close()
    await store.close()


async def test_a_log_that_cannot_be_carried_over_is_told_of_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    keeper = Checkpoints(create_engine(f"sqlite:///{tmp_path}/test.db"))

    def full() -> None:
        raise OSError("no room")

    with monkeypatch.context() as patch:
        patch.setattr(keeper, "look", full)
        for _ in range(100):
            await keeper.keep()
    for _ in range(100):
        await keeper.keep()
    await keeper.close()

    assert [record.message for record in caplog.records] == [
        "the log of the database cannot be carried over: OSError",
        "the log of the database is carried over again",
    ]
