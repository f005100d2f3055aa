"""Options and questions of Root in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.cli.root.factions.marquise import next_building
from rulewright.cli.root.words import Words, suit_id

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulewright.cli.face import Facts

VERBS = ("craft", "use", "activate", "take")
SAID = {
    ("root.marquise.action", "done"): "end_daylight",
    ("root.alliance.daylight", "done"): "end_daylight",
    ("root.vagabond.action", "done"): "end_daylight",
    ("root.move.where", "done"): "end_march",
    ("root.cards.use", "done"): "go_on",
    ("root.craft", "done"): "go_on",
    ("root.daylight", "done"): "go_on",
    ("root.eyrie.add", "done"): "go_on",
    ("root.alliance.revolt", "done"): "go_on",
    ("root.alliance.spread", "done"): "go_on",
    ("root.vagabond.slip", "done"): "stay",
    ("root.battle.ambush", "decline"): "no_ambush",
    ("root.battle.foil", "decline"): "no_ambush",
    ("root.battle.effect", "decline"): "no_effect",
    ("root.marquise.hospitals", "decline"): "let_go",
    ("root.vagabond.enlist", "decline"): "alone",
    ("root.vagabond.escort", "decline"): "alone",
    ("root.vagabond.aid_take", "decline"): "take_nothing",
}
"""What is said instead of "done" or "no", by the question it belongs to."""
OBEYED = {"root.move.where": "root.say.decree_move", "root.battle.where": "root.say.decree_battle"}
"""What is asked instead where the Decree demands it: the suit of its card is named."""


def prompt(words: Words, facts: Facts) -> str:
    """Return the open question as a sentence, with the things it is about."""
    question = facts["question"]
    about: dict[str, str | int] = {}
    places: list[str] = []
    for target in question["about"]:
        kind, _, name = target.partition(":")
        if kind in ("clearing", "forest"):
            places.append(words.place(facts, place_of(target)))
        elif kind == "seat":
            about["seat"] = words.seat(facts, int(name))
        elif kind == "card":
            about["card"] = words.suited(name)
        elif kind == "suit":
            about["suit"] = words.suit(name)
        elif kind == "number":
            about["n"] = int(name)
    if places:
        about |= {"clearing": places[0], "origin": places[0], "destination": places[-1]}
    game, _, key = question["prompt"].partition(".")
    if "suit" in about and question["prompt"] in OBEYED:
        return words.texts(OBEYED[question["prompt"]], **about)
    return words.texts(f"{game}.prompt.{key}", **about)


def place_of(target: str) -> str:
    """Return the notation of a target that is a place."""
    kind, _, name = target.partition(":")
    return name if kind == "clearing" else f"f{name}"


def label(words: Words, facts: Facts, option: dict[str, Any]) -> str:
    """Return one option in words; its targets say what kind of thing it is."""
    text: str = option["text"]
    targets: list[str] = option["targets"]
    kinds = tuple(target.partition(":")[0] for target in targets)
    if not targets:
        return plain(words, facts, text)
    if kinds[0] == "card":
        return card_label(words, facts, text, targets)
    if len(targets) > 1:
        return combined(words, facts, text, targets)
    if "@" in text:
        return trigger(words, facts, text)
    return single(words, facts, kinds[0], text)


def combined(words: Words, facts: Facts, text: str, targets: list[str]) -> str:
    """Return an option that names several things: a way, a battle, a piece in a place or of somebody."""
    kind = targets[0].partition(":")[0]
    if kind == "piece":
        return site(words, facts, text)
    if kind == "seat":
        faction, _, piece = text.partition(":")
        return words.texts("root.label.piece_of", name=words.faction(faction), piece=words.piece(piece))
    if ">" not in text:
        name = words.seat(facts, int(targets[1].partition(":")[2]))
        return words.texts("root.label.fight", name=name, place=words.place(facts, place_of(targets[0])))
    origin, destination = (words.place(facts, place_of(target), short=True) for target in targets)
    return words.texts("root.say.way", origin=origin, destination=destination)


def site(words: Words, facts: Facts, text: str) -> str:
    """Return a building in a clearing (`sawmill@3`), with what it costs and gives."""
    piece, _, place = text.partition("@")
    cost, points = next_building(facts["table"]["players"][facts["question"]["seat"]], piece)
    return words.texts("root.label.site", what=words.piece(piece), place=words.place(facts, place), cost=cost, n=points)


def trigger(words: Words, facts: Facts, text: str) -> str:
    """Return an effect set off in a place (`outrage@3`)."""
    name, _, place = text.partition("@")
    return words.texts("root.label.trigger", what=words.texts(f"root.trigger.{name}"), place=words.place(facts, place))


def single(words: Words, facts: Facts, kind: str, text: str) -> str:
    """Return an option that names one thing."""
    if kind in ("clearing", "forest"):
        return words.place(facts, text)
    if kind in ("leader", "character"):
        name, effect = words.texts(f"root.{kind}_name.{text}"), words.texts(f"root.{kind}_effect.{text}")
        return words.texts("root.label.named", name=name, effect=effect)
    if kind == "seat":
        return words.texts(f"root.faction.{text}")
    speak: dict[str, Callable[[str], str]] = {"item": words.item, "piece": words.piece, "quest": words.quest}
    return speak[kind](text) if kind in speak else text


def card_label(words: Words, facts: Facts, text: str, targets: list[str]) -> str:
    """Return an option that does something with a card."""
    name = targets[0].partition(":")[2]
    card, suit = words.card(name), words.card_suit(name)
    verb = text.partition(":")[0]
    if verb in VERBS and verb != text:
        key = deed(facts, verb, suit_id(name))
        return words.texts(f"root.label.{key}", card=card, suit=suit, effect=words.effect(name))
    if len(targets) > 1:
        column = words.texts(f"root.column.{targets[1].partition(':')[2]}")
        return words.texts("root.label.add", card=card, suit=suit, column=column)
    return words.suited(name)


def deed(facts: Facts, verb: str, suit: str) -> str:
    """Return the key of something done with a card: what a dominance card asks and costs depends on who and which."""
    if verb == "activate" and facts["table"]["players"][facts["question"]["seat"]]["faction"] == "vagabond":
        return "activate_coalition"
    return f"{verb}_bird" if verb in ("activate", "take") and suit == "bird" else verb


def plain(words: Words, facts: Facts, text: str) -> str:
    """Return an option without targets: a verb, a number, a suit."""
    if (facts["question"]["prompt"], text) in SAID:
        return words.texts(f"root.button.{SAID[facts['question']['prompt'], text]}")
    if text.isdigit():
        return words.texts("root.label.warriors", pieces=words.pieces("warrior", int(text)))
    if facts["question"]["prompt"].startswith("root.eyrie.decree.") and f"root.suit.{text}" in words.texts:
        return words.texts("root.label.order", suit=words.suit(text))
    key = f"root.option.{text}"
    return words.texts(key) if key in words.texts else text
