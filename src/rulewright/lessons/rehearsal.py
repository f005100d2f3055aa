"""Playing a lesson without anybody at the table: what its author and the suite see of it.

The other seats are played by agents who know no more than at a table; whoever learns answers as they like.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rulewright.lessons.guide import Guide, over

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rulewright.kernel.match import Match
    from rulewright.kernel.question import Question
    from rulewright.lessons.guide import Shown
    from rulewright.lessons.lesson import Lesson


class Moment(NamedTuple):
    """A question that was put to whoever learns, what the lesson showed, and what was answered."""

    question: Question
    shown: Shown
    answer: str


def rehearse(
    lesson: Lesson, learner: Callable[[Question, Shown], str], others: Callable[[Match], str]
) -> Iterator[Moment]:
    """Play a lesson until it is over, or its match is; the last moment is the one at which its end is shown."""
    match = lesson.prepare()
    guide = Guide(lesson, lesson.learner(match.game, match.options))
    while (question := match.question) is not None:
        shown = guide.shown(question)
        answer = others(match) if shown is None else learner(question, shown)
        if shown is not None:
            yield Moment(question, shown, answer)
            if over(lesson, guide.progress):
                return
        guide.note(question, answer)
        match.answer(answer)
