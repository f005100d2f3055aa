"""Marks and odds, over the wire: told to the seat that is asked, and to nobody else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rulewright.kernel.fate import Fate
from rulewright.server.table.table import Table
from tests.server.parlour import give_answer, parlour, table_of_two
from tests.server.running import Client, person, server

__all__ = ["parlour"]

TWO = {"seats": ["marquise", "eyrie"]}


async def root_table(anna: Client, berta: Client) -> str:
    """Have two people sit down at Root."""
    wish = {"game": "root", "options": TWO, "seats": [{"kind": "me"}, {"kind": "open"}]}
    links = await anna.call("POST", "/api/matches", wish)
    await berta.call("POST", "/api/seats", {"secret": links["seats"][1]})
    for client in (anna, berta):
        await client.listen()
        await client.say("sit", match=links["match"])
    return str(links["match"])


async def play_to_a_battle(table: Table, clients: list[Client]) -> tuple[Client, Client]:
    """Battle as soon as one can; return who is asked something about a battle then, and who is not."""
    chance = Fate.seeded("to a battle")
    question = table.asked()
    while question is not None and not table.game.has_odds(question):
        option = "battle" if question.find("battle") else question.options[chance.below(len(question.options))].text
        await table.answer(question.seat, table.next, option, "person")
        question = table.asked()
    assert question is not None
    return clients[question.seat], clients[1 - question.seat]


async def standing(client: Client, match: str) -> dict[str, Any]:
    """Return the open question as a client is told it."""
    await client.say("resync", match=match)
    while (state := await client.hear("state"))["status"] != "playing":
        pass
    question: dict[str, Any] = state["views"][0]["question"]
    return question


async def test_the_seat_that_is_asked_is_told_marks_and_hears_the_odds_of_each_option(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna, person(address, "Berta") as berta:
        match = await root_table(anna, berta)
        asked, other = await play_to_a_battle(await site.hall.tables.open(match), [anna, berta])
        for client in (asked, other):
            await client.hear("state")
        await asked.say("ping")
        await asked.hear("pong")
        question = await standing(asked, match)
        answers = []
        for option, *_ in question["options"]:
            await asked.say("odds", match=match, option=option)
            answers.append(await asked.hear("chances", "refused"))
        await asked.say("odds", match=match, option="nowhere:nobody")
        not_offered = await asked.hear("chances", "refused")
        await other.say("odds", match=match, option=question["options"][0][0])
        not_asked = await other.hear("chances", "refused")
        theirs = await standing(other, match)

    assert question["marks"][0] == "rolls"
    assert len(question["marks"]) == len(question["options"])
    assert question["odds"] is True
    assert {"options", "marks", "odds"}.isdisjoint(theirs)
    for (option, *_), told in zip(question["options"], answers, strict=True):
        assert (told["type"], told["option"], told["question"]) == ("chances", option, question["number"])
        assert sum(row["chance"] for row in told["rows"]) == pytest.approx(1)
        assert all({"attacker", "defender"} <= set(row["facts"]) for row in told["rows"])
    assert (not_offered["code"], not_asked["code"]) == ("not-offered", "not-yours")


@pytest.mark.usefixtures("parlour")
async def test_a_game_without_odds_has_none_and_whoever_wants_no_marks_gets_none(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna, person(address, "Berta") as berta:
        match = await table_of_two(anna, berta)
        marked = await give_answer(anna, match, 0, "draw")
        await anna.say("odds", match=match, option="draw")
        odds = await anna.hear("chances", "refused")
        await anna.say("sit", match=match, marks=False)
        state = await anna.hear("state")
        unmarked = await give_answer(anna, match, 1, "draw")
        await anna.say("resync", match=match)
        again = await anna.hear("state")
        await anna.say("sit", match=match)
        back = await anna.hear("state")

    assert marked["views"][0]["question"]["marks"] == ["ends", "rolls", "reveals", ""]
    assert odds["rows"] == []
    for told in (state, unmarked, again):
        assert "options" in told["views"][0]["question"]
        assert "marks" not in told["views"][0]["question"]
    assert back["views"][0]["question"]["marks"] == ["ends", "rolls", "reveals", ""]


async def test_the_seat_that_is_asked_is_told_what_an_answer_does_and_nobody_else(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna, person(address, "Berta") as berta:
        match = await root_table(anna, berta)
        table = await site.hall.tables.open(match)
        while (question := table.asked()) is not None and question.prompt != "root.marquise.action":
            await table.answer(question.seat, table.next, question.options[0].text, "person")
        for client in (anna, berta):
            await client.hear("state")
        told = await standing(anna, match)
        await anna.say("foresee", match=match, option="march")
        foreseen = await anna.hear("foreseen", "refused")
        await anna.say("foresee", match=match, option="nowhere")
        not_offered = await anna.hear("foreseen", "refused")
        await berta.say("foresee", match=match, option="march")
        not_asked = await berta.hear("foreseen", "refused")
        theirs = await standing(berta, match)

    assert (foreseen["type"], foreseen["question"], foreseen["option"]) == ("foreseen", told["number"], "march")
    assert foreseen["about"] == [{"sentence": ["root.does.marquise.march"], "law": "root 6.5.2"}]
    assert foreseen["then"][0] == "root.prompt.move.where"
    assert told["warnings"]["done"] == [{"sentence": ["root.warn.actions", {"n": 3}], "law": "root 6.5"}]
    assert "warnings" not in theirs
    assert (not_offered["code"], not_asked["code"]) == ("not-offered", "not-yours")


async def test_odds_come_with_what_they_come_to(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna, person(address, "Berta") as berta:
        match = await root_table(anna, berta)
        asked, _ = await play_to_a_battle(await site.hall.tables.open(match), [anna, berta])
        await asked.hear("state")
        question = await standing(asked, match)
        await asked.say("odds", match=match, option=question["options"][0][0])
        told = await asked.hear("chances", "refused")

    ((key, figures),) = told["summary"]
    assert key == "root.odds.expected"
    assert set(figures) == {"attacker", "defender"}
    assert all(row["sentence"][0] in ("root.odds.battle", "root.odds.ambush") for row in told["rows"])


async def test_whoever_plays_with_bots_is_advised(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna:
        wish = {"game": "root", "options": TWO, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        match = (await anna.call("POST", "/api/matches", wish))["match"]
        await anna.listen()
        await anna.say("sit", match=match)
        state = await anna.hear("state")
        question = state["views"][0]["question"]
        await anna.say("advise", match=match, question=question["number"])
        await anna.say("advise", match=match, question=question["number"])
        heard = [await anna.hear("advice", "refused") for _ in range(2)]
        await anna.say("advise", match=match, question=question["number"] + 1)
        late = await anna.hear("advice", "refused")

    refused, advice = sorted(heard, key=lambda message: message["type"], reverse=True)
    assert refused["code"] == "thinking", "one question at a time"
    assert advice["question"] == question["number"]
    offered = [option for option, *_ in question["options"]]
    assert 1 <= len(advice["advised"]) <= 3
    assert all(one["option"] in offered for one in advice["advised"])
    assert advice["advised"][0].get("behind", 0) == 0
    assert late["code"] == "late"


async def test_between_people_advice_is_given_only_while_all_agree(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna, person(address, "Berta") as berta:
        match = await root_table(anna, berta)
        table = await site.hall.tables.open(match)
        asked, other = (anna, berta) if table.asked_seat() == 0 else (berta, anna)
        number = (await standing(asked, match))["number"]

        async def wonder(client: Client) -> str:
            await client.say("advise", match=match, question=number)
            told = await client.hear("advice", "refused")
            return str(told.get("code", told["type"]))

        async def agree(client: Client, *, agreed: bool) -> list[bool]:
            await client.say("agree", match=match, agreed=agreed)
            while True:
                told = await asked.hear("seats")
                agreements = [seat.get("advice", False) for seat in told["seats"]]
                if agreements[0 if client is anna else 1] == agreed:
                    return agreements

        nobody = await wonder(asked)
        half = await agree(other, agreed=True)
        not_yet = await wonder(asked)
        both = await agree(asked, agreed=True)
        advised, not_asked = await wonder(asked), await wonder(other)
        kept = [row.advice for row in await site.store.seats(match)]
        ended = await agree(other, agreed=False)
        no_more = await wonder(asked)

    assert (nobody, not_yet, advised, not_asked, no_more) == (
        "no-advice",
        "no-advice",
        "advice",
        "not-yours",
        "no-advice",
    )
    assert sorted(half) == [False, True]
    assert both == [True, True]
    assert kept == [True, True]
    assert sorted(ended) == [False, True]
