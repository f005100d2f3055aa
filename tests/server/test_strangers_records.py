"""Somebody brings records that take long: going back again costs no replay, and a record has a budget and a turn."""

from __future__ import annotations

import asyncio
import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

import rulewright
from rulewright.kernel.fate import Fate
from rulewright.kernel.match import Match
from rulewright.kernel.record import Record, Undo
from rulewright.server.hall import records
from rulewright.server.refusal import Refusal
from rulewright.server.settings import Limits
from rulewright.server.store import store as storing
from rulewright.server.store.entry import ANSWER, UNDO, JournalEntry
from rulewright.server.store.schema import MATCHES
from rulewright.server.table.journal import Journal
from tests.server.judging import everything, judge
from tests.server.parlour import Parlour
from tests.server.running import Client, person, server

LINES = {"Content-Type": "application/x-ndjson"}
ROOT = {"seats": ["marquise", "eyrie"]}


class Counted:
    """Counts how many answers are played, of whichever match."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.played = 0
        answer = Match.answer

        def counting(match: Match, given: Any) -> None:
            self.played += 1
            answer(match, given)

        monkeypatch.setattr(Match, "answer", counting)


def journal_of(answers: int) -> Journal:
    """Play so many answers of Root."""
    journal = Journal(rulewright.find("root"), ROOT, "strangers")
    chance = Fate.seeded("strangers")
    for _ in range(answers):
        question = journal.match.question
        assert question is not None
        play(journal, ANSWER, question.options[chance.below(len(question.options))].text)
    return journal


def play(journal: Journal, kind: str, text: str) -> None:
    journal.apply(JournalEntry("m", journal.next, kind, 0, text, "person", 0.0))


def test_to_go_back_again_and_again_costs_no_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    journal = journal_of(255)
    counted = Counted(monkeypatch)
    for _ in range(400):
        assert journal.match.question is not None
        play(journal, ANSWER, journal.match.question.options[0].text)
        play(journal, UNDO, str(journal.kept[-1].number))
    assert counted.played < 3 * 400

    counted.played = 0
    for back in range(1, 200):
        play(journal, UNDO, str(journal.kept[-1].number))
        assert len(journal.kept) == 255 - back
    assert counted.played < 200 * 16, "a little further back each time"


def test_whoever_went_back_stands_where_they_stood() -> None:
    journal, other = journal_of(200), journal_of(120)
    for target in (170, 150, 149, 148, 121, 120):
        play(journal, UNDO, str(journal.kept[target].number))

    assert journal.match.position.fingerprint() == other.match.position.fingerprint()
    assert [entry.text for entry in journal.kept] == [entry.text for entry in other.kept]


def test_work_is_given_up_when_its_time_is_spent() -> None:
    clock = iter(range(1000))

    def work() -> Any:
        for _ in range(50):
            yield
        return "done"

    assert run(records.within(work(), 100.0, lambda: next(clock))) == "done"
    with pytest.raises(Refusal) as refused:
        run(records.within(work(), 10.0, lambda: next(clock)))
    assert refused.value.code == "record-too-long"


def run(work: Any) -> Any:
    """Do some work to its end."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            return done.value


async def brought(client: Client, text: str) -> tuple[int, str]:
    """Bring a record; return status and code."""
    response = judge(await client.http.post("/api/records", content=text, headers=LINES))
    return response.status_code, response.json().get("code", "")


def record_of(answers: list[str], *undos: Undo) -> Record:
    """Return a record of the parlour game."""
    game = Parlour()
    return Record(
        game="parlour",
        rules=game.rules_version,
        data=game.data_version,
        options={"seats": 2, "flaw": ""},
        seed="s",
        answers=answers,
        undos=undos,
    )


def with_line(record: Record, line: object) -> str:
    """Return a record as text with one more line, and a checksum that fits."""
    *lines, closing = record.dumps().splitlines(keepends=True)
    body = "".join([*lines, json.dumps(line) + "\n"])
    count = json.loads(closing)["answers"] + 1
    return body + json.dumps({"answers": count, "sha256": sha256(body.encode()).hexdigest()}) + "\n"


@pytest.mark.usefixtures("parlour")
@pytest.mark.parametrize("seat", [10**30, 2**63, 16, -1])
async def test_an_undo_for_a_seat_that_there_is_not_is_refused(anywhere: str, tmp_path: Path, seat: int) -> None:
    async with server(tmp_path, url=anywhere) as (_, address), person(address) as anna:
        text = with_line(record_of(["end"]), {"undo": 0, "seat": seat})
        assert await brought(anna, text) == (422, "bad-record")


