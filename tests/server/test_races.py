"""What happens at the same time at one table happens one after the other, and what was begun is finished."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path
from typing import Any

import pytest

from rulewright.server.app import Site
from rulewright.server.refusal import Refusal
from rulewright.server.store.entry import ANSWER, UNDO, JournalEntry
from rulewright.server.store.picture import Picture
from rulewright.server.table.journal import Journal
from rulewright.server.table.table import Table
from tests.server.parlour import bots, give_answer, new_match, table_of_two, until
from tests.server.running import Client, person, server

pytestmark = pytest.mark.usefixtures("parlour")


class Gate:
    """Holds back whoever has just committed an entry, until it is opened."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.usual = site.store.append
        self.committed = asyncio.Event()
        self.opened = asyncio.Event()

    async def append(self, entry: JournalEntry, picture: Picture | None, *, behind: bool | None) -> None:
        await self.usual(entry, picture, behind=behind)
        self.committed.set()
        await self.opened.wait()


@contextlib.contextmanager
def gate(site: Site, monkeypatch: pytest.MonkeyPatch) -> Any:
    held = Gate(site)
    with monkeypatch.context() as patch:
        patch.setattr(site.store, "append", held.append)
        yield held
    held.opened.set()


@contextlib.asynccontextmanager
async def two(folder: Path, **wish: Any) -> AsyncIterator[tuple[Site, Table, Client, Client]]:
    """Two people at a table."""
    async with server(folder) as (site, address), person(address) as anna, person(address, "Berta") as berta:
        site.hall.attendant.bots = bots()
        match = await table_of_two(anna, berta, **wish)
        yield site, site.hall.tables[match], anna, berta


async def outcomes(*deeds: Awaitable[Any]) -> list[object]:
    """Do things at once; return what came of each, a refusal's code included."""
    results = await asyncio.gather(*deeds, return_exceptions=True)
    found: list[object] = []
    for result in results:
        if isinstance(result, BaseException) and not isinstance(result, Refusal):
            raise result
        found.append(result.code if isinstance(result, Refusal) else result)
    return found


async def agrees(site: Site, table: Table) -> list[JournalEntry]:
    """Make sure that a table stands as its journal in the store says; return the journal."""
    entries = await site.store.entries(table.id)
    again = Journal.replay(table.game, table.options, table.seed, entries)
    assert table.journal is not None
    assert [entry.number for entry in entries] == list(range(table.next))
    assert table.journal.match.position.fingerprint() == again.match.position.fingerprint()
    return entries


async def test_of_two_answers_at_once_one_is_late(tmp_path: Path) -> None:
    async with two(tmp_path) as (site, table, _, _):
        results = await outcomes(
            table.answer(0, 0, "roll", "person"), table.answer(0, 0, "draw", "person"), table.answer(0, 0, "roll", "x")
        )
        entries = await agrees(site, table)

    assert results == [False, "late", True]
    assert [entry.text for entry in entries] == ["roll"]


async def test_an_answer_during_an_undo_is_late_and_changes_nothing(tmp_path: Path) -> None:
    async with two(tmp_path) as (site, table, _, _):
        await table.answer(0, 0, "give", "person")
        options = table.asked()
        assert options is not None
        results = await outcomes(table.undos.undo([0], 0), table.answer(0, 1, options.options[0].text, "person"))
        entries = await agrees(site, table)

    assert results == [True, "late"]
    assert [entry.kind for entry in entries] == [ANSWER, UNDO]


async def test_an_undo_of_an_answer_that_is_being_given_waits_for_it(tmp_path: Path) -> None:
    async with two(tmp_path) as (site, table, _, _):
        results = await outcomes(
            table.answer(0, 0, "give", "person"), table.undos.undo([0], 0), table.undos.undo([0], 0)
        )
        entries = await agrees(site, table)

    assert results == [False, True, "no-such-question"]
    assert [entry.kind for entry in entries] == [ANSWER, UNDO]


