"""9.2.5 to 9.2.7: items, their tracks, and how the Vagabond fights with them."""

from __future__ import annotations

from collections import Counter

import pytest

from rulewright.games.root.factions.vagabond.board import (
    BASE_CHARACTERS,
    RUIN_ITEMS,
    STARTING_ITEMS,
    board_of,
)
from rulewright.games.root.rules.battle import battle
from rulewright.games.root.tables import ITEM_TILES
from rulewright.games.root.terms import ITEMS
from rulewright.kernel.why import Reason, why_not
from tests.builders.root import (
    EYRIE,
    MARQUISE,
    VAGABOND,
    ask_after,
    offered,
    position,
    run,
    say,
    shown,
)
from tests.builders.vagabond import daylight, held, on_board, position_at, root_of, tracks

TRACKED = ("tea", "coins", "bag")


@pytest.mark.ruling("R-4")
@pytest.mark.law("root 9.2.5", "root 9.3.4", "root 5.1.5")
def test_the_base_box_holds_exactly_twenty_three_items() -> None:
    found = Counter({name: ITEM_TILES.supply.get(name, 0) for name in ITEMS})
    found.update(ITEMS[item] for item in RUIN_ITEMS)
    starting: Counter[str] = Counter()
    for items in STARTING_ITEMS:
        starting |= Counter(ITEMS[item] for item in items)
    found += starting

    assert (sum(ITEM_TILES.supply.values()), len(RUIN_ITEMS), starting.total()) == (12, 4, 7)
    assert BASE_CHARACTERS == ("thief", "tinker", "ranger")
    assert found == {
        "boot": 4,
        "sword": 4,
        "bag": 4,
        "hammer": 3,
        "tea": 3,
        "coins": 2,
        "crossbow": 2,
        "torch": 1,
    }


@pytest.mark.law("root 9.2.5", "root 9.5.1")
@pytest.mark.parametrize("boot", ["boot-", "boot!", "boot-!"])
def test_only_a_face_up_undamaged_item_can_be_exhausted(boot: str) -> None:
    match = daylight(f"1 vagabond pawn\nvagabond items {boot}")

    assert offered(match.question) == ["done"]
    assert why_not(match, "move") == [Reason("root 9.5.1", "why.no-boots")]


@pytest.mark.law("root 9.2.5", "root 9.5.1")
def test_exhausting_turns_an_item_face_down() -> None:
    match = daylight("1 vagabond pawn\nvagabond items boot boot")

    say(match, "move", "1>5")

    assert held(match, "items") == "boot boot-"


# 9.2.5.I and II


@pytest.mark.law("root 9.2.5.I", "root 9.2.5.II")
@pytest.mark.ruling("R-4")
@pytest.mark.parametrize("item", ITEMS)
def test_a_gained_item_lies_face_up_on_its_track_or_in_the_satchel(item: str) -> None:
    root = position("1 vagabond pawn")
    board = board_of(root, VAGABOND)

    board.gain(ITEMS.index(item))

    assert on_board(root, "items") == item
    assert tracks(root) == ({item: 1} if item in TRACKED else {})
    assert board.carried() == (0 if item in TRACKED else 1)


@pytest.mark.law("root 9.2.5.I")
@pytest.mark.parametrize("item", TRACKED)
@pytest.mark.parametrize("state", ["-", "!", "-!"])
def test_face_down_or_damaged_an_item_is_on_no_track(item: str, state: str) -> None:
    root = position(f"1 vagabond pawn\nvagabond items {item}{state}")

    assert tracks(root) == {}
    assert board_of(root, VAGABOND).carried() == 1


@pytest.mark.law("root 9.2.5.I", "root 9.5", "root 9.5.4")
@pytest.mark.ruling("R-52")
def test_a_tea_exhausted_on_its_track_goes_face_down_into_the_satchel() -> None:
    match = daylight("1 vagabond pawn; eyrie 1\nvagabond items tea tea boot\nhand vagabond anvil")

    say(match, "aid", "tea", "anvil")

    assert held(match, "items") == "boot tea tea-"
    assert tracks(root_of(match)) == {"tea": 1}
    assert board_of(root_of(match), VAGABOND).carried() == 2


@pytest.mark.law("root 9.2.5.I", "root 9.6.4")
@pytest.mark.ruling("R-52")
@pytest.mark.parametrize("item", TRACKED)
def test_a_fourth_of_a_kind_finds_no_room_on_the_track_and_counts_for_the_limit(item: str) -> None:
    root = position_at("daylight", f"1 vagabond pawn\nvagabond items {item} {item} {item} {item}")
    board = board_of(root, VAGABOND)

    assert tracks(root) == {item: 3}
    assert board.carried() == 1

    board.exhaust(ITEMS.index(item))

    assert tracks(root) == {item: 3}, "the fourth moves up when a space opens"


@pytest.mark.law("root 9.2.5.I")
@pytest.mark.ruling("R-52")
def test_nobody_may_move_items_between_satchel_and_track_at_will() -> None:
    match = daylight("1 vagabond pawn\nvagabond items tea bag coins")

    assert offered(match.question) == ["done"]


# 9.2.6


