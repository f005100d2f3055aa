"""One game of Monster Lands between agents, and everything about it that a balance report wants to know."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from time import process_time
from typing import TYPE_CHECKING, Any, cast

import msgspec

import rulewright
from rulewright.agents.catalogue import make
from rulewright.arena.simulate import play_out
from rulewright.games.monster_lands.terms import AFFINITIES, BUILDINGS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulewright.games.monster_lands.position import Realm
    from rulewright.kernel.event import Event

GAME = "monster_lands"
COUNTED = (
    "captured",
    "eliminated",
    "conquered",
    "died",
    "deserted",
    "mission_won",
    "mission_failed",
    "mission_beaten",
    "loot_taken",
    "traps_bought",
    "equipment_taken",
    "joined",
    "panic",
)
"""Events that are counted by their kind."""
PAWNSHOP = "pawnshop"


class Plan(msgspec.Struct, frozen=True):
    """One game to be played; `hero` is the seat that is measured, NONE if all are."""

    clans: tuple[str, ...]
    difficulty: str
    agents: tuple[str, ...]
    hero: int
    seed: str


class Played(msgspec.Struct, frozen=True):
    """What came of it."""

    plan: Plan
    first: int
    winners: tuple[int, ...]
    points: tuple[int, ...]
    rank: str
    rounds: int
    glory: tuple[tuple[int, ...], ...]
    """After each round, by seat."""
    reputation: tuple[int, ...]
    battles: int
    won: int
    counts: dict[str, int]
    buildings: dict[str, int]
    answers: int
    seconds: float


class Recorder:
    """Listens to a match."""

    def __init__(self) -> None:
        """Begin to count."""
        self.counts: Counter[str] = Counter()
        self.buildings: Counter[str] = Counter(dict.fromkeys(BUILDINGS, 0))
        self.battles = 0

    def hear(self, event: Event) -> None:
        """Count an event."""
        kind = event.kind
        if kind == "placed":
            self.buildings[str(event.facts["building"])] += 1
        elif kind == "gold_won":
            self.buildings[PAWNSHOP] += event.facts["reason"] == PAWNSHOP
        elif kind == "area":
            self.battles += not str(event.facts["area"]).startswith("mission")
        elif kind in COUNTED:
            self.counts[kind] += 1


def plans(players: int, difficulty: str, games: int, agent: str, against: str | None) -> Iterator[Plan]:
    """Plan games in which the clans go round the seats; with `against`, one agent goes round seats and clans."""
    tables = list(permutations(AFFINITIES, players))
    for number in range(games):
        hero = -1 if against is None else number % players
        clans = tables[(number if against is None else number // players) % len(tables)]
        agents = tuple(agent if against is None or seat == hero else against for seat in range(players))
        yield Plan(clans, difficulty, agents, hero, f"balance {players} {difficulty} {number}")


def play(plan: Plan) -> Played:
    """Play one game to its end."""
    options: dict[str, Any] = {"seats": list(plan.clans), "difficulty": plan.difficulty}
    began = process_time()
    match = rulewright.new(GAME, options, seed=plan.seed)
    recorder = Recorder()
    realm = cast("Realm", match.position)
    first = realm.first
    glory: list[tuple[int, ...]] = []

    def hear(event: Event) -> None:
        # A round ends when the first-player tile is passed on, or with the game.
        if event.kind in ("first_player", "ended"):
            glory.append(tuple(cast("Realm", match.position).glory))
        recorder.hear(event)

    match.listen(hear)
    play_out(match, [make(name, GAME, f"{plan.seed} {seat}") for seat, name in enumerate(plan.agents)])
    realm, outcome = cast("Realm", match.position), match.outcome
    return Played(
        plan=plan,
        first=first,
        winners=outcome.winners,
        points=outcome.points,
        rank=outcome.rank,
        rounds=realm.round,
        glory=tuple(glory),
        reputation=tuple(realm.reputation),
        battles=recorder.battles,
        won=recorder.counts["captured"] + recorder.counts["eliminated"],
        counts=dict(recorder.counts),
        buildings=dict(recorder.buildings),
        answers=len(match.history),
        seconds=process_time() - began,
    )
