"""G Glossary."""

from __future__ import annotations

from collections import Counter

import pytest

from rulewright.games.root.factions.alliance.turn import organize, organize_sites
from rulewright.games.root.factions.vagabond.turn import check_capacity
from rulewright.games.root.rules.battle import battle, battles
from rulewright.games.root.rules.cards import show_hand
from rulewright.games.root.rules.crafting import leave_play
from rulewright.games.root.rules.removal import remove_all_enemies
from rulewright.games.root.rules.ruling import enemies
from rulewright.games.root.terms import FOX
from rulewright.kernel.why import why_not
from tests.builders.root import (
    ALLIANCE,
    EYRIE,
    GAME,
    MARQUISE,
    VAGABOND,
    listen,
    names,
    offered,
    position,
    run,
    say,
    shown,
    table,
)

ACTION = "turn marquise daylight action\nmarquise actions 3\n"


@pytest.mark.law("root G.1.3", "root G.1.32", "root 2.5")
def test_buildings_fill_slots_and_rule_and_tokens_do_neither() -> None:
    def standing(piece: str) -> tuple[int, int | None]:
        """Return the open slots (of one) and the ruler of a clearing with nothing else in it."""
        clearing = table(f"{ACTION}5 marquise 1\n1 {piece}").view(None).facts()["table"]["clearings"][0]
        return clearing["open"], clearing["ruler"]

    for building in ("marquise sawmill", "marquise workshop", "marquise recruiter"):
        assert standing(building) == (0, MARQUISE)
    assert standing("eyrie roost") == (0, EYRIE)
    for base in ("base_fox", "base_rabbit", "base_mouse"):
        assert standing(f"alliance {base}") == (0, ALLIANCE)
    for token in ("marquise keep", "marquise wood", "alliance sympathy"):
        assert standing(token) == (1, None)


@pytest.mark.law("root G.1.5", "root G.1.29")
@pytest.mark.ruling("R-120")
@pytest.mark.example("EX-106")
def test_to_spend_a_card_is_to_discard_it() -> None:
    root = position(f"{ACTION}8 marquise 1 sawmill\nhand marquise anvil")
    say(GAME.resume(root), "overwork", "8", "anvil")
    assert names(root.discard) == ["anvil"]

    root = position("turn marquise evening discard\nhand marquise anvil sword bake_sale cobbler armorers sappers")
    say(GAME.resume(root), "anvil")
    assert names(root.discard) == ["anvil"]


@pytest.mark.law("root G.1.5", "root 9.5.4")
@pytest.mark.ruling("R-120")
def test_a_card_that_is_given_or_shown_is_not_discarded() -> None:
    root = position(
        "turn vagabond daylight action\n1 vagabond pawn; eyrie 1\nvagabond character thief\nvagabond items boot\n"
        "hand vagabond anvil\nhand marquise sword"
    )
    say(GAME.resume(root), "aid", "anvil")
    assert (names(root.hands[EYRIE]), root.discard) == (["anvil"], 0)

    show_hand(root, MARQUISE, EYRIE)
    assert (names(root.hands[MARQUISE]), root.discard) == (["sword"], 0)


@pytest.mark.law("root G.1.8", "root 9.2.8")
@pytest.mark.ruling("R-119")
def test_everybody_else_is_an_enemy_but_the_partner_of_a_coalition() -> None:
    root = position("partner vagabond eyrie")

    assert [seat for seat in root.setting.seats if enemies(root, VAGABOND, seat)] == [MARQUISE, ALLIANCE]
    assert [seat for seat in root.setting.seats if enemies(root, EYRIE, seat)] == [MARQUISE, ALLIANCE]
    assert [seat for seat in root.setting.seats if enemies(root, MARQUISE, seat)] == [EYRIE, ALLIANCE, VAGABOND]


@pytest.mark.law("root G.1.8", "root 4.3")
@pytest.mark.ruling("R-119", "R-25")
def test_partners_do_not_battle_each_other() -> None:
    root = position("8 eyrie 2; vagabond pawn; marquise 1\npartner vagabond eyrie")
    assert [option.text for option in battles(root, EYRIE)] == ["8:marquise"]
    assert [option.text for option in battles(root, VAGABOND)] == ["8:marquise"]

    match = table(f"{ACTION}8 marquise 2; vagabond pawn; eyrie 1\n1 marquise 1; eyrie 1\npartner vagabond marquise")
    match.answer("battle")
    assert [reason.law for reason in why_not(match, "8:vagabond")] == ["root G.1.8"]


