"""Many games of Monster Lands in a few numbers, and what is wrong with them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from rulewright.arena.strength import interval
from rulewright.games.monster_lands.terms import AFFINITIES, BUILDINGS, RANKS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from rulewright.arena.balance_play import Played

FAMOUS = 25
"""Glory that somebody should reach in most games."""
LEAST, MOST = 0.15, 0.35
"""Between these the share of wins of each of four clans should lie."""
TABLE = 4


class Share(msgspec.Struct, frozen=True):
    """How often something was won, shared victories by halves, thirds or quarters."""

    games: int
    wins: float
    rate: float
    interval: tuple[float, float]


class Balance(msgspec.Struct, frozen=True):
    """All games of one configuration."""

    players: int
    difficulty: str
    agent: str
    against: str
    games: int
    glory: tuple[float, ...]
    """The mean after each round, over all clans; a game that is over counts with its last value."""
    best_glory: tuple[float, ...]
    """The same for the best clan of each game."""
    famous: float
    """The share of games in which somebody reaches 25 glory."""
    rounds: float
    early: float
    """The share of games that end before the last round."""
    points: float
    winning_points: float
    reputation: float
    clans: dict[str, Share]
    places: dict[str, Share]
    """By the order of turns in the first round."""
    seats: dict[str, Share]
    battles: float
    won: float
    """The share of battles in which the monster was captured or eliminated."""
    counts: dict[str, float]
    """Events of a game."""
    buildings: dict[str, float]
    """Visits in a game."""
    ranks: dict[str, int]
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
        for seat in range(len(result.plan.clans)):
            if result.plan.hero in (-1, seat):
                key = name(result, seat)
                games[key] += 1
                won = 1 / len(result.winners) if seat in result.winners else 0.0
                wins[key] = wins.get(key, 0.0) + won
    return {key: share(games[key], wins[key]) for key in sorted(games)}


def by_round(results: Sequence[Played], pick: Callable[[tuple[int, ...]], float]) -> tuple[float, ...]:
    """Return a mean over all games after each round."""
    rounds = max(result.rounds for result in results)
    return tuple(
        mean(pick(result.glory[min(number, len(result.glory) - 1)]) for result in results) for number in range(rounds)
    )


def balance(results: Sequence[Played]) -> Balance:
    """Sum up the games of one configuration."""
    some = results[0].plan
    against = next((agent for agent in some.agents if agent != some.agents[max(0, some.hero)]), "")
    battles = sum(result.battles for result in results)
    players = len(some.clans)
    last = max(result.rounds for result in results)
    kinds = sorted({kind for result in results for kind in result.counts})
    clans = shares(results, lambda result, seat: result.plan.clans[seat])
    return Balance(
        players=players,
        difficulty=some.difficulty,
        agent=some.agents[max(0, some.hero)],
        against=against,
        games=len(results),
        glory=by_round(results, mean),
        best_glory=by_round(results, max),
        famous=mean(max(result.glory[-1]) >= FAMOUS for result in results),
        rounds=mean(result.rounds for result in results),
        early=mean(result.rounds < last for result in results),
        points=mean(mean(result.points) for result in results),
        winning_points=mean(max(result.points) for result in results),
        reputation=mean(mean(result.reputation) for result in results),
        clans={clan: clans[clan] for clan in AFFINITIES if clan in clans},
        places=shares(results, lambda result, seat: str((seat - result.first) % players + 1)),
        seats=shares(results, lambda _result, seat: str(seat + 1)),
        battles=battles / len(results),
        won=sum(result.won for result in results) / battles if battles else 0.0,
        counts={kind: mean(result.counts.get(kind, 0) for result in results) for kind in kinds},
        buildings={name: mean(result.buildings[name] for result in results) for name in BUILDINGS},
        ranks={rank: sum(result.rank == rank for result in results) for rank in RANKS} if players == 1 else {},
        answers=mean(result.answers for result in results),
        seconds=mean(result.seconds for result in results),
    )


def faults(found: Balance) -> list[str]:
    """Say what makes the game degenerate: a clan too weak or too strong, too little glory, a building nobody uses."""
    wrong = []
    for clan, part in found.clans.items():
        if found.players == TABLE and not found.against and not LEAST <= part.rate <= MOST:
            wrong.append(f"{clan} wins {part.rate:.1%}")
    if found.players > 1 and found.famous < 0.5:  # noqa: PLR2004  (half of the games)
        wrong.append(f"somebody reaches {FAMOUS} glory in only {found.famous:.1%} of the games")
    wrong += [f"nobody uses the {name.replace('_', ' ')}" for name, uses in found.buildings.items() if not uses]
    return wrong
