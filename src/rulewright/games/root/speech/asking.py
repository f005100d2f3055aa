"""Questions and answers in words, as far as they are common to all factions.

An answer is recognised by its targets: they say what kind of thing it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.root.rules.paying import pays_otherwise
from rulewright.games.root.speech import nouns
from rulewright.kernel.speech import Phrase, verbatim

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Option, Question, Seat
    from rulewright.kernel.speech import Part

PLACES = frozenset({"clearing", "forest"})
WITH_EFFECT = frozenset({"craft", "use"})
"""What is done with a card for its effect."""
FOR_GOOD = frozenset({"activate", "take"})
"""What is done with a dominance card; its suit says what it asks, or costs."""
SAID = {
    "root.move.where done": "end_march",
    "root.cards.use done": "go_on",
    "root.services done": "go_on",
    "root.craft done": "go_on",
    "root.daylight done": "go_on",
    "root.battle.ambush decline": "no_ambush",
    "root.battle.foil decline": "no_ambush",
    "root.battle.effect decline": "no_effect",
}
"""What is said in place of "done" or "no", by the question and the answer."""


def about(root: Root, question: Question) -> dict[str, Part]:
    """Return the things a question is about, by what they are called in its sentence."""
    found: dict[str, Part] = {}
    places: list[Phrase] = []
    for target in question.about:
        kind, _, name = target.partition(":")
        if kind in PLACES:
            places.append(nouns.place(root, nouns.place_of(target)))
        elif kind == "seat":
            found["seat"] = nouns.seat(root, int(name))
        elif kind == "card":
            found["card"] = nouns.suited(root, name)
        elif kind == "path":
            found["path"] = nouns.path(name)
        elif kind == "suit":
            found["suit"] = nouns.suit(name)
        elif kind == "number":
            found["n"] = int(name)
    if len(places) == 1:
        found["clearing"] = places[0]
    elif places:
        found |= {"origin": places[0], "destination": places[-1]}
    return found


def prompt(question: Question, about: dict[str, Part]) -> Phrase:
    """Return a question as a sentence."""
    return Phrase(f"root.prompt.{question.prompt.removeprefix('root.')}", **about)


def option(root: Root, question: Question, option: Option[Any]) -> Phrase:
    """Return an answer as complete as a list needs it."""
    text, targets = option.text, option.targets
    if not targets:
        return plain(question, text)
    kind, _, name = targets[0].partition(":")
    if kind == "card":
        return card_of(root, name, targets[1]) if len(targets) > 1 else deed(root, text, name)
    if kind == "service":
        return bought(root, question, name, int(targets[1].partition(":")[2]))
    if kind in PLACES:
        return placed(root, option)
    if kind == "seat":
        return somebody(root, int(name), targets)
    things = {"item": nouns.item, "piece": nouns.piece, "path": nouns.path}
    return things[kind](name) if kind in things else verbatim(text)


def bought(root: Root, question: Question, service: str, price: int) -> Phrase:
    """Return an answer that buys a service: what it costs, and in what."""
    pays = "otherwise" if pays_otherwise(root, question.seat) else "warriors"
    return Phrase("root.label.buy", service=nouns.word("service", service), n=price, pays=pays)


def somebody(root: Root, seat: Seat, targets: tuple[str, ...]) -> Phrase:
    """Return an answer that is about a seat: a piece of theirs, or themselves."""
    if len(targets) == 1:
        return nouns.full_name(root, seat)
    piece = targets[-1].partition(":")[2]
    return Phrase("root.label.piece_of", name=nouns.seat(root, seat), piece=nouns.piece(piece))


def placed(root: Root, option: Option[Any]) -> Phrase:
    """Return an answer that is about places: a way, a battle, an effect set off, or a place alone."""
    text, targets = option.text, option.targets
    place = nouns.place_of(targets[0])
    if ">" in text:
        origin, destination = (nouns.place_in_brief(root, nouns.place_of(target)) for target in targets)
        return Phrase("root.say.way", origin=origin, destination=destination)
    if len(targets) > 1:
        foe = nouns.force_of(root, targets[1])
        return Phrase("root.label.fight", name=foe, place=nouns.place(root, place))
    if "@" in text:
        what = nouns.word("trigger", text.partition("@")[0])
        return Phrase("root.label.trigger", what=what, place=nouns.place(root, place))
    return nouns.place(root, place)


def deed(root: Root, text: str, name: str) -> Phrase:
    """Return an answer that does something with a card."""
    verb, colon, _ = text.partition(":")
    if colon and verb in WITH_EFFECT:
        return Phrase(f"root.label.{verb}", card=nouns.suited(root, name), effect=nouns.effect(root, name))
    if colon and verb in FOR_GOOD:
        suit = nouns.suit_of(root, name)
        key = f"root.label.{verb}_bird" if suit == "bird" else f"root.label.{verb}"
        return Phrase(key, card=nouns.card(name), suit=nouns.suit(suit))
    return nouns.suited(root, name)


def card_of(root: Root, name: str, whose: str) -> Phrase:
    """Return a card that lies before somebody."""
    return Phrase("root.label.card_of", card=nouns.suited(root, name), name=nouns.force_of(root, whose))


def told_apart(root: Root, question: Question, name: str) -> Phrase:
    """Return a card as briefly as can be: with its suit only where the question names another card of its name."""
    cards = {
        card
        for option in question.options
        for kind, _, card in (target.partition(":") for target in option.targets)
        if kind == "card"
    }
    alike = any(card != name and nouns.title(root, card) == nouns.title(root, name) for card in cards)
    return nouns.suited(root, name) if alike else nouns.card(name)


def plain(question: Question, text: str) -> Phrase:
    """Return an answer without targets: a verb or a number of warriors."""
    said = SAID.get(f"{question.prompt} {text}")
    if said is not None:
        return nouns.word("button", said)
    return nouns.pieces("warrior", int(text)) if text.isdigit() else nouns.word("option", text)


def button(root: Root, question: Question, option: Option[Any]) -> Phrase | None:
    """Return an answer in a word or two; None if it is said as in a list."""
    text, targets = option.text, option.targets
    if not targets:
        return plain_button(question, text)
    kind, _, name = targets[0].partition(":")
    if kind == "seat" and len(targets) == 1:
        return nouns.seat(root, int(name))
    if kind == "card":
        return deed_button(root, question, text, name)
    if ">" in text:
        origin, destination = (nouns.sign(nouns.place_of(target)) for target in targets)
        return Phrase("root.say.way", origin=origin, destination=destination)
    if kind == "clearing" and len(targets) > 1:
        foe = nouns.force_of(root, targets[1])
        return Phrase("root.button.fight", name=foe, number=name)
    return None


def plain_button(question: Question, text: str) -> Phrase | None:
    """Return an answer without targets in a word or two."""
    if text.isdigit():
        return verbatim(text)
    return None if f"{question.prompt} {text}" in SAID else nouns.word("button", text)


def deed_button(root: Root, question: Question, text: str, name: str) -> Phrase | None:
    """Return something done with a card in a word or two."""
    verb, colon, _ = text.partition(":")
    if colon and verb in WITH_EFFECT:
        return Phrase(f"root.button.{verb}", card=told_apart(root, question, name))
    if colon and verb in FOR_GOOD:
        return Phrase(f"root.button.{verb}", card=nouns.card(name), suit=nouns.suit(nouns.suit_of(root, name)))
    return None
