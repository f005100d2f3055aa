"""Who should go on a mission, with which dice, and what it is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.agents.monster_lands.ideas import Idea
from rulewright.agents.monster_lands.odds import reach
from rulewright.games.monster_lands.position import WIDTH
from rulewright.games.monster_lands.rules.clan import can_spend, idle_mercenaries
from rulewright.games.monster_lands.rules.missions import can_discard
from rulewright.games.monster_lands.rules.outside import mission_dice
from rulewright.games.monster_lands.terms import (
    DICE,
    FACE_OF,
    FIRST_PERSUASION,
    MISSION_A,
    MISSION_B,
    RIVAL,
    bits,
)

if TYPE_CHECKING:
    from rulewright.agents.monster_lands.outlook import Outlook

HOPELESS = -9.0
"""A mission that somebody else has won already, or that cannot be fulfilled."""


def errand(outlook: Outlook, path: int, text: str) -> Idea | None:
    """Return the best assignment to a mission."""
    realm, seat = outlook.realm, outlook.seat
    members = bits(idle_mercenaries(realm, seat))
    choices = [counts for counts in mission_dice(realm, path) if can_spend(realm, seat, counts)]
    if not members or not choices:
        return None
    find = _roll_value if path < MISSION_B else _contract_value
    value, member, counts = max(find(outlook, path, member, counts) for member in members for counts in choices)
    return Idea(
        value,
        text,
        (("who_goes", outlook.setting.member_name[member]), ("mission_dice", "s{}+m{}+p{}".format(*counts))),
    )


def _dice_cost(outlook: Outlook, counts: tuple[int, int, int]) -> float:
    prices = outlook.prices()
    value = counts[0] * prices[0] + counts[1] * prices[1]
    if counts[2]:
        pool, base = outlook.realm.pool, outlook.seat * DICE
        faces = [die for die in range(FIRST_PERSUASION, DICE) for _ in range(pool[base + die])]
        value += sum(prices[die] for die in sorted(faces, key=lambda die: FACE_OF[die])[: counts[2]])
    return value


def _idleness(outlook: Outlook, member: int) -> float:
    """Return what it costs that a member can go nowhere else this round."""
    busy = outlook.realm.clan[outlook.seat] & outlook.setting.named & ~outlook.realm.assigned
    weights = outlook.weights
    worth = weights.one_of_many * weights.body if busy.bit_count() > 1 else weights.body
    return worth + weights.renowned_idle * outlook.setting.reputation[member]


def _roll_value(
    outlook: Outlook, path: int, member: int, counts: tuple[int, int, int]
) -> tuple[float, int, tuple[int, int, int]]:
    realm = outlook.realm
    data = outlook.setting.tables.missions[realm.missions[0]].a
    bearing = outlook.lore.bearing(realm, member)
    strength, magic, persuasion = counts
    flat = strength * bearing.strength_errand + magic * bearing.magic_errand + persuasion * bearing.persuasion_errand
    again = bearing.strength_again * bool(strength) + bearing.magic_again * bool(magic)
    again += bearing.persuasion_again * bool(persuasion)
    chance = reach(sum(counts), data.target - flat - int(again * outlook.weights.reroll))
    other = realm.paths[(MISSION_A * 2 + 1 - path) * WIDTH]
    reward = outlook.goods(data.reward)
    if other == RIVAL:
        return (HOPELESS, member, counts)
    first = outlook.weights.contested if other else outlook.weights.alone
    value = chance * first * reward - (1 - chance) * min(data.penalty_glory, realm.glory[outlook.seat]) * outlook.glory
    return (value - _dice_cost(outlook, counts) - _idleness(outlook, member), member, counts)


def _contract_value(
    outlook: Outlook, path: int, member: int, counts: tuple[int, int, int]
) -> tuple[float, int, tuple[int, int, int]]:
    realm, seat = outlook.realm, outlook.seat
    tile = outlook.setting.tables.missions[realm.missions[1]]
    contract = tile.b_right if path > MISSION_B else tile.b_left
    if not can_discard(realm, seat, contract.discard):
        return (HOPELESS, member, counts)
    value = outlook.goods(contract.reward) - outlook.expense(contract.discard)
    return (value - _dice_cost(outlook, counts) - _idleness(outlook, member), member, counts)
