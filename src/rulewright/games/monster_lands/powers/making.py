"""Powers, made of the tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from rulewright.games.monster_lands.card_shapes import BenefitData, ScenarioData
from rulewright.games.monster_lands.power import Powers, Scenario
from rulewright.games.monster_lands.powers.lands import Yield
from rulewright.games.monster_lands.powers.loot import Token
from rulewright.games.monster_lands.powers.members import PathDefense, PathGoods, PathReroll, Talent
from rulewright.games.monster_lands.powers.monsters import Ability
from rulewright.games.monster_lands.powers.traps import Gadget
from rulewright.games.monster_lands.tables import Tables
from rulewright.games.monster_lands.terms import BUILDINGS, NOVICES
from rulewright.kernel.errors import BadData
from rulewright.kernel.law import law

T = TypeVar("T")


def make(tables: Tables) -> Powers:
    """Return what all cards and tokens do."""
    people = [one for one in tables.mercenaries if one.role != "novice"]
    novice = [one for one in tables.mercenaries if one.role == "novice"]
    members = convert("mercenaries", "mercenary", people, Talent)
    members += convert("mercenaries", "mercenary", novice, Talent) * NOVICES
    gear = convert("equipment", "equipment", [one for one in tables.equipment for _ in range(one.copies)], Talent)
    return Powers(
        members=tuple(members),
        gear=tuple(gear),
        monsters=tuple(convert("monsters", "monster", tables.monsters, Ability)),
        traps=tuple(convert("traps", "trap", tables.traps, Gadget)),
        loots=tuple(convert("loot", "loot", tables.loot, Token)),
        lands=tuple(convert("lands", "land", tables.lands, Yield)),
        paths=tuple(tuple(benefit(path.benefit) for path in face.paths) for face in tables.faces),
        scenarios=(Scenario(), *(scenario(one) for one in tables.scenarios)),
        deeds=sum(1 << number for number, power in enumerate(members) if power.has_deed),
        discounts=sum(1 << m for m, power in enumerate(members) if any(map(power.discount, range(len(BUILDINGS))))),
        gear_deeds=tuple(
            number
            for number, power in enumerate(gear)
            if power.mine_gold() or any(map(power.discount, range(len(BUILDINGS))))
        ),
    )


def convert(file: str, table: str, records: Sequence[Any], kind: Any) -> list[Any]:  # noqa: ANN401  (a union of classes)
    """Make powers of the effects of records; BadData names the record whose effect makes none."""
    found = []
    for record in records:
        try:
            found.append(msgspec.convert(record.effect, kind))
        except msgspec.ValidationError as error:
            what, _, where = str(error).partition(" - at `$")
            field = f"effect{where.rstrip('`')}"
            raise BadData(f"{file}.toml, {table} {record.id}, field {field}: {what}") from error
    return found


def benefit(data: BenefitData) -> PathReroll | PathDefense | PathGoods:
    """Return what a path gives to dice and defence."""
    if data.kind == "reroll":
        return PathReroll(die=data.die, count=data.count)
    if data.kind == "defense_talent":
        return PathDefense(count=data.count)
    return PathGoods()


@law("monster_lands 22", "monster_lands 21.3")
def scenario(data: ScenarioData) -> Scenario:
    """Return the special rules of a scenario."""
    rules: dict[str, Any] = {
        "number": data.id,
        "rounds": data.rounds,
        "endless": True,
        "affinity": data.starting_affinity,
        "goal": data.goal,
        "details": data.goal_details,
        "lines": (data.trainee, data.veteran, data.hero),
    }
    for rule in data.special_rules:
        try:
            rules |= special(rule)
        except (KeyError, ValueError, TypeError) as error:
            message = f"scenarios.toml, scenario {data.id}, field special_rules: {rule} is no rule ({error})"
            raise BadData(message) from error
    return Scenario(**rules)


def special(rule: dict[str, Any]) -> dict[str, Any]:
    """Return what one special rule changes."""
    kind = rule["kind"]
    if kind in SETTLED:
        return SETTLED[kind]
    if kind == "close_building":
        return {"closed": 1 << BUILDINGS.index(rule["building"])}
    if kind == "dummy_outside_override":
        first = dict.fromkeys(rule["yellow_to_mission_1"], 1)
        return {"missions_of": first | dict.fromkeys(rule["yellow_to_mission_2"], 2)}
    if kind == "forbid_difficulty":
        return {"forbidden": (rule["difficulty"],)}
    field, key = PLAIN[kind]
    return {field: rule[key]}


SETTLED: dict[str, dict[str, Any]] = {
    "ignore_defense": {"no_defense": True},
    "potions_allowed": {},
    "use_tricks_module": {"tricks": True},
}
"""Special rules without a number."""
PLAIN = {
    "mercenary_deck_filter": ("persuaders_only", "min_persuasion_dice"),
    "minimum_vp": ("least_points", "vp"),
    "round_limit": ("rounds", "rounds"),
    "start_defense": ("start_defense", "count"),
    "start_gold": ("start_gold", "gold"),
    "start_citadel_monster": ("gate_monster", "level"),
    "refill_citadel_monster": ("gate_refilled", "level"),
    "round_of_beer_gold": ("beer", "gold"),
    "dummy_path_tricks": ("path_tokens", "tokens"),
    "monsters_reroll_misses": ("rerolls_misses", "times"),
}
"""Special rules that set one number: which field of a scenario, and by which key of the table."""
