"""How strong an agent is: Root with each faction in turn, against another agent in all other seats.

    python -m rulewright.arena.strength --games 200 --jobs 2

With two players a faction meets each of the other three in turn (adventurous where Law 5.2 recommends more
Reach); with four it meets all of them.  Who sits where goes round, who begins is drawn by lot.  A win in a
coalition counts for both partners.  A game that is not over after a great many answers counts as not won.
"""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from math import sqrt
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import rulewright
from rulewright.agents.agent import Agent
from rulewright.agents.catalogue import make
from rulewright.agents.random import RandomAgent

GAME = "root"
FACTIONS = ("marquise", "eyrie", "alliance", "vagabond")
PLAYERS = (2, 4)
CAP = 20_000
"""Answers after which a game counts as not won: twenty times those of a usual one."""
CONFIDENCE = 1.96
"""Standard deviations of a 95 % interval."""


class Contest(msgspec.Struct, frozen=True):
    """One game to be played: who sits where, and whose strength is measured."""

    seats: tuple[str, ...]
    hero: str
    agent: str
    against: str
    seed: str


class Result(msgspec.Struct, frozen=True):
    """What came of it."""

    contest: Contest
    winners: tuple[str, ...]
    reason: str
    points: int
    rounds: int
    decisions: int
    seconds: float


class Strength(msgspec.Struct, frozen=True):
    """All results of one faction at tables of one size."""

    faction: str
    players: int
    games: int
    wins: int
    win_rate: float
    interval: tuple[float, float]
    shared_wins: int
    unfinished: int
    mean_points: float
    mean_rounds: float
    seconds_per_decision: float
    winners: dict[str, int]
    reasons: dict[str, int]


def contests(faction: str, players: int, games: int, agent: str, against: str) -> Iterator[Contest]:
    """Pair a faction with its opponents, game by game."""
    others = [other for other in FACTIONS if other != faction]
    for number in range(games):
        table = [faction, others[number % len(others)]] if players == min(PLAYERS) else [faction, *others]
        turn = number // len(others) % players
        seats = tuple(table[turn:] + table[:turn])
        yield Contest(seats, faction, agent, against, f"strength {faction} {players} {number}")


def play(contest: Contest) -> Result:
    """Play one game to its end, or to the cap."""
    match = rulewright.new(GAME, {"seats": list(contest.seats), "adventurous": True}, seed=contest.seed)
    agents: list[Agent] = [
        make(contest.agent if seat == contest.hero else contest.against, GAME, f"{contest.seed} {seat}")
        for seat in contest.seats
    ]
    hero = contest.seats.index(contest.hero)
    decisions, seconds = 0, 0.0
    for _ in range(CAP):
        question = match.question
        if question is None:
            break
        agent = agents[question.seat]
        if isinstance(agent, RandomAgent):
            match.answer(agent.pick(question))
            continue
        began = time.perf_counter()
        answer = agent.choose(match.view(question.seat))
        if question.seat == hero and len(question.options) > 1:
            decisions += 1
            seconds += time.perf_counter() - began
        match.answer(answer)
    outcome = match.outcome
    return Result(
        contest=contest,
        winners=tuple(contest.seats[seat] for seat in outcome.winners),
        reason=outcome.reason,
        points=outcome.points[hero],
        rounds=int(match.game.facts(match.position, None)["round"]),
        decisions=decisions,
        seconds=seconds,
    )


def interval(wins: int, games: int) -> tuple[float, float]:
    """Return the bounds of Wilson's 95 % interval for a win rate."""
    rate = wins / games
    square = CONFIDENCE**2 / games
    middle = (rate + square / 2) / (1 + square)
    spread = CONFIDENCE / (1 + square) * sqrt(rate * (1 - rate) / games + square / (4 * games))
    return max(0.0, middle - spread), min(1.0, middle + spread)


