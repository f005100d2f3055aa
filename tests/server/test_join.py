"""Bots of this machine at tables elsewhere, seated by a link."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, STDOUT
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import rulewright
from rulewright.cli import application
from rulewright.client.client import Client
from rulewright.client.guest import Guest
from rulewright.kernel.record import Record
from rulewright.protocol import forms
from rulewright.protocol.links import BadLink, read_seat_link, seat_link
from tests.server.running import server

PATIENCE = 120.0
OPTIONS = {"seats": ["marquise", "eyrie"]}
SECRET = "s" * 22
ANSWERS = 16


async def join(*words: str) -> Result:
    """Run `rulewright join` beside the server."""
    return await asyncio.to_thread(CliRunner().invoke, application("join"), ["join", *words])


async def join_elsewhere(*words: str) -> tuple[int | None, str]:
    """Run `rulewright join` in a process of its own, as somebody at another machine would."""
    command = ("-c", "from rulewright.cli import main; main()", "join", *words)
    process = await asyncio.create_subprocess_exec(sys.executable, *command, stdout=PIPE, stderr=STDOUT)
    output, _ = await asyncio.wait_for(process.communicate(), PATIENCE)
    return process.returncode, output.decode()


@pytest.mark.thorough
async def test_two_bots_join_by_their_links_and_play_a_match_to_its_end(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), Client(f"http://{address}") as anna:
        await anna.become("Anna")
        links = await anna.create(forms.NewMatch(game="root", options=OPTIONS, seats=[forms.SeatWish()] * 2))
        one, other = (seat_link(anna.address, secret) for secret in links.seats)

        results = await asyncio.gather(
            join_elsewhere(one, "--agent", "random"), join_elsewhere(other, "--agent", "random", "--name", "Rita")
        )

        record = Record.loads(await anna.record(links.match))
        table = await anna.follow(links.match)
    assert [status for status, _ in results] == [0, 0], results
    assert "random plays seat 0" in results[0][1]
    assert "Rita plays seat 1" in results[1][1]
    assert "The match is over" in results[1][1]
    assert [seat.name for seat in table.seats] == ["random", "Rita"]
    assert rulewright.find("root").replay(record).over


async def test_greedy_elsewhere_answers_only_for_its_own_seat(tmp_path: Path) -> None:
    async with (
        server(tmp_path) as (_, address),
        Client(f"http://{address}") as anna,
        Client(f"http://{address}") as bot,
    ):
        await anna.become("Anna")
        await bot.become("bot")
        wish = forms.NewMatch(game="root", options=OPTIONS, seats=[forms.SeatWish(kind="me"), forms.SeatWish()])
        links = await anna.create(wish)
        place = await bot.take(links.seats[1])
        guest = Guest(bot, await bot.follow(place.match), "greedy", seed="test")
        playing = asyncio.create_task(guest.play())
        table = await anna.follow(links.match)
        mine = 0

        async with asyncio.timeout(PATIENCE):
            async for _ in table.news():
                question = table.question
                if table.entries >= ANSWERS:
                    break
                if question is not None and question.options is not None and question.number == table.entries:
                    await table.answer(question, question.options[0][0])
                    mine += 1

        playing.cancel()
        assert mine > 0
        assert guest.answered >= ANSWERS - mine - 1 > 0  # the last of its answers may not be acknowledged yet


async def test_a_bot_that_is_stopped_leaves_its_seat_and_the_link_takes_it_back(tmp_path: Path) -> None:
    async with (
        server(tmp_path) as (_, address),
        Client(f"http://{address}") as anna,
        Client(f"http://{address}") as bot,
        Client(f"http://{address}") as other,
    ):
        for client in (anna, bot, other):
            await client.become("somebody")
        wish = forms.NewMatch(game="root", options=OPTIONS, seats=[forms.SeatWish(kind="me"), forms.SeatWish()])
        links = await anna.create(wish)
        place = await bot.take(links.seats[1])

        await bot.leave(place)

        assert (await other.take(links.seats[1])).seat == 1


@pytest.mark.parametrize("begun", [False, True])
async def test_ctrl_c_ends_a_bot_in_order_and_its_seat_can_be_taken_back(tmp_path: Path, *, begun: bool) -> None:
    async with (
        server(tmp_path) as (_, address),
        Client(f"http://{address}") as anna,
        Client(f"http://{address}") as other,
    ):
        for client in (anna, other):
            await client.become("somebody")
        mine = forms.SeatWish(kind="me" if begun else "open")
        links = await anna.create(forms.NewMatch(game="root", options=OPTIONS, seats=[mine, forms.SeatWish()]))

        status, output = await interrupted(seat_link(anna.address, links.seats[1]), "--agent", "greedy")

        left = (await anna.follow(links.match)).seats[1]
        place = await other.take(links.seats[1])
        taken = (await other.follow(links.match)).seats[1]
    assert (status, "Traceback" in output) == (0, False), output
    assert "The bot has left its seat" in output
    assert left.kind == ("bot" if begun else "open")
    assert not left.connected
    assert (place.seat, taken.kind, taken.mine) == (1, "person", True)


async def interrupted(*words: str) -> tuple[int | None, str]:
    """Run `rulewright join` as the foreground of a terminal, and press Ctrl-C when it plays."""
    command = ("-u", "-c", "from rulewright.cli import main; main()", "join", *words)
    process = await asyncio.create_subprocess_exec(
        sys.executable, *command, stdout=PIPE, stderr=STDOUT, start_new_session=True
    )
    assert process.stdout is not None
    said = b""
    async with asyncio.timeout(PATIENCE):
        while b"plays seat" not in said:
            line = await process.stdout.readline()
            assert line, said
            said += line
        os.killpg(process.pid, signal.SIGINT)
        rest, _ = await process.communicate()
    return process.returncode, (said + rest).decode()


async def test_a_taken_seat_and_a_server_that_is_not_there_are_said_plainly(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), Client(f"http://{address}") as anna:
        await anna.become("Anna")
        wish = forms.NewMatch(game="root", options=OPTIONS, seats=[forms.SeatWish(kind="me"), forms.SeatWish()])
        links = await anna.create(wish)
        taken = await join(seat_link(anna.address, links.seats[0]))
        nobody = await join(seat_link(anna.address, SECRET))
    gone = await join(seat_link(anna.address, SECRET))

    assert (taken.exit_code, nobody.exit_code, gone.exit_code) == (1, 1, 1)
    assert "sits there" in taken.output
    assert "no seat" in nobody.output
    assert "cannot be reached" in gone.output


async def test_an_unknown_agent_is_refused_before_the_seat_is_taken(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), Client(f"http://{address}") as anna:
        await anna.become("Anna")
        links = await anna.create(forms.NewMatch(game="root", options=OPTIONS, seats=[forms.SeatWish()] * 2))
        result = await join(seat_link(anna.address, links.seats[0]), "--agent", "nobody")
        table = await anna.follow(links.match)

    assert result.exit_code == 2
    assert "unknown agent 'nobody'" in result.output
    assert [seat.kind for seat in table.seats] == ["open", "open"]


@pytest.mark.parametrize(
    "link",
    [
        "",
        "http://127.0.0.1:1",
        f"http://127.0.0.1:1/seat/{SECRET}",
        f"http://127.0.0.1:1/#/watch/{SECRET}",
        f"http://127.0.0.1:1/#/seat/{SECRET}x",
        f"ftp://127.0.0.1:1/#/seat/{SECRET}",
    ],
)
async def test_what_is_no_link_to_a_seat_is_refused(link: str) -> None:
    with pytest.raises(BadLink):
        read_seat_link(link)
    result = await join(link)
    assert result.exit_code == 2
    assert "looks like http" in result.output


def test_a_link_is_read_as_it_was_written() -> None:
    for address in ("http://127.0.0.1:8000", "https://example.org/games"):
        assert read_seat_link(seat_link(address, SECRET)) == (address, SECRET)
