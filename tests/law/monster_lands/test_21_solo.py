"""21 Solo mode, 22 Scenarios, 23 Campaign."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.monster_lands import campaign
from rulewright.games.monster_lands.position import OPEN, WIDTH, Realm
from rulewright.games.monster_lands.rules.hits import talents_left
from rulewright.games.monster_lands.rules.onslaught import divert, neighbours
from rulewright.games.monster_lands.rules.pool import collect
from rulewright.games.monster_lands.rules.rival import has_token, rival_acts
from rulewright.games.monster_lands.rules.round import PLACING, RIVAL_TURN, TURN, next_turn
from rulewright.games.monster_lands.rules.scoring import points, rank
from rulewright.games.monster_lands.rules.stock import GATE_PLACE
from rulewright.games.monster_lands.terms import BUILDINGS, GATE, LAND_A, NONE, RIVAL
from rulewright.kernel.agenda import Agenda
from rulewright.kernel.errors import BadOptions
from rulewright.kernel.match import Match
from tests.builders.monster_lands import (
    GAME,
    act_with,
    actions,
    adventure,
    fall,
    gear,
    kinds,
    land,
    listen,
    loot,
    mission,
    monster,
    names_of,
    pool,
    recruit,
    rival_takes,
    run,
    send,
    solo,
    told,
    traps,
)


def space(building: str) -> slice:
    """Return where the spaces of a building are."""
    start = 4 * BUILDINGS.index(building)
    return slice(start, start + 4)


# Madhala.


@pytest.mark.law("monster_lands 21.1", "monster_lands 2.17")
def test_one_player_plays_at_the_table_of_two_with_three_in_the_tavern() -> None:
    realm = solo()

    assert (realm.setting.lands, len(realm.offer), realm.first) == (1, 3, 0)
    assert not realm.setting.tricks


@pytest.mark.law("monster_lands 21.2", "monster_lands 21.8")
def test_the_rival_has_six_tokens() -> None:
    realm = solo()
    for path in ("1.1", "1.2", "1.3", "m1.1", "m1.2"):
        rival_takes(realm, path)
    assert has_token(realm)

    rival_takes(realm, "m2.1")

    assert not has_token(realm)


@pytest.mark.law("monster_lands 21.4", "monster_lands 21.5")
def test_she_acts_after_each_action_until_the_player_has_no_dice() -> None:
    realm = solo()
    pool(realm, 0, "strength", "strength")
    realm.stage, realm.turn, realm.agenda = PLACING, 0, Agenda(0, TURN)

    followed = []
    for _ in range(2):
        next_turn(realm)
        followed.append(realm.agenda.programme)
    assert followed == [RIVAL_TURN, TURN]
    pool(realm, 0)
    next_turn(realm)

    assert realm.stage != PLACING


@pytest.mark.law("monster_lands 21.5", "monster_lands 21.6", "monster_lands 8.2.3")
@pytest.mark.ruling("R-53")
@pytest.mark.example("TV-D18")
def test_red_2_and_yellow_1_take_the_second_row_of_traps() -> None:
    realm = solo(dice=[2, 1, 5])
    before = realm.trap_display[:]

    rival_acts(realm, 0)

    assert realm.trap_display[:2] == before[:2]
    assert realm.trap_display[4:] == before[4:]
    assert realm.trap_discard == before[2:4]
    assert NONE not in realm.trap_display
    # Her persuasion die counts for later discounts: 3 after 5 is 8.
    pool(realm, 0, "persuasion-3")
    name, cost = min((realm.setting.trap_name[trap], realm.setting.trap_cost[trap]) for trap in realm.trap_display)
    realm.gold[0] = 30
    act_with(realm, 0, "hunters_lodge:persuasion-3", name, "done")
    assert realm.gold[0] == 30 - max(1, cost - 8)


@pytest.mark.law("monster_lands 21.6")
@pytest.mark.ruling("R-31")
@pytest.mark.example("TV-D18")
def test_red_4_removes_nobody_from_the_tavern() -> None:
    realm = solo(dice=[4, 3, 2])
    before = realm.offer[:]

    rival_acts(realm, 0)

    assert realm.offer == before
    assert realm.spaces[space("tavern")][0]


@pytest.mark.law("monster_lands 21.6")
@pytest.mark.ruling("R-53")
@pytest.mark.parametrize("red", [1, 2, 3])
def test_red_1_to_3_remove_a_mercenary_or_an_equipment_card(red: int) -> None:
    realm = solo(dice=[red, 3, 2])
    gone = realm.offer[red - 1]
    rival_acts(realm, 0)
    assert realm.mercenary_discard == [gone]
    assert NONE not in realm.offer

    realm = solo(dice=[red, 5, 2])
    gone = realm.gear_display[red - 1]
    rival_acts(realm, 0)
    assert realm.gear_discard == [gone]


@pytest.mark.law("monster_lands 21.6")
def test_in_the_armory_she_only_takes_a_space() -> None:
    realm = solo(dice=[1, 4, 2])

    rival_acts(realm, 0)

    assert bool(realm.spaces[space("armory")][0])


@pytest.mark.law("monster_lands 21.7")
def test_she_takes_the_uppermost_alchemist_and_the_richest_mine() -> None:
    realm = solo(dice=[1, 2, 2, 6, 3, 6])

    rival_acts(realm, 0)
    rival_acts(realm, 0)
    rival_acts(realm, 0)

    assert [bool(one) for one in realm.spaces[space("alchemists")]] == [True, False, False, False]
    assert [bool(one) for one in realm.spaces[space("mine")]] == [True, True, False, False]


@pytest.mark.law("monster_lands 21.8", "monster_lands 21.5")
@pytest.mark.example("TV-D18")
def test_red_6_and_yellow_5_take_the_first_mission() -> None:
    realm = solo(dice=[6, 5, 5, 5, 5, 3])

    rival_acts(realm, 0)
    rival_acts(realm, 0)
    rival_acts(realm, 0)

    assert [realm.paths[path * WIDTH] for path in (8, 9, 2)] == [RIVAL, RIVAL, RIVAL]
    pool(realm, 0, "magic", "strength")
    assert "path:1.3" not in actions(realm, 0)


@pytest.mark.law("monster_lands 21.5")
@pytest.mark.ruling("R-31")
def test_both_dice_are_rolled_again_if_there_is_no_free_space_or_no_token() -> None:
    realm = solo(dice=[5, 1, 6, 2])
    rival_takes(realm, "1.1")
    rival_acts(realm, 0)
    assert realm.paths[1 * WIDTH] == RIVAL

    realm = solo(dice=[5, 1, 1, 6])
    for path in ("1.3", "1.4", "m1.1", "m1.2", "m2.1", "m2.2"):
        rival_takes(realm, path)
    rival_acts(realm, 0)
    assert realm.paths[0] == 0
    assert realm.spaces[space("mine")][0]


@pytest.mark.law("monster_lands 21.5")
def test_a_building_in_panic_is_no_free_space_for_her() -> None:
    realm = solo(dice=[1, 6, 1, 2])
    realm.panic = 1 << BUILDINGS.index("mine")

    rival_acts(realm, 0)

    assert not any(realm.spaces[space("mine")])
    assert realm.spaces[space("alchemists")][0]


@pytest.mark.law("monster_lands 21.9")
def test_on_a_land_she_removes_the_monster_and_then_the_land_without_rolling() -> None:
    realm = solo()
    rival_takes(realm, "1.1")
    rival_takes(realm, "1.3")
    rival_takes(realm, "1.4")
    ground, beast = realm.lands[0], realm.monsters[0]

    events = adventure(realm)

    assert told(events, "rival_won", "path") == ["1.1", "1.3"]
    assert (realm.land_discard, realm.monster_discard) == ([ground], [beast])


@pytest.mark.law("monster_lands 21.9")
def test_behind_her_a_mercenary_conquers_the_land() -> None:
    realm = solo()
    land(realm, 0, "kale")
    rival_takes(realm, "1.1")
    send(realm, 0, "1.4", "frunks", strength=2)

    adventure(realm, dice=[6, 5])

    assert realm.owned[0] == 1 << realm.setting.land_name.index("kale")


@pytest.mark.law("monster_lands 21.9")
@pytest.mark.ruling("R-31")
def test_she_wins_a_dice_mission_from_its_first_path_only_and_nothing_in_a_contract() -> None:
    realm = solo(clan="water")
    mission(realm, 0, 1)
    rival_takes(realm, "m1.1")
    rival_takes(realm, "m2.1")
    send(realm, 0, "m1.2", "taron", strength=2)
    events = adventure(realm)
    assert (realm.glory[0], realm.missions[0]) == (5, NONE)
    assert "rolled" not in kinds(events)

    realm = solo(clan="water")
    mission(realm, 0, 1)
    rival_takes(realm, "m1.2")
    send(realm, 0, "m1.1", "taron", strength=2)
    adventure(realm, dice=[4, 4])
    assert realm.glory[0] == 7


@pytest.mark.law("monster_lands 21.8", "monster_lands 20.8")
@pytest.mark.ruling("R-69")
def test_her_path_is_a_neighbour_but_no_target() -> None:
    realm = solo(clan="water")
    send(realm, 0, "1.1", "ginova", magic=1)
    rival_takes(realm, "1.2")
    send(realm, 0, "1.4", "taron", strength=1)
    realm.area, realm.path = LAND_A, 0

    assert neighbours(realm, 0) == [1]
    assert run(divert(realm, 0)) is False  # nobody is there on whom a die could be turned


# Scenarios.


@pytest.mark.law("monster_lands 22")
@pytest.mark.parametrize(
    ("scenario", "lines"),
    [(1, (35, 45, 60)), (3, (22, 30, 40)), (4, (30, 42, 56)), (6, (35, 50, 65)), (8, (30, 42, 56)), (10, (35, 45, 60))],
)
def test_points_decide_the_rank(scenario: int, lines: tuple[int, int, int]) -> None:
    realm = solo(scenario)
    ranks = []
    for line in (lines[0] - 1, *lines):
        realm.glory[0] += line - points(realm, 0)
        ranks.append(rank(realm))

    assert ranks == ["cannon_fodder", "trainee", "veteran", "hero"]


@pytest.mark.law("monster_lands 22")
def test_scenario_2_counts_gold_with_25_points_and_persuaders() -> None:
    realm = solo(2)
    assert realm.setting.clans == ("jungle",)
    assert all(realm.setting.member_dice[one][2] for one in (*realm.mercenary_deck, *realm.offer))
    realm.gold[0] = 60
    assert rank(realm) == "cannon_fodder"
    realm.glory[0] = 40
    ranks = []
    for gold in (14, 15, 35, 55):
        realm.gold[0] = gold
        ranks.append(rank(realm))
    assert ranks == ["cannon_fodder", "trainee", "veteran", "hero"]
    with pytest.raises(BadOptions, match="jungle"):
        GAME.validate({"seats": ["fire"], "scenario": 2})


@pytest.mark.law("monster_lands 22", "monster_lands 21.3")
@pytest.mark.ruling("R-04")
def test_scenario_3_is_short_and_well_equipped() -> None:
    realm = solo(3)

    assert (realm.setting.rounds, realm.defense[0], realm.gold[0]) == (3, 3, 12)


@pytest.mark.law("monster_lands 22")
@pytest.mark.ruling("R-68")
def test_scenario_4_knows_no_armour() -> None:
    realm = solo(4)
    realm.gold[0] = 30
    pool(realm, 0, "strength")
    assert "armory:strength" not in actions(realm, 0)
    land(realm, 0, "kale", "1A")
    monster(realm, 0, "gator")
    send(realm, 0, "1.1", "nimra", strength=1)
    realm.area = LAND_A
    gear(realm, "noxx", "nimra")
    assert talents_left(realm, 0) == 0
    monster(realm, GATE_PLACE, "snailer")
    send(realm, 0, "e.1", "taron", strength=1)
    realm.area = GATE
    assert talents_left(realm, 12) == 0
    loot(realm, 0, "supplies")
    act_with(realm, 0, "loot:supplies")
    assert (realm.defense[0], realm.potions[0]) == (0, 1)


@pytest.mark.law("monster_lands 22")
def test_scenario_5_wants_a_full_clan_board() -> None:
    realm = solo(5)
    realm.glory[0] = 60
    assert rank(realm) == "cannon_fodder"
    realm.defense[0], realm.potions[0], realm.venoms[0] = 5, 3, 3
    traps(realm, 0, *["enh_magic_plus_1"] * 3, *["enh_strength_plus_1"] * 2)
    recruit(realm, 0, "kakron", "nimra", "drapis")
    for card in ("pugnor", "noxx"):
        gear(realm, card, "kakron")
    assert rank(realm) == "cannon_fodder"
    gear(realm, "mortis", "kakron")
    assert rank(realm) == "hero"
    realm.glory[0] = 20
    assert points(realm, 0) < 50
    assert rank(realm) in ("trainee", "veteran")


@pytest.mark.law("monster_lands 22", "monster_lands 9.4.1")
def test_scenario_6_is_always_under_attack_by_level_a() -> None:
    realm = solo(6)
    assert realm.setting.tables.monsters[realm.monsters[GATE_PLACE]].level == "A"
    realm.monster_discard.append(realm.monsters[GATE_PLACE])
    realm.monsters[GATE_PLACE], realm.round = NONE, 2

    collect(realm, 0)

    assert realm.setting.tables.monsters[realm.monsters[GATE_PLACE]].level == "A"


@pytest.mark.law("monster_lands 22")
def test_scenario_7_has_cheap_beer_and_counts_mercenaries_by_affinity() -> None:
    realm = solo(7)
    assert realm.setting.beer == 1
    assert rank(realm) == "cannon_fodder"
    ranks = []
    for more in (("kakron", "nimra", "drapis"), ("lorios",), ("parsas", "taroa")):
        recruit(realm, 0, *more)
        ranks.append(rank(realm))
    assert ranks == ["trainee", "veteran", "hero"]


@pytest.mark.law("monster_lands 22", "monster_lands 20.9")
@pytest.mark.ruling("R-37")
def test_scenario_8_has_a_pile_of_tricks_and_the_rival_brings_two_tokens() -> None:
    realm = solo(8, dice=[5, 2])
    group = realm.setting.trap_group
    assert {group[trap] for trap in (*realm.trap_pile, *realm.trap_display)} == {"enhanced"}
    assert len(realm.trap_pile) + len(realm.trap_display) == 36
    assert {group[trap] for trap in realm.rival_pile} == {"trick", "shielded"}
    assert len(realm.rival_pile) == 24

    rival_acts(realm, 0)

    assert len(realm.tokens[1]) == 2
    assert len(realm.rival_pile) == 22
    assert realm.paths[1 * WIDTH + OPEN] == 0


@pytest.mark.law("monster_lands 22")
@pytest.mark.ruling("R-37", "R-28")
def test_what_the_rival_has_used_comes_back_to_her_pile_and_not_to_the_lodge() -> None:
    realm = solo(8)
    land(realm, 0, "kale")
    rival_takes(realm, "1.2", "trick_steal_strength_1", "shield_magic_dice_1")
    recruit(realm, 0, "kakron")
    send(realm, 0, "1.1", "frunks", strength=3)
    send(realm, 0, "1.4", "kakron", strength=3)

    adventure(realm, *answers_for(realm), dice=[1] * 9)

    assert {realm.setting.trap_group[trap] for trap in realm.rival_discard} == {"trick", "shielded"}
    assert "trick" not in {realm.setting.trap_group[trap] for trap in realm.trap_discard}


@pytest.mark.law("monster_lands 22")
@pytest.mark.ruling("R-37")
def test_her_tricks_hit_the_lower_numbered_neighbour() -> None:
    realm = solo(8)
    land(realm, 0, "kale")
    rival_takes(realm, "1.2", "trick_steal_strength_1", "shield_magic_dice_1")
    recruit(realm, 0, "kakron")
    send(realm, 0, "1.1", "frunks", strength=3)
    send(realm, 0, "1.4", "kakron", strength=3)

    events = adventure(realm, *answers_for(realm), dice=[1] * 9)

    assert told(events, "stolen", "victim") == ["1.1"]


def answers_for(realm: Any) -> list[str]:
    """Answer what follows: loot for those who win nothing."""
    events: list[Any] = []
    del events
    names = [realm.setting.loot_name[one] for one in realm.loot_display]
    return ["stop", names[0], names[1]]


@pytest.mark.law("monster_lands 22")
def test_scenario_9_sends_the_rival_on_missions_and_counts_them() -> None:
    realm = solo(9, dice=[5, 3, 5, 6, 6, 2])
    for _ in range(3):
        rival_acts(realm, 0)
    assert [realm.paths[path * WIDTH] for path in (8, 10, 1)] == [RIVAL, RIVAL, RIVAL]
    realm.glory[0] = 90
    ranks = []
    for won in (3, 4, 6, 8):
        realm.missions_won[0] = won
        ranks.append(rank(realm))
    assert ranks == ["cannon_fodder", "trainee", "veteran", "hero"]
    realm.glory[0] = 0
    assert rank(realm) == "cannon_fodder"


@pytest.mark.law("monster_lands 22")
def test_scenario_10_rolls_misses_again_and_is_not_for_beginners() -> None:
    realm = solo(10)
    land(realm, 0, "kyzhul")
    monster(realm, 0, "moldo")
    assert realm.setting.tables.monsters[realm.monsters[GATE_PLACE]].level == "A"
    send(realm, 0, "1.4", "frunks", strength=1, defense=3)
    name = realm.setting.loot_name[realm.loot_display[0]]

    events = adventure(realm, "2", name, dice=[1, 6, 2, 1, 3, 1])

    assert told(events, "monster_rolled", "hits") == [2]
    with pytest.raises(BadOptions, match="beginner"):
        GAME.validate({"seats": ["fire"], "scenario": 10, "difficulty": "beginner"})


@pytest.mark.law("monster_lands 21.3", "monster_lands 22")
def test_a_solo_game_ends_with_a_rank_and_a_winner_from_trainee_on() -> None:
    match = GAME.new({"seats": ["fire"]}, seed=1)
    match.play_out(lambda question: question.options[0])

    assert match.outcome.rank in ("cannon_fodder", "trainee", "veteran", "hero")
    assert bool(match.outcome.winners) == (match.outcome.rank != "cannon_fodder")
    assert GAME.sequel(match) is None


@pytest.mark.parametrize(
    "options",
    [
        {"seats": ["fire", "water"], "scenario": 11},
        {"seats": ["fire"], "scenario": 11},
        {"seats": ["fire"], "scenario": "one"},
        {"seats": ["fire"], "scenario": True},
        {"seats": ["fire", "fire"]},
        {"seats": []},
        {"seats": ["earth"]},
        {"difficulty": "easy"},
        {"tricks": 1},
        {"colour": "red"},
        {"first": "nobody"},
    ],
)
def test_options_that_do_not_go_together_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        GAME.validate(options)


@pytest.mark.law("monster_lands 22")
def test_where_several_play_a_scenario_says_nothing() -> None:
    assert GAME.validate({"seats": ["fire", "water"], "scenario": 3})["scenario"] == 0
    assert GAME.validate({"seats": ["fire"], "scenario": "3"})["scenario"] == 3


# Campaign.


def after(scenario: int, difficulty: str, reached: str) -> dict[str, Any]:
    """Return a campaign after a game."""
    before = {**campaign.begin(GAME.tables.campaign), "scenario": scenario}
    return campaign.follow(before, difficulty, reached, 40, GAME.tables.campaign)


@pytest.mark.law("monster_lands 23.1", "monster_lands 23.3")
@pytest.mark.example("TV-D17")
def test_the_rank_decides_scenario_and_difficulty_of_the_next_game() -> None:
    again = after(4, "hard", "trainee")
    assert (again["scenario"], again["difficulties"], again["games"], again["state"]) == (4, ["hard"], 1, "running")
    assert after(4, "normal", "hero")["difficulties"] == ["hard", "cutthroat"]
    assert after(4, "normal", "hero")["scenario"] == 5
    assert after(4, "cutthroat", "veteran") == {
        "scenario": 5,
        "difficulties": ["normal"],
        "games": 1,
        "state": "running",
        "log": [{"scenario": 4, "difficulty": "cutthroat", "rank": "veteran", "points": 40}],
    }
    assert after(4, "hard", "cannon_fodder")["difficulties"] == ["normal"]
    assert after(4, "beginner", "cannon_fodder")["state"] == "lost"


@pytest.mark.law("monster_lands 23.2")
def test_a_campaign_is_won_in_the_last_scenario_at_normal_or_above() -> None:
    assert after(10, "normal", "veteran")["state"] == "won"
    assert after(10, "cutthroat", "hero")["state"] == "won"
    assert after(10, "normal", "trainee")["state"] == "running"
    assert after(9, "normal", "hero")["state"] == "running"


@pytest.mark.law("monster_lands 23.1")
def test_a_campaign_goes_from_match_to_match_as_an_option() -> None:
    options: dict[str, Any] = {"seats": ["jungle"], "campaign": campaign.begin(GAME.tables.campaign)}
    match = GAME.new(options, seed=3)
    assert match.options["scenario"] == 1
    match.play_out(lambda question: question.options[0])

    sequel = GAME.sequel(match)

    assert sequel is not None
    assert sequel["games"] == 1
    follow = {"seats": ["jungle"], "campaign": sequel, "difficulty": sequel["difficulties"][0]}
    if sequel["state"] == "running":
        assert GAME.validate(follow)["scenario"] == sequel["scenario"]


def played(scenario: int, difficulty: str, reached: str, **options: Any) -> Match:
    """Return a game of a campaign that has ended with a rank."""
    running = {**campaign.begin(GAME.tables.campaign), "scenario": scenario}
    clan = GAME.powers.scenarios[scenario].affinity or "fire"
    match = GAME.new({"seats": [clan], "campaign": running, "difficulty": difficulty, **options}, seed=3)
    match.play_out(lambda question: question.options[0])
    assert isinstance(match.position, Realm)
    match.position.reason = reached
    return match


@pytest.mark.law("monster_lands 23.1")
def test_the_next_game_takes_clan_and_difficulty_of_the_last_one_where_the_campaign_allows_it() -> None:
    trainee = GAME.go_on(played(3, "hard", "trainee", first="fire"), {})
    assert (trainee["scenario"], trainee["difficulty"], trainee["seats"]) == (3, "hard", ["fire"])
    veteran = GAME.go_on(played(3, "hard", "veteran", first="fire"), {})
    assert (veteran["scenario"], veteran["difficulty"], veteran["seats"]) == (4, "normal", ["water"])
    assert veteran["first"] == "random"
    hero = GAME.go_on(played(4, "normal", "hero"), {"difficulty": "cutthroat", "seats": ["air"]})
    assert (hero["scenario"], hero["difficulty"], hero["seats"]) == (5, "cutthroat", ["air"])


@pytest.mark.law("monster_lands 23.1", "monster_lands 23.3")
def test_nobody_goes_on_as_the_campaign_does_not_allow_or_after_its_end() -> None:
    with pytest.raises(BadOptions, match="difficulty normal"):
        GAME.go_on(played(3, "hard", "veteran"), {"difficulty": "cutthroat"})
    with pytest.raises(BadOptions, match="clan water"):
        GAME.go_on(played(3, "hard", "veteran"), {"seats": ["air"]})
    with pytest.raises(BadOptions, match="lost"):
        GAME.go_on(played(3, "beginner", "cannon_fodder"), {})


@pytest.mark.law("monster_lands 23.3")
@pytest.mark.ruling("R-72")
def test_cannon_fodder_at_the_lowest_level_of_a_scenario_loses_the_campaign() -> None:
    sequel = GAME.sequel(played(10, "normal", "cannon_fodder"))
    assert sequel is not None
    assert sequel["state"] == "lost"


@pytest.mark.law("monster_lands 23.1")
@pytest.mark.parametrize(
    "change",
    [
        {"scenario": 0},
        {"scenario": "2"},
        {"difficulties": []},
        {"difficulties": ["easy"]},
        {"games": -1},
        {"games": 1},
        {"log": {}},
        {"games": 1, "log": [{"scenario": 1}]},
        {"games": 1, "log": [{"scenario": 11, "difficulty": "hard", "rank": "hero", "points": 60}]},
        {"games": 1, "log": [{"scenario": 1, "difficulty": "hard", "rank": "king", "points": 60}]},
        {"games": 1, "log": [{"scenario": 1, "difficulty": "hard", "rank": "hero", "points": "60"}]},
        {"state": "lost"},
        {"more": 1},
    ],
)
def test_a_campaign_that_cannot_be_is_refused(change: dict[str, Any]) -> None:
    options = {"seats": ["jungle"], "campaign": {**campaign.begin(GAME.tables.campaign), **change}}

    with pytest.raises(BadOptions):
        GAME.validate(options)


@pytest.mark.law("monster_lands 23.1")
def test_a_campaign_names_scenario_and_difficulty_and_is_for_one() -> None:
    running = {**campaign.begin(GAME.tables.campaign), "scenario": 3, "difficulties": ["hard"]}

    with pytest.raises(BadOptions, match="difficulty"):
        GAME.validate({"seats": ["fire"], "campaign": running})
    with pytest.raises(BadOptions, match="scenario 3"):
        GAME.validate({"seats": ["fire"], "campaign": running, "difficulty": "hard", "scenario": 1})
    with pytest.raises(BadOptions, match="one player"):
        GAME.validate({"seats": ["fire", "air"], "campaign": running})


def test_nothing_is_heard_of_the_rival_where_several_play() -> None:
    match = GAME.new({"seats": ["fire", "air"]}, seed=5)
    events = listen(match.position)  # type: ignore[arg-type]  # of this game
    fall(match.position, [])  # type: ignore[arg-type]  # of this game
    match.play_out(lambda question: question.options[0])

    assert not any(kind.startswith("rival") for kind in kinds(events))
    assert names_of(match.position, 0) == []  # type: ignore[arg-type]  # of this game
