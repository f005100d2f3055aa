"""`rulewright learn`: lessons, at a table in the browser or in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import rulewright
from rulewright.agents.asking import answer_of
from rulewright.agents.catalogue import make
from rulewright.cli.common import refuse
from rulewright.cli.lectures import title_of
from rulewright.cli.words import Tongue, texts
from rulewright.kernel.errors import BadRecord, RulewrightError
from rulewright.kernel.record import Record
from rulewright.lessons.guide import Guide
from rulewright.lessons.lesson import Lesson, lesson_of, lessons_of
from rulewright.lessons.rehearsal import rehearse

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulewright.cli.sitting import Sitting
    from rulewright.kernel.match import Match
    from rulewright.kernel.question import Question
    from rulewright.lessons.guide import Shown


def learn(  # noqa: PLR0913  (each parameter is an option of the command)
    game: Annotated[str, typer.Argument()] = "",
    lesson: Annotated[str, typer.Argument()] = "",
    *,
    terminal: Annotated[bool, typer.Option("--terminal")] = False,
    script: Annotated[bool, typer.Option("--script")] = False,
    resume: Annotated[Path | None, typer.Option()] = None,
    port: Annotated[int, typer.Option(min=0, max=65535)] = 0,
    show: Annotated[bool, typer.Option("--open/--no-open")] = True,
    lang: Tongue = "",
) -> None:
    """Learn a game: choose a lesson at the table in the browser, or take one right here."""
    if not game:
        _list()
        return
    try:
        rulewright.find(game)
        found = lesson_of(game, lesson) if lesson else None
    except RulewrightError as error:
        refuse("learn", str(error))
    if not (terminal or script):
        from rulewright.cli.browsing import open_table  # noqa: PLC0415  (the terminal needs no server)

        open_table(game, port, show=show, page=f"learn/{game}")
        return
    if found is None:
        found = next(iter(lessons_of(game)), None)
    if found is None:
        refuse("learn", texts()("cli.say.lesson_none", game=game))
    if script:
        _script(found)
        return
    from rulewright.cli.terminal_game import teach_here  # noqa: PLC0415  (the script needs no terminal)

    try:
        sitting = seated(found, None if resume is None else Record.load(resume))
    except RulewrightError as error:
        refuse("learn", str(error))
    teach_here(found, sitting, resume)


def _list() -> None:
    """Print all lessons of all games."""
    for game in rulewright.known_games():
        typer.echo(rulewright.find(game).title)
        for lesson in lessons_of(game):
            minutes = texts()("lesson.minutes", n=lesson.minutes)
            typer.echo(f"  {lesson.name:<12} {title_of(texts(), lesson)} ({minutes})")
    typer.echo(texts()("cli.say.lesson_take"))


def seated(lesson: Lesson, record: Record | None = None) -> Sitting:
    """Return a lesson's match with bots on the other seats, and a guide for whoever learns; or one that goes on."""
    from rulewright.cli.sitting import Sitting  # noqa: PLC0415  (the browser needs none)

    match = lesson.prepare()
    if record is not None and (record.game, record.position) != (lesson.game, lesson.position):
        raise BadRecord(texts()("cli.say.lesson_other", lesson=lesson.name))
    learner = lesson.learner(match.game, match.options)
    bots = {
        seat: make(lesson.bot, lesson.game, f"{lesson.seed} {seat}")
        for seat in range(match.game.seats(match.options))
        if seat != learner
    }
    sitting = Sitting(match, bots, Guide(lesson, learner))
    for answer in record.standing if record is not None else ():
        question = sitting.match.question
        option = None if question is None else question.find(answer)
        if option is None:
            raise BadRecord(texts()("cli.say.lesson_other", lesson=lesson.name))
        sitting.answer(option)
    return sitting


def _script(lesson: Lesson) -> None:
    """Print a lesson as it wants to be taken: for its author."""
    for moment in rehearse(lesson, _obey, _bots(lesson)):
        offered = " | ".join(option.text for option in moment.question.options)
        typer.echo(f"{moment.question.prompt}: {offered}")
        if moment.shown.remark:
            typer.echo(f"    ({texts()(moment.shown.remark)})")
        for page in moment.shown.pages:
            typer.echo(f"    {moment.shown.number + 1}. {texts()(lesson.key(page.text))}")
        typer.echo(f"  > {moment.answer}")


def _obey(question: Question, shown: Shown) -> str:
    """Answer as the lesson wants; where it wants nothing, go on."""
    if shown.answer is not None:
        return shown.answer
    return "done" if question.find("done") else question.options[0].text


def _bots(lesson: Lesson) -> Callable[[Match], str]:
    """Return who answers for the other seats."""
    sitting = seated(lesson)

    def answer(match: Match) -> str:
        assert match.question is not None
        return answer_of(sitting.bots[match.question.seat], match).text

    return answer