@pytest.mark.law("root G.1.9", "root G.1.8", "root 9.2.2.I")
@pytest.mark.ruling("R-119")
def test_the_pieces_of_a_partner_are_no_enemy_pieces() -> None:
    text = "turn eyrie daylight\n8 vagabond pawn; marquise 2 sawmill\nvagabond items boot boot boot boot\n"

    friendly = position(text + "partner vagabond eyrie")
    run(remove_all_enemies(friendly, EYRIE, friendly.of_suit[FOX]))
    assert shown(friendly, 8) == "vagabond pawn"
    assert friendly.boards[VAGABOND].facts(own=True)["items"] == {"boot": 4}

    hostile = position(text)
    run(remove_all_enemies(hostile, EYRIE, hostile.of_suit[FOX]))
    assert hostile.boards[VAGABOND].facts(own=True)["items"] == {"boot": 1, "boot!": 3}


@pytest.mark.law("root G.1.9", "root G.1.10", "root G.1.13")
def test_items_belong_to_no_faction_and_are_not_removed_with_enemy_pieces() -> None:
    root = position("turn eyrie daylight\n8 marquise 2\ncrafted marquise sword\nruins 6:bag")
    before = bytes(root.items)

    run(remove_all_enemies(root, EYRIE, root.of_suit[FOX]))

    assert (bytes(root.items), sum(root.crafted), bool(root.ruins[6])) == (before, 1, True)
    assert root.points == [0, 0, 0, 0]


@pytest.mark.law("root G.1.10", "root 9.5.4")
@pytest.mark.ruling("R-60")
@pytest.mark.parametrize("pieces", ["marquise 1", "marquise wood", "marquise sawmill", "marquise keep"])
def test_warriors_buildings_and_tokens_are_faction_pieces(pieces: str) -> None:
    text = "turn vagabond daylight action\nvagabond character thief\nvagabond items boot\nhand vagabond anvil\n"

    assert "aid" in offered(table(f"{text}1 vagabond pawn; {pieces}").question)
    assert "aid" not in offered(table(f"{text}1 vagabond pawn\n5 {pieces}\ncrafted marquise sword").question)


@pytest.mark.law("root G.1.19", "root 6.5.4.II", "root 6.5.4.III")
def test_the_leftmost_building_of_a_track_is_placed() -> None:
    root = position(f"{ACTION}5 marquise 2 sawmill*2 wood*2\n2 marquise 1")

    say(GAME.resume(root), "build", "sawmill@2")

    # The third sawmill costs two wood and uncovers two points.
    assert shown(root, 5) == "marquise 2 sawmill*2"
    assert root.points[MARQUISE] == 2


@pytest.mark.law("root G.1.22", "root G.1.19", "root 6.5.4.III")
def test_a_removed_building_covers_the_rightmost_empty_space_again() -> None:
    root = position(f"{ACTION}5 marquise 2 sawmill*2 wood*2\n1 marquise sawmill; eyrie 1\n2 marquise 1")
    run(remove_all_enemies(root, EYRIE, 1 << 1))

    say(GAME.resume(root), "build", "sawmill@2")

    # It is the third once more: two wood, two points.
    assert shown(root, 5) == "marquise 2 sawmill*2"
    assert root.points == [2, 1, 0, 0]


@pytest.mark.law("root G.1.22", "root 1.5.3")
def test_removed_warriors_go_to_the_supply_of_their_owner() -> None:
    root = position("turn eyrie daylight\n8 marquise 3; alliance 2")

    run(remove_all_enemies(root, EYRIE, 1 << 8))

    assert root.supply == [25, 20, 10, 0]


@pytest.mark.law("root G.1.22", "root 6.2.2")
def test_a_removed_keep_leaves_the_game() -> None:
    root = position("turn eyrie daylight\n1 marquise keep; eyrie 1\n8 marquise 1; eyrie 1\nhand marquise anvil")

    run(remove_all_enemies(root, EYRIE, 1 << 1))
    run(remove_all_enemies(root, EYRIE, 1 << 8))  # nobody asks for Field Hospitals any more

    assert root.points[EYRIE] == 1
    assert root.placed[root.setting.kind[MARQUISE, "keep"].number] == 0


