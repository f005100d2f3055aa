"""7 Placement phase and 10 Colonised lands."""

from __future__ import annotations

import pytest

from rulewright.games.monster_lands.rules.round import PLACING, TURN, after_pools, next_turn
from rulewright.games.monster_lands.rules.scoring import trophies
from rulewright.games.monster_lands.rules.stock import GATE_PLACE
from rulewright.games.monster_lands.terms import ADVENTURE, BUILDINGS, PAWNSHOP
from rulewright.kernel.agenda import Agenda
from rulewright.kernel.why import Reason, why_not, why_not_this
from tests.builders.monster_lands import (
    FIRE,
    WATER,
    act_with,
    actions,
    gear,
    in_turn,
    land,
    listen,
    loot,
    member,
    names_of,
    offer,
    own_land,
    pool,
    pool_of,
    reasons,
    recruit,
    resume,
    table,
    told,
    traps,
    trophy,
)
from tests.builders.root import offered, say


@pytest.mark.law("monster_lands 7.1", "monster_lands 7.3")
def test_turns_go_round_until_all_pools_are_empty() -> None:
    realm = table("air", "water", "jungle")
    realm.agenda = Agenda(0, ())
    for seat, dice in enumerate((2, 1, 0)):
        pool(realm, seat, *["strength"] * dice)
    realm.spaces[24:26] = b"\x01\x01"  # the double spaces of the mine are taken
    realm.stage, realm.turn = PLACING, 2
    match = resume(realm)

    seats = []
    while match.question is not None and realm.round == 1:
        seats.append(match.question.seat)
        match.answer(
            "mine:3" if match.question.find("mine:3") else "mine:4" if match.question.find("mine:4") else "pawnshop"
        )

    # The third clan has no dice and no talent to use: it is passed over.
    assert seats == [0, 1, 0]


@pytest.mark.law("monster_lands 7.1")
def test_the_first_player_begins() -> None:
    realm = table("fire", "water", "air")
    realm.first = 2
    for seat in range(3):
        pool(realm, seat, "strength")

    after_pools(realm)

    assert (realm.agenda.seat, realm.agenda.programme) == (2, TURN)


@pytest.mark.law("monster_lands 7.2", "monster_lands 7.3")
def test_an_action_is_a_building_a_path_or_an_own_land_and_passing_is_none() -> None:
    realm = table("water", "fire")
    own_land(realm, 0, "kyzhul", "taron")
    land(realm, 0, "kale")
    pool(realm, 0, "strength")

    offers = actions(realm, 0)

    assert {"mine:3", "path:1.1", "land:kyzhul", "pawnshop"} <= set(offers)
    assert "pass" not in offers


@pytest.mark.law("monster_lands 7.3")
@pytest.mark.ruling("R-09")
def test_dice_without_any_legal_placement_are_discarded() -> None:
    realm = table("fire", "water")
    realm.panic = (1 << len(BUILDINGS)) - 1
    realm.assigned = realm.clan[FIRE]
    pool(realm, FIRE, "strength", "magic")

    assert actions(realm, FIRE) == ["use:nuduru", "forfeit"]
    act_with(realm, FIRE, "forfeit")

    assert pool_of(realm, FIRE) == []


@pytest.mark.law("monster_lands 7.3")
def test_nothing_is_forfeited_while_the_pawnshop_is_open() -> None:
    realm = table("fire", "water")
    realm.panic = ((1 << len(BUILDINGS)) - 1) & ~(1 << PAWNSHOP)
    realm.assigned = realm.clan[FIRE]
    pool(realm, FIRE, "strength")

    assert actions(realm, FIRE) == ["pawnshop", "use:nuduru"]


@pytest.mark.law("monster_lands 7.4")
@pytest.mark.example("TV-04")
def test_a_taken_space_is_blocked_for_everybody() -> None:
    realm = table("fire", "water", "air")
    pool(realm, FIRE, "strength", "strength")
    pool(realm, WATER, "strength", "strength")
    act_with(realm, FIRE, "mine:1")

    offers = actions(realm, WATER)

    assert "mine:1" not in offers
    assert {"mine:2", "mine:3"} <= set(offers)
    assert reasons(realm, WATER, "mine:1") == ["7.4"]


