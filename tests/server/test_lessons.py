"""Lessons at a table: where somebody stands is told to them alone, survives undo and restart, and costs no secret."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rulewright.kernel.record import Record
from rulewright.lessons.lesson import lesson_of
from tests.server.judging import judge
from tests.server.running import Client, person, server

FIRST = lesson_of("root", "first")


async def begun(client: Client, name: str = "first") -> dict[str, Any]:
    """Begin a lesson, and sit down to it."""
    links = await client.call("POST", "/api/lessons", {"game": "root", "lesson": name})
    assert links["seats"] == []
    if client.socket is None:
        await client.listen()
    await client.say("sit", match=links["match"])
    return await client.hear("state")


async def answered(client: Client, news: dict[str, Any], option: str) -> dict[str, Any]:
    """Answer the question put to whoever learns, and return what they are told when they are asked again."""
    question = news["views"][0]["question"]
    await client.say("answer", match=news["match"], question=question["number"], option=option)
    while True:
        news = await client.hear("update")
        if news["views"][0].get("question", {}).get("options"):
            return news


async def test_a_lesson_begins_prepared_and_says_where_one_stands(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna:
        state = await begun(anna)
        lesson = state["views"][0]["lesson"]
        assert (lesson["name"], lesson["step"], lesson["steps"]) == ("first", 0, len(FIRST.step))
        assert [page["text"] for page in lesson["pages"]] == [[FIRST.key(page.text)] for page in FIRST.step[0].page]
        assert lesson["wanted"] == ["craft:birdy_bindle"]
        assert [seat["kind"] for seat in state["seats"]] == ["person", "bot"]
        news = await answered(anna, state, "craft:birdy_bindle")
        assert news["views"][0]["lesson"]["remark"] == [FIRST.key("crafted")]
        lines = await anna.call("GET", "/api/my/matches")
        assert [line["lesson"] for line in lines] == ["first"]


async def test_another_answer_is_remarked_and_an_undo_takes_the_remark_back(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna:
        state = await begun(anna)
        news = await answered(anna, state, "done")
        assert news["views"][0]["lesson"]["step"] == 1
        assert news["views"][0]["lesson"]["remark"] == [FIRST.key("not-crafted")]
        await anna.say("undo", match=state["match"], question=0)
        news = await anna.hear("update")
        assert news["views"][0]["lesson"] == state["views"][0]["lesson"]


async def test_a_lesson_is_where_it_was_after_the_server_was_down(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna:
        news = await answered(anna, await begun(anna), "craft:birdy_bindle")
        before = news["views"][0]["lesson"]
        cookies = dict(anna.http.cookies)
    async with server(tmp_path) as (_, address), person(address, "Berta") as anna:
        anna.http.cookies.clear()
        anna.http.cookies.update(cookies)
        await anna.listen()
        await anna.say("sit", match=news["match"])
        state = await anna.hear("state")
    assert state["views"][0]["lesson"] == before
    assert state["views"][0]["table"] == news["views"][0]["table"]


async def test_whoever_watches_is_told_nothing_of_a_lesson(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna, person(address, "Berta") as berta:
        links = await anna.call("POST", "/api/lessons", {"game": "root", "lesson": "first"})
        await berta.listen()
        await berta.say("sit", match=links["match"], watch=links["watch"])
        state = await berta.hear("state")
        assert state["views"][0]["seat"] is None
        assert state["views"][0].get("lesson") is None


async def test_bots_play_on_and_a_record_of_it_can_be_brought_back(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna:
        news = await begun(anna)
        match = news["match"]
        for wanted in ("craft:birdy_bindle", "done", "done"):
            news = await answered(anna, news, wanted)
        journal = site.hall.tables[match].journal
        assert journal is not None
        assert {entry.seat for entry in journal.kept} == {0, 1}
        record = journal.record()
        assert record.position == FIRST.position
        assert Record.loads(record.dumps()) == record
        links = judge(await anna.http.post("/api/records", content=record.dumps())).json()
        brought = await anna.call("GET", f"/api/matches/{links['match']}")
        assert "lesson" not in brought


async def test_a_fork_of_a_lesson_begins_where_it_did_and_teaches_nothing(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna:
        state = await begun(anna)
        await answered(anna, state, "craft:birdy_bindle")
        links = await anna.call("POST", f"/api/matches/{state['match']}/fork", {"question": 0})
        await anna.say("sit", match=links["match"])
        fork = await anna.hear("state")
        assert fork["views"][0]["table"] == state["views"][0]["table"]
        assert fork["views"][0].get("lesson") is None


async def test_a_lesson_that_there_is_not_is_refused(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna:
        for wish in ({"game": "root", "lesson": "no such"}, {"game": "no such", "lesson": "first"}):
            response = judge(await anna.http.post("/api/lessons", json=wish))
            assert (response.status_code, response.json()["code"]) == (404, "no-such-lesson")


async def test_a_record_that_begins_in_the_middle_of_an_action_is_refused(tmp_path: Path) -> None:
    match = FIRST.prepare()
    for text in ("craft:birdy_bindle", "done", "march"):
        match.answer(text)
    middle = match.game.resume(match.game.write(match), seed="x").record
    async with server(tmp_path) as (_, address), person(address) as anna:
        response = judge(await anna.http.post("/api/records", content=middle.dumps()))
        assert (response.status_code, response.json()["code"]) == (422, "bad-record")
