"""Somebody vanishes from a match without a clock: another at the table has a bot play on, and they take it back."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from rulewright.server.app import Site
from rulewright.server.hall.leases import Leases
from rulewright.server.hall.presence import MEMORY, Presence
from rulewright.server.store.store import Store
from tests.server.judging import everything, judge
from tests.server.parlour import bots, give_answer, new_match, table_of_two, until
from tests.server.running import Client, person, server

pytestmark = pytest.mark.usefixtures("parlour")

AT_ONCE = 0.0
"""Seconds of patience: none."""


class Clock:
    """What the server reads as the time; it moves when it is told to."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def time(self) -> float:
        return time.time() + self.ahead

    def __getattr__(self, name: str) -> Any:
        return getattr(time, name)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Have everything that counts absence read one clock."""
    shared = Clock()
    for module in ("hall.absence", "hall.presence", "hall.seating", "table.table", "store.store"):
        monkeypatch.setattr(f"rulewright.server.{module}.time", shared)
    return shared


async def hang_up(site: Site, client: Client) -> None:
    """Close the browser, and wait until the server has noticed."""
    assert client.socket is not None
    await client.socket.close()
    client.socket = None
    client.numbers.clear()
    await until(lambda: client.me["person"] not in site.hall.present)


async def replace(client: Client, match: str, seat: int = 1, bot: str = "sleepy") -> tuple[int, str]:
    """Ask for a bot in place of somebody; return the status, and the code if it is refused."""
    response = judge(await client.http.post(f"/api/matches/{match}/bot", json={"seat": seat, "bot": bot}))
    return response.status_code, response.json().get("code", "")


async def berta_is_asked(site: Site, anna: Client, berta: Client, **wish: Any) -> str:
    """Begin a match in which it is Berta's turn."""
    site.hall.attendant.bots = bots()
    match = await table_of_two(anna, berta, **wish)
    await give_answer(anna, match, 0, "end")
    return match


async def test_whoever_has_been_away_for_too_long_is_replaced_and_comes_back_at_any_time(
    tmp_path: Path, clock: Clock
) -> None:
    async with (
        server(tmp_path, patience=600.0) as (site, address),
        person(address) as anna,
        person(address, "Berta") as berta,
    ):
        match = await berta_is_asked(site, anna, berta)
        await hang_up(site, berta)
        clock.ahead += 590
        early = judge(await anna.http.post(f"/api/matches/{match}/bot", json={"seat": 1}))
        assert (early.status_code, early.json()["code"]) == (409, "not-away")
        assert early.json()["reason"] == "seat 1 may be given to a bot in 10 seconds"
        clock.ahead += 10.1
        assert await replace(anna, match) == (200, "")
        seat = site.hall.tables[match].seats[1]
        assert (seat.kind, seat.bot, seat.person) == ("bot", "sleepy", berta.me["person"])

        await berta.call("POST", f"/api/matches/{match}/return", {"seat": 1})
        assert (await replace(anna, match))[1] == "not-away", "she was here a moment ago"
        await berta.listen()
        await berta.say("sit", match=match)
        state = await berta.hear("state")
        assert state["seats"][1]["kind"] == "person"
        assert (await give_answer(berta, match, 1, "end"))["entries"] == 2


async def test_the_bot_plays_on(tmp_path: Path) -> None:
    async with (
        server(tmp_path, patience=AT_ONCE) as (site, address),
        person(address) as anna,
        person(address, "Berta") as berta,
    ):
        match = await berta_is_asked(site, anna, berta)
        await hang_up(site, berta)
        assert await replace(anna, match, bot="first") == (200, "")
        assert (await anna.hear("update"))["entries"] > 1


async def test_whoever_is_connected_is_not_away_at_whichever_table(tmp_path: Path) -> None:
    async with (
        server(tmp_path, patience=AT_ONCE) as (site, address),
        person(address) as anna,
        person(address, "Berta") as berta,
    ):
        match = await berta_is_asked(site, anna, berta)
        await berta.say("rise", match=match)
        await berta.say("ping")
        await berta.hear("pong")
        before = everything(tmp_path)
        assert await replace(anna, match) == (409, "not-away")
        assert everything(tmp_path) == before


async def test_nobody_is_replaced_who_is_not_asked(tmp_path: Path) -> None:
    async with (
        server(tmp_path, patience=AT_ONCE) as (site, address),
        person(address) as anna,
        person(address, "Berta") as berta,
    ):
        match = await table_of_two(anna, berta)
        await hang_up(site, berta)
        assert await replace(anna, match) == (409, "not-away")


