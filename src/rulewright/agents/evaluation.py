"""How good a position is for a seat: a game brings its own opinion, or points are all that counts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

import rulewright
from rulewright.agents.weights import Features, Weights
from rulewright.games.rooms import room
from rulewright.kernel.errors import RulewrightError
from rulewright.kernel.game import Game
from rulewright.kernel.position import Position
from rulewright.kernel.question import Seat

VICTORY = 1000.0
"""More than any sum of hopes: a win is taken at once, a loss avoided at any price."""


class UnknownWeights(RulewrightError):
    """Weights for something that the game does not weigh, or of another kind than it wants."""


class Evaluation(Protocol):
    """Says how good a position is for a seat, in victory points or whatever the game counts in."""

    @property
    def tables(self) -> Mapping[str, Weights]:
        """The tables of weights it goes by."""

    def __call__(self, position: Position, seat: Seat) -> float:
        """Return how good it is."""

    def features(self, position: Position, seat: Seat) -> Features:
        """Return what that consists of."""


class Points:
    """The opinion of whoever knows nothing else of a game: own points against the best of the others."""

    tables: Mapping[str, Weights] = {}

    def __init__(self, game: Game) -> None:
        """Take a game."""
        self._game = game

    def __call__(self, position: Position, seat: Seat) -> float:
        """Return how good a position is."""
        outcome = self._game.outcome(position)
        if outcome.winners:
            return VICTORY if seat in outcome.winners else -VICTORY
        others = [points for other, points in enumerate(outcome.points) if other != seat]
        return float(outcome.points[seat] - max(others, default=0))

    def features(self, position: Position, seat: Seat) -> Features:
        """Return what that consists of: points, and no weight."""
        value = self(position, seat)
        return Features(value, value, {}, {})


def evaluation_of(game: str, weights: Mapping[str, Weights] | None = None) -> Evaluation:
    """Return the evaluation of a game's positions; `weights` replaces some of its tables, by their names."""
    own = room(__package__, game, "evaluation")
    if own is not None:
        found: Evaluation = own.evaluation(weights or {})
        return found
    if weights:
        raise UnknownWeights(f"{game} has no weights that could be replaced")
    return Points(rulewright.find(game))