@pytest.mark.law("monster_lands 7.5")
def test_marked_spaces_are_for_three_and_more() -> None:
    for clans, spaces in ((("fire", "water"), 3), (("fire", "water", "air"), 4)):
        realm = table(*clans)
        for _ in range(spaces):
            pool(realm, FIRE, "strength")
            realm.gold[FIRE], realm.traps[FIRE] = 30, b""
            assert "hunters_lodge:strength" in actions(realm, FIRE)
            name = realm.setting.trap_name[realm.trap_display[0]]
            act_with(realm, FIRE, "hunters_lodge:strength", name, "done")
        pool(realm, FIRE, "strength")
        assert "hunters_lodge:strength" not in actions(realm, FIRE)


@pytest.mark.law("monster_lands 7.6", "monster_lands 8.5.7")
def test_a_novice_turns_a_die_into_one_of_another_colour_which_is_rolled_if_it_persuades() -> None:
    realm = table("fire", "water", dice=[6])
    recruit(realm, FIRE, "novice")
    pool(realm, FIRE, "strength", "magic")

    assert actions(realm, FIRE, "use:novice", "magic") == ["strength", "persuasion"]
    act_with(realm, FIRE, "use:novice", "magic", "persuasion")

    assert pool_of(realm, FIRE) == ["strength", "persuasion-6"]
    assert "use:novice" not in actions(realm, FIRE)


@pytest.mark.law("monster_lands 7.6", "monster_lands 24.8")
def test_loot_converts_a_die_into_three() -> None:
    realm = table("fire", "water")
    loot(realm, FIRE, "convert_persuasion", "convert_magic")
    pool(realm, FIRE, "persuasion-2", "persuasion-5")

    act_with(realm, FIRE, "loot:convert_persuasion", "persuasion-2")
    act_with(realm, FIRE, "loot:convert_magic")

    assert pool_of(realm, FIRE) == ["strength"] * 3 + ["magic"] * 2 + ["persuasion-5"]


@pytest.mark.law("monster_lands 7.7")
def test_buildings_resolve_at_once_and_paths_do_not() -> None:
    realm = table("fire", "water")
    land(realm, 0, "kale")
    pool(realm, FIRE, "strength", "strength", "strength")

    act_with(realm, FIRE, "mine:1")
    assert realm.gold[FIRE] == 13
    events = listen(realm)
    act_with(realm, FIRE, "path:1.1", "frunks", "traps0+defense0")

    assert told(events, "assigned", "path") == ["1.1"]
    assert "rolled" not in [event.kind for event in events]


@pytest.mark.law("monster_lands 7.8", "monster_lands 8.8.2")
def test_equipment_is_exchanged_among_unassigned_mercenaries() -> None:
    realm = table("fire", "water")
    recruit(realm, FIRE, "kakron")
    pugnor, krakhen = gear(realm, "pugnor", "frunks"), gear(realm, "krakhen", "kakron")
    pool(realm, FIRE, "strength")

    act_with(realm, FIRE, "exchange", "pugnor@frunks", "kakron")

    # Both are weapons: they change places.
    assert realm.gear_bearer[pugnor] == member(realm, "kakron") + 1
    assert realm.gear_bearer[krakhen] == member(realm, "frunks") + 1

    realm.assigned |= 1 << member(realm, "kakron")
    # Only one card is left to be moved, and only one mercenary to take it.
    act_with(realm, FIRE, "exchange")
    assert realm.gear_bearer[krakhen] == member(realm, "nuduru") + 1


@pytest.mark.law("monster_lands 7.8")
@pytest.mark.ruling("R-73")
def test_a_card_is_handed_on_once_in_a_turn() -> None:
    realm = table("fire", "water")
    recruit(realm, FIRE, "kakron")
    gear(realm, "pugnor", "frunks")
    pool(realm, FIRE, "strength", "strength")
    match = in_turn(realm, FIRE)

    say(match, "exchange", "kakron")

    assert "exchange" not in offered(match.question)
    assert [(reason.law, reason.key) for reason in why_not(match, "exchange")] == [("monster_lands 7.8", "why.moved")]
    pointed = why_not_this(match, "equipment:pugnor")
    assert [(reason.law, reason.key) for reason in pointed.reasons] == [("monster_lands 7.8", "why.moved")]


@pytest.mark.law("monster_lands 7.8")
@pytest.mark.ruling("R-73")
def test_what_comes_back_in_exchange_may_still_be_handed_on_and_the_other_is_told_of() -> None:
    realm = table("fire", "water")
    recruit(realm, FIRE, "kakron")
    gear(realm, "pugnor", "frunks")
    gear(realm, "krakhen", "kakron")
    pool(realm, FIRE, "strength", "strength")
    match = in_turn(realm, FIRE)

    say(match, "exchange", "pugnor@frunks", "kakron")

    assert why_not(match, "exchange pugnor@kakron") == [Reason("monster_lands 7.8", "why.moved")]
    say(match, "exchange", "nuduru")
    assert "exchange" not in offered(match.question)


