"""Moments of matches that bots play: a seat has just been asked something, or all is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import rulewright
from rulewright.agents.catalogue import make
from rulewright.kernel.match import Match


class Moment(NamedTuple):
    """A seat of a match that has just been asked something; with no prompt, the end of the match."""

    game: str
    options: Mapping[str, object]
    seed: int
    seat: str
    prompt: str = ""
    round: int = 5
    answers: range = range(1, 99)
    """How many answers there must be."""


def reached(moment: Moment) -> tuple[Match, int]:
    """Let bots play until a moment has come; return the match, and the seat."""
    match = rulewright.new(moment.game, dict(moment.options), seed=moment.seed)
    names = match.game.seat_names(match.options)
    bots = [make("greedy", moment.game, number) for number in range(len(names))]
    seat = names.index(moment.seat)
    while (question := match.question) is not None:
        asked = question.prompt == moment.prompt and question.seat == seat and len(question.options) in moment.answers
        if asked and match.view(seat).facts()["table"]["round"] >= moment.round:
            break
        match.answer(bots[question.seat].choose(match.view(question.seat)))
    assert match.question is not None or not moment.prompt, f"nothing like {moment} came to pass"
    return match, seat
