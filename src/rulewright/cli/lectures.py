"""What a lesson says in a terminal: all pages of a step at once, and the answers it would like."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.panel import Panel
from rich.text import Text

if TYPE_CHECKING:
    from rulewright.cli.screen import Screen
    from rulewright.kernel.question import Question
    from rulewright.lessons.guide import Guide
    from rulewright.lessons.lesson import Lesson
    from rulewright.texts.catalogue import Texts

WIDE = 88
"""Letters of the longest line that one likes to read."""


def show(screen: Screen, guide: Guide, question: Question) -> None:
    """Show what a lesson says at a question, if it says anything."""
    shown = guide.shown(question)
    if shown is None or not shown.pages:
        return
    texts, lesson = screen.texts, guide.lesson
    said = [texts(shown.remark)] if shown.remark else []
    for page in shown.pages:
        cited = f" [{page.law}]" if page.law else ""
        said.append(texts(lesson.key(page.text)) + cited)
    if shown.wanted:
        said.append(texts("cli.say.lesson_wants", answer=shown.wanted[0]))
    steps = len(lesson.step)
    where = texts("lesson.over") if shown.number == steps else texts("lesson.step", step=shown.number + 1, steps=steps)
    title = f"{title_of(texts, lesson)} · {where}"
    width = min(WIDE, screen.console.width)
    screen.say(Panel(Text("\n\n".join(said)), title=Text(title), title_align="left", width=width))


def title_of(texts: Texts, lesson: Lesson) -> str:
    """Return what a lesson is called."""
    return texts(lesson.key("title"))
