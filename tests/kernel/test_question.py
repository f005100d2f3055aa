"""Questions, options, and the two ways to ask."""

from __future__ import annotations

import pytest

from rulewright.kernel.question import Option, Question, ask, choose

YES, NO = Option("yes", 1), Option("no", 0, ("card:3",))


def test_a_question_finds_an_option_by_its_notation() -> None:
    question = Question(0, "toy.sure", (YES, NO), ("toy 1",))

    assert question.find("no") is NO
    assert question.find("maybe") is None


def test_a_question_shows_who_is_asked_what() -> None:
    assert repr(Question(2, "toy.sure", (YES, NO), ("toy 1",))) == "<toy.sure to 2: yes | no>"
    assert repr(NO) == "<no>"


def test_choose_does_not_ask_for_a_lone_option() -> None:
    flow = choose(0, "toy.sure", (YES,), ("toy 1",))

    assert list(flow) == []


def test_choose_returns_the_value_of_the_answer() -> None:
    flow = choose(1, "toy.sure", (YES, NO), ("toy 1",), ("clearing:4",))

    question = next(flow)
    with pytest.raises(StopIteration) as finished:
        flow.send(NO)

    assert (question.seat, question.law, question.about, question.witnesses) == (1, ("toy 1",), ("clearing:4",), None)
    assert finished.value.value == 0


def test_ask_asks_though_there_is_but_one_option() -> None:
    flow = ask(0, "toy.sure", (YES,), ("toy 1",), witnesses=0b11)

    question = next(flow)

    assert question.options == (YES,)
    assert question.witnesses == 0b11
