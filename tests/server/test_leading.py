"""What a question leads to, what stands at it, and answers that go together, over the wire."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rulewright.games.catalogue import GAMES
from rulewright.kernel.fate import Fate
from rulewright.server.store.entry import ANSWER, JournalEntry
from rulewright.server.table.journal import Journal
from rulewright.server.table.table import Table
from tests.server.running import Client, person, server
from tests.server.test_consulting import TWO, root_table, standing


async def to_the_actions(table: Table) -> None:
    """Play on until the Marquise chooses an action."""
    while (question := table.asked()) is not None and question.prompt != "root.marquise.action":
        await table.answer(question.seat, table.next, question.options[0].text, "person")


async def ahead(client: Client, match: str) -> dict[str, Any]:
    await client.say("ways", match=match)
    return await client.hear("ahead", "refused")


async def test_the_seat_that_is_asked_is_told_ways_and_a_menu_and_nobody_else(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna, person(address, "Berta") as berta:
        match = await root_table(anna, berta)
        await to_the_actions(await site.hall.tables.open(match))
        for client in (anna, berta):
            await client.hear("state")
        mine, theirs = await standing(anna, match), await standing(berta, match)
        told, again, refused = await ahead(anna, match), await ahead(anna, match), await ahead(berta, match)
        await anna.say("sit", match=match, words=False)
        bare = await standing(anna, match)

    assert refused["code"] == "not-yours"
    assert told["question"] == mine["number"]
    assert told["ways"] == again["ways"]
    offered = [option for option, *_ in mine["options"]]
    assert {way["answers"][0] for way in told["ways"]} <= set(offered)
    assert ["march"] in [way["answers"][:1] for way in told["ways"]]
    assert all(way["targets"] and way["label"] and way["prompt"] for way in told["ways"])
    assert [entry["text"] for entry in mine["menu"]] == ["battle", "march", "recruit", "build", "overwork", "extra"]
    for entry in mine["menu"]:
        assert [offered[index] for index in entry.get("options", [])] == [entry["text"]] * (entry["text"] in offered)
    assert [entry["text"] for entry in mine["menu"] if entry.get("aside")] == ["extra"]
    assert "menu" not in theirs
    assert "menu" not in bare


async def test_an_answer_that_follows_is_taken_back_with_the_one_before_it(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna, person(address, "Berta") as berta:
        match = await root_table(anna, berta)
        table = await site.hall.tables.open(match)
        await to_the_actions(table)
        number = table.next
        await anna.say("answer", match=match, question=number, option="march")
        await anna.hear("accepted")
        question = table.asked()
        assert question is not None
        way = question.options[0].text
        await anna.say("answer", match=match, question=number + 1, option=way, follows=True)
        await anna.hear("accepted")
        assert table.journal is not None
        last = table.journal.last_of(0)
        await anna.say("undo", match=match, question=last)
        while table.next < number + 3:
            await anna.say("ping")
            await anna.hear("pong")
        back = await standing(anna, match)

    assert last == number
    assert back["prompt"] == "root.marquise.action"


def test_within_a_deed_that_cannot_be_taken_back_nobody_is_warned_again() -> None:
    game = GAMES.find("root")
    journal = Journal(game, game.validate(TWO), "warned")
    chance = Fate.seeded("warned")
    seen: dict[str, set[bool]] = {}
    while (question := journal.match.question) is not None:
        seen.setdefault(question.prompt, set()).add(journal.under_way)
        option = question.find("battle") or question.options[chance.below(len(question.options))]
        journal.apply(JournalEntry("match", journal.next, ANSWER, question.seat, option.text, "person", 0.0))

    assert seen["root.marquise.action"] == seen["root.battle.where"] == {False}
    assert seen["root.battle.ambush"] == {True}