@pytest.mark.law("root 9.5.2", "root 9.2.6", "root 9.2.7", "root 9.2.9.III", "root 9.2.9.III.a")
@pytest.mark.example("EX-22")
def test_betraying_the_marquise() -> None:
    match = daylight("1 marquise 3; vagabond pawn\nvagabond items sword sword", dice=[1, 1])

    say(match, "battle")
    assert match.question is not None
    assert match.question.prompt == "root.vagabond.hit"
    assert offered(match.question) == ["sword", "sword-"]
    say(match, "sword-")

    root = root_of(match)
    assert shown(root, 1) == "marquise 2; vagabond pawn"
    assert held(match, "relations") == "marquise:hostile"
    assert root.points == [0, 0, 0, 0]
    assert held(match, "items") == "sword sword-!"


@pytest.mark.law("root 9.2.6", "root 9.2.9.III.a")
@pytest.mark.example("EX-23")
def test_infamy_after_the_betrayal() -> None:
    text = "1 marquise 2; vagabond pawn\nvagabond items sword sword-!\nvagabond relations marquise:hostile"
    match = daylight(text, dice=[2, 0])

    say(match, "battle")

    assert shown(root_of(match), 1) == "marquise 1; vagabond pawn"
    assert root_of(match).points == [0, 0, 0, 1]
    assert held(match, "items") == "sword- sword-!"


@pytest.mark.law("root 9.2.6", "root 4.3.2.I")
@pytest.mark.parametrize(
    ("items", "left"),
    [("sword sword sword", 1), ("sword sword- sword-", 1), ("sword sword-", 2), ("sword sword! sword-!", 3)],
)
def test_undamaged_swords_of_either_side_cap_his_rolled_hits(items: str, left: int) -> None:
    root = position(f"turn vagabond daylight\n1 marquise 4; vagabond pawn\nvagabond items {items}", dice=[3, 0])

    run(battle(root, VAGABOND, 1, MARQUISE))

    assert shown(root, 1) == f"marquise {left}; vagabond pawn"


@pytest.mark.law("root 9.2.6")
def test_as_defender_his_swords_cap_the_lower_die() -> None:
    root = position("turn eyrie\n1 eyrie 4; vagabond pawn\nvagabond items sword", dice=[3, 3])

    run(battle(root, EYRIE, 1, VAGABOND))

    assert shown(root, 1) == "eyrie 3; vagabond pawn"


@pytest.mark.law("root 9.2.6", "root 4.3.1", "root 4.3.1.II", "root 9.2.2")
@pytest.mark.ruling("R-26", "R-27")
def test_an_ambush_never_stops_him_but_may_cost_him_swords_before_the_roll() -> None:
    root = position(
        "turn vagabond daylight\n1 marquise 3; vagabond pawn\nvagabond items sword sword boot\n"
        "hand marquise ambush_bird",
        dice=[3, 0],
    )

    run(battle(root, VAGABOND, 1, MARQUISE), "ambush_bird", "sword", "boot")

    assert on_board(root, "items") == "boot! sword sword!"
    assert shown(root, 1) == "marquise 2; vagabond pawn"


@pytest.mark.law("root 9.2.2", "root 4.3.1.II")
@pytest.mark.ruling("R-26")
def test_an_attack_without_any_item_left_goes_on_after_an_ambush() -> None:
    root = position(
        "turn vagabond daylight\n1 marquise 1; vagabond pawn\nvagabond items sword-\n"
        "hand marquise ambush_bird\nplay vagabond brutal_tactics",
        dice=[3, 0],
    )

    run(battle(root, VAGABOND, 1, MARQUISE), "ambush_bird", "use:brutal_tactics")

    assert shown(root, 1) == "vagabond pawn"


# 9.2.7


@pytest.mark.law("root 9.2.7")
def test_he_chooses_an_undamaged_item_for_every_hit() -> None:
    root = position("turn eyrie\n1 eyrie 3; vagabond pawn\nvagabond items sword boot- tea bag! torch-!", dice=[2, 0])
    flow = battle(root, EYRIE, 1, VAGABOND)

    question = ask_after(flow)

    assert (question.seat, question.law) == (VAGABOND, ("root 9.2.7",))
    assert offered(question) == ["boot-", "sword", "tea"]


@pytest.mark.law("root 9.2.7", "root 9.2.5.I")
def test_a_damaged_item_keeps_its_side_and_leaves_its_track() -> None:
    root = position("turn eyrie\n1 eyrie 3; vagabond pawn\nvagabond items sword boot- tea", dice=[2, 0])

    run(battle(root, EYRIE, 1, VAGABOND), "boot-", "tea")

    assert on_board(root, "items") == "boot-! sword tea!"
    assert tracks(root) == {}


@pytest.mark.law("root 9.2.7")
def test_hits_are_ignored_when_no_undamaged_item_is_left() -> None:
    text = "turn eyrie\n1 eyrie 3; vagabond pawn\nvagabond items torch- boot!"
    root = position(text, dice=[3, 0])

    run(battle(root, EYRIE, 1, VAGABOND))

    assert on_board(root, "items") == "boot! torch-!"


@pytest.mark.law("root 9.2.7", "root 4.3.4")
def test_both_sides_of_a_battle_deal_their_hits_though_the_swords_break() -> None:
    root = position("turn eyrie\n1 eyrie 2; vagabond pawn\nvagabond items sword sword", dice=[2, 2])

    run(
        battle(root, EYRIE, 1, VAGABOND),
    )

    assert on_board(root, "items") == "sword! sword!"
    assert shown(root, 1) == "vagabond pawn"
