"""Greedy: one action ahead, on what its seat may know."""

from __future__ import annotations

import pytest

import rulewright
from rulewright.agents.catalogue import make
from rulewright.agents.evaluation import UnknownWeights
from rulewright.agents.greedy import BUDGET, Branch, GreedyAgent
from rulewright.agents.random import RandomAgent
from rulewright.agents.weights import Weights
from rulewright.games.catalogue import GAMES
from rulewright.kernel.fate import Fate
from rulewright.kernel.match import Match
from tests.builders.root import table
from tests.kernel.toy import Toy

FOUR = ["marquise", "eyrie", "alliance", "vagabond"]
ENOUGH = 4
"""Answers within which a single action is over."""

ONE_POINT_SHORT = {
    "marquise": """
        turn marquise daylight action
        marquise actions 1
        1 marquise 3 keep sawmill wood*2
        5 marquise 2 workshop
        9 marquise 2 recruiter
        3 eyrie 2 roost
        points marquise:29 eyrie:20
    """,
    "eyrie": """
        turn eyrie daylight craft
        eyrie leader despot
        eyrie move loyal_vizier
        eyrie build loyal_vizier
        1 eyrie 5 roost
        8 marquise 4
        items hammer
        hand eyrie anvil armorers ambush_fox
        points eyrie:29 marquise:3
    """,
    "alliance": """
        turn alliance birdsong spread
        1 alliance sympathy
        5 marquise 1
        9 marquise 1
        10 marquise 3
        hand marquise anvil
        alliance supporters bake_sale mouse_in_a_sack
        points alliance:29
    """,
    "vagabond": """
        turn vagabond daylight action
        10 vagabond pawn; marquise 2
        ruins 10:bag
        vagabond character thief
        vagabond items torch boot sword
        hand vagabond anvil bake_sale
        points vagabond:29 marquise:12
    """,
}


@pytest.mark.parametrize("faction", FOUR)
def test_a_win_that_is_offered_is_taken(faction: str) -> None:
    match = table(ONE_POINT_SHORT[faction])
    agent = GreedyAgent("root", 1)
    seat = FOUR.index(faction)

    for _ in range(ENOUGH):
        if match.over:
            break
        match.answer(agent.choose(match.view(seat)))

    assert match.outcome.winners == (seat,)


def play(match: Match, greedy: int, seed: int, answers: int) -> None:
    """Play on with one greedy seat among random ones."""
    agent, others = GreedyAgent("root", seed), RandomAgent(seed)
    for _ in range(answers):
        question = match.question
        if question is None:
            return
        match.answer(agent.choose(match.view(greedy)) if question.seat == greedy else others.pick(question))


@pytest.mark.parametrize("seat", range(4))
def test_what_a_seat_cannot_know_does_not_change_its_choice(seat: int) -> None:
    match = rulewright.new("root", {"seats": FOUR}, seed=7)
    others = RandomAgent(7)
    fate = Fate.seeded("elsewhere")
    compared = 0
    while compared < 12:
        question = match.question
        assert question is not None
        if question.seat == seat and len(question.options) > 1:
            elsewhere = match.view(seat).imagine(fate)
            assert elsewhere.position.fingerprint() != match.position.fingerprint()
            assert elsewhere.view(seat).now.fingerprint() == match.view(seat).now.fingerprint()
            here, there = GreedyAgent("root", compared), GreedyAgent("root", compared)
            assert here.choose(match.view(seat)).text == there.choose(elsewhere.view(seat)).text
            compared += 1
        match.answer(others.pick(question))


def test_the_same_seed_gives_the_same_game() -> None:
    games = []
    for _ in range(2):
        match = rulewright.new("root", {"seats": FOUR}, seed=3)
        play(match, greedy=1, seed=3, answers=250)
        games.append([answer.text for answer in match.history])

    assert games[0] == games[1]


def test_a_short_game_against_random_play_ends_with_a_win_for_greedy() -> None:
    match = rulewright.new("root", {"seats": ["eyrie", "marquise"]}, seed=2)

    play(match, greedy=0, seed=2, answers=5000)

    assert match.over
    assert match.outcome.winners == (0,)


def test_a_decision_copies_no_more_positions_than_the_budget_allows() -> None:
    match = rulewright.new("root", {"seats": ["vagabond", "marquise"], "adventurous": True}, seed=4)
    agent, others = GreedyAgent("root", 4), RandomAgent(4)
    most = 0
    for _ in range(400):
        question = match.question
        if question is None:
            break
        match.answer(agent.choose(match.view(0)) if question.seat == 0 else others.pick(question))
        most = max(most, agent.copies)

    assert 0 < most <= BUDGET + 120


# Plans.

PREY = """
    turn marquise daylight action
    marquise actions 1
    1 marquise 3 keep sawmill
    {one} eyrie roost; marquise 3
    {other} eyrie 3 roost; marquise 3
    points marquise:29
"""
"""An undefended roost, whose fall would win at once, and a defended one."""


def test_the_rest_of_a_planned_action_needs_no_new_search() -> None:
    match = table(PREY.format(one=6, other=8))
    agent = GreedyAgent("root", 1)
    match.answer(agent.choose(match.view(0)))
    assert match.question is not None
    assert match.question.prompt == "root.battle.where"
    agent.copies = -1

    answer = agent.choose(match.view(0))

    assert answer.text == "6:eyrie"
    assert agent.copies == -1


def test_a_plan_is_dropped_when_the_table_is_not_the_foreseen_one() -> None:
    foreseen, real = table(PREY.format(one=6, other=8)), table(PREY.format(one=8, other=6))
    agent = GreedyAgent("root", 1)
    answer = agent.choose(foreseen.view(0))
    assert answer.text == "battle"
    assert [step.answer for step in agent.plan] == ["6:eyrie"]
    real.answer("battle")
    agent.copies = -1

    answer = agent.choose(real.view(0))

    assert answer.text == "8:eyrie"
    assert agent.copies > 0


# Branches.


def test_a_branch_is_worth_its_best_continuation_on_average_over_the_worlds() -> None:
    branch = Branch()
    for text, values in (("steady", (4.0, 4.0)), ("wild", (9.0, -5.0))):
        for value in values:
            branch.grow(text).end(value)

    assert branch.best() == "steady"
    assert branch.value() == 4.0


def test_a_line_that_ends_early_in_one_world_counts_beside_those_that_go_on() -> None:
    branch = Branch()
    branch.end(1.0)
    branch.grow("on").end(3.0)

    assert branch.value() == 2.0


def test_of_the_answers_tried_before_only_the_best_are_tried_again() -> None:
    question = rulewright.new("root", {"seats": FOUR}, seed=1).question
    assert question is not None
    branch = Branch()
    for value, option in enumerate(question.options):
        branch.grow(option.text).end(float(value))

    kept = branch.promising(question.options)

    assert list(kept) == list(question.options)[-3:]


def test_of_a_game_without_an_opinion_it_counts_points(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES._loaders, "toy", Toy)  # noqa: SLF001  (a game for this test alone)
    monkeypatch.setitem(GAMES._games, "toy", Toy())  # noqa: SLF001  (the same)
    match = rulewright.new("toy", seed=1)
    agents = [make("greedy", "toy", 1), make("random", "toy", 1)]

    while (question := match.question) is not None:
        match.answer(agents[question.seat].choose(match.view(question.seat)))

    assert match.outcome.winners == (0,)


def test_weights_for_a_game_without_any_are_refused() -> None:
    with pytest.raises(UnknownWeights, match="toy has no weights"):
        GreedyAgent("toy", 1, {"toy": Weights()})