@pytest.mark.law("monster_lands 7.8")
@pytest.mark.ruling("R-73")
def test_in_the_next_turn_cards_are_handed_on_again() -> None:
    realm = table("fire", "water")
    recruit(realm, FIRE, "kakron")
    gear(realm, "pugnor", "frunks")
    pool(realm, FIRE, "strength", "strength")
    match = in_turn(realm, FIRE)
    say(match, "exchange", "kakron", "mine:3")

    assert match.question is not None
    assert match.question.seat == FIRE
    assert "exchange" in offered(match.question)


@pytest.mark.law("monster_lands 7.8", "monster_lands 8.4.3")
def test_a_potion_heals_one_wound_of_somebody_who_is_not_assigned() -> None:
    realm = table("fire", "water")
    realm.potions[FIRE] = 1
    realm.wounded = realm.clan[FIRE]
    realm.assigned = 1 << member(realm, "nuduru")
    pool(realm, FIRE, "strength")

    assert [text for text in actions(realm, FIRE) if text.startswith("heal")] == ["heal:frunks"]
    act_with(realm, FIRE, "heal:frunks")

    assert (realm.potions[FIRE], names_of(realm, realm.wounded)) == (0, ["nuduru"])


@pytest.mark.law("monster_lands 7.9")
def test_a_talent_works_once_per_round_and_takes_no_action() -> None:
    realm = table("fire", "water")
    pool(realm, FIRE, "strength")

    act_with(realm, FIRE, "use:nuduru")

    assert realm.potions[FIRE] == 1
    assert pool_of(realm, FIRE) == ["strength"]
    assert "use:nuduru" not in actions(realm, FIRE)


@pytest.mark.law("monster_lands 7.9")
@pytest.mark.ruling("R-10", "R-71")
def test_talents_can_be_used_after_the_last_action_with_an_empty_pool() -> None:
    realm = table("fire", "water")
    pool(realm, FIRE, "strength")
    pool(realm, WATER, "strength")
    realm.stage, realm.turn = PLACING, 1
    realm.agenda = Agenda(0, ())
    match = resume(realm)

    match.answer("mine:3")

    assert match.question is not None
    assert (match.question.seat, match.question.prompt) == (FIRE, "monster_lands.afterwards")
    assert [option.text for option in match.question.options] == ["use:nuduru", "pass"]
    match.answer("use:nuduru")
    assert match.question is not None
    assert match.question.seat == WATER


@pytest.mark.law("monster_lands 7.3", "monster_lands 7.9")
@pytest.mark.ruling("R-10")
def test_with_an_empty_pool_one_may_use_a_talent_or_pass_and_passing_ends_the_turn() -> None:
    realm = table("fire", "water")
    pool(realm, WATER, "strength", "strength")
    realm.stage, realm.turn = PLACING, 1
    realm.agenda = Agenda(0, ())
    match = resume(realm)
    assert match.question is not None
    assert [option.text for option in match.question.options] == ["use:nuduru", "pass"]

    match.answer("pass")

    assert match.question is not None
    assert match.question.seat == WATER


@pytest.mark.law("monster_lands 7.9", "monster_lands 8.8.4")
def test_outside_talents_and_abilities_are_not_offered_in_the_citadel() -> None:
    realm = table("air", "water")
    recruit(realm, 0, "kakron")
    gear(realm, "noxx", "kakron")
    pool(realm, 0, "strength")

    assert not any(text.startswith("use:") for text in actions(realm, 0))


@pytest.mark.law("monster_lands 7.3")
def test_when_all_pools_are_empty_the_adventures_begin() -> None:
    realm = table("fire", "water")
    realm.monsters[GATE_PLACE] = -1
    events = listen(realm)

    next_turn(realm)

    assert told(events, "phase", "phase")[0] == ADVENTURE


# Colonised lands.


