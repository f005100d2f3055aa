"""What to buy: traps, mercenaries, equipment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.agents.monster_lands.ideas import Idea
from rulewright.games.monster_lands.rules.bazaar import carried
from rulewright.games.monster_lands.rules.clan import excess_glory, idle_mercenaries
from rulewright.games.monster_lands.rules.prices import lowered, possible_discount
from rulewright.games.monster_lands.rules.tavern import candidates
from rulewright.games.monster_lands.terms import BAZAAR, LODGE, NONE, TAVERN, bits

if TYPE_CHECKING:
    from rulewright.agents.monster_lands.outlook import Outlook

MOST_TRAPS = 3
"""Traps bought in one visit."""


def lodge(outlook: Outlook, discount: int, text: str) -> Idea | None:
    """Buy the traps that are worth more than they cost, best first."""
    realm, seat = outlook.realm, outlook.seat
    costs = outlook.setting.trap_cost
    helped = possible_discount(realm, seat, LODGE)
    purse = realm.gold[seat] + helped
    held, room = len(realm.traps[seat]), outlook.traps_room()
    left = [trap for trap in realm.trap_display if trap != NONE]
    bought: list[int] = []
    total, best = 0, 0.0
    keep = outlook.weights.bought_last if outlook.last else 1.0
    worth = 0.0

    def price(cost: int) -> int:
        return max(0, lowered(realm, LODGE, cost, discount) - helped)

    while left and len(bought) < min(MOST_TRAPS, room):
        ranked = [
            (worth + keep * outlook.trap(trap, held + len(bought)) + outlook.coins(-price(total + costs[trap])), trap)
            for trap in left
            if lowered(realm, LODGE, total + costs[trap], discount) <= purse
        ]
        if not ranked:
            break
        value, trap = max(ranked)
        if bought and value <= best:
            break
        worth += keep * outlook.trap(trap, held + len(bought))
        best, total = value, total + costs[trap]
        bought.append(trap)
        left.remove(trap)
    if not bought:
        return None
    names = outlook.setting.trap_name
    answers = (*(("buy_trap", names[trap]) for trap in bought), ("buy_trap", "done"))
    return Idea(best, text, answers)


def ranking(outlook: Outlook, discount: int, *, free: bool = False) -> list[tuple[float, int]]:
    """Return who could be hired, with the gain, best first."""
    realm, seat, setting = outlook.realm, outlook.seat, outlook.setting
    excess = excess_glory(realm, seat)
    helped = possible_discount(realm, seat, TAVERN)
    found = []
    for member in realm.offer if free else candidates(realm):
        if member == NONE or setting.reputation[member] > excess:
            continue
        price = 0
        if not free:
            price = lowered(realm, TAVERN, setting.cost[member], discount)
            if price > realm.gold[seat] + helped:
                continue
            price = max(0, price - helped)
        found.append((outlook.recruit(member) + outlook.coins(-price), member))
    found.sort(reverse=True)
    return found


def tavern(outlook: Outlook, discount: int, text: str, *, free: bool = False) -> Idea | None:
    """Hire the best of those who would come; beer, if nobody good is there."""
    found = ranking(outlook, discount, free=free)
    names = outlook.setting.member_name
    if free:
        return Idea(found[0][0], text, (("free_hire", names[found[0][1]]),)) if found else None
    if found and found[0][0] > 0:
        return Idea(found[0][0], text, (("hire", names[found[0][1]]),))
    realm, beer = outlook.realm, outlook.setting.beer
    if realm.gold[outlook.seat] >= beer:
        weights, gold = outlook.weights, realm.gold[outlook.seat]
        attracts = excess_glory(realm, outlook.seat) >= weights.beer_glory and gold >= beer + weights.beer_gold
        hope = weights.beer if attracts else -weights.beer
        return Idea(hope + outlook.coins(-beer), text, (("hire", "beer"),))
    return Idea(found[0][0], text, (("hire", names[found[0][1]]),)) if found else None


def bearer(outlook: Outlook, gear: int) -> int:
    """Return who should carry an equipment card: who is worth most, and has none of its type."""
    realm, setting = outlook.realm, outlook.setting
    members = bits(idle_mercenaries(realm, outlook.seat))
    kind = setting.gear_type[gear]

    def fitness(member: int) -> float:
        old = carried(realm, member, kind)
        return setting.reputation[member] - (0.0 if old == NONE else outlook.weights.swap * outlook.equipment(old))

    return max(members, key=fitness)


def bazaar(outlook: Outlook, discount: int, text: str) -> Idea | None:
    """Buy the card that is worth most beyond its price."""
    realm, seat, setting = outlook.realm, outlook.seat, outlook.setting
    helped = possible_discount(realm, seat, BAZAAR)
    if not idle_mercenaries(realm, seat):
        return None
    found = []
    for gear in realm.gear_display:
        if gear == NONE:
            continue
        price = lowered(realm, BAZAAR, setting.gear_cost[gear], discount)
        if price > realm.gold[seat] + helped:
            continue
        old = carried(realm, bearer(outlook, gear), setting.gear_type[gear])
        worth = outlook.equipment(gear) - (outlook.equipment(old) if old != NONE else 0.0)
        found.append((worth + outlook.coins(-max(0, price - helped)), gear))
    if not found:
        return None
    value, gear = max(found)
    names = setting.member_name
    return Idea(
        value,
        text,
        (("buy_equipment", setting.gear_name[gear]), ("who_carries", names[bearer(outlook, gear)])),
    )
