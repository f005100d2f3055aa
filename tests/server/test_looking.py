"""Looking back: the table as it stood at an earlier question, and never more than a seat could see then."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rulewright.games.root.game import RootGame
from rulewright.kernel.fate import Fate
from rulewright.kernel.match import Match
from rulewright.protocol.requests import Look
from rulewright.server.refusal import Refusal
from rulewright.server.store.entry import ANSWER, UNDO, JournalEntry
from rulewright.server.table.journal import Journal
from rulewright.server.table.past import COPIES, Past, look, standing, step_of, turns_of
from tests.server.parlour import Parlour, give_answer, new_match, parlour, table_of_two
from tests.server.running import Client, person, server

__all__ = ["parlour"]

FOUR = {"seats": ["marquise", "eyrie", "alliance", "vagabond"]}


def long_journal(answers: int, seed: str = "a long match") -> tuple[Journal, list[bytes]]:
    """Play a match of Root with some undos; return its journal and how seat 0 saw it at each question that holds."""
    journal = Journal(RootGame(), FOUR, seed)
    chance = Fate.seeded(seed)
    seen: list[bytes] = []
    while journal.match.question is not None and len(journal.kept) < answers:
        question = journal.match.question
        if len(seen) > 5 and chance.below(40) == 0:
            back = journal.kept[-1 - chance.below(5)]
            del seen[journal.kept.index(back) :]
            journal.apply(JournalEntry("m", journal.next, UNDO, 0, str(back.number), "person", 0.0))
            continue
        seen.append(facts(journal.match))
        option = question.options[chance.below(len(question.options))]
        journal.apply(JournalEntry("m", journal.next, ANSWER, question.seat, option.text, "person", 0.0))
    return journal, [*seen, facts(journal.match)]


def facts(match: Match) -> bytes:
    """Return how seat 0 sees a match."""
    return msgspec.json.encode(match.game.facts(match.view(0, ahead=False).now, 0))


def test_turns_begin_with_answers_that_hold_also_where_others_were_taken_back() -> None:
    journal, _ = long_journal(400)
    assert any(entry.kind == UNDO for entry in journal.entries)

    begun = turns_of(journal)

    told = [number for number, event in journal.dated() if event.kind == "turn"]
    assert len(begun) == len(told) > 10
    assert [journal.kept[step - 1].number for step in begun] == told


async def test_every_earlier_question_shows_the_table_as_it_stood_in_whatever_order_one_looks() -> None:
    journal, seen = long_journal(700)
    past, chance = Past(), Fate.seeded("order")
    order = list(range(len(journal.kept) + 1))
    chance.shuffle(order)
    # Wildly at first, then as an arrow key does: back to the beginning, and forward again.
    for place in [*order[:150], *reversed(range(len(order))), *range(0, len(order), 3)]:
        assert facts(await past.at(journal, place)) == seen[place], place


async def test_only_a_few_copies_are_kept() -> None:
    journal, _ = long_journal(400)
    past = Past()
    for step in range(len(journal.kept)):
        await past.at(journal, step)

    assert len(past._copies) == COPIES  # noqa: SLF001  (what is kept is what matters)


async def test_after_an_undo_what_was_answered_instead_is_seen() -> None:
    journal, _ = long_journal(300)
    past = Past()
    target = journal.kept[250].number
    for step in range(240, len(journal.kept)):
        await past.at(journal, step)
    journal.apply(JournalEntry("m", journal.next, UNDO, 0, str(target), "person", 0.0))
    chance = Fate.seeded("another way")
    seen: list[bytes] = []
    for _ in range(60):
        question = journal.match.question
        assert question is not None
        seen.append(facts(journal.match))
        option = question.options[chance.below(len(question.options))]
        journal.apply(JournalEntry("m", journal.next, ANSWER, question.seat, option.text, "person", 0.0))

    for step, then in enumerate(seen, 250):
        assert facts(await past.at(journal, step)) == then


async def test_the_way_back_is_played_in_slices_and_an_undo_in_between_is_noticed() -> None:
    journal, _ = long_journal(250)
    looks = asyncio.create_task(Past().at(journal, 200))
    await asyncio.sleep(0)
    assert not looks.done()  # others had their turn before the way was gone
    journal.apply(JournalEntry("m", journal.next, UNDO, 0, str(journal.kept[100].number), "person", 0.0))

    with pytest.raises(Refusal) as refused:
        await looks
    assert refused.value.code == "no-such-question"


def test_a_match_is_forked_only_at_questions_whose_answers_hold_and_at_the_open_one() -> None:
    journal = Journal(Parlour(), {"seats": 2}, "seed")
    journal.apply(JournalEntry("m", 0, ANSWER, 0, "roll", "person", 0.0))
    journal.apply(JournalEntry("m", 1, ANSWER, 0, "drop", "person", 0.0))
    journal.apply(JournalEntry("m", 2, UNDO, 0, "1", "person", 0.0))

    assert [standing(journal, number) for number in (0, 3)] == [0, 1]
    for number in (1, 2, 4):
        with pytest.raises(Refusal):
            standing(journal, number)


def test_whoever_looks_at_what_was_taken_back_sees_the_next_moment_that_holds() -> None:
    journal = Journal(Parlour(), {"seats": 2}, "seed")
    for number, option in enumerate(("roll", "drop")):
        journal.apply(JournalEntry("m", number, ANSWER, 0, option, "person", 0.0))
    journal.apply(JournalEntry("m", 2, UNDO, 0, "1", "person", 0.0))

    assert [step_of(journal, Look(match="m", question=number)) for number in range(4)] == [0, 1, 1, 1]
    assert [step_of(journal, Look(match="m", step=step)) for step in (0, 1, -1)] == [0, 1, 0]
    for wrong in (Look(match="m", question=4), Look(match="m", step=2), Look(match="m", step=-2)):
        with pytest.raises(Refusal) as refused:
            step_of(journal, wrong)
        assert refused.value.code == "no-such-question"
    for unclear in (Look(match="m"), Look(match="m", question=1, step=1)):
        with pytest.raises(Refusal) as refused:
            step_of(journal, unclear)
        assert refused.value.code == "bad-message"


async def looked(client: Client, match: str, number: int | None, **fields: object) -> dict[str, Any]:
    """Look back; return what is shown, or the refusal."""
    await client.say("look", match=match, question=number, **fields)
    return await client.hear("looked", "refused")


@pytest.mark.usefixtures("parlour")
async def test_a_player_sees_what_the_own_seat_saw_and_a_spectator_what_everybody_could(tmp_path: Path) -> None:
    async with (
        server(tmp_path) as (_, address),
        person(address) as anna,
        person(address, "Berta") as berta,
        person(address, "Carla") as carla,
    ):
        match = await table_of_two(anna, berta, listed=True)
        await carla.listen()
        await carla.say("sit", match=match)
        states = [await carla.hear("state")]
        hands = []
        for number, option in enumerate(("draw", "draw", "roll")):
            update = await give_answer(anna, match, number, option)
            hands.append(update["views"][0]["table"]["hand"])
        mine = [await looked(anna, match, number) for number in range(4)]
        hers = [await looked(berta, match, number) for number in range(4)]
        open_to_all = await looked(carla, match, 1)
        named = await looked(anna, match, 1, seat=0)
        refusals = [
            await looked(anna, match, 1, seat=1),
            await looked(anna, match, 1, seat="all"),
            await looked(carla, match, 1, seat=0),
            await looked(anna, match, 5),
        ]
        by_step = [await looked(anna, match, None, step=step) for step in range(4)]

    assert [len(message["views"][0]["table"]["hand"]) for message in mine] == [1, 2, 3, 3]
    assert [message["views"][0]["table"]["hand"] for message in mine[1:]] == hands
    assert {len(message["views"][0]["table"]["hand"]) for message in hers} == {1}
    assert [message["views"][0]["question"]["number"] for message in mine] == [0, 1, 2, 3]
    assert [(message["step"], message["steps"], message["question"]) for message in by_step] == [
        (step, 3, step) for step in range(4)
    ]
    assert [message["views"] for message in by_step] == [message["views"] for message in mine]
    assert ["options" in message["views"][0]["question"] for message in (mine[1], hers[1])] == [True, False]
    assert open_to_all["views"][0]["table"]["hand"] == states[0]["views"][0]["table"]["hand"] == []
    assert open_to_all["views"][0].get("seat") is None
    assert named["views"] == mine[1]["views"]
    assert [refusal["code"] for refusal in refusals] == ["not-over", "not-over", "not-over", "no-such-question"]


@pytest.mark.usefixtures("parlour")
async def test_when_the_match_is_over_anybody_looks_from_any_seat_or_from_all(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna, person(address, "Berta") as berta:
        links = await new_match(anna, "me", "first", listed=True)
        match = links["match"]
        await anna.listen()
        await anna.say("sit", match=match)
        while True:
            news = await anna.hear("state", "update")
            question = news["views"][0].get("question")
            if news["status"] == "over":
                break
            if question and "options" in question:
                option = {"toy.play": "roll", "toy.keep": "keep"}.get(question["prompt"], question["options"][0][0])
                await anna.say("answer", match=match, question=question["number"], option=option)
        journal = site.hall.tables[match].journal
        assert journal is not None
        last = journal.next
        await berta.listen()
        both = await looked(berta, match, 1, seat="all")
        one = await looked(berta, match, 1, seat=1)
        end = await looked(berta, match, last, seat=0)
        nobody = await looked(berta, match, 1, seat=2)

    assert [view["seat"] for view in both["views"]] == [0, 1]
    assert both["views"][1] == one["views"][0]
    assert len(both["views"][0]["table"]["hand"]) == 1
    assert "question" not in end["views"][0]
    assert nobody["code"] == "no-such-seat"


@pytest.mark.usefixtures("parlour")
async def test_a_match_that_cannot_be_played_is_seen_at_its_snapshot_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna, person(address, "Berta") as berta:
        match = await table_of_two(anna, berta)
        for number, option in enumerate(("draw", "draw")):
            await give_answer(anna, match, number, option)
        await site.hall.snapshots.flush()
    monkeypatch.setattr(Parlour, "rules_version", "2")
    async with server(tmp_path) as (site, address):
        table = await site.hall.tables.open(match)
        seat = table.seats[0].person
        assert seat is not None
        shown = await look(table, seat, Look(match=match, question=2))
        with pytest.raises(Refusal) as refused:
            await look(table, seat, Look(match=match, question=1))

    assert len(json.loads(msgspec.json.encode(shown.views[0].table))["hand"]) == 3
    assert refused.value.code == "not-playing"
    assert "question 2 only" in refused.value.reason
