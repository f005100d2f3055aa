"""Given a position in text, when answers, then facts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from rulewright.games.root.facts import names as designs
from rulewright.games.root.game import RootGame
from rulewright.games.root.notation import write_place
from rulewright.games.root.position import Root
from tests.builders.root_deck import DECK

if TYPE_CHECKING:
    from rulewright.kernel.event import Event
    from rulewright.kernel.match import Match
    from rulewright.kernel.question import Flow, Option, Question

T = TypeVar("T")
GAME = RootGame()
MARQUISE, EYRIE, ALLIANCE, VAGABOND = range(4)
"""Seats of the positions that name no `seats` line."""


def position(text: str, *, dice: list[int] | None = None, seed: int = 0) -> Root:
    """Return the position a text describes (see rulewright.games.root.notation); `dice` fall as given."""
    root = GAME.parse(text, seed)
    root.fate.script = list(dice or [])
    return root


def run(flow: Flow[T], *answers: str) -> T:
    """Drive a rule with answers in notation; all must be offered and used, and no question may be left."""
    given = list(answers)
    try:
        question = next(flow)
        while True:
            assert given, f"no answer left for {question}"
            question = flow.send(pick(question, given.pop(0)))
    except StopIteration as finished:
        assert not given, f"answers nobody asked for: {given}"
        result: T = finished.value
        return result


def ask_after(flow: Flow[T], *answers: str) -> Question:
    """Drive a rule through some answers and return the question that is open then."""
    question = next(flow)
    for answer in answers:
        question = flow.send(pick(question, answer))
    return question


def pick(question: Question, text: str) -> Option[Any]:
    """Return the option of a question with this notation."""
    option = question.find(text)
    assert option is not None, f"{text!r} is not offered by {question}"
    return option


def offered(question: Question | None) -> list[str]:
    """Return the notation of everything a question offers."""
    assert question is not None
    return [option.text for option in question.options]


def table(text: str, *, dice: list[int] | None = None, seed: int = 0) -> Match:
    """Return a match that goes on from the position a text describes (name the step with a `turn` line)."""
    return GAME.resume(position(text, dice=dice, seed=seed))


def standing(match: Match) -> Root:
    """Return the table of a match as it stands."""
    root = match.position
    assert isinstance(root, Root)
    return root


def say(match: Match, *answers: str) -> None:
    """Answer the questions of a match, one after the other."""
    for answer in answers:
        match.answer(answer)


def listen(root: Root) -> list[Event]:
    """Collect the events of a position from now on."""
    events: list[Event] = []
    root.teller = events.append
    return events


def shown(root: Root, place: int) -> str:
    """Return what stands in a place, in notation."""
    return write_place(root, place)


def names(cards: int) -> list[str]:
    """Return the designs of a set of cards."""
    return designs(DECK, cards)
