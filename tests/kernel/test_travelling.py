"""Matches that are pickled, deep-copied and given other luck, in the middle of actions of every game."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

import rulewright
from rulewright.kernel.errors import HasRecord, NoRecord, OtherVersion
from rulewright.kernel.fate import Fate
from rulewright.kernel.match import Match
from tests.kernel.table import standing, toy
from tests.kernel.toy import Toy

ANSWERS = 160


def pickled(match: Match) -> Match:
    again: Match = pickle.loads(pickle.dumps(match))  # noqa: S301  (our own)
    return again


def deep(match: Match) -> Match:
    return copy.deepcopy({"held": [match]})["held"][0]


@pytest.mark.parametrize("travel", [pickled, deep, copy.copy])
@pytest.mark.parametrize("name", rulewright.known_games())
def test_a_match_arrives_as_it_left_at_every_question(name: str, travel: Callable[[Match], Match]) -> None:
    match, chance = rulewright.new(name, seed=3), Fate.seeded("travelling")
    flights = 0
    while match.question is not None and len(match.history) < ANSWERS:
        flights += bool(match.flight)
        other = travel(match)
        assert other is not match
        assert standing(other) == standing(match)
        assert other.record == match.record
        assert other.game is match.game
        answer = match.question.options[chance.below(len(match.question.options))].text
        other.answer(answer)
        match.answer(answer)
        assert standing(other) == standing(match)
        assert [asked.prompt for asked in other.asked] == [asked.prompt for asked in match.asked]
        assert other.view(0).pack() == match.view(0).pack()
    assert flights > 10


def test_a_match_of_a_game_that_nobody_registered_travels_with_it() -> None:
    match = toy("roll")

    other = pickled(match)

    assert isinstance(other.game, Toy)
    assert standing(other) == standing(match)


def test_a_match_that_is_over_travels() -> None:
    match = rulewright.new("monster_lands", {"seats": ["jungle"]}, seed=1)
    match.play_out(lambda question: question.options[0])

    other = pickled(match)

    assert other.over
    assert other.outcome == match.outcome
    assert other.record == match.record


def test_a_match_of_other_rules_does_not_arrive(monkeypatch: pytest.MonkeyPatch) -> None:
    gone = pickle.dumps(rulewright.new("root", seed=1))
    monkeypatch.setattr(rulewright.find("root"), "rules_version", "0")

    with pytest.raises(OtherVersion, match="pickled under rules version 2; this is version 0"):
        pickle.loads(gone)  # noqa: S301  (our own)


# Other luck.


def future(match: Match, answers: int = 60) -> list[object]:
    """Return what first answers lead to."""
    twin = match.copy()
    twin.play_out(lambda question: question.options[-1], answers)
    return [twin.position.fingerprint()]


@pytest.mark.parametrize("name", rulewright.known_games())
def test_another_seed_gives_a_copy_without_record_another_future(name: str) -> None:
    match = rulewright.new(name, seed=3)
    match.play_out(lambda question: question.options[0], 20)
    one, two, same = (match.copy(record=False) for _ in range(3))

    one.reseed("one")
    two.reseed("two")
    same.reseed("one")

    assert one.position.fingerprint() == match.position.fingerprint()
    assert future(one, 400) != future(two, 400)
    assert future(one, 400) == future(same, 400)


@pytest.mark.parametrize("name", rulewright.known_games())
def test_a_copy_in_the_middle_of_an_action_keeps_the_luck_it_was_given(name: str) -> None:
    match, chance = rulewright.new(name, seed=3).copy(record=False), Fate.seeded("reseeding")
    for number in range(ANSWERS):
        if match.question is None:
            break
        if match.flight and chance.below(3) == 0:
            match.reseed(number)
        for twin in (match.copy(), pickled(match)):
            assert standing(twin) == standing(match)
            assert future(twin) == future(match)
        match.answer(match.question.options[chance.below(len(match.question.options))])


def test_an_imagined_match_can_be_reseeded() -> None:
    world = rulewright.new("root", seed=1).view(0).imagine(Fate.seeded(1))
    before = world.position.fate.key

    world.reseed(9)

    assert world.position.fate.key == Fate.seeded(9).key != before


def test_a_match_with_a_record_keeps_its_luck() -> None:
    match = toy("roll")
    before = standing(match)

    with pytest.raises(HasRecord, match=r"copy\(record=False\)"):
        match.reseed(1)
    with pytest.raises(NoRecord):
        _ = match.copy(record=False).record

    assert standing(match) == before
