"""Logs tell what happened to the server, never what is in a hand, a seed, a link or a cookie."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rulewright.kernel.fate import Fate
from rulewright.kernel.match import Match
from rulewright.kernel.view import View
from rulewright.server.app import Site
from rulewright.server.listener import server as listening_server
from tests.builders.root_deck import DECK
from tests.server.running import Client, person

CLIENTS = ("websockets.client", "httpx", "httpcore")
"""What the clients in this process note is theirs."""


@contextlib.asynccontextmanager
async def real_server(folder: Path) -> AsyncIterator[tuple[Site, str]]:
    """Run a server just as `rulewright serve` does."""
    site = Site(f"sqlite+aiosqlite:///{folder}/test.db", rates=1000.0, reaction=0.01)
    listener = socket.socket(proto=socket.IPPROTO_TCP)
    listener.bind(("127.0.0.1", 0))
    running = listening_server(site)
    task = asyncio.create_task(running.serve([listener]))
    while not running.started:
        await asyncio.sleep(0.01)
        if task.done():
            task.result()
    try:
        yield site, f"127.0.0.1:{listener.getsockname()[1]}"
    finally:
        running.should_exit = True
        await task


async def play(match: str, anna: Client, answers: int) -> None:
    """Answer at random whenever asked, with some requests that are refused in between."""
    chance = Fate.seeded("logs")
    await anna.listen()
    await anna.say("sit", match=match)
    while answers:
        news = await anna.hear("state", "update")
        question = news["views"][0].get("question")
        if news["status"] != "playing" or question is None:
            return
        offered = question.get("options")
        if not offered:
            continue
        await anna.say("answer", match=match, question=question["number"], option="ambush_bird_of_mine")
        await anna.say("why", match=match, text="armorers")
        choice = offered[chance.below(len(offered))][0]
        await anna.say("answer", match=match, question=question["number"], option=choice)
        answers -= 1


def words_of(caplog: pytest.LogCaptureFixture) -> str:
    """Return everything the server noted."""
    theirs = [record for record in caplog.records if not record.name.startswith(CLIENTS)]
    formatter = logging.Formatter("%(name)s %(message)s")
    return "\n".join(formatter.format(record) for record in theirs)


async def secrets_of(site: Site, match: str, anna: Client) -> list[str]:
    """Return what must not be in any log."""
    table = await site.hall.tables.open(match)
    return [table.seed, anna.me["recovery"], *anna.http.cookies.values()]


async def test_at_the_most_talkative_level_no_secret_is_noted(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with real_server(tmp_path) as (site, address), person(address) as anna:
        wish = {"game": "root", "options": {"seats": ["marquise", "eyrie"]}, "seats": [{"kind": "me"}, {"kind": "bot"}]}
        links = await anna.call("POST", "/api/matches", wish)
        await play(links["match"], anna, 25)
        hidden = await secrets_of(site, links["match"], anna)

    noted = words_of(caplog)
    for secret in (*hidden, *links["seats"], links["watch"]):
        assert secret not in noted
    assert not [name for name in DECK.by_name if re.search(rf"\b{name}\b", noted)]


async def test_a_rule_that_fails_with_a_hand_in_its_message_is_noted_and_told_without_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.DEBUG)
    async with real_server(tmp_path) as (_, address), person(address) as anna, person(address) as berta:
        wish = {"game": "root", "options": {"seats": ["marquise", "eyrie"]}, "seats": [{"kind": "me"}, {}]}
        links = await anna.call("POST", "/api/matches", wish)
        await berta.call("POST", "/api/seats", {"secret": links["seats"][1]})
        await anna.listen()
        await anna.say("sit", match=links["match"])
        state = await anna.hear("state")
        question = state["views"][0]["question"]
        assert question["seat"] == 0

        def fail(match: Match, _: object) -> None:
            raise RuntimeError(f"{match.view(1).facts()} {match.seed}")

        monkeypatch.setattr(Match, "answer", fail)
        await anna.say("answer", match=links["match"], question=question["number"], option=question["options"][0][0])
        told = await anna.hear("update")
        monkeypatch.undo()

    assert told["status"] == "frozen"
    assert "RuntimeError" in told["notice"]
    assert "hand" not in told["notice"]
    assert "RuntimeError" in words_of(caplog)
    assert "hand" not in words_of(caplog).replace("handle", "")


async def test_a_request_that_fails_tells_nobody_why(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.DEBUG)
    async with real_server(tmp_path) as (_, address), person(address) as anna:
        wish = {"game": "root", "options": {"seats": ["marquise", "eyrie"]}, "seats": [{"kind": "me"}, {"kind": "me"}]}
        links = await anna.call("POST", "/api/matches", wish)
        await anna.listen()
        await anna.say("sit", match=links["match"])
        await anna.hear("state")

        def fail(*_: object) -> None:
            raise RuntimeError("the hand holds royal_claim")

        monkeypatch.setattr(View, "pack", fail)
        await anna.say("view", match=links["match"])
        refused = await anna.hear("refused")

    assert refused["code"] == "failed"
    assert "royal_claim" not in refused["reason"]
    assert "royal_claim" not in words_of(caplog)
    assert "RuntimeError" in words_of(caplog)
