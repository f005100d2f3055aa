"""Matches that cannot go on: kept, readable, and no danger to others."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from rulewright.games.catalogue import GAMES
from rulewright.games.root.position import Root
from rulewright.kernel.fate import Fate
from rulewright.server.app import Site
from rulewright.server.store.snapshots import snapshot
from tests.server.running import PATIENCE, Client, person, server

ALONE = {"game": "root", "options": {"seats": ["marquise", "eyrie"]}, "seats": [{"kind": "me"}, {"kind": "me"}]}


async def recovered(client: Client, known: dict[str, Any]) -> Client:
    """Be the same person at a server that was started again."""
    await client.call("POST", "/api/recover", {"secret": known["recovery"]})
    return client


async def follow(client: Client, match: str) -> dict[str, Any]:
    if client.socket is None:
        await client.listen()
    await client.say("sit", match=match)
    return await client.hear("state")


async def answer(client: Client, news: dict[str, Any], chance: Fate) -> dict[str, Any]:
    """Answer what is asked, whichever seat it is, and return what follows."""
    question = next(view["question"] for view in news["views"] if view["question"].get("options"))
    choice = question["options"][chance.below(len(question["options"]))][0]
    await client.say("answer", match=news["match"], question=question["number"], option=choice)
    return await client.hear("update", "refused")


async def test_rules_that_fail_freeze_one_match_and_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = Fate.seeded("freezing")
    sound = Root.next_programme

    def broken(_: Root) -> None:
        raise KeyError("the secret of a hand")

    async with server(tmp_path) as (site, address), person(address) as anna:
        matches = [(await anna.call("POST", "/api/matches", ALONE))["match"] for _ in range(2)]
        one, other = [await follow(anna, match) for match in matches]
        monkeypatch.setattr(Root, "next_programme", broken)
        while one["status"] == "playing":
            before, one = one, await answer(anna, one, chance)
        monkeypatch.setattr(Root, "next_programme", sound)

        assert one["status"] == "frozen"
        assert "KeyError" in one["notice"]
        assert "secret" not in one["notice"]
        assert (await answer(anna, other, chance))["status"] == "playing"
        refusal = await answer(anna, {**before, "match": matches[0]}, chance)
        assert refusal["code"] == "not-playing"
        entries = await site.store.entries(matches[0])
        assert len(entries) == one["entries"]

    monkeypatch.setattr(Root, "next_programme", broken)
    async with server(tmp_path) as (_, address), person(address) as guest:
        state = await follow(await recovered(guest, anna.me), matches[0])
        assert state["status"] == "frozen"
        assert state["notice"] == one["notice"]
        assert [view["table"] for view in state["views"]] == [view["table"] for view in one["views"]]
        assert (await follow(guest, matches[1]))["status"] == "playing"

    monkeypatch.setattr(Root, "next_programme", sound)
    async with server(tmp_path) as (_, address), person(address) as guest:
        state = await follow(await recovered(guest, anna.me), matches[0])
        assert (state["status"], state.get("notice", "")) == ("playing", "")
        assert state["entries"] == len(entries)
        assert (await answer(guest, state, chance))["entries"] == len(entries) + 1


async def play_on(client: Client, match: str, count: int) -> dict[str, Any]:
    """Play some answers, and return how the table stood at the last boundary between two steps."""
    chance = Fate.seeded("versions")
    news = await follow(client, match)
    for _ in range(count):
        news = await answer(client, news, chance)
    return news


async def snapshot_taken(site: Site, match: str) -> None:
    """Wait until the play was noted."""
    deadline = time.monotonic() + PATIENCE
    while not (kept := await snapshot(site.store, match)) or kept[0] == 0:
        assert time.monotonic() < deadline


async def test_a_match_of_other_rules_is_kept_and_readable_and_goes_on_when_they_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES.find("root")
    async with server(tmp_path) as (site, address), person(address) as anna, person(address, "Berta") as berta:
        match = (await anna.call("POST", "/api/matches", {**ALONE, "listed": True}))["match"]
        news = await play_on(anna, match, 30)
        while site.hall.tables[match].journal.match.flight:  # type: ignore[union-attr]  # it is being played
            news = await answer(anna, news, Fate.seeded("to a boundary"))
        public = (await follow(berta, match))["views"][0]["table"]
        await snapshot_taken(site, match)

    monkeypatch.setattr(game, "rules_version", "next")
    async with server(tmp_path) as (site, address), person(address) as guest, person(address, "Berta") as berta:
        state = await follow(await recovered(guest, anna.me), match)
        assert state["status"] == "frozen"
        assert "rules version next" not in state["notice"]
        assert "this server plays version next" in state["notice"]
        assert f"after {news['entries']} of {news['entries']} answers" in state["notice"]
        assert [view["table"] for view in state["views"]] == [view["table"] for view in news["views"]]
        seen = (await follow(berta, match))["views"]
        assert [view["table"] for view in seen] == [public]
        assert (await answer(guest, {**news, "match": match}, Fate.seeded("")))["code"] == "not-playing"
        row = await site.store.match(match)
        assert row is not None
        assert row.status == "playing"

    monkeypatch.undo()
    async with server(tmp_path) as (_, address), person(address) as guest:
        state = await follow(await recovered(guest, anna.me), match)
        assert state["status"] == "playing"
        assert state["entries"] == news["entries"]
