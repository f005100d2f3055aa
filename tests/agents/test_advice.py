"""Advice: what greedy would do, in the same words for everybody who knows the same."""

from __future__ import annotations

from typing import Any

import pytest

import rulewright
from rulewright.agents.advice import Advised, advise
from rulewright.agents.catalogue import make
from rulewright.agents.monster_lands.topics import TOPICS as MONSTER_LANDS_TOPICS
from rulewright.agents.root.opinions import OPINIONS
from rulewright.agents.root.shared_topics import COMMON
from rulewright.agents.topic import Topic
from rulewright.agents.weights import Amount
from rulewright.games.catalogue import GAMES
from rulewright.kernel.errors import NotAsked
from rulewright.kernel.fate import Fate
from rulewright.kernel.match import Match
from rulewright.kernel.view import View
from rulewright.law import book
from tests.builders.root import table
from tests.kernel.toy import Toy

FOUR = ["marquise", "eyrie", "alliance", "vagabond"]


def said(advised: Advised) -> dict[str, dict[str, Any]]:
    """Return the reasons of an answer by their keys."""
    return {note.said.key: dict(note.said.parts) for note in advised.reasons}


def asked_in(game: str, options: dict[str, Any], every: int, most: int) -> list[Match]:
    """Return copies of a match of greedy at some of its questions."""
    match = rulewright.new(game, options, seed=3)
    bots = [make("greedy", game, seat) for seat in range(match.game.seats(match.options))]
    found: list[Match] = []
    while match.question is not None and len(match.history) < most:
        if len(match.history) % every == 0:
            found.append(match.copy())
        match.answer(bots[match.question.seat].choose(match.view(match.question.seat)))
    return found


def test_a_building_is_advised_for_its_points_and_costs_wood() -> None:
    match = table(
        """
        turn marquise daylight action
        marquise actions 1
        1 marquise 3 keep sawmill wood*2
        5 marquise 2 workshop
        9 marquise 2 recruiter
        3 eyrie 2 roost
        """
    )

    best, *others = advise(match.view(0))

    assert best.option.text == "build"
    assert best.behind == 0
    assert said(best)["counsel.points"] == {"way": "gain", "n": 2}
    assert said(best)["root.advice.wood"] == {"way": "cost"}
    assert [one.behind for one in others] == sorted(one.behind for one in others)
    assert others[0].behind > 0


@pytest.mark.parametrize(("game", "options"), [("root", {"seats": FOUR}), ("monster_lands", {"tricks": True})])
def test_what_a_seat_cannot_know_makes_no_difference_to_its_advice(game: str, options: dict[str, Any]) -> None:
    chance = Fate.seeded("other worlds")
    compared = 0
    for match in asked_in(game, options, every=19, most=210):
        assert match.question is not None
        seat = match.question.seat
        view = match.view(seat)
        world = view.imagine(chance).view(seat)
        world.number = view.number
        assert told(advise(world)) == told(advise(view))
        compared += 1
    assert compared >= 10


def told(advice: list[Advised]) -> list[tuple[Any, ...]]:
    """Return advice as it would be sent."""
    return [(one.option.text, round(one.behind, 9), one.reasons) for one in advice]


def test_a_view_that_was_sent_elsewhere_gets_the_same_advice() -> None:
    for match in asked_in("root", {"seats": FOUR}, every=61, most=250):
        assert match.question is not None
        view = match.view(match.question.seat)
        assert told(advise(View.unpack(match.game, view.pack()))) == told(advise(view))


def test_in_monster_lands_the_best_advice_is_what_greedy_would_do() -> None:
    reasons = 0
    for match in asked_in("monster_lands", {}, every=3, most=600):
        assert match.question is not None
        view = match.view(match.question.seat)
        advice = advise(view)
        assert advice[0].option.text == make("greedy", "monster_lands", 0).choose(view).text
        assert len({one.option.text for one in advice}) == len(advice)
        reasons += bool(advice[0].reasons)
    assert reasons > 20


def test_a_lone_answer_is_advised_without_a_reason() -> None:
    match = rulewright.new("root", {"seats": FOUR}, seed=1)
    while match.question is not None and len(match.question.options) > 1:
        match.answer(match.question.options[-1])
    assert match.question is not None
    assert advise(match.view(match.question.seat)) == [Advised(match.question.options[0], 0.0, ())]


def test_only_the_seat_that_is_asked_is_advised() -> None:
    match = rulewright.new("root", {"seats": FOUR}, seed=1)
    assert match.question is not None
    with pytest.raises(NotAsked):
        advise(match.view((match.question.seat + 1) % 4))


def test_of_a_game_without_opinions_points_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES._loaders, "toy", Toy)  # noqa: SLF001  (a registry forgets nothing by itself)
    match = Toy().new({"seats": 2}, seed=1)

    advice = advise(match.view(0))

    assert advice[0].option.text == "roll"
    assert set(said(advice[0])) <= {"counsel.points", "counsel.points-about"}
    assert said(advice[0])


def test_every_topic_cites_a_paragraph_that_there_is() -> None:
    topics: set[Topic] = {*COMMON.values(), *MONSTER_LANDS_TOPICS.values()}
    for opinion in OPINIONS.values():
        topics |= set(opinion.topics.values())
        assert set(opinion.topics) <= set(type(opinion.weights).__struct_fields__)
    assert len(topics) > 25
    for topic in topics:
        if topic.law:
            game, _, number = topic.law.partition(" ")
            assert book.load(game).paragraph(number).id == number


def test_numbers_that_remember_their_weights_compare_like_numbers() -> None:
    one, two = Amount(-1.5, {"gold": -5.0}), Amount(2.0, {"glory": 2.0})

    assert abs(one).parts == {"gold": 5.0}
    assert abs(two) is two
    assert one <= two
    assert two >= 2.0
    assert not two <= 1
    assert int(two) == 2
