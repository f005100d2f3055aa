"""How good a position is for a seat: each game brings its own opinion, found here by the game's name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from rulewright.agents.agent import UnknownAgent
from rulewright.kernel.position import Position
from rulewright.kernel.question import Seat

Evaluation: TypeAlias = Callable[[Position, Seat], float]
"""Says how good a position is for a seat, in victory points or whatever the game counts in."""


def _root() -> Evaluation:
    from rulewright.agents.root.evaluate import evaluate  # noqa: PLC0415  (loaded with its game, not before)

    return evaluate


EVALUATIONS: dict[str, Callable[[], Evaluation]] = {"root": _root}


def evaluation_of(game: str) -> Evaluation:
    """Return the evaluation of a game's positions."""
    if game not in EVALUATIONS:
        raise UnknownAgent(f"no evaluation is known for {game!r}; there are some for: {', '.join(EVALUATIONS)}")
    return EVALUATIONS[game]()
