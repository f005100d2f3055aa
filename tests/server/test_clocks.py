"""Clocks: whose time runs, what an answer earns, what an undo costs, flags, and standstill while the server is down."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Literal

import pytest

from rulewright.protocol.messages import ClockWish
from rulewright.server.store.entry import ANSWER, UNDO, JournalEntry, undo_text
from rulewright.server.table.clocks import DAY, GRACE, Clocks
from tests.server.parlour import bots, give_answer, new_match, table_of_two
from tests.server.running import person, server

pytestmark = pytest.mark.usefixtures("parlour")


class Time:
    """A clock on the wall that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Game:
    """Clocks and the entries of a journal, as a table keeps them."""

    def __init__(self, kind: Literal["none", "live", "days"], amount: float, increment: float = 0) -> None:
        self.time = Time()
        self.wish = ClockWish(kind=kind, amount=amount, increment=increment)
        self.clocks = Clocks(self.wish, 2, self.time)
        self.entries: list[JournalEntry] = []

    def ask(self, seat: int | None) -> None:
        self.clocks.put(seat)

    def answer(self, seat: int, *, bot: bool = False) -> None:
        left = self.clocks.after(seat)
        self._append(JournalEntry("m", len(self.entries), ANSWER, seat, "x", "bot" if bot else "person", 0.0, left))

    def undo(self, target: int) -> None:
        text = undo_text(target, self.clocks.running)
        self._append(JournalEntry("m", len(self.entries), UNDO, 0, text, "person", 0.0, self.clocks.reading()))

    def _append(self, entry: JournalEntry) -> None:
        self.entries.append(entry)
        self.clocks.follow(entry)

    def loaded(self) -> list[float | None]:
        """Return what clocks show that were set from the journal alone."""
        clocks = Clocks(self.wish, 2, self.time)
        for entry in self.entries:
            clocks.follow(entry)
        return clocks.left


def test_time_runs_only_for_the_seat_that_is_asked() -> None:
    game = Game("live", 100)
    game.ask(0)
    game.time.now += 30
    assert game.clocks.all() == [70, 100]
    game.answer(0)
    game.ask(1)
    game.time.now += 5

    assert game.clocks.all() == [70, 95]
    assert game.loaded() == [70, 100]


def test_every_answer_earns_the_increment() -> None:
    game = Game("live", 100, increment=5)
    for _ in range(3):
        game.ask(0)
        game.time.now += 10
        game.answer(0)

    assert game.clocks.all() == game.loaded() == [85, 100]


def test_bots_have_no_clock_and_earn_nothing() -> None:
    game = Game("live", 100, increment=5)
    game.ask(None)
    game.time.now += 50
    game.answer(0, bot=True)

    assert game.clocks.all() == game.loaded() == [100, 100]


def test_an_undo_gives_no_time_back_and_takes_the_increments() -> None:
    game = Game("live", 100, increment=5)
    game.ask(0)
    game.time.now += 10
    game.answer(0)
    game.ask(0)
    game.time.now += 7
    game.undo(0)

    assert game.clocks.all() == game.loaded() == [83, 100]


def test_answering_and_undoing_again_and_again_earns_nothing() -> None:
    game = Game("live", 100, increment=5)
    for _ in range(10):
        game.ask(0)
        game.answer(0)
        game.ask(0)
        game.undo(len(game.entries) - 1)

    assert game.clocks.all() == game.loaded() == [100, 100]


def test_a_clock_of_days_is_full_at_every_move_and_runs_on_within_it() -> None:
    game = Game("days", 3)
    game.ask(0)
    game.time.now += DAY
    game.answer(0)
    game.ask(0)
    assert game.clocks.now(0) == 2 * DAY
    game.answer(0)
    game.ask(1)
    game.time.now += 2.5 * DAY
    game.answer(1)
    game.ask(0)

    assert game.clocks.all() == [3 * DAY, 0.5 * DAY]


def test_whoever_comes_back_after_the_flag_fell_has_a_little_time() -> None:
    for game, expected in (
        (Game("live", 100), 10),
        (Game("live", 3600), GRACE),
        (Game("live", 100, increment=30), 30),
        (Game("days", 2), 2 * DAY),
    ):
        game.ask(0)
        game.time.now += 10 * DAY
        assert game.clocks.now(0) == 0
        game.ask(None)
        game.ask(0)
        assert game.clocks.now(0) == expected


def test_leaving_and_coming_back_gives_no_time() -> None:
    game = Game("live", 100)
    game.ask(0)
    game.time.now += 40
    game.ask(None)
    game.time.now += 500
    game.ask(0)

    assert game.clocks.now(0) == 60


