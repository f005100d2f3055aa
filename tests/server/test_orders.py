"""Standing orders: given by the server after the same pause in any case, shown to their owner only."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import rulewright
from rulewright.kernel.fate import Fate
from rulewright.kernel.record import Record
from rulewright.server.app import Site
from tests.doses import one_in
from tests.server.parlour import bots, give_answer, table_of_two
from tests.server.running import Client, person, server

pytestmark = pytest.mark.usefixtures("parlour")
AMBUSH = "root.battle.ambush"


@cache
def on_the_brink(*, held: bool) -> tuple[Record, int]:
    """Return a match of Root in which the defender is about to be asked for an ambush, holding one or not.

    Its last answer, by which the battle begins, is not given yet; returned beside it is the seat that will be asked.
    """
    for seed in range(1000):
        match = rulewright.new("root", {"seats": ["marquise", "eyrie"]}, seed=f"ambush {seed}")
        chance = Fate.seeded(seed)
        while match.question is not None and len(match.history) < 400:
            question = match.question
            if question.prompt == AMBUSH and question.seat != match.position.agenda.seat:
                if held == (len(question.options) > 1):
                    return match.record, question.seat
                break
            match.answer(question.options[chance.below(len(question.options))])
    raise AssertionError("no such match")


class Pauses:
    """Stands in for sleeping: notes how long after its question an answer would be given, and does not wait."""

    def __init__(self, site: Site) -> None:
        self.taken: list[float] = []
        self.usual = site.hall.attendant.pause
        site.hall.attendant.pause = self.pause  # type: ignore[method-assign]  # what sleeps is exchanged, to know how long
        site.hall.attendant.sleep = self.sleep

    async def pause(self, asked: float) -> None:
        self.asked = asked
        await self.usual(asked)

    async def sleep(self, seconds: float) -> None:
        self.taken.append(asyncio.get_running_loop().time() + seconds - self.asked)
        await asyncio.sleep(0)


async def ambush(folder: Path, *, held: bool, how: str) -> tuple[list[dict[str, Any]], list[float]]:
    """Begin a battle; return what a spectator hears of it, and the pauses that the server took."""
    record, defender = on_the_brink(held=held)
    attacker = 1 - defender
    last = record.answers[-1]
    text = msgspec.structs.replace(record, answers=record.answers[:-1]).dumps()
    async with (
        server(folder, reaction=60.0) as (site, address),
        person(address) as anna,
        person(address, "Berta") as berta,
        person(address, "Carla") as carla,
    ):
        site.hall.attendant.bots = bots()
        response = await anna.http.post(
            "/api/records", content=text.encode(), headers={"Content-Type": "application/x-ndjson"}
        )
        links = response.json()
        match = links["match"]
        await anna.call("POST", "/api/seats", {"secret": links["seats"][attacker]})
        await berta.call("POST", "/api/seats", {"secret": links["seats"][defender]})
        await berta.listen()
        if how == "order":
            await berta.say("orders", match=match, seat=defender, orders={AMBUSH: "decline"})
            await berta.say("ping")
            await berta.hear("pong")
        else:
            await berta.call("POST", f"/api/matches/{match}/leave", {"seat": defender, "bot": "first"})
        for client in (anna, carla):
            await client.listen()
            await client.say("sit", match=match, watch=links["watch"])
            await client.hear("state")
        pauses = Pauses(site)
        await anna.say("answer", match=match, question=len(record.answers) - 1, option=last)
        heard = [await carla.hear("update"), await carla.hear("update")]
        return heard, pauses.taken


@pytest.mark.parametrize("how", one_in(2, ["order", "bot"]))
async def test_the_pause_before_a_declined_ambush_is_the_same_whether_or_not_one_is_held(
    tmp_path: Path, how: str
) -> None:
    results = []
    for held in (True, False):
        folder = tmp_path / str(held)
        folder.mkdir()
        heard, pauses = await ambush(folder, held=held, how=how)
        question = heard[0]["views"][0]["question"]
        results.append((question["prompt"], "options" in question, [round(pause, 1) for pause in pauses[:1]]))

    assert results[0] == results[1]
    assert results[0][0] == AMBUSH
    assert results[0][2] == [60.0]


async def orders(client: Client, match: str, seat: int, given: dict[str, str]) -> dict[str, Any]:
    """Give orders; return what the server says to it."""
    await client.say("orders", match=match, seat=seat, orders=given)
    await client.say("ping")
    heard = [await client.hear("seats", "refused", "pong")]
    while heard[-1]["type"] != "pong":
        heard.append(await client.hear("seats", "refused", "pong"))
    return heard[-2]


async def test_an_order_answers_and_only_its_owner_hears_that_it_did(tmp_path: Path) -> None:
    async with (
        server(tmp_path) as (site, address),
        person(address) as anna,
        person(address, "Berta") as berta,
        person(address, "Carla") as carla,
    ):
        match = await table_of_two(anna, berta, listed=True)
        await carla.listen()
        await carla.say("sit", match=match)
        await carla.hear("state")
        mine = await orders(berta, match, 1, {"toy.answer": "grumble"})
        card = (await give_answer(anna, match, 0, "give"))["views"][0]["question"]["options"][0][0]
        await give_answer(anna, match, 1, card)
        updates = {}
        for name, client in (("anna", anna), ("berta", berta), ("carla", carla)):
            while (news := await client.hear("update"))["entries"] < 3:
                pass
            updates[name] = news
        sources = [entry.source for entry in await site.store.entries(match)]

    assert mine["seats"][1]["orders"] == {"toy.answer": "grumble"}
    assert "orders" not in mine["seats"][0]
    assert updates["berta"]["views"][0]["source"] == "order"
    assert all("source" not in updates[name]["views"][0] for name in ("anna", "carla"))
    assert sources == ["person", "person", "order"]


async def test_nobody_else_is_told_of_an_order(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna, person(address, "Berta") as berta:
        match = await table_of_two(anna, berta)
        await orders(berta, match, 1, {"toy.answer": "thank"})
        await anna.say("resync", match=match)
        state = await anna.hear()
        while state["type"] != "state":
            assert "orders" not in str(state)
            state = await anna.hear()

    assert "thank" not in str(state)


async def test_orders_can_be_cleared_and_the_person_is_asked_again(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna, person(address, "Berta") as berta:
        match = await table_of_two(anna, berta)
        await orders(berta, match, 1, {"toy.answer": "thank"})
        cleared = await orders(berta, match, 1, {})
        card = (await give_answer(anna, match, 0, "give"))["views"][0]["question"]["options"][0][0]
        await give_answer(anna, match, 1, card)
        await asyncio.sleep(0.1)
        stands = site.hall.tables[match].next

    assert "orders" not in cleared["seats"][1]
    assert stands == 2


@pytest.mark.parametrize("given", [{"toy.play": "end"}, {"toy.answer": "shout"}, {"root.battle.ambush": "decline"}])
async def test_orders_that_the_game_does_not_know_are_refused(tmp_path: Path, given: dict[str, str]) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna, person(address, "Berta") as berta:
        match = await table_of_two(anna, berta)
        await orders(berta, match, 1, {"toy.answer": "thank"})
        no = await orders(berta, match, 1, given)
        kept = site.hall.tables[match].seats[1].orders

    assert no["code"] == "bad-orders"
    assert kept == {"toy.answer": "thank"}


async def test_nobody_orders_for_another_seat(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna, person(address, "Berta") as berta:
        match = await table_of_two(anna, berta)
        no = await orders(anna, match, 1, {"toy.answer": "thank"})

    assert no["code"] == "not-yours"


async def test_an_order_given_while_the_question_is_open_answers_it(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna, person(address, "Berta") as berta:
        match = await table_of_two(anna, berta)
        card = (await give_answer(anna, match, 0, "give"))["views"][0]["question"]["options"][0][0]
        await give_answer(anna, match, 1, card)
        await berta.say("orders", match=match, seat=1, orders={"toy.answer": "thank"})
        while (news := await berta.hear("update"))["entries"] < 3:
            pass

    assert news["views"][0]["source"] == "order"


async def test_orders_survive_a_restart_and_not_a_change_of_hands(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna, person(address, "Berta") as berta:
        match = await table_of_two(anna, berta)
        await orders(berta, match, 1, {"toy.answer": "thank"})
    async with server(tmp_path) as (site, _):
        table = await site.hall.tables.open(match)
        kept = dict(table.seats[1].orders)
        await site.hall.seating.leave(table, berta.me["person"], 1, "", offered=True)
        assert table.seats[1].orders == kept
        await site.store.add_person("stranger", "Dora", b"x")
        await table.alone(site.hall.seating._take_seat(table, table.seats[1], "stranger", "Dora"))  # noqa: SLF001  (without the link)
        changed = dict(table.seats[1].orders)

    assert kept == {"toy.answer": "thank"}
    assert changed == {}
