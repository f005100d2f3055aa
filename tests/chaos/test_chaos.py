"""Everything goes wrong on purpose: nothing acknowledged is lost, nothing doubled, no two disagree, nobody is stuck."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from rulewright.chaos.checker import Verdict, check
from rulewright.chaos.driver import Chaos, Wish, choose, run
from rulewright.chaos.faults import FAULTS
from rulewright.chaos.house import house
from rulewright.chaos.proxy import Proxy, to_port
from rulewright.chaos.witness import Notes, Shown
from rulewright.cli import application
from rulewright.server.store.store import Store

THOROUGH = pytest.mark.thorough
DOSE = pytest.mark.parametrize(
    ("database", "kills", "seed"),
    [
        ("postgresql", 2, "small 66"),  # the database is killed, and then a server
        pytest.param("sqlite", 20, "large", marks=THOROUGH),
        pytest.param("postgresql", 20, "large", marks=THOROUGH),
    ],
)
"""With SQLite the small dose is the one that the checker is tested with."""


@pytest.mark.long
@DOSE
async def test_every_promise_is_kept_whatever_goes_wrong(database: str, kills: int, seed: str) -> None:
    report = await run(Wish(kills=kills, database=database, tables=2, seed=seed))

    assert report.troubles == []
    assert report.clean
    assert report.kills >= kills
    assert report.acknowledged > 3 * kills
    assert report.verdict.compared == report.shown > report.acknowledged
    assert report.verdict.entries >= report.acknowledged


def lose(notes: Notes) -> None:
    """As if an answer had been acknowledged that is not in the journal."""
    match = next(iter(notes.kept_seats))
    notes.acknowledged[match, 999_999] = "1"


def change(notes: Notes) -> None:
    """As if another answer had been acknowledged than is in the journal."""
    key = next(iter(notes.acknowledged))
    notes.acknowledged[key] = "something else"


def invent(notes: Notes) -> None:
    """As if nobody had sent what is in the journal."""
    key = next(iter(notes.acknowledged))
    del notes.sent[key]


def differ(notes: Notes) -> None:
    """As if somebody had been shown something else than was."""
    moment = next(iter(notes.shown))
    notes.shown[moment] = "something else"


def dream(notes: Notes) -> None:
    """As if somebody had been shown what never was."""
    moment = next(iter(notes.shown))
    notes.shown[moment._replace(entries=999_999)] = "a dream"


def unseat(notes: Notes) -> None:
    """As if more people had sat down than still sit there."""
    notes.kept_seats[next(iter(notes.kept_seats))] += 1


@pytest.mark.long
async def test_every_promise_is_kept_and_the_checker_finds_every_kind_of_lie(tmp_path: Path) -> None:
    async with house(tmp_path, "sqlite", 1) as built:
        chaos = Chaos(Wish(kills=2, tables=2, seed="lies"), built, lambda *_: None)
        report = await chaos.run()
        assert report.troubles == []
        assert report.verdict.compared == report.shown > report.acknowledged > 4
        store = Store(built.url)
        lies: list[tuple[Callable[[Notes], None], str]] = [
            (lose, "lost"),
            (change, "lost"),
            (invent, "doubled"),
            (differ, "disagreeing"),
            (dream, "disagreeing"),
            (unseat, "replaced"),
        ]
        for lie, kind in lies:
            notes = copy.deepcopy(chaos.notes)
            lie(notes)
            assert wrong(await check(store, notes)) == {kind: 1}
        await store.close()


def wrong(verdict: Verdict) -> dict[str, int]:
    kinds = ("lost", "doubled", "disagreeing", "replaced", "stuck", "wrong")
    return {kind: len(getattr(verdict, kind)) for kind in kinds if getattr(verdict, kind)}


def test_a_witness_notices_what_contradicts_itself() -> None:
    notes = Notes()
    notes.see(Shown("m", 3, 0), {"hand": 1})
    notes.see(Shown("m", 3, 0), {"hand": 1})
    notes.acknowledge("m", 3, "march")
    notes.acknowledge("m", 3, "march")
    assert notes.wrong == []

    notes.see(Shown("m", 3, 0), {"hand": 2})
    notes.acknowledge("m", 3, "battle")

    assert len(notes.wrong) == 2


def test_what_goes_wrong_follows_from_the_seed() -> None:
    def chosen(seed: str) -> list[str]:
        chance = Random(seed)  # noqa: S311  (what happens when)
        return [choose(list(FAULTS), chance).name for _ in range(50)]

    assert chosen("one") == chosen("one") != chosen("two")
    assert {fault.name for fault in FAULTS} == set(chosen("one") + chosen("two") + chosen("three") + chosen("four"))


async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(100):
        writer.write(data)
    writer.close()


async def test_a_line_carries_is_silent_and_breaks() -> None:
    echoing = await asyncio.start_server(echo, "127.0.0.1", 0)
    port: int = echoing.sockets[0].getsockname()[1]
    async with Proxy(to_port(lambda: port)) as line:
        reader, writer = await asyncio.open_connection("127.0.0.1", line.port)
        writer.write(b"one")
        assert await reader.read(3) == b"one"
        line.silence()
        writer.write(b"two")
        silent: asyncio.Task[Any] = asyncio.create_task(reader.read(3))
        await asyncio.sleep(0.05)
        assert not silent.done()
        line.speak()
        assert await silent == b"two"
        line.cut()
        with pytest.raises((ConnectionResetError, asyncio.IncompleteReadError)):
            await reader.readexactly(1)
        writer.close()
    echoing.close()


def test_an_unknown_database_is_refused() -> None:
    result = CliRunner().invoke(application("chaos"), ["chaos", "--database", "mysql://host/name"])

    assert result.exit_code == 2
    assert "--database is an address such as" in result.output
