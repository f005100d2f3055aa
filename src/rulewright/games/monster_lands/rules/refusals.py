"""Why something is not offered in the placement phase: noted, with its paragraph, for whoever asks.

Of several refusals that fit what somebody points at, the first is told: what is nearest to being possible comes first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.monster_lands.rules.bazaar import exchangeable
from rulewright.games.monster_lands.rules.clan import can_spend, excess_glory, idle_mercenaries
from rulewright.games.monster_lands.rules.errands import EXCHANGE
from rulewright.games.monster_lands.rules.prices import free_space, lowered, persuasion_discount, possible_discount
from rulewright.games.monster_lands.rules.tavern import candidates
from rulewright.games.monster_lands.terms import (
    ALCHEMISTS,
    BAZAAR,
    BUILDINGS,
    DICE,
    LAND_CARDS,
    LODGE,
    MAGIC,
    MINE,
    NONE,
    PATH,
    PAWNSHOP,
    PAYING,
    SPACES,
    STRENGTH,
    TAVERN,
    bits,
)
from rulewright.kernel.question import Option

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulewright.games.monster_lands.position import Realm
    from rulewright.games.monster_lands.terms import Building, Die, Member
    from rulewright.kernel.question import Seat
    from rulewright.kernel.why import Why

PAWN: Option[Any] = Option("pawnshop", ("pawn", 0), ("building:pawnshop",))
COLOUR_TAKEN = {ALCHEMISTS: MAGIC, MINE: STRENGTH}
"""The dice of the buildings of which a player chooses a space."""


def refuse_buildings(realm: Realm, seat: Seat, found: list[Option[Any]]) -> None:
    """Note what keeps dice from being put into buildings."""
    why = realm.why
    assert why is not None
    setting, shut = realm.setting, realm.panic | realm.setting.closed
    for building in (ALCHEMISTS, *PAYING, MINE):
        if shut >> building & 1:
            for option in (*setting.placing[building], *setting.space_option[building]):
                why.refuse(option, "monster_lands 8.1.5", "why.closed")
                why.means(option, *(thing for thing, _ in on_sale(realm, building)))
        elif building in PAYING:
            refuse_visits(realm, why, seat, building, found)
        else:
            refuse_spaces(realm, why, seat, building, found)
    if shut >> PAWNSHOP & 1:
        why.refuse(PAWN, "monster_lands 8.1.5", "why.closed")


def refuse_spaces(realm: Realm, why: Why, seat: Seat, building: Building, found: list[Option[Any]]) -> None:
    """Note what keeps spaces of the alchemists or the mine from being offered; of equal ones one stands for all."""
    setting, data = realm.setting, realm.setting.buildings[building]
    options = setting.space_option[building]
    kinds = list(zip(data.space_dice, data.space_gold or data.space_tokens, strict=True))
    offered = {kind: option for kind, option in zip(kinds, options, strict=False) if option in found}
    for space, kind in enumerate(kinds):
        option = options[space]
        if option in found:
            continue
        if space not in setting.spaces[building]:
            why.refuse(option, "monster_lands 7.5", "why.marked")
        elif realm.spaces[building * SPACES + space]:
            why.refuse(option, "monster_lands 7.4", "why.taken")
        elif kind in offered:
            why.means(offered[kind], f"space:{BUILDINGS[building]}.{space + 1}")
        else:
            why.refuse(option, "monster_lands 8.1.2", "why.dice-missing")
    for die in by_worth(realm, seat):
        if die != COLOUR_TAKEN[building]:
            held = realm.pool[seat * DICE + die]
            paragraph, key = ("8.1.2", "why.colour") if held else ("7.2", "why.dice-missing")
            why.refuse(setting.placing[building][die], f"monster_lands {paragraph}", key)


def refuse_visits(realm: Realm, why: Why, seat: Seat, building: Building, found: list[Option[Any]]) -> None:
    """Note what keeps dice out of a building that sells something, and what would be too dear inside."""
    options, free = realm.setting.placing[building], free_space(realm, building)
    wares = list(on_sale(realm, building))
    for die in by_worth(realm, seat):
        if options[die] in found:
            refuse_wares(realm, why, seat, building, die)
    for die in by_worth(realm, seat):
        if options[die] in found:
            continue
        paragraph, key = no_visit(realm, seat, building, die)
        why.refuse(options[die], f"monster_lands {paragraph}", key)
        why.means(options[die], *(thing for thing, _ in wares))
    for space in range(len(realm.setting.buildings[building].space_dice)):
        option = realm.setting.space_option[building][space]
        if space == free:
            for visit in options:
                why.means(visit, f"space:{BUILDINGS[building]}.{space + 1}")
        else:
            paragraph, key = no_space(realm, building, space)
            why.refuse(option, f"monster_lands {paragraph}", key, f"space:{BUILDINGS[building]}.{space + 1}")


def no_space(realm: Realm, building: Building, space: int) -> tuple[str, str]:
    """Return why the next die does not go on a space of a building that sells something."""
    if space not in realm.setting.spaces[building]:
        return "7.5", "why.marked"
    if realm.spaces[building * SPACES + space]:
        return "7.4", "why.taken"
    return "8.1.3", "why.leftmost"


def by_worth(realm: Realm, seat: Seat) -> list[Die]:
    """Return all dice: first those of a pool that buildings take, the most persuading first, then the others."""
    pool, base = realm.pool, seat * DICE

    def worth(die: Die) -> tuple[bool, bool, int]:
        return (not pool[base + die], die == MAGIC, -die)

    return sorted(range(DICE), key=worth)


def no_visit(realm: Realm, seat: Seat, building: Building, die: Die) -> tuple[str, str]:
    """Return why a die cannot be put into an open building: the paragraph, and the key of a sentence."""
    if not realm.pool[seat * DICE + die]:
        return "7.2", "why.dice-missing"
    if die == MAGIC:
        return "8.1.2", "why.colour"
    if free_space(realm, building) == NONE:
        return "7.4", "why.taken"
    if building == BAZAAR and not idle_mercenaries(realm, seat):
        return "8.8.1", "why.nobody-to-carry"
    if building == TAVERN and len(renowned(realm, seat)) == len(list(on_sale(realm, TAVERN))):
        return "8.5.3", "why.nobody-joins"
    return "8.1.4", "why.too-dear"


def on_sale(realm: Realm, building: Building) -> Iterator[tuple[str, int]]:
    """Yield the things that lie open in a building, each with its cost."""
    setting = realm.setting
    if building == TAVERN:
        for member in candidates(realm):
            yield f"member:{setting.member_name[member]}", setting.cost[member]
    elif building == LODGE:
        for trap in realm.trap_display:
            if trap != NONE:
                yield f"trap:{setting.trap_name[trap]}", setting.trap_cost[trap]
    elif building == BAZAAR:
        for gear in realm.gear_display:
            if gear != NONE:
                yield f"equipment:{setting.gear_name[gear]}", setting.gear_cost[gear]


def refuse_wares(realm: Realm, why: Why, seat: Seat, building: Building, die: Die) -> None:
    """Note what a die could buy in a building where it may be put, and what it could not."""
    visit = realm.setting.placing[building][die]
    purse = realm.gold[seat] + possible_discount(realm, seat, building)
    discount = persuasion_discount(realm, building, die)
    proud = set() if building != TAVERN else renowned(realm, seat)
    for thing, cost in on_sale(realm, building):
        chain = Option(f"{visit.text} {thing.partition(':')[2]}", None, visit.targets)
        why.means(chain, thing)
        if thing in proud:
            why.refuse(chain, "monster_lands 8.5.3", "why.excess-glory")
        elif lowered(realm, building, cost, discount) > purse:
            why.refuse(chain, "monster_lands 8.1.4", "why.too-dear")
        else:
            why.means(visit, thing)


def renowned(realm: Realm, seat: Seat) -> set[str]:
    """Return those in the tavern who are too renowned for a clan."""
    setting, excess = realm.setting, excess_glory(realm, seat)
    return {
        f"member:{setting.member_name[member]}" for member in candidates(realm) if setting.reputation[member] > excess
    }


# Beside an action.


def refuse_errands(realm: Realm, seat: Seat, options: list[Option[Any]]) -> None:
    """Note what cannot be done beside an action, and with own lands."""
    why = realm.why
    assert why is not None
    offered = {option.text for option in options}
    refuse_patients(realm, why, seat, offered)
    refuse_talents(realm, why, seat, offered)
    refuse_lands(realm, why, seat, offered)
    if EXCHANGE.text not in offered and exchangeable(realm, seat):
        why.refuse(EXCHANGE, "monster_lands 7.8", "why.moved")
    for gear in exchangeable(realm, seat):
        why.means(EXCHANGE, f"equipment:{realm.setting.gear_name[gear]}")


def refuse_patients(realm: Realm, why: Why, seat: Seat, offered: set[str]) -> None:
    """Note why somebody wounded cannot be healed."""
    for member in bits(realm.clan[seat] & realm.wounded):
        option = realm.setting.heal_option[member]
        if option.text in offered:
            continue
        if realm.assigned >> member & 1:
            why.refuse(option, "monster_lands 7.8", "why.assigned")
        else:
            why.refuse(option, "monster_lands 8.4.3", "why.no-potion")


def refuse_talents(realm: Realm, why: Why, seat: Seat, offered: set[str]) -> None:
    """Note why somebody's talent cannot be used, and that whoever is out cannot be sent again."""
    setting = realm.setting
    for member in bits(realm.clan[seat]):
        option = setting.use_option[member]
        if option.text not in offered:
            deed = setting.powers.deeds >> member & 1
            # Whoever points at a member without such a talent means something else.
            named = option if deed else Option(option.text, None)
            why.refuse(named, "monster_lands 7.9", no_talent(realm, member) if deed else "why.talent-outside")
        if realm.assigned >> member & 1:
            sending = Option(f"{PATH[0].text} {setting.member_name[member]}", None, option.targets)
            why.refuse(sending, "monster_lands 9.1.3", "why.assigned")


