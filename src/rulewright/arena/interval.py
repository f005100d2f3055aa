"""What a rate that was measured says about the true one."""

from __future__ import annotations

from math import sqrt

CONFIDENCE = 1.96
"""Standard deviations of a 95 % interval."""


def interval(wins: int, games: int) -> tuple[float, float]:
    """Return the bounds of Wilson's 95 % interval for a win rate."""
    rate = wins / games
    square = CONFIDENCE**2 / games
    middle = (rate + square / 2) / (1 + square)
    spread = CONFIDENCE / (1 + square) * sqrt(rate * (1 - rate) / games + square / (4 * games))
    return max(0.0, middle - spread), min(1.0, middle + spread)
