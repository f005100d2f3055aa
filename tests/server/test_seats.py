"""Seats: taken by secret links, named, left, kept warm by bots, taken back; rematches; lists of matches."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.parlour import bots, give_answer, new_match, table_of_two
from tests.server.running import Client, browser, person, server

pytestmark = pytest.mark.usefixtures("parlour")


async def refused(client: Client, path: str, body: object = None) -> tuple[int, str]:
    response = await client.http.post(path, json=body)
    assert response.status_code >= 400, response.text
    return response.status_code, response.json()["code"]


async def status(client: Client, match: str) -> dict[str, Any]:
    line: dict[str, Any] = await client.call("GET", f"/api/matches/{match}")
    return line


async def test_a_match_begins_when_its_last_seat_is_taken(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna, person(address, "Berta") as berta:
        links = await new_match(anna, "me", "open", "open")
        await anna.listen()
        await anna.say("sit", match=links["match"])
        before = await anna.hear("state")
        await berta.call("POST", "/api/seats", {"secret": links["seats"][2]})
        assert (await anna.hear("seats"))["status"] == "open"
        async with person(address, "Carla") as carla:
            await carla.call("POST", "/api/seats", {"secret": links["seats"][1]})
        began = await anna.hear("update")
        seats = (await anna.hear("seats"))["seats"]

    assert before["status"] == "open"
    assert before["views"][0].get("question") is None
    assert began["status"] == "playing"
    assert began["views"][0]["question"]["seat"] == 0
    assert [seat["name"] for seat in seats] == ["Anna", "Carla", "Berta"]


async def test_before_the_match_begins_nobody_sees_a_hand(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna:
        links = await new_match(anna, "me", "open")
        await anna.listen()
        await anna.say("sit", match=links["match"])
        state = await anna.hear("state")

    assert [view["seat"] for view in state["views"]] == [None]
    assert state["views"][0]["table"]["hand"] == []


async def test_a_seat_is_taken_once(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna, person(address, "Berta") as berta:
        links = await new_match(anna, "me", "open", "open")
        first = await berta.call("POST", "/api/seats", {"secret": links["seats"][1]})
        again = await berta.call("POST", "/api/seats", {"secret": links["seats"][1]})
        async with person(address, "Carla") as carla:
            late = await refused(carla, "/api/seats", {"secret": links["seats"][1]})

    assert first == again == {"match": links["match"], "seat": 1}
    assert late == (409, "taken")


async def test_nobody_takes_a_second_hand_in_a_running_match(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna, person(address, "Berta") as berta:
        site.hall.attendant.bots = bots()
        links = await new_match(anna, "me", "open", "sleepy")
        await berta.call("POST", "/api/seats", {"secret": links["seats"][1]})
        assert await refused(anna, "/api/seats", {"secret": links["seats"][2]}) == (409, "seated")


async def test_a_spectator_comes_by_the_public_link_and_sees_no_hand(tmp_path: Path) -> None:
    async with (
        server(tmp_path) as (_, address),
        person(address) as anna,
        person(address, "Berta") as berta,
        person(address, "Carla") as carla,
    ):
        links = await new_match(anna, "me", "open")
        await berta.call("POST", "/api/seats", {"secret": links["seats"][1]})
        found = await carla.call("POST", "/api/watch", {"secret": links["watch"]})
        await carla.listen()
        await carla.say("sit", match=found["match"], watch=links["watch"])
        state = await carla.hear("state")

    assert found["match"] == links["match"]
    assert [view["seat"] for view in state["views"]] == [None]
    assert "options" not in state["views"][0]["question"]


async def test_somebody_comes_back_from_another_device_by_the_recovery_link(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna, person(address, "Berta") as berta:
        match = await table_of_two(anna, berta)
        async with browser(address) as phone:
            device = Client(phone, address)
            await device.call("POST", "/api/recover", {"secret": anna.me["recovery"]})
            mine = await device.call("GET", "/api/my/matches")
            await device.listen()
            await device.say("sit", match=match)
            state = await device.hear("state")
            await give_answer(device, match, 0, "roll")
            assert device.socket is not None
            await device.socket.close()
        elsewhere = await anna.hear("update")

    assert [(line["match"], line["waiting"]) for line in mine] == [(match, 0)]
    assert [seat.get("mine", False) for seat in mine[0]["seats"]] == [True, False]
    assert state["views"][0]["seat"] == 0
    assert elsewhere["entries"] == 1


async def test_a_seat_left_to_a_bot_is_played_on_and_taken_back(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna, person(address, "Berta") as berta:
        site.hall.attendant.bots = bots()
        match = await table_of_two(anna, berta)
        await anna.call("POST", f"/api/matches/{match}/leave", {"seat": 0, "bot": "first"})
        played = await anna.hear("update")
        await anna.say("answer", match=match, question=played["entries"], option="end")
        late = await anna.hear("refused")
        await give_answer(berta, match, 1, "end")
        while (await anna.hear("update"))["views"][0]["question"]["seat"] == 0:
            pass
        await anna.call("POST", f"/api/matches/{match}/return", {"seat": 0})
        seats = (await anna.hear("seats"))["seats"]
        number = site.hall.tables[match].next
        await give_answer(berta, match, number, "end")
        await anna.hear("update")
        back = await give_answer(anna, match, number + 1, "roll")

    (turn,) = played["views"][0]["events"]
    assert (turn["kind"], turn["facts"], turn["at"]) == ("turn", {"seat": 1}, 0)
    assert late["code"] in ("not-yours", "away")
    assert seats[0]["kind"] == "person"
    assert back["entries"] == number + 2


async def test_whoever_is_away_does_not_answer_until_they_come_back(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna, person(address, "Berta") as berta:
        site.hall.attendant.bots = bots()
        match = await table_of_two(anna, berta)
        await anna.call("POST", f"/api/matches/{match}/leave", {"seat": 0, "bot": "sleepy"})
        await anna.say("answer", match=match, question=0, option="end")
        assert (await anna.hear("refused"))["code"] == "away"
        await anna.call("POST", f"/api/matches/{match}/return", {"seat": 0})
        assert (await give_answer(anna, match, 0, "end"))["entries"] == 1


async def test_the_owner_seats_a_bot_and_a_friend_takes_the_seat_from_it(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna, person(address, "Berta") as berta:
        site.hall.attendant.bots = bots()
        links = await new_match(anna, "me", "open", listed=True)
        place = f"/api/matches/{links['match']}/bot"
        assert await refused(berta, place, {"seat": 1, "bot": "sleepy"}) == (403, "not-yours")
        assert await refused(anna, place, {"seat": 7, "bot": "sleepy"}) == (409, "taken")
        await anna.call("POST", place, {"seat": 1, "bot": "sleepy"})
        assert (await status(anna, links["match"]))["status"] == "playing"
        await berta.call("POST", "/api/seats", {"secret": links["seats"][1]})
        seats = (await status(anna, links["match"]))["seats"]

    assert (seats[1]["kind"], seats[1]["name"]) == ("person", "Berta")


async def test_a_bot_that_does_not_exist_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna, person(address, "Berta") as berta:
        wish = {"game": "parlour", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep thought"}]}
        assert await refused(anna, "/api/matches", wish) == (422, "no-such-bot")
        assert await anna.call("GET", "/api/my/matches") == []
        match = await table_of_two(anna, berta)
        for deed in ("leave", "bot"):
            body = {"seat": 0, "bot": "deep thought"}
            assert await refused(anna, f"/api/matches/{match}/{deed}", body) == (422, "no-such-bot")
        kinds = [seat["kind"] for seat in (await status(anna, match))["seats"]]

    assert kinds == ["person", "person"]


async def test_when_the_owner_leaves_somebody_else_owns_the_match(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna, person(address, "Berta") as berta:
        site.hall.attendant.bots = bots()
        links = await new_match(anna, "me", "open", "open")
        match = links["match"]
        await berta.call("POST", "/api/seats", {"secret": links["seats"][1]})
        await anna.call("POST", f"/api/matches/{match}/leave", {"seat": 0})
        assert await refused(anna, f"/api/matches/{match}/bot", {"seat": 2, "bot": "sleepy"}) == (403, "not-yours")
        await berta.call("POST", f"/api/matches/{match}/bot", {"seat": 2, "bot": "sleepy"})
        await berta.call("POST", f"/api/matches/{match}/leave", {"seat": 1})
        async with person(address, "Carla") as carla:
            await carla.call("POST", "/api/seats", {"secret": links["seats"][0]})
            await carla.call("POST", f"/api/matches/{match}/bot", {"seat": 1, "bot": "sleepy"})
        kinds = [seat["kind"] for seat in (await status(anna, match))["seats"]]

    assert kinds == ["person", "bot", "bot"]


async def test_a_rematch_has_the_same_people_one_seat_further(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna, person(address, "Berta") as berta:
        match = await table_of_two(anna, berta, clock={"kind": "live", "amount": 600})
        assert await refused(anna, f"/api/matches/{match}/rematch") == (409, "not-over")
        await finish(match, [anna, berta])
        links = await anna.call("POST", f"/api/matches/{match}/rematch")
        told = await berta.hear("seats")
        asked_again = await berta.call("POST", f"/api/matches/{match}/rematch")
        invited = await status(berta, links["match"])
        mine = await berta.call("GET", "/api/my/matches")
        await berta.call("POST", f"/api/matches/{links['match']}/return", {"seat": 0})
        begun = await status(berta, links["match"])

    assert told["rematch"] == asked_again["match"] == links["match"]
    assert asked_again["seats"] == []
    assert [(seat["kind"], seat["name"]) for seat in invited["seats"]] == [("open", "Berta"), ("person", "Anna")]
    assert {line["match"] for line in mine} == {match, links["match"]}
    assert begun["status"] == "playing"
    assert all(seat["left"] > 0 for seat in begun["seats"])


async def finish(match: str, players: list[Client]) -> None:
    """Play to the end: everybody rolls and keeps."""
    seat, number = 0, 0
    while True:
        for option in ("roll", "keep", "end"):
            await players[seat].say("answer", match=match, question=number, option=option)
            for player in players:
                news = await player.hear("update")
            number += 1
            if news["status"] == "over":
                return
        seat = 1 - seat


async def test_only_listed_matches_are_listed(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna, person(address, "Berta") as berta:
        await new_match(anna, "me", "open")
        listed = await new_match(anna, "me", "open", listed=True)
        found = await berta.call("GET", "/api/matches")

    assert [line["match"] for line in found] == [listed["match"]]


async def test_seats_drawn_at_random_have_the_factions_that_they_play(tmp_path: Path) -> None:
    factions = ["marquise", "eyrie", "alliance", "vagabond"]
    async with server(tmp_path) as (site, address), person(address) as anna:
        orders = set()
        for _ in range(4):
            wish = {"game": "root", "options": {"seats": factions, "seating": "random"}}
            links = await anna.call("POST", "/api/matches", wish)
            table = await site.hall.tables.open(links["match"])
            assert table.journal is not None
            names = [seat["seat_name"] for seat in (await status(anna, links["match"]))["seats"]]
            assert names == table.journal.match.options["seats"]
            orders.add(tuple(names))

    assert len(orders) > 1