def no_talent(realm: Realm, member: Member) -> str:
    """Return the key of why a talent of the placement phase cannot be used."""
    if realm.used >> member & 1:
        return "why.used"
    return "why.talent-away" if realm.assigned >> member & 1 else "why.talent-idle"


def refuse_lands(realm: Realm, why: Why, seat: Seat, offered: set[str]) -> None:
    """Note why an own land cannot be settled, or used, and that others' cannot."""
    setting = realm.setting
    for land in range(LAND_CARDS):
        if not realm.owned[seat] >> land & 1:
            # Without its target: whoever points at a land on the table means to go there.
            why.refuse(Option(setting.land_action[land].text, None), "monster_lands 10.1", "why.not-colonised")
    for land in bits(realm.owned[seat]):
        settling, using = setting.colonise_option[land], setting.land_action[land]
        if not realm.colonist[land]:
            if settling.text not in offered:
                why.refuse(settling, "monster_lands 12.7.4", "why.no-settler")
            why.refuse(using, "monster_lands 10.1", "why.no-colonist")
        elif realm.land_used >> land & 1:
            why.refuse(using, "monster_lands 10.1", "why.used")
        elif not any(can_spend(realm, seat, counts) for counts in setting.land_dice[land]):
            why.refuse(using, "monster_lands 10.1", "why.dice-missing")
        elif using.text not in offered:
            why.refuse(using, "monster_lands 10.1", "why.no-benefit")
