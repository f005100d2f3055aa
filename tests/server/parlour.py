"""A tiny game for tests of the table, and bots that sleep, die and fail."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import pytest

from rulewright.agents.agent import Agent
from rulewright.agents.catalogue import AGENTS
from rulewright.games.catalogue import GAMES
from rulewright.server.table.bots import Bots
from tests.kernel.toy import Toy
from tests.server.running import PATIENCE

if TYPE_CHECKING:
    from rulewright.kernel.question import Option
    from rulewright.kernel.view import View
    from rulewright.server.app import Site
    from tests.server.running import Client


class Parlour(Toy):
    """The toy of the kernel's tests: draw, roll and keep, give a card which the other answers, end the turn."""

    name = "parlour"
    title = "Parlour"
    orders: ClassVar[Mapping[str, tuple[str, ...]]] = {"toy.answer": ("thank", "grumble")}


class Odd(Agent):
    """Takes the first option, in its own way."""

    def choose(self, view: View) -> Option[Any]:
        assert view.question is not None
        return view.question.options[0]


class Sleepy(Odd):
    def choose(self, view: View) -> Option[Any]:
        time.sleep(3600)
        return super().choose(view)


class Slow(Odd):
    def choose(self, view: View) -> Option[Any]:
        time.sleep(0.5)
        return super().choose(view)


class Mortal(Odd):
    def choose(self, view: View) -> Option[Any]:
        os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view)


class Failing(Odd):
    def choose(self, view: View) -> Option[Any]:
        print("this is no answer")  # noqa: T201  (it must not be taken for one)
        raise ValueError(view.seat)


PLAYERS: dict[str, Callable[[str, int | str], Agent]] = {
    "first": lambda _game, _seed: Odd(),
    "sleepy": lambda _game, _seed: Sleepy(),
    "slow": lambda _game, _seed: Slow(),
    "mortal": lambda _game, _seed: Mortal(),
    "failing": lambda _game, _seed: Failing(),
}


@pytest.fixture
def parlour(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the server know the game and the bots while a test lasts."""
    monkeypatch.setitem(GAMES._loaders, "parlour", Parlour)  # noqa: SLF001  (a registry forgets nothing by itself)
    for name, make in PLAYERS.items():
        monkeypatch.setitem(AGENTS, name, make)


def bots(budget: float = 20.0, workers: int = 1) -> Bots:
    """Return workers that know this module."""
    return Bots(workers, budget, ("tests.server.parlour_worker",))


async def new_match(client: Client, *seats: str, **wish: Any) -> dict[str, Any]:
    """Create a match of the parlour game; seats are "me", "open" or the name of a bot."""
    wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
    body = {"game": "parlour", "options": {"seats": len(seats)}, "seats": wishes, **wish}
    links: dict[str, Any] = await client.call("POST", "/api/matches", body)
    return links


async def table_of_two(anna: Client, berta: Client, **wish: Any) -> str:
    """Have two people sit down, both connected; return the match, which begins with Anna's turn."""
    links = await new_match(anna, "me", "open", **wish)
    await berta.call("POST", "/api/seats", {"secret": links["seats"][1]})
    for client in (anna, berta):
        if client.socket is None:
            await client.listen()
        await client.say("sit", match=links["match"])
        await client.hear("state")
    return str(links["match"])


async def give_answer(client: Client, match: str, number: int, option: str) -> dict[str, Any]:
    """Answer a question; return the update that follows, as whoever answers sees it."""
    await client.say("answer", match=match, question=number, option=option)
    update = await client.hear("update", "refused")
    assert update["type"] == "update", update
    return update


class Onlooker:
    """Somebody who follows tables and cares for nothing that is told."""

    def __init__(self) -> None:
        self.person = ""
        self.wanted: dict[str, Any] = {}

    def update(self, *_: object) -> None:
        """Hear something."""

    seats = spoken = undo_asked = undo_refused = update


async def watch(site: Site, match: str) -> None:
    """Have somebody look at a match, so that bots play who rest when nobody does."""
    table = await site.hall.tables.open(match)
    table.audience.join(Onlooker())
    await site.hall.watched(table)


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something that will happen."""
    async with asyncio.timeout(PATIENCE):
        while not condition():  # noqa: ASYNC110  (what is waited for tells nobody)
            await asyncio.sleep(0.01)
