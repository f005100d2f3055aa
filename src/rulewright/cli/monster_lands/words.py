"""The nouns of Monster Lands in words: clans, dice, places, and what cards and tokens do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import rulewright
from rulewright.games.monster_lands.game import MonsterLandsGame
from rulewright.games.monster_lands.terms import COLOURS

if TYPE_CHECKING:
    from rulewright.cli.face import Facts
    from rulewright.texts.catalogue import Texts

CLAN_STYLE = {"jungle": "green3", "water": "dodger_blue1", "fire": "dark_orange", "air": "bright_white"}
GATE = 2
"""The place of the entrance among the places of monsters."""
LIST_KEYS = {"dice": "die", "tokens": "token", "monster_affinity": "affinity", "affinities": "affinity"}
"""Fields of effects that hold several names, and the table of their words."""
WORD_KEYS = {
    "die": "die",
    "from": "die",
    "to": "die",
    "token": "token",
    "building": "building",
    "type": "source",
    "event": "reason",
}
"""Fields of effects that hold one name, and the table of its word."""


class Words:
    """Names of things, in one language."""

    def __init__(self, texts: Texts) -> None:
        """Speak a language."""
        self.texts = texts
        game = rulewright.find("monster_lands")
        assert isinstance(game, MonsterLandsGame)
        tables = game.tables
        self.tables = tables
        self.members = {one.id: one for one in tables.mercenaries}
        self.gear = {one.id: one for one in tables.equipment}
        self.monsters = {one.id: one for one in tables.monsters}
        self.lands = {one.id: one for one in tables.lands}
        self.traps = {one.id: one for one in tables.traps}
        self.loots = {one.id: one for one in tables.loot}
        self.missions = {one.id: one for one in tables.missions}
        self.faces = {f"{one.tile}{one.face}": one for one in tables.faces}

    def say(self, key: str, **parameters: object) -> str:
        """Return a message of this game."""
        return self.texts(f"monster_lands.{key}", **parameters)

    def clan(self, facts: Facts, seat: int) -> str:
        """Return the clan in a seat; the rival sits after the last."""
        clans = facts["table"]["clans"]
        return self.say(f"clan.{clans[seat]['clan']}") if seat < len(clans) else self.say("say.rival")

    def named(self, kind: str, name: str) -> str:
        """Return the proper name of a card."""
        tables: dict[str, Mapping[str, Any]] = {
            "member": self.members,
            "equipment": self.gear,
            "monster": self.monsters,
            "land": self.lands,
        }
        return str(tables[kind][name].name)

    def die(self, name: str) -> str:
        """Return a die: `strength`, or `persuasion-5` with its face."""
        colour, _, face = name.partition("-")
        word = self.say(f"die.{colour}")
        return self.say("die.faced", die=word, face=face) if face else word

    def path(self, name: str) -> str:
        """Return a path by its notation."""
        area, _, number = name.partition(".")
        if area == "e":
            return self.say("where.upper" if number == "1" else "where.lower")
        if area.startswith("m"):
            return self.say("where.roll" if area == "m1" else "where.contract", number=number)
        return self.say("where.land", land=area, number=number)

    def place(self, place: int) -> str:
        """Return where a monster stands."""
        return self.say("where.gate") if place == GATE else self.say("where.place", number=place + 1)

    def phase(self, name: str) -> str:
        """Return a phase of the round."""
        return self.say(f"phase.{name.replace(' ', '_')}")

    # What cards do.

    def effect(self, kind: str, name: str) -> str:
        """Return what a card or token does."""
        tables: dict[str, tuple[str, Mapping[str, Any]]] = {
            "member": ("talent", self.members),
            "equipment": ("talent", self.gear),
            "monster": ("ability", self.monsters),
            "land": ("benefit", self.lands),
            "trap": ("device", self.traps),
            "loot": ("booty", self.loots),
        }
        table, records = tables[kind]
        effect = records[name].effect
        return self.say(f"{table}.{variant(table, effect)}", **self.filled(effect)).strip()

    def trap(self, name: str) -> str:
        """Return a trap with what it does."""
        group = self.say(f"group.{self.traps[name].group}")
        return self.say("label.card", name=group, effect=self.effect("trap", name))

    def filled(self, effect: Mapping[str, Any]) -> dict[str, object]:
        """Return the fields of an effect in words; what goods it does not give is 0."""
        found: dict[str, object] = dict.fromkeys(("gold", "defense", "potion", "venom"), 0)
        for key, value in effect.items():
            if isinstance(value, list):
                table = LIST_KEYS.get(key)
                found[key] = ", ".join(self.say(f"{table}.{one}") for one in value) if table else ""
            elif isinstance(value, str):
                found[key] = (
                    self.say(f"{WORD_KEYS[key]}.{value}") if key in WORD_KEYS and value in known(key) else value
                )
            else:
                found[key] = value
        found["affinities"] = found.get("monster_affinity", "")
        found["affinity"] = self.say(f"affinity.{effect['land_affinity']}") if "land_affinity" in effect else ""
        found["hits"] = effect.get("hits", effect.get("automatic_hits", 0))
        if effect.get("kind") in ("gain_token", "tokens_on_victory"):
            found["goods"] = self.counted(effect)
        return found

    def dice(self, options: Iterable[Any]) -> str:
        """Return alternative dice."""
        return " / ".join(
            " + ".join(
                f"{number} {self.say(f'die.{colour}')}"
                for colour, number in zip(COLOURS, one.counts, strict=True)
                if number
            )
            for one in options
        )

    def goods(self, goods: Any) -> str:  # noqa: ANN401  (a record of goods)
        """Return goods that a mission takes or gives."""
        found = [
            self.say(f"count.{name}", n=getattr(goods, name))
            for name in ("glory", "gold", "defense", "potion", "venom", "trap")
            if getattr(goods, name)
        ]
        return ", ".join(found)

    def counted(self, effect: Mapping[str, Any]) -> str:
        """Return the tokens that an effect gives: a number of one kind, or of one of two kinds."""
        kinds = effect.get("tokens", [effect["token"]] if "token" in effect else [])
        found = [self.say(f"count.{kind}", n=effect.get("count", 1)) for kind in kinds]
        return self.say("count.or", one=found[0], other=found[1]) if len(found) > 1 else "".join(found)

    def list_or_nothing(self, things: Sequence[str]) -> str:
        """Return several things, or that there is none."""
        return ", ".join(things) if things else self.say("say.nothing")


def known(key: str) -> Sequence[str]:
    """Return the names that a field of an effect may hold and that have words."""
    if key in ("die", "from", "to"):
        return COLOURS
    if key == "event":
        return ("capture", "eliminate", "conquest")
    return ("potion", "venom", "defense", "hunters_lodge", "tavern", "weapon", "clothing", "spell")


def variant(table: str, effect: Mapping[str, Any]) -> str:
    """Return the key of the sentence for an effect."""
    kind = str(effect["kind"])
    if table == "device":
        return "add_dice_shielded" if effect.get("immune_to_tricks") else kind
    return talent_variant(kind, effect) if table == "talent" else kind


def talent_variant(kind: str, effect: Mapping[str, Any]) -> str:
    """Return the key of the sentence for a talent or an ability of equipment."""
    if kind == "defense_talent":
        return "defense_some" if "monster_affinity" in effect else "defense"
    if kind == "reroll":
        return "reroll_mission" if "where" in effect else "reroll_distinct" if effect["distinct_dice"] else "reroll"
    if kind == "total_bonus":
        return f"total_{effect['when']}"
    if kind == "die_bonus" and len(effect["when"]) == 1:
        return f"die_bonus_{effect['when'][0]}"
    return kind
