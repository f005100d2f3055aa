"""What is kept of Root for the browser's tests, and from which games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from rulewright.games.root.box import DECKS, FACTIONS
from rulewright.games.root.game import RootGame
from rulewright.kernel.event import Event
from rulewright.kernel.match import Match
from rulewright.kernel.question import Option, Question
from rulewright.kernel.speech import Phrase

COALITION = """
turn vagabond daylight
1 marquise 2; vagabond pawn
vagabond character thief
vagabond items torch
hand vagabond dominance_fox
points marquise:8 eyrie:8 alliance:15 vagabond:12
"""
ALLIES = """
turn vagabond daylight
1 marquise 4; eyrie 2; alliance 1; vagabond pawn
vagabond character tinker
vagabond items sword sword torch
vagabond relations eyrie:allied alliance:allied
"""
LAST_BASE = """
turn marquise daylight action
marquise actions 3
1 marquise 3; alliance base_fox
alliance supporters bake_sale cobbler sword investments codebreakers root_tea_mouse command_warren
"""
CLOSED = """
map mountain
turn marquise daylight action
marquise actions 3
5 marquise 3
10 marquise 2
hand marquise anvil sword
"""
CROSSING = """
map lake
turn marquise daylight action
marquise actions 3
1 marquise 4
"""
RARE = (
    (COALITION, ("activate:dominance_fox",)),
    (ALLIES, ("battle", "1:marquise")),
    (LAST_BASE, ("battle",)),
    (CLOSED, ("open", "5-9")),
    (CROSSING, ("march", "1>12", "2")),
)
"""Positions in notation, and answers that lead from them to questions which random games hardly ever ask."""
NAME = "root"
MOST_GAMES = 120
COPIES = 2
"""How many options of one shape are kept, of those that name no card or thing of their own."""
SHOWN = (
    "root.marquise.action",
    "root.marquise.build",
    "root.move.where",
    "root.battle.where",
    "root.eyrie.add",
    "root.alliance.daylight",
    "root.vagabond.action",
)
"""Questions at which the browser's tests show the whole table."""
KEPT_TABLES = 12
"""How many tables are kept for their own sake."""

__all__ = ["KEPT_TABLES", "MOST_GAMES", "NAME", "SHOWN", "games", "news", "seats", "shape", "things"]


def seats(table: dict[str, Any]) -> list[str]:
    """Return who sits at a table."""
    return [player["faction"] for player in table["players"]]


def shape(question: Question, option: Option[Any]) -> tuple[object, int]:
    """Return what makes an option one of its kind, and how many of that kind are kept."""
    kinds = tuple(target.partition(":")[0] for target in option.targets)
    if not kinds:
        return (question.prompt, "number" if option.text.isdigit() else option.text), 1
    if len(kinds) == 1 and kinds[0] in ("card", "leader", "character", "quest", "item", "piece"):
        return option.text, 1
    if kinds[0] == "piece":
        return (kinds, option.targets[0]), 1
    obeyed = any(thing.startswith("suit:") for thing in question.about)
    return (question.prompt, kinds, obeyed), COPIES


def news(event: Event, key: str) -> object:
    """Return what makes an event one of its kind: its sentence, and the things it names that are no numbers."""
    named = ("piece", "why", "cause", "reason", "relation", "leader", "character", "column", "suit")
    return (key, tuple(str(event.facts.get(name, "")) for name in named))


def games() -> Iterator[tuple[Match, tuple[str, ...]]]:
    """Yield rare positions with the answers that make them so, then new games at all tables, maps and decks."""
    game = RootGame()
    for text, answers in RARE:
        yield game.resume(game.parse(text, 0)), answers
    tables = [list(chosen) for players in (4, 3, 2) for chosen in combinations(FACTIONS, players)]
    tables.insert(1, [*reversed(tables[0])])
    for seed in range(MOST_GAMES):
        woodland = ("autumn", "winter")[seed % 2]
        deck = tuple(DECKS)[seed // 2 % len(DECKS)]
        options = {"seats": tables[seed % len(tables)], "map": woodland, "deck": deck, "adventurous": True}
        yield game.new(options, seed=seed), ()


def things() -> dict[str, Phrase]:
    """Return nothing: the browser's own words for cards and pieces are messages, not made of anything."""
    return {}
