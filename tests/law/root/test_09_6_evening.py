"""9.6 The Vagabond's Evening."""

from __future__ import annotations

import pytest

from rulewright.games.root.audit import audit
from rulewright.games.root.factions.vagabond.turn import evenings_rest
from rulewright.kernel.errors import NotOffered
from tests.builders.root import GAME, MARQUISE, VAGABOND, names, offered, position, say
from tests.builders.vagabond import evening, held, on_board, root_of, tracks

FIVE = "anvil foxfolk_steel bake_sale cobbler codebreakers"


@pytest.mark.law("root 9.6", "root 9.6.1", "root 9.6.2", "root 9.6.3", "root 9.6.4")
def test_he_rests_then_draws_then_discards_then_checks_his_items() -> None:
    match = evening(
        f"f1 vagabond pawn\nvagabond items coins-! boot boot boot boot sword sword sword\nhand vagabond {FIVE}"
    )

    assert held(match, "items") == "boot boot boot boot sword sword sword coins"
    assert root_of(match).hands[VAGABOND].bit_count() == 7, "the coin was back on its track before the draw"
    prompts = []
    for answer in ("anvil", "cobbler", "sword"):
        assert match.question is not None
        prompts.append(match.question.prompt)
        say(match, answer)

    assert prompts == ["root.discard", "root.discard", "root.vagabond.capacity"]
    assert root_of(match).turn == MARQUISE


# 9.6.1


@pytest.mark.law("root 9.6.1", "root 9.2.5.I")
@pytest.mark.ruling("R-63")
def test_in_a_forest_every_damaged_item_returns_face_up_and_exhausted_ones_stay_exhausted() -> None:
    root = position("f1 vagabond pawn\nvagabond items boot! boot-! sword- tea-! tea! torch-")

    evenings_rest(root, VAGABOND)

    assert on_board(root, "items") == "boot boot sword- tea tea torch-"
    assert tracks(root) == {"tea": 2}


@pytest.mark.law("root 9.6.1")
def test_in_a_clearing_nothing_is_mended() -> None:
    root = position("1 vagabond pawn\nvagabond items boot! sword-!")

    evenings_rest(root, VAGABOND)

    assert on_board(root, "items") == "boot! sword-!"


@pytest.mark.law("root 9.6.1")
@pytest.mark.ruling("R-63")
def test_by_the_switch_of_the_guide_a_rest_refreshes_everything() -> None:
    root = position("f1 vagabond pawn\nvagabond items boot! sword- tea-!")
    root.setting = GAME.setting(GAME.validate({"rest_refreshes_all": True}))

    evenings_rest(root, VAGABOND)

    assert on_board(root, "items") == "boot sword tea"


# 9.6.2


@pytest.mark.law("root 9.6.2")
@pytest.mark.ruling("R-4")
@pytest.mark.parametrize(
    ("coins", "drawn"),
    [("", 1), ("coins", 2), ("coins coins", 3), ("coins coins-", 2), ("coins! coins-!", 1), ("tea bag", 1)],
)
def test_he_draws_a_card_and_one_more_for_each_coin_on_its_track(coins: str, drawn: int) -> None:
    match = evening(f"1 vagabond pawn\nvagabond items {coins}")

    assert root_of(match).hands[VAGABOND].bit_count() == drawn


@pytest.mark.law("root 9.6.2", "root 9.2.5.I")
@pytest.mark.ruling("R-52")
def test_a_fourth_coin_draws_nothing() -> None:
    match = evening("1 vagabond pawn\nvagabond items coins coins coins coins")

    assert root_of(match).hands[VAGABOND].bit_count() == 4


# 9.6.3


@pytest.mark.law("root 9.6.3")
def test_of_more_than_five_cards_he_discards_what_he_likes_down_to_five() -> None:
    match = evening(f"1 vagabond pawn\nvagabond items coins\nhand vagabond {FIVE}\ndeck armorers sappers")

    assert match.question is not None
    assert match.question.law == ("root 9.6.3",)
    assert sorted(offered(match.question)) == sorted([*FIVE.split(), "armorers", "sappers"])
    say(match, "armorers", "anvil")

    assert root_of(match).hands[VAGABOND].bit_count() == 5
    assert sorted(names(root_of(match).discard)) == ["anvil", "armorers"]


@pytest.mark.law("root 9.6.3")
def test_five_cards_may_stay() -> None:
    match = evening("1 vagabond pawn\nhand vagabond anvil foxfolk_steel bake_sale cobbler")

    assert root_of(match).hands[VAGABOND].bit_count() == 5
    assert root_of(match).turn == MARQUISE


