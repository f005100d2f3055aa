"""2.5 Rule."""

from __future__ import annotations

import pytest

from rulewright.games.root.rules.movement import moves
from rulewright.games.root.rules.removal import remove_all_enemies
from rulewright.games.root.rules.ruling import ruled, ruler
from rulewright.games.root.terms import NOBODY, bits
from rulewright.kernel.why import why_not
from tests.builders.root import ALLIANCE, EYRIE, MARQUISE, position, run, table


@pytest.mark.law("root 2.5", "root 9.2.2", "root G.1.17")
@pytest.mark.example("EX-38")
def test_tokens_and_pawns_do_not_rule() -> None:
    root = position("5 alliance sympathy; vagabond pawn; marquise 1")

    assert ruler(root, 5) == MARQUISE


@pytest.mark.law("root 2.5")
@pytest.mark.parametrize(
    ("pieces", "holder"),
    [
        ("marquise 2; eyrie 1", MARQUISE),
        ("marquise 1 sawmill; alliance 1", MARQUISE),
        ("marquise 1; alliance 1 base_fox", ALLIANCE),
        ("marquise sawmill*2; eyrie 1", MARQUISE),
        ("marquise 2; alliance 2", NOBODY),
        ("marquise 1 workshop; alliance 1 base_fox", NOBODY),
        ("marquise keep wood*3; alliance 1", ALLIANCE),
        ("marquise keep wood*3", NOBODY),
        ("alliance sympathy", NOBODY),
        ("vagabond pawn", NOBODY),
    ],
)
@pytest.mark.ruling("R-14")
def test_most_warriors_and_buildings_rule_and_a_tie_rules_nothing(pieces: str, holder: int) -> None:
    root = position(f"8 {pieces}")

    assert ruler(root, 8) == holder


@pytest.mark.law("root 2.5")
@pytest.mark.ruling("R-14")
def test_a_majority_need_only_outnumber_each_other_player_and_not_all_together() -> None:
    root = position("8 marquise 3; eyrie 2; alliance 2")

    assert ruler(root, 8) == MARQUISE


@pytest.mark.law("root 2.5", "root 7.2.2")
@pytest.mark.ruling("R-14")
@pytest.mark.parametrize(
    ("pieces", "holder"),
    [
        ("eyrie 1; marquise 1", EYRIE),
        ("eyrie roost; marquise sawmill", EYRIE),
        ("eyrie 2; marquise 2; alliance 2", EYRIE),
        ("eyrie 1; marquise 2; alliance 2", NOBODY),
        ("eyrie 1; marquise 2", MARQUISE),
    ],
)
def test_the_eyrie_rule_ties_in_which_they_take_part(pieces: str, holder: int) -> None:
    root = position(f"8 {pieces}")

    assert ruler(root, 8) == holder


@pytest.mark.law("root 2.5", "root 7.2.2")
@pytest.mark.ruling("R-14")
def test_nobody_rules_an_empty_clearing_not_even_the_eyrie() -> None:
    root = position("1 eyrie 1")

    assert ruler(root, 8) == NOBODY
    assert bits(ruled(root, EYRIE)) == (1,)


@pytest.mark.law("root 2.5")
def test_rule_follows_every_change_of_pieces() -> None:
    root = position("turn alliance birdsong\n8 marquise 2; alliance 1")
    assert ruled(root, MARQUISE) == 1 << 8

    run(remove_all_enemies(root, ALLIANCE, 1 << 8))

    assert (ruled(root, MARQUISE), ruled(root, ALLIANCE)) == (0, 1 << 8)


@pytest.mark.law("root 2.5", "root 4.2", "root 4.2.1")
@pytest.mark.example("EX-1")
def test_a_move_needs_rule_at_one_end() -> None:
    text = "1 eyrie 2; marquise 3\n5 marquise 1\n9 eyrie 1"
    root = position(text)

    assert [option.text for option in moves(root, EYRIE) if option.text.startswith("1>")] == ["1>9"]

    match = table(f"turn eyrie daylight decree\neyrie leader despot\neyrie move anvil\n{text}\nhand eyrie sword")
    assert [reason.law for reason in why_not(match, "1>5")] == ["root 4.2.1"]


@pytest.mark.law("root 2.5", "root 4.2", "root 4.2.1", "root 4.2.2")
@pytest.mark.ruling("R-24")
def test_the_moving_warriors_still_count_at_the_origin() -> None:
    root = position("1 marquise 2; alliance 1\n5 alliance 3")

    assert "1>5" in [option.text for option in moves(root, MARQUISE)]


@pytest.mark.law("root 4.2")
@pytest.mark.ruling("R-24")
def test_a_move_takes_at_least_one_warrior() -> None:
    match = table("turn marquise daylight action\nmarquise actions 3\n1 marquise 3 wood")

    match.answer("march")
    match.answer("1>5")

    assert match.question is not None
    assert [option.text for option in match.question.options] == ["1", "2", "3"]
