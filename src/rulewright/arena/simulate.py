"""Many matches between agents, and what came of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter
from typing import Any

import msgspec

import rulewright
from rulewright.agents.agent import Agent
from rulewright.agents.catalogue import make
from rulewright.agents.random import RandomAgent
from rulewright.kernel.match import Match
from rulewright.kernel.record import Record

MOST_ANSWERS = 100_000
"""A match with more answers than this is counted as not finished."""


class Job(msgspec.Struct, frozen=True):
    """One match to play: the game, its options, an agent for each seat, a seed."""

    game: str
    options: dict[str, Any]
    agents: tuple[str, ...]
    seed: int


class Result(msgspec.Struct, frozen=True):
    """What came of one match."""

    seats: tuple[str, ...]
    winners: tuple[int, ...]
    points: tuple[int, ...]
    rounds: int
    decisions: int
    finished: bool
    error: str = ""
    record: Record | None = None
    """The record of a match that failed."""


class Report(msgspec.Struct, frozen=True):
    """What came of many matches."""

    games: int
    finished: int
    errors: int
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    wins: dict[str, int]
    mean_points: dict[str, float]
    mean_rounds: float


def jobs(game: str, options: Mapping[str, Any], agents: Sequence[str], games: int, first_seed: int) -> list[Job]:
    """Return the matches to play; a single agent plays all seats.  Refuse what the game refuses."""
    found = rulewright.find(game)
    full = found.validate(options)
    seats = found.seats(full)
    named = tuple(agents) if len(agents) > 1 else tuple(agents) * seats
    if len(named) != seats:
        message = f"{len(named)} agents were named for {seats} seats; name one for all, or one for each"
        raise ValueError(message)
    for agent in named:
        make(agent, game, 0)
    return [Job(game, dict(options), named, seed) for seed in range(first_seed, first_seed + games)]


def play_job(job: Job) -> Result:
    """Play one match; a failure is reported, with the record that leads to it."""
    game = rulewright.find(job.game)
    match = game.new(job.options, seed=job.seed)
    players = [make(name, job.game, f"{job.seed} {seat}") for seat, name in enumerate(job.agents)]
    error, record = "", None
    try:
        play_out(match, players)
    except Exception as failure:  # noqa: BLE001  (one broken match must not end the others)
        error, record = f"{type(failure).__name__}: {failure}", match.record
    outcome = match.outcome
    return Result(
        seats=game.seat_names(match.options),
        winners=outcome.winners,
        points=outcome.points,
        rounds=getattr(match.position, "round", 0),
        decisions=len(match.history),
        finished=match.over and not error,
        error=error,
        record=record,
    )


def play_out(match: Match, players: Sequence[Agent]) -> None:
    """Play a match to its end; agents that need no view are spared one."""
    quick = [player.pick for player in players if isinstance(player, RandomAgent)]
    if len(quick) == len(players):
        match.play_out(lambda question: quick[question.seat](question), MOST_ANSWERS)
        return
    pickers = [player.pick if isinstance(player, RandomAgent) else None for player in players]
    answer = match.answer
    while (question := match.question) is not None and len(match.history) < MOST_ANSWERS:
        seat = question.seat
        pick = pickers[seat]
        if pick is not None:
            answer(pick(question))
        else:
            player = players[seat]
            answer(player.choose(match.view(seat, ahead=player.looks_ahead)))


def play_jobs(todo: Sequence[Job], processes: int = 1, prepare: Callable[[], None] | None = None) -> Iterator[Result]:
    """Play matches, one after the other or in several processes; results come in the order of the jobs.

    Each process begins with `prepare`, if there is one.
    """
    if processes == 1:
        yield from map(play_job, todo)
        return
    with ProcessPoolExecutor(processes, initializer=prepare) as pool:
        yield from pool.map(play_job, todo, chunksize=max(1, min(16, len(todo) // (4 * processes) or 1)))


class Tally:
    """Adds up results while they come in."""

    def __init__(self) -> None:
        """Begin to count, and to measure time."""
        self._began = perf_counter()
        self._results: list[Result] = []

    def add(self, result: Result) -> None:
        """Count a match; its record is left to the caller."""
        self._results.append(msgspec.structs.replace(result, record=None))

    def report(self) -> Report:
        """Return the sums and means so far."""
        seconds = perf_counter() - self._began
        results = self._results
        finished = [result for result in results if result.finished]
        names = list(dict.fromkeys(name for result in results for name in result.seats))
        decisions = sum(result.decisions for result in results)
        return Report(
            games=len(results),
            finished=len(finished),
            errors=sum(bool(result.error) for result in results),
            decisions=decisions,
            seconds=round(seconds, 3),
            games_per_second=round(len(results) / seconds, 2) if seconds else 0.0,
            decisions_per_second=round(decisions / seconds, 1) if seconds else 0.0,
            wins={name: sum(_won(result, name) for result in finished) for name in names},
            mean_points={name: _mean([p for r in finished for p in _points(r, name)]) for name in names},
            mean_rounds=_mean([result.rounds for result in finished]),
        )


def _won(result: Result, name: str) -> bool:
    return any(result.seats[seat] == name for seat in result.winners)


def _points(result: Result, name: str) -> list[int]:
    return [points for seat, points in zip(result.seats, result.points, strict=True) if seat == name]


def _mean(numbers: Sequence[int]) -> float:
    return round(sum(numbers) / len(numbers), 2) if numbers else 0.0
