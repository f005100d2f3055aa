"""Decks, piles and displays: what is drawn, laid open and refilled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.monster_lands.terms import LANDS, NONE
from rulewright.kernel.law import law

if TYPE_CHECKING:
    from rulewright.games.monster_lands.position import Realm

GATE_PLACE = LANDS
"""The place of the entrance in the list of monsters."""


def draw(realm: Realm, name: str, deck: list[int], discard: list[int]) -> int:
    """Draw from a deck, which is made anew from its discards when it is empty (R-28); NONE if nothing is left."""
    if not deck:
        if not discard:
            return NONE
        deck.extend(discard)
        discard.clear()
        realm.fate.shuffle(deck, name)
        realm.tell("reshuffled", pile=name)
    return deck.pop()


def show(realm: Realm, pile: str, card: str) -> None:
    """Tell that a card or token came to lie open."""
    realm.tell("displayed", pile=pile, card=card)


@law("monster_lands 8.5.5")
def refill_tavern(realm: Realm) -> None:
    """Fill the tavern's offer."""
    offer = realm.offer
    for place in range(len(offer)):
        if offer[place] == NONE:
            offer[place] = draw(realm, "tavern", realm.mercenary_deck, realm.mercenary_discard)
            if offer[place] != NONE:
                show(realm, "tavern", realm.setting.member_name[offer[place]])


@law("monster_lands 8.3.2")
def refill_lodge(realm: Realm) -> None:
    """Fill the lodge's display."""
    display = realm.trap_display
    for place in range(len(display)):
        if display[place] == NONE:
            display[place] = draw(realm, "hunters_lodge", realm.trap_pile, realm.trap_discard)
            if display[place] != NONE:
                show(realm, "hunters_lodge", realm.setting.trap_name[display[place]])


@law("monster_lands 8.8.3")
def refill_bazaar(realm: Realm) -> None:
    """Fill the bazaar's display while the deck lasts; discards do not come back (R-28)."""
    display = realm.gear_display
    for place in range(len(display)):
        if display[place] == NONE and realm.gear_deck:
            display[place] = realm.gear_deck.pop()
            show(realm, "bazaar", realm.setting.gear_name[display[place]])


@law("monster_lands 12.8.3")
def refill_loot(realm: Realm) -> None:
    """Fill the loot display."""
    display = realm.loot_display
    for place in range(len(display)):
        if display[place] == NONE:
            display[place] = draw(realm, "loot", realm.loot_pile, realm.loot_discard)
            if display[place] != NONE:
                show(realm, "loot", realm.setting.loot_name[display[place]])


@law("monster_lands 2.7", "monster_lands 24.4")
def place_monster(realm: Realm, place: int, monster: int) -> bool:
    """Lay a drawn monster down: on its land, or at the entrance if it enters there; whether the place is filled."""
    setting = realm.setting
    foe = setting.powers.monsters[monster]
    if place != GATE_PLACE and foe.enters_at_citadel():
        if realm.monsters[GATE_PLACE] != NONE:
            realm.monster_discard.append(realm.monsters[GATE_PLACE])
        realm.monsters[GATE_PLACE] = monster
        realm.prowling &= ~(1 << GATE_PLACE)
        realm.tell("monster_drawn", monster=setting.monster_name[monster], place=GATE_PLACE)
        return False
    realm.monsters[place] = monster
    realm.tell("monster_drawn", monster=setting.monster_name[monster], place=place)
    return True


def draw_monster(realm: Realm, place: int) -> None:
    """Draw a monster for a land or the entrance."""
    while True:
        monster = draw(realm, "monsters", realm.monster_deck, realm.monster_discard)
        if monster == NONE or place_monster(realm, place, monster):
            return


@law("monster_lands 22")
def draw_level(realm: Realm, level: str) -> None:
    """Take the next monster of a level out of the deck and put it at the entrance."""
    monsters = realm.setting.tables.monsters
    for pile in (realm.monster_deck, realm.monster_discard):
        for index in range(len(pile) - 1, -1, -1):
            if monsters[pile[index]].level == level:
                monster = pile.pop(index)
                realm.fate.shuffle(realm.monster_deck, "monsters")
                realm.monsters[GATE_PLACE] = monster
                realm.tell("monster_drawn", monster=monsters[monster].id, place=GATE_PLACE)
                return


@law("monster_lands 2.8", "monster_lands 2.9")
def draw_land(realm: Realm, place: int) -> None:
    """Lay out a land with a path modifier of its own, random side up."""
    land = draw(realm, "lands", realm.land_deck, realm.land_discard)
    realm.lands[place] = land
    if land == NONE:
        return
    if not realm.modifier_pile:
        others = {face // 2 for face in realm.modifiers if face != NONE}
        realm.modifier_pile.extend(tile for tile in range(len(realm.setting.face_name) // 2) if tile not in others)
        realm.fate.shuffle(realm.modifier_pile, "modifiers")
    face = 2 * realm.modifier_pile.pop() + realm.fate.below(2, "modifiers")
    realm.modifiers[place] = face
    realm.tell("land_drawn", land=realm.setting.land_name[land], modifier=realm.setting.face_name[face], place=place)


@law("monster_lands 2.12", "monster_lands 15.6")
def draw_missions(realm: Realm) -> None:
    """Open a dice-roll mission and a contract."""
    for space in range(2):
        if realm.missions[space] != NONE:
            realm.mission_discard.append(realm.missions[space])
        realm.missions[space] = draw(realm, "missions", realm.mission_bag, realm.mission_discard)
        if realm.teller:
            tile = realm.setting.tables.missions[realm.missions[space]].id
            realm.tell("mission_drawn", mission=tile, space=space)
