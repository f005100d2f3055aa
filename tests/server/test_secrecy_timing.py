"""Whether a seat holds the card it is asked for out of turn cannot be read from the clock."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path

import pytest

from rulewright.kernel.fate import Fate
from rulewright.kernel.match import Match
from rulewright.protocol import messages as wire
from rulewright.server.table.bots import Bots, Job
from tests.server.twins import SPECTATOR, SameTime, Side, new_match, own_games, same_time, sides

__all__ = ["own_games", "same_time"]

AMBUSH = "root.battle.ambush"
MATCH = f"{1:016x}"
REACTION = 1000.0
"""So long that the time a test takes does not count."""


def with_and_without() -> tuple[Match, Match, int, int]:
    """Return two worlds that an attacker cannot tell apart, with an ambush in the defender's hand or none."""
    match = new_match(["marquise", "eyrie"], seed="ambush?")
    chance = Fate.seeded("ambush?")
    while match.question is not None:
        question = match.question
        if question.prompt == AMBUSH:
            attacker = match.position.agenda.seat
            view = match.view(attacker)
            worlds = [view.imagine(chance) for _ in range(200)]
            held = [world for world in worlds if world.question and len(world.question.options) > 1]
            bare = [world for world in worlds if world.question and len(world.question.options) == 1]
            if held and bare and attacker != question.seat:
                return held[0], bare[0], attacker, question.seat
        match.answer(question.options[chance.below(len(question.options))])
    raise AssertionError("nobody was asked for an ambush")


class Pauses:
    """Takes the place of sleeping: notes how long it would have been."""

    def __init__(self) -> None:
        self.slept: list[float] = []
        self.go_on = asyncio.Semaphore(0)

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        await self.go_on.acquire()


class Thinking(Bots):
    """A bot that declines at once if it holds nothing, and thinks it over if it does."""

    async def choose(self, job: Job, offered: Sequence[str], owner: str = "") -> str:
        for _ in range(20 * (len(offered) - 1)):
            await asyncio.sleep(0.001)
        return "decline"


@contextlib.asynccontextmanager
async def asked_for_an_ambush(
    folder: Path, clock: wire.ClockWish
) -> AsyncIterator[tuple[tuple[Side, Side], list[Pauses], int, int]]:
    held, bare, attacker, defender = with_and_without()
    async with sides(folder, 2) as both:
        pauses = []
        for side, world in zip(both, (held, bare), strict=True):
            pause = Pauses()
            pauses.append(pause)
            side.site.hall.attendant.reaction = REACTION
            side.site.hall.attendant.sleep = pause.sleep
            await side.stage(MATCH, world, held.position.fate.rolled, Fate.seeded("dice"), clock)
            for observer in (attacker, SPECTATOR):
                await side.request(observer, "sit", match=MATCH)
        yield both, pauses, attacker, defender


async def until(done: Callable[[], bool]) -> None:
    """Let others work until something is the case."""
    for _ in range(10_000):
        if done():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("it never came")


def went_on(side: Side, number: int) -> bool:
    """Whether a question has been answered."""
    return side.table.next > number


def same_for(both: tuple[Side, Side], observer: int | None) -> list[bytes]:
    one, two = (side.told(observer) for side in both)
    assert one == two
    return one


async def declined(
    both: tuple[Side, Side], pauses: list[Pauses], attacker: int, begin: Callable[[Side], Awaitable[None]]
) -> None:
    """Somebody declines without a hand of flesh, in both worlds after the same pause and with the same words."""
    number = both[0].table.next
    for side in both:
        await begin(side)
    await until(lambda: all(pause.slept for pause in pauses))
    for side, pause in zip(both, pauses, strict=True):
        assert side.table.next == number
        assert [round(seconds, -1) for seconds in pause.slept] == [REACTION]
    for observer in (attacker, SPECTATOR):
        same_for(both, observer)
    for side, pause in zip(both, pauses, strict=True):
        pause.go_on.release()
        await until(partial(went_on, side, number))
    for observer in (attacker, SPECTATOR):
        assert b'"type":"update"' in b"".join(same_for(both, observer))


@pytest.mark.parametrize("clock", [wire.ClockWish(), wire.ClockWish(kind="live", amount=900, increment=5)])
async def test_a_standing_order_declines_after_the_same_pause_whether_or_not_the_card_is_held(
    clock: wire.ClockWish, tmp_path: Path, same_time: SameTime
) -> None:
    async with asked_for_an_ambush(tmp_path, clock) as (both, pauses, attacker, defender):
        if clock.kind == "live":
            await until(lambda: all(pause.slept for pause in pauses))
        for pause in pauses:
            pause.slept.clear()

        async def order(side: Side) -> None:
            orders = {AMBUSH: "decline"}
            await side.request(defender, "orders", match=MATCH, seat=defender, orders=orders)

        await declined(both, pauses, attacker, order)


async def test_a_bot_declines_after_the_same_pause_however_long_it_thought(tmp_path: Path, same_time: SameTime) -> None:
    async with asked_for_an_ambush(tmp_path, wire.ClockWish()) as (both, pauses, attacker, defender):

        async def leave(side: Side) -> None:
            side.site.hall.attendant.bots = Thinking()
            person = side.connections[defender].person
            await side.site.hall.seating.leave(side.table, person, defender, "greedy")

        await declined(both, pauses, attacker, leave)


async def test_a_person_is_asked_and_their_clock_runs_whether_or_not_there_is_anything_to_choose(
    tmp_path: Path, same_time: SameTime
) -> None:
    clock = wire.ClockWish(kind="live", amount=900, increment=5)
    async with asked_for_an_ambush(tmp_path, clock) as (both, pauses, attacker, defender):
        await until(lambda: all(pause.slept for pause in pauses))
        same_time.now += 33
        for side in both:
            assert side.table.asked_seat() == defender
            assert side.table.clocks.now(defender) == 900 - 33
            await side.request(attacker, "resync", match=MATCH)
            await side.request(SPECTATOR, "resync", match=MATCH)
        assert pauses[0].slept == pauses[1].slept == [900]
        for observer in (attacker, SPECTATOR):
            assert b'"left":867.0' in b"".join(same_for(both, observer))
