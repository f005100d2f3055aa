"""What is kept of Monster Lands for the browser's tests, and from which games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rulewright.arena.monster_lands.tables import every_table
from rulewright.games.monster_lands.game import MonsterLandsGame
from rulewright.games.monster_lands.speech.effects import effect
from rulewright.kernel.event import Event
from rulewright.kernel.match import Match
from rulewright.kernel.question import Option, Question
from rulewright.kernel.speech import Phrase

CLASH = """
seats fire water jungle
options tricks:yes
at placing turn:fire round:2
fire glory:8 gold:5
fire members nuduru* frunks
water glory:8 gold:5
water members tortock* ginova
jungle glory:8 gold:5
jungle members purkas* korgo
lands kyzhul kale
modifiers 1A 2A
monsters moldo sckon -
missions 1 2
path 1.1 fire frunks strength:1 traps:trick_steal_any_1
path 1.2 water ginova strength:2 magic:1 traps:trick_steal_any_1
path 1.3 jungle korgo strength:1 magic:1 defense:1 traps:starting
"""
DIVERT = """
seats water jungle
at placing turn:water round:2
water glory:8 gold:5
water members tortock* ginova
jungle glory:8 gold:5
jungle members purkas* korgo
lands kyzhul -
modifiers 1A -
monsters moldo - -
missions 1 2
path 1.2 water ginova strength:2 magic:1
path 1.3 jungle korgo strength:1 magic:1 defense:1
"""
LANDS = """
seats fire water
at placing turn:water round:2
fire glory:15 gold:9
fire pool strength*3 magic*2 persuasion-3
fire members nuduru* frunks kakron
fire lands thaklan@frunks uyuniah@kakron
water glory:8 gold:5
water members tortock* taron
lands kyzhul -
modifiers 1A -
monsters moldo - -
missions 1 2
gear_display pugnor noxx mortis
"""
LOOT = """
seats fire water
at placing turn:water round:2
fire glory:15 gold:9
fire members nuduru* frunks
fire loot glory_eliminate
water glory:8 gold:5
water members tortock* taron
lands kyzhul -
modifiers 1A -
monsters moldo - -
missions 1 2
path 1.2 fire frunks strength:6 defense:3 potions:3 traps:enh_total_plus_8,enh_strength_plus_3
"""
LEADER = """
seats water jungle
at placing turn:water round:2
water glory:8 gold:5
water members wishor tranok
jungle glory:8 gold:0
jungle members purkas* drapis zondu
lands kyzhul -
modifiers 1A -
monsters moldo - -
missions 1 2
"""
DISCOUNT = """
seats water jungle
at placing turn:jungle round:2
water glory:8 gold:25
water pool strength*2
water members tortock* wishor
jungle glory:8 gold:5
jungle members purkas* korgo
lands kyzhul -
modifiers 1A -
monsters moldo - -
missions 1 2
trap_display enh_total_plus_4 enh_total_plus_6 enh_magic_plus_1 enh_magic_plus_2 enh_strength_plus_1 enh_total_plus_8
"""
RARE = (
    (CLASH, ("yes", "s1+m0", "yes", "path:1.3", "no")),
    (DIVERT, ("path:1.3",)),
    (LANDS, ("land:uyuniah", "s2+m0+p0")),
    (LANDS, ("land:thaklan",)),
    (LOOT, ()),
    (LEADER, ()),
    (DISCOUNT, ("hunters_lodge:strength", "enh_total_plus_4", "done")),
)
"""Positions in notation, and answers that lead from them to questions which random games hardly ever ask."""
NAME = "monster_lands"
MOST_GAMES = 2000
COPIES = 2
"""How many options of one shape are kept."""
KEPT_TABLES = 8
"""How many tables are kept for their own sake: early and late ones, of one to four clans."""
SHOWN = tuple(
    f"monster_lands.{prompt}"
    for prompt in (
        "act",
        "hire",
        "buy_trap",
        "who_goes",
        "give_up_magic",
        "strike_monster",
        "loot",
        "contract",
        "which_trap",
    )
)
"""Questions at which the browser's tests show the whole table."""
CARDS = ("trap", "equipment", "loot", "monster", "land", "member")
ONCE = ("token", "seat", "die")

__all__ = ["KEPT_TABLES", "MOST_GAMES", "NAME", "SHOWN", "games", "news", "seats", "shape", "things"]


def seats(table: dict[str, Any]) -> list[str]:
    """Return who sits at a table."""
    return [clan["clan"] for clan in table["clans"]]


def shape(question: Question, option: Option[Any]) -> tuple[object, int]:
    """Return what makes an option one of its kind, and how many of that kind are kept."""
    kinds = tuple(target.partition(":")[0] for target in option.targets)
    verb = option.text.partition(":")[0]
    if not kinds:
        return (question.prompt, "number" if option.text.isdigit() else option.text), 1
    if kinds[0] in CARDS:
        priced = question.prompt.rpartition(".")[2] in ("buy_trap", "buy_equipment", "hire")
        return (kinds[0], verb if ":" in option.text else "", priced), COPIES
    if len(kinds) == 1 and kinds[0] in ONCE:
        return (verb, option.targets[0]), 1
    if kinds[0] == "building":
        return (option.targets[0], kinds), 1
    if kinds[0] == "path":
        return option.text, 1
    return (question.prompt, kinds), COPIES


def news(event: Event, key: str) -> object:
    """Return what makes an event one of its kind: its sentence, and the things it names that are few."""
    named = ("reason", "building", "pile", "area", "token", "gift", "phase")
    return (key, tuple(str(event.facts.get(name, "")) for name in named))


def games() -> Iterator[tuple[Match, tuple[str, ...]]]:
    """Yield rare positions, then games of one to four clans at every difficulty, and of every scenario."""
    game = MonsterLandsGame()
    for text, answers in RARE:
        yield game.resume(game.parse(text, 0)), answers
    tables = every_table()
    for seed in range(MOST_GAMES):
        # A step that shares no divisor with the number of tables: early games differ in everything.
        yield game.new(tables[seed * 11 % len(tables)], seed=seed), ()


def things() -> dict[str, Phrase]:
    """Return what every card and token does: the browser says it of things that lie on the table."""
    game = MonsterLandsGame()
    tables, cards = game.tables, game.speech.cards
    records: tuple[tuple[str, Iterable[Any]], ...] = (
        ("member", tables.mercenaries),
        ("equipment", tables.equipment),
        ("monster", tables.monsters),
        ("land", tables.lands),
        ("trap", tables.traps),
        ("loot", tables.loot),
    )
    return {f"{kind}:{one.id}": effect(cards, kind, one.id) for kind, entries in records for one in entries}
