"""9.2.1 to 9.2.4: crafting, the lone wanderer, nimble, defenseless."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.alliance.birdsong import revolt
from rulewright.games.root.factions.vagabond.moving import vagabond_moves
from rulewright.games.root.rules.battle import battle
from rulewright.games.root.rules.ruling import ruler
from rulewright.games.root.terms import ITEMS, NOBODY
from rulewright.kernel.why import Reason, why_not
from tests.builders.root import (
    ALLIANCE,
    EYRIE,
    MARQUISE,
    VAGABOND,
    names,
    offered,
    position,
    run,
    say,
    shown,
)
from tests.builders.root_deck import DECK
from tests.builders.vagabond import daylight, held, on_board, root_of, tracks

FIVE = "boot sword sword- tea torch"


# 9.2.1


@pytest.mark.law("root 9.2.1", "root 9.5.8", "root 9.2.5.II", "root 4.1.2", "root 3.2.2")
def test_a_hammer_has_the_suit_of_his_clearing_and_a_crafted_item_is_his_at_once() -> None:
    match = daylight("1 vagabond pawn\nvagabond items hammer\nhand vagabond anvil")

    say(match, "craft:anvil")

    root = root_of(match)
    assert held(match, "items") == "hammer hammer-"
    assert root.points[VAGABOND] == 2
    assert names(root.discard) == ["anvil"]
    assert root.items[ITEMS.index("hammer")] == 0
    assert not any(root.crafted)


@pytest.mark.law("root 9.2.1", "root 9.5.8", "root 4.1.1")
def test_a_hammer_has_no_other_suit_than_that_of_his_clearing() -> None:
    match = daylight("9 vagabond pawn\nvagabond items hammer\nhand vagabond anvil mouse_in_a_sack")

    assert "craft:mouse_in_a_sack" in offered(match.question)
    assert "craft:anvil" not in offered(match.question)
    assert why_not(match, "craft:anvil") == [Reason("root 4.1.1", "why.cannot-pay")]


@pytest.mark.law("root 9.2.1", "root 9.5.8", "root 9.2.5.I")
def test_each_symbol_takes_a_hammer_and_coins_go_onto_their_track() -> None:
    match = daylight("3 vagabond pawn\nvagabond items hammer hammer hammer\nhand vagabond bake_sale")

    say(match, "craft:bake_sale")

    assert held(match, "items") == "hammer hammer- hammer- coins"
    assert tracks(root_of(match)) == {"coins": 1}
    assert root_of(match).points[VAGABOND] == 3


@pytest.mark.law("root 9.5.8", "root 9.2.5")
@pytest.mark.parametrize("items", ["hammer hammer-", "hammer hammer!", "hammer- hammer-!", "hammer"])
def test_only_face_up_undamaged_hammers_craft(items: str) -> None:
    text = "3 vagabond pawn\nhand vagabond bake_sale\nvagabond items "

    assert "craft:bake_sale" in offered(daylight(f"{text}hammer hammer").question)
    assert "craft:bake_sale" not in offered(daylight(f"{text}{items}").question)


@pytest.mark.law("root 9.5.8")
def test_three_hammers_in_one_clearing_never_pay_for_three_suits() -> None:
    match = daylight(
        "1 vagabond pawn\nvagabond items hammer hammer hammer\nhand vagabond tax_collector favor_of_the_foxes"
    )

    assert [text for text in offered(match.question) if text.startswith("craft")] == ["craft:favor_of_the_foxes"]


@pytest.mark.law("root 9.5.8")
def test_a_wild_symbol_takes_a_hammer_of_any_suit() -> None:
    items = "vagabond items hammer hammer hammer hammer"
    match = daylight(f"1 vagabond pawn\n{items}\nhand vagabond royal_claim")

    say(match, "craft:royal_claim")

    assert held(match, "items") == "hammer- hammer- hammer- hammer-"
    assert names(root_of(match).play[VAGABOND]) == ["royal_claim"]


@pytest.mark.law("root 9.2.1", "root 9.5.8")
def test_in_a_forest_hammers_have_no_suit() -> None:
    def crafts(place: str) -> list[str]:
        match = daylight(f"{place} vagabond pawn\nvagabond items hammer\nhand vagabond anvil mouse_in_a_sack")
        return [text for text in offered(match.question) if text.startswith("craft")]

    assert (crafts("1"), crafts("2")) == (["craft:anvil"], ["craft:mouse_in_a_sack"])
    assert crafts("f1") == []


@pytest.mark.law("root 9.5.8", "root 4.1.2")
def test_he_crafts_no_item_that_the_supply_has_not() -> None:
    match = daylight("items boot\n1 vagabond pawn\nvagabond items hammer\nhand vagabond anvil")

    assert why_not(match, "craft:anvil") == [Reason("root 4.1.2", "why.no-item")]


# 9.2.2


@pytest.mark.law("root 9.2.2", "root 2.5")
@pytest.mark.example("EX-38")
def test_tokens_and_pawns_do_not_rule() -> None:
    root = position("5 alliance sympathy; vagabond pawn; marquise 1")

    assert ruler(root, 5) == MARQUISE


@pytest.mark.law("root 9.2.2", "root 2.5")
def test_the_pawn_alone_rules_nothing() -> None:
    root = position("5 vagabond pawn")

    assert ruler(root, 5) == NOBODY


@pytest.mark.law("root 9.2.2", "root 9.2.7", "root 9.2.4")
def test_hits_beyond_his_items_leave_the_pawn_where_it_is() -> None:
    root = position("turn marquise\n1 marquise 4; vagabond pawn\nvagabond items boot", dice=[3, 0])

    run(battle(root, MARQUISE, 1, VAGABOND))

    assert shown(root, 1) == "marquise 4; vagabond pawn"
    assert on_board(root, "items") == "boot!"
    assert root.points[MARQUISE] == 0


# 9.2.2.I


def foxes(crafter: int, text: str, *answers: str) -> str:
    """Let a seat use a Favor of the Foxes; return the Vagabond's items and what stands in clearing 1."""
    root = position(text)
    name = "favor_of_the_foxes"
    run(root.setting.deck.powers[name].act(root, crafter, DECK.by_name[name]), *answers)
    return f"{on_board(root, 'items')} | {shown(root, 1)}"


