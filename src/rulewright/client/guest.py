"""A bot of this machine at a table elsewhere.

It thinks about the `View` that the server packs for the seat that is asked, so it knows what a bot of the server
would know and nothing more.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any

import rulewright
from rulewright.agents.asking import choice_of
from rulewright.agents.catalogue import make
from rulewright.agents.random import RandomAgent
from rulewright.client.errors import ServerRefused
from rulewright.kernel.question import Option, Question
from rulewright.kernel.view import View

if TYPE_CHECKING:
    from rulewright.client.client import Client
    from rulewright.client.table import RemoteTable
    from rulewright.protocol import messages as wire

ENDED = ("over", "frozen")
PASSED = ("late", "no-such-question", "not-yours", "not-offered", "not-playing")
"""Refusals that only say that the table has moved on meanwhile: there will be another question."""


class Guest:
    """Plays one seat."""

    def __init__(self, client: Client, table: RemoteTable, agent: str, seed: str | None = None) -> None:
        """Sit at a table that the client follows; the seed is for tests."""
        assert table.state is not None
        self.client = client
        self.table = table
        self.game = rulewright.find(table.state.game)
        self.agent = make(agent, self.game.name, seed or secrets.token_hex(16))
        self.answered = 0
        self._last = -1

    async def play(self) -> None:
        """Answer every question that is put to this seat, until the match is over."""
        async for _ in self.table.news():
            question = self.table.question
            if question is not None and question.options is not None and question.number != self._last:
                await self._answer(question)
            if self.table.status in ENDED:
                return

    async def _answer(self, question: wire.Question) -> None:
        try:
            option = await self._choose(question)
            if option is not None:
                self._last = question.number
                await self.table.answer(question, option)
                self.answered += 1
        except ServerRefused as refusal:
            if refusal.code not in PASSED:
                raise

    async def _choose(self, question: wire.Question) -> str | None:
        """Return what the agent chooses, or None if the question has passed meanwhile."""
        if type(self.agent) is RandomAgent:
            return self.agent.pick(_asked(question)).text
        packed = await self.client.view(self.table.match)
        if packed.question != question.number:
            return None
        view = View.unpack(self.game, packed.view)
        return (await asyncio.to_thread(choice_of, self.agent, view)).text


def _asked(question: wire.Question) -> Question:
    offered: list[Option[Any]] = [Option(text, None, tuple(targets)) for text, *targets in question.options or []]
    return Question(question.seat, question.prompt, offered, tuple(question.law), tuple(question.about))