# 9.6.4


@pytest.mark.law("root 9.6.4", "root G.1.22")
@pytest.mark.example("EX-105")
@pytest.mark.ruling("R-64")
def test_what_is_beyond_the_limit_leaves_the_game_and_never_returns_to_the_supply() -> None:
    match = evening(
        "1 vagabond pawn\nitems boot bag\nvagabond items boot boot- sword sword! hammer crossbow torch tea-"
    )

    assert offered(match.question) == [
        "boot",
        "boot-",
        "crossbow",
        "hammer",
        "sword",
        "sword!",
        "tea-",
        "torch",
    ]
    say(match, "sword!", "boot-")

    root = root_of(match)
    assert held(match, "items") == "boot crossbow hammer sword tea- torch"
    assert held(match, "lost") == "boot sword"
    assert sum(root.items) == 2
    assert root.turn == MARQUISE


@pytest.mark.law("root 9.6.4", "root 1.5.1")
def test_lost_items_are_accounted_for() -> None:
    match = evening(
        "1 vagabond pawn\nruins 12\nitems bag bag tea tea coins coins\n"
        "vagabond items boot boot boot boot sword sword sword sword hammer hammer crossbow bag tea torch"
    )
    while match.question is not None and match.question.prompt == "root.vagabond.capacity":
        match.answer(match.question.options[0])

    assert held(match, "lost") == "boot boot boot boot"
    assert not [fault for fault in audit(root_of(match)) if fault.startswith("items")]


@pytest.mark.law("root 9.6.4")
@pytest.mark.ruling("R-64")
@pytest.mark.parametrize(
    ("others", "lost"),
    [
        ("", 4),
        ("bag", 2),
        ("bag bag", 0),
        ("bag bag bag", 0),
        ("bag-", 5),
        ("bag!", 5),
        ("bag bag!", 3),
        ("bag bag-", 3),
        ("tea coins", 4),
        ("tea- coins!", 6),
    ],
)
def test_the_limit_is_six_and_two_more_for_each_bag_on_its_track(others: str, lost: int) -> None:
    match = evening(
        "1 vagabond pawn\nvagabond items boot boot! boot- sword sword- sword-! torch hammer hammer! crossbow-! "
        + others
    )

    removed = 0
    while match.question is not None and match.question.prompt == "root.vagabond.capacity":
        match.answer("boot" if removed == 0 else match.question.options[0])
        removed += 1

    # Ten items lie in Satchel and Damaged box, and of the others whatever is not on a track.
    assert removed == lost
    assert len(held(match, "lost").split()) == lost


@pytest.mark.law("root 9.6.4")
@pytest.mark.ruling("R-64", "R-52")
@pytest.mark.parametrize(("boots", "lost"), [(11, 0), (12, 1)])
def test_a_fourth_bag_adds_nothing_to_the_limit_and_counts_against_it(boots: int, lost: int) -> None:
    match = evening("1 vagabond pawn\nvagabond items bag bag bag bag" + " boot" * boots)

    while match.question is not None and match.question.prompt == "root.vagabond.capacity":
        match.answer("boot")

    assert len(held(match, "lost").split()) == lost


@pytest.mark.law("root 9.6.4")
@pytest.mark.ruling("R-64")
def test_items_on_tracks_neither_count_nor_may_be_removed() -> None:
    match = evening("1 vagabond pawn\nvagabond items boot boot boot boot sword sword torch tea coins tea-")

    assert offered(match.question) == ["boot", "sword", "tea-", "torch"]
    full = evening("1 vagabond pawn\nvagabond items boot boot boot boot sword sword torch tea tea tea")
    assert offered(full.question) == ["boot", "sword", "torch"]
    with pytest.raises(NotOffered):
        match.answer("tea")
    say(match, "tea-", "torch")

    assert held(match, "items") == "boot boot boot boot sword sword tea coins"


@pytest.mark.law("root 9.6.4", "root 9.2.5.I")
@pytest.mark.ruling("R-52", "R-64")
def test_of_four_teas_the_one_in_the_satchel_may_be_removed() -> None:
    match = evening("1 vagabond pawn\nvagabond items boot boot boot boot sword sword tea tea tea tea")

    say(match, "tea")

    assert held(match, "items") == "boot boot boot boot sword sword tea tea tea"


@pytest.mark.law("root 9.6.4")
def test_within_the_limit_nothing_is_asked() -> None:
    match = evening("1 vagabond pawn\nvagabond items boot boot- boot! sword sword- sword-! tea bag hammer torch")

    assert root_of(match).turn == MARQUISE
    assert held(match, "lost") == ""
