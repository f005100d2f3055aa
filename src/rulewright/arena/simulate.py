"""Many matches between agents: who plays which seat, one match played, and all of them in several processes.

from rulewright.arena.simulate import simulate

played = simulate(game, ["greedy", "random"], games=20)
print(played.report.by_agent)
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any

import msgspec

import rulewright
from rulewright.agents.agent import Agent
from rulewright.agents.asking import AgentFailed, answer_of
from rulewright.agents.catalogue import make
from rulewright.agents.random import RandomAgent
from rulewright.arena.report import Report, Result, Tally
from rulewright.arena.spreading import spread
from rulewright.kernel.errors import BadOptions
from rulewright.kernel.match import Match

MOST_ANSWERS = 100_000
"""A match with more answers than this is stopped, unless another number is given; it counts as not finished."""


class Job(msgspec.Struct, frozen=True):
    """One match to play: the game, its options, an agent for each seat, a seed."""

    game: str
    options: dict[str, Any]
    agents: tuple[str, ...]
    seed: int
    number: int = 1
    most: int = MOST_ANSWERS
    keep: bool = False
    """Whether its record is wanted even if nothing fails."""


class Played(msgspec.Struct, frozen=True):
    """Many matches, and what came of them."""

    results: list[Result]
    report: Report
    interrupted: bool = False
    """Whether somebody stopped it before all were played."""


def simulate(  # noqa: PLR0913  (each is an option of an experiment)
    game: str,
    agents: Sequence[str] = ("random",),
    *,
    options: Mapping[str, Any] | None = None,
    games: int = 200,
    seed: int = 1,
    rotate: bool = True,
    paired: bool = False,
    processes: int = 1,
    most: int = MOST_ANSWERS,
    keep: bool = False,
) -> Played:
    """Let agents play many games; see `jobs` for who sits where.  With `keep` every result has its record.

    Whoever stops it (Ctrl-C) gets what was played so far.
    """
    todo = jobs(game, options or {}, agents, games, seed, rotate=rotate, paired=paired, most=most, keep=keep)
    tally = Tally(most, paired=paired)
    results: list[Result] = []
    try:
        for result in play_jobs(todo, processes):
            tally.add(result)
            results.append(result)
    except KeyboardInterrupt:
        return Played(results, tally.report(), interrupted=True)
    return Played(results, tally.report())


def jobs(  # noqa: PLR0913  (each is an option of an experiment)
    game: str,
    options: Mapping[str, Any],
    agents: Sequence[str],
    games: int,
    first_seed: int,
    *,
    rotate: bool = True,
    paired: bool = False,
    most: int = MOST_ANSWERS,
    keep: bool = False,
) -> list[Job]:
    """Return the matches to play.  Refuse what the game refuses.

    A single agent plays all seats.  Otherwise agents go round the seats, one seat further with every game, so that
    each plays every seat equally often; where there are more agents than seats, they take turns.  Without `rotate`
    each stays in its seat.  With `paired` all games of one round have the same seed: the same luck for each of them.
    """
    found = rulewright.find(game)
    seats = found.seats(found.new(options, seed=first_seed).options)
    named = list(agents) if len(agents) != 1 else list(agents) * seats
    if len(named) < seats or (len(named) > seats and not rotate):
        raise BadOptions(f"{len(named)} agents were named for {seats} seats; name one for all, or one for each")
    if most < 1:
        raise BadOptions(f"a game of at most {most} answers is none")
    for agent in dict.fromkeys(named):
        make(agent, game, 0)
    turns = len(named) if rotate and len(set(named)) > 1 else 1
    return [
        Job(
            game,
            dict(options),
            tuple(named[(seat + number % turns) % len(named)] for seat in range(seats)),
            first_seed + (number // turns if paired else number),
            number + 1,
            most,
            keep,
        )
        for number in range(games)
    ]


def play_job(job: Job) -> Result:
    """Play one match; a failure is reported, with the record that leads to it."""
    game = rulewright.find(job.game)
    match = game.new(job.options, seed=job.seed)
    error = trace = ""
    try:
        players = [make(name, job.game, f"{job.seed} {seat}") for seat, name in enumerate(job.agents)]
        play_out(match, players, job.most)
    except AgentFailed as failed:
        error, trace = str(failed), failed.trace
    except Exception as failure:  # noqa: BLE001  (one broken match must not end the others)
        error, trace = f"{type(failure).__name__}: {failure}", traceback.format_exc()
    outcome = match.outcome
    return Result(
        number=job.number,
        seed=job.seed,
        agents=job.agents,
        seats=game.seat_names(match.options),
        winners=outcome.winners,
        points=outcome.points,
        rank=outcome.rank,
        rounds=getattr(match.position, "round", 0),
        decisions=len(match.history),
        finished=match.over and not error,
        error=error,
        trace=trace,
        record=match.record if error or job.keep else None,
    )


def play_out(match: Match, players: Sequence[Agent], most: int = MOST_ANSWERS) -> None:
    """Play a match to its end; agents that need no view are spared one.

    After about so many answers it is left as it is.  AgentFailed says what an agent did wrong.
    """
    pickers = [player.pick if type(player) is RandomAgent else None for player in players]
    quick = [pick for pick in pickers if pick is not None]
    if len(quick) == len(players):
        match.play_out(lambda question: quick[question.seat](question), most)
        return
    answer = match.answer
    while (question := match.question) is not None and len(match.history) < most:
        pick = pickers[question.seat]
        answer(pick(question) if pick is not None else answer_of(players[question.seat], match))


def play_jobs(
    todo: Sequence[Job], processes: int = 1, prepare: Callable[[], None] | None = None
) -> Generator[Result, None, None]:
    """Play matches, one after the other or in several processes; results come in the order of the jobs.

    Each process begins with `prepare`, if there is one.
    """
    yield from spread(play_job, todo, processes, prepare)
