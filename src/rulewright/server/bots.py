"""Bots think in processes of their own, so that the event loop never waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import TYPE_CHECKING, Any

import msgspec

import rulewright
from rulewright.agents.catalogue import make
from rulewright.kernel.fate import Fate

if TYPE_CHECKING:
    from rulewright.agents.agent import Agent
    from rulewright.kernel.match import Match

KEPT = 64
"""How many matches a worker remembers."""

_matches: OrderedDict[str, tuple[Match, list[str]]] = OrderedDict()
_agents: OrderedDict[tuple[str, int, str], Agent] = OrderedDict()


class Job(msgspec.Struct, frozen=True):
    """A question for a bot.  The match is rebuilt in the worker; the bot itself gets a `View` of its seat only."""

    match: str
    game: str
    options: dict[str, Any]
    seed: str
    answers: list[str]
    seat: int
    bot: str


def _leash() -> None:
    """Make a worker end with its server, even if that was killed: it would wait for jobs for ever."""
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def think(job: Job) -> str:
    """Choose an answer.  Runs in a worker."""
    match = _stand(job)
    key = (job.match, job.seat, job.bot)
    agent = _agents.pop(key, None) or make(job.bot, job.game, f"{job.seed} {job.seat}")
    _agents[key] = agent
    while len(_agents) > KEPT:
        _agents.popitem(last=False)
    return agent.choose(match.view(job.seat)).text


def _stand(job: Job) -> Match:
    """Return the match of a job, playing only what is new since the last time."""
    match, played = _matches.pop(job.match, (None, []))
    if match is None or played != job.answers[: len(played)]:
        match, played = rulewright.new(job.game, job.options, seed=job.seed), []
    for answer in job.answers[len(played) :]:
        match.answer(answer)
    _matches[job.match] = (match, job.answers)
    while len(_matches) > KEPT:
        _matches.popitem(last=False)
    return match


class Bots:
    """The workers."""

    def __init__(self, workers: int = 1, budget: float = 10.0) -> None:
        """Prepare workers; each decision may take `budget` seconds."""
        self.workers = workers
        self.budget = budget
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, job: Job, offered: Sequence[str]) -> str:
        """Have a worker choose; when it takes too long or dies, choose at random."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=_leash)
        loop = asyncio.get_running_loop()
        try:
            choice = await asyncio.wait_for(loop.run_in_executor(self._pool, think, job), self.budget)
        except (TimeoutError, BrokenProcessPool) as error:
            if isinstance(error, BrokenProcessPool):
                self._pool = None
            fate = Fate.seeded(f"{job.seed} {len(job.answers)}")
            return offered[fate.below(len(offered))]
        return choice if choice in offered else offered[0]

    def close(self) -> None:
        """Send the workers home."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
