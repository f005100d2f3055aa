"""4 Core concepts, 5 Round and game end, 6 Dice pool phase, 19 Variants."""

from __future__ import annotations

import pytest

from rulewright.games.monster_lands.rules.clan import (
    band,
    excess_glory,
    gain_glory,
    gain_tokens,
    leave,
    lose_glory,
    overfull,
    store_traps,
    trap_room,
)
from rulewright.games.monster_lands.rules.cleanup import check_glory, owed, payable
from rulewright.games.monster_lands.rules.pool import collect, grant, no_grant
from rulewright.games.monster_lands.rules.stock import GATE_PLACE
from rulewright.games.monster_lands.terms import NONE
from rulewright.kernel.position import Ended
from tests.builders.monster_lands import (
    FIRE,
    WATER,
    actions,
    ask_after,
    listen,
    member,
    names_of,
    offered,
    pool,
    pool_of,
    recruit,
    run,
    solo,
    table,
    told,
)

# Glory and reputation.


@pytest.mark.law("monster_lands 4.1")
@pytest.mark.ruling("R-03")
def test_glory_never_falls_below_zero_and_has_no_upper_end() -> None:
    realm = table()

    lose_glory(realm, FIRE, 9, "mission")
    gain_glory(realm, WATER, 60, "capture")

    assert (realm.glory[FIRE], realm.glory[WATER]) == (0, 65)
    assert (band(realm, FIRE), band(realm, WATER)) == (0, 2)


@pytest.mark.law("monster_lands 4.2")
def test_reputation_is_the_sum_of_the_members_reputation() -> None:
    realm = table("fire", "water")
    recruit(realm, FIRE, "torko", "kakron")

    leave(realm, FIRE, member(realm, "torko"))

    assert realm.reputation[FIRE] == 1 + 3


@pytest.mark.law("monster_lands 4.3", "monster_lands 4.4")
@pytest.mark.example("TV-08")
def test_lost_glory_leaves_reputation_and_members_where_they_are() -> None:
    realm = table()
    recruit(realm, FIRE, "lusara", "torko", "kakron")
    realm.glory[FIRE] = 18
    assert realm.reputation[FIRE] == 17

    lose_glory(realm, FIRE, 2, "mission")

    assert (realm.glory[FIRE], realm.reputation[FIRE], excess_glory(realm, FIRE)) == (16, 17, 0)
    assert len(names_of(realm, realm.clan[FIRE])) == 5


@pytest.mark.law("monster_lands 4.5")
def test_the_leader_counts_as_a_mercenary_but_draws_no_salary() -> None:
    realm = table("fire", "water")
    pool(realm, FIRE, "strength", "magic")

    assert "nuduru" in actions(realm, FIRE, next(text for text in actions(realm, FIRE) if text.startswith("path:1.")))
    assert names_of(realm, payable(realm, FIRE)) == ["frunks"]
    assert owed(realm, FIRE) == 1


@pytest.mark.law("monster_lands 4.7", "monster_lands 8.1.2")
def test_alchemists_take_magic_only_and_land_paths_take_no_persuasion() -> None:
    realm = table("fire", "water")
    pool(realm, FIRE, "persuasion-6")
    realm.gold[FIRE] = 30

    offers = actions(realm, FIRE)

    assert not any(text.startswith(("alchemists", "path:1.", "mine")) for text in offers)
    assert "hunters_lodge:persuasion-6" in offers


@pytest.mark.law("monster_lands 4.8", "monster_lands 6.1", "monster_lands 6.2", "monster_lands 6.3")
@pytest.mark.example("TV-02")
def test_the_first_pool_is_two_strength_one_magic_and_a_rolled_persuasion_die() -> None:
    realm = table(dice=[5, 1, 6, 3])

    collect(realm, FIRE)

    assert pool_of(realm, FIRE) == ["strength", "strength", "magic", "persuasion-5"]
    assert [pool_of(realm, seat)[3] for seat in range(4)] == [f"persuasion-{face}" for face in (5, 1, 6, 3)]


@pytest.mark.law("monster_lands 6.1")
@pytest.mark.ruling("R-03")
@pytest.mark.parametrize(("glory", "more"), [(0, 0), (10, 0), (11, 1), (20, 1), (21, 2), (30, 2), (45, 2)])
def test_glory_adds_dice_by_bands(glory: int, more: int) -> None:
    realm = table("fire", "water")
    realm.glory[FIRE] = glory

    collect(realm, FIRE)

    assert len(pool_of(realm, FIRE)) == 4 + more


@pytest.mark.law("monster_lands 4.9")
def test_dice_are_altered_by_many_things() -> None:
    realm = table()
    kinds = {type(power).__name__ for power in (*realm.setting.powers.members, *realm.setting.powers.gear)}

    assert {"Reroll", "DieBonus", "TotalBonus"} <= kinds


# Storage.


@pytest.mark.law("monster_lands 4.10", "monster_lands 8.4.2", "monster_lands 8.6.2")
@pytest.mark.parametrize(("token", "limit"), [("defense", 5), ("potion", 3), ("venom", 3)])
def test_tokens_above_the_limit_are_discarded(token: str, limit: int) -> None:
    realm = table()
    events = listen(realm)

    gain_tokens(realm, FIRE, token, limit + 2)

    stock = {"defense": realm.defense, "potion": realm.potions, "venom": realm.venoms}[token]
    assert stock[FIRE] == limit
    assert told(events, "tokens_won", "discarded") == [2]


