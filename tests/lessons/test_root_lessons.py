"""Lessons of Root are played on when they are over: their tables must be ones that could have come about."""

from __future__ import annotations

from itertools import pairwise

import pytest

from rulewright.games.root.audit import audit
from rulewright.games.root.box import FACTIONS
from rulewright.games.root.position import Root
from rulewright.lessons.lesson import Lesson, lessons_of

each = pytest.mark.parametrize("lesson", lessons_of("root"), ids=lambda lesson: lesson.name)


def position_of(lesson: Lesson) -> Root:
    """Return how the table stands when a lesson begins."""
    position = lesson.prepare().position
    assert isinstance(position, Root)
    return position


@each
def test_its_deck_is_shuffled(lesson: Lesson) -> None:
    deck = position_of(lesson).deck
    printed = sum(card + 1 == after for card, after in pairwise(deck))
    assert printed < len(deck) / 4


@each
def test_nothing_is_missing_or_too_many(lesson: Lesson) -> None:
    assert audit(position_of(lesson)) == []


@each
def test_with_two_players_the_dominance_cards_are_out(lesson: Lesson) -> None:
    root = position_of(lesson)
    assert root.out == (root.setting.deck.dominance if len(root.setting.seats) == 2 else 0)


def test_every_faction_has_a_lesson_of_its_own_in_which_it_is_played() -> None:
    taught = {lesson.name: lesson.seat for lesson in lessons_of("root") if lesson.name != "first"}
    assert taught == {name: name for name in FACTIONS}
