"""What a player is to the engine."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from rulewright.kernel.errors import NotAsked, RulewrightError
from rulewright.kernel.question import Option, Question
from rulewright.kernel.view import View


class UnknownAgent(RulewrightError):
    """An agent that is not in the catalogue, or that cannot play the game."""


class Agent(ABC):
    """Answers the questions put to one seat, from what that seat may know."""

    name: str = ""
    looks_ahead: bool = True
    """Whether it imagines matches; one that does not is content with a view of what is."""

    @abstractmethod
    def choose(self, view: View) -> Option[Any]:
        """Return one option of the open question, which is put to the viewing seat."""


def own_question(view: View) -> Question:
    """Return the open question of a view, or complain that it is not this seat's to answer."""
    question = view.question
    if question is None:
        raise NotAsked("the match is over: there is nothing to choose")
    if not view.mine:
        raise NotAsked(f"the open question is put to seat {question.seat}, not to {view.seat}")
    return question