async def test_of_two_who_take_a_seat_at_once_one_sits(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna:
        links = await new_match(anna, "me", "open")
        people = [f"guest {number}" for number in range(5)]
        for guest in people:
            await site.store.add_person(guest, guest, guest.encode())
        results = await outcomes(*(site.hall.seating.take_seat(guest, guest, links["seats"][1]) for guest in people))
        table = site.hall.tables[links["match"]]
        [row] = [seat for seat in await site.store.seats(table.id) if seat.number == 1]

    assert results.count("taken") == 4
    [winner] = [guest for guest, result in zip(people, results, strict=True) if result != "taken"]
    assert row.person == table.seats[1].person == winner
    assert table.status == "playing"


async def test_last_seats_filled_at_once_begin_the_match_once(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna:
        links = await new_match(anna, "me", "open", "open", "open")
        await anna.listen()
        await anna.say("sit", match=links["match"])
        await anna.hear("state")
        for number in (1, 2, 3):
            await site.store.add_person(str(number), "Guest", str(number).encode())
        seats = [site.hall.seating.take_seat(str(number), "Guest", links["seats"][number]) for number in (1, 2, 3)]
        await asyncio.gather(*seats)
        await anna.say("ping")
        heard = []
        while (message := await anna.hear())["type"] != "pong":
            heard.append(message["type"])

    assert heard.count("update") == 1


async def test_a_follower_who_goes_while_others_are_told_disturbs_nobody(tmp_path: Path) -> None:
    async with two(tmp_path) as (_, table, anna, berta):
        first, *_ = list(table.audience.followers)
        usual = first.update

        def update(*parts: Any) -> None:
            table.audience.followers.discard(first)
            usual(*parts)

        first.update = update  # type: ignore[method-assign,assignment]  # one who goes meanwhile
        await table.answer(0, 0, "end", "person")
        assert (await anna.hear("update"))["entries"] == 1
        assert (await berta.hear("update"))["entries"] == 1


async def test_whoever_hangs_up_after_the_commit_leaves_the_table_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two(tmp_path) as (site, table, _, berta):
        with gate(site, monkeypatch) as held:
            asking = asyncio.create_task(table.answer(0, 0, "end", "person"))
            await held.committed.wait()
            asking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asking
        told = await berta.hear("update")
        await give_answer(berta, table.id, 1, "end")
        entries = await agrees(site, table)

    assert told["entries"] == 1
    assert len(entries) == 2


async def test_a_bot_stopped_after_its_commit_has_answered_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna:
        site.hall.attendant.bots = bots()
        with gate(site, monkeypatch) as held:
            links = await new_match(anna, "first", "me")
            table = site.hall.tables[links["match"]]
            await held.committed.wait()
            site.hall.attendant.attend(table)  # stops whoever saw to the question, and begins anew
            site.hall.attendant.attend(table)
        await until(lambda: table.next == 1)
        await anna.listen()
        await anna.say("sit", match=table.id)
        await anna.hear("state")
        await give_answer(anna, table.id, 1, "end")
        await until(lambda: table.next == 3)
        entries = await agrees(site, table)

    assert [entry.seat for entry in entries[:3]] == [0, 1, 0]


async def test_orders_given_while_an_answer_is_committed_wait_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two(tmp_path) as (site, table, _, berta):
        with gate(site, monkeypatch) as held:
            answering = asyncio.create_task(table.answer(0, 0, "end", "person"))
            await held.committed.wait()
            ordering = asyncio.create_task(
                site.hall.seating.set_orders(table, berta.me["person"], 1, {"toy.answer": "thank"})
            )
            await asyncio.sleep(0.05)
            assert not ordering.done()
        await asyncio.gather(answering, ordering)
        await agrees(site, table)


async def test_coming_back_while_the_bot_answers_is_in_order(tmp_path: Path) -> None:
    async with two(tmp_path) as (site, table, anna, _):
        for _ in range(5):
            await site.hall.seating.leave(table, anna.me["person"], 0, "first")
            await asyncio.sleep(0.01)
            await site.hall.seating.come_back(table, anna.me["person"], 0)
        entries = await agrees(site, table)

    assert table.seats[0].kind == "person"
    assert len(entries) <= 1


async def test_many_who_ask_for_a_table_get_the_same_though_the_first_loses_interest(tmp_path: Path) -> None:
    async with two(tmp_path) as (site, table, anna, berta):
        for client in (anna, berta):
            await client.say("rise", match=table.id)
            await client.say("ping")
            await client.hear("pong")
        site.hall.tables.put_away(idle=0)
        first = asyncio.create_task(site.hall.tables.open(table.id))
        await asyncio.sleep(0)
        others = [asyncio.create_task(site.hall.tables.open(table.id)) for _ in range(5)]
        await asyncio.sleep(0)
        first.cancel()
        late = asyncio.create_task(site.hall.tables.open(table.id))
        tables = await asyncio.gather(*others, late)

    assert len(set(map(id, tables))) == 1
    assert tables[0] is not table


async def test_a_table_that_does_not_exist_is_refused_to_all_who_ask(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, _):
        results = await outcomes(*(site.hall.tables.open("0" * 16) for _ in range(3)))

    assert results == ["no-such-match"] * 3


async def test_lines_said_at_once_have_an_order(tmp_path: Path) -> None:
    async with two(tmp_path) as (site, table, anna, berta):
        for number in range(5):
            await anna.say("say", match=table.id, text=f"a{number}")
            await berta.say("say", match=table.id, text=f"b{number}")
        heard = {name: [await client.hear("spoken") for _ in range(10)] for name, client in (("a", anna), ("b", berta))}
        kept = await site.hall.chat.lines(table)

    lines = [[(line["line"], line["text"]) for line in said] for said in heard.values()]
    assert lines[0] == lines[1] == [(line.line, line.text) for line in kept]
    assert [number for number, _ in lines[0]] == list(range(10))


async def test_an_answer_that_cannot_be_committed_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(_: JournalEntry, *_more: object, **_others: object) -> None:
        raise OSError("the disk is full")

    async with two(tmp_path, clock={"kind": "live", "amount": 100, "increment": 50}) as (site, table, anna, _):
        with monkeypatch.context() as patch:
            patch.setattr(site.store, "append", full)
            await anna.say("answer", match=table.id, question=0, option="end")
            failed = await anna.hear("refused", "update")
        left = table.clocks.now(0)
        after = await give_answer(anna, table.id, 0, "end")

    assert failed["code"] == "failed"
    assert left is not None
    assert left <= 100
    assert after["entries"] == 1


async def test_a_bot_whose_answer_cannot_be_committed_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server(tmp_path) as (site, address), person(address) as anna:
        site.hall.attendant.bots = bots()
        usual = site.store.append
        failures: list[JournalEntry] = []

        async def hiccup(entry: JournalEntry, picture: Picture | None, *, behind: bool | None) -> None:
            if not failures:
                failures.append(entry)
                raise OSError("the disk is full")
            await usual(entry, picture, behind=behind)

        monkeypatch.setattr(site.store, "append", hiccup)
        links = await new_match(anna, "first", "me")
        table = site.hall.tables[links["match"]]
        await until(lambda: table.next == 1)
        await agrees(site, table)

    assert len(failures) == 1


async def test_a_server_that_stops_finishes_what_was_committed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with two(tmp_path) as (site, table, _, _):
        with gate(site, monkeypatch) as held:
            asking = asyncio.create_task(table.answer(0, 0, "end", "person"))
            await held.committed.wait()
            closing = asyncio.create_task(site.hall.close())
            await asyncio.sleep(0.05)
            assert not closing.done()
        await closing
        assert await asking is False
        assert table.next == 1
