"""Why something is not offered."""

from __future__ import annotations

from typing import cast

import pytest

from rulewright.kernel.errors import MatchIsOver
from rulewright.kernel.match import Match
from rulewright.kernel.question import Option
from rulewright.kernel.state import members
from rulewright.kernel.why import NOT_ASKED, Reason, Why, why_not, why_not_this
from tests.kernel.table import finished, standing, toy
from tests.kernel.toy import Table

EMPTY = [Reason("toy 3", "why.empty-hand")]


def give_all(match: Match) -> Match:
    """Have the seat that is asked give its only card away."""
    match.answer("give")
    assert match.question is not None
    match.answer(match.question.options[0])
    match.answer("thank")
    return match


def test_what_is_offered_needs_no_reason() -> None:
    assert why_not(toy(), "draw") == []


def test_a_chain_of_answers_that_is_offered_needs_no_reason() -> None:
    assert why_not(toy(), "roll keep draw end") == []


def test_a_rule_that_excludes_something_says_which_paragraph_does() -> None:
    assert why_not(give_all(toy()), "give") == EMPTY


def test_the_reason_is_that_of_the_first_link_that_is_not_offered() -> None:
    assert why_not(give_all(toy()), "roll drop give card3") == EMPTY
    assert why_not(toy(), "roll give") == [Reason("toy 4", NOT_ASKED)]


def test_something_the_question_is_not_about_is_answered_with_its_paragraphs() -> None:
    assert why_not(toy(), "fly") == [Reason("toy 1", NOT_ASKED), Reason("toy 2", NOT_ASKED)]


def test_a_chain_beyond_the_end_of_the_match_is_not_asked() -> None:
    match = toy("roll", "keep", "roll", dice=[3, 3])

    assert why_not(match, "keep end") == [Reason("toy 4", NOT_ASKED)]


def test_a_chain_does_not_go_on_where_somebody_else_is_asked() -> None:
    match = give_all(toy())
    match.answer("end")

    assert why_not(match, "end give") == [Reason("toy 1", NOT_ASKED)], "it is the other seat that has nothing to give"


def test_asking_why_changes_nothing_and_costs_the_match_no_notes() -> None:
    match = give_all(toy())
    before = standing(match)

    why_not(match, "roll drop give")

    assert standing(match) == before
    assert match.position.why is None


def test_a_match_that_is_over_has_nothing_to_explain() -> None:
    with pytest.raises(MatchIsOver):
        why_not(finished(), "end")


def test_a_reason_is_noted_once_and_forgotten_with_its_question() -> None:
    why = Why()
    for law in ("toy 3", "toy 3", "toy 5"):
        why.refuse(Option("give", None), law, "why.empty-hand")

    why.means(Option("give", None), "hand")

    assert why.refusals == {"give": [Reason("toy 3", "why.empty-hand"), Reason("toy 5", "why.empty-hand")]}
    assert why.meant == {"give": {"hand"}}
    why.clear()
    assert (why.refusals, why.meant) == ({}, {})


def test_reasons_are_compared_by_content() -> None:
    assert len({Reason("toy 3", "a"), Reason("toy 3", "a"), Reason("toy 3", "b")}) == 2
    assert Reason("toy 3", "a") != "toy 3"
    assert repr(Reason("toy 3", "a")) == "<toy 3: a>"


def test_a_thing_that_was_pointed_at_is_explained_by_the_question() -> None:
    match = give_all(toy())

    assert why_not_this(match, "deed:give").reasons == EMPTY
    assert why_not_this(match, "deed:draw").text == "draw"
    assert why_not_this(match, "deed:draw").reasons == []


def test_a_thing_may_stand_for_an_answer_that_has_other_targets() -> None:
    assert (why_not_this(toy(), "hand").text, why_not_this(toy(), "hand").reasons) == ("give", [])
    assert why_not_this(give_all(toy()), "hand").reasons == EMPTY


def test_or_by_the_questions_that_its_answers_lead_to() -> None:
    match = toy()
    assert match.question is not None
    hand = members(cast("Table", match.position).hands[match.question.seat])

    assert why_not_this(match, f"card:{hand[0]}").text == f"give card{hand[0]}"


def test_a_thing_that_no_answer_is_about_is_answered_with_the_paragraphs_of_the_question() -> None:
    pointed = why_not_this(toy(), "nothing:here")

    assert pointed.text == ""
    assert pointed.reasons == [Reason("toy 1", NOT_ASKED), Reason("toy 2", NOT_ASKED)]
