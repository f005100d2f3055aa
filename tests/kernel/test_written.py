"""Matches that begin at a written position: with their action, their options and a record."""

from __future__ import annotations

import pytest

import rulewright
from rulewright.kernel.errors import BadNotation, MidAction
from rulewright.kernel.fate import Fate
from rulewright.kernel.match import Match
from rulewright.kernel.record import Record
from tests.kernel.table import standing, toy
from tests.kernel.toy import Toy

GAMES = [name for name in rulewright.known_games() if rulewright.find(name).has_notation]


def asked(match: Match) -> object:
    question = match.question
    return question and (question.seat, question.prompt, sorted(option.text for option in question.options))


@pytest.mark.parametrize("name", GAMES)
def test_a_match_goes_on_from_its_text_in_the_middle_of_actions_and_has_a_record(name: str) -> None:
    game = rulewright.find(name)
    match, chance = game.new(seed=4), Fate.seeded("written")
    written = refused = 0
    for _ in range(250):
        if match.question is None:
            break
        if match.flight:
            with pytest.raises(MidAction, match="write the match itself"):
                game.write(match.position)
            with pytest.raises(MidAction):
                game.write(match.view(0).now)
            with pytest.raises(MidAction):
                Match.at(game, match.options, match.position.copy())
        try:
            text = game.write(match)
        except MidAction:
            refused += 1
        else:
            again = game.resume(text, match.options, seed="luck")
            assert asked(again) == asked(match)
            assert [answer.text for answer in again.flight] == [answer.text for answer in match.flight]
            assert game.write(again) == text
            written += bool(match.flight)
        match.answer(match.question.options[chance.below(len(match.question.options))])
    assert written > 15
    assert refused < written


@pytest.mark.parametrize("name", GAMES)
def test_its_record_replays_as_far_as_one_likes(name: str) -> None:
    game = rulewright.find(name)
    start, chance = game.new(seed=4), Fate.seeded("resumed")
    while start.question is not None and (len(start.history) < 40 or not start.flight):
        start.answer(start.question.options[chance.below(len(start.question.options))])
    match = game.resume(game.write(start), start.options, seed="luck")
    assert match.history == []
    for _ in range(60):
        if match.question is not None:
            match.answer(match.question.options[chance.below(len(match.question.options))])

    record = Record.loads(match.record.dumps())

    assert record.position
    assert standing(game.replay(record)) == standing(match)
    assert standing(match.copy()) == standing(match)
    assert standing(game.replay(record, to=0)) == standing(match.beginning())
    other = game.resume(record.position, start.options, seed="other luck")
    assert other.position.fate.key != match.beginning().position.fate.key


def test_a_position_with_a_seed_has_a_record_and_without_one_has_none() -> None:
    game = rulewright.find("root")
    position = game.parse("seats marquise eyrie\nturn marquise daylight\n1 marquise 3 keep sawmill")

    assert game.resume(position, seed=1).record.position == game.write(position)
    with pytest.raises(ValueError, match="no record"):
        _ = game.resume(position).record


def test_options_are_added_to_those_that_a_text_names() -> None:
    game = rulewright.find("root")
    match = game.resume("turn marquise daylight\n", {"seats": ["marquise", "eyrie"], "map": "winter"}, seed=1)

    assert match.options["seats"] == ["marquise", "eyrie"]
    assert match.options["map"] == "winter"


@pytest.mark.parametrize(
    ("name", "text", "options"),
    [
        ("root", "seats marquise eyrie", {"seats": ["eyrie", "marquise"]}),
        ("root", "map winter", {"map": "autumn"}),
        ("monster_lands", "seats fire water", {"seats": ["fire", "air"]}),
        ("monster_lands", "seats fire water\noptions difficulty:hard", {"difficulty": "normal"}),
    ],
)
def test_other_options_than_those_of_a_text_are_refused(name: str, text: str, options: dict[str, object]) -> None:
    with pytest.raises(BadNotation, match="was asked for"):
        rulewright.find(name).resume(text, options, seed=1)


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ("action nothing", "does not fit the position at answer 1"),
        ("dice 1 2", "more are written"),
        ("dice one", "no face of a die"),
    ],
)
def test_an_action_that_cannot_be_is_refused(lines: str, message: str) -> None:
    game = rulewright.find("root")
    text = game.write(game.new(seed=1)) + lines

    with pytest.raises(BadNotation, match=message):
        game.resume(text, seed=1)
    with pytest.raises(MidAction if not lines.endswith("one") else BadNotation):
        game.parse(text)


def test_an_action_that_is_over_is_no_action_under_way() -> None:
    game = rulewright.find("root")
    match = game.new(seed=1)
    text = game.write(match)
    while match.question is not None:
        first = match.question.options[0].text
        text += f"action {first}\n"
        match.answer(first)
        if not match.flight:
            break

    with pytest.raises(BadNotation, match="the action ends with answer"):
        game.resume(text, seed=1)


def test_a_game_without_notation_says_so() -> None:
    match = toy()

    with pytest.raises(BadNotation, match="has no notation of positions"):
        match.game.write(match)
    with pytest.raises(BadNotation, match="has no notation of positions"):
        Toy().parse("seats 2")


def test_going_back_leads_to_the_written_position() -> None:
    game = rulewright.find("root")
    start = game.new({"seats": ["marquise", "eyrie"]}, seed=1)
    match = game.resume(game.write(start), start.options, seed=2)

    assert match.beginning().written == match.written
    assert asked(match.beginning()) == asked(start)
