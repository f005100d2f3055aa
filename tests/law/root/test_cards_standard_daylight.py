"""The standard deck in Daylight and Evening: Command Warren, Cobbler, Tax Collector, Codebreakers."""

from __future__ import annotations

import pytest

from rulewright.games.root.rules.cards import part_with
from rulewright.games.root.terms import all_in
from rulewright.kernel.why import why_not
from tests.builders.root import (
    ALLIANCE,
    EYRIE,
    GAME,
    MARQUISE,
    VAGABOND,
    names,
    offered,
    position,
    say,
    shown,
    table,
)

FOUR = ("marquise", "eyrie", "alliance", "vagabond")
STANDING = (
    "1 marquise 2\n3 eyrie 2 roost\n5 alliance 1\n2 vagabond pawn\neyrie leader despot\nmarquise actions 3\n"
    "vagabond character thief\nvagabond items boot\neyrie move loyal_vizier\n"
    "hand marquise anvil\nhand eyrie sword\nhand alliance bake_sale\nhand vagabond armorers\n"
)


def others(faction: str) -> list[str]:
    """Return the other factions in the order of their seats."""
    return [name for name in FOUR if name != faction]


# Command Warren.


@pytest.mark.law("root 1.4.1", "root 4.1.3", "root 4.3")
def test_command_warren_starts_a_battle_at_the_start_of_daylight() -> None:
    root = position(f"{STANDING}1 eyrie 1\nturn marquise daylight\nplay marquise command_warren", dice=[1, 0])
    match = GAME.resume(root)

    say(match, "use:command_warren", "decline")  # the Eyrie hold a card and are asked for an ambush

    assert shown(root, 1) == "marquise 2"
    assert names(root.play[MARQUISE]) == ["command_warren"]
    assert match.question is not None
    assert match.question.prompt == "root.craft"
    assert "use:command_warren" not in offered(match.question)


@pytest.mark.law("root 4.1.3")
def test_command_warren_costs_no_action() -> None:
    root = position(f"{STANDING}1 eyrie 1\nturn marquise daylight\nplay marquise command_warren", dice=[1, 0])

    say(GAME.resume(root), "use:command_warren", "decline", "done")

    assert root.boards[MARQUISE].facts(own=True)["actions"] == 3


@pytest.mark.law("root 4.1.3")
def test_command_warren_is_not_offered_where_there_is_nobody_to_battle() -> None:
    match = table(f"{STANDING}turn marquise daylight\nplay marquise command_warren")

    assert match.question is not None
    assert match.question.prompt == "root.craft"


@pytest.mark.law("root 1.4.1")
def test_command_warren_crafted_in_daylight_comes_too_late_for_that_daylight() -> None:
    match = table("turn marquise daylight craft\n5 marquise 1 workshop*2; eyrie 1\nhand marquise command_warren anvil")

    match.answer("craft:command_warren")

    assert "use:command_warren" not in offered(match.question)
    match.answer("done")
    assert "use:command_warren" not in offered(match.question)


@pytest.mark.law("root 4.1.3", "root 9.2.6")
def test_the_vagabond_fights_for_command_warren_without_exhausting_a_sword() -> None:
    root = position(
        "turn vagabond daylight\n8 vagabond pawn; marquise 2\nvagabond character thief\n"
        "vagabond items sword-\nplay vagabond command_warren\nvagabond relations marquise:hostile",
        dice=[2, 0],
    )

    say(GAME.resume(root), "use:command_warren")

    assert shown(root, 8) == "marquise 1; vagabond pawn"
    assert root.boards[VAGABOND].facts(own=True)["items"] == {"sword-": 1}


# Cobbler.


@pytest.mark.law("root 1.4.1", "root 4.1.3", "root 4.2")
@pytest.mark.parametrize("faction", ["marquise", "eyrie", "alliance"])
def test_cobbler_moves_warriors_at_the_start_of_evening(faction: str) -> None:
    root = position(f"{STANDING}turn {faction} evening\nplay {faction} cobbler\n8 {faction} 1\n3 {faction} 1")
    match = GAME.resume(root)

    match.answer("use:cobbler")
    assert "8>7" in offered(match.question)
    match.answer("8>7")

    assert shown(root, 7) == f"{faction} 1"
    assert names(root.play[FOUR.index(faction)]) == ["cobbler"]


