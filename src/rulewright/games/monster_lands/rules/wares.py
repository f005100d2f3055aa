"""ML-8: what a die placed in a building could buy, for whoever thinks about placing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.monster_lands.rules.clan import excess_glory, idle_mercenaries
from rulewright.games.monster_lands.rules.prices import lowered, persuasion_discount, possible_discount
from rulewright.games.monster_lands.rules.tavern import BEER, candidates
from rulewright.games.monster_lands.terms import ARMORY, BAZAAR, LODGE, NONE, TAVERN
from rulewright.kernel.law import law

if TYPE_CHECKING:
    from rulewright.games.monster_lands.position import Realm
    from rulewright.games.monster_lands.terms import Building, Die
    from rulewright.kernel.question import Seat


def wares(realm: Realm, seat: Seat, building: Building) -> dict[str, int]:
    """Return what a building has for a clan, with its cost before discounts."""
    setting = realm.setting
    if building == LODGE:
        return {setting.trap_name[trap]: setting.trap_cost[trap] for trap in realm.trap_display if trap != NONE}
    if building == ARMORY:
        armory = setting.buildings[ARMORY]
        return {str(number): number * armory.token_price for number in range(1, armory.max_tokens + 1)}
    if building == BAZAAR:
        cards = [gear for gear in realm.gear_display if gear != NONE] if idle_mercenaries(realm, seat) else []
        return {setting.gear_name[gear]: setting.gear_cost[gear] for gear in cards}
    excess = excess_glory(realm, seat)
    people = [member for member in candidates(realm) if setting.reputation[member] <= excess]
    return {setting.member_name[member]: setting.cost[member] for member in people}


@law("monster_lands 8.1.4", "monster_lands 8.2.1")
def only_purchase(realm: Realm, seat: Seat, building: Building, die: Die) -> str | None:
    """Return what a die would buy at once because nothing else can be paid for; None where there is a choice."""
    purse = realm.gold[seat] + possible_discount(realm, seat, building)
    discount = persuasion_discount(realm, building, die)
    found = [
        name for name, cost in wares(realm, seat, building).items() if lowered(realm, building, cost, discount) <= purse
    ]
    if building == TAVERN and realm.gold[seat] >= realm.setting.beer:
        found.append(BEER.text)
    return found[0] if len(found) == 1 else None
