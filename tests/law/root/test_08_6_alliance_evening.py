"""8.6 The Evening of the Alliance."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.alliance.board import board_of
from rulewright.kernel.why import why_not
from tests.builders.root import ALLIANCE, EYRIE, GAME, MARQUISE, names, offered, position, say, shown, table

EVENING = "seats marquise eyrie alliance\nturn alliance evening\n"


@pytest.mark.law("root 8.6", "root 8.6.1", "root 8.6.1.I", "root 8.6.1.III", "root 8.6.1.IV")
@pytest.mark.example("EX-20")
def test_three_officers_recruit_move_and_organize() -> None:
    root = position(EVENING + "alliance officers 3\n8 alliance 1 base_fox\n4 marquise 1\n1 alliance sympathy")
    match = GAME.resume(root)

    say(match, "recruit")
    assert shown(root, 8) == "alliance 2 base_fox"
    say(match, "move")
    assert offered(match.question) == ["8>4", "8>7"]
    say(match, "8>7", "2")
    say(match, "organize")

    assert shown(root, 7) == "alliance 1 sympathy"
    assert root.points[ALLIANCE] == 1  # the second token
    assert root.supply[ALLIANCE] == 10 - 3 - 1
    assert board_of(root, ALLIANCE).officers == 3
    assert root.turn == MARQUISE  # no fourth operation


@pytest.mark.law("root 8.6.1")
def test_operations_may_be_repeated_and_left_out() -> None:
    root = position(EVENING + "alliance officers 4\n8 alliance base_fox")
    match = GAME.resume(root)

    assert match.question is not None
    assert match.question.law == ("root 8.6.1",)
    say(match, "recruit", "recruit", "done")

    assert shown(root, 8) == "alliance 2 base_fox"
    assert root.turn == MARQUISE


@pytest.mark.law("root 8.6.1")
def test_without_officers_there_are_no_operations() -> None:
    root = position(EVENING + "8 alliance 2 base_fox")

    GAME.resume(root)

    assert root.turn == MARQUISE


@pytest.mark.law("root 8.6", "root 8.6.1")
def test_officers_won_in_birdsong_operate_in_the_same_evening() -> None:
    root = position(
        "seats marquise eyrie alliance\nturn alliance birdsong\n"
        "1 alliance sympathy\nalliance supporters anvil foxfolk_steel"
    )
    match = GAME.resume(root)

    say(match, "1", "anvil", "foxfolk_steel", "recruit")

    assert shown(root, 1) == "alliance 2 base_fox sympathy"
    assert root.turn == MARQUISE


# I, II


@pytest.mark.law("root 8.6.1.I", "root 4.2", "root 4.2.1")
def test_a_move_needs_rule_like_any_other() -> None:
    root = position(EVENING + "alliance officers 1\n5 alliance 1; marquise 2\n1 marquise 1\n2 marquise 1")
    match = GAME.resume(root)

    assert offered(match.question) == ["done", "battle", "organize"]
    assert [reason.law for reason in why_not(match, "move")] == ["root 4.2.1"]


@pytest.mark.law("root 8.6.1.I")
def test_a_move_takes_as_many_warriors_as_the_alliance_likes() -> None:
    root = position(EVENING + "alliance officers 1\n5 alliance 3")
    match = GAME.resume(root)

    say(match, "move", "5>2")
    assert offered(match.question) == ["1", "2", "3"]
    say(match, "2")

    assert (shown(root, 5), shown(root, 2)) == ("alliance 1", "alliance 2")


@pytest.mark.law("root 8.6.1.II", "root 4.3")
def test_a_battle_is_an_operation() -> None:
    root = position(
        EVENING
        + "alliance officers 1\n5 alliance 2; marquise 1; eyrie roost\n7 alliance 1; marquise 2\n2 alliance sympathy",
        dice=[1, 0],
    )
    match = GAME.resume(root)

    say(match, "battle")
    assert offered(match.question) == ["5:marquise", "5:eyrie", "7:marquise"]
    say(match, "5:eyrie")

    assert shown(root, 5) == "marquise 1; alliance 2"
    assert root.points[ALLIANCE] == 1
    assert root.turn == MARQUISE


@pytest.mark.law("root 8.6.1.II", "root 4.3")
def test_why_there_is_no_battle() -> None:
    match = GAME.resume(position(EVENING + "alliance officers 1\n5 alliance 2\n7 marquise 2; alliance base_mouse"))

    assert "battle" not in offered(match.question)
    assert [reason.law for reason in why_not(match, "battle")] == ["root 4.3"]


# III


@pytest.mark.law("root 8.6.1.III")
def test_a_warrior_is_recruited_at_a_base() -> None:
    root = position(EVENING + "alliance officers 1\n8 alliance base_fox\n2 alliance base_mouse\n5 alliance 1 sympathy")
    match = GAME.resume(root)

    say(match, "recruit")
    assert match.question is not None
    assert (offered(match.question), match.question.law) == (["2", "8"], ("root 8.6.1.III",))
    say(match, "2")

    assert shown(root, 2) == "alliance 1 base_mouse"
    assert root.supply[ALLIANCE] == 10 - 1 - 1 - 1


@pytest.mark.law("root 8.6.1.III", "root 1.5.1")
@pytest.mark.parametrize(
    "pieces", ["5 alliance 3 sympathy", "8 alliance 9 base_fox", "8 alliance base_fox; marquise keep\n5 alliance 2"]
)
def test_without_a_base_a_warrior_or_the_right_to_place_nobody_is_recruited(pieces: str) -> None:
    match = GAME.resume(position(EVENING + "alliance officers 1\n" + pieces))

    assert "recruit" not in offered(match.question)
    assert [reason.law for reason in why_not(match, "recruit")] == ["root 8.6.1.III"]


# IV


@pytest.mark.law("root 8.6.1.IV", "root 8.2.5.I", "root 6.2.2", "root G.1.21")
@pytest.mark.ruling("R-51", "R-50")
def test_organizing_needs_a_warrior_in_an_unsympathetic_clearing_and_nothing_else() -> None:
    root = position(
        EVENING
        + """
        alliance officers 2
        1 alliance 1 sympathy  # sympathetic already
        3 alliance 1; eyrie 5  # far from sympathy, and under what would be Martial Law
        7 alliance 1; marquise keep
        9 alliance 1
        2 alliance base_mouse
        """
    )
    match = GAME.resume(root)

    say(match, "organize")
    assert match.question is not None
    assert (offered(match.question), match.question.law) == (["3", "9"], ("root 8.6.1.IV",))
    say(match, "3")

    assert shown(root, 3) == "eyrie 5; alliance sympathy"
    assert root.points[ALLIANCE] == 1
    assert root.supply[ALLIANCE] == 10 - 2 - 4 + 1
    assert (root.discard, board_of(root, ALLIANCE).supporters) == (0, 0)


@pytest.mark.law("root 8.6.1.IV", "root 8.2.5", "root 1.5.1")
@pytest.mark.ruling("R-51")
def test_with_all_ten_tokens_on_the_map_nothing_is_organized() -> None:
    tokens = "".join(f"{place} alliance sympathy\n" for place in range(1, 11))
    match = GAME.resume(position(EVENING + tokens + "alliance officers 1\n12 alliance 1"))

    assert offered(match.question) == ["done", "move"]
    assert [reason.law for reason in why_not(match, "organize")] == ["root 8.6.1.IV"]


@pytest.mark.law("root 8.6.1.IV", "root 3.1")
def test_the_thirtieth_point_of_organizing_wins_at_once() -> None:
    root = position(EVENING + "points alliance:29\nalliance officers 1\n5 alliance 1\n1 alliance sympathy")
    match = GAME.resume(root)

    say(match, "organize")

    assert match.outcome.winners == (ALLIANCE,)


# 8.6.2


@pytest.mark.law("root 8.6.2")
@pytest.mark.parametrize(
    ("bases", "cards"),
    [("", 1), ("8 alliance base_fox", 2), ("8 alliance base_fox\n2 alliance base_mouse\n5 alliance base_rabbit", 4)],
)
def test_every_base_on_the_map_draws_a_card_more(bases: str, cards: int) -> None:
    root = position(EVENING + bases)

    GAME.resume(root)

    assert root.hands[ALLIANCE].bit_count() == cards


@pytest.mark.law("root 8.6", "root 8.6.2")
def test_cards_are_drawn_after_the_operations() -> None:
    root = position(EVENING + "8 alliance base_fox\nalliance officers 1")
    match = GAME.resume(root)

    assert root.hands[ALLIANCE] == 0
    say(match, "done")

    assert root.hands[ALLIANCE].bit_count() == 2


@pytest.mark.law("root 8.6.2")
def test_a_hand_of_more_than_five_is_cut_to_five_of_choice() -> None:
    root = position(
        EVENING + "8 alliance base_fox\nhand alliance anvil sword bake_sale armorers sappers\ndeck cobbler investments"
    )
    match = GAME.resume(root)

    assert len(offered(match.question)) == 7
    say(match, "sword", "cobbler")

    assert names(root.hands[ALLIANCE]) == ["anvil", "armorers", "bake_sale", "investments", "sappers"]
    assert names(root.discard) == ["cobbler", "sword"]
    assert root.turn == MARQUISE


@pytest.mark.law("root 8.6.2")
def test_the_question_what_to_discard_cites_the_paragraph_of_the_alliance() -> None:
    root = position(EVENING + "hand alliance anvil sword bake_sale armorers sappers")

    question = GAME.resume(root).question

    assert question is not None
    assert (question.prompt, "root 8.6.2" in question.law) == ("root.discard", True)


@pytest.mark.law("root 8.6.2", "root 8.2.3")
def test_the_alliance_draws_into_its_hand_not_onto_the_stack() -> None:
    root = position(EVENING + "deck sword anvil\nhand eyrie sappers")

    GAME.resume(root)

    assert (names(root.hands[ALLIANCE]), board_of(root, ALLIANCE).supporters) == (["anvil"], 0)
    assert names(root.hands[EYRIE]) == ["sappers"]


@pytest.mark.law("root 8.6.1", "root 8.2.4")
@pytest.mark.ruling("R-131")
def test_officers_lost_in_an_operation_take_their_operations_with_them() -> None:
    match = table(
        "turn alliance evening\nalliance officers 4\n3 alliance 1 base_rabbit; marquise 3\n5 alliance 2",
        dice=[3, 3],
    )

    say(match, "battle")

    alliance = match.view(ALLIANCE).facts()["table"]["players"][ALLIANCE]["board"]
    assert (alliance["officers"], alliance["operations"]) == (2, 1)
