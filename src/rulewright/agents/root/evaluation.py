"""Root: how good a position is for a seat, in victory points.

What will make points later is counted in the points it may make; points that are made count a little more the
nearer they bring the end, so that hopes are cashed in when there is no time left for them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from rulewright.agents.evaluation import VICTORY, UnknownWeights
from rulewright.agents.root.opinions import OPINIONS
from rulewright.agents.root.rivals import dominion, rivals
from rulewright.agents.root.terrain import terrain
from rulewright.agents.root.weights import Common
from rulewright.agents.weights import Features, Weights, features, named
from rulewright.games.root.position import Root
from rulewright.kernel.position import Position
from rulewright.kernel.question import Seat


class RootEvaluation:
    """The opinions of all factions, each with its table of weights."""

    def __init__(self, weights: Mapping[str, Weights]) -> None:
        """Take other tables for some factions, by their names."""
        self._tables: dict[str, Common] = {name: opinion.weights for name, opinion in OPINIONS.items()}
        for name, table in weights.items():
            wanted = type(self._tables.get(name))
            if not isinstance(table, Common) or type(table) is not wanted:
                raise UnknownWeights(
                    f"{type(table).__name__} is no table for {name!r}; known are: {', '.join(OPINIONS)}"
                )
            self._tables[name] = table

    @property
    def tables(self) -> Mapping[str, Weights]:
        """The tables of all factions."""
        return self._tables

    def __call__(self, position: Position, seat: Seat) -> float:
        """Say how good a position is for a seat."""
        root = cast("Root", position)
        name = root.setting.factions[seat].name
        return judged(root, seat, name, self._tables[name])

    def features(self, position: Position, seat: Seat) -> Features:
        """Say what that consists of."""
        root = cast("Root", position)
        name = root.setting.factions[seat].name
        table = self._tables[name]
        return features(table, judged(root, seat, name, named(table)))


evaluation = RootEvaluation


def judged(root: Root, seat: Seat, name: str, weights: Common) -> float:
    """Return the value of a position for a seat, with the weights of its faction."""
    if root.over:
        return VICTORY if seat in root.winners else -VICTORY
    hopes = OPINIONS[name].hopes(root, seat, weights)
    value = standing(root, seat, weights) + hopes - rivals(root, seat, weights)
    if root.ferry or root.tower:
        value += terrain(root, seat, weights)
    return value + trade(root, seat, weights) if root.crowd.offers else value


def trade(root: Root, seat: Seat, weights: Common) -> float:
    """Return what was bought of others promises, less what was paid for it."""
    value = 0.0
    for owner, _ in root.crowd.offers:
        if owner != seat:
            value -= weights.paid * root.boards[owner].holds(seat)
            value += OPINIONS[root.setting.factions[owner].name].promises(root, owner, seat, weights)
    return value


def standing(root: Root, seat: Seat, weights: Common) -> float:
    """Return what the score track, an active dominance card or a partner's score promises."""
    if root.partner[seat] >= 0:
        return scored(root.points[root.partner[seat]], weights)
    if root.dominance[seat] >= 0:
        return dominion(root, seat, weights)
    return scored(root.points[seat], weights)


def scored(points: int, weights: Common) -> float:
    """Return what points on the track are worth."""
    return points + weights.urgency * max(0, points - weights.halfway) ** 2