@pytest.mark.law("monster_lands 4.10", "monster_lands 8.3.3")
def test_the_owner_chooses_which_trap_above_the_limit_goes() -> None:
    realm = table("fire", "water")
    new = [realm.setting.trap_name.index(name) for name in ("enh_strength_plus_3",) * 2 + ("enh_magic_plus_1",) * 3]

    question = ask_after(store_traps(realm, FIRE, new))

    assert offered(question) == ["starting", "enh_strength_plus_3", "enh_magic_plus_1"]


@pytest.mark.law("monster_lands 8.3.3", "monster_lands 24.5")
def test_a_talent_makes_room_for_three_more_traps() -> None:
    realm = table("fire", "water")
    recruit(realm, FIRE, "dalina")

    assert trap_room(realm, FIRE) == 8
    run(store_traps(realm, FIRE, [1] * 7))
    assert len(realm.traps[FIRE]) == 8


@pytest.mark.law("monster_lands 8.3.3", "monster_lands 4.10")
@pytest.mark.ruling("R-70")
@pytest.mark.parametrize(("number", "room", "excess"), [(8, "dalina", False), (5, "", False), (6, "", True)])
def test_a_full_board_is_not_overfull(number: int, room: str, excess: bool) -> None:  # noqa: FBT001  (a column of the table)
    realm = table("fire", "water")
    recruit(realm, FIRE, *([room] if room else []))
    realm.traps[FIRE] = bytes([1] * number)

    assert overfull(realm, FIRE) is excess


# The end of the game.


def ends(glory: int, game_round: int) -> bool:
    """Whether the game ends in the cleanup."""
    realm = table()
    realm.glory[WATER], realm.round = glory, game_round
    try:
        check_glory(realm, FIRE)
    except Ended:
        return True
    return False


@pytest.mark.law("monster_lands 5.1", "monster_lands 5.2", "monster_lands 15.5")
@pytest.mark.ruling("R-01")
def test_the_game_ends_after_round_six_or_with_thirty_glory() -> None:
    assert [ends(29, 5), ends(30, 2), ends(31, 1), ends(0, 6)] == [False, True, True, True]


@pytest.mark.law("monster_lands 5.3", "monster_lands 21.3")
def test_alone_thirty_glory_ends_nothing_and_six_rounds_do() -> None:
    realm = solo()
    realm.glory[0], realm.round = 44, 5

    check_glory(realm, 0)
    assert not realm.over

    realm.round = 6
    with pytest.raises(Ended):
        check_glory(realm, 0)


# Comeback and variants.


@pytest.mark.law("monster_lands 6.4", "monster_lands 13.6")
@pytest.mark.ruling("R-33", "R-55")
@pytest.mark.example("TV-D15")
@pytest.mark.parametrize(("gold", "after"), [(3, 5), (8, 8)])
def test_a_clan_without_members_gets_a_novice_as_leader_and_gold_up_to_five(gold: int, after: int) -> None:
    realm = table("fire", "water")
    for one in ("nuduru", "frunks"):
        leave(realm, FIRE, member(realm, one))
    realm.gold[FIRE], realm.glory[FIRE] = gold, 12

    collect(realm, FIRE)

    assert names_of(realm, realm.clan[FIRE]) == ["novice"]
    assert realm.leader[FIRE] == member(realm, "novice")
    assert (realm.gold[FIRE], realm.glory[FIRE]) == (after, 12)


@pytest.mark.law("monster_lands 19.1", "monster_lands 6.5")
def test_the_queen_grants_a_die_and_a_gift_from_round_two_on() -> None:
    realm = table("fire", "water", queens_grant=True, dice=[4])
    assert no_grant(realm, FIRE)
    realm.round = 2
    assert not no_grant(realm, FIRE)

    run(grant(realm, FIRE), "persuasion", "gold")
    run(grant(realm, FIRE), "magic", "venom")
    run(grant(realm, FIRE), "magic", "defense")

    assert pool_of(realm, FIRE) == ["magic", "magic", "persuasion-4"]
    assert (realm.gold[FIRE], realm.venoms[FIRE], realm.defense[FIRE]) == (9, 1, 1)


@pytest.mark.law("monster_lands 19.1")
def test_without_the_variant_there_is_no_grant() -> None:
    realm = table("fire", "water")
    realm.round = 3

    assert no_grant(realm, FIRE)


@pytest.mark.law("monster_lands 19.2", "monster_lands 6.5")
@pytest.mark.parametrize(("game_round", "comes"), [(1, False), (2, True), (3, False), (4, True), (6, True)])
def test_more_monsters_come_to_an_empty_entrance_in_even_rounds(game_round: int, comes: bool) -> None:  # noqa: FBT001  (a column of the table)
    realm = table("fire", "water", more_monsters=True)
    realm.monsters[GATE_PLACE], realm.round = NONE, game_round

    collect(realm, FIRE)

    assert (realm.monsters[GATE_PLACE] != NONE) == comes


@pytest.mark.law("monster_lands 19.2")
def test_a_monster_that_is_there_stays() -> None:
    realm = table("fire", "water", more_monsters=True)
    here = realm.monsters[GATE_PLACE] = realm.monster_deck.pop()
    realm.round = 2

    collect(realm, FIRE)

    assert realm.monsters[GATE_PLACE] == here
