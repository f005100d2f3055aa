"""The games of a study: who sits where, and one of them played to its end under somebody's eyes."""

from __future__ import annotations

from itertools import permutations
from math import gcd
from time import process_time
from typing import TYPE_CHECKING

import rulewright
from rulewright.agents.catalogue import make
from rulewright.arena.balance_sums import Plan, Played
from rulewright.arena.simulate import play_out
from rulewright.arena.study import study_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulewright.arena.study import Study

FEW = 24
"""Tables that are gone through in order."""


def plans(study: Study, players: int, setting: str, games: int, agents: tuple[str, str | None]) -> Iterator[Plan]:
    """Plan games in which the sides go round the seats.

    `agents` are who plays, and who sits in all seats but one; without the second, one plays them all, otherwise the
    first goes round seats and sides.
    """
    tables = list(permutations(study.sides, players))
    agent, against = agents
    stride = 1 if len(tables) <= FEW else _stride(len(tables))
    for number in range(games):
        hero = -1 if against is None else number % players
        table = number if against is None else number // players
        seated = tuple(agent if against is None or seat == hero else against for seat in range(players))
        seed = f"balance {players} {setting} {number}"
        yield Plan(study.game.name, tables[table * stride % len(tables)], setting, seated, hero, seed)


def _stride(length: int) -> int:
    """Return a step that visits all tables, neighbours far apart: there may be fewer games than tables."""
    return next(step for step in range(int(length * 0.618), length + 1) if gcd(step, length) == 1)


def play(plan: Plan) -> Played:
    """Play one game to its end."""
    study = study_of(plan.game)
    began = process_time()
    match = rulewright.new(plan.game, study.options(plan.sides, plan.setting), seed=plan.seed)
    observer = study.observer(match)
    match.listen(observer.hear)
    play_out(match, [make(name, plan.game, f"{plan.seed} {seat}") for seat, name in enumerate(plan.agents)])
    outcome = match.outcome
    return Played(
        plan=plan,
        winners=outcome.winners,
        points=outcome.points,
        rank=outcome.rank,
        rounds=getattr(match.position, "round", 0),
        seen=observer.seen(),
        answers=len(match.history),
        seconds=process_time() - began,
    )