@pytest.mark.law("root G.1.22", "root 9.6.4")
@pytest.mark.example("EX-105")
def test_removed_items_leave_the_game() -> None:
    root = position(
        "turn vagabond evening capacity\nvagabond character thief\n1 vagabond pawn\n"
        "vagabond items boot boot boot sword sword torch hammer! crossbow-!"
    )
    supply, lost = bytes(root.items), Counter(root.boards[VAGABOND].write(root)["lost"].split())

    assert run(check_capacity(root, VAGABOND), "hammer!") is True
    assert run(check_capacity(root, VAGABOND), "boot") is False

    assert Counter(root.boards[VAGABOND].write(root)["lost"].split()) - lost == Counter(["boot", "hammer"])
    assert bytes(root.items) == supply


@pytest.mark.law("root G.1.20", "root 4.3.3", "root 6.5")
def test_cards_in_a_play_area_are_not_spent() -> None:
    match = table(f"{ACTION}8 marquise 1 sawmill\nplay marquise tax_collector armorers royal_claim")

    assert "overwork" not in offered(match.question)
    assert "extra" not in offered(match.question)


@pytest.mark.law("root G.1.20", "root 4.1.3")
def test_a_card_that_leaves_the_play_area_takes_its_effect_along() -> None:
    root = position("1 marquise 2; eyrie 2\nplay marquise armorers", dice=[2, 2])
    card = next(card for card in range(54) if root.play[MARQUISE] >> card & 1)

    leave_play(root, MARQUISE, card)
    run(battle(root, EYRIE, 1, MARQUISE))

    assert names(root.discard) == ["armorers"]
    assert shown(root, 1) == ""


@pytest.mark.law("root G.1.21", "root 8.6.1.IV")
def test_a_replacement_takes_one_piece_away_and_puts_the_other_in_its_place() -> None:
    root = position("8 alliance 2")

    run(organize(root, ALLIANCE))

    assert shown(root, 8) == "alliance 1 sympathy"
    assert root.supply[ALLIANCE] == 9


@pytest.mark.law("root G.1.21", "root 8.6.1.IV")
@pytest.mark.ruling("R-35")
def test_a_replacement_is_not_made_unless_every_step_of_it_can_be() -> None:
    all_out = "\n".join(f"{clearing} alliance sympathy" for clearing in range(1, 11))
    assert organize_sites(position(f"{all_out}\n11 alliance 1"), ALLIANCE) == 0
    assert organize_sites(position("8 alliance 1 sympathy"), ALLIANCE) == 0
    assert organize_sites(position("8 marquise keep; alliance 1"), ALLIANCE) == 0
    assert organize_sites(position("8 alliance 1"), ALLIANCE) == 1 << 8


@pytest.mark.law("root G.1.27", "root 1.2.1")
def test_a_hand_that_is_shown_is_seen_by_the_named_player_alone() -> None:
    root = position(f"{ACTION}1 marquise 1\nhand eyrie anvil sword")
    events = listen(root)

    show_hand(root, EYRIE, ALLIANCE)

    match = GAME.resume(root)
    known = [match.view(viewer).facts()["table"]["players"][EYRIE]["hand_known"] for viewer in (0, 2, 3, None)]
    assert known == [[], ["anvil", "sword"], [], []]
    assert "cards" in events[0].seen_by(ALLIANCE).facts
    assert "cards" not in events[0].seen_by(MARQUISE).facts


@pytest.mark.law("root G.1.30", "root 4.1.2")
def test_the_item_supply_is_the_items_on_the_map_and_not_those_on_boards() -> None:
    text = "turn marquise daylight craft\n8 marquise workshop\nhand marquise anvil\n"

    assert "craft:anvil" in offered(table(text).question)
    match = table(text + "items boot bag\ncrafted eyrie hammer\nvagabond items hammer")
    assert [reason.law for reason in why_not(match, "craft:anvil")] == ["root 4.1.2"]


@pytest.mark.law("root G.1.30", "root 8.2.4", "root 8.5.3")
def test_warriors_on_a_board_are_in_no_supply() -> None:
    root = position("turn alliance daylight\n1 alliance base_fox\nhand alliance anvil\nalliance officers 3")
    assert root.supply[ALLIANCE] == 7

    say(GAME.resume(root), "train", "anvil")

    assert root.supply[ALLIANCE] == 6


@pytest.mark.law("root G.1.17", "root 9.2.2")
def test_a_pawn_is_no_warrior() -> None:
    root = position("turn eyrie daylight\n8 vagabond pawn; eyrie 2\nvagabond items boot boot", dice=[2, 0])

    run(battle(root, EYRIE, 8, VAGABOND))

    # No sword: defenseless, so one extra hit on the two rolled; two items, and the pawn stays.
    assert shown(root, 8) == "eyrie 2; vagabond pawn"
    assert root.boards[VAGABOND].facts(own=True)["items"] == {"boot!": 2}
