"""8.4.1 Revolt."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.alliance.birdsong import revolt
from rulewright.games.root.factions.alliance.board import board_of
from rulewright.kernel.why import why_not
from tests.builders.root import (
    ALLIANCE,
    EYRIE,
    GAME,
    MARQUISE,
    VAGABOND,
    ask_after,
    names,
    offered,
    position,
    run,
    say,
    shown,
)

BIRDSONG = "seats marquise eyrie alliance\nturn alliance birdsong\n"
THREE_FOXES = "1 alliance sympathy\n8 alliance sympathy\n12 alliance sympathy\n"


@pytest.mark.law("root 8.4", "root 8.4.1", "root 8.4.1.I", "root 8.4.1.II", "root 8.4.1.III", "root 3.2.1")
@pytest.mark.example("EX-18")
def test_a_revolt_sweeps_a_clearing_and_brings_base_warriors_and_an_officer() -> None:
    root = position(
        BIRDSONG + THREE_FOXES + "12 marquise 2; eyrie roost\nalliance supporters anvil armorers sword bake_sale"
    )
    match = GAME.resume(root)

    assert match.question is not None
    assert (match.question.law, offered(match.question)) == (("root 8.4.1",), ["done", "1", "8", "12"])
    say(match, "12")
    assert match.question.law == ("root 8.4.1.II",)
    assert offered(match.question) == ["armorers", "anvil"]
    say(match, "anvil", "armorers")

    assert shown(root, 12) == "alliance 3 base_fox sympathy"
    assert root.points == [0, 0, 1]
    assert (root.supply[MARQUISE], root.placed[root.setting.kind[EYRIE, "roost"].number]) == (25, 0)
    assert board_of(root, ALLIANCE).officers == 1
    assert root.supply[ALLIANCE] == 10 - 3 - 1
    assert names(root.discard) == ["anvil", "armorers"]
    assert names(board_of(root, ALLIANCE).supporters) == ["bake_sale", "sword"]


@pytest.mark.law("root 8.4.1.III", "root 6.2.3")
@pytest.mark.example("EX-18")
def test_warriors_lost_to_a_revolt_may_go_to_the_hospitals() -> None:
    root = position(
        BIRDSONG + THREE_FOXES + "12 marquise 2; eyrie roost\n4 marquise keep\nhand marquise foxfolk_steel\n"
        "alliance supporters anvil armorers"
    )

    say(GAME.resume(root), "12", "anvil", "armorers", "foxfolk_steel")

    assert shown(root, 4) == "marquise 2 keep"
    assert shown(root, 12) == "alliance 3 base_fox sympathy"


@pytest.mark.law("root 8.4.1.I")
@pytest.mark.ruling("R-49")
@pytest.mark.example("EX-47")
def test_a_base_on_the_map_cannot_be_revolted_for() -> None:
    root = position(
        BIRDSONG + "8 alliance base_fox sympathy\n1 alliance sympathy\n9 alliance sympathy\n"
        "alliance supporters anvil foxfolk_steel sword"
    )
    match = GAME.resume(root)

    assert match.question is not None
    assert (match.question.prompt, offered(match.question)) == ("root.alliance.revolt", ["done"])
    assert [reason.law for reason in why_not(match, "1")] == ["root 8.4.1.I"]


@pytest.mark.law("root 8.4.1.I", "root 8.2.5.II")
def test_an_unsympathetic_clearing_does_not_revolt() -> None:
    root = position(BIRDSONG + "1 alliance sympathy\n8 alliance 3\nalliance supporters anvil foxfolk_steel")
    match = GAME.resume(root)

    assert offered(match.question) == ["done", "1"]
    assert [reason.law for reason in why_not(match, "8")] == ["root 8.4.1.I"]


@pytest.mark.law("root 8.4.1.II", "root 8.2.3", "root 2.1.1")
@pytest.mark.parametrize(
    ("supporters", "revolts"),
    [
        ("anvil foxfolk_steel", True),
        ("armorers sappers", True),
        ("anvil sappers", True),
        ("anvil sword bake_sale", False),
    ],
)
def test_a_revolt_costs_two_supporters_that_match(supporters: str, *, revolts: bool) -> None:
    root = position(BIRDSONG + f"1 alliance sympathy\nalliance supporters {supporters}\nhand alliance tax_collector")
    match = GAME.resume(root)

    assert offered(match.question) == (["done", "1"] if revolts else ["done"])
    assert [reason.law for reason in why_not(match, "1")] == ([] if revolts else ["root 8.4.1.II"])


@pytest.mark.law("root 8.4.1")
def test_the_alliance_may_revolt_any_number_of_times_or_not_at_all() -> None:
    root = position(
        BIRDSONG + "1 alliance sympathy\n2 alliance sympathy\n5 alliance sympathy\n"
        "alliance supporters anvil foxfolk_steel sword investments bake_sale"
    )
    match = GAME.resume(root)

    say(match, "1", "foxfolk_steel", "anvil")
    assert offered(match.question) == ["done", "2"]
    say(match, "2", "investments", "sword")

    assert (shown(root, 1), shown(root, 2)) == ("alliance 1 base_fox sympathy", "alliance 1 base_mouse sympathy")
    assert board_of(root, ALLIANCE).officers == 2


@pytest.mark.law("root 8.4", "root 8.4.1", "root 8.4.2")
def test_revolts_come_before_sympathy_and_not_again_after_it() -> None:
    root = position(BIRDSONG + "1 alliance sympathy\nalliance supporters anvil foxfolk_steel sword investments")
    match = GAME.resume(root)

    say(match, "done")
    assert match.question is not None
    assert match.question.prompt == "root.alliance.spread"
    say(match, "9", "sword")

    assert match.question.prompt == "root.alliance.spread"
    assert "1" not in offered(match.question)


@pytest.mark.law("root 8.4.1.III")
@pytest.mark.ruling("R-49")
def test_only_sympathetic_clearings_of_the_suit_of_the_base_bring_warriors() -> None:
    root = position(
        "turn alliance birdsong\n1 alliance sympathy\n8 alliance sympathy\n2 alliance sympathy\n5 alliance sympathy\n"
        "12 alliance 1"
    )

    run(revolt(root, ALLIANCE, 1))

    assert shown(root, 1) == "alliance 2 base_fox sympathy"


@pytest.mark.law("root 8.4.1.III", "root 1.5.4")
@pytest.mark.ruling("R-49", "R-121")
@pytest.mark.parametrize(("reserve", "warriors", "officers"), [(5, 3, 1), (4, 3, 1), (3, 3, 0), (2, 2, 0), (0, 0, 0)])
def test_warriors_come_first_and_the_officer_last_from_a_short_supply(
    reserve: int, warriors: int, officers: int
) -> None:
    root = position("turn alliance birdsong\n" + THREE_FOXES + f"5 alliance {10 - reserve}")

    run(revolt(root, ALLIANCE, 1))

    assert shown(root, 1) == f"alliance {warriors or ''} base_fox sympathy".replace("  ", " ")
    assert board_of(root, ALLIANCE).officers == officers


@pytest.mark.law("root 8.4.1.III", "root 9.2.2.I", "root 9.2.2")
@pytest.mark.ruling("R-49")
def test_the_vagabond_stays_and_damages_three_items() -> None:
    root = position("turn alliance birdsong\n1 alliance sympathy; vagabond pawn\nvagabond items boot boot torch sword")

    run(revolt(root, ALLIANCE, 1), "boot", "torch", "sword")

    assert shown(root, 1) == "alliance 1 base_fox sympathy; vagabond pawn"
    assert root.boards[VAGABOND].write(root)["items"] == "boot boot! sword! torch!"
    assert root.points == [0, 0, 0, 0]


@pytest.mark.law("root 8.4.1.III", "root G.1.8", "root 9.2.8")
@pytest.mark.ruling("R-49", "R-119")
def test_the_coalition_partner_is_spared() -> None:
    root = position(
        "turn alliance birdsong\n1 alliance sympathy; vagabond pawn; eyrie 2\nvagabond items boot torch sword tea\n"
        "partner vagabond alliance"
    )

    run(revolt(root, ALLIANCE, 1))

    assert shown(root, 1) == "alliance 1 base_fox sympathy; vagabond pawn"
    assert root.boards[VAGABOND].write(root)["items"] == "boot sword tea torch"


@pytest.mark.law("root 8.4.1.III", "root 2.2.3")
@pytest.mark.ruling("R-49")
def test_own_warriors_and_ruins_stay() -> None:
    root = position("turn alliance birdsong\n12 alliance 2 sympathy; marquise sawmill\nruins 12:bag")

    run(revolt(root, ALLIANCE, 12))

    assert shown(root, 12) == "alliance 3 base_fox sympathy"
    assert root.ruins[12]


@pytest.mark.law("root 8.4.1.III", "root 1.5.4", "root 2.2.3")
@pytest.mark.ruling("R-49")
def test_without_an_open_slot_the_base_stays_on_the_board_and_the_rest_happens() -> None:
    root = position("turn alliance birdsong\n1 alliance sympathy; marquise 2")
    root.add_ruin(1, 1)  # on its only slot; on no map of the box is one there

    run(revolt(root, ALLIANCE, 1))

    assert shown(root, 1) == "alliance 1 sympathy"
    assert root.placed[root.setting.kind[ALLIANCE, "base_fox"].number] == 0
    assert board_of(root, ALLIANCE).officers == 1


@pytest.mark.law("root 8.4.1.III", "root 3.1")
@pytest.mark.ruling("R-9")
def test_a_revolt_that_scores_the_thirtieth_point_ends_the_game_before_the_base_is_placed() -> None:
    root = position(
        BIRDSONG + "points alliance:29\n1 alliance sympathy; eyrie roost\nalliance supporters anvil foxfolk_steel"
    )
    match = GAME.resume(root)

    say(match, "1", "anvil", "foxfolk_steel")

    assert match.outcome.winners == (ALLIANCE,)
    assert shown(root, 1) == "alliance sympathy"


@pytest.mark.law("root 8.4.1.III", "root 3.2.1")
def test_every_building_and_token_removed_scores_and_warriors_do_not() -> None:
    root = position("turn alliance birdsong\n8 alliance sympathy; marquise 4 wood*2 sawmill; eyrie 1 roost")

    run(revolt(root, ALLIANCE, 8))

    assert root.points[ALLIANCE] == 4
    assert (root.supply[MARQUISE], root.supply[EYRIE]) == (25, 20)


@pytest.mark.law("root 8.4.1.II", "root 1.2.1")
def test_each_supporter_is_asked_for_even_when_there_is_no_choice() -> None:
    root = position(BIRDSONG + "1 alliance sympathy\nalliance supporters anvil foxfolk_steel")
    match = GAME.resume(root)
    say(match, "1", "anvil")

    assert offered(match.question) == ["foxfolk_steel"]


@pytest.mark.law("root 8.4.1", "root 4.1.3")
def test_a_card_in_play_may_be_used_before_a_revolt() -> None:
    root = position(
        BIRDSONG + "play alliance royal_claim\n1 alliance 2 sympathy\nalliance supporters anvil foxfolk_steel"
    )
    match = GAME.resume(root)

    assert offered(match.question) == ["done", "1", "use:royal_claim"]
    say(match, "use:royal_claim")

    assert root.points[ALLIANCE] == 1
    assert offered(match.question) == ["done", "1"]


@pytest.mark.law("root 8.4.1.III")
def test_a_revolt_asks_nobody_who_has_nothing_to_choose() -> None:
    root = position("turn alliance birdsong\n1 alliance sympathy; vagabond pawn\nvagabond items boot torch sword tea")

    question = ask_after(revolt(root, ALLIANCE, 1))

    assert (question.seat, question.law) == (VAGABOND, ("root 9.2.2.I",))
