"""A whole match over the network: two people, a spectator, and the record in the end."""

from __future__ import annotations

from pathlib import Path

import rulewright
from rulewright.kernel.fate import Fate
from rulewright.kernel.record import Record, seed_hash
from tests.server.running import Client, person, server


async def test_two_people_play_a_match_to_its_end_before_a_spectator(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna, person(address, "Berta") as berta:
        wish = {"game": "root", "options": {"seats": ["marquise", "eyrie"]}, "seats": [{"kind": "me"}, {}]}
        links = await anna.call("POST", "/api/matches", wish)
        await berta.call("POST", "/api/seats", {"secret": links["seats"][1]})
        async with person(address, "Carla") as carla:
            for client in (anna, berta, carla):
                await client.listen()
            await anna.say("sit", match=links["match"])
            await berta.say("sit", match=links["match"])
            await carla.say("sit", match=links["match"], watch=links["watch"])
            end = await play(links["match"], [anna, berta], carla)
            record = await carla.http.get(f"/api/matches/{links['match']}/record", headers={"X-Watch": links["watch"]})

    match = rulewright.find("root").replay(Record.loads(record.text))
    assert match.over
    assert end["seed"] == match.seed
    assert seed_hash(str(match.seed)) == end["promised"]


async def play(match: str, players: list[Client], spectator: Client) -> dict[str, str]:
    """Have people answer at random, each what they were asked, while somebody watches."""
    chance = Fate.seeded("two people")
    state = await spectator.hear("state")
    news = [await player.hear("state") for player in players]
    while news[0]["status"] == "playing":
        question = news[0]["views"][0]["question"]
        asked = players[question["seat"]]
        offered = news[question["seat"]]["views"][0]["question"]["options"]
        choice = offered[chance.below(len(offered))][0]
        await asked.say("answer", match=match, question=question["number"], option=choice)
        news = [await player.hear("update") for player in players]
        seen = await spectator.hear("update")
        assert "options" not in (seen["views"][0].get("question") or {})
    return {"seed": news[0]["seed"], "promised": state["seed_hash"]}
