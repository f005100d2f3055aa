"""The players of the load test: they answer at random, at a pace, and note when everybody has heard of it."""

from __future__ import annotations

import asyncio
import random
import time
from typing import TYPE_CHECKING, Any

from rulewright.client.client import Client
from rulewright.client.errors import Gone, ServerRefused
from rulewright.client.table import RemoteTable
from rulewright.protocol import forms
from rulewright.protocol import messages as wire

if TYPE_CHECKING:
    from collections.abc import Coroutine, Sequence


class Meter:
    """What is measured while it is `running`."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.running = False
        self.sent = 0
        self.accepted = 0
        self.delays: list[float] = []
        """Seconds from sending an answer until the last client of its match had heard of it."""
        self.errors: list[str] = []

    async def rest(self, most: float) -> None:
        """Wait until every answer has arrived, but not longer than `most` seconds."""
        deadline = time.perf_counter() + most
        while len(self.delays) < self.sent or self.accepted + len(self.errors) < self.sent:
            if time.perf_counter() > deadline:
                return
            await asyncio.sleep(0.05)


class Party:
    """The clients of a match, one for each seat, each with a connection of its own."""

    def __init__(self, game: str, options: dict[str, Any], clients: Sequence[Client], meter: Meter) -> None:
        """Let some people play together; nothing is created yet."""
        self.game = game
        self.options = options
        self.clients = clients
        self.meter = meter
        self.playing = False
        self.interval = 0.0
        self.chance = random.Random()  # noqa: S311  (players without a plan)
        self.due = 0.0
        self.under_way: dict[int, tuple[float, int]] = {}
        """Answers that not everybody has heard of yet: when they were sent, and how many clients wait for them."""
        self.over = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        """Create a match, sit down, and follow it."""
        first, *others = self.clients
        seats = [forms.SeatWish(kind="me"), *(forms.SeatWish() for _ in others)]
        links = await first.create(forms.NewMatch(game=self.game, options=self.options, seats=seats))
        for client, secret in zip(others, links.seats[1:], strict=True):
            await client.take(secret)
        for client in self.clients:
            await client.follow(links.match, lambda client, match: Player(client, match, self))

    def play(self, interval: float) -> None:
        """Answer from now on, one answer in every so many seconds on average."""
        self.playing = True
        self.interval = interval
        self.due = time.perf_counter() + interval * self.chance.random()
        for client in self.clients:
            for player in client.tables.values():
                if isinstance(player, Player):
                    player.look()

    def heard(self, number: int) -> None:
        """Note that a client has heard of the answer before question `number`."""
        sent, waiting = self.under_way.pop(number - 1, (0.0, 0))
        if waiting > 1:
            self.under_way[number - 1] = (sent, waiting - 1)
        elif waiting:
            self.meter.delays.append(time.perf_counter() - sent)

    def answer_soon(self, player: Player, question: wire.Question) -> None:
        """Answer when the time has come: at an even pace, whatever the server takes."""
        now = time.perf_counter()
        self.due = max(self.due, now - self.interval) + self.interval * self.chance.uniform(0.5, 1.5)
        asyncio.get_running_loop().call_later(max(0.0, self.due - now), self.answer, player, question)

    def answer(self, player: Player, question: wire.Question) -> None:
        """Answer at random."""
        if not self.meter.running:
            return
        assert question.options is not None
        option = self.chance.choice(question.options)[0]
        self.under_way[question.number] = (time.perf_counter(), len(self.clients))
        self.meter.sent += 1
        self.spawn(self.send(player, question, option))

    async def send(self, player: Player, question: wire.Question, option: str) -> None:
        """Send an answer and wait until it is on record."""
        try:
            await player.answer(question, option)
        except (ServerRefused, Gone) as error:
            self.meter.errors.append(f"{player.match} question {question.number}: {error}")
        else:
            self.meter.accepted += 1

    def ended(self, player: Player) -> None:
        """Begin another match when everybody has seen the end of this one."""
        self.over += 1
        if self.over == len(self.clients):
            self.over = 0
            self.spawn(self.again(player.match))

    async def again(self, match: str) -> None:
        """Begin another match."""
        try:
            for client in self.clients:
                await client.rise(match)
            await self.begin()
        except (ServerRefused, Gone) as error:
            self.meter.errors.append(f"a new match: {error}")
        else:
            self.play(self.interval)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Have something done, and remember it until it is."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


class Player(RemoteTable):
    """A seat."""

    def __init__(self, client: Client, match: str, party: Party) -> None:
        """Sit down."""
        super().__init__(client, match)
        self.party = party

    def take(self, message: wire.Message) -> None:
        """Note what was heard, and answer if it is a question of one's own.  Nobody reads the news here."""
        self.keep(message)
        if isinstance(message, wire.Update):
            self.party.heard(message.entries)
            if message.status == "over":
                self.party.ended(self)
            elif self.party.playing:
                self.look()

    def look(self) -> None:
        """Answer the open question if it is one's own."""
        question = self.question
        if question is not None and question.options is not None:
            self.party.answer_soon(self, question)
