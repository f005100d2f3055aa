"""The keys that the rules, the tables and the terminal of Monster Lands ask for."""

from __future__ import annotations

import re

from rulewright.games.monster_lands import odds
from rulewright.games.monster_lands.game import MonsterLandsGame
from rulewright.games.monster_lands.speech.buttons import SAID
from rulewright.games.monster_lands.speech.effects import variant
from rulewright.games.monster_lands.speech.events import LOAD
from rulewright.games.monster_lands.speech.nouns import GOODS
from rulewright.games.monster_lands.speech.purposes import DOES
from rulewright.games.monster_lands.speech.questions import RECKONED
from rulewright.games.monster_lands.terms import (
    AFFINITIES,
    AREA_NAMES,
    BUILDINGS,
    COLOURS,
    DECIDED_BY,
    DIFFICULTIES,
    GROUPS,
    RANKS,
    SHARED,
)
from tests.texts.shared import SOURCE

RULES = "\n".join(
    file.read_text(encoding="utf-8") for file in sorted((SOURCE / "games" / "monster_lands").rglob("*.py"))
)
SPEECH = "\n".join(
    file.read_text(encoding="utf-8") for file in sorted((SOURCE / "games" / "monster_lands" / "speech").rglob("*.py"))
)
CLI = "\n".join(file.read_text(encoding="utf-8") for file in sorted((SOURCE / "cli" / "monster_lands").rglob("*.py")))
KNOWN = ("assigned", "traps")
"""An event of which some see more than others, and what they see."""
OUTCOMES = {odds.LOST, odds.ALIVE, odds.CAPTURED, odds.ELIMINATED, odds.CONQUERED, odds.REACHED, *odds.FAILED.values()}
"""How a fight, a conquest or a mission may end."""
OCCASIONS = ("mission", "monster", "conquest")
GAME = MonsterLandsGame()


def prompts() -> set[str]:
    """Return every prompt of the rules."""
    return {f"monster_lands.{question}" for question in questions()}


def questions() -> set[str]:
    """Return the prompts of the rules without the name of the game."""
    found = set(re.findall(r'"monster_lands\.([a-z_]+)"', RULES))
    return found | {f"strike_{occasion}" for occasion in OCCASIONS}


def events() -> set[str]:
    """Return every kind of event."""
    return set(re.findall(r'\.tell\(\s*"(\w+)"', RULES))


def effects() -> set[str]:
    """Return what the cards and tokens of the tables do."""
    tables = GAME.tables
    found = set()
    for table, records in (
        ("talent", (*tables.mercenaries, *tables.equipment)),
        ("ability", tables.monsters),
        ("device", tables.traps),
        ("booty", tables.loot),
        ("benefit", tables.lands),
    ):
        found |= {f"{table}.{variant(table, record.effect)}" for record in records}  # type: ignore[attr-defined]  # these records have one
    return found | {f"benefit.{path.benefit.kind}" for face in tables.faces for path in face.paths}


def wanted() -> set[str]:
    """Return every key."""
    found = {f"prompt.{prompt}" for prompt in questions() - set(RECKONED)} | effects()
    found |= {f"event.{kind}" for kind in events()} | {"event.assigned.known", "event.ended.alone"}
    found |= {*re.findall(r'"(why\.[a-z-]+)"', RULES), "why.not-asked"}
    options = set(re.findall(r'Option\(\s*"([a-z]+)",', RULES)) - {"potion"}
    reasons = set(re.findall(r'(?:gain_glory|lose_glory|gain_gold|pay)\([^\n]*"(\w+)"\)', RULES)) - {"gold"}
    for table, names in (
        ("option", options),
        ("reason", reasons | {*DECIDED_BY, SHARED, "capture", "eliminate", "conquest", *RANKS}),
        ("building", BUILDINGS),
        ("pile", ("hunters_lodge", "rival", "tavern", "bazaar", "loot", "monsters", "lands", "missions")),
        ("area", AREA_NAMES),
        ("clan", AFFINITIES),
        ("about", AFFINITIES),
        ("affinity", (*AFFINITIES, "none")),
        ("die", COLOURS),
        ("token", ("potion", "venom", "defense", "gold", "trap")),
        ("load", LOAD),
        ("phase", ("dice_pool", "placement", "adventure", "cleanup")),
        ("difficulty", DIFFICULTIES),
        ("scenario", tuple(str(one.id) for one in GAME.tables.scenarios)),
        ("group", GROUPS),
        ("source", ("talent", "weapon", "clothing", "spell", "path")),
        ("say", ("leader", "wounded", "assigned", "colonist", "used")),
        ("count", (*GOODS, *COLOURS, "shield", "parry")),
        ("button", SAID.values()),
        ("does", (answer.replace(":", "_") for answer in DOES)),
        ("odds", OUTCOMES),
        ("advice.odds", OUTCOMES),
    ):
        found |= {f"{table}.{name}" for name in names}
    found |= set(re.findall(r"""["']((?:say|label)\.\w+)["']""", CLI))
    found |= set(re.findall(r'"([a-z]+\.[a-z_]+(?:\.[a-z]+)?)"', SPEECH))
    return {f"monster_lands.{key}" for key in found}
