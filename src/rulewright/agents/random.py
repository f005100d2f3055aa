"""An opponent without a plan."""

from __future__ import annotations

from random import Random
from typing import Any

from rulewright.agents.agent import Agent, own_question
from rulewright.kernel.question import Option, Question
from rulewright.kernel.view import View


class RandomAgent(Agent):
    """Chooses any option with equal chance; the same seed gives the same choices."""

    name = "random"

    def __init__(self, seed: int | str) -> None:
        """Seed the choices."""
        self._random = Random(f"random agent {seed}").random  # noqa: S311  (a game, not a secret)

    def choose(self, view: View) -> Option[Any]:
        """Choose any option of the open question."""
        return self.pick(own_question(view))

    def pick(self, question: Question) -> Option[Any]:
        """Choose any option of a question: fast, because no view has to be made for it."""
        options = question.options
        return options[int(self._random() * len(options))]