def summary(faction: str, players: int, results: list[Result]) -> Strength:
    """Sum up the results of one faction at tables of one size."""
    games = len(results)
    won = [result for result in results if faction in result.winners]
    decisions = sum(result.decisions for result in results)
    return Strength(
        faction=faction,
        players=players,
        games=games,
        wins=len(won),
        win_rate=len(won) / games,
        interval=interval(len(won), games),
        shared_wins=sum(len(result.winners) > 1 for result in won),
        unfinished=sum(not result.winners for result in results),
        mean_points=sum(result.points for result in results) / games,
        mean_rounds=sum(result.rounds for result in results) / games,
        seconds_per_decision=sum(result.seconds for result in results) / max(1, decisions),
        winners=dict(Counter(chain.from_iterable(result.winners for result in results))),
        reasons=dict(Counter(result.reason for result in results)),
    )


def played(games: list[Contest], jobs: int) -> Iterator[Result]:
    """Play games one after the other, or several at a time."""
    if jobs == 1:
        yield from map(play, games)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, games, chunksize=4)


def measure(wanted: list[tuple[str, int]], games: list[Contest], jobs: int, console: Console) -> list[Strength]:
    """Play all games under a progress bar, and sum them up."""
    results: dict[tuple[str, int], list[Result]] = {key: [] for key in wanted}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("games", total=len(games))
        for result in played(games, jobs):
            results[result.contest.hero, len(result.contest.seats)].append(result)
            progress.advance(task)
    return [summary(*key, results[key]) for key in wanted]


def table(strengths: Iterable[Strength]) -> Table:
    """Lay the report out for people."""
    report = Table(title="Strength (ms: milliseconds for a decision)")
    for heading in ("players", "faction", "games", "won", "95 % interval", "points", "rounds", "ms"):
        report.add_column(heading, justify="left" if heading == "faction" else "right", no_wrap=True)
    for strength in strengths:
        low, high = strength.interval
        report.add_row(
            str(strength.players),
            strength.faction,
            str(strength.games),
            f"{strength.win_rate:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{strength.mean_points:.1f}",
            f"{strength.mean_rounds:.1f}",
            f"{1000 * strength.seconds_per_decision:.1f}",
        )
    return report


def one_of(value: object, allowed: tuple[object, ...], option: str) -> None:
    """Complain about a value that an option does not admit."""
    if value not in allowed:
        choices = ", ".join(str(choice) for choice in allowed)
        raise typer.BadParameter(f"{value} is not one of: {choices}", param_hint=option)


def main(  # noqa: PLR0913, PLR0917  (each is an option of the command line)
    games: Annotated[int, typer.Option(min=1, help="Games for each faction and number of players.")] = 200,
    jobs: Annotated[int, typer.Option(min=1, help="Processes that play at the same time.")] = 1,
    players: Annotated[int | None, typer.Option(help="2 or 4; both if not given.")] = None,
    faction: Annotated[str | None, typer.Option(help="One faction; all four if not given.")] = None,
    agent: Annotated[str, typer.Option(help="Whose strength is measured.")] = "greedy",
    against: Annotated[str, typer.Option(help="Who sits in the other seats.")] = "random",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,  # noqa: FBT002  (a typer flag)
) -> None:
    """Measure how often an agent wins Root with each faction."""
    one_of(players, (*PLAYERS, None), "--players")
    one_of(faction, (*FACTIONS, None), "--faction")
    wanted = [
        (name, number)
        for number in PLAYERS
        for name in FACTIONS
        if players in (number, None) and faction in (name, None)
    ]
    plan = list(chain.from_iterable(contests(*key, games, agent, against) for key in wanted))
    strengths = measure(wanted, plan, jobs, Console(stderr=True))
    if as_json:
        sys.stdout.write(json.dumps([msgspec.to_builtins(strength) for strength in strengths], indent=2) + "\n")
    else:
        Console().print(table(strengths))


if __name__ == "__main__":
    typer.run(main)
