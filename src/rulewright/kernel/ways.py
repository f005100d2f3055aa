"""What a question leads to, seen before it is answered: so that somebody may point at a thing first.

A player thinks "from here to there", and the rules ask for the action before its place.  A *way* is a chain of answers
that one seat gives in a row within one action, with everything on the table that it names.  Where the rules will put
the same question several times over, that is told as well: then several things are chosen at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from rulewright.kernel.errors import MatchIsOver

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from rulewright.kernel.match import Match
    from rulewright.kernel.position import Position
    from rulewright.kernel.question import Option, Question

    Usual = Callable[[Position, Question], Option[Any] | None]
    """Which of several equal answers somebody would usually give."""

FEW = 12
"""With so many answers at most, it is looked what comes after each of them, too."""
MOST_TIMES = 12
"""So often at most the same question is followed."""


class Way(NamedTuple):
    """A chain of answers: what it begins with, and the question at its end with the option that answers it."""

    answers: tuple[str, ...]
    targets: tuple[str, ...]
    position: Position
    """The table when the last question is put, as it is imagined."""
    question: Question
    option: Option[Any]


class Several(NamedTuple):
    """The same question so many times over, and how that is usually answered."""

    times: int
    distinct: bool
    """Whether nothing can be named twice."""
    usual: list[str]
    """The answers that somebody would usually give, if the game knows."""
    most: list[int]
    """For each option, how many times in a row it can be answered; empty if distinct."""


def ways(match: Match) -> Generator[None, None, list[Way]]:
    """Find the ways that begin with an answer that names no thing, pausing after each such answer.

    `match` is one that the seat that is asked imagines, and stays as it is.  Nothing is followed past dice, draws,
    what others learn or are asked, or the end of the action.
    """
    question = _asked(match)
    found: list[Way] = []
    for option in question.options:
        if option.targets:
            continue
        yield
        later = _after(match, option)
        if later is None or later.question is None:
            continue
        for way in _first(later, option):
            found += _deeper(later, way) or [way]
            yield
    return found


def several(match: Match, usual: Usual) -> Several | None:
    """Say how many times in a row the open question will be put; None if once, or if it may be ended before."""
    question = _asked(match)
    if len(question.options) == 1 or not all(option.targets for option in question.options):
        return None
    named: list[str] = []
    distinct = True

    def choose(position: Position, now: Question) -> Option[Any] | None:
        nonlocal distinct
        distinct = distinct and not (named and now.find(named[-1]))
        chosen = usual(position, now) or now.options[0]
        named.append(chosen.text)
        return chosen

    times = _again(match, choose)
    if times == 1:
        return None
    knows = usual(match.position, question) is not None
    most = [] if distinct else [_again(match, _same(option.text)) for option in question.options]
    return Several(times, distinct, named if knows else [], most)


def _same(text: str) -> Callable[[Position, Question], Option[Any] | None]:
    """Return what chooses the same answer again and again."""
    return lambda _, question: question.find(text)


def _again(match: Match, choose: Callable[[Position, Question], Option[Any] | None]) -> int:
    """Return how many times in a row a question is put, and answered by a choice: in the same step, without chance."""
    question, twin = _asked(match), match.copy()
    here = _place(match)
    for times in range(MOST_TIMES):
        now = twin.question
        same = now is not None and (now.seat, now.prompt) == (question.seat, question.prompt)
        if now is None or not same or _place(twin) != here or not all(option.targets for option in now.options):
            return times
        chosen = choose(twin.position, now)
        if chosen is None:
            return times
        twin.answer(chosen)
    return MOST_TIMES


def _place(match: Match) -> tuple[object, ...]:
    """Return what tells the step of a match, and how much chance there was, from any other."""
    position = match.position
    return match.game.turn(position), position.agenda.seat, position.agenda.cursor, position.fate.counter


def _asked(match: Match) -> Question:
    if match.question is None:
        raise MatchIsOver("the match is over: no question is open")
    return match.question


def _after(match: Match, option: Option[Any]) -> Match | None:
    """Return the match after an answer, if the same seat goes on with its action and nobody has learned anything."""
    question, game = _asked(match), match.game
    twin = match.copy()
    taught: list[bool] = []
    twin.listen(lambda event: taught.append(game.teaches(event)))
    twin.answer(option.text)
    twin.listen(None)
    now = twin.question
    if now is None or now.seat != question.seat or not twin.flight or any(taught):
        return None
    return twin if twin.position.fate.counter == match.position.fate.counter else None


def _first(later: Match, option: Option[Any]) -> list[Way]:
    """Return the ways of two answers, as far as the second names something."""
    question = _asked(later)
    return [
        Way((option.text, second.text), second.targets, later.position, question, second)
        for second in question.options
        if second.targets
    ]


def _deeper(later: Match, way: Way) -> list[Way]:
    """Return the ways of three answers that go on from one of two, if the third names things of another kind."""
    if len(way.question.options) > FEW:
        return []
    last = _after(later, way.option)
    if last is None:
        return []
    question = _asked(last)
    kinds = {target.partition(":")[0] for target in way.targets}
    if not all(option.targets for option in question.options) or any(
        target.partition(":")[0] in kinds for option in question.options for target in option.targets
    ):
        return []
    return [
        Way((*way.answers, third.text), (*way.targets, *third.targets), last.position, question, third)
        for third in question.options
    ]