@pytest.mark.law("monster_lands 10.1", "monster_lands 10.2", "monster_lands 24.7")
@pytest.mark.ruling("R-13")
@pytest.mark.example("TV-12")
def test_a_colonised_land_gives_its_benefit_once_per_round() -> None:
    realm = table("water", "fire", dice=[2, 6])
    own_land(realm, 0, "kyzhul", "taron")
    pool(realm, 0, "strength", "strength")

    act_with(realm, 0, "land:kyzhul")

    assert pool_of(realm, 0) == ["strength", "persuasion-2", "persuasion-6"]
    assert "land:kyzhul" not in actions(realm, 0)


@pytest.mark.law("monster_lands 10.1")
def test_a_land_without_colonist_or_without_its_dice_gives_nothing() -> None:
    realm = table("water", "fire")
    own_land(realm, 0, "kyzhul")
    own_land(realm, 0, "gurban", "taron")
    pool(realm, 0, "strength", "magic")

    assert not any(text.startswith("land:") for text in actions(realm, 0))


@pytest.mark.law("monster_lands 10.3", "monster_lands 24.7")
@pytest.mark.parametrize(
    ("name", "dice", "answers", "gain"),
    [
        ("negueria", ("strength", "magic", "persuasion-3"), (), {"glory": 2}),
        ("ghadik", ("persuasion-1", "persuasion-1"), (), {"gold": 9}),
        ("kale", ("magic",), (), {"potions": 3}),
        ("wahibah", ("magic",), (), {"defense": 3}),
    ],
)
def test_lands_give_goods(name: str, dice: tuple[str, ...], answers: tuple[str, ...], gain: dict[str, int]) -> None:
    realm = table("fire", "water")
    own_land(realm, FIRE, name, "frunks")
    pool(realm, FIRE, *dice)
    before = {key: getattr(realm, key)[FIRE] for key in gain}

    act_with(realm, FIRE, f"land:{name}", *answers)

    assert {key: getattr(realm, key)[FIRE] - before[key] for key in gain} == gain
    assert pool_of(realm, FIRE) == []


@pytest.mark.law("monster_lands 10.3", "monster_lands 10.2", "monster_lands 24.7")
@pytest.mark.parametrize(
    ("name", "dice", "answers", "after"),
    [
        ("thaklan", ("strength", "magic"), (), ["persuasion-1", "persuasion-2", "persuasion-3"]),
        ("thaklan", ("magic", "magic"), (), ["persuasion-1", "persuasion-2", "persuasion-3"]),
        ("skyehn", ("magic",), (), ["strength"] * 3),
        ("gurban", ("strength", "persuasion-4"), (), ["magic"] * 3),
        ("yuha", ("persuasion-4",), (), ["magic"] * 2),
        ("gurban", ("strength", "strength", "persuasion-4"), ("s1+m0+p1",), ["strength", *["magic"] * 3]),
    ],
)
def test_lands_turn_dice_into_others(
    name: str, dice: tuple[str, ...], answers: tuple[str, ...], after: list[str]
) -> None:
    realm = table("fire", "water", dice=[1, 2, 3])
    own_land(realm, FIRE, name, "frunks")
    pool(realm, FIRE, *dice)

    act_with(realm, FIRE, f"land:{name}", *answers)

    assert pool_of(realm, FIRE) == after


@pytest.mark.law("monster_lands 10.3", "monster_lands 24.7")
def test_al_dahn_gives_loot_and_the_display_is_filled() -> None:
    realm = table("fire", "water")
    own_land(realm, FIRE, "al_dahn", "frunks")
    pool(realm, FIRE, "strength")
    wanted = realm.setting.loot_name[realm.loot_display[2]]

    act_with(realm, FIRE, "land:al_dahn", wanted)

    assert realm.loots[FIRE] == 1 << realm.setting.loot_name.index(wanted)
    assert -1 not in realm.loot_display


@pytest.mark.law("monster_lands 24.7")
@pytest.mark.ruling("R-40", "R-57")
def test_rynia_hires_for_free_within_excess_glory_even_with_panic_in_the_tavern_but_no_novice() -> None:
    realm = table("fire", "water")
    own_land(realm, FIRE, "rynia", "frunks")
    offer(realm, "kakron", "torko", "zondu", "shandee")
    realm.panic = 1 << 2
    pool(realm, FIRE, "strength", "strength")

    assert actions(realm, FIRE, "land:rynia") == ["kakron", "zondu", "shandee"]
    act_with(realm, FIRE, "land:rynia", "zondu")

    assert "zondu" in names_of(realm, realm.clan[FIRE])
    assert realm.gold[FIRE] == 7
    assert pool_of(realm, FIRE) == ["strength"]


