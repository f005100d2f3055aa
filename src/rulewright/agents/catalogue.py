"""All agents, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rulewright.agents.agent import Agent, UnknownAgent
from rulewright.agents.evaluation import evaluation_of
from rulewright.agents.finding import Maker, advertised, found, made, registered
from rulewright.agents.weights import Weights
from rulewright.games.rooms import room


def _random(game: str, seed: int | str) -> Agent:
    from rulewright.agents.random import RandomAgent  # noqa: PLC0415  (an agent is loaded when it is asked for)

    return RandomAgent(seed)


def greedy(game: str, seed: int | str, weights: Mapping[str, Weights] | None = None) -> Agent:
    """Return a greedy agent: with its usual opinions, or with some of its tables replaced, by their names."""
    own = room(__package__, game, "greedy")
    if own is not None:
        agent: Agent = own.greedy(seed, weights or {})
        return agent
    from rulewright.agents.greedy import GreedyAgent  # noqa: PLC0415  (an agent is loaded when it is asked for)

    return GreedyAgent(game, seed, weights)


def tables(game: str) -> dict[str, Weights]:
    """Return the tables of weights by which greedy plays a game: by faction, or one in the name of the game."""
    own = room(__package__, game, "greedy")
    return dict(own.TABLES if own is not None else evaluation_of(game).tables)


AGENTS: dict[str, Callable[[str, int | str], Agent]] = {"random": _random, "greedy": greedy}
"""Who can play any game; `greedy` of a game may be one of its own."""


def maker_of(name: str) -> Maker:
    """Return what makes an agent: ours, registered, or named as `package.module:Class` or `file.py:Class`."""
    if name in AGENTS:
        return AGENTS[name]
    maker = found(name)
    if maker is None:
        names = ", ".join(dict.fromkeys((*AGENTS, *registered(), *advertised())))
        raise UnknownAgent(
            f"unknown agent {name!r}; known are: {names}; your own is named as package.module:Class or file.py:Class"
        )
    return maker


def known(name: str) -> None:
    """Complain about an agent that there is not."""
    maker_of(name)


def make(name: str, game: str, seed: int | str) -> Agent:
    """Return a new agent for one seat of a match of a game."""
    maker = maker_of(name)
    return AGENTS[name](game, seed) if name in AGENTS else made(name, maker, game, seed)
