"""Events of Root as sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from rulewright.cli.root.faces import FACES
from rulewright.cli.root.words import Words

if TYPE_CHECKING:
    from rulewright.cli.face import Facts
    from rulewright.kernel.event import Event

SEATS = frozenset(
    ("seat", "by", "owner", "attacker", "defender", "to", "victim", "viewer", "partner", "payer", "other")
)
"""Parameters that name a seat."""
PLACES = frozenset(("place", "clearing", "origin", "destination", "opposite"))
"""Parameters that name a place."""
COUNTED = frozenset(("rolled", "hits"))
"""Events in which attacker and defender are numbers of hits."""
KNOWN = {"drew": "cards", "showed": "cards", "gave": "card", "took": "card", "supporter": "card"}
"""Events that say more to those who were there, and the parameter that says it."""
NAMED = ("leader", "character")
TABLES = {"why": "score", **{name: name for name in ("reason", "cause", "column", "relation", "suit", "phase")}}
"""Parameters that are words of a table of texts."""


def sentence(words: Words, facts: Facts, event: Event) -> Text:
    """Return what happened as a sentence, with the names of factions in their colours."""
    text = Text(words.texts(f"root.event.{variant(event)}", **parameters(words, facts, event)))
    for player in facts["table"]["players"]:
        text.highlight_words([words.faction(player["faction"])], FACES[player["faction"]].style)
    if event.kind == "turn":
        text.stylize("bold")
    return text


def variant(event: Event) -> str:
    """Return the key of the sentence that fits what the viewer knows of an event."""
    facts = event.facts
    if KNOWN.get(event.kind, "") in facts:
        return f"{event.kind}.known"
    if event.kind == "pawn" and not facts["origin"]:
        return "pawn.start"
    if event.kind == "removed" and facts["by"] == facts["owner"]:
        return "removed.own"
    if event.kind == "outrage" and facts["shown"]:
        return "outrage.shown"
    return event.kind


def parameters(words: Words, facts: Facts, event: Event) -> dict[str, Any]:
    """Return the parameters of an event in words."""
    found: dict[str, Any] = {}
    for name, value in event.facts.items():
        if name in SEATS and event.kind not in COUNTED and isinstance(value, int):
            found[name] = words.seat(facts, value)
        elif name in PLACES and isinstance(value, int):
            found[name] = words.place(facts, value) if value else ""
        elif isinstance(value, tuple):
            found[name] = several(words, facts, name, value)
        else:
            found[name] = single(words, name, value)
    if event.kind == "rolled":
        found |= limits(event)
    if "piece" in event.facts:
        found["pieces"] = words.pieces(str(event.facts["piece"]), int(str(event.facts["number"])))
    elif event.kind == "moved":
        found["pieces"] = words.pieces("warrior", int(str(event.facts["number"])))
    return found


def limits(event: Event) -> dict[str, str]:
    """Return who got the higher die, and whose die shows more hits than it can deal."""
    dice = {side: int(str(event.facts[f"{side}_die"])) for side in ("attacker", "defender")}
    short = [side for side, die in dice.items() if die > int(str(event.facts[side]))]
    higher = "defender" if dice["defender"] > dice["attacker"] else "attacker"
    return {"higher": higher, "limited": "both" if len(short) > 1 else short[0] if short else "nobody"}


def several(words: Words, facts: Facts, name: str, values: tuple[Any, ...]) -> str:
    """Return several things in words."""
    if name == "cards":
        return words.cards(values)
    if name == "winners":
        return ", ".join(words.seat(facts, seat) for seat in values)
    return ", ".join(str(value) for value in values)


def single(words: Words, name: str, value: object) -> object:
    """Return one thing in words; numbers stay numbers."""
    if not isinstance(value, str):
        return value
    texts = words.texts
    things = {"card": words.suited, "item": words.item, "quest": words.quest, "piece": words.piece}
    if name in things:
        return things[name](value)
    if name in NAMED:
        return texts(f"root.{name}_name.{value}")
    if name in TABLES:
        return texts(f"root.{TABLES[name]}.{value}")
    return value
