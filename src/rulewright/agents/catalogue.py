"""All agents, by name."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.agents.agent import Agent, UnknownAgent


def _random(game: str, seed: int | str) -> Agent:
    from rulewright.agents.random import RandomAgent  # noqa: PLC0415  (an agent is loaded when it is asked for)

    return RandomAgent(seed)


def _greedy(game: str, seed: int | str) -> Agent:
    if game == "monster_lands":
        # Its actions are too many and its dice too important for a search that imagines matches.
        from rulewright.agents.monster_lands.greedy import (  # noqa: PLC0415  (an agent is loaded when it is asked for)
            MonsterLandsGreedy,
        )

        return MonsterLandsGreedy()
    from rulewright.agents.greedy import GreedyAgent  # noqa: PLC0415  (the same)

    return GreedyAgent(game, seed)


AGENTS: dict[str, Callable[[str, int | str], Agent]] = {"random": _random, "greedy": _greedy}


def known(name: str) -> None:
    """Complain about an agent that there is not."""
    if name not in AGENTS:
        raise UnknownAgent(f"unknown agent {name!r}; known are: {', '.join(AGENTS)}")


def make(name: str, game: str, seed: int | str) -> Agent:
    """Return a new agent for one seat of a match of a game."""
    known(name)
    return AGENTS[name](game, seed)
