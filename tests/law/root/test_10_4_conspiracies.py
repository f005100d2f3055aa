"""10.4 The Cult's Birdsong."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.cult.board import board_of
from rulewright.games.root.factions.cult.conspiracies import adjust_outcast, discard_souls
from rulewright.games.root.terms import FOX, MOUSE, RABBIT
from rulewright.kernel.why import why_not
from tests.builders.root import GAME, names, offered, position, say, shown, standing, table

SEATS = "seats marquise eyrie cult\n"
CULT = 2
CONSPIRE = SEATS + "turn cult birdsong conspire\n"


@pytest.mark.law("root 10.4", "root 10.4.1")
@pytest.mark.parametrize(
    ("souls", "before", "after", "hated"),
    [
        ("anvil foxfolk_steel sword", "mouse", FOX, False),
        ("anvil foxfolk_steel sword", "fox hated", FOX, True),
        ("anvil sword", "rabbit", RABBIT, True),
        ("anvil armorers armorers sappers", "rabbit", FOX, False),
        ("bake_sale", "mouse hated", RABBIT, False),
    ],
    ids=["another leads", "the same leads", "a tie", "birds are ignored", "hated no more"],
)
def test_the_suit_with_most_souls_is_the_outcast(souls: str, before: str, after: int, *, hated: bool) -> None:
    root = position(SEATS + f"cult outcast {before}\ncult souls {souls}")
    adjust_outcast(root, CULT)
    assert (board_of(root, CULT).outcast, board_of(root, CULT).hated) == (after, hated)


@pytest.mark.law("root 10.4.1")
@pytest.mark.ruling("R-69")
@pytest.mark.parametrize("souls", ["", "cult souls armorers sappers"])
def test_an_empty_pile_or_one_of_birds_makes_the_outcast_hated(souls: str) -> None:
    root = position(SEATS + f"cult outcast mouse\n{souls}")
    adjust_outcast(root, CULT)
    assert (board_of(root, CULT).outcast, board_of(root, CULT).hated) == (MOUSE, True)


@pytest.mark.law("root 10.4.1", "root 10.4.2", "root 10.2.6", "root 3.3.4")
@pytest.mark.ruling("R-19")
@pytest.mark.example("EX-58")
def test_a_dominance_card_counts_as_a_soul_and_is_available_when_the_pile_is_emptied() -> None:
    root = position(SEATS + "cult outcast mouse\ncult souls dominance_rabbit anvil armorers")
    adjust_outcast(root, CULT)
    assert (board_of(root, CULT).outcast, board_of(root, CULT).hated) == (MOUSE, True)
    assert root.available == 0
    discard_souls(root, CULT)
    assert names(root.available) == ["dominance_rabbit"]
    assert names(root.discard) == ["anvil", "armorers"]
    assert board_of(root, CULT).souls == 0


@pytest.mark.law("root 10.4")
def test_a_turn_begins_with_the_outcast_then_empties_the_pile() -> None:
    match = table(SEATS + "turn cult birdsong\ncult outcast mouse\ncult souls anvil\n1 cult 1\nhand cult sword")
    root = standing(match)
    assert (board_of(root, CULT).outcast, board_of(root, CULT).souls) == (FOX, 0)
    assert names(root.discard) == ["anvil"]


@pytest.mark.law("root 10.4.3")
@pytest.mark.ruling("R-69")
@pytest.mark.parametrize(
    ("acolytes", "hated", "deeds"),
    [
        (1, "", []),
        (2, "", ["crusade", "convert"]),
        (3, "", ["crusade", "convert", "sanctify"]),
        (1, " hated", ["crusade", "convert"]),
        (2, " hated", ["crusade", "convert", "sanctify"]),
    ],
)
def test_conspiracies_cost_acolytes_one_less_when_hated(acolytes: int, hated: str, deeds: list[str]) -> None:
    text = f"1 cult 1; marquise 2 sawmill\ncult outcast fox{hated}\ncult acolytes {acolytes}\nhand cult sword"
    match = table(CONSPIRE + text)
    assert match.question is not None
    if not deeds:
        assert match.question.prompt == "root.cult.ritual"
        return
    assert offered(match.question) == ["done", *deeds]
    before = board_of(standing(match), CULT).acolytes + standing(match).supply[CULT]
    say(match, "convert")
    board = board_of(standing(match), CULT)
    assert board.acolytes == acolytes - (1 if hated else 2)
    assert board.acolytes + standing(match).supply[CULT] == before - 1


@pytest.mark.law("root 10.4.3")
def test_why_a_conspiracy_is_not_offered() -> None:
    match = table(CONSPIRE + "1 cult 1; marquise 2 sawmill\ncult outcast fox\ncult acolytes 2")
    assert [reason.law for reason in why_not(match, "sanctify")] == ["root 10.4.3"]
    match = table(CONSPIRE + "1 cult 1; marquise 2\ncult outcast fox\ncult acolytes 9")
    assert [reason.law for reason in why_not(match, "sanctify")] == ["root 10.4.3.III"]


@pytest.mark.law("root 10.4.3", "root 10.4.3.I", "root 4.3")
def test_a_crusade_is_a_battle_in_an_outcast_clearing() -> None:
    match = table(
        CONSPIRE + "1 cult 3; marquise 1\n2 cult 3; marquise 1\ncult outcast fox\ncult acolytes 2", dice=[3, 0]
    )
    say(match, "crusade")
    assert offered(match.question) == ["battle", "move"]
    say(match, "battle")
    assert shown(standing(match), 1) == "cult 3"
    assert "marquise 1" in shown(standing(match), 2)


@pytest.mark.law("root 10.4.3.I", "root 4.2")
def test_a_crusade_is_a_move_out_of_an_outcast_clearing_with_a_battle_where_it_ends_or_not() -> None:
    text = CONSPIRE + "1 cult 3\n5 marquise 1\n2 cult 2\ncult outcast fox\ncult acolytes 2"
    match = table(text, dice=[3, 0])
    say(match, "crusade")
    assert match.question is not None
    assert all(option.text.startswith("1>") for option in match.question.options)
    say(match, "1>5", "2")
    assert offered(match.question) == ["decline", "5:marquise"]
    say(match, "5:marquise")
    assert shown(standing(match), 5) == "cult 2"
    match = table(text)
    say(match, "crusade", "1>5", "2", "decline")
    assert shown(standing(match), 5) == "marquise 1; cult 2"


@pytest.mark.law("root 10.4.3.I")
def test_a_move_into_an_empty_clearing_asks_for_no_battle() -> None:
    match = table(CONSPIRE + "1 cult 1\ncult outcast fox\ncult acolytes 4")
    say(match, "crusade", "1>5")
    assert match.question is not None
    assert match.question.prompt != "root.cult.onward"


@pytest.mark.law("root 10.4.3.II", "root G.1.21")
@pytest.mark.ruling("R-116")
def test_convert_replaces_an_enemy_warrior() -> None:
    match = table(CONSPIRE + "1 marquise 2; eyrie 1\n2 marquise 1\ncult outcast fox\ncult acolytes 2\nhand cult sword")
    say(match, "convert")
    assert offered(match.question) == ["1:marquise", "1:eyrie"]
    say(match, "1:marquise")
    assert shown(standing(match), 1) == "marquise 1; eyrie 1; cult 1"
    assert standing(match).points == [0, 0, 0]


@pytest.mark.law("root 10.4.3.II", "root G.1.21", "root 6.2.2")
@pytest.mark.ruling("R-35", "R-116")
@pytest.mark.example("EX-59")
def test_nobody_is_converted_beside_the_keep() -> None:
    match = table(CONSPIRE + "1 marquise 2 keep\ncult outcast fox\ncult acolytes 5\nhand cult sword\n12 cult 1")
    assert "convert" not in offered(match.question)
    assert [reason.law for reason in why_not(match, "convert")] == ["root 10.4.3.II"]


@pytest.mark.law("root 10.4.3.II")
def test_a_pawn_is_no_warrior_to_be_converted() -> None:
    rest = "1 vagabond pawn; cult 1\ncult outcast fox\ncult acolytes 5"
    match = table("seats marquise vagabond cult\nturn cult birdsong conspire\n" + rest)
    assert "convert" not in offered(match.question)


@pytest.mark.law("root 10.4.3.III", "root 3.2.1", "root G.1.21")
@pytest.mark.ruling("R-68", "R-116")
def test_sanctify_replaces_an_enemy_building_in_its_own_slot_and_scores() -> None:
    match = table(CONSPIRE + "1 marquise 1 sawmill\ncult outcast fox\ncult acolytes 3\nhand cult sword")
    say(match, "sanctify")
    assert shown(standing(match), 1) == "marquise 1; cult garden_fox"
    assert standing(match).points[CULT] == 1
    assert GAME.audit(standing(match)) == []


@pytest.mark.law("root 10.4.3.III")
@pytest.mark.ruling("R-68")
def test_without_a_garden_of_the_suit_nothing_is_sanctified() -> None:
    gardens = "8 cult garden_fox*2\n12 cult garden_fox*2\n6 cult garden_fox\n"
    match = table(CONSPIRE + gardens + "1 marquise 1 sawmill; cult 1\ncult outcast fox\ncult acolytes 9")
    assert "sanctify" not in offered(match.question)


@pytest.mark.law("root 10.4.3.III")
def test_whose_building_is_chosen_where_there_are_several() -> None:
    match = table(CONSPIRE + "12 marquise workshop; eyrie roost\ncult outcast fox\ncult acolytes 3")
    say(match, "sanctify")
    assert offered(match.question) == ["marquise:workshop@12", "eyrie:roost@12"]
    say(match, "eyrie:roost@12")
    assert shown(standing(match), 12) == "marquise workshop; cult garden_fox"


@pytest.mark.law("root 10.4.3")
def test_conspiracies_go_on_in_any_order_while_there_are_acolytes() -> None:
    match = table(CONSPIRE + "1 marquise 3\ncult outcast fox hated\ncult acolytes 3\nhand cult sword")
    say(match, "convert", "convert")
    assert match.question is not None
    assert match.question.prompt == "root.cult.conspiracy"
    assert shown(standing(match), 1) == "marquise 1; cult 2"
