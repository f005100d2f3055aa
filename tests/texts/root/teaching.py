"""The keys of what is told to people who play Root for the first time."""

from __future__ import annotations

from rulewright.games.root.factions.eyrie.board import COLUMNS
from rulewright.games.root.factions.eyrie.tables import DATA as EYRIE
from rulewright.games.root.factions.vagabond.board import BASE_CHARACTERS, SPACES
from rulewright.games.root.tables import EXILES, FACTION
from rulewright.games.root.terms import BIRDSONG, DAYLIGHT, EVENING, ITEMS, SUITS
from tests.texts.root.wanted import factions, prompts

PHASES = (BIRDSONG, DAYLIGHT, EVENING)
COACH, EXPLAIN = "root.coach.", "root.explain."


def coached() -> set[str]:
    """Return the keys of the coach: one for each phase of each faction, one for each question."""
    found = {f"{COACH}{name}.{phase}" for name in factions() for phase in PHASES}
    return found | {COACH + prompt.removeprefix("root.") for prompt in prompts()}


def explained() -> set[str]:
    """Return the keys of explanations for everything that the tables name."""
    things = {*factions(), *PHASES, "warrior", "pawn", *SUITS, "any", *ITEMS, *SPACES, "hostile", *BASE_CHARACTERS}
    things |= {leader.id for leader in EYRIE.leader} | {f"column.{column}" for column in COLUMNS}
    things |= {card.id for card in EXILES.card if card.kind == "persistent"}
    for name in factions():
        things |= {*FACTION[name].buildings, *FACTION[name].tokens}
    return {EXPLAIN + thing for thing in things}
