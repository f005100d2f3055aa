"""A process in which bots think: jobs come in through its standard input, choices go out through its standard output.

Started by `bots`; it ends when the server does, whichever way that ends.
"""

from __future__ import annotations

import hmac
import os
import sys
from collections import OrderedDict
from importlib import import_module
from pathlib import Path
from threading import Thread
from time import sleep
from typing import TYPE_CHECKING, Any, BinaryIO

import msgspec

import rulewright
from rulewright.agents.advice import advise
from rulewright.agents.catalogue import make
from rulewright.kernel.view import View

if TYPE_CHECKING:
    from rulewright.agents.agent import Agent
    from rulewright.kernel.match import Match

KEPT = 64
"""How many matches a worker remembers."""
LEASH = 1.0
"""Seconds between two looks whether the server is still there."""
HEAD = 4
"""Bytes before every message: its length."""


class Job(msgspec.Struct, frozen=True, tag="job"):
    """A question for a bot.  The match is rebuilt in the worker; the bot itself gets a `View` of its seat only."""

    match: str
    game: str
    options: dict[str, Any]
    seed: str
    answers: list[str]
    seat: int
    bot: str
    position: str = ""
    """The written position with which the match began, if not with the set-up."""


def key_of(job: Job, purpose: str = "bot") -> str:
    """Return what a bot draws its chance from: nobody who sees what it does can get back to the seed of the match.

    It is the bot's own in each match, also in a fork, which has the same seed.
    """
    return hmac.digest(job.seed.encode(), f"{purpose} {job.match} {job.seat}".encode(), "sha256").hex()


class Wonder(msgspec.Struct, frozen=True, tag="wonder"):
    """A question for which a person wants advice: all that is known of the match is what their seat may know."""

    match: str
    game: str
    view: dict[str, Any]


class Thought(msgspec.Struct, frozen=True):
    """An answer that is advised: how much worse than the best one it seems, and reasons with their paragraphs."""

    text: str
    behind: float
    reasons: list[tuple[Any, str]]


class Chosen(msgspec.Struct, frozen=True):
    """What a bot chose, or what is advised, or the name of what went wrong."""

    text: str = ""
    error: str = ""
    advice: list[Thought] = []


class Desk:
    """What a worker has in front of it: matches and agents it has seen lately."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self._matches: OrderedDict[str, Match] = OrderedDict()
        self._agents: OrderedDict[tuple[str, int, str], Agent] = OrderedDict()

    def think(self, job: Job) -> str:
        """Choose an answer."""
        match = self._stand(job)
        key = (job.match, job.seat, job.bot)
        agent = self._agents.pop(key, None) or make(job.bot, job.game, key_of(job))
        choice = agent.choose(match.view(job.seat)).text
        self._agents[key] = agent
        while len(self._agents) > KEPT:
            self._agents.popitem(last=False)
        return choice

    def advise(self, wonder: Wonder) -> list[Thought]:
        """Think about what a person might answer."""
        view = View.unpack(rulewright.find(wonder.game), wonder.view)
        return [
            Thought(one.option.text, one.behind, [(note.said, note.law) for note in one.reasons])
            for one in advise(view)
        ]

    def _stand(self, job: Job) -> Match:
        """Return the match of a job, playing only what is new since the last time."""
        match = self._matches.pop(job.match, None)
        if match is None or [answer.text for answer in match.history] != job.answers[: len(match.history)]:
            game = rulewright.find(job.game)
            if job.position:
                match = game.resume(job.position, job.options, seed=job.seed)
            else:
                match = game.new(job.options, seed=job.seed)
        for answer in job.answers[len(match.history) :]:
            match.answer(answer)
        self._matches[job.match] = match
        while len(self._matches) > KEPT:
            self._matches.popitem(last=False)
        return match


def framed(message: msgspec.Struct) -> bytes:
    """Return a message as it goes through a pipe."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(HEAD, "big") + body


def work(jobs: BinaryIO, choices: BinaryIO) -> None:
    """Do one job after the other until nobody asks any more."""
    desk = Desk()
    choices.write(framed(Chosen()))  # ready
    choices.flush()
    while len(head := jobs.read(HEAD)) == HEAD:
        job: Job | Wonder = msgspec.msgpack.decode(jobs.read(int.from_bytes(head, "big")), type=Job | Wonder)
        try:
            choice = Chosen(text=desk.think(job)) if isinstance(job, Job) else Chosen(advice=desk.advise(job))
        except Exception as error:  # noqa: BLE001  (a bot that fails must not stop the others)
            choice = Chosen(error=type(error).__name__)
        choices.write(framed(choice))
        choices.flush()


def leash() -> None:
    """End with the server, even if it was killed while a bot here is deep in thought."""
    server = os.getppid()

    def watch() -> None:
        while os.getppid() == server:
            sleep(LEASH)
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def main(modules: list[str]) -> None:
    """Work for the server that started this process; `modules` may bring agents, or are tables as `game=folder`."""
    leash()
    jobs, choices = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever an agent prints is no choice
    for module in modules:
        game, tables, folder = module.partition("=")
        if tables:
            rulewright.furnish(game, Path(folder))
        else:
            import_module(module)
    work(jobs, choices)


if __name__ == "__main__":
    main(sys.argv[1:])
