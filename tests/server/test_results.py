"""Results: written when a match ends, told in lists, counted in somebody's figures."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, insert

from rulewright.server.store.results import COLUMN, Streaks, streaks
from rulewright.server.store.schema import MATCHES, RESULTS
from rulewright.server.store.store import Store
from tests.server.judging import judge
from tests.server.parlour import new_match
from tests.server.running import Client, person, server
from tests.server.test_forking import finish, forked, over

pytestmark = pytest.mark.usefixtures("parlour")


async def figures(client: Client) -> dict[str, Any]:
    """Return what somebody has played."""
    found: dict[str, Any] = judge(await client.http.get("/api/me/figures")).json()
    return found


async def history(client: Client, **query: float) -> list[dict[str, Any]]:
    """Return a page of somebody's history."""
    found: list[dict[str, Any]] = judge(await client.http.get("/api/me/history", params=query)).json()
    return found


async def test_the_end_of_a_match_is_told_in_lists_and_counted_once(anywhere: str, tmp_path: Path) -> None:
    async with server(tmp_path, url=anywhere) as (site, address), person(address) as anna:
        assert await figures(anna) == {
            "matches": 0, "won": 0, "together": 0, "longest": 0, "streak": 0, "games": [], "seats": [],
        }  # fmt: skip
        match = (await new_match(anna, "me", "first"))["match"]
        assert "results" not in (await anna.call("GET", "/api/my/matches"))[0]
        await finish(anna, match)
        outcome = (site.hall.tables[match].journal or pytest.fail("no journal")).match.outcome
        await site.hall.tables[match].end()  # as another process would that carries out the last answer
        (line,) = judge(await anna.http.get("/api/my/matches")).json()
        (played,) = await history(anna)
        counted = await figures(anna)

    assert [(seat.get("won", False), seat.get("points", 0)) for seat in line["results"]] == [
        (seat in outcome.winners, points) for seat, points in enumerate(outcome.points)
    ]
    assert played == line
    assert line["ended"] > 0
    won = int(0 in outcome.winners)
    assert (counted["matches"], counted["won"], counted["together"]) == (1, won, 0)
    assert (counted["longest"], counted["streak"]) == (won, won)
    assert counted["games"] == [
        {
            "game": "parlour", "matches": 1, "won": won, "points": outcome.points[0], "best": outcome.points[0],
            "together": 0, "longest": won, "streak": won,
        }
    ]  # fmt: skip
    assert [seat["seat_name"] for seat in counted["seats"]] == [line["seats"][0]["seat_name"]]


