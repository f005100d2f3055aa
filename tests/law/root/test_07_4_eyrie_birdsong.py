"""7.4 The Birdsong of the Eyrie: Emergency Orders, adding to the Decree, a new roost."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.eyrie.board import BATTLE, BUILD, RECRUIT, board_of
from rulewright.games.root.terms import CLEARINGS
from rulewright.kernel.why import why_not
from tests.builders.root import EYRIE, GAME, MARQUISE, names, offered, position, say, shown

BIRDSONG = "seats marquise eyrie alliance\nturn eyrie birdsong\neyrie leader commander\neyrie move loyal_vizier\n"
HOME = BIRDSONG + "1 eyrie 2 roost\n"


# 7.4.1


@pytest.mark.law("root 7.4", "root 7.4.1", "root 7.4.2", "root 7.4.3")
@pytest.mark.example("EX-31")
def test_emergency_orders_then_the_decree_then_a_new_roost() -> None:
    root = position(
        BIRDSONG
        + """
        1 alliance base_fox  # no warrior, but no open slot either
        2 marquise 1
        3 marquise 4
        4 marquise 4
        5 marquise 4
        6 marquise 4
        7 marquise 4
        8 marquise 4
        9 eyrie 4
        10 eyrie 4
        11 eyrie 4
        12 eyrie 4
        deck bake_sale
        """
    )
    match = GAME.resume(root)

    assert names(root.hands[EYRIE]) == ["bake_sale"]
    assert offered(match.question) == ["bake_sale>recruit", "bake_sale>move", "bake_sale>battle", "bake_sale>build"]
    assert root.placed[root.setting.kind[EYRIE, "roost"].number] == 0
    say(match, "bake_sale>build")

    assert root.hands[EYRIE] == 0
    assert names(board_of(root, EYRIE).decree[BUILD]) == ["bake_sale"]
    assert shown(root, 2) == "marquise 1; eyrie 3 roost"


@pytest.mark.law("root 7.4.1")
def test_whoever_holds_a_card_gets_no_emergency_orders() -> None:
    root = position(HOME + "hand eyrie anvil\ndeck bake_sale")

    GAME.resume(root)

    assert names(root.hands[EYRIE]) == ["anvil"]


@pytest.mark.law("root 7.4.1", "root 1.4.1")
@pytest.mark.ruling("R-38")
@pytest.mark.parametrize(
    ("answers", "hand"),
    [
        (["use:better_burrow_bank", "marquise"], ["bake_sale"]),
        (["done"], ["bake_sale"]),
    ],
)
def test_start_of_birdsong_effects_come_before_emergency_orders(answers: list[str], hand: list[str]) -> None:
    root = position(HOME + "play eyrie better_burrow_bank\ndeck anvil sword bake_sale")
    match = GAME.resume(root)

    assert offered(match.question) == ["done", "use:better_burrow_bank"]
    assert root.hands[EYRIE] == 0
    say(match, *answers)

    assert names(root.hands[EYRIE]) == hand
    assert names(root.hands[MARQUISE]) == (["sword"] if len(answers) > 1 else [])


@pytest.mark.law("root 7.4.1", "root 7.4.2", "root 7.7", "root 2.1")
@pytest.mark.ruling("R-38")
def test_with_no_card_anywhere_nothing_is_added_and_there_is_no_turmoil() -> None:
    root = position(HOME + "points eyrie:5")
    root.out = sum(1 << card for card in root.deck)
    root.deck = []

    match = GAME.resume(root)

    assert match.question is not None
    assert match.question.prompt == "root.move.where"
    assert root.points[EYRIE] == 5
    assert board_of(root, EYRIE).facts(own=False)["leader"] == "commander"


@pytest.mark.law("root 7.4.1", "root 2.1")
def test_emergency_orders_draw_from_a_reshuffled_discard_pile() -> None:
    root = position(HOME + "discard anvil")
    root.out = sum(1 << card for card in root.deck)
    root.deck = []

    GAME.resume(root)

    assert names(root.hands[EYRIE]) == ["anvil"]


# 7.4.2


@pytest.mark.law("root 7.4.2")
def test_one_card_must_be_added_and_a_second_may_be() -> None:
    root = position(HOME + "hand eyrie anvil bake_sale sword")
    match = GAME.resume(root)

    assert "done" not in offered(match.question)
    assert [reason.law for reason in why_not(match, "done")] == ["root 7.4.2"]
    say(match, "anvil>recruit")
    assert offered(match.question)[0] == "done"
    say(match, "bake_sale>recruit")

    assert names(board_of(root, EYRIE).decree[RECRUIT]) == ["anvil", "bake_sale"]
    assert names(root.hands[EYRIE]) == ["sword"]
    assert match.question is not None
    assert match.question.prompt == "root.craft"  # a third is not asked for: Birdsong is over


@pytest.mark.law("root 7.4.2")
def test_one_card_is_enough() -> None:
    root = position(HOME + "hand eyrie anvil bake_sale")
    match = GAME.resume(root)

    say(match, "bake_sale>battle", "done")

    assert names(board_of(root, EYRIE).decree[BATTLE]) == ["bake_sale"]
    assert match.question is not None
    assert match.question.prompt == "root.craft"


@pytest.mark.law("root 7.4.2", "root 2.1.1")
def test_every_card_fits_every_column() -> None:
    root = position(HOME + "hand eyrie ambush_fox dominance_mouse")

    question = GAME.resume(root).question

    assert offered(question) == [
        f"{card}>{column}"
        for card in ("ambush_fox", "dominance_mouse")
        for column in ("recruit", "move", "battle", "build")
    ]


@pytest.mark.law("root 7.4.2")
@pytest.mark.parametrize("bird", ["armorers", "ambush_bird", "dominance_bird"])
def test_only_one_of_the_two_may_be_a_bird(bird: str) -> None:
    root = position(HOME + f"hand eyrie {bird} sappers anvil")
    match = GAME.resume(root)

    say(match, f"{bird}>move")

    assert offered(match.question) == ["done", "anvil>recruit", "anvil>move", "anvil>battle", "anvil>build"]
    assert [reason.law for reason in why_not(match, "sappers>move")] == ["root 7.4.2"]


@pytest.mark.law("root 7.4.2")
def test_a_bird_may_be_the_second_card() -> None:
    root = position(HOME + "hand eyrie anvil armorers")
    match = GAME.resume(root)

    say(match, "anvil>move", "armorers>move")

    assert root.hands[EYRIE] == 0


@pytest.mark.law("root 7.4.2", "root 1.2.1")
def test_a_hand_of_birds_gives_one_and_does_not_show_that_the_rest_are_birds() -> None:
    root = position(HOME + "hand eyrie armorers sappers")
    match = GAME.resume(root)

    say(match, "armorers>move")

    # The Eyrie are asked as anybody with a second card would be.
    assert match.question is not None
    assert (match.question.prompt, offered(match.question)) == ("root.eyrie.add", ["done"])


# 7.4.3


def crowded(*empty: int) -> str:
    """Two warriors in every clearing but some: the Marquise in the lower half, the Eyrie in the upper."""
    return "".join(f"{place} {'marquise' if place <= 6 else 'eyrie'} 2\n" for place in CLEARINGS if place not in empty)


NO_ROOST = "seats marquise eyrie alliance vagabond\nturn eyrie birdsong roost\neyrie leader commander\n"


@pytest.mark.law("root 7.4.3")
@pytest.mark.ruling("R-39")
def test_the_eyrie_choose_among_the_clearings_with_the_fewest_warriors() -> None:
    root = position(NO_ROOST + crowded(2, 5, 8) + "5 alliance sympathy; vagabond pawn\n8 alliance 1")
    match = GAME.resume(root)

    assert match.question is not None
    assert (offered(match.question), match.question.law) == (["2", "5"], ("root 7.4.3",))
    say(match, "5")

    assert shown(root, 5) == "eyrie 3 roost; alliance sympathy; vagabond pawn"


@pytest.mark.law("root 7.4.3")
@pytest.mark.ruling("R-39")
def test_warriors_of_all_players_are_added_up() -> None:
    root = position(NO_ROOST + crowded(2, 5) + "2 marquise 1; alliance 1\n5 eyrie 1\neyrie move loyal_vizier")

    GAME.resume(root)

    assert shown(root, 5) == "eyrie 4 roost"


@pytest.mark.law("root 7.4.3", "root 6.2.2")
@pytest.mark.ruling("R-39")
def test_no_new_roost_where_the_keep_stands() -> None:
    root = position(NO_ROOST + crowded(2, 5) + "2 marquise keep\n5 marquise 1\neyrie move loyal_vizier")

    GAME.resume(root)

    assert shown(root, 2) == "marquise keep"
    assert shown(root, 5) == "marquise 1; eyrie 3 roost"


@pytest.mark.law("root 7.4.3", "root 2.2.4")
@pytest.mark.ruling("R-39")
def test_a_ruin_does_not_make_room_for_a_roost() -> None:
    root = position(NO_ROOST + crowded(6, 5) + "6 marquise sawmill\nruins 6\n5 marquise 1\neyrie move loyal_vizier")

    GAME.resume(root)

    assert shown(root, 5) == "marquise 1; eyrie 3 roost"


@pytest.mark.law("root 7.4.3", "root 1.5.4")
@pytest.mark.ruling("R-39")
@pytest.mark.parametrize(("there", "expected"), [(18, "eyrie 2 roost"), (20, "eyrie roost")])
def test_a_short_supply_places_what_is_left(there: int, expected: str) -> None:
    root = position(
        NO_ROOST
        + f"7 eyrie {there}\n"
        + "".join(f"{place} marquise 2\n" for place in CLEARINGS if place not in (5, 7))
        + "eyrie move loyal_vizier"
    )

    GAME.resume(root)

    assert shown(root, 5) == expected


@pytest.mark.law("root 7.4.3")
def test_a_roost_on_the_map_forestalls_a_new_one() -> None:
    root = position(NO_ROOST + "12 eyrie roost\n7 eyrie 1\neyrie move loyal_vizier")

    GAME.resume(root)

    assert root.placed[root.setting.kind[EYRIE, "roost"].number] == 1
    assert root.supply[EYRIE] == 19


@pytest.mark.law("root 7.4.3", "root 1.5.4")
@pytest.mark.ruling("R-39")
def test_with_every_slot_filled_there_is_no_new_roost_and_nobody_comes() -> None:
    root = position(
        NO_ROOST
        + """
        1 marquise sawmill
        2 marquise sawmill*2
        3 marquise sawmill
        4 marquise sawmill
        5 marquise sawmill workshop
        6 marquise workshop
        7 marquise workshop*2
        8 marquise workshop*2
        9 marquise recruiter*2
        10 marquise recruiter
        11 marquise recruiter*2
        12 marquise recruiter; eyrie 1
        ruins 6 10 11 12
        eyrie move loyal_vizier
        """
    )

    GAME.resume(root)

    assert root.placed[root.setting.kind[EYRIE, "roost"].number] == 0
    assert root.supply[EYRIE] == 19
