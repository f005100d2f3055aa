"""How long agents think: whole games between them, with a clock at every decision."""

from __future__ import annotations

from statistics import mean, median
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec

from rulewright.agents.asking import answer_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.agents.agent import Agent
    from rulewright.kernel.match import Match


class Pace(msgspec.Struct, frozen=True):
    """How long an agent thinks about a question that leaves it a choice."""

    agent: str
    decisions: int
    mean_ms: float
    median_ms: float
    longest_ms: float


class Stopwatch:
    """Measures agents while they play."""

    def __init__(self) -> None:
        """Begin with nothing measured."""
        self._seconds: dict[str, list[float]] = {}

    def play(self, match: Match, names: Sequence[str], players: Sequence[Agent], most: int) -> None:
        """Play a match to its end, or until so many answers were given."""
        while (question := match.question) is not None and len(match.history) < most:
            began = perf_counter()
            answer = answer_of(players[question.seat], match)
            if len(question.options) > 1:
                self._seconds.setdefault(names[question.seat], []).append(perf_counter() - began)
            match.answer(answer)

    def paces(self) -> tuple[Pace, ...]:
        """Return what was measured, agent by agent."""
        return tuple(
            Pace(
                agent,
                len(taken),
                round(1000 * mean(taken), 3),
                round(1000 * median(taken), 3),
                round(1000 * max(taken), 3),
            )
            for agent, taken in self._seconds.items()
        )
