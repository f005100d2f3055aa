"""`rulewright learn`: lessons in the terminal."""

from __future__ import annotations

from pathlib import Path

from rulewright.lessons.lesson import lesson_of
from rulewright.texts.catalogue import Texts
from tests.cli.scripted import run

FIRST = lesson_of("root", "first")
SAY = Texts("en")


def said(text: str) -> str:
    """Return how a text of the first lesson begins, as far as it surely stands on one line."""
    return SAY(FIRST.key(text))[:30]


def taken(home: Path, typed: str, *words: str) -> str:
    """Take the first lesson in the terminal."""
    result = run("learn", "root", "first", "--terminal", *words, typed=typed, home=str(home))
    assert result.exit_code == 0, result.output
    return result.output


def test_all_lessons_are_listed(tmp_path: Path) -> None:
    result = run("learn", home=str(tmp_path))
    assert result.exit_code == 0
    assert SAY(FIRST.key("title")) in result.output


def test_a_lesson_says_what_is_seen_what_is_wanted_and_what_came_of_it(tmp_path: Path) -> None:
    output = taken(tmp_path, "craft:birdy_bindle\nquit\n")
    assert "Step 1 of" in output
    assert said("welcome") in output
    assert "(The lesson would like: craft:birdy_bindle)" in output
    assert said("crafted") in output
    assert said("build") in output


def test_another_legal_answer_is_answered_and_the_lesson_goes_on(tmp_path: Path) -> None:
    output = taken(tmp_path, "done\nrecruit\nquit\n")
    assert said("not-crafted") in output
    assert said("not-build") in output
    assert "Step 2 of" in output


def test_a_lesson_goes_back_with_an_undo(tmp_path: Path) -> None:
    output = taken(tmp_path, "craft:birdy_bindle\nbuild\nundo\nquit\n")
    assert output.count(said("build")) == 2
    assert "Step 3 of" in output


def test_a_lesson_that_was_left_is_taken_up_where_it_was(tmp_path: Path) -> None:
    output = taken(tmp_path, "craft:birdy_bindle\nbuild\nquit\n")
    file = tmp_path / ".config" / "rulewright" / "games" / "root-lesson-first.jsonl"
    assert str(file) in output.replace("\n", "")
    again = taken(tmp_path, "quit\n", "--resume", str(file))
    assert "Step 3 of" in again
    assert "Step 1 of" not in again


def test_a_record_of_something_else_is_refused(tmp_path: Path) -> None:
    played = run("play", "root", "--terminal", "--seats", "marquise,eyrie", typed="1\nquit\n", home=str(tmp_path))
    assert played.exit_code == 0
    (file,) = (tmp_path / ".config" / "rulewright" / "games").glob("*.jsonl")
    result = run("learn", "root", "first", "--terminal", "--resume", str(file), home=str(tmp_path))
    assert result.exit_code == 2
    assert "no record of the lesson first" in result.output


def test_what_there_is_not_is_refused(tmp_path: Path) -> None:
    for words in (("root", "no_such"), ("no_such",)):
        result = run("learn", *words, home=str(tmp_path))
        assert result.exit_code == 2
        assert "no_such" in result.output


def test_a_lesson_is_printed_for_its_author(tmp_path: Path) -> None:
    result = run("learn", "root", "--script", home=str(tmp_path))
    assert result.exit_code == 0
    assert "root.craft: done | craft:birdy_bindle" in result.output
    assert "> craft:birdy_bindle" in result.output
    assert SAY(FIRST.key("play-on")) in result.output