@pytest.mark.law("root 4.2.1", "root 4.1.3")
def test_cobbler_frees_from_no_rule_of_moving() -> None:
    match = table("turn marquise evening\n1 marquise 1; eyrie 2\n5 marquise 1\nplay marquise cobbler")

    assert why_not(match, "use:cobbler 1>5") == []
    assert [reason.law for reason in why_not(match, "use:cobbler 1>9")] == ["root 4.2.1"]


@pytest.mark.law("root 4.1.3")
def test_cobbler_is_not_offered_without_a_move_to_take() -> None:
    root = position("turn marquise evening\n1 marquise 1; eyrie 2\nplay marquise cobbler\nhand eyrie anvil")

    GAME.resume(root)

    assert root.turn == EYRIE


@pytest.mark.law("root 4.1.3", "root 1.4.1")
def test_cobbler_crafted_in_daylight_serves_in_the_evening_of_that_turn() -> None:
    match = table("turn marquise daylight craft\n5 marquise 2 workshop*2\nhand marquise cobbler anvil")

    say(match, "craft:cobbler", "done", "done")

    assert offered(match.question) == ["done", "use:cobbler"]


@pytest.mark.law("root 9.2.3", "root 9.2.9.III.b", "root 4.1.3")
def test_the_vagabond_moves_by_cobbler_for_no_boot_but_that_of_hostile_warriors() -> None:
    text = "turn vagabond evening\n8 vagabond pawn\nvagabond character thief\nplay vagabond cobbler\n"
    root = position(f"{text}7 marquise 3\nvagabond items boot-")
    say(GAME.resume(root), "use:cobbler", "8>7")
    assert root.pawns[VAGABOND] == 7

    root = position(f"{text}7 marquise 3\nvagabond items boot\nvagabond relations marquise:hostile")
    say(GAME.resume(root), "use:cobbler", "8>7")
    assert root.boards[VAGABOND].facts(own=True)["items"] == {"boot-": 1}

    match = table(f"{text}7 marquise 3\nvagabond items boot-\nvagabond relations marquise:hostile")
    match.answer("use:cobbler")
    assert match.view(None).facts()["table"]["clearings"][3]["pawns"] == [VAGABOND]


@pytest.mark.law("root 4.2", "root 9.5.1", "root 2.4.1")
@pytest.mark.ruling("R-132")
def test_the_vagabond_leaves_a_forest_by_cobbler_for_an_adjacent_clearing() -> None:
    root = position("turn vagabond evening\nf6 vagabond pawn\nvagabond character thief\nplay vagabond cobbler")
    match = GAME.resume(root)

    assert offered(match.question) == ["done", "use:cobbler"]
    match.answer("use:cobbler")
    assert offered(match.question) == ["f6>3", "f6>6", "f6>11"]


# Tax Collector.


@pytest.mark.law("root 4.1.3", "root G.1.22")
@pytest.mark.parametrize("faction", ["marquise", "eyrie", "alliance"])
def test_tax_collector_gives_up_a_warrior_for_a_card_once_a_turn(faction: str) -> None:
    root = position(f"{STANDING}turn {faction} daylight\n8 {faction} 2\nplay {faction} tax_collector\ndeck cobbler")
    match = GAME.resume(root)
    seat = FOUR.index(faction)
    supply = root.supply[seat]

    say(match, "use:tax_collector", "8")

    assert shown(root, 8) == f"{faction} 1"
    assert root.supply[seat] == supply + 1
    assert "cobbler" in names(root.hands[seat])
    assert names(root.play[seat]) == ["tax_collector"]
    assert match.question is not None
    assert match.question.seat == seat
    assert "use:tax_collector" not in offered(match.question)


@pytest.mark.law("root 4.1.3", "root 6.2.3", "root 3.2.1")
@pytest.mark.ruling("R-34")
def test_a_warrior_paid_to_the_tax_collector_is_not_brought_to_the_hospital() -> None:
    root = position(
        "turn marquise daylight\n1 marquise keep\n8 marquise 1\nplay marquise tax_collector\nhand marquise anvil"
    )
    match = GAME.resume(root)

    match.answer("use:tax_collector")

    assert match.question is not None
    assert match.question.prompt == "root.craft"
    assert (shown(root, 1), root.points) == ("marquise keep", [0, 0, 0, 0])


