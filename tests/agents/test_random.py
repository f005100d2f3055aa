"""Random play, and the catalogue of agents."""

from __future__ import annotations

import pytest

import rulewright
from rulewright.agents.agent import UnknownAgent
from rulewright.agents.catalogue import AGENTS, make
from rulewright.agents.random import RandomAgent
from rulewright.kernel.errors import NotAsked, UnknownGame

SEATS = {"seats": ["marquise", "eyrie"]}


def random_game(seed: int, answers: int) -> list[str]:
    """Return the first answers of a match whose seats all follow one random agent."""
    match = rulewright.new("root", SEATS, seed=1)
    agent = RandomAgent(seed)
    for _ in range(answers):
        assert match.question is not None
        match.answer(agent.pick(match.question))
    return [answer.text for answer in match.history]


def test_the_same_seed_gives_the_same_random_choices() -> None:
    assert random_game(5, 200) == random_game(5, 200)


def test_another_seed_gives_other_random_choices() -> None:
    assert random_game(5, 200) != random_game(6, 200)


def test_random_play_reaches_every_option_of_a_question() -> None:
    match = rulewright.new("root", SEATS, seed=1)
    assert match.question is not None
    agent = RandomAgent(0)

    chosen = {agent.pick(match.question).text for _ in range(200)}

    assert chosen == {option.text for option in match.question.options}


def test_choosing_from_a_view_and_picking_from_its_question_are_the_same() -> None:
    match = rulewright.new("root", SEATS, seed=1)
    assert match.question is not None
    view = match.view(match.question.seat)
    one, other = RandomAgent(3), RandomAgent(3)

    assert [one.choose(view) for _ in range(20)] == [other.pick(match.question) for _ in range(20)]


@pytest.mark.parametrize("name", AGENTS)
def test_nobody_answers_a_question_put_to_somebody_else(name: str) -> None:
    match = rulewright.new("root", SEATS, seed=1)
    assert match.question is not None
    agent = make(name, "root", 1)

    with pytest.raises(NotAsked, match="put to seat 0, not to 1"):
        agent.choose(match.view(1))


@pytest.mark.parametrize("name", AGENTS)
def test_an_agent_carries_the_name_by_which_it_is_made(name: str) -> None:
    assert make(name, "root", 1).name == name


def test_an_unknown_agent_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(UnknownAgent, match="unknown agent 'clever'; known are: random, greedy"):
        make("clever", "root", 1)


def test_nobody_plays_a_game_that_there_is_not() -> None:
    with pytest.raises(UnknownGame, match="unknown game 'chess'"):
        make("greedy", "chess", 1)
