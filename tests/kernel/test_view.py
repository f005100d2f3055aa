"""What a seat may know, and the worlds it can imagine."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from rulewright.kernel.errors import CannotImagine
from rulewright.kernel.fate import Fate
from rulewright.kernel.question import Question
from rulewright.kernel.state import members
from rulewright.kernel.view import View
from tests.kernel.table import finished, standing, table_of, toy

if TYPE_CHECKING:
    from tests.kernel.toy import Table

FATE = Fate.seeded("imagination")


def test_a_view_shows_the_own_hand_and_only_the_size_of_others() -> None:
    match = toy("draw")
    hands = table_of(match).hands

    for seat in (0, 1):
        facts = match.view(seat).facts()
        assert facts["table"]["hand"] == members(hands[seat])
        assert facts["table"]["hands"] == [2, 1]
    assert match.view(None).facts()["table"]["hand"] == []


def test_everybody_sees_who_is_asked_what_but_only_who_is_asked_sees_the_options() -> None:
    match = toy("give")

    asked, other, spectator = (match.view(seat).facts()["question"] for seat in (0, 1, None))

    assert [len(asked.pop("options"))] == [1]
    assert asked == other == spectator == {"seat": 0, "prompt": "toy.give", "law": ["toy 3"], "about": []}


def test_a_view_knows_whether_the_question_is_its_own() -> None:
    match = toy("end")

    assert [match.view(seat).mine for seat in (0, 1, None)] == [False, True, False]


def test_a_match_that_is_over_has_views_without_a_question() -> None:
    view = finished().view(1)

    assert view.facts()["question"] is None
    assert not view.mine
    assert view.imagine(FATE).over


def test_a_view_does_not_change_with_its_match() -> None:
    match = toy()
    view = match.view(0)
    before = view.facts()

    match.answer("draw")

    assert view.facts() == before


def test_a_view_holds_nothing_that_the_seat_does_not_know() -> None:
    match, other = toy("draw"), toy("draw")
    for position in {id(other.position): other.position, id(other.start): other.start}.values():
        table = cast("Table", position)
        (held,) = members(table.hands[1])
        table.hands[1], table.deck[0] = 1 << table.deck[0], held

    one, two = match.view(0), other.view(0)

    assert one.now.fingerprint() == two.now.fingerprint()
    assert one.start.fingerprint() == two.start.fingerprint()
    assert one.facts() == two.facts()
    assert one.now.fate.key == two.now.fate.key != match.position.fate.key


def test_an_imagined_match_deals_what_is_unknown_and_keeps_what_is_known() -> None:
    match = toy("draw")
    view = match.view(0)
    worlds = [table_of(view.imagine(FATE)) for _ in range(30)]

    assert all(world.hands[0] == table_of(match).hands[0] for world in worlds)
    assert len({world.hands[1] for world in worlds}) > 3
    assert len({tuple(world.deck) for world in worlds}) == 30


def test_an_imagined_match_stands_at_the_same_question_and_does_not_touch_the_real_one() -> None:
    match = toy("draw", "roll", dice=[2])
    before = standing(match)

    world = match.view(1).imagine(FATE)
    assert world.question is not None
    assert (world.question.prompt, world.question.about) == ("toy.keep", ("face:2",))
    world.answer("keep")

    assert table_of(world).points == [2, 0]
    assert standing(match) == before


def test_imagined_dice_are_not_the_dice_that_will_be_rolled() -> None:
    match = toy()
    faces = set()
    for _ in range(30):
        world = match.view(0).imagine(FATE)
        world.answer("roll")
        faces.update(world.position.fate.rolled)

    assert faces == {0, 1, 2, 3}


def test_a_witness_imagines_the_card_that_was_given_and_others_any_card() -> None:
    match = toy("draw", "draw", "give", seats=3)
    assert match.question is not None
    gift = match.question.options[1].text
    match.answer(gift)  # seat 1 is now asked for its thanks: the gift is in flight

    for seat, gifts in ((0, {gift}), (1, {gift})):
        assert {world_gift(match.view(seat)) for _ in range(20)} == gifts
    for stranger in (2, None):
        assert len({world_gift(match.view(stranger)) for _ in range(20)}) > 2


def world_gift(view: View) -> str:
    return view.imagine(FATE).history[-1].text


def test_a_stranger_does_not_learn_a_private_answer_from_the_view() -> None:
    match = toy("give", seats=3)
    assert match.question is not None
    match.answer(match.question.options[0])

    assert [answer is not None for answer in match.view(0).flight] == [True, True]
    assert [answer is not None for answer in match.view(2).flight] == [True, False]


def test_what_cannot_be_imagined_says_so() -> None:
    view = toy("roll", dice=[2]).view(1)
    view.question = Question(0, "toy.give", (), ("toy 3",))  # no deal leads from this roll to a gift

    with pytest.raises(CannotImagine, match="no consistent deal was found"):
        view.imagine(FATE)
