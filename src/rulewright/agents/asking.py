"""Asking an agent: what it does wrong is told as its own fault, with its traceback."""

from __future__ import annotations

import traceback
from typing import TYPE_CHECKING, Any

from rulewright.agents.agent import Agent
from rulewright.kernel.errors import RulewrightError
from rulewright.kernel.question import Option

if TYPE_CHECKING:
    from rulewright.kernel.match import Match
    from rulewright.kernel.record import Record
    from rulewright.kernel.view import View


class AgentFailed(RulewrightError):
    """An agent that raised an exception, or chose what was not offered."""

    def __init__(self, message: str, trace: str = "", record: Record | None = None) -> None:
        """Say what was wrong, with the agent's own traceback and the record that leads there, as far as there are."""
        super().__init__(message, trace, record)
        self.trace = trace
        self.record = record

    def __str__(self) -> str:
        return str(self.args[0])


def choice_of(agent: Agent, view: View) -> Option[Any]:
    """Return what an agent chooses, one of the options of the open question; AgentFailed if it does not."""
    question = view.question
    assert question is not None
    who = f"the agent {agent.name or type(agent).__name__!r} in seat {view.seat}, asked {question.prompt}"
    try:
        choice: object = agent.choose(view)
    except Exception as error:
        trace = "".join(traceback.format_exception(error))
        raise AgentFailed(f"{who}, raised {type(error).__name__}: {error}", trace) from error
    text = choice.text if isinstance(choice, Option) else choice
    option = question.find(text) if isinstance(text, str) else None
    if option is None:
        offered = ", ".join(option.text for option in question.options)
        raise AgentFailed(f"{who}, chose {choice!r}, which is not offered; offered are: {offered}")
    return option


def answer_of(agent: Agent, match: Match) -> Option[Any]:
    """Return what an agent answers to the open question of a match; a failure has the record that leads there."""
    question = match.question
    assert question is not None
    try:
        return choice_of(agent, match.view(question.seat, ahead=agent.looks_ahead))
    except AgentFailed as failed:
        if match.seed is not None:
            failed.record = match.record
            failed.args = (str(failed), failed.trace, failed.record)
        raise
