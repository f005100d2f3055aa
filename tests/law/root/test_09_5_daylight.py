"""9.5 The Vagabond's Daylight: Move, Battle, Explore, Strike, Repair, Special Action (Aid: 9.2.9.I; Craft: 9.2.1)."""

from __future__ import annotations

import pytest

from rulewright.games.root.rules.ruling import open_slots
from rulewright.kernel.why import NOT_ASKED, Reason, why_not
from tests.builders.root import EYRIE, MARQUISE, VAGABOND, names, offered, say, shown
from tests.builders.vagabond import daylight, held, root_of, tracks


@pytest.mark.law("root 9.5")
def test_actions_come_in_any_order_and_number_until_he_is_done() -> None:
    match = daylight(
        "6 vagabond pawn\nruins 6:boot\n2 eyrie 2\nvagabond items boot sword torch crossbow",
        dice=[1, 0],
    )

    say(match, "explore", "move", "6>2", "strike", "battle", "move", "2>6", "done")

    assert held(match, "items") == "boot- boot- crossbow- sword- torch-"
    assert root_of(match).turn != VAGABOND


@pytest.mark.law("root 9.5")
def test_he_may_do_nothing() -> None:
    match = daylight("1 vagabond pawn\nvagabond items boot")

    say(match, "done")

    assert held(match, "items") == "boot"
    assert root_of(match).turn == MARQUISE


@pytest.mark.law("root 9.5")
def test_with_nothing_face_up_only_the_end_is_offered() -> None:
    match = daylight("1 eyrie 2; vagabond pawn\nvagabond items boot- hammer- sword- crossbow- torch-! tea-")

    assert offered(match.question) == ["done"]


# 9.5.1


@pytest.mark.law("root 9.5.1")
def test_a_boot_moves_him_to_an_adjacent_clearing() -> None:
    match = daylight("1 vagabond pawn\nvagabond items boot")

    say(match, "move", "1>10")

    assert root_of(match).pawns[VAGABOND] == 10
    assert held(match, "items") == "boot-"
    assert why_not(match, "move") == [Reason("root 9.5.1", "why.no-boots")]


@pytest.mark.law("root 9.5.1", "root 2.2.1")
def test_forests_and_far_clearings_are_closed_and_each_refusal_names_its_paragraph() -> None:
    match = daylight("1 vagabond pawn\nvagabond items boot")

    assert why_not(match, "move 1>f1") == [Reason("root 9.5.1", "why.no-forest")]
    assert why_not(match, "move 1>12") == [Reason("root 2.2.1", "why.not-adjacent")]
    assert why_not(match, "move 1>5") == []


@pytest.mark.law("root 9.5.1")
@pytest.mark.ruling("R-3")
def test_from_a_forest_he_moves_only_to_its_clearings() -> None:
    match = daylight("f1 vagabond pawn\nvagabond items boot")

    say(match, "move")

    assert offered(match.question) == ["f1>1", "f1>2", "f1>5", "f1>10"]


@pytest.mark.law("root 9.5.1", "root 9.2.9.III.b")
def test_from_a_forest_too_a_hostile_clearing_costs_a_second_boot() -> None:
    match = daylight("f4 vagabond pawn\n4 eyrie 1\nvagabond items boot boot\nvagabond relations eyrie:hostile")

    say(match, "move", "f4>4")

    assert held(match, "items") == "boot- boot-"


# 9.5.2


@pytest.mark.law("root 9.5.2", "root 4.3")
def test_a_sword_starts_a_battle_in_his_own_clearing_alone() -> None:
    match = daylight("1 eyrie 2; marquise wood; vagabond pawn\n5 eyrie 2\nvagabond items sword")

    say(match, "battle")

    assert offered(match.question) == ["1:marquise", "1:eyrie"]
    assert held(match, "items") == "sword-"


