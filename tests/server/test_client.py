"""The client for Python: it plays, and it gets over a bad line."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import rulewright
from rulewright.client.client import Client
from rulewright.client.errors import Gone, ServerRefused
from rulewright.client.table import RemoteTable
from rulewright.kernel.fate import Fate
from rulewright.kernel.record import Record
from rulewright.protocol import forms
from rulewright.protocol import messages as wire
from tests.server.bad_line import bad_line, every, once
from tests.server.running import server

PATIENCE = 60.0
WISH = forms.NewMatch(game="root", options={"seats": ["marquise", "eyrie"]}, seats=[forms.SeatWish(kind="me")] * 2)


@contextlib.asynccontextmanager
async def alone(address: str, line: str | None = None) -> AsyncIterator[tuple[Client, RemoteTable]]:
    """Sit alone at a table for two."""
    async with Client(f"http://{address}", socket=line) as client:
        await client.become("Anna")
        links = await client.create(WISH)
        yield client, await asyncio.wait_for(client.follow(links.match), PATIENCE)


def mine(table: RemoteTable) -> wire.Question:
    """Return the open question, which is one's own."""
    question = table.question
    assert question is not None
    assert question.options is not None
    return question


async def reached(table: RemoteTable, number: int) -> None:
    """Wait until a table has come to a question."""
    async with asyncio.timeout(PATIENCE):
        async for _ in table.news():
            if table.entries >= number:
                return


async def play(table: RemoteTable, answers: int | None = None) -> list[str]:
    """Answer at random, as often as is wished or to the end; return the answers."""
    chance, given = Fate.seeded("one person"), list[str]()
    async with asyncio.timeout(PATIENCE):
        while table.status == "playing" and (answers is None or len(given) < answers):
            question = mine(table)
            options = question.options or []
            option = options[chance.below(len(options))][0]
            await table.answer(question, option)
            given.append(option)
            while table.entries <= question.number:
                await anext(table.news())
    return given


async def test_a_match_is_created_found_played_to_its_end_and_recorded(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), alone(address) as (client, table):
        assert [line.match for line in await client.mine()] == [table.match]
        assert await client.listed() == []

        given = await play(table)

        record = Record.loads(await client.record(table.match))
    assert record.answers == given
    assert rulewright.find("root").replay(record).over
    assert table.seed == record.seed


async def test_a_seat_is_taken_by_its_secret(tmp_path: Path) -> None:
    async with (
        server(tmp_path) as (_, address),
        Client(f"http://{address}") as anna,
        Client(f"http://{address}") as eva,
    ):
        await anna.become("Anna")
        me = await eva.become("Eva")
        wish = forms.NewMatch(game="root", options=WISH.options, seats=[forms.SeatWish(kind="me"), forms.SeatWish()])
        links = await anna.create(wish)

        place = await eva.take(links.seats[1])

        table = await eva.follow(place.match)
        assert [(seat.name, seat.mine) for seat in table.seats] == [("Anna", False), ("Eva", True)]
        assert me.recovery is not None
        async with Client(f"http://{address}") as elsewhere:
            assert (await elsewhere.recover(me.recovery)).person == me.person
            assert [line.match for line in await elsewhere.mine()] == [links.match]


async def test_after_a_lost_message_the_client_asks_how_things_stand(tmp_path: Path) -> None:
    async with (
        server(tmp_path) as (_, address),
        bad_line(address) as line,
        alone(address, line.url) as (client, table),
    ):
        line.loses = once("update")
        question = mine(table)

        await table.answer(question, (question.options or [])[0][0])
        await reached(table, question.number + 1)

        assert client.resyncs == 1
        assert [asked["type"] for asked in line.asked].count("resync") == 1
        assert mine(table).number == question.number + 1


async def test_an_answer_that_was_not_acknowledged_is_repeated_and_stands_once(tmp_path: Path) -> None:
    async with (
        server(tmp_path) as (_, address),
        bad_line(address) as line,
        alone(address, line.url) as (client, table),
    ):
        line.breaks = once("accepted")
        question = mine(table)

        accepted = await asyncio.wait_for(table.answer(question, (question.options or [])[0][0]), PATIENCE)

        assert accepted.again
        assert client.connects == 2
        assert [asked["type"] for asked in line.asked].count("answer") == 2
        await reached(table, 1)
        assert table.entries == 1


