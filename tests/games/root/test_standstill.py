"""A table at which the Law lets a match come to a standstill, and no other."""

from __future__ import annotations

from itertools import combinations

from rulewright.games.root.box import FACTIONS
from tests.builders.root import GAME, standing, table


def test_riverfolk_with_every_warrior_on_the_map_have_nothing_to_act_with() -> None:
    text = "seats vagabond riverfolk\nturn riverfolk birdsong\n4 riverfolk 15\nf1 vagabond pawn\n"
    match = table(text + "vagabond character thief\nvagabond items boot")

    assert match.question is not None
    assert match.question.prompt == "root.riverfolk.prices", "neither Birdsong nor Daylight has anything for them"
    assert standing(match).points == [0, 0]


def test_a_match_may_stall_only_where_nobody_else_plays() -> None:
    pairs = {pair for pair in combinations(FACTIONS, 2) if GAME.may_stall({"seats": list(pair)})}

    assert pairs == {("vagabond", "riverfolk")}
    assert not GAME.may_stall({"seats": list(FACTIONS)})
