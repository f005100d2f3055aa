"""Every lesson is played to its end, as it wants and by people who do something else: no rule breaks one unseen."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest

import rulewright
from rulewright.agents.asking import answer_of
from rulewright.agents.catalogue import make
from rulewright.kernel.errors import UnknownGame
from rulewright.kernel.match import Match
from rulewright.kernel.question import Question
from rulewright.law import book
from rulewright.lessons.guide import Shown
from rulewright.lessons.lesson import PARTS, Lesson, UnknownLesson, lesson_of, lessons_of
from rulewright.lessons.rehearsal import Moment, rehearse
from rulewright.texts.catalogue import LANGUAGES, Texts
from tests.texts.reading import messages

ALL = [lesson for game in rulewright.known_games() for lesson in lessons_of(game)]
LONGEST = 420
"""Letters of a page: more is not read."""
QUOTED = re.compile("[“«„]([^”»“]+)[”»“]")
"""What a page says stands on a button."""
MISTAKEN = 6
"""How many people who do as they like take each lesson; many more in a thorough run."""

each = pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game}-{lesson.name}")


def bots(lesson: Lesson, seed: str) -> Callable[[Match], str]:
    """Return who plays the other seats."""
    match = lesson.prepare()
    seated = [make(lesson.bot, lesson.game, f"{seed} {seat}") for seat in range(match.game.seats(match.options))]

    def answer(match: Match) -> str:
        assert match.question is not None
        return answer_of(seated[match.question.seat], match).text

    return answer


def obedient(question: Question, shown: Shown) -> str:
    """Answer as the lesson wants; where it wants nothing, go on."""
    if shown.answer is not None:
        return shown.answer
    return "done" if question.find("done") else question.options[0].text


def wilful(chance: Random, obedience: float) -> Callable[[Question, Shown], str]:
    """Answer as one likes, now and then as the lesson wants."""

    def answer(question: Question, shown: Shown) -> str:
        if shown.answer is not None and chance.random() < obedience:
            return shown.answer
        return chance.choice(question.options).text

    return answer


def test_every_game_has_a_first_lesson_and_one_for_each_role() -> None:
    taught = {game: [lesson.name for lesson in lessons_of(game)] for game in rulewright.known_games()}
    for game, names in taught.items():
        assert names[0] == "first", game
        assert len(names) > 1, game


def test_a_lesson_that_there_is_not_is_refused() -> None:
    with pytest.raises(UnknownLesson, match="there are: first"):
        lesson_of("root", "no such lesson")
    with pytest.raises(UnknownGame):
        lesson_of("no such game", "first")


@each
def test_a_lesson_followed_shows_all_its_steps_in_their_order(lesson: Lesson) -> None:
    moments = list(rehearse(lesson, obedient, bots(lesson, lesson.seed)))
    said = [moment.shown.number for moment in moments if moment.shown.pages]
    assert said == list(range(len(lesson.step) + 1))
    assert moments[-1].shown.pages == lesson.end


@each
def test_a_step_is_never_shown_where_it_cannot_be_done(lesson: Lesson) -> None:
    for moment in rehearse(lesson, obedient, bots(lesson, lesson.seed)):
        offered = [option.text for option in moment.question.options]
        assert set(moment.shown.wanted) <= set(offered)


def mistaken(lesson: Lesson, number: int) -> list[Moment]:
    """Return a lesson as somebody takes it who does as they like."""
    chance = Random(number)  # noqa: S311  (no secret)
    return list(rehearse(lesson, wilful(chance, 0.2 * (number % 4)), bots(lesson, str(number))))


def holds(lesson: Lesson, moments: list[Moment]) -> None:
    """Look at what must hold however a lesson was taken."""
    numbers = [moment.shown.number for moment in moments]
    assert numbers == sorted(numbers)
    assert len(moments) <= lesson.most + 1
    for before, after in pairwise(moments):
        if before.shown.wanted and before.answer not in before.shown.wanted:
            assert after.shown.remark, f"{before.answer} at {before.question.prompt} was not answered"


@each
@pytest.mark.parametrize("number", range(MISTAKEN))
def test_whoever_does_something_else_is_answered_and_comes_to_the_end(lesson: Lesson, number: int) -> None:
    holds(lesson, mistaken(lesson, number))


@pytest.mark.thorough
@each
def test_many_who_do_something_else_come_to_the_end(lesson: Lesson) -> None:
    for number in range(MISTAKEN, 60):
        holds(lesson, mistaken(lesson, number))


@each
def test_after_a_lesson_the_match_can_be_played_on(lesson: Lesson) -> None:
    match = lesson.prepare()
    others = bots(lesson, "after it")
    for _ in range(400):
        if match.question is None:
            break
        match.answer(others(match))
    again = match.game.replay(match.record)
    assert again.position.fingerprint() == match.position.fingerprint()


@each
@pytest.mark.parametrize("language", LANGUAGES)
def test_its_pages_are_short(lesson: Lesson, language: str) -> None:
    texts = Texts(language)
    long = {key: len(texts(key)) for key in lesson.texts if len(texts(key)) > LONGEST}
    assert long == {}


@each
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_buttons_it_names_are_called_so(lesson: Lesson, language: str) -> None:
    texts = Texts(language)
    labels = {texts(name).casefold() for name in messages(language) if "-lesson-" not in name}
    for key in lesson.texts:
        for name in QUOTED.findall(texts(key)):
            assert name.casefold() in labels, f"{key}: nothing is called {name!r}"


@each
def test_what_it_cites_and_points_at_exists(lesson: Lesson) -> None:
    law = book.load(lesson.game)
    names = set(lesson.prepare().game.seat_names(lesson.prepare().options))
    assert lesson.seat in names
    for page in (*(page for step in lesson.step for page in step.page), *lesson.end):
        if page.law:
            law.paragraph(page.law)
        for thing in page.show:
            kind, colon, name = thing.partition(":")
            assert kind
            assert bool(name) == bool(colon)  # a thing of which there is one has no name of its own: `rival`
            assert kind != "part" or name in PARTS


@each
def test_no_two_of_its_texts_are_one(lesson: Lesson) -> None:
    assert len(set(lesson.texts)) == len(lesson.texts)
