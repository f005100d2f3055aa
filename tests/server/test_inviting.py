"""Bringing others: what an invitation says, where open tables are found, and a match that is over shown to anybody."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.judging import judge
from tests.server.parlour import new_match
from tests.server.running import browser, person, server
from tests.server.test_forking import finish, forked
from tests.server.test_watching import follows

pytestmark = pytest.mark.usefixtures("parlour")


async def test_an_invitation_names_match_seat_and_host_before_anybody_has_a_name(anywhere: str, tmp_path: Path) -> None:
    async with server(tmp_path, url=anywhere) as (_, address), person(address) as anna:
        links = await new_match(anna, "me", "open", clock={"kind": "live", "amount": 900})
        async with browser(address) as stranger:
            told: dict[str, Any] = judge(
                await stranger.post("/api/invitation", json={"secret": links["seats"][1]})
            ).json()
            lost = judge(await stranger.post("/api/invitation", json={"secret": links["watch"]}))

    assert (told["host"], told["seat"], told["clock"]["kind"]) == ("Anna", 1, "live")
    assert (told["match"]["match"], told["match"]["game"], told["match"]["status"]) == (
        links["match"],
        "parlour",
        "open",
    )
    assert [(seat["kind"], seat["name"]) for seat in told["match"]["seats"]] == [("person", "Anna"), ("open", "")]
    assert not any(secret in str(told) for secret in (*links["seats"], links["watch"]))
    assert (lost.status_code, lost.json()["code"]) == (404, "no-such-seat")


async def test_open_tables_are_browsed_by_game_and_free_seats_and_page_by_page(
    anywhere: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rulewright.server.store.store.LIST", 2)
    async with server(tmp_path, url=anywhere) as (_, address), person(address) as anna:
        waiting = (await new_match(anna, "me", "open", listed=True))["match"]
        begun = (await new_match(anna, "me", "first", listed=True))["match"]
        other = await anna.call("POST", "/api/matches", {"game": "root", "listed": True})
        await new_match(anna, "me", "open")

        async def found(**query: str) -> list[str]:
            answer = judge(await anna.http.get("/api/matches", params=query))
            return [line["match"] for line in answer.json()]

        assert set(await found(game="parlour")) == {waiting, begun}
        assert await found(game="parlour", free="true") == [waiting]
        assert set(await found(free="true")) == {waiting, other["match"]}
        everything = judge(await anna.http.get("/api/matches")).json()
        assert len(everything) == 2
        assert len(await found(before=str(everything[-1]["updated"]))) == 1
        assert judge(await anna.http.get("/api/matches", params={"game": "No such"})).status_code == 400


async def test_a_match_that_is_over_is_shown_to_anybody_by_a_link_and_what_follows_it_is_not(
    anywhere: str, tmp_path: Path
) -> None:
    async with (
        server(tmp_path, url=anywhere) as (_, address),
        person(address) as anna,
        person(address, "Carla") as carla,
    ):
        match = (await new_match(anna, "me", "first"))["match"]
        early = judge(await anna.http.post(f"/api/matches/{match}/share"))
        await finish(anna, match)
        shared = judge(await anna.http.post(f"/api/matches/{match}/share")).json()["watch"]
        again = judge(await anna.http.post(f"/api/matches/{match}/share")).json()["watch"]
        strange = judge(await carla.http.post(f"/api/matches/{match}/share"))
        rematch = (await anna.call("POST", f"/api/matches/{match}/rematch"))["match"]

        assert (early.status_code, early.json()["code"]) == (409, "not-over")
        assert (strange.status_code, strange.json()["code"]) == (404, "no-such-match")
        assert shared == again
        assert not await follows(carla, match)
        assert await follows(carla, match, watch=shared)
        assert (await carla.call("POST", "/api/watch", {"secret": shared}))["match"] == match
        assert not await follows(carla, rematch, watch=shared)
        assert judge(await carla.http.post(f"/api/matches/{match}/share", headers={"X-Watch": shared})).json() == {
            "watch": shared
        }


async def test_a_fork_is_shown_only_when_the_match_that_its_seed_belongs_to_is_over(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna:
        match = (await new_match(anna, "me", "first"))["match"]
        await anna.listen()
        await anna.say("sit", match=match)
        await anna.hear("state")
        fork = (await forked(anna, match, 0, "me", "first"))["match"]
        await finish(anna, fork)
        early = judge(await anna.http.post(f"/api/matches/{fork}/share"))
        await finish(anna, match)
        late = judge(await anna.http.post(f"/api/matches/{fork}/share"))

    assert (early.status_code, early.json()["code"]) == (409, "not-over")
    assert late.status_code == 200