@pytest.mark.law("root 9.2.2.I", "root 9.2.2", "root 9.2.7")
@pytest.mark.example("EX-49")
@pytest.mark.ruling("R-53")
def test_a_favor_damages_three_items_of_his_choice_and_the_pawn_stays() -> None:
    after = foxes(MARQUISE, f"1 vagabond pawn; eyrie 2\nvagabond items {FIVE}", "boot", "sword-", "tea")

    assert after == "boot! sword sword-! tea! torch | vagabond pawn"


@pytest.mark.law("root 9.2.2.I")
@pytest.mark.example("EX-49")
@pytest.mark.ruling("R-53", "R-49")
def test_a_revolt_damages_three_items() -> None:
    root = position(f"1 vagabond pawn; alliance sympathy; marquise 1\nvagabond items {FIVE}")

    run(revolt(root, ALLIANCE, 1), "boot", "sword", "torch")

    assert on_board(root, "items") == "boot! sword- sword! tea torch!"
    assert root.pawns[VAGABOND] == 1


@pytest.mark.law("root 9.2.2.I")
@pytest.mark.example("EX-49")
@pytest.mark.ruling("R-53")
def test_with_two_undamaged_items_left_full_removal_damages_two() -> None:
    after = foxes(MARQUISE, "1 vagabond pawn\nvagabond items boot sword- tea! torch-!", "sword-")

    assert after == "boot! sword-! tea! torch-! | vagabond pawn"


@pytest.mark.law("root 9.2.2.I")
def test_full_removal_elsewhere_does_not_touch_him() -> None:
    assert foxes(MARQUISE, f"2 vagabond pawn\nvagabond items {FIVE}").startswith(FIVE)
    assert foxes(MARQUISE, f"f1 vagabond pawn\nvagabond items {FIVE}").startswith(FIVE)


@pytest.mark.law("root 9.2.2.I", "root G.1.8")
@pytest.mark.ruling("R-54", "R-119")
def test_full_removal_by_his_coalition_partner_does_not_touch_him() -> None:
    after = foxes(MARQUISE, f"1 vagabond pawn; eyrie 1\npartner vagabond marquise\nvagabond items {FIVE}")

    assert after == f"{FIVE} | vagabond pawn"


@pytest.mark.law("root 9.2.2.I", "root G.1.9")
def test_his_own_favor_does_not_touch_his_items() -> None:
    text = f"turn vagabond daylight\n1 vagabond pawn; marquise 1\nvagabond items {FIVE}"

    assert foxes(VAGABOND, text) == f"{FIVE} | vagabond pawn"


# 9.2.3


@pytest.mark.law("root 9.2.3", "root 9.5.1", "root 4.2.1")
def test_he_moves_whoever_rules_either_end() -> None:
    root = position("1 marquise 3; vagabond pawn\n5 eyrie 3\n9 eyrie 3\n10 eyrie 3\nvagabond items boot")

    assert [option.text for option in vagabond_moves(root, VAGABOND, 1)] == ["1>5", "1>9", "1>10"]


@pytest.mark.law("root 9.2.3")
def test_he_enters_the_clearing_of_the_keep() -> None:
    match = daylight("1 marquise keep\n5 vagabond pawn\nvagabond items boot")

    say(match, "move", "5>1")

    assert shown(root_of(match), 1) == "marquise keep; vagabond pawn"


# 9.2.4


@pytest.mark.law("root 9.2.4", "root 4.3.3.II")
@pytest.mark.parametrize("sword", ["sword!", "sword-!", ""])
def test_without_an_undamaged_sword_he_is_defenseless(sword: str) -> None:
    root = position(f"turn eyrie\n1 eyrie 1; vagabond pawn\nvagabond items boot {sword}", dice=[0, 0])

    run(battle(root, EYRIE, 1, VAGABOND))

    assert on_board(root, "items") == f"boot! {sword}".strip()


@pytest.mark.law("root 9.2.4", "root 4.3.3.II")
def test_an_exhausted_sword_still_defends_him() -> None:
    root = position("turn eyrie\n1 eyrie 1; vagabond pawn\nvagabond items boot sword-", dice=[0, 0])

    run(battle(root, EYRIE, 1, VAGABOND))

    assert on_board(root, "items") == "boot sword-"