@pytest.mark.law("root 9.5.2")
@pytest.mark.parametrize(
    "text",
    [
        "1 eyrie 1; vagabond pawn\nvagabond items sword-",
        "1 eyrie 1; vagabond pawn\nvagabond items sword!",
        "1 vagabond pawn\n5 eyrie 1\nvagabond items sword",
        "f1 vagabond pawn\n1 eyrie 1\nvagabond items sword",
    ],
    ids=["exhausted", "damaged", "nobody here", "in a forest"],
)
def test_no_battle_without_a_sword_and_an_enemy_here(text: str) -> None:
    match = daylight(text)

    assert "battle" not in offered(match.question)
    assert why_not(match, "battle") == [Reason("root 9.5.2", "why.no-battle")]


# 9.5.3


@pytest.mark.law("root 9.5.3", "root 2.2.4", "root 9.2.5.II")
@pytest.mark.ruling("R-62")
def test_a_torch_takes_the_item_under_a_ruin_and_the_ruin_leaves() -> None:
    match = daylight("12 vagabond pawn\nruins 12:hammer 6:bag\nvagabond items torch torch")

    say(match, "explore")

    root = root_of(match)
    assert held(match, "items") == "hammer torch torch-"
    assert root.points[VAGABOND] == 1
    assert (root.ruins[12], root.ruins[6]) == (0, 3)
    assert "explore" not in offered(match.question)


@pytest.mark.law("root 9.5.3", "root 9.2.5.I")
def test_an_explored_bag_goes_onto_its_track() -> None:
    match = daylight("12 vagabond pawn\nruins 12:bag\nvagabond items torch")

    say(match, "explore")

    assert tracks(root_of(match)) == {"bag": 1}


@pytest.mark.law("root 9.5.3", "root 2.2.3", "root 2.2.4")
@pytest.mark.example("EX-24")
def test_an_explored_ruin_frees_its_slot() -> None:
    match = daylight("12 marquise sawmill; vagabond pawn\nruins 12:boot\nvagabond items torch")
    root = root_of(match)

    assert not open_slots(root) >> 12 & 1
    say(match, "explore")

    assert open_slots(root) >> 12 & 1


@pytest.mark.law("root 9.5.3")
@pytest.mark.parametrize(
    "text",
    [
        "12 vagabond pawn\nruins 12:boot\nvagabond items torch-",
        "12 vagabond pawn\nruins 12:boot\nvagabond items torch!",
        "9 vagabond pawn\nruins 12:boot\nvagabond items torch",
        "f2 vagabond pawn\nruins 12:boot\nvagabond items torch",
    ],
    ids=["exhausted", "damaged", "no ruin here", "in a forest"],
)
def test_no_exploring_without_a_torch_and_a_ruin_here(text: str) -> None:
    match = daylight(text)

    assert "explore" not in offered(match.question)
    assert why_not(match, "explore") == [Reason("root 9.5.3", "why.no-explore")]


# 9.5.6


@pytest.mark.law("root 9.5.6")
@pytest.mark.ruling("R-61")
def test_a_strike_takes_a_warrior_first_and_a_piece_only_where_there_is_none() -> None:
    match = daylight("1 marquise 1 sawmill keep; alliance sympathy; vagabond pawn\n5 eyrie 2\nvagabond items crossbow")

    say(match, "strike")

    assert offered(match.question) == ["marquise:warrior", "alliance:sympathy"]


@pytest.mark.law("root 9.5.6", "root 3.2.1", "root 9.2.9.III")
@pytest.mark.ruling("R-61", "R-59")
@pytest.mark.parametrize("piece", ["sawmill", "keep", "wood"])
def test_a_struck_building_or_token_scores_a_point_and_changes_no_relationship(piece: str) -> None:
    match = daylight("1 marquise sawmill keep wood; vagabond pawn\nvagabond items crossbow")

    say(match, "strike", f"marquise:{piece}")

    assert piece not in shown(root_of(match), 1)
    assert root_of(match).points == [0, 0, 0, 1]
    assert (held(match, "relations"), held(match, "items")) == ("", "crossbow-")


@pytest.mark.law("root 9.5.6", "root 9.2.9.III")
def test_a_struck_warrior_returns_to_its_supply_and_makes_its_faction_hostile() -> None:
    match = daylight("1 eyrie 2; vagabond pawn\nvagabond items crossbow\nvagabond relations eyrie:allied")

    say(match, "strike")

    assert root_of(match).supply[EYRIE] == 19
    assert held(match, "relations") == "eyrie:hostile"
    assert root_of(match).points == [0, 0, 0, 0]