@pytest.mark.law("root 4.1.3")
def test_tax_collector_is_not_offered_without_a_warrior_on_the_map() -> None:
    match = table(
        "turn vagabond daylight\n8 vagabond pawn; marquise 1\nvagabond character thief\nplay vagabond tax_collector"
    )
    assert "use:tax_collector" not in offered(match.question)

    match = table("turn alliance daylight\nalliance officers 3\nplay alliance tax_collector\nhand alliance anvil")
    assert "use:tax_collector" not in offered(match.question)


@pytest.mark.law("root 4.1.3")
@pytest.mark.parametrize("phase", ["birdsong", "evening"])
def test_daylight_cards_are_not_offered_in_another_phase(phase: str) -> None:
    match = table(
        f"{STANDING}turn marquise {phase}\nplay marquise tax_collector codebreakers better_burrow_bank cobbler"
    )

    assert not {"use:tax_collector", "use:codebreakers"} & set(offered(match.question))


# Codebreakers.


@pytest.mark.law("root 4.1.3", "root 1.2.1", "root G.1.27")
@pytest.mark.parametrize("faction", FOUR)
def test_codebreakers_look_at_a_whole_hand_once_a_turn(faction: str) -> None:
    root = position(f"{STANDING}turn {faction} daylight\nplay {faction} codebreakers")
    match = GAME.resume(root)
    victim = others(faction)[-1]
    seat, other = FOUR.index(faction), FOUR.index(victim)

    match.answer("use:codebreakers")
    assert offered(match.question) == others(faction)
    match.answer(victim)

    shown_to = [viewer for viewer in range(4) if match.view(viewer).facts()["table"]["players"][other]["hand_known"]]
    assert shown_to == sorted((seat, other))
    assert root.points == [0, 0, 0, 0]
    assert names(root.play[seat]) == ["codebreakers"]
    assert "use:codebreakers" not in offered(match.question)


@pytest.mark.law("root 4.1.3")
@pytest.mark.ruling("R-119")
def test_codebreakers_look_at_another_player_be_he_a_partner() -> None:
    match = table(f"{STANDING}turn vagabond daylight\nplay vagabond codebreakers\npartner vagabond eyrie")

    match.answer("use:codebreakers")

    assert offered(match.question) == ["marquise", "eyrie", "alliance"]


@pytest.mark.law("root 4.1.3")
def test_codebreakers_are_not_offered_when_nobody_else_holds_a_card() -> None:
    match = table("turn marquise daylight\n1 marquise 1\nplay marquise codebreakers\nhand marquise anvil")

    assert "use:codebreakers" not in offered(match.question)


@pytest.mark.law("root 1.2.1", "root G.1.27")
def test_a_hand_that_was_looked_at_is_known_until_a_card_of_it_moves_in_secret() -> None:
    root = position(f"{STANDING}turn marquise daylight\nplay marquise codebreakers\nhand alliance cobbler")
    match = GAME.resume(root)

    say(match, "use:codebreakers", "alliance")
    assert match.view(MARQUISE).facts()["table"]["players"][ALLIANCE]["hand_known"] == ["bake_sale", "cobbler"]

    card = all_in(root.hands[ALLIANCE])[0]
    part_with(root, ALLIANCE, card, ALLIANCE)  # as when the Alliance mobilizes it
    assert root.seen[MARQUISE] == 0


@pytest.mark.law("root 4.1.3")
@pytest.mark.parametrize(
    ("card", "faction", "phase"),
    [
        ("better_burrow_bank", "marquise", "birdsong"),
        ("stand_and_deliver", "alliance", "birdsong"),
        ("tax_collector", "alliance", "daylight"),
        ("codebreakers", "eyrie", "daylight"),
        ("cobbler", "eyrie", "evening"),
    ],
)
def test_a_card_serves_its_owner_alone(card: str, faction: str, phase: str) -> None:
    owner = others(faction)[0]
    match = table(f"{STANDING}turn {faction} {phase}\nplay {owner} {card}")

    assert f"use:{card}" not in offered(match.question)