async def test_forks_records_and_matches_against_oneself_are_history_and_no_figures(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna:
        match = (await new_match(anna, "me", "first"))["match"]
        await finish(anna, match)
        counted = await figures(anna)
        record = await anna.http.get(f"/api/matches/{match}/record")

        fork = (await forked(anna, match, 3, "me", "first"))["match"]
        await finish(anna, fork)
        alone = (await new_match(anna, "me", "me"))["match"]
        await play_all(anna, alone)
        lines = record.text.splitlines()
        brought = await anna.http.post(
            "/api/records", content=record.text, headers={"content-type": "application/x-ndjson"}
        )
        told = await history(anna)

        assert lines
        assert brought.status_code == 200
        assert await figures(anna) == counted
        assert [line["match"] for line in told] == [alone, fork, match]
        assert [line.get("fork") for line in told] == [None, {"match": match, "question": 3}, None]
        assert all(line["results"] for line in told)
        assert site.hall.tables[fork].status == "over"


async def play_all(client: Client, match: str) -> None:
    """Play all seats of a match to its end."""
    await client.say("sit", match=match)
    while (news := await client.hear("state"))["match"] != match:
        pass
    while news["status"] != "over":
        question = next(view["question"] for view in news["views"] if "options" in view.get("question", {}))
        option = {"toy.play": "roll", "toy.keep": "keep"}.get(question["prompt"], question["options"][0][0])
        await client.say("answer", match=match, question=question["number"], option=option)
        while (news := await client.hear("update"))["match"] != match:
            pass


async def test_a_record_that_is_played_on_does_not_count(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna:
        match = (await new_match(anna, "me", "first"))["match"]
        await finish(anna, match)
        counted = await figures(anna)
        journal = site.hall.tables[match].journal
        assert journal is not None
        whole = journal.record()
        record = msgspec.structs.replace(whole, answers=whole.answers[:2])
        links = judge(
            await anna.http.post(
                "/api/records", content=record.dumps(), headers={"content-type": "application/x-ndjson"}
            )
        ).json()
        await anna.call("POST", "/api/seats", {"secret": links["seats"][0]})
        await anna.call("POST", f"/api/matches/{links['match']}/bot", {"seat": 1, "bot": "first"})
        await finish(anna, links["match"])

        assert (await history(anna))[0]["match"] == links["match"]
        assert await figures(anna) == counted


@pytest.mark.parametrize(("column", "value"), [("lesson", "first"), ("position", "")])
async def test_a_lesson_does_not_count(tmp_path: Path, column: str, value: str) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna:
        match = (await new_match(anna, "me", "open"))["match"]
        with sqlite3.connect(tmp_path / "test.db") as base:
            base.execute(f"update match set {column} = ? where id = ?", (value, match))  # noqa: S608  (ours)
        await anna.call("POST", f"/api/matches/{match}/bot", {"seat": 1, "bot": "first"})
        await finish(anna, match)
        (line,) = await history(anna)

        assert line.get("lesson", "") == (value if column == "lesson" else "")
        assert (await figures(anna))["matches"] == (0 if column == "lesson" else 1)


async def test_a_seat_that_was_left_to_a_bot_is_played_and_not_won(tmp_path: Path) -> None:
    async with (
        server(tmp_path) as (site, address),
        person(address) as anna,
        person(address, "Berta") as berta,
    ):
        links = await new_match(anna, "me", "open")
        await berta.call("POST", "/api/seats", {"secret": links["seats"][1]})
        await berta.call("POST", f"/api/matches/{links['match']}/leave", {"seat": 1, "bot": "first"})
        await finish(anna, links["match"])
        await over(site, links["match"])
        found = await figures(berta)
        mine = await figures(anna)

        assert (found["matches"], found["won"]) == (1, 0)
        assert (mine["matches"], mine["together"]) == (1, 1)
        assert mine["won"] == int(site.hall.tables[links["match"]].journal.match.outcome.winners == (0,))  # type: ignore[union-attr]  # it is played


async def test_results_from_before_are_made_up_when_the_server_starts(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna:
        match = (await new_match(anna, "me", "first"))["match"]
        await finish(anna, match)
        cookies = anna.http.cookies
        before = await figures(anna)
    with sqlite3.connect(tmp_path / "test.db") as base:
        base.execute("delete from result")

    async with server(tmp_path) as (site, address), person(address, "Berta") as again:
        again.http.cookies = cookies

        while not await site.store.rows(RESULTS.select()):  # noqa: ASYNC110  (what is waited for tells nobody)
            await asyncio.sleep(0.01)
        after = await figures(again)

    assert after == before


async def test_streaks_are_those_of_each_game_and_of_all(anywhere: str) -> None:
    store = Store(anywhere)
    await store.add_person("anna", "Anna", b"hash")
    course = [("a", 1), ("b", 1), ("a", 0), ("a", 1), ("b", 1), ("b", 1), ("a", 1), ("b", 0), ("b", 1)]
    async with store.engine.begin() as connection:
        for number, (game, won) in enumerate(course):
            await connection.execute(insert(MATCHES).values(match_row(f"m{number}")))
            await connection.execute(insert(RESULTS).values(result_row(f"m{number}", game, bool(won), number)))

    overall = await streaks(store, "anna")
    by_game = await streaks(store, "anna", COLUMN.game)
    nobody = await streaks(store, "berta")
    async with store.engine.begin() as connection:
        await connection.execute(delete(RESULTS))
    await store.close()

    assert overall == {(): Streaks(longest=4, present=1)}
    assert by_game == {("a",): Streaks(2, 2), ("b",): Streaks(3, 1)}
    assert nobody == {}


def match_row(match: str) -> dict[str, Any]:
    """Return the row of a match that is over."""
    return {
        "id": match, "game": "a", "rules": "", "data": "", "options": "{}", "seed": "", "status": "over",
        "listed": False, "clock": "{}", "watch": match.encode(), "created": 0.0, "updated": 0.0,
    }  # fmt: skip


def result_row(match: str, game: str, won: bool, ended: float) -> dict[str, Any]:  # noqa: FBT001  (a column)
    """Return the row of a seat in it."""
    return {
        "match": match, "number": 0, "person": "anna", "game": game, "seat_name": "a", "won": won, "points": 3,
        "rank": "", "people": 1, "stayed": True, "counted": True, "ended": ended,
    }  # fmt: skip


async def test_a_history_is_told_page_by_page(anywhere: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulewright.server.store.results.PAGE", 2)
    async with server(tmp_path, url=anywhere) as (_, address), person(address) as anna:
        matches = []
        for _ in range(3):
            matches.append((await new_match(anna, "me", "first"))["match"])
            await finish(anna, matches[-1])
        first = await history(anna)
        rest = await history(anna, before=first[-1]["ended"])

    assert [line["match"] for line in first + rest] == matches[::-1]
    assert len(first) == 2
