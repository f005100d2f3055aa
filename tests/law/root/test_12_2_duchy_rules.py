"""12.2 The Duchy's standing rules: the Burrow, tunnels, crafting, the Price of Failure."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.cult.conspiracies import sanctify
from rulewright.games.root.factions.duchy.board import LORD, NOBLE, SQUIRE, board_of, in_burrow
from rulewright.games.root.factions.riverfolk.services import new_turn
from rulewright.games.root.power import Kit
from rulewright.games.root.rules.battle import battle, battles
from rulewright.games.root.rules.crafting import craftable
from rulewright.games.root.rules.dominance import check_dominance
from rulewright.games.root.rules.movement import moves
from rulewright.games.root.rules.removal import remove_all_enemies
from rulewright.games.root.rules.ruling import placeable, ruled, ruler
from rulewright.games.root.rules.ways import adjacent, around
from rulewright.games.root.terms import BESIDE, bits
from rulewright.kernel.why import why_not
from tests.builders.root import GAME, MARQUISE, names, offered, position, run, say, shown, standing, table

SEATS = "seats marquise eyrie duchy\n"
EYRIE, DUCHY = 1, 2
DAY = SEATS + "turn duchy daylight assembly\n"


def burrow_ways(text: str) -> list[str]:
    """Return the moves of the Duchy that begin or end in the Burrow."""
    return [way.text for way in moves(position(SEATS + text), DUCHY) if "burrow" in way.text]


# The Burrow.


@pytest.mark.law("root 12.2.2", "root 2.5")
@pytest.mark.ruling("R-14", "R-77")
@pytest.mark.example("EX-66")
def test_the_duchy_rules_the_burrow_even_when_it_is_empty() -> None:
    root = position(SEATS + "5 marquise 9")
    assert in_burrow(root, DUCHY) == 0
    assert ruler(root, BESIDE) == DUCHY
    assert bits(ruled(root, DUCHY)) == (BESIDE,)
    assert not ruled(root, MARQUISE) & 1 << BESIDE
    assert GAME.audit(root) == []


@pytest.mark.law("root 12.2.2", "root 2.5")
def test_the_burrow_is_ruled_also_when_somebody_s_tokens_have_just_begun_to_count() -> None:
    root = position("cards exiles\nseats marquise eyrie duchy\n8 duchy 1\nplay marquise soup_kitchens")
    root.rule = [0, 0, 0]  # nobody has asked yet who rules what
    root.unsettled = 1 << BESIDE | 1 << 8
    root.kits[MARQUISE] = Kit.of(())
    root.equip(MARQUISE)
    assert bits(ruled(root, DUCHY)) == (BESIDE, 8)


@pytest.mark.law("root 12.2.2", "root 11.2.7.III")
def test_the_burrow_is_ruled_also_when_others_have_just_begun_to_serve_somebody() -> None:
    text = "seats riverfolk eyrie duchy\n5 riverfolk 2\n8 duchy 1\nriverfolk hired eyrie\nriverfolk serving eyrie"
    root = position(text)
    root.rule = [0, 0, 0]
    root.settle()  # nobody has asked yet who rules what
    new_turn(root, 0)
    assert bits(ruled(root, DUCHY)) == (BESIDE, 8)


@pytest.mark.law("root 12.2.2", "root 4.2.1")
def test_the_burrow_is_next_to_every_clearing_with_a_tunnel_and_to_no_other() -> None:
    text = "3 duchy tunnel\n8 duchy 2 tunnel; marquise 5\n6 duchy 2\nduchy burrow 2"
    assert burrow_ways(text) == ["burrow>3", "burrow>8", "8>burrow"]
    root = position(SEATS + text)
    assert bits(adjacent(root, DUCHY, BESIDE)) == (3, 8)


@pytest.mark.law("root 12.2.2", "root 4.2.1")
@pytest.mark.ruling("R-77")
def test_whoever_moves_between_burrow_and_tunnel_needs_no_rule_there() -> None:
    match = table(DAY + "8 duchy 1 tunnel; marquise 9\nduchy burrow 3")
    say(match, "move", "burrow>8", "3")
    assert shown(standing(match), 8) == "marquise 9; duchy 4 tunnel"
    say(match, "move", "4")
    assert in_burrow(standing(match), DUCHY) == 4


@pytest.mark.law("root 12.2.2")
@pytest.mark.ruling("R-77")
def test_nobody_else_gets_into_the_burrow() -> None:
    root = position("seats marquise vagabond duchy\n3 marquise 9; vagabond pawn; duchy tunnel\n4 marquise 1")
    assert not any("burrow" in way.text for way in moves(root, MARQUISE))
    assert not adjacent(root, MARQUISE, 3) & 1 << BESIDE
    assert not around(root, 1, 3) & 1 << BESIDE
    assert not placeable(root, MARQUISE) & 1 << BESIDE


@pytest.mark.law("root 12.2.2", "root 2.2.1")
def test_whoever_asks_why_hears_that_there_is_no_tunnel() -> None:
    match = table(DAY + "6 duchy 2\n8 duchy tunnel")
    say(match, "move")
    assert [reason.law for reason in why_not(match, "6>burrow")] == ["root 12.2.2"]


@pytest.mark.law("root 12.2.2", "root 4.3", "root 3.3.1.I", "root 3.3.1.II")
@pytest.mark.ruling("R-77")
def test_the_burrow_is_not_on_the_map() -> None:
    root = position(SEATS + "1 duchy 1\nduchy burrow 5\nplay duchy tax_collector\nhand duchy dominance_bird")
    assert battles(root, DUCHY) == []
    options = root.setting.deck.powers["tax_collector"].actions(root, DUCHY, "daylight")
    assert [option.text for option in options] == ["use:tax_collector"]
    root = position(SEATS + "duchy burrow 5\nplay duchy tax_collector")
    assert not root.setting.deck.powers["tax_collector"].actions(root, DUCHY, "daylight"), "no warrior on the map"
    facts = GAME.facts(root, None)
    assert all(not clearing["warriors"] and clearing["ruler"] is None for clearing in facts["clearings"])
    assert (facts["players"][DUCHY]["beside"], facts["players"][DUCHY]["rules"]) == (5, [])
    for suit in ("bird", "fox", "rabbit", "mouse"):
        root = position(SEATS + f"6 duchy 1\n12 duchy 1\nduchy burrow 9\ndominance duchy dominance_{suit}")
        check_dominance(root, DUCHY)
        assert not root.over, "the Burrow has no suit, and is no corner"


@pytest.mark.law("root 12.2.2", "root G.1.9")
def test_what_is_removed_from_clearings_of_a_suit_leaves_the_burrow_alone() -> None:
    root = position(SEATS + "1 marquise 1\n6 duchy 2\nduchy burrow 4")
    run(remove_all_enemies(root, MARQUISE, root.of_suit[1]))
    assert (shown(root, 6), in_burrow(root, DUCHY)) == ("", 4)


@pytest.mark.law("root 12.2.2")
def test_the_burrow_is_written_and_read_again() -> None:
    root = position(SEATS + "3 duchy tunnel\nduchy burrow 4\nduchy swayed mayor captain\nduchy lost lord:1")
    again = GAME.parse(GAME.write_position(root))
    assert GAME.write_position(again) == GAME.write_position(root)
    assert (in_burrow(again, DUCHY), again.supply[DUCHY], board_of(again, DUCHY).crowns(LORD)) == (4, 16, 2)


# Crafting.


@pytest.mark.law("root 12.2.1", "root 12.6.2", "root 4.1.1")
def test_citadels_and_markets_craft_alike() -> None:
    text = SEATS + "turn duchy evening craft\n6 duchy citadel\n8 duchy market\nhand duchy foxfolk_steel sword"
    match = table(text)
    assert offered(match.question) == ["done", "craft:foxfolk_steel", "craft:sword"]
    say(match, "craft:foxfolk_steel")
    root = standing(match)
    assert (root.activated[6], root.activated[8], root.points[DUCHY]) == (1, 1, 2)
    assert offered(match.question) == ["done"], "each of them pays once a turn"


@pytest.mark.law("root 12.2.1", "root 12.6.2", "root 4.1.1")
def test_a_citadel_and_a_market_in_one_clearing_are_two_crafting_pieces() -> None:
    text = SEATS + "turn duchy evening craft\n8 duchy citadel market\nhand duchy foxfolk_steel anvil\n"
    assert [option.text for option in craftable(position(text), DUCHY)] == ["craft:foxfolk_steel", "craft:anvil"]
    match = table(text)
    say(match, "craft:anvil")
    assert offered(match.question) == ["done"], "of two pieces one is left, and the sword takes two"
    assert craftable(position(text + "activated 8:2"), DUCHY) == []
    assert craftable(position(SEATS + "8 duchy 4 tunnel\nhand duchy anvil"), DUCHY) == [], "tunnels craft nothing"


@pytest.mark.law("root 12.2.1", "root 1.4.1")
def test_the_duchy_does_not_craft_in_daylight() -> None:
    match = table(DAY + "8 duchy 1 citadel market\nhand duchy anvil")
    assert not any(text.startswith("craft:") for text in offered(match.question))


# The Price of Failure.

COURT = "duchy swayed foremole banker mayor earl_of_stone\nhand duchy anvil sword bake_sale\n"


@pytest.mark.law("root 12.2.3")
@pytest.mark.ruling("R-78")
def test_a_fallen_building_costs_the_highest_minister_with_his_crown_and_a_random_card() -> None:
    root = position(SEATS + "8 marquise 4; duchy citadel\n" + COURT, dice=[2, 0])
    run(battle(root, MARQUISE, 8, DUCHY), "decline")
    board = board_of(root, DUCHY)
    assert board.facts(own=True)["swayed"] == ["foremole", "banker", "mayor"]
    assert [board.crowns(rank) for rank in (SQUIRE, NOBLE, LORD)] == [2, 1, 2]
    assert list(board.lost) == [0, 0, 1]
    assert (root.hands[DUCHY].bit_count(), root.discard.bit_count()) == (2, 1)
    assert root.points[MARQUISE] == 1
    assert GAME.audit(root) == []


@pytest.mark.law("root 12.2.3")
@pytest.mark.ruling("R-78")
def test_among_equals_the_duchy_picks() -> None:
    root = position(SEATS + "8 marquise 4; duchy market\nduchy swayed foremole banker mayor")
    run(remove_all_enemies(root, MARQUISE, 1 << 8), "banker")
    assert board_of(root, DUCHY).facts(own=True)["swayed"] == ["foremole", "mayor"]


@pytest.mark.law("root 12.2.3", "root 1.5.4")
@pytest.mark.ruling("R-78")
def test_several_buildings_in_one_batch_cost_once_and_in_two_batches_twice() -> None:
    text = SEATS + "1 marquise 1\n8 duchy citadel market\n6 duchy citadel\n" + COURT
    root = position(text)
    run(remove_all_enemies(root, MARQUISE, 1 << 8 | 1 << 6))
    assert (sum(board_of(root, DUCHY).lost), root.hands[DUCHY].bit_count()) == (1, 2)
    root = position(text)
    run(remove_all_enemies(root, MARQUISE, 1 << 8))
    run(remove_all_enemies(root, MARQUISE, 1 << 6), "mayor")
    assert (sum(board_of(root, DUCHY).lost), root.hands[DUCHY].bit_count()) == (2, 1)


@pytest.mark.law("root 12.2.3")
def test_warriors_and_tunnels_cost_nothing() -> None:
    root = position(SEATS + "1 marquise 1\n8 duchy 3 tunnel\n" + COURT)
    run(remove_all_enemies(root, MARQUISE, 1 << 8))
    assert (sum(board_of(root, DUCHY).lost), root.hands[DUCHY].bit_count()) == (0, 3)
    assert root.points[MARQUISE] == 1, "the tunnel"


@pytest.mark.law("root 12.2.3", "root 1.5.4")
@pytest.mark.ruling("R-78")
def test_without_a_minister_only_the_card_is_lost_and_without_a_card_only_the_minister() -> None:
    root = position(SEATS + "8 marquise 1; duchy market\nhand duchy anvil")
    run(remove_all_enemies(root, MARQUISE, 1 << 8))
    assert (root.hands[DUCHY], names(root.discard)) == (0, ["anvil"])
    assert list(board_of(root, DUCHY).lost) == [0, 0, 0]
    root = position(SEATS + "8 marquise 1; duchy market\nduchy swayed captain")
    run(remove_all_enemies(root, MARQUISE, 1 << 8))
    assert (board_of(root, DUCHY).swayed, list(board_of(root, DUCHY).lost)) == (0, [1, 0, 0])


@pytest.mark.law("root 12.2.3", "root 10.4.3.III", "root G.1.21")
@pytest.mark.ruling("R-78")
def test_a_building_that_is_replaced_is_removed() -> None:
    root = position("seats marquise cult duchy\n8 duchy citadel\ncult outcast fox\nduchy swayed captain")
    run(sanctify(root, 1))
    assert shown(root, 8) == "cult garden_fox"
    assert board_of(root, DUCHY).swayed == 0


@pytest.mark.law("root 12.2.3", "root G.1.20")
@pytest.mark.ruling("R-78", "R-118")
def test_revealed_cards_are_not_taken_at_random() -> None:
    root = position(DAY + "8 marquise 1; duchy market\nduchy revealed anvil sword")
    run(remove_all_enemies(root, MARQUISE, 1 << 8))
    assert names(board_of(root, DUCHY).revealed) == ["anvil", "sword"]
    assert root.discard == 0


@pytest.mark.law("root 12.2.3", "root 12.5.2")
@pytest.mark.ruling("R-78")
def test_a_minister_who_leaves_before_he_has_acted_acts_no_more() -> None:
    text = SEATS + "turn duchy daylight parliament\n8 marquise 3; duchy 1 citadel\nduchy swayed captain banker\n"
    match = table(text + "hand duchy anvil sword", dice=[3, 3])
    assert offered(match.question) == ["done", "captain", "banker"]
    say(match, "captain")
    root = standing(match)
    assert shown(root, 8) == "marquise 2"
    assert board_of(root, DUCHY).facts(own=True)["swayed"] == ["captain"]
    assert match.question is None or "banker" not in offered(match.question)


@pytest.mark.law("root 12.2.3", "root 12.5.3.I")
def test_a_crown_that_is_lost_never_comes_back() -> None:
    text = SEATS + "turn duchy daylight sway\n1 duchy 1\n2 duchy 1\n5 duchy 1\nhand duchy anvil sword bake_sale\n"
    match = table(text + "duchy lost squire:2\nduchy swayed captain")
    assert offered(match.question) == ["decline", "brigadier", "banker", "mayor"]
    assert {reason.law for reason in why_not(match, "marshal")} == {"root 12.5.3.I"}


# Tunnels.


@pytest.mark.law("root 12.2.4", "root 12.3.1")
def test_there_are_three_tunnels() -> None:
    root = position(SEATS + "1 duchy tunnel")
    assert GAME.facts(root, None)["players"][DUCHY]["pieces_left"]["tunnel"] == 2