@pytest.mark.law("root 9.5.6", "root 6.2.3")
@pytest.mark.ruling("R-34")
def test_field_hospitals_answer_a_strike() -> None:
    match = daylight("1 marquise 1; vagabond pawn\n4 marquise keep\nvagabond items crossbow\nhand marquise anvil")

    say(match, "strike", "anvil")

    assert shown(root_of(match), 4) == "marquise 1 keep"
    assert names(root_of(match).discard) == ["anvil"]


@pytest.mark.law("root 9.5.6")
@pytest.mark.parametrize(
    "text",
    [
        "1 eyrie 1; vagabond pawn\nvagabond items crossbow-",
        "1 vagabond pawn\n5 eyrie 1\nvagabond items crossbow",
        "f1 vagabond pawn\n1 eyrie 1\nvagabond items crossbow",
        "1 eyrie 1; vagabond pawn\npartner vagabond eyrie\nvagabond items crossbow",
    ],
    ids=["exhausted", "nobody here", "in a forest", "partner"],
)
def test_no_strike_without_a_crossbow_and_an_enemy_piece_here(text: str) -> None:
    match = daylight(text)

    assert "strike" not in offered(match.question)
    assert why_not(match, "strike") == [Reason("root 9.5.6", "why.no-strike")]


# 9.5.7


@pytest.mark.law("root 9.5.7", "root 9.2.5.I")
@pytest.mark.example("EX-55")
@pytest.mark.ruling("R-65", "R-52")
def test_a_repaired_item_keeps_its_side() -> None:
    match = daylight("1 vagabond pawn\nvagabond items hammer hammer tea! sword-!")

    say(match, "repair", "tea!", "repair")

    assert held(match, "items") == "hammer- hammer- sword- tea"
    assert tracks(root_of(match)) == {"tea": 1}


@pytest.mark.law("root 9.5.7")
def test_he_repairs_in_a_forest_too_and_chooses_what() -> None:
    match = daylight("f1 vagabond pawn\nvagabond items hammer hammer! boot-! bag!")

    say(match, "repair")

    assert offered(match.question) == ["boot-!", "bag!", "hammer!"]


@pytest.mark.law("root 9.5.7")
@pytest.mark.parametrize("items", ["hammer boot-", "hammer- boot!", "hammer! boot!"])
def test_no_repair_without_a_hammer_and_something_damaged(items: str) -> None:
    match = daylight(f"1 vagabond pawn\nvagabond items {items}")

    assert "repair" not in offered(match.question)
    assert why_not(match, "repair") == [Reason("root 9.5.7", "why.no-repair")]


# 9.5.9


@pytest.mark.law("root 9.5.9")
@pytest.mark.parametrize("character", ["thief", "tinker", "ranger"])
@pytest.mark.parametrize("torch", ["torch-", "torch!", "torch-!", "boot"])
def test_no_special_action_without_a_face_up_torch(character: str, torch: str) -> None:
    match = daylight(
        f"vagabond character {character}\n1 eyrie 1; vagabond pawn\nhand eyrie anvil\ndiscard foxfolk_steel\n"
        f"vagabond items {torch} sword!"
    )

    assert "special" not in offered(match.question)
    assert why_not(match, "special") == [Reason("root 9.5.9", "why.no-torch")]


@pytest.mark.law("root 9.5.9", "root 9.5.3")
def test_the_torch_serves_once_for_exploring_or_for_the_special_action() -> None:
    match = daylight("12 eyrie 1; vagabond pawn\nruins 12:boot\nhand eyrie anvil\nvagabond items torch")

    assert {"explore", "special"} <= set(offered(match.question))
    say(match, "special")

    assert held(match, "items") == "torch-"
    assert not {"explore", "special"} & set(offered(match.question))


@pytest.mark.law("root 9.5")
def test_an_unheard_of_action_is_refused_with_the_paragraph_of_the_question() -> None:
    match = daylight("1 vagabond pawn")

    assert why_not(match, "march") == [Reason("root 9.5", NOT_ASKED)]
