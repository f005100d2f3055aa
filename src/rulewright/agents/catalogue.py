"""All agents, by name."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.agents.agent import Agent, UnknownAgent
from rulewright.games.rooms import room


def _random(game: str, seed: int | str) -> Agent:
    from rulewright.agents.random import RandomAgent  # noqa: PLC0415  (an agent is loaded when it is asked for)

    return RandomAgent(seed)


def _greedy(game: str, seed: int | str) -> Agent:
    own = room(__package__, game, "greedy")
    if own is not None:
        agent: Agent = own.greedy(seed)
        return agent
    from rulewright.agents.greedy import GreedyAgent  # noqa: PLC0415  (the same)

    return GreedyAgent(game, seed)


AGENTS: dict[str, Callable[[str, int | str], Agent]] = {"random": _random, "greedy": _greedy}
"""Who can play any game; `greedy` of a game may be one of its own."""


def known(name: str) -> None:
    """Complain about an agent that there is not."""
    if name not in AGENTS:
        raise UnknownAgent(f"unknown agent {name!r}; known are: {', '.join(AGENTS)}")


def make(name: str, game: str, seed: int | str) -> Agent:
    """Return a new agent for one seat of a match of a game."""
    known(name)
    return AGENTS[name](game, seed)
