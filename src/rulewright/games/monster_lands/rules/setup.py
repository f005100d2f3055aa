"""ML-2 Common setup, ML-3 Player setup, ML-18 Difficulty, and what scenarios change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.monster_lands.position import NOVICE_CARDS
from rulewright.games.monster_lands.rules.stock import (
    draw_land,
    draw_level,
    draw_missions,
    place_monster,
    refill_bazaar,
    refill_lodge,
    refill_loot,
    refill_tavern,
)
from rulewright.games.monster_lands.terms import BUILDINGS, GEAR, LAND_CARDS, LOOTS, MISSIONS, MODIFIERS, MONSTERS, NONE
from rulewright.kernel.law import law

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.games.monster_lands.position import Realm
    from rulewright.games.monster_lands.setting import Setting
    from rulewright.kernel.question import Seat


@law("monster_lands 2.11", "monster_lands 2.12", "monster_lands 2.14", "monster_lands 2.16")
def lay_out(realm: Realm, first: Seat) -> None:
    """Set up everything that is common to all."""
    realm.first = first
    realm.round = 1
    prepare_tavern(realm)
    prepare_traps(realm)
    prepare_gear(realm)
    for name, pile, size in (
        ("lands", realm.land_deck, LAND_CARDS),
        ("modifiers", realm.modifier_pile, MODIFIERS),
        ("loot", realm.loot_pile, LOOTS),
        ("missions", realm.mission_bag, MISSIONS),
    ):
        pile.extend(range(size))
        realm.fate.shuffle(pile, name)
    for place in range(realm.setting.lands):
        draw_land(realm, place)
    prepare_monsters(realm)
    realm.loot_display = [NONE] * realm.setting.tables.board.displays.loot
    refill_loot(realm)
    draw_missions(realm)
    prepare_panic(realm)
    for seat in realm.setting.seats:
        begin_clan(realm, seat)
    leave_out(realm)


@law("monster_lands 2.1", "monster_lands 2.2", "monster_lands 2.17", "monster_lands 22")
def prepare_tavern(realm: Realm) -> None:
    """Shuffle the mercenaries, offer some of them, and put the novices beside."""
    setting = realm.setting
    realm.novices = NOVICE_CARDS
    persuaders = setting.scenario.persuaders_only
    realm.mercenary_deck = [member for member in setting.hireable if setting.member_dice[member][2] >= persuaders]
    realm.out |= sum(1 << member for member in setting.hireable if member not in realm.mercenary_deck)
    realm.fate.shuffle(realm.mercenary_deck, "tavern")
    realm.offer = [NONE] * setting.tavern
    refill_tavern(realm)
    check_offer(realm)


@law("monster_lands 2.3")
def check_offer(realm: Realm) -> None:
    """Replace the most renowned until there is somebody of low reputation for each player (R-62)."""
    setting = realm.setting
    modest = setting.tables.board.displays.opening_offer_max_reputation
    aside: list[int] = []
    while (
        sum(setting.reputation[member] <= modest for member in realm.offer) < setting.players and realm.mercenary_deck
    ):
        place = max(range(len(realm.offer)), key=lambda p: (setting.reputation[realm.offer[p]], -p))
        aside.append(realm.offer[place])
        realm.offer[place] = realm.mercenary_deck.pop()
    if aside:
        realm.mercenary_deck += aside
        realm.fate.shuffle(realm.mercenary_deck, "tavern")


@law("monster_lands 2.5", "monster_lands 20.1", "monster_lands 1.5", "monster_lands 22")
def prepare_traps(realm: Realm) -> None:
    """Shuffle the traps of the lodge and display some; in one scenario the rival has a pile of her own (R-37)."""
    realm.trap_pile = tokens_of(realm.setting, realm.setting.lodge_groups)
    realm.fate.shuffle(realm.trap_pile, "hunters_lodge")
    realm.rival_pile = tokens_of(realm.setting, realm.setting.rival_groups)
    realm.fate.shuffle(realm.rival_pile, "rival")
    realm.trap_display = [NONE] * realm.setting.tables.board.displays.hunters_lodge
    refill_lodge(realm)


def tokens_of(setting: Setting, groups: Sequence[str]) -> list[int]:
    """Return all trap tokens of some groups, in the order of their table."""
    return [
        number for number, trap in enumerate(setting.tables.traps) if trap.group in groups for _ in range(trap.copies)
    ]


@law("monster_lands 2.6")
def prepare_gear(realm: Realm) -> None:
    """Shuffle the equipment and display some."""
    realm.gear_deck = list(range(GEAR))
    realm.fate.shuffle(realm.gear_deck, "bazaar")
    realm.gear_display = [NONE] * realm.setting.tables.board.displays.bazaar
    refill_bazaar(realm)


@law("monster_lands 2.7", "monster_lands 2.10", "monster_lands 18", "monster_lands 18.1", "monster_lands 22")
def prepare_monsters(realm: Realm) -> None:
    """Lay out the first monsters, of level A unless the difficulty is high, and shuffle the others."""
    setting = realm.setting
    everything = list(range(MONSTERS))
    first = [m for m in everything if setting.all_levels or setting.tables.monsters[m].level == "A"]
    realm.fate.shuffle(first, "monsters")
    for place in range(setting.lands):
        while not place_monster(realm, place, first.pop()):
            pass
    taken = {monster for monster in realm.monsters if monster != NONE} | set(realm.monster_discard)
    realm.monster_deck = [monster for monster in everything if monster not in taken]
    realm.fate.shuffle(realm.monster_deck, "monsters")
    if setting.scenario.gate_monster and realm.monsters[-1] == NONE:
        draw_level(realm, setting.scenario.gate_monster)


@law("monster_lands 2.15")
def prepare_panic(realm: Realm) -> None:
    """Shuffle the panic tokens."""
    realm.panic_pile = [BUILDINGS.index(token.building) for token in realm.setting.tables.panic]
    realm.fate.shuffle(realm.panic_pile, "panic")


@law("monster_lands 3.1", "monster_lands 3.2", "monster_lands 3.3", "monster_lands 3.4", "monster_lands 3.5")
def begin_clan(realm: Realm, seat: Seat) -> None:
    """Give a clan its leader, its first mercenary, glory, gold and a trap."""
    setting, game = realm.setting, realm.setting.tables.board.game
    clan = setting.clans[seat]
    leader, starter = setting.leaders[clan], setting.starters[clan]
    realm.clan[seat] = 1 << leader | 1 << starter
    realm.leader[seat] = leader
    realm.reputation[seat] = setting.reputation[leader] + setting.reputation[starter]
    realm.glory[seat] = game.start_glory
    special = setting.scenario
    realm.gold[seat] = game.start_gold if special.start_gold is None else special.start_gold
    realm.defense[seat] = game.start_defense if special.start_defense is None else special.start_defense
    starting = setting.trap_group.index("starting")
    realm.traps[seat] = bytes([starting] * game.start_traps)


def leave_out(realm: Realm) -> None:
    """Put the starting cards of clans that do not play back into the box."""
    for clan in (*realm.setting.leaders, *realm.setting.starters):
        if clan not in realm.setting.clans:
            realm.out |= 1 << realm.setting.leaders[clan] | 1 << realm.setting.starters[clan]
