"""The decision loop: answers, refusals, failures, copies."""

from __future__ import annotations

import pytest

from rulewright.kernel.errors import MatchIsOver, NotOffered, UnknownSeat
from rulewright.kernel.event import Event
from rulewright.kernel.match import Match
from rulewright.kernel.question import Option, Question
from tests.kernel.table import finished, standing, table_of, toy
from tests.kernel.toy import MISCHIEF, Toy


def test_an_answer_that_is_not_offered_is_refused_with_what_would_be_right_and_changes_nothing() -> None:
    match = toy("roll")
    before = standing(match)

    with pytest.raises(NotOffered, match=r"'steal' is not offered by toy.keep; offered are: keep, drop"):
        match.answer("steal")

    assert standing(match) == before


def test_an_option_of_another_question_is_refused() -> None:
    match = toy()
    assert match.question is not None
    draw = match.question.find("draw")
    assert draw is not None
    match.answer("roll")
    before = standing(match)

    with pytest.raises(NotOffered):
        match.answer(draw)

    assert standing(match) == before


def test_an_option_made_elsewhere_counts_as_the_one_that_is_offered() -> None:
    match = toy()

    match.answer(Option("draw", "something else"))

    assert [hand.bit_count() for hand in table_of(match).hands] == [2, 1]


def test_an_answer_after_the_end_is_refused_and_changes_nothing() -> None:
    match = finished()
    before = standing(match)

    with pytest.raises(MatchIsOver, match="no question is open"):
        match.answer("end")

    assert match.over
    assert standing(match) == before
    assert match.outcome.winners == (0,)


def test_a_rule_that_fails_in_the_middle_leaves_the_match_as_it_was() -> None:
    match = toy("roll", "drop", "trip", flaw=MISCHIEF)
    before = standing(match)

    with pytest.raises(ValueError, match="tripped"):
        match.answer("keep")

    assert standing(match) == before
    with pytest.raises(ValueError, match="tripped"):
        match.answer("keep")
    assert standing(match) == before


def test_a_rule_that_fails_between_two_questions_leaves_the_match_as_it_was() -> None:
    match = toy("draw", "trap", flaw=MISCHIEF)
    before = standing(match)

    with pytest.raises(ValueError, match="the trap"):
        match.answer("keep")

    assert standing(match) == before


def test_whoever_listens_goes_on_listening_after_a_failure() -> None:
    match = toy("trip", flaw=MISCHIEF)
    told: list[Event] = []
    match.listen(told.append)

    for _ in range(2):
        with pytest.raises(ValueError, match="tripped"):
            match.answer("keep")

    assert [event.kind for event in told] == ["tripped", "tripped"]


def test_a_copy_in_the_middle_of_a_step_stands_where_the_original_stands() -> None:
    match = toy("draw", "roll")

    assert standing(match.copy()) == standing(match)


def test_a_copy_and_its_original_go_their_own_ways() -> None:
    match = toy("draw", "roll", dice=[3])
    before = standing(match)

    twin = match.copy()
    twin.answer("keep")

    assert standing(match) == before
    match.answer("drop")
    assert (table_of(match).points, table_of(twin).points) == ([0, 0], [3, 0])


def test_the_same_answers_lead_a_copy_and_its_original_to_the_same_table() -> None:
    match = toy("give")
    assert match.question is not None
    answers = [match.question.options[0].text, "thank", "roll", "keep", "draw", "end", "draw"]
    twin = match.copy()

    for answer in answers:
        match.answer(answer)
        twin.answer(answer)

        assert standing(twin) == standing(match)


def test_dice_that_were_rolled_in_the_step_fall_the_same_way_in_a_copy() -> None:
    for dice in ([2, 3], [0, 1]):
        match = toy("roll", dice=dice)

        twin = match.copy()
        again = twin.copy()

        assert [m.position.fate.rolled for m in (twin, again)] == [dice[:1], dice[:1]]
        assert [m.question.about for m in (twin, again) if m.question] == [(f"face:{dice[0]}",)] * 2


def test_dice_that_are_still_dictated_fall_in_a_copy_too() -> None:
    twin = toy("roll", dice=[2, 3]).copy()

    twin.answer("drop")
    twin.answer("roll")

    assert twin.position.fate.rolled == [3]


def test_a_copy_of_a_match_that_is_over_is_over() -> None:
    match = finished()

    assert standing(match.copy()) == standing(match)
    assert match.copy().over


def test_a_match_can_go_on_from_a_position_and_has_no_record_then() -> None:
    match = toy("draw")

    other = Match.at(Toy(), match.options, match.start.copy())

    assert other.question is not None
    assert other.question.prompt == "toy.play"
    with pytest.raises(ValueError, match="no record"):
        _ = other.record


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_a_seat_that_does_not_exist_has_no_view(seat: int) -> None:
    with pytest.raises(UnknownSeat, match="seats are 0 to 1"):
        toy().view(seat)


def roll_and_keep(question: Question) -> Option[object]:
    return question.find("roll") or question.options[0]


def test_playing_out_is_the_same_as_answering_one_by_one() -> None:
    quick, slow = toy(), toy()

    quick.play_out(roll_and_keep)
    while slow.question is not None:
        slow.answer(roll_and_keep(slow.question))

    assert quick.over
    assert standing(quick) == standing(slow)


def test_playing_out_can_stop_after_some_answers_with_a_match_that_can_be_copied() -> None:
    match = toy()

    match.play_out(roll_and_keep, most=3)

    assert len(match.history) == 4  # the action in hand is finished first
    assert standing(match.copy()) == standing(match)
    assert standing(Toy().replay(match.record)) == standing(match)


def test_an_answer_amiss_while_playing_out_leaves_the_question_open_that_was_not_answered() -> None:
    match = toy()
    answers = iter(["draw", "roll", "steal"])

    with pytest.raises(NotOffered, match=r"'steal' is not offered by toy\.keep"):
        match.play_out(lambda _question: Option(next(answers), None))

    assert standing(match) == standing(toy("draw", "roll"))
    match.answer("drop")
    assert standing(match) == standing(toy("draw", "roll", "drop"))
