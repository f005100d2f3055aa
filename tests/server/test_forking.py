"""What if: matches that go on from an earlier question of another one."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from rulewright.kernel.record import Record, seed_hash
from rulewright.server.app import Site
from rulewright.server.store.entry import ANSWER, UNDO
from tests.cli.scripted import run
from tests.server.judging import judge
from tests.server.parlour import Parlour, give_answer, new_match, parlour, table_of_two, watch
from tests.server.running import Client, person, server

__all__ = ["parlour"]


async def forked(client: Client, match: str, question: int, *seats: str) -> dict[str, Any]:
    """Fork a match; return the links."""
    wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
    links: dict[str, Any] = await client.call(
        "POST", f"/api/matches/{match}/fork", {"question": question, "seats": wishes}
    )
    return links


async def refused(client: Client, match: str, body: dict[str, Any]) -> tuple[int, str]:
    """Try to fork a match; return status and code of the refusal."""
    response = judge(await client.http.post(f"/api/matches/{match}/fork", json=body))
    return response.status_code, response.json().get("code", "")


async def state_of(client: Client, match: str) -> dict[str, Any]:
    """Sit down at a match, connecting first if need be."""
    if client.socket is None:
        await client.listen()
    await client.say("sit", match=match)
    while (state := await client.hear("state"))["match"] != match:
        pass
    return state


async def finish(client: Client, match: str) -> None:
    """Roll and keep until the match is over."""
    news = await state_of(client, match)
    while news["status"] != "over":
        question = news["views"][0].get("question")
        if question and "options" in question:
            option = {"toy.play": "roll", "toy.keep": "keep"}.get(question["prompt"], question["options"][0][0])
            await client.say("answer", match=match, question=question["number"], option=option)
        while (news := await client.hear("update"))["match"] != match:
            pass


async def over(site: Site, match: str) -> None:
    """Watch until bots have played a match to its end."""
    await watch(site, match)
    while (await site.hall.tables.open(match)).status != "over":  # noqa: ASYNC110  (what is waited for tells nobody)
        await asyncio.sleep(0.01)


@pytest.mark.usefixtures("parlour")
async def test_a_finished_match_is_forked_by_whoever_may_follow_it_with_any_seats(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna, person(address, "Berta") as berta:
        match = (await new_match(anna, "me", "first", listed=True))["match"]
        await finish(anna, match)
        links = await forked(berta, match, 3, "open", "me")
        waiting = await state_of(berta, links["match"])
        await anna.call("POST", "/api/seats", {"secret": links["seats"][0]})
        state = await state_of(anna, links["match"])
        origin, fork = site.hall.tables[match].journal, site.hall.tables[links["match"]].journal
        listed = await anna.call("GET", "/api/matches")

    assert origin is not None
    assert fork is not None
    assert waiting["status"] == "open"
    assert state["status"] == "playing"
    assert state["fork"] == {"match": match, "question": 3}
    assert [(entry.number, entry.text) for entry in fork.kept] == list(
        enumerate(entry.text for entry in origin.kept[:3])
    )
    assert [seat["name"] for seat in state["seats"]] == ["Anna", "Berta"]
    assert links["match"] not in [line["match"] for line in listed]
    assert {event.get("at", -1) for event in state["views"][0]["events"]} <= {-1, 0, 1, 2}


@pytest.mark.usefixtures("parlour")
async def test_a_fork_brings_only_answers_that_hold_and_an_undo_goes_behind_its_beginning(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna:
        match = (await new_match(anna, "me", "first"))["match"]
        await state_of(anna, match)
        await give_answer(anna, match, 0, "roll")
        await give_answer(anna, match, 1, "drop")
        await anna.say("undo", match=match, question=0)
        await anna.hear("update")
        await give_answer(anna, match, 3, "draw")
        await give_answer(anna, match, 4, "roll")
        gone = [await refused(anna, match, {"question": number}) for number in (0, 1, 2, 6)]
        links = await forked(anna, match, 4)
        state = await state_of(anna, links["match"])
        await anna.say("undo", match=links["match"], question=0)
        back = await anna.hear("update")
        journal = site.hall.tables[links["match"]].journal

    assert gone == [(409, "no-such-question")] * 4
    assert state["entries"] == 1
    assert [event["kind"] for event in state["views"][0]["events"]] == ["turn", "drew"]
    assert journal is not None
    assert [entry.kind for entry in journal.entries] == [ANSWER, UNDO]
    assert back["entries"] == 2
    assert not journal.kept


@pytest.mark.usefixtures("parlour")
async def test_a_match_that_goes_on_is_forked_only_by_whoever_plays_alone_against_bots_and_on_the_own_seats(
    tmp_path: Path,
) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna, person(address, "Berta") as berta:
        shared = await table_of_two(anna, berta)
        alone = (await new_match(anna, "me", "sleepy", listed=True))["match"]
        waits = (await new_match(anna, "me", "open"))["match"]
        refusals = [
            await refused(anna, shared, {"question": 0}),
            await refused(berta, alone, {"question": 0}),
            await refused(anna, waits, {"question": 0}),
            await refused(anna, alone, {"question": 0, "seats": [{"kind": "bot"}, {"kind": "me"}]}),
            await refused(anna, alone, {"question": 0, "seats": [{"kind": "me"}, {"kind": "open"}]}),
            await refused(anna, alone, {"question": 0, "seats": [{"kind": "me"}]}),
            await refused(anna, alone, {"question": 0, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "nobody"}]}),
            await refused(anna, alone, {"question": 1}),
            await refused(anna, alone, {"question": -1}),
            await refused(berta, waits, {"question": 0}),
        ]
        links = await forked(anna, alone, 0)
        state = await state_of(anna, links["match"])

    assert refusals == [
        (409, "not-over"),
        (409, "not-over"),
        (409, "not-playing"),
        (403, "not-yours"),
        (403, "not-yours"),
        (422, "bad-seats"),
        (422, "no-such-bot"),
        (409, "no-such-question"),
        (400, "bad-body"),
        (404, "no-such-match"),
    ]
    assert links["seats"] == []
    assert [seat["kind"] for seat in state["seats"]] == ["person", "bot"]


@pytest.mark.usefixtures("parlour")
async def test_a_fork_that_is_over_keeps_the_secrets_of_a_match_that_is_not(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna:
        match = (await new_match(anna, "me", "first"))["match"]
        fork = (await forked(anna, match, 0, "first", "first"))["match"]
        again = (await forked(anna, fork, 0, "first", "first"))["match"]
        for one in (fork, again):
            await over(site, one)
        hidden = [await state_of(anna, one) for one in (fork, again)]
        record = judge(await anna.http.get(f"/api/matches/{again}/record")).json()
        await anna.say("look", match=again, question=0, seat="all")
        looked = await anna.hear("looked", "refused")
        seated = await refused(anna, fork, {"question": 0, "seats": [{"kind": "me"}, {"kind": "me"}]})
        await finish(anna, match)
        shown = [await state_of(anna, one) for one in (match, fork, again)]
        await anna.say("look", match=again, question=0, seat="all")
        all_seats = await anna.hear("looked", "refused")

    assert [state["status"] for state in hidden] == ["over", "over"]
    assert not any("seed" in state for state in hidden)
    assert record["code"] == "not-over"
    assert "seed belongs to" in record["reason"]
    assert looked["code"] == "not-over"
    assert seated == (403, "not-yours")
    assert len({state["seed"] for state in shown}) == 1
    assert [len(view["table"]["hand"]) for view in all_seats["views"]] == [1, 1]


async def test_the_record_of_a_fork_replays_under_the_same_promise(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna:
        wish = {
            "game": "root",
            "options": {"seats": ["marquise", "eyrie"]},
            "seats": [{"kind": "bot", "bot": "random"}] * 2,
        }
        match = (await anna.call("POST", "/api/matches", wish))["match"]
        await over(site, match)
        origin = Record.loads(judge(await anna.http.get(f"/api/matches/{match}/record")).text)
        links = await forked(anna, match, 60, "random", "random")
        await over(site, links["match"])
        text = judge(await anna.http.get(f"/api/matches/{links['match']}/record")).text
        state = await state_of(anna, links["match"])
    file = tmp_path / "fork.jsonl"
    file.write_text(text, encoding="utf-8")
    fork = Record.loads(text)

    result = run("replay", str(file), "--verify", "--hash", state["seed_hash"])

    assert fork.answers[:60] == origin.standing[:60]
    assert fork.answers != origin.standing
    assert state["seed_hash"] == seed_hash(origin.seed)
    assert result.exit_code == 0, result.output
    assert "as promised" in result.output


async def test_nothing_is_left_to_be_played_where_the_match_was_over(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna:
        wish = {
            "game": "root",
            "options": {"seats": ["marquise", "eyrie"]},
            "seats": [{"kind": "bot", "bot": "random"}] * 2,
        }
        match = (await anna.call("POST", "/api/matches", wish))["match"]
        await over(site, match)
        end = site.hall.tables[match].next

        assert await refused(anna, match, {"question": end}) == (409, "no-such-question")


@pytest.mark.usefixtures("parlour")
async def test_a_match_that_the_rules_of_today_cannot_play_is_not_forked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna:
        match = (await new_match(anna, "me", "first"))["match"]
        cookies = anna.http.cookies
    monkeypatch.setattr(Parlour, "rules_version", "2")
    async with server(tmp_path) as (_, address), person(address, "Berta") as berta:
        berta.http.cookies = cookies

        assert await refused(berta, match, {"question": 0}) == (409, "not-playing")
