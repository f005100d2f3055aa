"""What a good player would do: the best answers to the open question, and what each of them changes, in words.

It knows what an agent knows, a view.  A game may advise in its own way (`agents/<game>/advice.py`), or say in words
what the weights of its evaluation stand for (`agents/<game>/topics.py`); of any other game it counts points.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from rulewright.agents.agent import own_question
from rulewright.agents.evaluation import Evaluation, evaluation_of
from rulewright.agents.greedy import Branch, GreedyAgent
from rulewright.agents.topic import Topic
from rulewright.games.rooms import room
from rulewright.kernel.errors import CannotImagine
from rulewright.kernel.fate import Fate
from rulewright.kernel.speech import Note, Phrase

if TYPE_CHECKING:
    from rulewright.kernel.match import Match
    from rulewright.kernel.position import Position
    from rulewright.kernel.question import Option, Seat
    from rulewright.kernel.view import View

MOST = 3
"""So many answers are advised at most."""
WORLDS = 4
"""In so many imagined matches it is looked at what an answer changes."""
MEANWHILE = 64
"""How many answers are imagined until an action is over."""
MOST_REASONS = 3
"""So many reasons are told of one answer."""
LEAST = 0.12
"""What changes less than this, in points, is no reason."""
SURE = 1e-6
"""Points that differ by no more than this are whole ones."""
SHARE = 0.15
"""And what changes less than this share of the greatest change."""


class Advised(NamedTuple):
    """An answer, how much worse than the best one it seems (in points, 0 for the best), and what speaks for it."""

    option: Option[Any]
    behind: float
    reasons: tuple[Note, ...]


class Change(NamedTuple):
    """What an answer changes, by the weights of an evaluation: how much of each there is more, and what that is worth.

    `points` are those on the table.
    """

    points: float
    amounts: Mapping[str, float]
    worths: Mapping[str, float]


Topics = Callable[[str], Topic | None]
"""Return what a weight is about, by its name; None for what needs no words."""


def advise(view: View, most: int = MOST) -> list[Advised]:
    """Return the best answers to the open question, put to the view's own seat, best first.

    The same view gets the same advice.
    """
    own_question(view)
    own = room(__package__, view.game.name, "advice")
    if own is not None:
        found: list[Advised] = own.advise(view, most)
        return found
    return searched(view, most)


def searched(view: View, most: int = MOST) -> list[Advised]:
    """Advise as greedy would choose, by looking to the end of the action."""
    question = own_question(view)
    if len(question.options) == 1:
        return [Advised(question.options[0], 0.0, ())]
    name = view.game.name
    trunk = GreedyAgent(name, _seed(view)).weigh(view)
    if not trunk.branches:
        return []
    ranked = sorted(trunk.branches, key=lambda text: trunk.branches[text].value(), reverse=True)[:most]
    best = trunk.branches[ranked[0]].value()
    changes = [_change(view, evaluation_of(name), text, trunk.branches[text]) for text in ranked]
    spoken = room(__package__, name, "topics")
    found = []
    for text, change in zip(ranked, changes, strict=True):
        option = question.find(text)
        assert option is not None
        topics: Topics = _nothing if spoken is None else spoken.topics(view)
        found.append(Advised(option, best - trunk.branches[text].value(), reasons(change, topics)))
    return found


def reasons(change: Change, topics: Topics) -> tuple[Note, ...]:
    """Return what speaks for an answer, then what it costs, the weightiest first."""
    worth: dict[Topic, float] = {}
    number: dict[Topic, float] = {}
    for name, value in change.worths.items():
        topic = topics(name)
        if topic is not None:
            worth[topic] = worth.get(topic, 0.0) + value
            number[topic] = number.get(topic, 0.0) + change.amounts[name]
    least = max(LEAST, SHARE * max((abs(value) for value in (*worth.values(), change.points)), default=0.0))
    found = [
        (value, _told(topic, value, round(number[topic])))
        for topic, value in worth.items()
        if abs(value) >= least and (round(number[topic]) or not topic.counted)
    ]
    points = round(change.points)
    if points:
        found.append((change.points, points_note(points, sure=abs(change.points - points) < SURE)))
    weightiest = sorted(found, key=lambda one: -abs(one[0]))[:MOST_REASONS]
    return tuple(note for value, note in sorted(weightiest, key=lambda one: -one[0]))


def points_note(points: int, *, sure: bool) -> Note:
    """Say that an answer brings points, or costs some; for sure, or on average."""
    return Note(Phrase("counsel.points" if sure else "counsel.points-about", way=_way(points), n=abs(points)))


def _told(topic: Topic, value: float, number: int) -> Note:
    if topic.counted:
        return Note(Phrase(topic.key, way=_way(number), n=abs(number)), topic.law)
    return Note(Phrase(topic.key, way=_way(value)), topic.law)


def _way(value: float) -> str:
    return "gain" if value > 0 else "cost"


def _nothing(_name: str) -> None:
    return None


def _seed(view: View) -> str:
    """Return what the chance of imagined matches follows from: nothing that the seat does not know."""
    return f"advice {view.number} {view.seat}"


def _change(view: View, evaluation: Evaluation, text: str, branch: Branch) -> Change:
    """Return what an answer changes on average, if it is followed up as well as was found out."""
    fate = Fate.seeded(f"{_seed(view)} {text}")
    seat = view.seat
    assert seat is not None
    points, amounts, worths, worlds = 0.0, dict[str, float](), dict[str, float](), 0
    for _ in range(WORLDS):
        try:
            match = view.imagine(fate)
        except CannotImagine:
            break
        before = _seen(match.position, evaluation, seat, match)
        _follow(match, text, branch, seat, fate)
        after = _seen(match.position, evaluation, seat, match)
        points += after.points - before.points
        for found, sums in ((after.amounts, amounts), (after.worths, worths)):
            for name, value in found.items():
                sums[name] = sums.get(name, 0.0) + value
        for found, sums in ((before.amounts, amounts), (before.worths, worths)):
            for name, value in found.items():
                sums[name] = sums.get(name, 0.0) - value
        worlds += 1
    share = 1.0 / max(1, worlds)
    return Change(
        points * share,
        {name: value * share for name, value in amounts.items()},
        {name: value * share for name, value in worths.items()},
    )


def _seen(position: Position, evaluation: Evaluation, seat: Seat, match: Match) -> Change:
    found = evaluation.features(position, seat)
    return Change(float(match.game.outcome(position).points[seat]), found.amounts, found.worths)


def _follow(match: Match, text: str, branch: Branch | None, seat: Seat, fate: Fate) -> None:
    """Give an answer, and go on to the end of the action: as was found best, others at random."""
    action = match.start
    match.answer(text)
    for _ in range(MEANWHILE):
        question = match.question
        if question is None or match.start is not action:
            return
        options = question.options
        option = options[fate.below(len(options))]
        if len(options) == 1:
            option = options[0]
        elif question.seat == seat and branch is not None and branch.branches:
            option = question.find(branch.best()) or option
            branch = branch.branches.get(option.text)
        match.answer(option)
