"""Chances of dice, from tables that are filled once."""

from __future__ import annotations

FACES = 6
MOST = 24
"""Dice of one roll for which there are tables; more are counted as so many."""
HIT = 2 / 3
"""The chance of an attack die to hit."""


def _sums() -> list[list[float]]:
    """Return the chances of all sums of 0 to MOST dice."""
    chances = [[1.0]]
    for number in range(1, MOST + 1):
        before = chances[-1]
        now = [0.0] * (number * FACES + 1)
        for total, chance in enumerate(before):
            for face in range(1, FACES + 1):
                now[total + face] += chance / FACES
        chances.append(now)
    return chances


def _tails(sums: list[list[float]]) -> list[list[float]]:
    """Return, for each number of dice, the chance to reach at least a sum."""
    tails = []
    for chances in sums:
        tail, above = [0.0] * len(chances), 0.0
        for total in range(len(chances) - 1, -1, -1):
            above += chances[total]
            tail[total] = min(1.0, above)
        tails.append(tail)
    return tails


def _shortfalls(sums: list[list[float]]) -> list[list[float]]:
    """Return, for each number of dice, the mean of the sums that stay below a sum."""
    means = []
    for chances in sums:
        mean, weight, weighted = [0.0] * (len(chances) + 1), 0.0, 0.0
        for total, chance in enumerate(chances):
            mean[total] = weighted / weight if weight else 0.0
            weight += chance
            weighted += chance * total
        mean[-1] = weighted / weight
        means.append(mean)
    return means


_SUMS = _sums()
_TAILS = _tails(_SUMS)
_SHORTFALLS = _shortfalls(_SUMS)
_hits: dict[tuple[int, float], list[float]] = {}


def reach(dice: int, total: int) -> float:
    """Return the chance that some dice add up to at least a total."""
    if total <= dice:
        return 1.0
    tail = _TAILS[min(dice, MOST)]
    return tail[total] if total < len(tail) else 0.0


def shortfall(dice: int, total: int) -> float:
    """Return what some dice add up to on average when they stay below a total."""
    if total <= 0:
        return 0.0
    means = _SHORTFALLS[min(dice, MOST)]
    return means[total] if total < len(means) else means[-1]


def at_most(dice: int, hits: int, chance: float = HIT) -> float:
    """Return the chance that attack dice hit at most so often."""
    if hits < 0:
        return 0.0
    if hits >= dice:
        return 1.0
    key = (dice, chance)
    table = _hits.get(key)
    if table is None:
        table = _hits[key] = _cumulated(dice, chance)
    return table[hits]


def _cumulated(dice: int, chance: float) -> list[float]:
    row = [1.0]
    for _ in range(dice):
        row = [
            (row[hits] * (1 - chance) if hits < len(row) else 0.0) + (row[hits - 1] * chance if hits else 0.0)
            for hits in range(len(row) + 1)
        ]
    total, table = 0.0, []
    for part in row:
        total += part
        table.append(total)
    return table
