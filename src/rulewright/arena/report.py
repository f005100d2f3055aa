"""What came of many matches: who won, by agent and by faction, with the bounds of what that says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import correlation, mean, stdev
from time import perf_counter

import msgspec

from rulewright.arena.balance_sums import share
from rulewright.arena.interval import CONFIDENCE
from rulewright.kernel.record import Record

TWO = 2


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What came of one match."""

    number: int
    seed: int
    agents: tuple[str, ...]
    """Who decided, by seat."""
    seats: tuple[str, ...]
    """What was played, by seat."""
    winners: tuple[int, ...]
    points: tuple[int, ...]
    rank: str
    rounds: int
    decisions: int
    finished: bool
    error: str = ""
    trace: str = ""
    """The traceback of what failed."""
    record: Record | None = None
    """The record of a match that failed, or that was wanted."""


class Standing(msgspec.Struct, frozen=True):
    """How somebody did in all finished games: an agent, a faction, or an agent with a faction."""

    games: int
    """Seats played: an agent that plays two seats of a game counts twice."""
    wins: int
    rate: float
    interval: tuple[float, float]
    """Wilson's 95 % interval of the rate."""
    mean_points: float
    ranks: dict[str, int]
    """Where nobody opposes the players, how well they did."""


class Pairs(msgspec.Struct, frozen=True):
    """Two agents that met the same luck: how much of it was common, and by how many points they differ."""

    first: str
    second: str
    pairs: int
    correlation: float
    """Of their points, from -1 to 1: the higher, the fewer games tell them apart."""
    difference: float
    """Mean points of the first less those of the second."""
    interval: tuple[float, float]
    """The 95 % interval of the difference."""


class Report(msgspec.Struct, frozen=True):
    """What came of many matches."""

    games: int
    finished: int
    stopped: int
    """Games that were left after `most` answers."""
    most: int
    errors: int
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    wins: dict[str, int]
    """By faction."""
    mean_points: dict[str, float]
    mean_rounds: float
    by_agent: dict[str, Standing]
    by_faction: dict[str, Standing]
    by_both: dict[str, dict[str, Standing]]
    """By agent, then by faction."""
    pairs: Pairs | None = None


class Tally:
    """Adds up results while they come in."""

    def __init__(self, most: int = 0, *, paired: bool = False) -> None:
        """Begin to count, and to measure time."""
        self._began = perf_counter()
        self._results: list[Result] = []
        self._most = most
        self._paired = paired

    def add(self, result: Result) -> None:
        """Count a match; its record is left to the caller."""
        self._results.append(msgspec.structs.replace(result, record=None))

    def report(self) -> Report:
        """Return the sums and means so far."""
        seconds = perf_counter() - self._began
        results = self._results
        finished = [result for result in results if result.finished]
        decisions = sum(result.decisions for result in results)
        factions = list(dict.fromkeys(name for result in results for name in result.seats))
        agents = list(dict.fromkeys(name for result in results for name in result.agents))
        by_faction = {name: _standing(finished, faction=name) for name in factions}
        return Report(
            games=len(results),
            finished=len(finished),
            stopped=sum(not result.finished and not result.error for result in results),
            most=self._most,
            errors=sum(bool(result.error) for result in results),
            decisions=decisions,
            seconds=round(seconds, 3),
            games_per_second=round(len(results) / seconds, 2) if seconds else 0.0,
            decisions_per_second=round(decisions / seconds, 1) if seconds else 0.0,
            wins={name: standing.wins for name, standing in by_faction.items()},
            mean_points={name: standing.mean_points for name, standing in by_faction.items()},
            mean_rounds=_mean([result.rounds for result in finished]),
            by_agent={name: _standing(finished, agent=name) for name in agents},
            by_faction=by_faction,
            by_both={agent: _both(finished, agent, factions) for agent in agents},
            pairs=pairs_of(finished, agents) if self._paired and len(agents) == TWO else None,
        )


def _both(results: Sequence[Result], agent: str, factions: Iterable[str]) -> dict[str, Standing]:
    """Return how an agent did with each faction it played."""
    found = {name: _standing(results, agent=agent, faction=name) for name in factions}
    return {name: standing for name, standing in found.items() if standing.games}


def _standing(results: Iterable[Result], *, agent: str | None = None, faction: str | None = None) -> Standing:
    """Sum up the seats of an agent, of a faction, or of an agent with a faction."""
    seats = [
        (result, seat)
        for result in results
        for seat, (who, what) in enumerate(zip(result.agents, result.seats, strict=True))
        if agent in (None, who) and faction in (None, what)
    ]
    wins = sum(seat in result.winners for result, seat in seats)
    won = share(len(seats), wins)
    low, high = won.interval
    return Standing(
        games=len(seats),
        wins=wins,
        rate=round(won.rate, 4),
        interval=(round(low, 4), round(high, 4)),
        mean_points=_mean([result.points[seat] for result, seat in seats]),
        ranks=dict(Counter(result.rank for result, _ in seats if result.rank)),
    )


def pairs_of(results: Iterable[Result], agents: Sequence[str]) -> Pairs | None:
    """Compare two agents seed by seed; None without three seeds that both have met."""
    points: dict[int, dict[str, list[int]]] = {}
    for result in results:
        for agent, score in zip(result.agents, result.points, strict=True):
            points.setdefault(result.seed, {}).setdefault(agent, []).append(score)
    both = [[mean(met[agent]) for agent in agents] for met in points.values() if len(met) == TWO]
    if len(both) <= TWO:
        return None
    first, second = [one for one, _ in both], [other for _, other in both]
    differences = [one - other for one, other in both]
    spread = CONFIDENCE * stdev(differences) / sqrt(len(both))
    middle = mean(differences)
    varied = len(set(first)) > 1 and len(set(second)) > 1
    return Pairs(
        first=agents[0],
        second=agents[1],
        pairs=len(both),
        correlation=round(correlation(first, second), 3) if varied else 0.0,
        difference=round(middle, 2),
        interval=(round(middle - spread, 2), round(middle + spread, 2)),
    )


def _mean(numbers: Sequence[int]) -> float:
    return round(sum(numbers) / len(numbers), 2) if numbers else 0.0
