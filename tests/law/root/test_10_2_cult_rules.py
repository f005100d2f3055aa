"""10.2 The Cult's standing rules."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.cult.board import board_of
from rulewright.games.root.rules.battle import battle
from rulewright.games.root.rules.cards import discard, to_discard
from rulewright.games.root.rules.crafting import craftable, leave_play
from rulewright.games.root.rules.removal import remove_all_enemies
from rulewright.games.root.rules.ruling import ruled, ruler
from rulewright.kernel.why import why_not
from tests.builders.root import GAME, MARQUISE, names, offered, position, run, say

SEATS = "seats marquise eyrie cult\n"
EYRIE, CULT = 1, 2
EVENING = SEATS + "turn cult evening craft\n"


@pytest.mark.law("root 10.2.1", "root 10.6.2", "root 4.1.1")
@pytest.mark.ruling("R-68")
@pytest.mark.example("EX-57")
def test_only_gardens_of_the_outcast_suit_craft() -> None:
    text = "1 cult garden_fox\n2 cult garden_mouse\nhand cult anvil mouse_in_a_sack\n"
    match = GAME.resume(position(EVENING + text + "cult outcast fox"))
    assert offered(match.question) == ["done", "craft:anvil"]
    assert [reason.law for reason in why_not(match, "craft:mouse_in_a_sack")] == ["root 4.1.1"]
    match = GAME.resume(position(EVENING + text + "cult outcast mouse"))
    assert offered(match.question) == ["done", "craft:mouse_in_a_sack"]
    match = GAME.resume(position(EVENING + text + "cult outcast rabbit"))
    assert offered(match.question) == ["done"]


@pytest.mark.law("root 10.2.1", "root 10.6.2")
def test_a_garden_pays_once_a_turn() -> None:
    root = position(EVENING + "2 cult garden_mouse*2\nhand cult mouse_in_a_sack crossbow_mouse\ncult outcast mouse")
    match = GAME.resume(root)
    say(match, "craft:mouse_in_a_sack")
    assert sum(root.activated) == 1
    assert root.points[CULT] == 1
    assert offered(match.question) == ["done"]


@pytest.mark.law("root 10.2.3")
@pytest.mark.ruling("R-68")
def test_warriors_that_fall_in_defence_become_acolytes() -> None:
    root = position(SEATS + "5 marquise 3; cult 2", dice=[2, 0])
    run(battle(root, MARQUISE, 5, CULT))
    assert (board_of(root, CULT).acolytes, root.supply[CULT]) == (2, 25 - 2)
    assert GAME.audit(root) == []


@pytest.mark.law("root 10.2.3")
@pytest.mark.ruling("R-68", "R-58")
def test_warriors_that_fall_in_attack_or_outside_of_battle_do_not() -> None:
    root = position(SEATS + "5 marquise 3; cult 2\n8 cult 1; marquise 1", dice=[2, 1])
    run(battle(root, CULT, 5, MARQUISE))
    assert (board_of(root, CULT).acolytes, root.supply[CULT]) == (0, 25 - 2)
    run(remove_all_enemies(root, MARQUISE, 1 << 8))
    assert (board_of(root, CULT).acolytes, root.supply[CULT]) == (0, 25 - 1)


@pytest.mark.law("root 10.2.3")
def test_acolytes_are_won_by_what_is_lost_not_by_what_was_hit() -> None:
    root = position(SEATS + "5 marquise 3; cult 1 garden_rabbit", dice=[2, 0])
    run(battle(root, MARQUISE, 5, CULT))
    assert board_of(root, CULT).acolytes == 1


@pytest.mark.law("root 10.2.4", "root 2.5", "root 7.2.2")
@pytest.mark.ruling("R-14", "R-68")
def test_a_garden_rules_its_clearing_even_against_the_lords_of_the_forest() -> None:
    root = position(SEATS + "5 marquise 9; eyrie 1; cult garden_rabbit\n2 eyrie 2 roost; cult garden_mouse\n6 cult 1")
    assert [ruler(root, place) for place in (5, 2, 6)] == [CULT, CULT, CULT]
    root.take_piece(root.setting.kind[CULT, "garden_rabbit"], 5)
    assert ruler(root, 5) == MARQUISE
    assert ruled(root, CULT) == 1 << 2 | 1 << 6


@pytest.mark.law("root 10.2.5")
@pytest.mark.ruling("R-68")
def test_each_garden_removed_costs_a_random_card() -> None:
    root = position(
        SEATS + "2 marquise 4; cult garden_mouse*2\nhand cult anvil sword bake_sale\nhand marquise armorers",
        dice=[2, 0],
    )
    run(battle(root, MARQUISE, 2, CULT), "decline")
    assert root.points[MARQUISE] == 2
    assert root.hands[CULT].bit_count() == 1
    assert board_of(root, CULT).souls.bit_count() == 2
    assert root.discard == 0


@pytest.mark.law("root 10.2.5")
def test_nothing_is_feared_with_an_empty_hand_or_for_warriors() -> None:
    root = position(SEATS + "2 marquise 4; cult 1 garden_mouse\n5 marquise 1; cult 1\nhand cult anvil")
    run(remove_all_enemies(root, MARQUISE, 1 << 5))
    assert names(root.hands[CULT]) == ["anvil"]
    run(remove_all_enemies(root, MARQUISE, 1 << 2))
    assert root.hands[CULT] == 0
    root = position(SEATS + "2 marquise 4; cult garden_mouse")
    run(remove_all_enemies(root, MARQUISE, 1 << 2))
    assert board_of(root, CULT).souls == 0


@pytest.mark.law("root 10.2.6", "root G.1.29", "root G.1.5")
@pytest.mark.example("EX-106")
def test_whatever_anybody_spends_or_discards_goes_to_the_lost_souls() -> None:
    root = position(SEATS + "hand marquise anvil\nhand eyrie sword\nplay eyrie cobbler")
    discard(root, MARQUISE, root.setting.deck.by_name["anvil"])
    discard(root, EYRIE, root.setting.deck.by_name["sword"])
    leave_play(root, EYRIE, next(card for card in range(60) if root.play[EYRIE] >> card & 1))
    assert names(board_of(root, CULT).souls) == ["anvil", "cobbler", "sword"]
    assert root.discard == 0
    assert GAME.facts(root, None)["players"][CULT]["board"]["souls"] == ["anvil", "cobbler", "sword"]


@pytest.mark.law("root 10.2.6", "root 3.3.3", "root 2.1")
@pytest.mark.ruling("R-12", "R-19", "R-41")
def test_dominance_cards_are_lost_souls_too_and_no_soul_is_shuffled_into_a_deck() -> None:
    root = position(SEATS + "hand marquise dominance_rabbit anvil")
    to_discard(root, root.setting.deck.by_name["dominance_rabbit"])
    root.hands[MARQUISE] &= ~(1 << root.setting.deck.by_name["dominance_rabbit"])
    assert names(board_of(root, CULT).souls) == ["dominance_rabbit"]
    assert root.available == 0
    match = GAME.resume(
        position(SEATS + "turn marquise daylight craft\nhand marquise anvil\ncult souls dominance_rabbit")
    )
    assert "take:dominance_rabbit" not in offered(match.question)


@pytest.mark.law("root 10.2.1")
def test_a_cult_without_gardens_crafts_nothing() -> None:
    root = position(EVENING + "hand cult mouse_in_a_sack")
    assert craftable(root, CULT) == []