@pytest.mark.usefixtures("parlour")
@pytest.mark.parametrize("undo", [10**30, -1, -(10**30), 7])
async def test_an_undo_of_what_was_not_answered_is_refused(anywhere: str, tmp_path: Path, undo: int) -> None:
    async with server(tmp_path, url=anywhere) as (_, address), person(address) as anna:
        status, code = await brought(anna, with_line(record_of(["end"]), {"undo": undo, "seat": 0}))
        assert (status, code) in ((422, "bad-record"), (422, "altered-record"))


@pytest.mark.usefixtures("parlour")
async def test_undos_are_counted_among_what_a_record_holds(tmp_path: Path) -> None:
    undos = [Undo(count, 0, 0) for count in range(1, 7)]
    async with server(tmp_path, limits=Limits(record_entries=10)) as (_, address), person(address) as anna:
        before = everything(tmp_path)
        assert await brought(anna, record_of(["end"] * 6, *undos).dumps()) == (422, "record-too-long")
        assert everything(tmp_path) == before
        assert await brought(anna, record_of(["end"] * 6).dumps()) == (200, "")


@pytest.mark.usefixtures("parlour")
async def test_one_record_at_a_time_is_played_for_a_person_and_two_for_an_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, waiting = asyncio.Event(), asyncio.Semaphore(0)
    adopt = records.adopt

    async def held(*arguments: Any) -> Any:
        waiting.release()
        await gate.wait()
        return await adopt(*arguments)

    monkeypatch.setattr(records, "adopt", held)
    text = record_of(["end"]).dumps()
    async with (
        server(tmp_path) as (_, address),
        person(address) as anna,
        person(address, "Berta") as berta,
        person(address, "Carla") as carla,
    ):
        first = [asyncio.create_task(brought(client, text)) for client in (anna, berta)]
        for _ in first:
            await waiting.acquire()
        assert await brought(anna, text) == (429, "importing")
        assert await brought(carla, text) == (429, "importing")
        gate.set()
        assert await asyncio.gather(*first) == [(200, ""), (200, "")]
        assert await brought(carla, text) == (200, "")


@pytest.mark.usefixtures("parlour")
async def test_a_long_journal_is_written_in_pieces_and_nobody_sees_half_of_it(
    anywhere: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storing, "PIECE", 10)
    seen = []
    async with server(tmp_path, url=anywhere) as (site, address), person(address) as anna:
        write = site.store.write_piece

        async def watched(pieces: list[JournalEntry]) -> None:
            await write(pieces)
            seen.append((len(pieces), await anna.call("GET", "/api/my/matches")))
            row = await site.store.match(pieces[0].match)
            assert row is not None
            assert (row.status, row.owner, row.listed) == (storing.ARRIVING, None, False)

        monkeypatch.setattr(site.store, "write_piece", watched)
        response = judge(await anna.http.post("/api/records", content=record_of(["end"] * 35).dumps(), headers=LINES))
        match = response.json()["match"]
        entries = await site.store.entries(match)
        row = await site.store.match(match)
        followed = await anna.http.get(f"/api/matches/{match}")

    assert [count for count, _ in seen] == [10, 10, 10, 5]
    assert row is not None
    assert (row.status, row.owner, row.entries) == ("open", anna.me["person"], 35)
    assert [entry.number for entry in entries] == list(range(35))
    assert followed.status_code == 200


async def test_what_a_killed_server_had_begun_to_write_is_swept_away(tmp_path: Path, anywhere: str) -> None:
    async with server(tmp_path, url=anywhere) as (site, address), person(address) as anna:
        kept = (await anna.call("POST", "/api/matches", {"game": "root", "options": ROOT}))["match"]
        row = await site.store.match(kept)
        assert row is not None
        half = "f" * 16
        values = {**row._mapping, "id": half, "status": storing.ARRIVING, "created": 0.0, "watch": b"w"}  # noqa: SLF001  (a row's public name)
        async with site.store.engine.begin() as connection:
            await connection.execute(insert(MATCHES).values(**values))
        await site.store.write_piece([JournalEntry(half, 0, ANSWER, 0, "x", "import", 0.0)])
        await site.store.sweep()

        assert await site.store.match(half) is None
        assert await site.store.entries(half) == []
        assert await site.store.match(kept) is not None
