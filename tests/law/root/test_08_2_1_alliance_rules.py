"""8.2.1 to 8.2.3, 8.2.5: crafting, Guerrilla War, the Supporters stack, sympathy tokens."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.alliance.board import board_of
from rulewright.games.root.factions.alliance.supporters import add_supporter
from rulewright.games.root.rules.battle import battle
from rulewright.games.root.rules.crafting import craftable
from rulewright.games.root.rules.dominance import dominance_actions
from rulewright.kernel.why import why_not
from tests.builders.root import ALLIANCE, EYRIE, GAME, MARQUISE, names, offered, position, run, say, shown
from tests.builders.root_deck import DECK

DAYLIGHT = "seats marquise eyrie alliance\nturn alliance daylight daylight\n"
FIVE = "alliance supporters anvil sword bake_sale cobbler tax_collector\n"


# 8.2.1


@pytest.mark.law("root 8.2.1", "root 8.5.1", "root 4.1.1", "root 3.2.2")
def test_sympathy_tokens_craft_with_the_suit_of_their_clearing_and_each_once() -> None:
    root = position(DAYLIGHT + "1 alliance sympathy\n8 alliance 3 base_fox\nhand alliance anvil crossbow_bird sappers")
    match = GAME.resume(root)

    assert [text for text in offered(match.question) if text.startswith("craft:")] == [
        "craft:crossbow_bird",
        "craft:anvil",
    ]
    say(match, "craft:anvil")

    assert root.points[ALLIANCE] == 2
    assert [text for text in offered(match.question) if text.startswith("craft:")] == []
    assert [reason.law for reason in why_not(match, "craft:crossbow_bird")] == ["root 4.1.1"]


# 8.2.2


@pytest.mark.law("root 8.2.2", "root 4.3.2")
@pytest.mark.ruling("R-122")
@pytest.mark.parametrize("dice", [[3, 1], [1, 3]])
def test_a_defending_alliance_deals_the_higher_die(dice: list[int]) -> None:
    root = position("8 marquise 4; alliance 4", dice=dice)

    run(battle(root, MARQUISE, 8, ALLIANCE))

    assert shown(root, 8) == "marquise 1; alliance 3"


@pytest.mark.law("root 8.2.2", "root 4.3.2")
@pytest.mark.ruling("R-122")
def test_an_attacking_alliance_deals_the_higher_die_as_anybody_does() -> None:
    root = position("8 marquise 4; alliance 4", dice=[1, 3])

    run(battle(root, ALLIANCE, 8, MARQUISE))

    assert shown(root, 8) == "marquise 1; alliance 3"


@pytest.mark.law("root 8.2.2", "root 4.3.2.I")
@pytest.mark.ruling("R-122")
def test_guerrillas_are_still_capped_by_their_number() -> None:
    root = position("8 marquise 4; alliance 1", dice=[3, 0])

    run(battle(root, MARQUISE, 8, ALLIANCE))

    assert shown(root, 8) == "marquise 3; alliance 1"


@pytest.mark.law("root 8.2.2", "root 4.3.2.I", "root 4.3.3.II")
@pytest.mark.ruling("R-122")
def test_a_defenseless_alliance_deals_no_rolled_hits() -> None:
    root = position("8 marquise 4; alliance base_fox sympathy", dice=[3, 0])

    run(battle(root, MARQUISE, 8, ALLIANCE), "base_fox")

    assert shown(root, 8) == "marquise 4; alliance sympathy"


@pytest.mark.law("root 8.2.2")
def test_guerrilla_war_is_the_alliances_alone() -> None:
    root = position("8 marquise 4; eyrie 4\n1 alliance 1", dice=[3, 1])

    run(battle(root, MARQUISE, 8, EYRIE))

    assert shown(root, 8) == "marquise 3; eyrie 1"


# 8.2.3


@pytest.mark.law("root 8.2.3", "root 4.1", "root 4.3.1", "root G.1.20")
@pytest.mark.ruling("R-44")
@pytest.mark.example("EX-17")
def test_supporters_can_be_neither_crafted_nor_used_to_ambush() -> None:
    root = position("1 alliance 1 sympathy; marquise 1\nalliance supporters anvil ambush_fox", dice=[0, 0])

    assert craftable(root, ALLIANCE) == []
    run(battle(root, MARQUISE, 1, ALLIANCE))  # nobody is asked anything

    assert names(board_of(root, ALLIANCE).supporters) == ["ambush_fox", "anvil"]


@pytest.mark.law("root 8.2.3", "root 3.3.1")
@pytest.mark.ruling("R-44")
def test_a_dominance_card_among_the_supporters_cannot_be_activated() -> None:
    root = position("points alliance:15\nalliance supporters dominance_fox\nhand alliance dominance_mouse")

    assert [option.text for option in dominance_actions(root, ALLIANCE)] == ["activate:dominance_mouse"]


@pytest.mark.law("root 8.2.3", "root 8.6.2")
def test_supporters_do_not_count_towards_the_hand_limit() -> None:
    root = position(
        "seats marquise eyrie alliance\nturn alliance evening draw\n"
        + FIVE
        + "hand alliance armorers sappers investments codebreakers"
    )

    GAME.resume(root)

    assert root.hands[ALLIANCE].bit_count() == 5
    assert board_of(root, ALLIANCE).supporters.bit_count() == 5
    assert root.turn == MARQUISE


@pytest.mark.law("root 8.2.3", "root 1.2.1")
@pytest.mark.ruling("R-44")
def test_only_the_alliance_looks_at_the_stack_and_everybody_may_count_it() -> None:
    match = GAME.resume(position(DAYLIGHT + "hand alliance sappers\nalliance supporters anvil ambush_fox"))

    boards = {seat: match.view(seat).facts()["table"]["players"][ALLIANCE]["board"] for seat in (None, 0, 1, 2)}

    assert [board["supporters"] for board in boards.values()] == [2, 2, 2, 2]
    assert boards[ALLIANCE]["supporter_cards"] == ["ambush_fox", "anvil"]
    assert not any("supporter_cards" in boards[seat] for seat in (None, MARQUISE, EYRIE))


@pytest.mark.law("root 8.2.3", "root 8.2.3.I")
@pytest.mark.ruling("R-44")
def test_a_full_stack_discards_the_new_supporter() -> None:
    root = position(FIVE + "hand eyrie armorers")
    held = board_of(root, ALLIANCE).supporters

    root.hands[EYRIE] = 0
    add_supporter(root, ALLIANCE, DECK.by_name["armorers"])

    assert board_of(root, ALLIANCE).supporters == held
    assert names(root.discard) == ["armorers"]


@pytest.mark.law("root 8.2.3.I")
@pytest.mark.ruling("R-44")
def test_the_fifth_supporter_still_fits() -> None:
    root = position("alliance supporters anvil sword bake_sale cobbler\nhand eyrie armorers")

    root.hands[EYRIE] = 0
    add_supporter(root, ALLIANCE, DECK.by_name["armorers"])

    assert board_of(root, ALLIANCE).supporters.bit_count() == 5
    assert root.discard == 0


@pytest.mark.law("root 8.2.3.I")
@pytest.mark.ruling("R-44")
def test_with_a_base_on_the_map_the_stack_has_no_limit() -> None:
    root = position(FIVE + "2 alliance base_mouse\nhand eyrie armorers")

    root.hands[EYRIE] = 0
    add_supporter(root, ALLIANCE, DECK.by_name["armorers"])

    assert board_of(root, ALLIANCE).supporters.bit_count() == 6


@pytest.mark.law("root 8.2.3.I", "root 3.3.3")
@pytest.mark.ruling("R-18")
def test_a_dominance_card_that_finds_the_stack_full_becomes_available() -> None:
    root = position(FIVE + "hand eyrie dominance_fox")

    root.hands[EYRIE] = 0
    add_supporter(root, ALLIANCE, DECK.by_name["dominance_fox"])

    assert names(root.available) == ["dominance_fox"]


# 8.2.5


@pytest.mark.law("root 8.2.5", "root 8.3.3")
def test_the_alliance_has_ten_sympathy_tokens() -> None:
    root = position("seats marquise alliance")

    assert root.setting.kind[1, "sympathy"].limit == 10
    assert not root.setting.kind[1, "sympathy"].building