@pytest.mark.law("monster_lands 24.7")
def test_uyuniah_gives_equipment_for_free() -> None:
    realm = table("fire", "water")
    own_land(realm, FIRE, "uyuniah", "frunks")
    pool(realm, FIRE, "strength", "persuasion-1")
    card = realm.gear_display[0]
    name = realm.setting.gear_name[card]
    wanted = [name] if len({realm.setting.gear_name[one] for one in realm.gear_display}) > 1 else []

    act_with(realm, FIRE, "land:uyuniah", *wanted, "frunks")

    assert realm.gear_bearer[card] == member(realm, "frunks") + 1
    assert realm.gold[FIRE] == 7


# Trophies and loot at any own decision.


@pytest.mark.law("monster_lands 12.6.2")
@pytest.mark.ruling("R-05")
@pytest.mark.example("TV-D14")
def test_a_trophy_card_is_sold_whole_for_five_gold_by_value() -> None:
    realm = table("fire", "water")
    trophy(realm, FIRE, "abysur")
    pool(realm, FIRE, "strength")

    act_with(realm, FIRE, "sell:abysur")

    assert realm.gold[FIRE] == 7 + 10
    assert trophies(realm, FIRE) == 0


@pytest.mark.law("monster_lands 12.8.2", "monster_lands 24.8")
@pytest.mark.ruling("R-44", "R-05")
def test_loot_for_any_time_is_used_in_ones_turn() -> None:
    realm = table("fire", "water")
    loot(realm, FIRE, "brews", "supplies", "gold_12", "gold_10", "trophy_3", "magic_plus_2", "glory_capture")
    pool(realm, FIRE, "strength")

    uses = [text for text in actions(realm, FIRE) if text.startswith("loot:")]
    assert uses == ["loot:brews", "loot:trophy_3", "loot:supplies", "loot:gold_12", "loot:gold_10"]
    for text in uses:
        act_with(realm, FIRE, text)

    assert realm.gold[FIRE] == 7 + 12 + 10 + 15 + 6
    assert (realm.potions[FIRE], realm.venoms[FIRE], realm.defense[FIRE]) == (3, 2, 1)


@pytest.mark.law("monster_lands 24.8")
@pytest.mark.ruling("R-40", "R-57")
def test_loot_hires_for_free() -> None:
    realm = table("fire", "water")
    loot(realm, FIRE, "free_hire")
    offer(realm, "torko", "kakron", "geas", "lusara")
    pool(realm, FIRE, "strength")

    act_with(realm, FIRE, "loot:free_hire")

    assert "kakron" in names_of(realm, realm.clan[FIRE])
    assert realm.gold[FIRE] == 7


@pytest.mark.law("monster_lands 12.7.4")
@pytest.mark.ruling("R-12")
@pytest.mark.example("TV-23")
def test_a_land_gets_a_colonist_as_soon_as_somebody_fits_and_each_lives_on_one_land() -> None:
    realm = table("fire", "water")
    own_land(realm, FIRE, "kyzhul")
    own_land(realm, FIRE, "gurban")
    pool(realm, FIRE, "strength", "strength")
    assert not any(text.startswith("colonise") for text in actions(realm, FIRE))

    recruit(realm, FIRE, "nimra")
    act_with(realm, FIRE, "colonise:kyzhul")

    assert realm.colonist[realm.setting.land_name.index("kyzhul")] == member(realm, "nimra") + 1
    assert "land:kyzhul" in actions(realm, FIRE)
    assert "colonise:gurban" not in actions(realm, FIRE)


@pytest.mark.law("monster_lands 12.7.4")
@pytest.mark.ruling("R-12")
def test_a_leader_may_colonise() -> None:
    realm = table("fire", "water")
    own_land(realm, FIRE, "yuha")
    pool(realm, FIRE, "strength")

    act_with(realm, FIRE, "colonise:yuha", "nuduru")

    assert realm.colonist[realm.setting.land_name.index("yuha")] == member(realm, "nuduru") + 1


@pytest.mark.law("monster_lands 9.3.4")
def test_which_traps_go_out_is_asked_even_of_one_who_has_only_one_kind() -> None:
    realm = table("fire", "water")
    land(realm, 0, "kale")
    traps(realm, FIRE, "enh_magic_plus_1", "enh_magic_plus_1")
    pool(realm, FIRE, "strength")

    assert actions(realm, FIRE, "path:1.1", "frunks", "traps1+defense0") == ["enh_magic_plus_1"]
