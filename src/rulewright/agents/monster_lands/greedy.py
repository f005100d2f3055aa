"""Greedy for Monster Lands: it weighs every action in victory points, by chances that it computes.

It copies no match: what an action leads to is worked out from the tables and the table in view, for whole actions
with all the answers that belong to them.  What it was going to answer is kept as a plan; without one (an agent made
anew in the middle of an action) each question is answered for itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from rulewright.agents.agent import Agent, own_question
from rulewright.agents.evaluation import UnknownWeights
from rulewright.agents.monster_lands import battling
from rulewright.agents.monster_lands.assigning import Scout, answers_for
from rulewright.agents.monster_lands.errands import errand
from rulewright.agents.monster_lands.keeping import Keeper
from rulewright.agents.monster_lands.outlook import Outlook
from rulewright.agents.monster_lands.placing import PATH_NUMBER, Planner
from rulewright.agents.monster_lands.weights import Weights
from rulewright.agents.weights import Weights as AnyWeights
from rulewright.games.monster_lands.position import WIDTH, Realm
from rulewright.games.monster_lands.terms import ENTRANCE, MISSION_A, NONE
from rulewright.kernel.question import Option, Question
from rulewright.kernel.view import View

Answer = Callable[[Outlook, Sequence[str], Question], str]


class MonsterLandsGreedy(Agent):
    """Takes the action with the best prospects."""

    name = "greedy"
    looks_ahead = False

    def __init__(self, weights: Weights | None = None) -> None:
        """Take its own opinions, or those given."""
        self.weights = weights or Weights()
        self.plan: list[tuple[str, str]] = []

    def choose(self, view: View) -> Option[Any]:
        """Go on with the plan, or think."""
        question = own_question(view)
        options = question.options
        if len(options) == 1:
            return options[0]
        prompt = question.prompt.partition(".")[2]
        texts = [option.text for option in options]
        planned = self._planned(prompt, texts)
        if planned is None:
            outlook = Outlook(cast("Realm", view.now), question.seat, self.weights)
            planned = self.think(outlook, prompt, texts, question)
        assert planned in texts, f"{planned} is no answer to {prompt}"
        return options[texts.index(planned)]

    def _planned(self, prompt: str, texts: Sequence[str]) -> str | None:
        """Return the next planned answer to a question, if it is offered."""
        if prompt in ("act", "afterwards"):
            self.plan = []
        for place, (asked, text) in enumerate(self.plan):
            if asked == prompt and text in texts:
                del self.plan[: place + 1]
                return text
        return None

    def think(self, outlook: Outlook, prompt: str, texts: Sequence[str], question: Question) -> str:
        """Return the best of some answers to a question."""
        if prompt in ("act", "afterwards"):
            idea = Planner(outlook).best(texts)
            self.plan = list(idea.answers)
            return idea.text
        if prompt in ("who_goes", "path_dice", "path_tokens", "flasks", "which_trap", "mission_dice"):
            return equip(outlook, prompt, texts, question)
        answer = ADVENTURE.get(prompt)
        if answer is not None:
            return answer(outlook, texts, question)
        return Keeper(outlook).answer(prompt, texts, question)


TABLES = {"monster_lands": Weights()}
"""Its table of weights, by the name under which another can be handed in."""


def greedy(_seed: int | str, weights: Mapping[str, AnyWeights]) -> MonsterLandsGreedy:
    """Return a new one; the game has too many actions, and its dice are too important, to search imagined matches."""
    table = {**TABLES, **weights}["monster_lands"]
    if set(weights) - set(TABLES) or not isinstance(table, Weights):
        raise UnknownWeights(f"there is one table of weights, {Weights.__name__}, for: {', '.join(TABLES)}")
    return MonsterLandsGreedy(table)


def path_in(question: Question) -> int:
    """Return the path that a question is about."""
    return next((PATH_NUMBER[one[5:]] for one in question.about if one.startswith("path:")), NONE)


def equip(outlook: Outlook, prompt: str, texts: Sequence[str], question: Question) -> str:
    """Answer one question about an assignment without a plan: as the best assignment from here would have it."""
    path = path_in(question)
    if prompt == "path_tokens":
        return texts[-1]
    if prompt == "which_trap":
        return Keeper(outlook).best_trap(texts)
    if prompt == "flasks":
        return texts[-1]
    member = outlook.realm.on(path)
    if member != NONE:
        outlook.realm.assigned &= ~(1 << member)
        outlook.realm.paths[path * WIDTH] = 0
    if MISSION_A <= path < ENTRANCE:
        idea = errand(outlook, path, "")
        answers = idea.answers if idea is not None else ()
    else:
        scout = Scout(outlook)
        if member != NONE:
            scout.members = (member,)
        found = scout.best(path)
        answers = answers_for(outlook, found[1]) if found is not None else ()
    return next((text for asked, text in answers if asked == prompt and text in texts), texts[0])


def _strike(occasion: str) -> Answer:
    return lambda outlook, texts, _question: battling.Roll(outlook, occasion).choose(texts)


def _block(outlook: Outlook, texts: Sequence[str], question: Question) -> str:
    return battling.block(outlook, texts, path_in(question))


def _magic(outlook: Outlook, texts: Sequence[str], _question: Question) -> str:
    return battling.give_up_magic(outlook, texts)


def _loot(outlook: Outlook, texts: Sequence[str], _question: Question) -> str:
    names = outlook.setting.loot_name
    return max(texts, key=lambda text: outlook.loot(names.index(text)))


def _trick(outlook: Outlook, texts: Sequence[str], _question: Question) -> str:
    return battling.trick_target(outlook, texts) or texts[-1]


def _reveal(outlook: Outlook, _texts: Sequence[str], question: Question) -> str:
    place = next(int(one[6:]) - 1 for one in question.about if one.startswith("token:"))
    return "yes" if battling.reveals(outlook, path_in(question), place) else "no"


def _divert(outlook: Outlook, _texts: Sequence[str], question: Question) -> str:
    return "yes" if battling.trick_target(outlook, question.about) else "no"


ADVENTURE: dict[str, Answer] = {
    "give_up_magic": _magic,
    "block_talents": _block,
    "block_tokens": _block,
    "drink": _block,
    "strike_monster": _strike("monster"),
    "strike_conquest": _strike("conquest"),
    "strike_mission": _strike("mission"),
    "loot": _loot,
    "trick_on": _trick,
    "divert_where": _trick,
    "reveal": _reveal,
    "divert": _divert,
}
