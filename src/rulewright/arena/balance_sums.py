"""Many games in a few numbers."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from rulewright.arena.interval import interval

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence


class Seen(msgspec.Struct, frozen=True):
    """What a game wanted to be noted of one match."""

    first: int = -1
    """The seat that began; -1 if nobody knows."""
    counts: dict[str, float] = {}
    """How often something happened."""
    tracks: dict[str, tuple[tuple[int, ...], ...]] = {}
    """What seats had, after each round."""
    ends: dict[str, tuple[int, ...]] = {}
    """What seats had at the end."""


class Plan(msgspec.Struct, frozen=True):
    """One game to be played; `hero` is the seat that is measured, -1 if all are."""

    game: str
    sides: tuple[str, ...]
    setting: str
    agents: tuple[str, ...]
    hero: int
    seed: str


class Played(msgspec.Struct, frozen=True):
    """What came of it."""

    plan: Plan
    winners: tuple[int, ...]
    points: tuple[int, ...]
    rank: str
    rounds: int
    seen: Seen
    answers: int
    seconds: float


class Share(msgspec.Struct, frozen=True):
    """How often something was won, shared victories by halves, thirds or quarters."""

    games: int
    wins: float
    rate: float
    interval: tuple[float, float]


class Balance(msgspec.Struct, frozen=True):
    """All games of one configuration."""

    players: int
    setting: str
    agent: str
    against: str
    games: int
    rounds: float
    early: float
    """The share of games that end before the last round."""
    points: float
    winning_points: float
    sides: dict[str, Share]
    places: dict[str, Share]
    """By the order of turns in the first round."""
    seats: dict[str, Share]
    ranks: dict[str, int]
    counts: dict[str, float]
    """What happened in a game."""
    tracks: dict[str, tuple[float, ...]]
    """The mean after each round, over all sides; a game that is over counts with its last value."""
    best: dict[str, tuple[float, ...]]
    """The same for the best side of each game."""
    ends: dict[str, float]
    answers: float
    seconds: float

    @property
    def trained(self) -> float:
        """The share of games alone that end above the lowest rank."""
        return 1 - next(iter(self.ranks.values())) / self.games


def share(games: int, wins: float) -> Share:
    """Return a share with its 95 % interval."""
    bounds = interval(round(wins), games) if games else (0.0, 1.0)
    return Share(games, wins, wins / games if games else 0.0, bounds)


def mean(numbers: Iterable[float]) -> float:
    """Return the mean of some numbers."""
    found = list(numbers)
    return sum(found) / len(found) if found else 0.0


def shares(results: Sequence[Played], name: Callable[[Played, int], str]) -> dict[str, Share]:
    """Return how often the measured seats won, by some name of a seat."""
    games: Counter[str] = Counter()
    wins: dict[str, float] = {}
    for result in results:
        for seat in range(len(result.plan.sides)):
            if result.plan.hero in (-1, seat):
                key = name(result, seat)
                games[key] += 1
                won = 1 / len(result.winners) if seat in result.winners else 0.0
                wins[key] = wins.get(key, 0.0) + won
    return {key: share(games[key], wins[key]) for key in sorted(games)}


def by_round(results: Sequence[Played], track: str, pick: Callable[[tuple[int, ...]], float]) -> tuple[float, ...]:
    """Return a mean over all games after each round."""
    tracks = [result.seen.tracks[track] for result in results]
    rounds = max(len(one) for one in tracks)
    return tuple(mean(pick(one[min(number, len(one) - 1)]) for one in tracks) for number in range(rounds))


def balance(results: Sequence[Played], sides: Sequence[str], ranks: Sequence[str] = ()) -> Balance:
    """Sum up the games of one configuration."""
    some = results[0].plan
    against = next((agent for agent in some.agents if agent != some.agents[max(0, some.hero)]), "")
    players = len(some.sides)
    last = max(result.rounds for result in results)
    won = shares(results, lambda result, seat: result.plan.sides[seat])
    began = all(result.seen.first >= 0 for result in results)
    names = {part: sorted({name for one in results for name in getattr(one.seen, part)}) for part in PARTS}
    return Balance(
        players=players,
        setting=some.setting,
        agent=some.agents[max(0, some.hero)],
        against=against,
        games=len(results),
        rounds=mean(result.rounds for result in results),
        early=mean(result.rounds < last for result in results),
        points=mean(mean(result.points) for result in results),
        winning_points=mean(max(result.points) for result in results),
        sides={side: won[side] for side in sides if side in won},
        places=shares(results, lambda one, seat: str((seat - one.seen.first) % players + 1)) if began else {},
        seats=shares(results, lambda _result, seat: str(seat + 1)),
        ranks={rank: sum(result.rank == rank for result in results) for rank in ranks} if players == 1 else {},
        counts={name: mean(one.seen.counts.get(name, 0) for one in results) for name in names["counts"]},
        tracks={name: by_round(results, name, mean) for name in names["tracks"]},
        best={name: by_round(results, name, max) for name in names["tracks"]},
        ends={name: mean(mean(one.seen.ends[name]) for one in results) for name in names["ends"]},
        answers=mean(result.answers for result in results),
        seconds=mean(result.seconds for result in results),
    )


PARTS = ("counts", "tracks", "ends")
