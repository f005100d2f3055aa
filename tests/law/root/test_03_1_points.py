"""3.1 How to win, 3.2 Scoring victory points."""

from __future__ import annotations

import pytest

from rulewright.games.root.factions.vagabond.tables import CHARACTERS
from rulewright.games.root.rules.battle import battle
from rulewright.games.root.rules.removal import remove_all_enemies
from rulewright.games.root.rules.scoring import score
from rulewright.games.root.tables import COMMON, FACTION, ITEM_TILES
from rulewright.games.root.terms import FOX
from rulewright.kernel.errors import BadOptions, MatchIsOver
from rulewright.kernel.position import Ended
from tests.builders.root import ALLIANCE, EYRIE, GAME, MARQUISE, VAGABOND, position, run, say, shown, table


@pytest.mark.law("root 3.1")
@pytest.mark.parametrize(("points", "over"), [(29, False), (30, True), (31, True)])
def test_whoever_gets_to_thirty_points_wins_at_once(points: int, *, over: bool) -> None:
    root = position("points eyrie:25")

    if over:
        with pytest.raises(Ended):
            score(root, EYRIE, points - 25, "test")
    else:
        score(root, EYRIE, points - 25, "test")

    assert (root.over, root.points[EYRIE]) == (over, points)
    assert root.winners == ((EYRIE,) if over else ())


@pytest.mark.law("root 3.1")
def test_a_game_that_is_won_takes_no_further_answer() -> None:
    match = table(
        "turn marquise daylight action\nmarquise actions 3\n5 marquise 2 sawmill wood\n2 marquise 1\npoints marquise:29"
    )

    say(match, "build", "sawmill@2")

    assert match.over
    assert match.outcome.winners == (MARQUISE,)
    assert match.outcome.reason == "points"
    with pytest.raises(MatchIsOver):
        match.answer("done")


@pytest.mark.law("root 3.1")
def test_somebody_may_win_in_the_turn_of_another() -> None:
    root = position("turn eyrie daylight\n8 eyrie 1 roost; marquise 2\npoints marquise:29", dice=[2, 2])

    with pytest.raises(Ended):
        run(battle(root, EYRIE, 8, MARQUISE))

    assert root.winners == (MARQUISE,)


@pytest.mark.law("root 3.1", "root 1.1.3", "root 1.5.4")
@pytest.mark.ruling("R-10")
@pytest.mark.parametrize("seats", ["marquise eyrie alliance", "eyrie marquise alliance"])
def test_of_two_who_get_there_together_the_player_taking_the_turn_wins(seats: str) -> None:
    root = position(
        f"seats {seats}\nturn eyrie daylight\neyrie leader commander\nplay marquise sappers\n"
        "8 marquise 2 sawmill; eyrie 2 roost\npoints marquise:29 eyrie:29",
        dice=[2, 2],
    )
    eyrie = seats.split().index("eyrie")

    # Two rolled hits and one extra hit for each side: both buildings fall at one moment.
    with pytest.raises(Ended):
        run(battle(root, eyrie, 8, 1 - eyrie), "use:sappers")

    assert shown(root, 8) == ""
    assert root.points == [30, 30, 0]
    assert root.winners == (eyrie,)


@pytest.mark.law("root 3.2.1", "root 4.3.4", "root G.1.22")
def test_every_enemy_building_and_token_scores_one_point_and_no_warrior_does() -> None:
    root = position("turn eyrie daylight\n8 eyrie 3; marquise 1 sawmill wood", dice=[3, 0])

    run(battle(root, EYRIE, 8, MARQUISE))

    assert shown(root, 8) == "eyrie 3"
    assert root.points == [0, 2, 0, 0]


@pytest.mark.law("root 3.2.1")
def test_the_defender_scores_what_the_attacker_loses() -> None:
    root = position("turn eyrie daylight\n8 eyrie 1 roost; marquise 2", dice=[2, 2])

    run(battle(root, EYRIE, 8, MARQUISE))

    assert shown(root, 8) == "marquise 1"
    assert root.points == [1, 0, 0, 0]


@pytest.mark.law("root 3.2.1")
def test_points_are_scored_outside_of_battle_too() -> None:
    root = position("turn marquise daylight\n1 eyrie 2 roost\n8 alliance base_fox\n6 marquise 1 sawmill")

    run(remove_all_enemies(root, MARQUISE, root.of_suit[FOX]))

    assert root.points == [2, 0, 0, 0]
    assert shown(root, 6) == "marquise 1 sawmill"


