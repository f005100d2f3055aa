"""Tables at which Monster Lands can be played."""

from __future__ import annotations

from typing import Any

import rulewright
from rulewright.games.monster_lands.game import MonsterLandsGame
from rulewright.games.monster_lands.terms import AFFINITIES, DIFFICULTIES

INSISTING: dict[str, Any] = {}
"""No company is advised against."""
SIZES = (2, 3, 4)
"""Tables at which strength is measured."""


def every_table(map_name: str = "") -> list[dict[str, Any]]:
    """Return tables for two to four clans at every difficulty, with and without tricks, and every scenario."""
    tables: list[dict[str, Any]] = []
    for players in range(2, len(AFFINITIES) + 1):
        for turn, difficulty in enumerate(DIFFICULTIES):
            seats = [AFFINITIES[(turn + step) % len(AFFINITIES)] for step in range(players)]
            for tricks in (False, True):
                variant = (turn + tricks) % 2 == 0
                tables.append(
                    {
                        "seats": seats,
                        "difficulty": difficulty,
                        "tricks": tricks,
                        "queens_grant": variant,
                        "more_monsters": not variant,
                    }
                )
    return tables + every_scenario()


def every_scenario() -> list[dict[str, Any]]:
    """Return a table for each solo scenario, at one difficulty after the other."""
    game = rulewright.find("monster_lands")
    assert isinstance(game, MonsterLandsGame)
    tables: list[dict[str, Any]] = []
    for scenario in game.powers.scenarios[1:]:
        clan = scenario.affinity or AFFINITIES[scenario.number % len(AFFINITIES)]
        levels = [level for level in DIFFICULTIES if level not in scenario.forbidden]
        difficulty = levels[scenario.number % len(levels)]
        tables.append({"seats": [clan], "scenario": scenario.number, "difficulty": difficulty})
    return tables
