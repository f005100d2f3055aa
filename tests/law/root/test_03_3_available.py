"""3.3.3 When a dominance card becomes available."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.alliance.supporters import lose_bases
from rulewright.games.root.factions.eyrie.board import RECRUIT
from rulewright.games.root.factions.eyrie.decree import turmoil
from rulewright.games.root.rules.cards import draw
from rulewright.games.root.terms import FOX
from tests.builders.root import ALLIANCE, EYRIE, GAME, names, position, run, say


@pytest.mark.law("root 3.3.3", "root G.1.5")
@pytest.mark.ruling("R-18")
def test_a_discard_for_the_hand_limit_makes_it_available() -> None:
    root = position("turn marquise evening discard\nhand marquise dominance_fox anvil sword bake_sale cobbler armorers")

    say(GAME.resume(root), "dominance_fox")

    assert (names(root.available), root.discard) == (["dominance_fox"], 0)


@pytest.mark.law("root 3.3.3", "root 7.7.2")
@pytest.mark.ruling("R-18")
def test_a_purged_decree_makes_it_available() -> None:
    root = position("turn eyrie daylight decree\neyrie leader despot\neyrie recruit dominance_fox anvil")

    run(turmoil(root, EYRIE, RECRUIT, FOX), "builder")

    assert (names(root.available), names(root.discard)) == (["dominance_fox"], ["anvil"])


@pytest.mark.law("root 3.3.3", "root 8.2.4")
@pytest.mark.ruling("R-18")
def test_supporters_lost_with_a_base_make_it_available() -> None:
    root = position("alliance supporters dominance_fox dominance_bird anvil sword")

    run(lose_bases(root, ALLIANCE, [FOX]))

    assert names(root.available) == ["dominance_bird", "dominance_fox"]
    assert names(root.discard) == ["anvil"]


@pytest.mark.law("root 3.3.3", "root 8.4.1.II")
@pytest.mark.ruling("R-18")
def test_a_supporter_spent_for_its_suit_makes_it_available() -> None:
    root = position("turn alliance birdsong spread\n5 alliance sympathy\nalliance supporters dominance_fox sword")

    say(GAME.resume(root), "1", "dominance_fox")

    assert names(root.available) == ["dominance_fox"]


@pytest.mark.law("root 3.3.3", "root 2.1")
def test_an_available_card_is_never_shuffled_into_the_deck() -> None:
    root = position("available dominance_fox\ndiscard anvil")
    root.out |= sum(1 << card for card in root.deck)
    root.deck = []

    draw(root, EYRIE, 2)

    assert names(root.hands[EYRIE]) == ["anvil"]
    assert names(root.available) == ["dominance_fox"]


@pytest.mark.law("root 3.3.3", "root 1.2.2")
def test_everybody_knows_who_took_an_available_card() -> None:
    root = position("turn alliance daylight\nhand alliance anvil sword\navailable dominance_fox")
    match = GAME.resume(root)

    say(match, "take:dominance_fox", "anvil")

    for viewer in (0, 1, 3):
        known = match.view(viewer).facts()["table"]["players"][ALLIANCE]["hand_known"]
        assert known == ["dominance_fox"]