@pytest.mark.law("root 3.2.1", "root G.1.8")
def test_whoever_loses_buildings_loses_no_points() -> None:
    root = position("turn eyrie daylight\n8 eyrie 3; marquise 1 sawmill\npoints marquise:5", dice=[3, 0])

    run(battle(root, EYRIE, 8, MARQUISE))

    assert root.points == [5, 1, 0, 0]


@pytest.mark.law("root 3.2.2", "root 4.1.2")
@pytest.mark.parametrize(
    ("card", "points"), [("smugglers_trail", 1), ("root_tea_mouse", 2), ("bake_sale", 3), ("crossbow_bird", 1)]
)
def test_a_crafted_item_scores_the_points_on_its_card(card: str, points: int) -> None:
    match = table(
        "turn marquise daylight craft\n5 marquise workshop*2\n7 marquise workshop\n8 marquise workshop\n"
        f"hand marquise {card}"
    )

    say(match, f"craft:{card}")

    assert match.outcome.points == (points, 0, 0, 0)


@pytest.mark.law("root 3.2.2", "root 7.2.3", "root 7.8.1")
@pytest.mark.parametrize(("leader", "points"), [("despot", 1), ("builder", 3)])
def test_the_eyrie_score_one_point_for_an_item_unless_the_builder_leads(leader: str, points: int) -> None:
    match = table(
        f"turn eyrie daylight craft\n5 eyrie roost\n4 eyrie roost\nhand eyrie bake_sale anvil\neyrie leader {leader}"
    )

    say(match, "craft:bake_sale")

    assert match.outcome.points == (0, points, 0, 0)


@pytest.mark.law("root 3.1", "root 9.2.8")
def test_the_partner_of_a_winner_wins_too() -> None:
    root = position("points marquise:29\npartner vagabond marquise")

    with pytest.raises(Ended):
        score(root, MARQUISE, 1, "test")

    assert root.winners == (MARQUISE, VAGABOND)


@pytest.mark.law("root 9.2.8", "root 3.3.1")
def test_whoever_gave_his_marker_to_a_coalition_scores_no_more() -> None:
    root = position("points vagabond:29 marquise:3\npartner vagabond marquise")

    score(root, VAGABOND, 5, "test")

    assert root.points[VAGABOND] == 29
    assert not root.over


@pytest.mark.law("root 3.1", "root 5.1")
@pytest.mark.ruling("R-22")
def test_a_set_of_low_reach_is_refused_with_a_warning_and_played_by_the_adventurous() -> None:
    with pytest.raises(BadOptions, match="Reach"):
        GAME.new({"seats": ["alliance", "vagabond"]}, seed=1)

    match = GAME.new({"seats": ["alliance", "vagabond"], "adventurous": True}, seed=1)

    assert match.outcome.points == (0, 0)
    assert not match.over


@pytest.mark.law("root 5.1.5")
@pytest.mark.ruling("R-4")
def test_supply_ruins_and_the_three_characters_use_up_the_items_of_the_box() -> None:
    total: dict[str, int] = dict(ITEM_TILES.supply)
    for item in ITEM_TILES.ruins["tiles"]:
        total[item] = total.get(item, 0) + 1
    starting = {item for name in ("thief", "tinker", "ranger") for item in CHARACTERS[name].items}
    for item in starting:  # the three characters share their tiles
        total[item] = total.get(item, 0) + 1

    assert total == {
        "boot": 4,
        "sword": 4,
        "bag": 4,
        "hammer": 3,
        "tea": 3,
        "coins": 2,
        "crossbow": 2,
        "torch": 1,
    }


@pytest.mark.law("root 6.5.4.II", "root 6.5.4.III", "root 8.4.2.II", "root 8.4.2.III", "root 9.2.9")
@pytest.mark.ruling("R-6")
def test_the_numbers_of_the_boards_are_data_and_agree_with_the_examples_of_the_guide() -> None:
    marquise, alliance, vagabond = FACTION["marquise"], FACTION["alliance"], FACTION["vagabond"]

    assert (marquise.tracks["cost"][3], marquise.tracks["sawmill_vp"][3]) == (3, 3)
    assert (alliance.tracks["sympathy_cost"][3], alliance.tracks["sympathy_vp"][3]) == (2, 1)
    assert vagabond.tracks["relationship_cost"][:2] == [1, 2]
    assert vagabond.tracks["relationship_vp"][:2] == [1, 2]
    assert COMMON.standard_setup_hand == 3


@pytest.mark.law("root 3.2.1", "root 8.4.1.III")
def test_a_remover_scores_for_all_owners_together() -> None:
    root = position("turn alliance birdsong\n12 marquise sawmill wood; eyrie 2\n12 eyrie roost")

    run(remove_all_enemies(root, ALLIANCE, 1 << 12))

    assert root.points == [0, 0, 3, 0]
