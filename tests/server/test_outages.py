"""The database goes away and comes back: what was promised holds, everybody hears, and the log says it once."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import resource
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError
from websockets.exceptions import InvalidStatus

from rulewright.chaos.cluster import Cluster
from rulewright.chaos.proxy import Proxy, to_socket
from rulewright.client.client import Client as Library
from rulewright.protocol import forms
from rulewright.server import app
from rulewright.server.app import Site
from rulewright.server.failures import Away, away
from rulewright.server.hall import leases, relay
from rulewright.server.hall.leases import SHARDS, TERM, Leases
from rulewright.server.outage import CALM, Outage
from rulewright.server.store import pulse
from rulewright.server.store.migrate import migrate
from rulewright.server.store.results import end_match
from rulewright.server.store.store import Store
from rulewright.server.store.writer import Conflict, Writer
from rulewright.server.table import table as table_room
from rulewright.server.table.awake import ASLEEP, PACE, Awake
from tests.server.parlour import give_answer, new_match, table_of_two, until
from tests.server.running import Client, browser, person, server
from tests.server.test_races import agrees

pytestmark = pytest.mark.usefixtures("parlour")


class Time:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def full() -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("database or disk is full")
    error.sqlite_errorcode = sqlite3.SQLITE_FULL
    return error


# What an outage is, and what is said of it.


def test_an_outage_is_told_of_when_it_begins_and_when_it_ends(caplog: pytest.LogCaptureFixture) -> None:
    time = Time()
    outage, ends = Outage(time), Counter[str]()
    outage.ended = lambda: ends.update(["end"])
    for _ in range(5000):
        outage.note(OSError("gone"))
        outage.answered()  # now it answers, now it does not
        time.now += 0.001
    outage.note(full())
    assert outage
    time.now += CALM
    outage.answered()
    outage.answered()

    assert not outage
    assert ends["end"] == 1
    assert [record.message for record in caplog.records] == [
        "the database is away: OSError",
        "the database is back after 7.0 seconds; meanwhile failed: OSError 5000, OperationalError 1",
    ]
    assert not any(record.exc_info for record in caplog.records)


def test_a_defect_is_no_outage() -> None:
    class State(Exception):
        sqlstate = "42P01"

    class Shutdown(Exception):
        sqlstate = "57P01"

    syntax = sqlite3.OperationalError("no such table")
    syntax.sqlite_errorcode = sqlite3.SQLITE_ERROR
    defects = [ValueError(), KeyError(), State(), OperationalError("", {}, syntax), IntegrityError("", {}, Exception())]
    assert [away(error) for error in defects] == [False] * 5
    outages = [TimeoutError(), ConnectionResetError(), Shutdown(), OperationalError("", {}, full()), Away()]
    assert [away(error) for error in outages] == [True] * 5


async def test_requests_that_fail_in_an_outage_fill_no_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna, person(address, "Berta") as berta:
        match = await table_of_two(anna, berta)
        with monkeypatch.context() as patch:
            broken = raising(full())
            patch.setattr(Writer, "_commit_together", broken)
            patch.setattr(site.store.pulse, "_look", broken)
            for _ in range(50):
                await anna.say("answer", match=match, question=0, option="end")
                assert (await anna.hear("refused"))["code"] == "failed"
            async with browser(address) as http:
                assert (await http.get("/health")).status_code == 503
        await until(lambda: not site.store.outage)
        assert (await give_answer(anna, match, 0, "end"))["entries"] == 1

    said = [record.message for record in caplog.records if record.levelno >= logging.WARNING]
    assert [line.split(":")[0].split(" after ")[0] for line in said] == ["the database is away", "the database is back"]


def raising(error: Exception) -> Callable[..., Any]:
    def broken(*_: object) -> None:
        raise error

    return broken


async def test_a_server_that_starts_in_an_outage_waits_for_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    usual, tries = migrate, 0

    async def not_yet(url: str) -> None:
        nonlocal tries
        tries += 1
        if tries < 3:
            raise ConnectionRefusedError
        await usual(url)

    monkeypatch.setattr(app, "migrate", not_yet)
    monkeypatch.setattr(app, "START_PAUSE", 0)
    async with server(tmp_path) as (site, _):
        await until(lambda: not site.store.outage)

    assert tries == 3
    said = [record.message for record in caplog.records if record.levelno >= logging.WARNING]
    assert [line.split(":")[0].split(" after ")[0] for line in said] == ["the database is away", "the database is back"]


async def test_libraries_that_lose_connections_fill_no_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with server(tmp_path) as (site, _):
        for library in app.LIBRARIES:
            for _ in range(10):
                logging.getLogger(library).error("lost", exc_info=ConnectionResetError())
            logging.getLogger(library).error("something else", exc_info=ValueError())
        await until(lambda: not site.store.outage)

    said = [record.message for record in caplog.records if record.levelno >= logging.WARNING]
    assert [line for line in said if "else" in line] == ["something else"] * 2
    assert next(line for line in said if "else" not in line) == "the database is away: ConnectionResetError"
    assert said[-1].endswith("meanwhile failed: ConnectionResetError 20")


async def test_whoever_connects_in_an_outage_is_not_taken_for_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna:
        with monkeypatch.context() as patch:
            patch.setattr(site.store, "person", raising(Away("gone")))
            with pytest.raises(InvalidStatus) as refusal:
                await anna.listen()
        await anna.listen()

    assert refusal.value.response.status_code == 503
    assert caplog.records == []


async def test_health_knows_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, _):
        file = site.url.removeprefix("sqlite+aiosqlite:///")
    async with (
        server(tmp_path, url=f"sqlite+aiosqlite:///file:{file}?mode=ro&uri=true") as (site, address),
        browser(address) as http,
    ):
        health = await http.get("/health")

    assert health.status_code == 503
    assert "database" in health.json()["reason"]


# A commit whose reply is lost.


async def test_an_answer_whose_commit_succeeded_is_accepted_though_the_reply_was_lost(
    anywhere: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        server(tmp_path, url=anywhere) as (site, address),
        person(address) as anna,
        person(address, "Berta") as berta,
    ):
        match = await table_of_two(anna, berta)
        with monkeypatch.context() as patch:
            lose_reply(patch, written=True)
            await anna.say("answer", match=match, question=0, option="end")
            heard = [(await anna.hear("accepted", "refused"))["type"], (await berta.hear("update"))["entries"]]
        entries = await agrees(site, site.hall.tables[match])

    assert heard == ["accepted", 1]
    assert len(entries) == 1


async def test_failed_means_that_nothing_has_changed_and_names_the_question(
    anywhere: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        server(tmp_path, url=anywhere) as (site, address),
        person(address) as anna,
        person(address, "Berta") as berta,
    ):
        match = await table_of_two(anna, berta)
        with monkeypatch.context() as patch:
            lose_reply(patch, written=False)
            await anna.say("answer", match=match, question=0, option="end")
            refused = await anna.hear("refused", "accepted")
        assert await site.store.entries(match) == []
        await give_answer(anna, match, 0, "end")

    assert (refused["code"], refused["match"], refused["question"]) == ("failed", match, 0)


def lose_reply(patch: pytest.MonkeyPatch, *, written: bool) -> None:
    """Have commits fail: after they were made, or before."""
    alone, together = Store._append_alone, Writer._commit_together  # noqa: SLF001  (where a reply can be lost)

    async def lost_alone(store: Store, *parts: Any, **more: Any) -> None:
        if written:
            await alone(store, *parts, **more)
        raise ConnectionResetError

    def lost_together(writer: Writer, *parts: Any) -> None:
        if written:
            together(writer, *parts)
        raise full()

    patch.setattr(Store, "_append_alone", lost_alone)
    patch.setattr(Writer, "_commit_together", lost_together)


async def test_what_nobody_can_be_certain_of_is_neither_accepted_nor_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna, person(address, "Berta") as berta:
        match = await table_of_two(anna, berta)
        site.store.certainty = 0
        with monkeypatch.context() as patch:
            lose_reply(patch, written=True)
            patch.setattr(site.store, "begin", raising(Away("gone")))
            await anna.say("answer", match=match, question=0, option="end")
            assert anna.socket is not None
            await anna.socket.wait_closed()
        told = await berta.hear("update")
        anna.numbers.clear()
        await anna.listen()
        await anna.say("answer", match=match, question=0, option="end")
        again = await anna.hear("accepted", "refused")

    assert told["entries"] == 1
    assert again["again"]


async def test_the_last_update_is_told_though_the_end_could_not_be_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna:
        usual, failed = end_match, asyncio.Event()

        async def hiccup(*parts: Any) -> None:
            if not failed.is_set():
                failed.set()
                raise Away("just now")
            await usual(*parts)

        monkeypatch.setattr(table_room, "end_match", hiccup)
        match, last = await play_out(anna)
        status = ""
        while status != "over":
            row = await site.store.match(match)
            assert row is not None
            status = row.status

    assert failed.is_set()
    assert last["status"] == "over"


async def test_the_last_answer_of_a_match_is_known_again_and_another_is_not(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna:
        match, last = await play_out(anna)
        entry = (await site.store.entries(match))[-1]
        await anna.say("answer", match=match, question=entry.number, option=entry.text)
        same = await anna.hear("accepted", "refused")
        await anna.say("answer", match=match, question=entry.number, option="something else")
        other = await anna.hear("accepted", "refused")

    assert last["entries"] == entry.number + 1
    assert (same["type"], same.get("again")) == ("accepted", True)
    assert other["code"] == "not-playing"


async def play_out(client: Client) -> tuple[str, dict[str, Any]]:
    """Play a match alone to its end; return its name and the last update."""
    links = await new_match(client, "me", "me")
    await client.listen()
    await client.say("sit", match=links["match"])
    news = await client.hear("state")
    while news["status"] == "playing":
        question = next(view["question"] for view in news["views"] if (view.get("question") or {}).get("options"))
        options = [option[0] for option in question["options"]]
        choice = next((deed for deed in ("roll", "keep", "end") if deed in options), options[0])
        await client.say("answer", match=links["match"], question=question["number"], option=choice)
        news = await client.hear("update")
        await client.hear("accepted")
    return links["match"], news


async def test_the_client_library_repeats_what_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server(tmp_path) as (site, address), Library(f"http://{address}") as anna:
        await anna.become("Anna")
        wish = forms.NewMatch(game="parlour", options={"seats": 2}, seats=[forms.SeatWish(kind="me")] * 2)
        table = await anna.follow((await anna.create(wish)).match)
        usual, failures = Writer._commit_together, 0  # noqa: SLF001  (where a disk is full)

        def hiccup(writer: Writer, *parts: Any) -> None:
            nonlocal failures
            failures += 1
            if failures == 1:
                raise full()
            usual(writer, *parts)

        monkeypatch.setattr(Writer, "_commit_together", hiccup)
        assert table.question is not None
        accepted = await anna.answer(table.match, table.question.number, "end")
        entries = await site.store.entries(table.match)

    assert failures == 2
    assert not accepted.again
    assert len(entries) == 1


# Who drives a match, and for how long.


def test_a_process_believes_in_its_leases_for_a_short_time(monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time()
    held = Leases(1, alone=False, now=time)
    held.held, held._until = frozenset(range(SHARDS)), time.now + TERM  # noqa: SLF001  (as after a round)
    assert held.holds("m")
    time.now += 13  # it was frozen

    assert not held.holds("m")
    assert Leases(1, alone=True, now=time).holds("m")
    assert TERM < leases.SILENCE, "a process stops before its locks are free"


async def test_nobody_is_replaced_by_a_process_that_no_longer_drives_the_match(database: str, tmp_path: Path) -> None:
    async with (
        server(tmp_path, url=database) as (site, address),
        person(address) as anna,
        person(address, "Berta") as berta,
    ):
        match = await table_of_two(anna, berta, clock={"kind": "live", "amount": 1000})
        table = site.hall.tables[match]
        table.clocks.left[0] = 0.0  # as a frozen process believes when it comes back
        site.hall.leases.backend = 1  # its line was ended meanwhile, and it has not noticed
        await site.hall.seating.stand_in(table, table.seats[0], 0)
        stayed = [seat.kind for seat in await site.store.seats(match)]
        with pytest.raises(Conflict):
            await site.store.change_seat(match, 0, ("person", anna.me["person"]), 7, kind="bot")  # another question
        await until(lambda: site.hall.leases.backend > 1 and site.hall.leases.holds(match))
        table.clocks.left[0] = 0.0
        await site.hall.seating.stand_in(table, table.seats[0], 0)
        replaced = [seat.kind for seat in await site.store.seats(match)]

    assert stayed == ["person", "person"]
    assert replaced == ["bot", "person"]


async def test_an_answer_from_a_seat_that_changed_hands_elsewhere_is_refused(database: str, tmp_path: Path) -> None:
    async with (
        server(tmp_path, url=database) as (site, address),
        person(address) as anna,
        person(address, "Berta") as berta,
    ):
        match = await table_of_two(anna, berta)
        other = Store(database)  # says nothing to the server, like one whose news is late
        other.process = site.store.process
        await other.change_seat(match, 0, kind="bot", bot="random")
        await anna.say("answer", match=match, question=0, option="end")
        refused = await anna.hear("refused", "accepted")
        await other.close()

    assert refused["code"] == "away"


async def test_a_process_that_hangs_loses_its_matches(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "SILENCE", 1.0)
    async with server(tmp_path, url=database) as (one, _), server(tmp_path, url=database) as (two, _):
        await until(lambda: len(one.hall.leases.held) == len(two.hall.leases.held) == SHARDS // 2)
        monkeypatch.setattr(one.hall.leases, "share", hang)
        await until(lambda: len(two.hall.leases.held) == SHARDS)


async def hang(_: object) -> None:
    await asyncio.Event().wait()


# A database that says nothing.


async def test_a_silent_database_is_noticed_and_its_matches_are_left_to_others(
    cluster: Cluster, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for room, name in ((relay, "PATIENCE"), (relay, "STUCK"), (pulse, "PATIENCE"), (leases, "SILENCE")):
        monkeypatch.setattr(room, name, 1.0)
    async with (
        Proxy(to_socket(cluster.socket)) as line,
        server(tmp_path, url=through(database, line.port)) as (site, address),
        server(tmp_path, url=database) as (other, _),
        person(address) as anna,
        person(address, "Berta") as berta,
        browser(address, timeout=30) as http,
    ):
        site.store.patience = site.store.pulse.patience = 1.0
        match = await table_of_two(anna, berta)
        await until(lambda: len(other.hall.leases.held) == SHARDS // 2)
        line.silence()
        await anna.say("answer", match=match, question=0, option="end")
        assert (await http.get("/health")).status_code == 503
        await until(lambda: not site.hall.leases.held)
        await until(lambda: len(other.hall.leases.held) == SHARDS)
        line.speak()
        assert (await anna.hear("accepted", "refused"))["type"] in ("accepted", "refused")
        await until(lambda: well(site))
        assert (await http.get("/health")).status_code == 200
        if site.hall.tables[match].next == 0:
            await give_answer(anna, match, 0, "end")
        await agrees(site, site.hall.tables[match])

    said = [record.message for record in caplog.records if record.levelno >= logging.WARNING]
    assert [line.split(":")[0].split(" after ")[0] for line in said] == ["the database is away", "the database is back"]


def well(site: Site) -> bool:
    return site.store.pulse.well and not site.supervisor.ailing()


def through(database: str, port: int) -> str:
    name = database.partition("@/")[2].partition("?")[0]
    return f"postgresql+asyncpg://postgres@127.0.0.1:{port}/{name}"


# Time in which the process was suspended.


async def test_time_in_which_the_process_was_suspended_does_not_count() -> None:
    time = Time()
    awake = Awake(time)
    time.now += 50
    assert awake() == 150, "nobody looks regularly yet"
    await awake.beat()
    for _ in range(10):
        time.now += PACE
        await awake.beat()
    assert awake() == pytest.approx(155)
    time.now += 13
    assert awake() == pytest.approx(155 + PACE)
    time.now += ASLEEP
    assert awake() == pytest.approx(157 + PACE), "as slow as a server may be"
    awake.rest()
    time.now += 100
    assert awake() == pytest.approx(257 + PACE)


async def test_whoever_takes_over_goes_on_with_the_clock_that_was_kept(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna, person(address, "Berta") as berta:
        match = await table_of_two(anna, berta, clock={"kind": "live", "amount": 1000})
        table = site.hall.tables[match]
        await site.hall.timekeeper.keep_readings()
        table.clocks.left[0] = 500.0  # it ran here while whoever drove the match hung
        await site.hall.tables.take_over(frozenset(range(SHARDS)))
        went_on = table.clocks.now(0)
        table.clocks.left[0] = 5000.0  # of two clocks the later one counts, but none is set back
        await site.hall.tables.take_over(frozenset(range(SHARDS)))
        stayed = table.clocks.now(0)

    assert went_on is not None
    assert stayed is not None
    assert 900 < went_on <= 1000
    assert stayed > 4000


# A disk that is full.


@contextlib.contextmanager
def no_room(file: Path) -> Iterator[None]:
    """Let no file become longer than one is now."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (file.stat().st_size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_a_full_disk_is_survived(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with (
        server(tmp_path) as (site, address),
        person(address) as anna,
        person(address, "Berta") as berta,
        browser(address) as http,
    ):
        match = await table_of_two(anna, berta)
        with no_room(tmp_path / "test.db-wal"):
            for _ in range(3):
                await anna.say("answer", match=match, question=0, option="end")
                assert (await anna.hear("refused", "accepted"))["code"] == "failed"
            assert (await http.get("/health")).status_code == 503
            assert await site.store.entries(match) == []
        assert (await give_answer(anna, match, 0, "end"))["entries"] == 1
        await until(lambda: not site.store.outage)
        assert (await http.get("/health")).status_code == 200
        await agrees(site, site.hall.tables[match])

    said = [record.message for record in caplog.records if record.levelno >= logging.WARNING]
    assert [line.split(":")[0].split(" after ")[0] for line in said] == ["the database is away", "the database is back"]


async def test_a_writer_that_ended_is_begun_again(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna, person(address, "Berta") as berta:
        match = await table_of_two(anna, berta)
        assert site.store.writer is not None
        site.store.writer._writing = asyncio.create_task(asyncio.sleep(0))  # noqa: SLF001  (one that has ended)
        await asyncio.sleep(0.01)
        assert (await give_answer(anna, match, 0, "end"))["entries"] == 1
