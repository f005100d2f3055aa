"""Campaigns: what a match hands on is told when it is over, and the server makes the next match of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rulewright.games.catalogue import GAMES
from rulewright.games.monster_lands import campaign
from rulewright.games.monster_lands.game import MonsterLandsGame
from rulewright.server.hall.wishes import in_a_line
from tests.server.running import Client, person, server

GAME = GAMES.find("monster_lands")
assert isinstance(GAME, MonsterLandsGame)
BEGINNING = campaign.begin(GAME.tables.campaign)


async def refused(client: Client, path: str, body: object = None) -> tuple[int, str]:
    response = await client.http.post(path, json=body)
    assert response.status_code >= 400, response.text
    return response.status_code, response.json()["code"]


async def begin(client: Client, **options: Any) -> str:
    """Make a solo match, sit down, and hear how it stands."""
    wish = {"game": "monster_lands", "options": {"seats": ["fire"], **options}, "seats": [{"kind": "me"}]}
    links = await client.call("POST", "/api/matches", wish)
    await client.listen()
    await client.say("sit", match=links["match"])
    return str(links["match"])


async def play_out(client: Client, match: str) -> dict[str, Any]:
    """Answer with what is offered first until the match is over; return the last message."""
    news = await client.hear("state", "update")
    while news["status"] == "playing":
        assert news.get("sequel") is None
        question = news["views"][0]["question"]
        option = question["options"][0][0]
        await client.say("answer", match=match, question=question["number"], option=option)
        news = await client.hear("update")
    return news


async def test_a_campaign_goes_on_with_the_match_that_the_last_one_leads_to(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna:
        match = await begin(anna, campaign=BEGINNING, difficulty="normal")
        assert await refused(anna, f"/api/matches/{match}/sequel", {}) == (409, "not-over")
        over = await play_out(anna, match)
        links = await anna.call("POST", f"/api/matches/{match}/sequel", {})
        again = await anna.call("POST", f"/api/matches/{match}/sequel", {"options": {"seats": ["air"]}})
        await anna.say("sit", match=match)
        told = await anna.hear("state")
        mine = await anna.call("GET", "/api/my/matches")

    after = over["sequel"]
    assert told["sequel"] == after
    assert told["rematch"] == links["match"] == again["match"]
    assert (after["games"], after["state"], after["scenario"]) == (1, "running", 1)
    assert after["log"][0]["rank"] in ("cannon_fodder", "trainee")
    lines = {line["match"]: line["options"] for line in mine}
    assert lines[match]["campaign"] == in_a_line({"campaign": BEGINNING})["campaign"]
    assert lines[links["match"]]["campaign"] == in_a_line({"campaign": after})["campaign"]
    assert lines[links["match"]]["difficulty"] in after["difficulties"]


async def test_nobody_plays_a_game_of_a_campaign_twice(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna:
        match = await begin(anna, campaign=BEGINNING, difficulty="normal")
        await play_out(anna, match)
        assert await refused(anna, f"/api/matches/{match}/rematch") == (409, "in-campaign")
        forbidden = {"options": {"difficulty": "cutthroat"}}
        assert await refused(anna, f"/api/matches/{match}/sequel", forbidden) == (422, "bad-options")
        crowd = {"options": {"seats": ["fire", "air"]}}
        assert await refused(anna, f"/api/matches/{match}/sequel", crowd) == (422, "bad-options")


async def test_what_is_tried_out_in_a_fork_is_no_game_of_the_campaign(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna:
        match = await begin(anna, campaign=BEGINNING, difficulty="normal")
        await play_out(anna, match)
        fork = await anna.call("POST", f"/api/matches/{match}/fork", {"question": 5})
        await anna.say("sit", match=fork["match"])
        over = await play_out(anna, fork["match"])
        assert over.get("sequel") is None
        assert await refused(anna, f"/api/matches/{fork['match']}/sequel", {}) == (409, "no-campaign")


async def test_a_campaign_that_is_lost_does_not_go_on(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna:
        match = await begin(anna, campaign=BEGINNING, difficulty="beginner")
        over = await play_out(anna, match)
        assert over["sequel"]["log"][0]["rank"] == "cannon_fodder"
        assert over["sequel"]["state"] == "lost"
        assert await refused(anna, f"/api/matches/{match}/sequel", {}) == (422, "bad-options")


async def test_a_match_outside_a_campaign_has_a_rematch_and_no_sequel(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna, person(address, "Berta") as berta:
        match = await begin(anna, scenario=1)
        over = await play_out(anna, match)
        assert over.get("sequel") is None
        assert await refused(anna, f"/api/matches/{match}/sequel", {}) == (409, "no-campaign")
        assert await refused(berta, f"/api/matches/{match}/sequel", {}) == (404, "no-such-match")
        assert (await anna.call("POST", f"/api/matches/{match}/rematch"))["match"] != match
