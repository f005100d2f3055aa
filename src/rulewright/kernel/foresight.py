"""What an answer will do, told before it is given: the rules themselves say it, as far as it is certain.

An option is tried in matches that are imagined from what the seat knows.  What happens alike in all of them, before
chance or anybody else has a say, is certain; everything else is not told.  So no rule is stated a second time, and
nothing is betrayed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rulewright.kernel.errors import CannotImagine, NotAsked, NotOffered
from rulewright.kernel.fate import Fate
from rulewright.kernel.speech import Ahead, Note

if TYPE_CHECKING:
    from rulewright.kernel.event import Event
    from rulewright.kernel.match import Match
    from rulewright.kernel.position import Position
    from rulewright.kernel.question import Option, Question
    from rulewright.kernel.speech import Phrase
    from rulewright.kernel.view import View

WORLDS = 3
"""In so many imagined matches an option is tried."""
TRIES = 32
"""How many deals are tried for each of them."""
MOST = 8
"""So many sentences are told of one answer."""


class Foresight(NamedTuple):
    """What is known of an answer before it is given."""

    about: tuple[Note, ...]
    """What it is for, what it costs and scores."""
    warnings: tuple[Note, ...]
    """What harm it does to whoever gives it."""
    happens: tuple[Phrase, ...]
    """What will happen, in the words in which it will be told."""
    points: int
    """How many points it brings, or costs, at once."""
    then: Phrase | None
    """What the same seat is asked next in the same action, if that is certain."""


class Trial(NamedTuple):
    """One option tried in one imagined match."""

    ahead: Ahead
    points: int
    """Points on the table that are certain."""
    question: Question | None
    """What the same seat is asked next in the same action."""


def foresee(view: View, option: Option[object]) -> Foresight:
    """Say what an option of the question put to the view's own seat will do."""
    question = _asked(view)
    if question.find(option.text) is None:
        raise NotOffered(f"{option.text!r} is not offered by {question.prompt}")
    speech = view.game.speech
    about = speech.about(view.now, question, option)
    trials = [_tried(world, view, option) for world in _worlds(view, WORLDS)]
    if not trials:
        return Foresight(about, (), (), 0, None)
    common = _common([trial.ahead.happened for trial in trials])
    told = [phrase for event in common if (phrase := _said(view, event)) is not None]
    whole = all(len(trial.ahead.happened) == len(common) for trial in trials)
    next_one = trials[0].question
    alike = next_one is not None and all(
        trial.question is not None and trial.question.prompt == next_one.prompt and trial.question.law == next_one.law
        for trial in trials
    )
    return Foresight(
        about,
        _warnings(view, question, option, [trial.ahead for trial in trials]),
        tuple(told[:MOST]),
        trials[0].points if whole and len({trial.points for trial in trials}) == 1 else 0,
        speech.prompt(trials[0].ahead.after, next_one) if alike and next_one is not None else None,
    )


def warnings(view: View) -> dict[str, tuple[Note, ...]]:
    """Return what harm the options of the open question do to whoever chooses them, by their notation."""
    question = _asked(view)
    if not view.game.speech.careful(view.now, question):
        return {}
    found: dict[str, tuple[Note, ...]] = {}
    worlds = _worlds(view, 1)
    for option in question.options:
        aheads = [_tried(world.copy(), view, option).ahead for world in worlds]
        noted = _warnings(view, question, option, aheads)
        if noted:
            found[option.text] = noted
    return found


def _asked(view: View) -> Question:
    if view.question is None or not view.mine:
        raise NotAsked("only the seat that is asked can be told what its answers do")
    return view.question


def _worlds(view: View, number: int) -> list[Match]:
    """Imagine some matches; the same ones for the same view: who asks twice hears the same."""
    found: list[Match] = []
    fate = Fate.seeded(f"foresight {view.number}")
    try:
        while len(found) < number:
            found.append(view.imagine(fate, tries=TRIES))
    except CannotImagine:
        pass
    return found


def _tried(match: Match, view: View, option: Option[object]) -> Trial:
    """Choose an option, and say what is certain to come of it."""
    game, position, seat = match.game, match.position, view.seat
    assert seat is not None
    chance, action = position.fate.counter, match.start
    before = game.outcome(position).points[seat]
    points = [before]
    happened: list[Event] = []
    uncertain = False

    def hear(event: Event) -> None:
        nonlocal uncertain
        heading = game.speech.heading(view.now, event)
        uncertain = uncertain or position.fate.counter != chance or (heading is not None and heading.level == "turn")
        if not uncertain and heading is None:
            happened.append(event.seen_by(seat))
            points.append(game.outcome(position).points[seat])

    match.listen(hear)
    match.answer(option.text)
    question = match.question
    if question is None or question.seat != seat or match.start is not action or position.fate.counter != chance:
        question = None
    after: Position = position.copy()
    after.redeal(seat, after, None)
    return Trial(Ahead(view.now, after, tuple(happened)), points[-1] - before, question)


def _common(worlds: list[tuple[Event, ...]]) -> list[Event]:
    """Return what happens alike in all worlds, from the beginning."""
    found: list[Event] = []
    for events in zip(*worlds, strict=False):
        if len({(event.kind, tuple(sorted(event.facts.items()))) for event in events}) > 1:
            break
        found.append(events[0])
    return found


def _warnings(view: View, question: Question, option: Option[object], aheads: list[Ahead]) -> tuple[Note, ...]:
    """Return the harm that an option does in all worlds."""
    speech = view.game.speech
    told = [speech.warnings(question, option, ahead) for ahead in aheads]
    return tuple(note for note in told[0] if all(note in others for others in told)) if told else ()


def _said(view: View, event: Event) -> Phrase | None:
    return view.game.speech.event(view.now, event)