@pytest.mark.parametrize("clock_wish", [{"kind": "live", "amount": 3600}, {"kind": "days", "amount": 3}])
async def test_where_there_is_a_clock_the_clock_sees_to_it(tmp_path: Path, clock_wish: dict[str, Any]) -> None:
    async with (
        server(tmp_path, patience=AT_ONCE) as (site, address),
        person(address) as anna,
        person(address, "Berta") as berta,
    ):
        match = await berta_is_asked(site, anna, berta, clock=clock_wish)
        await hang_up(site, berta)
        assert await replace(anna, match) == (409, "not-away")


async def test_only_another_person_who_sits_there_may_ask_for_it(tmp_path: Path) -> None:
    async with (
        server(tmp_path, patience=AT_ONCE) as (site, address),
        person(address) as anna,
        person(address, "Berta") as berta,
        person(address, "Carla") as carla,
    ):
        site.hall.attendant.bots = bots()
        links = await new_match(carla, "open", "open", "open", listed=True)
        match = links["match"]
        for client, secret in zip((anna, berta), links["seats"], strict=False):
            await client.call("POST", "/api/seats", {"secret": secret})
        async with person(address, "Dora") as dora:
            await dora.call("POST", "/api/seats", {"secret": links["seats"][2]})
            assert await replace(carla, match, 0) == (409, "taken"), "the owner does not sit there"
            assert await replace(anna, match, 0) == (403, "not-yours"), "one leaves one's own seat in another way"
            async with person(address, "Emma") as emma:
                assert await replace(emma, match, 0) == (403, "not-yours")
            await dora.call("POST", f"/api/matches/{match}/leave", {"seat": 2, "bot": "sleepy"})
            assert await replace(dora, match, 0) == (403, "not-yours"), "she has left herself"
            assert await replace(berta, match, 7) == (403, "not-yours")
            assert await replace(berta, match, 0) == (200, "")


async def test_a_match_that_has_just_begun_has_not_kept_anybody_waiting(tmp_path: Path, clock: Clock) -> None:
    async with (
        server(tmp_path, patience=600.0) as (site, address),
        person(address) as anna,
        person(address, "Berta") as berta,
    ):
        site.hall.attendant.bots = bots()
        links = await new_match(anna, "me", "open")
        clock.ahead += 900
        await berta.call("POST", "/api/seats", {"secret": links["seats"][1]})
        assert await replace(berta, links["match"], 0) == (409, "not-away")
        clock.ahead += 601
        assert await replace(berta, links["match"], 0) == (200, "")


async def test_a_server_that_was_started_again_counts_from_its_start(tmp_path: Path, clock: Clock) -> None:
    async with server(tmp_path, patience=600.0) as (site, address), person(address) as anna:
        async with person(address, "Berta") as berta:
            match = await berta_is_asked(site, anna, berta)
        cookies = dict(anna.http.cookies)
    clock.ahead += 86_400
    async with server(tmp_path, patience=600.0) as (site, address), person(address, "Anna again") as anna:
        site.hall.attendant.bots = bots()
        anna.http.cookies.update(cookies)
        assert await replace(anna, match) == (409, "not-away"), "she may have tried to come all day"
        clock.ahead += 601
        assert await replace(anna, match) == (200, "")


async def test_whoever_was_connected_to_a_process_that_is_gone_was_there_until_then(
    tmp_path: Path, clock: Clock
) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path}/test.db")
    leases = Leases(1, alone=True)
    leases.processes = frozenset({1, 2})
    present = Presence(store, leases)
    began = present.last_seen("nobody")
    clock.ahead += 1000
    present.heard(2, ["anna", "berta"], come=True)
    clock.ahead += 1000
    present.heard(2, ["berta"], come=False)
    clock.ahead += 1000
    leases.processes = frozenset({1})
    present.sweep()
    clock.ahead += 1000
    ago = {name: round(clock.time() - present.last_seen(name), -2) for name in ("anna", "berta", "nobody")}
    await store.close()

    assert "anna" not in present
    assert ago == {"anna": 1000, "berta": 2000, "nobody": 4000}
    assert present.last_seen("nobody") == began


async def test_after_a_day_nobody_is_remembered_and_everybody_is_still_away(tmp_path: Path, clock: Clock) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path}/test.db")
    present = Presence(store, Leases(1, alone=True))
    clock.ahead += 10
    present.seen(["anna"])
    clock.ahead += MEMORY + 1
    present.seen(["berta"])
    await store.close()

    assert clock.time() - present.last_seen("anna") > MEMORY
    assert clock.time() - present.last_seen("berta") < MEMORY
