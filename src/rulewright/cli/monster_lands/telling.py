"""Events of Monster Lands as sentences."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from rich.text import Text

from rulewright.cli.monster_lands.words import CLAN_STYLE, Words
from rulewright.games.monster_lands.terms import RANKS

if TYPE_CHECKING:
    from rulewright.cli.face import Facts
    from rulewright.kernel.event import Event

PROPER = ("member", "monster", "land", "equipment")
WORDS = {"building": "building", "pile": "pile", "area": "area", "reason": "reason", "token": "token", "gift": "token"}
"""Parameters that name a thing, and the table of its word."""
LOAD = ("strength", "magic", "persuasion", "tokens", "defense", "potion", "venom", "gold")
"""What a mercenary may take along to a path."""
BOLD = frozenset({"round", "turn", "phase", "ended"})
PILE_CARDS = {"tavern": "member", "bazaar": "equipment"}


def sentence(words: Words, facts: Facts, event: Event) -> Text:
    """Return what happened as a sentence, with the names of clans in their colours."""
    said = words.say(key(event), **parameters(words, facts, event))
    text = Text(said[:1].upper() + said[1:])
    for clan in facts["table"]["clans"]:
        text.highlight_words([words.say(f"clan.{clan['clan']}")], CLAN_STYLE[clan["clan"]])
    if event.kind in BOLD:
        text.stylize("bold")
    return text


def key(event: Event) -> str:
    """Return the key of the sentence; one who plays alone ends with a rank, not as winner or loser."""
    if event.kind == "assigned" and event.facts.get("traps"):
        return "event.assigned.known"
    if event.kind == "ended" and event.facts["reason"] in RANKS:
        return "event.ended.alone"
    return f"event.{event.kind}"


def parameters(words: Words, facts: Facts, event: Event) -> dict[str, Any]:
    """Return the parameters of an event in words."""
    found: dict[str, Any] = {}
    for name, value in event.facts.items():
        if isinstance(value, tuple):
            found[name] = several(words, facts, name, value)
        elif name == "seat" and isinstance(value, int):
            found[name] = words.clan(facts, value)
        elif name == "place" and isinstance(value, int):
            found[name] = value + 1 if event.kind == "land_drawn" else words.place(value)
        elif isinstance(value, str):
            found[name] = single(words, event, name, value)
        else:
            found[name] = value
    if event.kind == "assigned":
        found["load"] = load(words, event)
    elif event.kind == "blocked":
        used = (("shield", event.facts["talents"]), ("defense", event.facts["tokens"]))
        found["what"] = ", ".join(words.say(f"count.{name}", n=number) for name, number in used if number)
    elif event.kind == "drunk":
        found["what"] = words.say("count.potion", n=event.facts["potions"])
    elif event.kind == "tokens_won":
        found["goods"] = words.say(f"count.{event.facts['token']}", n=event.facts["number"])
        found["lost"] = words.say(f"count.{event.facts['token']}", n=event.facts["discarded"])
    elif event.kind == "mission_drawn":
        found["mission"] = words.say("area.mission_b" if event.facts["space"] else "area.mission_a")
    elif event.kind == "rival_removed":
        taken = cast("tuple[str, ...]", event.facts["taken"])
        found["taken"] = words.list_or_nothing([laid_out(words, str(event.facts["building"]), one) for one in taken])
    return found


def load(words: Words, event: Event) -> str:
    """Return what somebody takes along, without what they do not."""
    return words.list_or_nothing([words.say(f"load.{name}", n=event.facts[name]) for name in LOAD if event.facts[name]])


def several(words: Words, facts: Facts, name: str, values: tuple[Any, ...]) -> str:
    """Return several things in words."""
    if name == "winners":
        return words.list_or_nothing([words.clan(facts, seat) for seat in values])
    if name == "traps":
        return words.list_or_nothing([words.trap(trap) for trap in values])
    if name == "points":
        clans = facts["table"]["clans"]
        return ", ".join(
            f"{words.clan(facts, seat)} {value}" if len(clans) > 1 else str(value) for seat, value in enumerate(values)
        )
    if name == "dice" and not values:
        return words.say("say.no_dice")
    if name == "taken":
        return ""
    return ", ".join(words.die(value) if isinstance(value, str) else str(value) for value in values)


def single(words: Words, event: Event, name: str, value: str) -> str:
    """Return one thing in words."""
    if name == "card":
        return laid_out(words, str(event.facts["pile"]), value)
    if name == "reason" and f"monster_lands.reason.{value}" not in words.texts:
        return words.say(f"building.{value}")
    speak: dict[str, Callable[[str], str]] = {
        **{kind: partial(words.named, kind) for kind in PROPER},
        "path": words.path,
        "victim": words.path,
        "die": words.die,
        "phase": words.phase,
        "trap": words.trap,
        "loot": partial(words.effect, "loot"),
        **{name: partial(spoken, words, table) for name, table in WORDS.items()},
    }
    return speak[name](value) if name in speak else value


def spoken(words: Words, table: str, name: str) -> str:
    """Return the word of a table."""
    return words.say(f"{table}.{name}")


def laid_out(words: Words, pile: str, name: str) -> str:
    """Return a card or token that came to lie open."""
    if pile in PILE_CARDS:
        return words.named(PILE_CARDS[pile], name)
    return words.trap(name) if pile == "hunters_lodge" else words.effect("loot", name)
