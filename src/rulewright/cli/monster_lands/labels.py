"""Options and questions of Monster Lands in words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from rulewright.cli.monster_lands import asking
from rulewright.cli.monster_lands.words import Words

if TYPE_CHECKING:
    from rulewright.cli.face import Facts

MIX = re.compile(r"s(\d+)\+m(\d+)(?:\+p(\d+))?")
LOAD = re.compile(r"traps(\d+)\+defense(\d+)")
PROPER = ("member", "equipment", "monster", "land")
DEEDS = ("sell", "loot", "heal", "use", "colonise", "land")


def prompt(words: Words, facts: Facts) -> str:
    """Return the open question as a sentence, with the things it is about."""
    question = facts["question"]
    full = asking.in_full(words, facts, question["prompt"].partition(".")[2])
    if full is not None:
        return full
    about: dict[str, str] = {}
    for target in question["about"]:
        kind, _, name = target.partition(":")
        if kind == "path":
            about["path"] = words.path(name)
        elif kind in PROPER:
            about[kind] = words.named(kind, name)
        elif kind == "loot":
            about["loot"] = words.effect("loot", name)
    return words.say(f"prompt.{question['prompt'].partition('.')[2]}", **about)


def label(words: Words, facts: Facts, option: dict[str, Any]) -> str:
    """Return one option in words; its targets say what kind of thing it is."""
    text: str = option["text"]
    targets: list[str] = option["targets"]
    reckoned = asking.reckoned(words, facts, text)
    if reckoned is not None:
        return reckoned
    if f"monster_lands.option.{text}" in words.texts:
        return words.say(f"option.{text}")
    verb, _, rest = text.partition(":")
    if verb in DEEDS and rest:
        return deed(words, verb, rest)
    if verb in ("roll", "reroll"):
        return roll(words, verb, rest)
    return several(words, text) or (by_target(words, facts, text, targets) if targets else text)


def several(words: Words, text: str) -> str:
    """Return some dice or tokens together; nothing if a text names none."""
    if match := MIX.fullmatch(text):
        strength, magic, persuasion = match.groups(default="0")
        return words.say("label.dice", strength=strength, magic=magic, persuasion=persuasion)
    if match := LOAD.fullmatch(text):
        return words.say("label.tokens", traps=int(match[1]), defense=int(match[2]))
    return words.say("label.both") if text == "potion+venom" else ""


def deed(words: Words, verb: str, name: str) -> str:
    """Return something to do beside an action, or with an own land."""
    if verb == "loot":
        return words.say("label.loot", effect=words.effect("loot", name))
    if verb in ("land", "colonise"):
        return words.say(f"label.{verb}", land=words.named("land", name), effect=words.effect("land", name))
    if verb == "sell":
        gold = words.tables.board.battle.trophy_sale_gold_per_value * words.monsters[name].trophies
        return words.say("label.sell", monster=words.named("monster", name), gold=gold)
    return words.say(f"label.{verb}", member=words.named("member", name), effect=words.effect("member", name))


def roll(words: Words, verb: str, rest: str) -> str:
    """Return rolling or rerolling dice."""
    die, _, source = rest.partition(":")
    if verb == "roll":
        return words.say("label.roll_all") if die == "all" else words.say("label.roll", die=words.die(die))
    by = words.say(f"source.{source}") if f"monster_lands.source.{source}" in words.texts else words.say("reason.loot")
    return words.say("label.reroll", die=words.die(die), source=by)


def by_target(words: Words, facts: Facts, text: str, targets: list[str]) -> str:
    """Return an option that names things on the table."""
    kind, _, name = targets[0].partition(":")
    if kind == "building":
        return in_building(words, facts, name, targets[1])
    if kind == "path":
        return asking.way(words, facts, name)
    if kind == "die":
        return words.die(text)
    if kind == "token":
        return words.say(f"token.{text}")
    if kind == "seat":
        return words.clan(facts, int(name))
    return card(words, facts, kind, name)


def in_building(words: Words, facts: Facts, name: str, target: str) -> str:
    """Return a die put into a building, or one of its spaces."""
    kind, _, what = target.partition(":")
    if kind == "die":
        return asking.visit(words, facts, name, what)
    return asking.space(words, name, int(what.partition(".")[2]))


def card(words: Words, facts: Facts, kind: str, name: str) -> str:
    """Return a card or token with what it does, and in the citadel with its price."""
    effect = words.effect(kind, name)
    asked = facts["question"]["prompt"].partition(".")[2]
    cost = asking.price(facts, name) or 0
    if kind == "trap":
        if asked != "buy_trap":
            return words.trap(name)
        title = words.say(f"group.{words.traps[name].group}")
        more = asking.figure(facts, "due") is not None
        return words.say("label.priced_sum" if more else "label.priced", name=title, cost=cost, effect=effect)
    if kind == "loot":
        return effect
    title = words.named(kind, name)
    if kind == "member" and asked in ("hire", "hire_after_beer", "free_hire"):
        person = words.members[name]
        return words.say("label.hire", name=title, cost=cost, reputation=person.reputation, effect=effect)
    if asked == "buy_equipment":
        return words.say("label.priced", name=title, cost=cost, effect=effect)
    return words.say("label.card", name=title, effect=effect)
