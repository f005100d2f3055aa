"""Undo: free until somebody learned something, by consent of all people beyond that, and never an erasure."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright.kernel.fate import Fate
from rulewright.kernel.record import Record
from rulewright.server.store.entry import ANSWER, UNDO, JournalEntry, undo_text
from rulewright.server.table.journal import Journal
from tests.server.parlour import Parlour, bots, give_answer, new_match, table_of_two
from tests.server.running import Client, person, server

pytestmark = pytest.mark.usefixtures("parlour")
ROOT = {"seats": ["marquise", "eyrie"]}


def journal_of(*deeds: str | int, seed: str = "s") -> Journal:
    """Play a journal of the parlour game: answers as words, undos as numbers of questions."""
    journal = Journal(Parlour(), {"seats": 2, "flaw": ""}, seed)
    for deed in deeds:
        play(journal, deed)
    return journal


def play(journal: Journal, deed: str | int) -> None:
    question = journal.match.question
    assert question is not None
    kind, text = (ANSWER, deed) if isinstance(deed, str) else (UNDO, undo_text(deed, None))
    journal.apply(JournalEntry("m", journal.next, kind, question.seat, text, "person", 0.0))


def test_an_answer_that_taught_nobody_anything_is_free_to_take_back() -> None:
    journal = journal_of("give")

    assert journal.may_undo([0], 0)
    assert not journal.may_undo([1], 0)


@pytest.mark.parametrize(
    ("deeds", "why"),
    [
        (("draw",), "a card was drawn"),
        (("roll",), "a die was rolled"),
        (("end",), "another seat is asked"),
        (("draw", "give", "card"), "a card was shown to another"),
    ],
)
def test_behind_something_learned_or_rolled_nothing_is_free(deeds: tuple[str, ...], why: str) -> None:
    journal = journal_of()
    for deed in deeds:
        question = journal.match.question
        assert question is not None
        play(journal, next(option.text for option in question.options if option.text.startswith(deed)))

    assert not any(journal.may_undo([0], number) for number in range(journal.next)), why


def test_chance_is_noticed_even_when_no_event_tells_of_it() -> None:
    """The toy says nothing of a die in its lists of telling events; that the dice moved is enough."""
    journal = journal_of("roll")

    assert not any(Parlour().teaches(event) for event in journal.events())
    assert journal.free == 1


def test_answers_after_the_last_thing_learned_are_free_again() -> None:
    journal = journal_of("draw", "give")

    assert journal.may_undo([0], 1)
    assert not journal.may_undo([0], 0)


def test_the_last_answer_of_a_seat_is_one_that_holds() -> None:
    journal = journal_of("draw", "give")
    assert [journal.last_of(seat) for seat in (0, 1, None)] == [1, -1, -1]

    play(journal, 1)
    assert journal.last_of(0) == 0  # entry 2 is the undo, and answer 1 was taken back

    play(journal, 0)
    assert journal.last_of(0) == -1


def test_after_an_undo_the_dice_fall_as_they_would_have() -> None:
    before = journal_of("roll")
    faces = [event.facts["face"] for event in before.events() if event.kind == "rolled"]
    for _ in range(5):
        play(before, 0 if before.kept[0].number == 0 else before.kept[0].number)
        play(before, "roll")
        assert [event.facts["face"] for event in before.events() if event.kind == "rolled"] == faces


@pytest.mark.parametrize("seed", ["a", "c", "e"])
def test_after_an_undo_roots_dice_and_cards_come_as_they_would_have(seed: str) -> None:
    game = rulewright.find("root")
    chance = Fate.seeded(seed)
    journal = Journal(game, ROOT, seed)
    for _ in range(300):
        question = journal.match.question
        assert question is not None
        text = question.options[chance.below(len(question.options))].text
        journal.apply(JournalEntry("m", journal.next, ANSWER, question.seat, text, "person", 0.0))
    answers = [entry.text for entry in journal.kept]
    there = journal.match.position.fingerprint()
    told = [(event.kind, dict(event.facts)) for event in journal.events()]
    for target in (299, 270, 150, 3):
        journal.apply(JournalEntry("m", journal.next, UNDO, 0, str(journal.kept[target].number), "person", 0.0))
        for text in answers[target:]:
            assert journal.match.question is not None
            journal.apply(JournalEntry("m", journal.next, ANSWER, journal.match.question.seat, text, "person", 0.0))
        assert journal.match.position.fingerprint() == there
        assert [(event.kind, dict(event.facts)) for event in journal.events()] == told
    record = Record.loads(journal.record().dumps())

    assert len(record.undos) == 4
    assert record.standing == answers
    assert game.replay(record).position.fingerprint() == there


def test_an_undo_taken_by_consent_makes_nothing_else_free() -> None:
    journal = journal_of("draw", "draw", "roll", "keep", 2)

    assert journal.free == 2
    assert not journal.may_undo([0], 0)
    assert not journal.may_undo([0], 1)


async def test_a_free_undo_is_an_entry_and_an_event_and_the_record_has_it(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna, person(address, "Berta") as berta:
        match = await table_of_two(anna, berta)
        await give_answer(anna, match, 0, "give")
        await anna.say("undo", match=match, question=0)
        undone = await anna.hear("update")
        entries = await site.store.entries(match)
        await anna.say("resync", match=match)
        state = await anna.hear("state")
        record = await to_the_end(site.hall.tables[match], anna, [anna, berta])

    told = {"kind": "undone", "facts": {"seat": 0, "question": 0}, "at": 1}
    said = ["table.undone-by", {"name": ["table.verbatim", {"text": "0"}]}]
    assert undone["views"][0]["events"] == [{**told, "sentence": said}]
    assert undone["entries"] == 2
    assert undone["views"][0]["question"]["prompt"] == "toy.play"
    assert [(entry.kind, entry.text) for entry in entries] == [(ANSWER, "give"), (UNDO, "0")]
    [begun] = state["views"][0]["events"]
    assert (begun["kind"], begun["facts"], "at" in begun) == ("turn", {"seat": 0}, False)  # of the setup: no entry
    assert record.undos[0].to == 0
    assert record.answers[0] == "give"
    assert record.standing == record.answers[1:]
    assert Parlour().replay(record).over


async def to_the_end(table: Any, anna: Client, players: list[Client]) -> Record:
    """Roll and keep until somebody wins; return the exported record."""
    turn = 0
    while table.status == "playing":
        for option in ("roll", "keep", "end"):
            if table.status == "playing":
                await players[turn % 2].say("answer", match=table.id, question=table.next, option=option)
                await players[turn % 2].hear("accepted")
        turn += 1
    response = await anna.http.get(f"/api/matches/{table.id}/record")
    return Record.loads(response.text)


async def test_further_back_everybody_must_agree(tmp_path: Path) -> None:
    async with (
        server(tmp_path) as (_, address),
        person(address) as anna,
        person(address, "Berta") as berta,
        person(address, "Carla") as carla,
    ):
        links = await new_match(anna, "me", "open", "open")
        match = links["match"]
        await berta.call("POST", "/api/seats", {"secret": links["seats"][1]})
        await carla.call("POST", "/api/seats", {"secret": links["seats"][2]})
        for client in (anna, berta, carla):
            await client.listen()
            await client.say("sit", match=match)
            await client.hear("state")
        await give_answer(anna, match, 0, "roll")
        await anna.say("undo", match=match, question=0)
        asked = await berta.hear("undo_asked")
        await berta.say("consent", match=match, question=0, agreed=True)
        halfway = [await carla.hear("undo_asked"), await carla.hear("undo_asked")]
        await carla.say("consent", match=match, question=0, agreed=True)
        undone = await carla.hear("update")

    assert (asked["by"], asked["agreed"]) == (0, [0])
    assert [message["agreed"] for message in halfway] == [[0], [0, 1]]
    assert undone["views"][0]["events"][0]["kind"] == "undone"
    assert undone["entries"] == 2


async def test_one_refusal_ends_the_matter(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna, person(address, "Berta") as berta:
        match = await table_of_two(anna, berta)
        await give_answer(anna, match, 0, "roll")
        await anna.say("undo", match=match, question=0)
        await berta.hear("undo_asked")
        await berta.say("consent", match=match, question=0, agreed=False)
        no = await anna.hear("undo_refused")
        await berta.say("consent", match=match, question=0, agreed=True)
        late = await berta.hear("refused")

    assert (no["question"], no["by"]) == (0, 1)
    assert late["code"] == "no-such-undo"


async def test_a_wish_expires_when_the_match_moves_on(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna, person(address, "Berta") as berta:
        match = await table_of_two(anna, berta)
        await give_answer(anna, match, 0, "roll")
        await anna.say("undo", match=match, question=0)
        await berta.hear("undo_asked")
        await give_answer(anna, match, 1, "drop")
        await berta.say("consent", match=match, question=0, agreed=True)
        late = await berta.hear("refused")
        entries = await site.store.entries(match)

    assert late["code"] == "no-such-undo"
    assert [entry.kind for entry in entries] == [ANSWER, ANSWER]


async def test_bots_are_not_asked(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna:
        site.hall.attendant.bots = bots()
        links = await new_match(anna, "me", "sleepy")
        await anna.listen()
        await anna.say("sit", match=links["match"])
        await anna.hear("state")
        await give_answer(anna, links["match"], 0, "roll")
        await anna.say("undo", match=links["match"], question=0)
        undone = await anna.hear("update", "undo_asked")

    assert undone["type"] == "update"


@pytest.mark.parametrize(("question", "code"), [(0, "no-such-question"), (17, "no-such-question")])
async def test_what_was_not_answered_cannot_be_taken_back(tmp_path: Path, question: int, code: str) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna, person(address, "Berta") as berta:
        match = await table_of_two(anna, berta)
        await anna.say("undo", match=match, question=question)
        no = await anna.hear("refused")
        assert await site.store.entries(match) == []

    assert no["code"] == code


async def test_a_spectator_takes_nothing_back(tmp_path: Path) -> None:
    async with (
        server(tmp_path) as (_, address),
        person(address) as anna,
        person(address, "Berta") as berta,
        person(address, "Carla") as carla,
    ):
        match = await table_of_two(anna, berta, listed=True)
        await give_answer(anna, match, 0, "roll")
        await carla.listen()
        await carla.say("sit", match=match)
        await carla.hear("state")
        for request in ({"kind": "undo"}, {"kind": "consent", "agreed": True}, {"kind": "consent", "agreed": False}):
            kind = str(request.pop("kind"))
            await carla.say(kind, match=match, question=0, **request)
            assert (await carla.hear("refused"))["code"] == "not-yours"


async def test_an_undo_survives_a_restart(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), person(address) as anna, person(address, "Berta") as berta:
        match = await table_of_two(anna, berta)
        await give_answer(anna, match, 0, "give")
        await anna.say("undo", match=match, question=0)
        await anna.hear("update")
        await give_answer(anna, match, 2, "draw")
    async with server(tmp_path) as (site, _):
        table = await site.hall.tables.open(match)
        assert table.journal is not None
        kept = [(entry.number, entry.text) for entry in table.journal.kept]

    assert kept == [(2, "draw")]
    assert table.next == 3


async def test_people_at_several_processes_agree_to_an_undo_or_not(tmp_path: Path, database: str) -> None:
    async with (
        server(tmp_path, url=database) as (one, here),
        server(tmp_path, url=database) as (two, there),
        person(here) as anna,
        person(there, "Berta") as berta,
    ):
        match = await table_of_two(anna, berta)
        await give_answer(anna, match, 0, "roll")
        await berta.hear("update")
        await anna.say("undo", match=match, question=0)
        asked = await berta.hear("undo_asked")
        await berta.say("consent", match=match, question=0, agreed=False)
        refused = await anna.hear("undo_refused")
        await anna.say("undo", match=match, question=0)
        await berta.hear("undo_asked")
        await berta.say("consent", match=match, question=0, agreed=True)
        undone = [await anna.hear("update"), await berta.hear("update")]
        entries = await one.store.entries(match)
        assert two.hall.tables[match].next == one.hall.tables[match].next == 2

    assert asked["agreed"] == [0]
    assert refused["by"] == 1
    assert all(update["views"][0]["events"][0]["kind"] == "undone" for update in undone)
    assert [entry.kind for entry in entries] == [ANSWER, UNDO]
