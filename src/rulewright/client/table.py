"""A table elsewhere, as a client knows it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from rulewright.client.errors import ServerRefused
from rulewright.protocol import messages as wire
from rulewright.protocol import requests

if TYPE_CHECKING:
    from rulewright.client.client import Client


class RemoteTable:
    """A table as the client knows it, kept up to date."""

    def __init__(self, client: Client, match: str) -> None:
        """Know nothing yet."""
        self.client = client
        self.match = match
        self.watch: str | None = None
        """The secret of a link to watch, if it is followed by one."""
        self.state: wire.State | None = None
        self.status = ""
        self.entries = -1
        self.views: list[wire.View] = []
        self.seats: list[wire.SeatState] = []
        self.seed: str | None = None
        self.trouble: ServerRefused | None = None
        self._news: asyncio.Queue[wire.Message | None] = asyncio.Queue()
        self._known = asyncio.Event()

    @property
    def request(self) -> requests.Sit:
        """The request by which it is followed."""
        return requests.Sit(match=self.match, watch=self.watch, marks=False, words=False)

    @property
    def question(self) -> wire.Question | None:
        """The open question; it has options if it is put to a seat of mine."""
        for view in self.views:
            if view.question is not None and view.question.options is not None:
                return view.question
        return self.views[0].question if self.views else None

    async def news(self) -> AsyncIterator[wire.Message]:
        """Return what is told about the table, one message after the other, until nobody listens any more."""
        while (message := await self._news.get()) is not None:
            yield message

    async def answer(self, question: wire.Question, option: str) -> wire.Accepted:
        """Answer a question; returns when the server has it on record."""
        return await self.client.answer(self.match, question.number, option)

    async def known(self) -> None:
        """Wait until the table has been described."""
        await self._known.wait()
        if self.trouble is not None:
            raise self.trouble

    def take(self, message: wire.Message) -> None:
        """Keep up with a message and pass it on to whoever reads the news."""
        self.keep(message)
        self._news.put_nowait(message)

    def keep(self, message: wire.Message) -> None:
        """Keep up with a message."""
        if isinstance(message, wire.State):
            self.state = message
            self.seats = message.seats
        elif isinstance(message, wire.Seats):
            self.seats = message.seats
        if isinstance(message, wire.State | wire.Update):
            self.entries, self.views, self.seed = message.entries, message.views, message.seed
        if isinstance(message, wire.State | wire.Update | wire.Seats):
            self.status = message.status
        if self.state is not None:
            self._known.set()

    def fail(self, trouble: ServerRefused) -> None:
        """Hear that the server will not describe this table."""
        self.trouble = trouble
        self._known.set()
        self.end()

    def end(self) -> None:
        """Hear nothing more."""
        self._news.put_nowait(None)
