"""The keys that the rules, the tables and the terminal of Root ask for."""

from __future__ import annotations

import re

from rulewright.games.root.box import DECKS, FACTIONS, MAPS
from rulewright.games.root.factions.duchy.board import MINISTERS, RANKS
from rulewright.games.root.factions.eyrie.board import COLUMNS
from rulewright.games.root.factions.eyrie.tables import DATA as EYRIE
from rulewright.games.root.factions.marquise.board import TRACK
from rulewright.games.root.factions.vagabond.board import BASE_CHARACTERS, SPACES
from rulewright.games.root.factions.vagabond.tables import QUESTS
from rulewright.games.root.speech import asking
from rulewright.games.root.tables import FACTION
from rulewright.games.root.terms import ITEMS, SUITS
from tests.texts.shared import CLI, SOURCE

SOURCES = sorted((SOURCE / "games" / "root").rglob("*.py"))
SPOKEN = [file for file in SOURCES if file.name == "speech.py" or file.parent.name == "speech"]
RULES = "\n".join(file.read_text(encoding="utf-8") for file in SOURCES if file not in SPOKEN)
SPEECH = "\n".join(file.read_text(encoding="utf-8") for file in SPOKEN)
CARDS = {card.id: card for data, _ in DECKS.values() for card in data.card}.values()
"""The cards of all decks, those that several have once."""
KNOWN = ("drew", "cards")
"""An event of which some see more than others, and what they see."""
TELLER = re.compile(r'(?:told|with_pieces)\(\s*"([\w.]+)"')
"""A sentence about an event, in the speech of the game or of a faction."""
FILLED_IN = {
    "root.eyrie.decree.{COLUMNS[column]}": [f"root.eyrie.decree.{column}" for column in COLUMNS],
    "root.marquise.start.{name}": [f"root.marquise.start.{name}" for name in TRACK],
    "root.marquise.short.{piece}": ["root.marquise.short.wood", "root.marquise.short.warrior"],
}
"""Prompts that the rules put together."""


def prompts() -> set[str]:
    """Return every prompt of the rules."""
    found: set[str] = set()
    for prompt in re.findall(r'"(root\.[^" ]+)"', RULES):
        if "{" in prompt:
            found.update(FILLED_IN[prompt])
        else:
            found.add(prompt)
    return found


def verbs() -> set[str]:
    """Return every option of the rules that is a single word without targets."""
    return set(re.findall(r'Option\("(\w+)", [^)]*\)', RULES)) | set(re.findall(r'deed\("(\w+)"\)', RULES))


def said_instead() -> set[str]:
    """Return what is said in place of "done" and "no"."""
    return set(asking.SAID.values()).union(*(faction.tongue.said.values() for faction in FACTIONS.values()))


def factions() -> list[str]:
    return list(FACTIONS)


def wanted() -> set[str]:
    """Return every key that the rules and the tables ask for."""
    pieces = {
        piece for name in factions() for table in (FACTION[name].buildings, FACTION[name].tokens) for piece in table
    }
    quests = {quest.id.rpartition("_")[0] for quest in QUESTS.quest}
    scores = set(re.findall(r'score\(root, .*"(\w+)"\)', RULES)) | set(TRACK)
    scores |= set(re.findall(r'(?:removal_source|REMOVAL) = "(\w+)"', RULES))
    sources = scores | set(re.findall(r'lose_points\(root, .*"(\w+)"\)', RULES))
    scores |= {
        card.id for card in CARDS if re.search(rf'name = "{card.id}"(?:(?!\nclass ).)*score\(', RULES, re.DOTALL)
    }
    scores |= {
        card.id for card in CARDS if re.search(rf'name = "{card.id}"(?:(?!\nclass ).)*def item_bonus', RULES, re.DOTALL)
    }
    found = {f"root.prompt.{prompt.removeprefix('root.')}" for prompt in prompts()}
    found |= {f"root.{key}" for key in re.findall(r'"(why\.[a-z-]+)"', RULES)} | {"root.why.not-asked"}
    found |= {f"root.event.{kind}" for kind in re.findall(r'\.tell\(\s*"(\w+)"', RULES)}
    found |= {f"root.event.{event}" for event in TELLER.findall(SPEECH)}
    found |= {f"root.{table}.{verb}" for table in ("option", "button") for verb in verbs()}
    found |= {f"root.button.{verb}" for verb in asking.WITH_EFFECT | asking.FOR_GOOD}
    found |= {f"root.label.{verb}" for verb in asking.WITH_EFFECT | asking.FOR_GOOD}
    found |= {f"root.label.{verb}_bird" for verb in asking.FOR_GOOD}
    found |= {f"root.button.{said}" for said in said_instead()}
    found |= {f"root.does.{name}.{verb}" for name, faction in FACTIONS.items() for verb in faction.tongue.does}
    found |= {f"root.does.{power.name}.{verb}" for powers in MAPS.values() for power in powers for verb in power.does}
    found |= {f"root.does.{power.name}.cross" for powers in MAPS.values() for power in powers if power.carrying_law}
    found |= {f"root.score.{why}" for why in scores}
    found |= {f"root.card_name.{card.id}" for card in CARDS} | {"root.card_name.loyal_vizier"}
    found |= {f"root.card_effect.{card.id}" for card in CARDS if card.kind in ("persistent", "royal_claim")}
    found |= {
        f"root.card_effect.{kind}"
        for kind in ("item", "ambush", "dominance", "dominance_bird", "favor", "loyal_vizier")
    }
    for table, names in (
        ("faction", factions()),
        ("short", factions()),
        ("about", factions()),
        ("suit", [*SUITS, "any"]),
        ("cost", ("fox", "rabbit", "mouse", "any")),
        ("item", ITEMS),
        ("item_state", ("ready", "exhausted", "damaged", "worn")),
        ("piece", [*pieces, "warrior"]),
        ("piece_code", pieces),
        ("button.leader", [leader.id for leader in EYRIE.leader]),
        ("button.character", BASE_CHARACTERS),
        ("button", [f"special_{character}" for character in BASE_CHARACTERS]),
        ("leader_name", [leader.id for leader in EYRIE.leader]),
        ("leader_effect", [leader.id for leader in EYRIE.leader]),
        ("character_name", BASE_CHARACTERS),
        ("character_effect", BASE_CHARACTERS),
        ("phase", ("setup", "birdsong", "daylight", "evening")),
        ("column", COLUMNS),
        ("relation", [*SPACES, "hostile"]),
        ("quest_name", quests),
        ("minister", MINISTERS),
        ("rank", RANKS),
        ("source", sources),
        (
            "cause",
            ("defenseless", "commander", "sappers", "brutal_tactics", *(f"{suit}_partisans" for suit in SUITS[1:])),
        ),
        ("reason", set(re.findall(r'win\(root, .*"(\w+)"\)', RULES))),
        ("trigger", set(re.findall(r'Trigger\(self, seat, .*"(\w+)"\)', RULES))),
    ):
        found |= {f"root.{table}.{name}" for name in names}
    return found | said()


def said() -> set[str]:
    """Return the keys of Root that the command line itself speaks of."""
    keys = set(re.findall(r'["\'](root\.(?:say|label|card_effect)\.\w+)["\']', CLI))
    return keys | {
        f"root.say.{key}"
        for key in ("ferry", "tower", "card", "suit", "cost", "effect", "supporters", "officers", "quests", "completed")
    }
