"""Advice in Monster Lands: what greedy would do, by the worth of every action, and what that worth consists of.

With the named table of weights an action's worth says how much of each weight is in it.  Questions that belong to an
action are answered as greedy answers them; where dice are about to fall, the exact odds are the reason.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rulewright.agents.advice import Advised, Change, reasons
from rulewright.agents.agent import own_question
from rulewright.agents.monster_lands.greedy import TABLES, MonsterLandsGreedy
from rulewright.agents.monster_lands.outlook import Outlook
from rulewright.agents.monster_lands.placing import AT_ONCE, IDLE, Planner
from rulewright.agents.monster_lands.topics import topic_of
from rulewright.agents.weights import features, named
from rulewright.kernel.errors import CannotImagine
from rulewright.kernel.fate import Fate
from rulewright.kernel.speech import Note, Phrase

if TYPE_CHECKING:
    from rulewright.games.monster_lands.position import Realm
    from rulewright.kernel.question import Option, Question
    from rulewright.kernel.view import View

WEIGHTS = TABLES["monster_lands"]
NAMED = named(WEIGHTS)
ACTIONS = ("act", "afterwards")
"""Questions whose answers are whole actions."""
FREE = Note(Phrase("monster_lands.advice.free"), "monster_lands 7.2")
"""What is done beside an action, and costs nothing."""
LEAST_POINTS = 0.5
LIKELY = 0.005
"""What is less probable is not told."""
LIVES = ("lost", "alive")


def advise(view: View, most: int) -> list[Advised]:
    """Return the best answers to the open question, best first."""
    question = own_question(view)
    if len(question.options) == 1:
        return [Advised(question.options[0], 0.0, ())]
    prompt = question.prompt.partition(".")[2]
    if prompt in ACTIONS:
        return _actions(view, question, most)
    found = _answers(view, question, prompt, most)
    return [Advised(option, 0.0, _odds(view, option)) for option in found]


def _actions(view: View, question: Question, most: int) -> list[Advised]:
    """Return the best actions: of several ways to carry one out, the best."""
    assert view.seat is not None
    outlook = Outlook(cast("Realm", view.now).copy(), view.seat, NAMED)
    ideas = sorted(
        Planner(outlook).ideas([option.text for option in question.options]), key=lambda idea: -float(idea.value)
    )
    found: dict[str, Advised] = {}
    for idea in ideas:
        option = question.find(idea.text)
        if option is None or idea.text in found or len(found) == most:
            continue
        if found and float(idea.value) <= IDLE:
            break  # not worth a thought
        behind = float(ideas[0].value) - float(idea.value)
        found[idea.text] = Advised(option, behind, _worth(idea.value))
    return list(found.values())


def _worth(value: float) -> tuple[Note, ...]:
    """Return what the worth of an action consists of."""
    if float(value) >= AT_ONCE / 2:
        return (FREE,)
    found = features(WEIGHTS, value)
    points = found.rest if abs(found.rest) >= LEAST_POINTS else 0.0
    return reasons(Change(points, found.amounts, found.worths), topic_of)


def _answers(view: View, question: Question, prompt: str, most: int) -> list[Option[object]]:
    """Return what greedy would answer, then what it would if that were not offered, and so on."""
    agent = MonsterLandsGreedy(WEIGHTS)
    left = [option.text for option in question.options]
    found: list[Option[object]] = []
    while left and len(found) < most:
        assert view.seat is not None
        outlook = Outlook(cast("Realm", view.now).copy(), view.seat, WEIGHTS)
        text = left[0] if len(left) == 1 else agent.think(outlook, prompt, left, question)
        option = question.find(text) if text in left else None
        if option is None:
            break
        found.append(option)
        left.remove(text)
    return found


def _odds(view: View, option: Option[object]) -> tuple[Note, ...]:
    """Return the exact odds of an answer as a reason, where it has any."""
    question, game = view.question, view.game
    if question is None or not game.has_odds(question):
        return ()
    try:
        match = view.imagine(Fate.seeded(f"advice {view.number}"))
    except CannotImagine:
        return ()
    chances = game.odds(match, option)
    told = sorted(chances, key=lambda one: -one.chance)
    return tuple(
        Note(
            Phrase(f"monster_lands.advice.odds.{next(iter(one.facts))}", percent=round(100 * one.chance)),
            "monster_lands 12.3.5" if next(iter(one.facts)) in LIVES else "monster_lands 12.4",
        )
        for one in told
        if one.chance >= LIKELY
    )
