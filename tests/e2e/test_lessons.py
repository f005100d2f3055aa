"""Lessons in a browser: followed to their end, left and taken up again, on a desk, a phone and by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import rulewright
from rulewright.lessons.lesson import Lesson, lesson_of, lessons_of
from rulewright.texts.catalogue import Texts
from tests.e2e.conftest import DESKTOP, PHONE, Sit
from tests.e2e.seat import Seat

ALL = [lesson for game in rulewright.known_games() for lesson in lessons_of(game)]
FIRST = lesson_of("root", "first")
SAY = Texts("en")
PANEL = ".lesson"
MOST = 150
"""No lesson has as many pages and answers."""


def begin(seat: Seat, lesson: Lesson) -> None:
    """Choose a lesson on the page of lessons."""
    seat.open(f"learn/{lesson.game}")
    seat.page.locator(f"[data-lesson='{lesson.name}']").click()
    seat.page.wait_for_selector(PANEL)


def words(seat: Seat) -> str:
    """Return what the lesson says."""
    return seat.page.locator(f"{PANEL} .words").inner_text()


def lit(seat: Seat) -> int:
    """Return how many things stand in the light."""
    seat.page.wait_for_timeout(250)
    return seat.page.locator(".light").count()


def follow(seat: Seat, lesson: Lesson) -> list[str]:
    """Do what a lesson wants until it is over; return the texts of pages whose things were not to be seen."""
    pages = {SAY(lesson.key(page.text)): page for step in lesson.step for page in step.page}
    dark: list[str] = []
    for _ in range(MOST):
        panel = seat.page.locator(PANEL)
        if panel.locator("[data-lesson-play-on]").count():
            return dark
        shown = next((page for text, page in pages.items() if text in words(seat)), None)
        if shown is not None and shown.show and lit(seat) == 0:
            dark.append(shown.text)
        if panel.locator("[data-lesson-next]").count():
            panel.locator("[data-lesson-next]").click()
            continue
        number = seat.number
        show = panel.locator("[data-lesson-show]")
        if show.count():
            show.click()
        elif seat.table.get_attribute("data-asked") == "true":
            choices = seat.page.locator(".buttons [data-option]")
            done = seat.page.locator(".buttons [data-option='done']")
            (done if done.count() else choices).first.click()
        else:
            seat.page.wait_for_timeout(50)
            continue
        if seat.page.locator("[data-pending]").count():
            seat.page.locator("[data-pending]").click()
        seat.moved_on(number)
        seat.ready()
    raise AssertionError(f"{lesson.name} has no end")


def test_a_newcomer_learns_is_shown_where_to_look_and_plays_on(sit: Sit) -> None:
    anna = sit(DESKTOP)
    anna.open()
    anna.page.locator("[data-game='root'] [data-learn]").first.click()
    anna.page.locator("[data-lesson='first']").click()
    anna.page.wait_for_selector(PANEL)
    assert follow(anna, FIRST) == []
    anna.page.locator("[data-lesson-play-on]").click()
    expect(anna.page.locator(PANEL)).to_have_count(0)
    anna.ready()
    anna.open("learn/root")
    expect(anna.page.locator(".done")).to_have_count(1)
    assert anna.complaints == []


@pytest.mark.thorough
@pytest.mark.parametrize("lesson", [lesson for lesson in ALL if lesson is not FIRST], ids=lambda one: one.name)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_every_lesson_is_followed_to_its_end_and_lights_up_what_it_speaks_of(
    sit: Sit, lesson: Lesson, size: dict[str, int]
) -> None:
    anna = sit(size, touch=size is PHONE)
    begin(anna, lesson)
    assert follow(anna, lesson) == []
    assert anna.complaints == []


def test_another_answer_is_answered_and_the_lesson_can_be_left_and_taken_up(sit: Sit) -> None:
    anna = sit(PHONE, touch=True)
    begin(anna, FIRST)
    while anna.page.locator("[data-lesson-next]").count():
        anna.page.locator("[data-lesson-next]").click()
    number = anna.number
    anna.page.locator(".buttons [data-option='done']").click()
    anna.moved_on(number)
    expect(anna.page.locator(f"{PANEL} .remark")).to_have_text(SAY(FIRST.key("not-crafted")))
    anna.page.locator("[data-lesson-leave]").click()
    expect(anna.page.locator(PANEL)).to_have_count(0)
    anna.page.reload()
    anna.page.locator("[data-take-up]").click()
    expect(anna.page.locator(f"{PANEL} .words")).to_contain_text(SAY(FIRST.key("not-crafted")))
    assert anna.complaints == []


def test_a_lesson_is_read_by_keyboard_and_by_those_who_only_hear_it(sit: Sit) -> None:
    anna = sit()
    begin(anna, FIRST)
    assert SAY(FIRST.key("welcome")) in words(anna)
    anna.page.keyboard.press("n")
    assert SAY(FIRST.key("aim")) in words(anna)
    expect(anna.page.locator(f"{PANEL} [aria-live=polite]")).to_have_count(1)
    expect(anna.page.get_by_role("region", name=SAY(FIRST.key("title")))).to_have_count(1)
