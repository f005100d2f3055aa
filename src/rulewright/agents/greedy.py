"""An opponent that looks one action ahead.

It imagines matches that agree with what it knows, carries out every action it is offered, to the end of the
step in flight, and takes the one whose outcome it likes best on average.  It knows no game: what to like is
said by an evaluation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rulewright.agents.agent import Agent, own_question
from rulewright.agents.evaluation import Evaluation, evaluation_of
from rulewright.agents.weights import Weights
from rulewright.kernel.errors import CannotImagine
from rulewright.kernel.fate import Fate
from rulewright.kernel.match import Match
from rulewright.kernel.position import Position
from rulewright.kernel.question import Option, Question, Seat
from rulewright.kernel.view import View

WORLDS = 8
"""How many matches are imagined for options whose outcome hangs on chance or on others."""
BUDGET = 1000
"""How many positions may be copied for one decision; when they are used up, lines go on at random."""
KEPT = 3
"""How many of the follow-up answers that have been tried in one world are tried again in the next."""


class Branch:
    """What is known of the lines that begin with some answers: how they ended, and how they go on."""

    __slots__ = ("branches", "ends", "total")

    def __init__(self) -> None:
        """Begin with no line."""
        self.branches: dict[str, Branch] = {}
        self.total = 0.0
        self.ends = 0

    def end(self, value: float) -> None:
        """Count a line that ends here."""
        self.total += value
        self.ends += 1

    def grow(self, text: str) -> Branch:
        """Return the branch of one more answer."""
        branch = self.branches.get(text)
        if branch is None:
            branch = self.branches[text] = Branch()
        return branch

    def best(self) -> str:
        """Return the answer to go on with; of equal ones, the first that was offered."""
        return max(self.branches, key=lambda text: self.branches[text].value())

    def value(self) -> float:
        """Return the average of the lines that end here and of the best way to go on."""
        if not self.branches:
            return self.total / self.ends if self.ends else float("-inf")
        onward = max(branch.value() for branch in self.branches.values())
        weight = max(branch.samples() for branch in self.branches.values())
        return (self.total + weight * onward) / (self.ends + weight)

    def promising(self, options: Sequence[Option[Any]]) -> Sequence[Option[Any]]:
        """Return the options that have not been tried yet, and the best of those that have."""
        if len(self.branches) <= KEPT:
            return options
        ranked = sorted(self.branches, key=lambda text: self.branches[text].value(), reverse=True)
        poor = set(ranked[KEPT:])
        return [option for option in options if option.text not in poor] or options

    def samples(self) -> int:
        """Return in how many worlds this branch was seen."""
        if not self.branches:
            return self.ends
        return self.ends + max(branch.samples() for branch in self.branches.values())


class Foreseen:
    """A question that is expected after an answer, the table at that moment, and what to say then."""

    __slots__ = ("answer", "offered", "prompt", "table")

    def __init__(self, question: Question, table: tuple[object, ...], answer: str) -> None:
        """Note what is expected."""
        self.prompt = question.prompt
        self.offered = [option.text for option in question.options]
        self.table = table
        self.answer = answer

    def comes_true(self, view: View, question: Question) -> bool:
        """Whether a question is the foreseen one, at the foreseen table."""
        return (
            question.prompt == self.prompt
            and [option.text for option in question.options] == self.offered
            and view.now.fingerprint() == self.table
        )


class GreedyAgent(Agent):
    """Takes the action after which the table looks best."""

    name = "greedy"

    def __init__(self, game: str, seed: int | str, weights: Mapping[str, Weights] | None = None) -> None:
        """Learn what to like in a game, as usual or by other weights; the same seed gives the same choices."""
        self._evaluate: Evaluation = evaluation_of(game, weights)
        self._fate = Fate.seeded(f"greedy agent {seed}")
        self.plan: list[Foreseen] = []
        self._crossroads: dict[tuple[object, ...], Branch] = {}
        self.copies = 0
        """Positions copied for the last decision that needed a search."""

    def choose(self, view: View) -> Option[Any]:
        """Go on with the plan if everything came as foreseen; otherwise search."""
        question = own_question(view)
        if len(question.options) == 1:
            return question.options[0]
        if self.plan:
            foreseen = self.plan.pop(0)
            if foreseen.comes_true(view, question):
                return _named(question, foreseen.answer)
            self.plan = []
        trunk = self._search(view, question)
        if not trunk.branches:
            return question.options[self._fate.below(len(question.options))]
        answer = _named(question, trunk.best())
        self.plan = self._foresee(view, trunk)
        return answer

    def weigh(self, view: View) -> Branch:
        """Search the open question as for a choice, and return what was found out about every option."""
        self.plan = []
        return self._search(view, own_question(view))

    def _search(self, view: View, question: Question) -> Branch:
        """Try every option in an imagined match, and those with uncertain outcomes in several."""
        self.copies = 0
        trunk = Branch()
        options = list(question.options)
        for _ in range(WORLDS):
            world = self._imagine(view)
            if world is None:
                break
            self._crossroads = {}
            options = [option for option in options if self._try(world, option, trunk, world.start)]
            if not options or self.copies > BUDGET:
                break
        return trunk

    def _try(self, match: Match, option: Option[Any], branch: Branch, start: Position, *, last: bool = False) -> bool:
        """Give an answer and search what follows; return whether chance or others had a part in it.

        The last answer to be tried may use up the match itself.
        """
        question = match.question
        assert question is not None
        twin = match if last else self._copy(match)
        before = twin.position.fate.counter
        twin.answer(option)
        drawn = twin.position.fate.counter != before
        return self._follow(twin, question.seat, start, branch, option.text) or drawn

    def _follow(self, match: Match, seat: Seat, start: Position, parent: Branch, text: str) -> bool:
        """Search the lines from here to the end of the step; return whether chance or others had a part in them."""
        uncertain = False
        while True:
            question = match.question
            if question is None or match.start is not start:
                parent.grow(text).end(self._evaluate(match.position, seat))
                # When the turn has passed on, cards were drawn and others have begun: that was chance, too.
                return uncertain or (question is not None and question.seat != seat)
            options = question.options
            if question.seat != seat:
                uncertain = True
                match.answer(options[self._fate.below(len(options))])
            elif len(options) == 1:
                match.answer(options[0])
            elif self.copies > BUDGET:
                match.answer(options[self._fate.below(len(options))])
            else:
                break
        # The same answers in another order lead to the same place: go on from there only once in each world.
        answers = tuple(sorted(answer.text for answer in match.flight))
        key = (answers, match.position.fingerprint() if len(answers) > 1 else ())
        known = self._crossroads.get(key)
        if known is not None:
            parent.branches[text] = known
            return uncertain
        branch = self._crossroads[key] = parent.grow(text)
        promising = branch.promising(options)
        last = promising[-1]
        for option in promising:
            uncertain |= self._try(match, option, branch, start, last=option is last)
        return uncertain

    def _imagine(self, view: View) -> Match | None:
        """Imagine a match, unless what has been seen is so unlikely that no deal is found that explains it."""
        try:
            return view.imagine(self._fate)
        except CannotImagine:
            return None

    def _copy(self, match: Match) -> Match:
        self.copies += 1
        return match.copy()

    def _foresee(self, view: View, trunk: Branch) -> list[Foreseen]:
        """Note the own questions that will follow the best answer, as long as nobody else is asked."""
        branch = trunk.branches[trunk.best()]
        if not branch.branches:
            return []
        plan: list[Foreseen] = []
        match = self._imagine(view)
        if match is None:
            return []
        start, seat = match.start, view.seat
        match.answer(trunk.best())
        while branch.branches:
            question = match.question
            if question is None or match.start is not start or question.seat != seat:
                break
            if len(question.options) == 1:
                match.answer(question.options[0])
                continue
            answer = branch.best()
            if question.find(answer) is None:
                break  # an imagined world that goes another way than those that were searched
            shown = match.position.copy()
            shown.redeal(seat, match.position, None)
            plan.append(Foreseen(question, shown.fingerprint(), answer))
            match.answer(answer)
            branch = branch.branches[answer]
        return plan


def _named(question: Question, text: str) -> Option[Any]:
    option = question.find(text)
    assert option is not None, f"{text!r} is not offered by {question}"
    return option
