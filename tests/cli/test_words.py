"""Questions, options and events in words."""

from __future__ import annotations

import pytest

from rulewright.cli import reading
from rulewright.cli.face import face_of
from rulewright.kernel.event import Event
from rulewright.texts.catalogue import LANGUAGES, Texts
from tests.builders.root import GAME
from tests.cli.scripted import random_match
from tests.tables import covering

TABLES = list(dict.fromkeys(tuple(sorted(options["seats"])) for options in covering("root")))
"""Companies in which any two factions meet, at tables of every size."""


def in_turn(seats: tuple[str, ...]) -> str:
    """Return a language for a company; they take turns."""
    return LANGUAGES[TABLES.index(seats) % len(LANGUAGES)]


@pytest.mark.parametrize("seats", TABLES[::3], ids="-".join)
def test_a_game_is_told_without_a_gap(seats: tuple[str, ...]) -> None:
    is_told_without_a_gap(list(seats), in_turn(seats), 300)


@pytest.mark.thorough
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", TABLES, ids="-".join)
def test_a_whole_game_is_told_without_a_gap_in_every_language(seats: tuple[str, ...], language: str) -> None:
    is_told_without_a_gap(list(seats), language, 1000)


def is_told_without_a_gap(seats: list[str], language: str, answers: int) -> None:
    face = face_of("root", Texts(language))
    record = random_match(seats, answers, seed=len(language) + len(seats)).record
    log: list[Event] = []
    match = GAME.new(record.options, seed=record.seed)
    match.listen(log.append)
    for answer in record.answers:
        question = match.question
        assert question is not None
        view = match.view(question.seat)
        labels = [face.label(view, option) for option in question.options]
        assert len(set(labels)) == len(labels), f"{question} has two options with one label"
        prompt = face.prompt(view)
        assert "<" not in prompt, "a text is missing"
        assert " ?" not in prompt, "a parameter is missing"
        assert not [label for label in labels if "<" in label or "?" in label]
        match.answer(answer)
    for seat in (None, *range(len(seats))):
        view = match.view(seat)
        told = [str(face.sentence(view, event.seen_by(seat))) for event in log]
        assert not [line for line in told if "<" in line or "?" in line]


def test_a_person_reads_the_own_draw_and_only_the_number_of_others() -> None:
    face = face_of("root", Texts("en"))
    view = random_match(["marquise", "eyrie"], 20).view(0)
    event = Event("drew", {"seat": 1, "number": 2}, {"cards": ("anvil", "ambush_bird")}, 1 << 1)
    assert str(face.sentence(view, event.seen_by(0))) == "The Eyrie drew 2 cards."
    assert str(face.sentence(view, event.seen_by(1))) == "The Eyrie drew Anvil (fox) and Ambush! (bird)."


def test_a_piece_is_named_in_the_language_of_the_reader() -> None:
    view = random_match(["marquise", "eyrie"], 20).view(0)
    event = Event("activated", {"seat": 0, "piece": "workshop", "number": 1, "place": 5})
    assert "Werkstatt" in str(face_of("root", Texts("de")).sentence(view, event))


@pytest.mark.parametrize("seats", TABLES, ids="-".join)
def test_every_option_has_a_key_of_its_own_that_means_it(seats: tuple[str, ...]) -> None:
    record = random_match(list(seats), 500, seed=7).record
    match = GAME.new(record.options, seed=record.seed)
    for answer in record.answers:
        question = match.question
        assert question is not None
        keys = reading.keys(question)
        assert len(set(keys)) == len(keys)
        for key, option in zip(keys, question.options, strict=True):
            assert reading.options_meant(key, question) == [option]
            assert option.text.isdecimal() <= (key == option.text), "a clearing is typed by its own number"
            assert reading.command(key, question) is None, f"{key!r} is a command"
        match.answer(answer)


def test_the_beginning_of_a_move_is_enough_if_it_fits_only_one() -> None:
    match = random_match(["marquise", "eyrie"], 0)
    for answer in ("1", "1", "5", "9", "3", "despot"):
        assert match.question is not None
        if match.question.find(answer):
            match.answer(answer)
    while match.question is not None and match.question.prompt != "root.marquise.action":
        match.answer(match.question.options[0])
    assert match.question is not None
    assert [option.text for option in reading.options_meant("mar", match.question)] == ["march"]
    assert {option.text for option in reading.options_meant("b", match.question)} >= {"build"}
