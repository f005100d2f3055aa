"""How strong an agent is: a game with each faction, clan or whatever it has in turn, another agent in all other seats.

    python -m rulewright.arena.strength GAME --games 200 --jobs 2

The hero, whose strength is measured, meets every company of others that can sit down in turn, also one that the game
advises against.  Who sits where goes round, who begins is drawn by lot where the game does so.  A win that is shared
counts for all who share it.  A game that is not over after a great many answers counts as not won.
"""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain, combinations
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import rulewright
from rulewright.agents.agent import Agent
from rulewright.agents.asking import answer_of
from rulewright.agents.catalogue import make
from rulewright.agents.random import RandomAgent
from rulewright.arena.failures import check_agents, failures_shown
from rulewright.arena.interval import interval
from rulewright.arena.spreading import spread
from rulewright.arena.tables import asked, company, sizes
from rulewright.kernel.errors import BadOptions, RulewrightError

NONE = "-"
"""What is shown of rounds where a game has none."""
CAP = 20_000
"""Answers after which a game counts as not won: twenty times those of a usual one."""


class Contest(msgspec.Struct, frozen=True):
    """One game to be played: who sits where, and whose strength is measured."""

    game: str
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
    """All results of one hero at tables of one size."""

    hero: str
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


class Field(msgspec.Struct, frozen=True):
    """Who is measured in a game, and at tables of which sizes."""

    game: str
    heroes: tuple[str, ...]
    sizes: tuple[int, ...]


def field_of(game: str) -> Field:
    """Return what there is to measure in a game."""
    who = company(game)
    if who is None:
        raise BadOptions(f"the seats of {game} have no names: whose strength is to be measured?")
    return Field(game, who.among, sizes(game))


def contests(field: Field, hero: str, players: int, games: int, agents: tuple[str, str]) -> Iterator[Contest]:
    """Pair a hero with its opponents, game by game; `agents` are those of the hero and of all others."""
    others = [other for other in field.heroes if other != hero]
    companies = list(combinations(others, players - 1))
    for number in range(games):
        table = [hero, *companies[number % len(companies)]]
        turn = number // max(len(companies), len(others)) % players
        seats = tuple(table[turn:] + table[:turn])
        yield Contest(field.game, seats, hero, *agents, f"strength {hero} {players} {number}")


def play(contest: Contest) -> Result:
    """Play one game to its end, or to the cap."""
    match = rulewright.new(contest.game, asked(contest.game, contest.seats), seed=contest.seed)
    agents: list[Agent] = [
        make(contest.agent if seat == contest.hero else contest.against, contest.game, f"{contest.seed} {seat}")
        for seat in contest.seats
    ]
    hero = contest.seats.index(contest.hero)
    decisions, seconds = 0, 0.0
    for _ in range(CAP):
        question = match.question
        if question is None:
            break
        agent = agents[question.seat]
        if type(agent) is RandomAgent:
            match.answer(agent.pick(question))
            continue
        began = time.perf_counter()
        answer = answer_of(agent, match)
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
        rounds=getattr(match.position, "round", 0),
        decisions=decisions,
        seconds=seconds,
    )


def summary(hero: str, players: int, results: list[Result]) -> Strength:
    """Sum up the results of one hero at tables of one size."""
    games = len(results)
    won = [result for result in results if hero in result.winners]
    decisions = sum(result.decisions for result in results)
    return Strength(
        hero=hero,
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
    yield from spread(play, games, jobs)


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
    for heading in ("players", "hero", "games", "won", "95 % interval", "points", "rounds", "ms"):
        report.add_column(heading, justify="left" if heading == "hero" else "right", no_wrap=True)
    for strength in strengths:
        low, high = strength.interval
        report.add_row(
            str(strength.players),
            strength.hero,
            str(strength.games),
            f"{strength.win_rate:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{strength.mean_points:.1f}",
            f"{strength.mean_rounds:.1f}" if strength.mean_rounds else NONE,
            f"{1000 * strength.seconds_per_decision:.1f}",
        )
    return report


def one_of(value: object, allowed: tuple[object, ...], option: str) -> None:
    """Complain about a value that an option does not admit."""
    if value not in allowed:
        choices = ", ".join(str(choice) for choice in allowed if choice is not None)
        raise typer.BadParameter(f"{value} is not one of: {choices}", param_hint=option)


def main(  # noqa: PLR0913, PLR0917  (each is an option of the command line)
    game: Annotated[str, typer.Argument(help="The game.")],
    games: Annotated[int, typer.Option(min=1, help="Games for each hero and number of players.")] = 200,
    jobs: Annotated[int, typer.Option(min=1, help="Processes that play at the same time.")] = 1,
    players: Annotated[
        int | None, typer.Option(help="How many play; all sizes that are measured if not given.")
    ] = None,
    hero: Annotated[str | None, typer.Option(help="A faction, a clan, ...; all in turn if not given.")] = None,
    agent: Annotated[
        str, typer.Option("--agent", "--agents", help="Whose strength is measured; your own: docs/agents.md.")
    ] = "greedy",
    against: Annotated[str, typer.Option(help="Who sits in the other seats.")] = "random",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,  # noqa: FBT002  (a typer flag)
) -> None:
    """Measure how often an agent wins a game, with each faction, clan or whatever the game has."""
    try:
        field = field_of(game)
    except RulewrightError as error:
        raise typer.BadParameter(str(error), param_hint="GAME") from error
    check_agents((agent, against), game)
    one_of(players, (*field.sizes, None), "--players")
    one_of(hero, (*field.heroes, None), "--hero")
    wanted = [
        (name, number)
        for number in field.sizes
        for name in field.heroes
        if players in (number, None) and hero in (name, None)
    ]
    plan = list(chain.from_iterable(contests(field, *key, games, (agent, against)) for key in wanted))
    with failures_shown():
        strengths = measure(wanted, plan, jobs, Console(stderr=True))
    if as_json:
        sys.stdout.write(json.dumps([msgspec.to_builtins(strength) for strength in strengths], indent=2) + "\n")
    else:
        Console().print(table(strengths))


if __name__ == "__main__":
    typer.run(main)
