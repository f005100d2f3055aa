"""Bots think in processes of their own, so that the event loop never waits for them.

Every decision has a budget of time.  A worker that exceeds it is ended and replaced, and so is one that dies; the
question is then answered at random, so that a match always goes on.  A match whose bots have cost workers again and
again is given up: chance plays on there, and no worker is lost any more.  Whoever has many matches waits for their
own: of all owners one after the other has a turn.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import Counter
from collections.abc import Sequence
from zlib import crc32

import msgspec

from rulewright.kernel.fate import Fate
from rulewright.server.table.bot_worker import HEAD, Chosen, Job, Thought, Wonder, framed, key_of
from rulewright.server.table.turns import Turns

LOG = logging.getLogger("rulewright.bots")
BUDGET = 10.0
"""Seconds that a bot may think about one question."""
START = 60.0
"""Seconds that a worker may take to come up."""
GIVEN_UP = 6
"""Workers that the bots of a match may cost in a row."""
REMEMBERED = 1000
"""Matches of which it is remembered how many they have cost."""

__all__ = ["BUDGET", "Bots", "Job", "Thought", "Wonder"]


class WorkerLost(Exception):
    """A worker died, or could not be started."""


class Worker:
    """One process; it thinks about one question at a time."""

    def __init__(self, modules: Sequence[str]) -> None:
        """Start it when there is something to do."""
        self.turns = Turns()
        self.modules = modules
        self.process: Process | None = None

    async def ask(self, job: Job | Wonder, budget: float, owner: str) -> Chosen:
        """Have a question thought about, when it is its owner's turn."""
        try:
            data = framed(job)
        except (OverflowError, TypeError, ValueError) as error:
            return Chosen(error=type(error).__name__)  # nothing that a worker must be troubled with
        async with self.turns.turn(owner):
            try:
                process = await self._running()
                assert process.stdin is not None
                process.stdin.write(data)
                async with asyncio.timeout(budget):
                    await process.stdin.drain()
                    return await self._hear(process)
            except BaseException:
                # Too slow, dead, or nobody wants to know any more: what it still says must not answer another question.
                await self.end()
                raise

    async def _running(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            await self.end()
            # Pipes, not shared memory; a session of its own, so that Ctrl-C reaches the server only.
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "rulewright.server.table.bot_worker",
                *self.modules,
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                start_new_session=True,
            )
            try:
                async with asyncio.timeout(START):
                    await self._hear(self.process)
            except TimeoutError as error:
                raise WorkerLost("a worker did not come up") from error
        return self.process

    async def _hear(self, process: Process) -> Chosen:
        assert process.stdout is not None
        try:
            head = await process.stdout.readexactly(HEAD)
            return msgspec.msgpack.decode(await process.stdout.readexactly(int.from_bytes(head, "big")), type=Chosen)
        except (asyncio.IncompleteReadError, ConnectionError, msgspec.MsgspecError) as error:
            raise WorkerLost("a worker is gone") from error

    async def end(self) -> None:
        """End the process, whatever it is doing."""
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await asyncio.shield(process.wait())


class Bots:
    """The workers."""

    def __init__(self, workers: int = 1, budget: float = BUDGET, modules: Sequence[str] = ()) -> None:
        """Prepare workers; each decision may take `budget` seconds.

        `modules` bring more agents into the catalogue, or are tables to play with, as `game=folder`.
        """
        self.budget = budget
        self._workers = [Worker(modules) for _ in range(workers)]
        self._thinking: set[asyncio.Task[Chosen]] = set()
        self._faults: Counter[str] = Counter()
        """How many workers each match has cost in a row."""

    @property
    def processes(self) -> list[int]:
        """The processes that are alive."""
        found = [worker.process for worker in self._workers]
        return [process.pid for process in found if process is not None and process.returncode is None]

    async def choose(self, job: Job, offered: Sequence[str], owner: str = "") -> str:
        """Have a worker choose; when it takes too long or dies twice, choose at random."""
        worker = self._worker(job.match)
        for attempt in (1, 2) if self._faults[job.match] < GIVEN_UP else ():
            try:
                choice = await self._ask(worker, job, owner)
            except TimeoutError:
                LOG.warning("%s took longer than %g seconds", job.bot, self.budget)
                self._blame(job)
                break
            except (WorkerLost, OSError) as error:
                LOG.warning("a worker was lost (%s), attempt %d", type(error).__name__, attempt)
                self._blame(job)
                continue
            if choice.text in offered:
                self._faults.pop(job.match, None)
                return choice.text
            LOG.warning("%s failed: %s", job.bot, choice.error or "it chose what was not offered")
            break
        fate = Fate.seeded(f"{key_of(job, 'chance')} {len(job.answers)}")
        return offered[fate.below(len(offered))]

    def _blame(self, job: Job) -> None:
        """Note that a match has cost a worker; one that does so again and again is given up."""
        self._faults[job.match] += 1
        if self._faults[job.match] == GIVEN_UP:
            LOG.error("the bots of match %s are given up: %s has cost %d workers", job.match, job.bot, GIVEN_UP)
        if len(self._faults) > REMEMBERED:
            del self._faults[next(iter(self._faults))]

    async def advise(self, wonder: Wonder, owner: str = "") -> list[Thought] | None:
        """Have a worker think about what a person might answer; None if it takes too long, dies or fails."""
        try:
            found = await self._ask(self._worker(wonder.match), wonder, owner)
        except (TimeoutError, WorkerLost, OSError) as error:
            LOG.warning("advice was not to be had (%s)", type(error).__name__)
            return None
        if found.error:
            LOG.warning("advice failed: %s", found.error)
            return None
        return found.advice

    def _worker(self, match: str) -> Worker:
        """Return the worker of a match: always the same, which remembers it."""
        return self._workers[crc32(match.encode()) % len(self._workers)]

    async def _ask(self, worker: Worker, job: Job | Wonder, owner: str) -> Chosen:
        # On its own: whoever asks may lose interest, but the worker must be left in order.
        task = asyncio.create_task(worker.ask(job, self.budget, owner))
        self._thinking.add(task)
        task.add_done_callback(self._thought)
        return await asyncio.shield(task)

    def _thought(self, task: asyncio.Task[Chosen]) -> None:
        self._thinking.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked has heard of it, or does not care

    async def close(self) -> None:
        """Send the workers home."""
        for task in list(self._thinking):
            task.cancel()
        await asyncio.gather(*self._thinking, return_exceptions=True)
        for worker in self._workers:
            await worker.end()
