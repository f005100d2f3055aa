"""Playing on by more than one answer: chains, whole actions, whole turns."""

from __future__ import annotations

from typing import Any

import pytest

import rulewright
from rulewright.kernel.errors import MatchIsOver, NotOffered, WrongKind
from rulewright.kernel.event import Event
from rulewright.kernel.match import Match
from rulewright.kernel.playing import finish_action, finish_turn, follow, mid_action
from rulewright.kernel.question import Question
from tests.kernel.table import finished, standing, table_of, toy
from tests.kernel.toy import MISCHIEF

REVOLT = """
    turn alliance birdsong
    8 marquise 1; alliance sympathy
    1 marquise keep
    alliance supporters anvil foxfolk_steel
    hand marquise codebreakers
"""


def first(question: Question) -> str:
    """Take the first answer."""
    return question.options[0].text


def prompts(match: Match) -> str:
    assert match.question is not None
    return match.question.prompt


@pytest.mark.parametrize("chain", ["roll keep end", ["roll", "keep", "end"], ("roll", "keep", "end")])
def test_a_chain_is_followed_whoever_is_asked(chain: Any) -> None:
    match, other = toy(), toy("roll", "keep", "end")

    follow(match, chain)

    assert standing(match) == standing(other)


def test_a_question_with_a_lone_answer_need_not_be_named_but_may_be() -> None:
    named, passed = toy(), toy()
    assert table_of(named).hands[0].bit_count() == 1
    lone = toy("give").question
    assert lone is not None
    assert len(lone.options) == 1

    follow(named, f"give {lone.options[0].text} thank")
    follow(passed, "give thank")

    assert standing(named) == standing(passed)


def test_what_answers_itself_stays_open_behind_the_end_of_a_chain() -> None:
    match = toy()

    follow(match, "give")

    assert prompts(match) == "toy.give"


def test_a_chain_that_cannot_be_followed_says_where_and_changes_nothing() -> None:
    match = toy()
    before = standing(match)

    with pytest.raises(NotOffered, match=r"answer 3 of the chain, 'fly', is not offered by toy.play; offered are: end"):
        follow(match, "roll drop fly")

    assert standing(match) == before


def test_a_chain_that_goes_on_behind_the_end_is_refused_and_changes_nothing() -> None:
    match = finished()
    before = standing(match)

    with pytest.raises(MatchIsOver, match="before answer 1 of the chain, 'roll'"):
        follow(match, "roll")

    assert standing(match) == before


def test_whoever_listens_hears_a_chain_once() -> None:
    match = toy()
    heard: list[Event] = []
    match.listen(heard.append)

    follow(match, "roll drop")

    assert [event.kind for event in heard] == ["rolled"]


def test_an_empty_chain_is_followed_by_doing_nothing() -> None:
    match = toy()
    before = standing(match)

    follow(match, "")

    assert standing(match) == before


def test_in_a_chain_of_root_others_who_have_nothing_to_say_are_passed_over() -> None:
    game = rulewright.find("root")
    match = game.resume(REVOLT)

    follow(match, "8 anvil foxfolk_steel done")

    # The Marquise, who is asked for a card whatever she holds, had none that fits: her question answered itself.
    assert "alliance 1 base_fox sympathy" in game.write(match)


def test_an_action_is_played_to_its_end() -> None:
    match = toy("roll")
    assert mid_action(match)

    finish_action(match, first)

    assert not mid_action(match)
    assert prompts(match) == "toy.play"
    assert [answer.text for answer in match.history] == ["roll", "keep"]


def test_where_no_action_is_under_way_a_whole_one_is_played() -> None:
    match = toy()

    finish_action(match, lambda question: "give" if question.find("give") else first(question))

    assert [answer.text for answer in match.history][::2] == ["give", "thank"]
    assert not mid_action(match)


def test_an_action_of_several_steps_is_one() -> None:
    match = rulewright.new("monster_lands", {"seats": ["fire", "water"], "first": "fire"}, seed=1)
    path = next(option for option in match.question.options if option.text.startswith("path:1"))  # type: ignore[union-attr]  # somebody is asked
    match.answer(path)
    assert not match.flight
    assert mid_action(match), "where to go is decided, and who goes is not"

    finish_action(match, first)

    assert not mid_action(match)
    assert (prompts(match), match.position.agenda.seat) == ("monster_lands.act", 1)


def test_a_turn_is_played_to_its_end_and_no_further() -> None:
    match = toy("draw")

    finish_turn(match, lambda question: "end" if question.find("end") else first(question))

    assert (table_of(match).turns, table_of(match).agenda.seat) == (1, 1)
    assert prompts(match) == "toy.play"


@pytest.mark.parametrize("game", ["root", "monster_lands"])
def test_turns_of_every_game_are_told_apart_as_the_game_does(game: str) -> None:
    match = rulewright.new(game, seed=3)
    turn = match.game.turn(match.position)

    finish_turn(match, first)

    assert match.game.turn(match.position) != turn
    assert not mid_action(match)


def test_a_match_that_ends_is_at_its_end() -> None:
    match = finished()
    before = standing(match)

    finish_action(match, first)
    finish_turn(match, first)

    assert standing(match) == before
    assert not mid_action(match)


@pytest.mark.parametrize("play", [finish_action, finish_turn])
def test_after_a_failure_the_match_stands_at_the_question_that_was_not_answered(play: Any) -> None:
    match = toy(flaw=MISCHIEF)

    with pytest.raises(NotOffered):
        play(match, lambda question: "roll" if question.find("roll") else "fly")

    assert prompts(match) == "toy.keep"


@pytest.mark.parametrize("wrong", [None, 3, b"roll", ["roll", 3], {"roll"}])
def test_a_chain_is_a_text_or_a_list_of_texts(wrong: Any) -> None:
    with pytest.raises(WrongKind, match="chain"):
        follow(toy(), wrong)


@pytest.mark.parametrize("play", [finish_action, finish_turn])
def test_whoever_plays_on_must_be_able_to_choose(play: Any) -> None:
    with pytest.raises(WrongKind, match="choose is 'roll'; it must be a function that takes a question"):
        play(toy(), "roll")


@pytest.mark.parametrize("play", [follow, finish_action, finish_turn])
def test_only_matches_are_played_on(play: Any) -> None:
    with pytest.raises(WrongKind, match="match"):
        play("match", "" if play is follow else first)
    with pytest.raises(WrongKind, match="match"):
        mid_action(None)  # type: ignore[arg-type]  # which is what is tried
