"""Whose seat it is, also while a bot plays on: for links, undos, forks and votes; and what is told of a look ahead."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from rulewright.server.table.bot_worker import Job, key_of
from rulewright.server.wire import people
from tests.server.judging import everything, judge
from tests.server.parlour import bots, give_answer, new_match, table_of_two
from tests.server.running import PATIENCE, Client, browser, person, server
from tests.server.test_forking import finish, forked, state_of
from tests.server.test_seats import refused, status

pytestmark = pytest.mark.usefixtures("parlour")


async def invited(client: Client, secret: str) -> dict[str, Any]:
    """Return what an invitation says to somebody."""
    told: dict[str, Any] = judge(await client.http.post("/api/invitation", json={"secret": secret})).json()
    return told


async def test_a_seat_that_a_bot_keeps_warm_is_taken_by_nobody_but_its_owner(tmp_path: Path) -> None:
    async with (
        server(tmp_path) as (site, address),
        person(address) as anna,
        person(address, "Berta") as berta,
        person(address, "Anna too") as second,
    ):
        site.hall.attendant.bots = bots()
        links = await new_match(anna, "me", "open")
        await berta.call("POST", "/api/seats", {"secret": links["seats"][1]})
        await berta.call("POST", f"/api/matches/{links['match']}/leave", {"seat": 1, "bot": "sleepy"})
        before = everything(tmp_path)
        assert (await invited(second, links["seats"][1]))["taken"]
        assert await refused(second, "/api/seats", {"secret": links["seats"][1]}) == (409, "taken")
        assert everything(tmp_path) == before
        assert not (await invited(berta, links["seats"][1])).get("taken", False)
        await berta.call("POST", "/api/seats", {"secret": links["seats"][1]})
        seats = (await status(anna, links["match"]))["seats"]

    assert (seats[1]["kind"], seats[1]["name"]) == ("person", "Berta")


async def test_the_owner_hands_a_seat_on_by_a_new_link_and_the_match_says_that_its_hand_was_seen(
    tmp_path: Path,
) -> None:
    async with (
        server(tmp_path) as (_, address),
        person(address) as anna,
        person(address, "Berta") as berta,
        person(address, "Carla") as carla,
    ):
        links = await new_match(anna, "me", "open")
        match, old = links["match"], links["seats"][1]
        await berta.call("POST", "/api/seats", {"secret": old})
        assert await refused(anna, f"/api/matches/{match}/link", {"seat": 1}) == (403, "not-yours")
        fresh = (await berta.call("POST", f"/api/matches/{match}/link", {"seat": 1}))["secret"]
        assert await refused(carla, "/api/seats", {"secret": old}) == (404, "no-such-seat")
        await carla.call("POST", "/api/seats", {"secret": fresh})
        assert await refused(berta, "/api/seats", {"secret": fresh}) == (409, "taken")
        assert await refused(berta, f"/api/matches/{match}/return", {"seat": 1}) == (403, "not-yours")
        state = await state_of(carla, match)

    assert [seat["name"] for seat in state["seats"]] == ["Anna", "Carla"]
    assert state["foreseen"]


async def test_nobody_goes_back_alone_while_somebody_who_owns_a_seat_is_replaced(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna, person(address, "Berta") as berta:
        site.hall.attendant.bots = bots()
        match = await table_of_two(anna, berta)
        await give_answer(anna, match, 0, "roll")
        await berta.call("POST", f"/api/matches/{match}/leave", {"seat": 1, "bot": "sleepy"})
        await anna.say("undo", match=match, question=0)
        asked = await anna.hear("undo_asked", "update")
        assert asked["type"] == "undo_asked"
        assert site.hall.tables[match].next == 1
        await berta.call("POST", f"/api/matches/{match}/return", {"seat": 1})
        await berta.say("consent", match=match, question=0, agreed=True)
        back = await anna.hear("update")

    assert back["entries"] == 2
    assert not back["views"][0].get("events", [])[1:]


@pytest.mark.parametrize("by", ["fork", "undo"])
async def test_whoever_joins_is_told_for_ever_that_somebody_could_have_looked_ahead(tmp_path: Path, by: str) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna, person(address, "Berta") as berta:
        site.hall.attendant.bots = bots()
        links = await new_match(anna, "me", "sleepy")
        match = links["match"]
        assert "foreseen" not in await state_of(anna, match)
        assert "foreseen" not in await invited(berta, links["seats"][1])
        if by == "fork":
            await forked(anna, match, 0)
        else:
            await give_answer(anna, match, 0, "roll")
            await anna.say("undo", match=match, question=0)
        assert (await anna.hear("seats"))["foreseen"]
        assert (await invited(berta, links["seats"][1]))["match"]["foreseen"]
        await berta.call("POST", "/api/seats", {"secret": links["seats"][1]})
        told = await state_of(berta, match)
    async with server(tmp_path) as (_, address), person(address, "Carla") as carla:
        later = await invited(carla, links["seats"][1])

    assert told["foreseen"]
    assert later["match"]["foreseen"]


async def test_a_match_of_several_with_a_look_ahead_counts_for_nobody(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna, person(address, "Berta") as berta:
        match = await table_of_two(anna, berta)
        await site.hall.tables[match].note_foreseen()
        seat = 0
        while site.hall.tables[match].status == "playing":
            table = site.hall.tables[match]
            question = table.asked()
            assert question is not None
            seat = question.seat
            wish = {"toy.play": "roll", "toy.keep": "keep"}[question.prompt]
            await table.answer(seat, table.next, wish, "person")
        figures = await anna.call("GET", "/api/me/figures")

    assert figures["matches"] == 0


async def test_an_undo_that_taught_nobody_anything_is_no_look_ahead(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna:
        match = (await new_match(anna, "me", "first"))["match"]
        await state_of(anna, match)
        await give_answer(anna, match, 0, "give")
        await anna.say("undo", match=match, question=0)
        await anna.hear("update")

        assert not site.hall.tables[match].foreseen


async def test_a_fork_of_a_match_that_is_over_looks_ahead_of_nothing(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna:
        match = (await new_match(anna, "me", "first"))["match"]
        await finish(anna, match)
        await forked(anna, match, 0, "me", "me")

        assert not site.hall.tables[match].foreseen


async def test_a_line_of_chat_says_from_which_seat_it_comes_and_tells_people_of_one_name_apart(tmp_path: Path) -> None:
    async with (
        server(tmp_path) as (_, address),
        person(address) as anna,
        person(address, "Berta") as berta,
        person(address, "Anna") as another,
    ):
        links = await new_match(anna, "me", "open", listed=True)
        match = links["match"]
        await berta.call("POST", "/api/seats", {"secret": links["seats"][1]})
        for client in (anna, berta, another):
            await state_of(client, match)
        lines = []
        for client in (anna, another, berta, anna):
            await client.say("say", match=match, text="Your turn!")
            lines.append(await anna.hear("spoken"))
        again = (await state_of(berta, match))["chat"]

    assert [(line["name"], line.get("seat")) for line in lines] == [
        ("Anna", 0),
        ("Anna", None),
        ("Berta", 1),
        ("Anna", 0),
    ]
    assert [line["who"] for line in lines[::3]] == [lines[0]["who"]] * 2
    assert len({line["who"] for line in lines}) == 3
    assert [(line.get("seat"), line["who"]) for line in again] == [(line.get("seat"), line["who"]) for line in lines]


async def silence(client: Client) -> None:
    """Hear whatever comes until the connection ends."""
    assert client.socket is not None
    while True:
        await asyncio.wait_for(client.socket.recv(), PATIENCE)


async def test_a_new_recovery_link_ends_the_cookies_and_connections_of_other_devices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "PARTING", 0.0)
    async with server(tmp_path) as (_, address), person(address) as anna:
        async with browser(address) as phone:
            thief = Client(phone, address)
            await thief.call("POST", "/api/recover", {"secret": anna.me["recovery"]})
            await thief.listen()
            await anna.call("POST", "/api/me/recovery")
            assert (await anna.call("GET", "/api/me"))["person"] == anna.me["person"]
            assert (await phone.get("/api/me")).status_code == 401
            with pytest.raises(ConnectionClosed):
                await silence(thief)
        await anna.listen()


def test_what_a_bot_draws_from_leads_back_to_no_seed_and_is_another_in_a_fork() -> None:
    job = Job("0" * 16, "parlour", {}, "the seed", [], 1, "random")
    fork = Job("1" * 16, "parlour", {}, "the seed", [], 1, "random")
    keys = {key_of(job), key_of(fork), key_of(job, "chance"), key_of(Job("0" * 16, "parlour", {}, "other", [], 1, ""))}

    assert len(keys) == 4
    assert not any("the seed" in key for key in keys)
    assert Random(key_of(job)).random() == Random(key_of(job)).random()  # noqa: S311  (as bots do it)