def test_without_a_clock_there_is_nothing_to_show() -> None:
    game = Game("none", 0)
    game.ask(0)
    game.time.now += 1000

    assert game.clocks.all() == [None, None]
    assert game.clocks.after(0) is None
    assert game.clocks.reading() is None


async def test_clocks_are_told_with_every_update(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna, person(address, "Berta") as berta:
        match = await table_of_two(anna, berta, clock={"kind": "live", "amount": 500, "increment": 3})
        first = await give_answer(anna, match, 0, "end")
        await berta.hear("update")
        second = await give_answer(berta, match, 1, "end")
        await berta.say("resync", match=match)
        state = await berta.hear("state")

    assert 500 < first["clocks"][0] <= 503
    assert first["clocks"][1] == pytest.approx(500, abs=20)
    assert second["clocks"][0] <= first["clocks"][0]
    assert 500 < second["clocks"][1] <= 503
    assert state["clock"] == {"kind": "live", "amount": 500.0, "increment": 3.0}
    assert all(seat["left"] > 480 for seat in state["seats"])


async def test_a_flag_that_falls_hands_the_seat_to_a_bot_until_the_person_returns(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna, person(address, "Berta") as berta:
        site.hall.attendant.bots = bots()
        match = await table_of_two(anna, berta, clock={"kind": "live", "amount": 0.3, "increment": 60})
        fallen = await berta.hear("seats")
        while fallen["seats"][0]["kind"] == "person":
            fallen = await berta.hear("seats")
        played = await berta.hear("update")
        await anna.call("POST", f"/api/matches/{match}/return", {"seat": 0})
        seats = (await berta.hear("seats"))["seats"]

    assert (fallen["seats"][0]["kind"], fallen["seats"][0]["bot"], fallen["seats"][0]["name"]) == (
        "bot",
        "greedy",
        "Anna",
    )
    assert played["entries"] == 1
    assert (seats[0]["kind"], seats[0]["name"]) == ("person", "Anna")


async def test_when_everybody_has_gone_the_match_stands_still(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna:
        site.hall.attendant.bots = bots()
        links = await new_match(anna, "me", "first")
        await anna.listen()
        await anna.say("sit", match=links["match"])
        await anna.hear("state")
        await anna.call("POST", f"/api/matches/{links['match']}/leave", {"seat": 0, "bot": "first"})
        await anna.hear("seats")
        await asyncio.sleep(0.1)
        table = site.hall.tables[links["match"]]
        stood = table.next
        await anna.call("POST", f"/api/matches/{links['match']}/return", {"seat": 0})
        back = await give_answer(anna, links["match"], 0, "end")

    assert stood == 0
    assert back["entries"] == 1


async def test_bots_among_themselves_play_to_the_end(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna:
        site.hall.attendant.bots = bots()
        await anna.listen()
        links = await new_match(anna, "random", "random")
        await anna.say("sit", match=links["match"])
        news: dict[str, Any] = await anna.hear("state")
        while news["status"] == "playing":
            news = await anna.hear("update")

    assert news["status"] == "over"


async def test_clocks_stand_still_while_the_server_is_down(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna, person(address, "Berta") as berta:
        match = await table_of_two(anna, berta, clock={"kind": "live", "amount": 100})
        await give_answer(anna, match, 0, "end")
        table = site.hall.tables[match]
        table.clocks.left[1] = 42.0  # as if Berta had thought for a while
    await asyncio.sleep(1.0)
    async with server(tmp_path) as (site, _):
        again = await site.hall.tables.open(match)
        left = again.clocks.all()

    assert left[0] == table.clocks.now(0)
    assert left[1] is not None
    assert 41.5 < left[1] <= 42.0


async def test_a_killed_server_gives_back_at_most_what_has_run_since_the_last_reading(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna, person(address, "Berta") as berta:
        match = await table_of_two(anna, berta, clock={"kind": "days", "amount": 2})
        table = site.hall.tables[match]
        table.clocks.left[0] = 1000.0
        await site.hall.timekeeper.keep_readings()
        table.clocks.left[0] = 900.0
        again = type(table)(site.store, table.game, await row(site, match), await site.store.seats(match))
        await again.load()
        after = await give_answer(anna, match, 0, "end")
        later = type(table)(site.store, table.game, await row(site, match), await site.store.seats(match))
        await later.load()

    left = again.clocks.now(0)
    assert left is not None
    assert 900 < left <= 1000
    assert after["clocks"][1] == pytest.approx(2 * DAY, abs=20)
    assert later.clocks.now(1) == pytest.approx(2 * DAY, abs=20)


async def row(site: Any, match: str) -> Any:
    found = await site.store.match(match)
    assert found is not None
    return found
