"""What questions of Root lead to, told before they are answered: every way can be gone, and nothing else happens."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, TypeVar

import pytest

from rulewright.games.catalogue import GAMES
from rulewright.kernel.match import Match
from rulewright.kernel.position import Position
from rulewright.kernel.question import Option, Question
from rulewright.kernel.ways import several, ways
from tests.e2e.positions import ALL, PAIR, asks, played

T = TypeVar("T")
ROOT = GAMES.find("root")


def run(work: Generator[None, None, T]) -> T:
    """Do some work in steps to its end."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result


def no_idea(_position: Position, _question: Question) -> Option[Any] | None:
    return None


def when(seats: tuple[str, ...], seed: int, wanted: Callable[[Question], bool], after: int = 0) -> Match:
    return ROOT.replay(played(seats, seed).until(wanted, after))


@pytest.fixture(scope="module")
def action() -> Match:
    return when(ALL, 0, asks(0, "root.marquise.action", least=8))


def test_a_way_is_an_action_with_what_it_is_done_to_and_can_be_gone(action: Match) -> None:
    question = action.question
    found = run(ways(action))

    assert action.question is question
    assert {way.answers[0] for way in found} >= {"march", "build", "battle"}
    for way in found:
        twin = action.copy()
        for answer in way.answers:
            assert twin.question is not None
            assert twin.question.seat == 0
            twin.answer(answer)
        if way.answers[0] == "march":
            assert way.targets == tuple(f"clearing:{place}" for place in way.answers[1].split(">"))


def test_a_third_answer_is_named_where_it_is_about_other_things(action: Match) -> None:
    overworked = [way for way in run(ways(action)) if way.answers[0] == "overwork"]
    built = [way for way in run(ways(action)) if way.answers[0] == "build"]

    assert overworked
    for way in overworked:
        assert way.targets == (f"clearing:{way.answers[1]}", f"card:{way.answers[2]}")
    assert {len(way.answers) for way in built} == {2}  # with which wood it is paid is no part of where to build


def test_nothing_is_followed_past_the_end_of_an_action(action: Match) -> None:
    assert not [way for way in run(ways(action)) if way.answers[0] in ("done", "recruit")]


def test_what_is_asked_several_times_in_a_row_is_told_with_its_number() -> None:
    match = when(PAIR, 1, asks(0, "root.discard"))
    times = ROOT.facts(match.position, 0)["players"][0]["hand"] - 5
    found = several(match, no_idea)

    assert times == 2
    assert found is not None
    assert (found.times, found.distinct, found.usual, found.most) == (2, True, [], [])
    assert match.question is not None
    match.answer(match.question.options[0])
    assert several(match, no_idea) is None


def test_what_may_be_ended_is_not_repeated(action: Match) -> None:
    assert several(action, no_idea) is None


def test_wood_is_paid_by_default_where_nobody_guards_it_and_the_same_can_be_named_twice() -> None:
    match = when(ALL, 0, asks(0, "root.marquise.wood"))
    assert match.question is not None
    found = several(match, ROOT.usual)

    assert found is not None
    assert (found.times, found.distinct) == (2, False)
    assert max(found.most) >= found.times
    assert len(found.usual) == 2
    twin = match.copy()
    for text in found.usual:
        twin.answer(text)
    assert twin.question is None or twin.question.prompt != "root.marquise.wood"
