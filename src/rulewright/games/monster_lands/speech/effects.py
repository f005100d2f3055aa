"""What cards and tokens of Monster Lands do, as phrases made from their tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rulewright.games.monster_lands.speech.nouns import counted, counts, say, word
from rulewright.games.monster_lands.terms import TOKENS

if TYPE_CHECKING:
    from rulewright.games.monster_lands.card_shapes import BenefitData
    from rulewright.games.monster_lands.speech.nouns import Cards
    from rulewright.kernel.speech import Part, Phrase

SENTENCES = {
    "member": "talent",
    "equipment": "talent",
    "monster": "ability",
    "land": "benefit",
    "trap": "device",
    "loot": "booty",
}
"""By the kind of a card: the sentences about what such cards do."""
NUMBERS = ("count", "amount", "gold", "glory", "hits", "dice", "trophies")
"""Fields of effects that hold a number."""
WORDS = {
    "die": "die",
    "from": "die",
    "to": "die",
    "building": "building",
    "type": "source",
    "event": "reason",
    "land_affinity": "affinity",
}
"""Fields of effects that hold a name, and the table of its word."""
LISTS = {"dice": "die", "tokens": "token", "monster_affinity": "affinity"}
"""Fields of effects that hold several names, and the table of their words."""
RENAMED = {"automatic_hits": "hits", "monster_affinity": "affinities", "land_affinity": "affinity"}
"""Fields that the sentences call otherwise."""
TOKEN_GIVING = ("gain_token", "tokens_on_victory")
OF_ONE = ("buy_die", "free_equipment", "free_hire", "gain_loot")
"""Effects of which there is always one: it is not counted."""
ANY_COLOUR = "different_colour"
"""What a die is turned into that may become one of any other colour."""


def effect(cards: Cards, kind: str, name: str) -> Phrase:
    """Return what a card or token does."""
    found = cards.said.get((kind, name))
    if found is None:
        table, data = SENTENCES[kind], cards.effect_of(kind, name)
        found = cards.said[kind, name] = say(f"{table}.{variant(table, data)}", **parts(data))
    return found


def trap(cards: Cards, name: str) -> Phrase:
    """Return a trap with what it does."""
    return say("label.trap", name=cards.group(name), effect=effect(cards, "trap", name))


def benefit(given: BenefitData) -> Phrase:
    """Return what a path gives to the mercenary on it."""
    return say(f"benefit.{given.kind}", **parts({"count": given.count, "die": given.die}))


def variant(table: str, data: Mapping[str, Any]) -> str:
    """Return which sentence an effect needs."""
    kind = str(data["kind"])
    if table == "device":
        return "add_dice_shielded" if data.get("immune_to_tricks") else kind
    return talent(kind, data) if table == "talent" else kind


def talent(kind: str, data: Mapping[str, Any]) -> str:
    """Return which sentence a talent or an ability of equipment needs."""
    if kind == "defense_talent":
        return "defense_some" if "monster_affinity" in data else "defense"
    if kind == "reroll":
        return "reroll_mission" if "where" in data else "reroll_distinct" if data["distinct_dice"] else "reroll"
    if kind == "total_bonus":
        return f"total_{data['when']}"
    if kind == "die_bonus" and len(data["when"]) == 1:
        return f"die_bonus_{data['when'][0]}"
    return kind


def parts(data: Mapping[str, Any]) -> dict[str, Part]:
    """Return the fields of an effect as parts of its sentence."""
    kind = data.get("kind")
    if kind == "gain_tokens":
        return {"goods": counts((name, data.get(name, 0)) for name in ("gold", *TOKENS))}
    if kind in TOKEN_GIVING:
        return {"goods": tuple(counted(token, data["count"]) for token in data.get("tokens") or (data["token"],))}
    found: dict[str, Part] = {}
    for field, value in data.items():
        part = spoken(field, value)
        if part is not None:
            found[RENAMED.get(field, field)] = part
    if kind in OF_ONE or data.get("to") == ANY_COLOUR:
        found.pop("count", None)
    return found


def spoken(field: str, value: Any) -> Part | None:  # noqa: ANN401  (whatever a table holds)
    """Return a field of an effect as a part; None for what no sentence speaks of."""
    if isinstance(value, list):
        return tuple(word(LISTS[field], one) for one in value) if field in LISTS else None
    if isinstance(value, int) and not isinstance(value, bool):
        return value if RENAMED.get(field, field) in NUMBERS else None
    return None if field not in WORDS or value in ("", ANY_COLOUR) else word(WORDS[field], value)