async def test_an_answer_given_while_the_line_is_down_is_sent_when_it_is_up(tmp_path: Path) -> None:
    async with (
        server(tmp_path) as (_, address),
        bad_line(address) as line,
        alone(address, line.url) as (client, table),
    ):
        line.breaks = once("spoken")
        await client.say(table.match, "hello")
        await asyncio.wait_for(client.lost.wait(), PATIENCE)
        question = mine(table)

        accepted = await asyncio.wait_for(table.answer(question, (question.options or [])[0][0]), PATIENCE)

        assert not accepted.again
        assert client.connects == 2


async def test_on_a_line_that_often_breaks_and_loses_messages_every_answer_stands_once_and_in_order(
    tmp_path: Path,
) -> None:
    async with (
        server(tmp_path) as (_, address),
        bad_line(address) as line,
        alone(address, line.url) as (client, table),
    ):
        line.breaks = every(13, "accepted")
        line.loses = every(7, "update")

        given = await play(table, 60)

        assert table.entries == len(given) == 60
        assert client.connects > 3
        assert client.resyncs > 3


async def test_what_the_server_refuses_is_raised_with_its_code(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), alone(address) as (client, table):
        question = mine(table)
        with pytest.raises(ServerRefused) as refused:
            await table.answer(question, "no-such-answer")
        assert refused.value.code == "not-offered"
        with pytest.raises(ServerRefused) as refused:
            await table.answer(question, "x" * 1000)
        assert refused.value.code == "bad-message"
        with pytest.raises(ServerRefused) as refused:
            await client.follow("0" * 16)
        assert refused.value.code == "no-such-match"
        with pytest.raises(ServerRefused) as refused:
            await client.take("A" * 22)
        assert refused.value.code == "no-such-seat"


async def test_whom_the_server_does_not_know_is_told_so_at_once(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), Client(f"http://{address}") as nobody:
        with pytest.raises(Gone):
            await asyncio.wait_for(nobody.connect(), PATIENCE)


async def test_whoever_waits_is_told_when_the_client_is_closed(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), bad_line(address) as line:
        async with alone(address, line.url) as (_, table):
            line.loses = lambda message: message["type"] in ("accepted", "update")
            question = mine(table)
            waiting = asyncio.create_task(table.answer(question, (question.options or [])[0][0]))
            news = table.news()
            assert isinstance(await anext(news), wire.State)
            await asyncio.wait_for(line.answered.wait(), PATIENCE)
        with pytest.raises(Gone):
            await waiting
        assert [message async for message in news] == []


async def test_only_the_seat_that_is_asked_gets_its_packed_view(tmp_path: Path) -> None:
    async with (
        server(tmp_path) as (_, address),
        Client(f"http://{address}") as anna,
        Client(f"http://{address}") as eva,
    ):
        for client, name in ((anna, "Anna"), (eva, "Eva")):
            await client.become(name)
        wish = forms.NewMatch(game="root", options=WISH.options, seats=[forms.SeatWish(kind="me"), forms.SeatWish()])
        links = await anna.create(wish)
        await eva.take(links.seats[1])
        tables = [await client.follow(links.match) for client in (anna, eva)]
        asked = tables[0].question
        assert asked is not None
        other = (anna, eva)[1 - asked.seat]

        packed = await (anna, eva)[asked.seat].view(links.match)

        assert (packed.seat, packed.question) == (asked.seat, asked.number)
        with pytest.raises(ServerRefused) as refused:
            await other.view(links.match)
        assert refused.value.code == "not-yours"


async def test_an_answer_that_came_too_fast_is_repeated_until_it_is_taken(tmp_path: Path) -> None:
    async with server(tmp_path) as (site, address), alone(address) as (client, table):
        site.message_rate.rate = site.message_rate.burst = 4.0

        given = await play(table, 8)

        assert len(given) == 8
        assert client.connects == 1
