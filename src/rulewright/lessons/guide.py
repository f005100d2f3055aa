"""Where somebody stands in a lesson: a function of what they were asked and have answered, and of nothing else.

A step that was followed is done; one that was not is passed over, unless it insists, and so is one that does not fit
the question when a later one does.  So nothing that is legal can trap anybody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from rulewright.kernel.question import Question
    from rulewright.lessons.lesson import Lesson, Page, Step

ANOTHER = "table.lesson.another-way"
"""What is said after a legal answer that the lesson did not have in mind."""


class Progress(NamedTuple):
    """How far somebody has come."""

    step: int = 0
    """The first step that is neither done nor passed over."""
    answers: int = 0
    """How many answers they have given."""
    remark: str = ""
    """What is to be said about the last of them, as a message."""


BEGINNING = Progress()


class Shown(NamedTuple):
    """What somebody who learns is shown at a question."""

    number: int
    """Of which step, counted from 0; as many as there are steps when the lesson is over."""
    pages: tuple[Page, ...]
    wanted: list[str]
    """The answers that the lesson would like; none if all are as good."""
    remark: str

    @property
    def answer(self) -> str | None:
        """The best of the wanted answers."""
        return self.wanted[0] if self.wanted else None


def over(lesson: Lesson, progress: Progress) -> bool:
    """Whether a lesson has come to its end."""
    return progress.step >= len(lesson.step) or progress.answers >= lesson.most


def shown(lesson: Lesson, progress: Progress, question: Question) -> Shown:
    """Return what is shown at a question put to whoever learns; no pages where the lesson has nothing to say."""
    if over(lesson, progress):
        return Shown(len(lesson.step), lesson.end, [], progress.remark)
    number = _fitting(lesson, progress, question)
    if number is None:
        return Shown(progress.step, (), [], progress.remark)
    step = lesson.step[number]
    return Shown(number, step.page, step.wanted(question), progress.remark)


def follow(lesson: Lesson, progress: Progress, question: Question, answer: str) -> Progress:
    """Return how far somebody has come after an answer."""
    answers = progress.answers + 1
    if over(lesson, progress):
        return Progress(len(lesson.step), answers)
    number = _fitting(lesson, progress, question)
    if number is None:
        return Progress(progress.step, answers, progress.remark)
    step = lesson.step[number]
    if followed(step, question, answer):
        return Progress(number + 1, answers, lesson.key(step.well) if step.well else "")
    remark = lesson.key(step.but) if step.but else ANOTHER
    return Progress(number if step.insist else number + 1, answers, remark)


def followed(step: Step, question: Question, answer: str) -> bool:
    """Whether an answer is one that a step would like."""
    return not step.want or answer in step.wanted(question)


class Guide:
    """Goes along with a match, and knows where whoever learns in it stands."""

    def __init__(self, lesson: Lesson, seat: int) -> None:
        """Begin a lesson for a seat."""
        self.lesson = lesson
        self.seat = seat
        self._trail = [BEGINNING]
        """After each answer, how far they had come."""

    @property
    def progress(self) -> Progress:
        """How far they have come."""
        return self._trail[-1]

    def note(self, question: Question | None, answer: str) -> None:
        """Take note of an answer, anybody's."""
        mine = question is not None and question.seat == self.seat
        self._trail.append(follow(self.lesson, self.progress, question, answer) if mine and question else self.progress)

    def back(self, count: int) -> None:
        """Forget all answers but the first ones."""
        del self._trail[count + 1 :]

    def shown(self, question: Question | None) -> Shown | None:
        """Return what is shown now; None while others are asked, or the match is over."""
        if question is None or question.seat != self.seat:
            return None
        return shown(self.lesson, self.progress, question)


def _fitting(lesson: Lesson, progress: Progress, question: Question) -> int | None:
    """Return the first step from here on that fits a question."""
    for number in range(progress.step, len(lesson.step)):
        if lesson.step[number].fits(question):
            return number
    return None
