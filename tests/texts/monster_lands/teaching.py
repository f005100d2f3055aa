"""The keys of what is told to people who play Monster Lands for the first time."""

from __future__ import annotations

from rulewright.games.monster_lands.terms import BUILDINGS, COLOURS
from tests.texts.monster_lands.wanted import questions

PHASES = ("dice_pool", "placement", "adventure", "cleanup")
TOKENS = ("potion", "venom", "defense", "gold", "trap")
COACH, EXPLAIN = "monster_lands.coach.", "monster_lands.explain."


def coached() -> set[str]:
    """Return the keys of the coach: one for each phase, one for each question."""
    return {f"{COACH}phase.{phase}" for phase in PHASES} | {COACH + question for question in questions()}


def explained() -> set[str]:
    """Return the keys of explanations for everything that the rules name."""
    things = {*BUILDINGS, *(f"die.{colour}" for colour in (*COLOURS, "monster"))}
    things |= {f"token.{token}" for token in TOKENS} | {f"phase.{phase}" for phase in PHASES}
    return {EXPLAIN + thing for thing in things}
