"""Answers of Monster Lands in a word or two, to stand beside their question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.monster_lands.speech.answers import deserters, leaving
from rulewright.games.monster_lands.speech.effects import effect
from rulewright.games.monster_lands.speech.nouns import PROPER, die, say, way, word
from rulewright.games.monster_lands.terms import BUILDINGS, DIE_NAMES, PATH_NAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulewright.games.monster_lands.speech.answers import Reckoning
    from rulewright.games.monster_lands.speech.asked import Asked
    from rulewright.games.monster_lands.speech.nouns import Cards
    from rulewright.kernel.question import Option
    from rulewright.kernel.speech import Phrase

SAID = {
    ("buy_trap", "done"): "no_more",
    ("pawn", "done"): "no_more",
    ("hire_after_beer", "done"): "nobody",
    ("contract", "decline"): "unfulfilled",
    ("heal", "done"): "nobody",
    ("afterwards", "pass"): "end_turn",
    ("colonist", "decline"): "nobody",
    ("divert_where", "decline"): "nobody",
}
"""What a button says instead of "done" or "no", by the question it belongs to."""


def button(cards: Cards, asked: Asked, option: Option[Any]) -> Phrase | None:
    """Return one answer in a word or two; None where a list has no more words for it."""
    said = SAID.get((asked.name, option.text))
    if said is not None:
        return word("button", said)
    shorten = RECKONED.get(asked.name)
    found = None if shorten is None else shorten(cards, asked, option)
    return short(cards, asked, option) if found is None else found


def short(cards: Cards, asked: Asked, option: Option[Any]) -> Phrase | None:
    """Return a deed or a thing in fewer words than a list has for it; None where there are none."""
    value = option.value
    if isinstance(value, tuple) and isinstance(value[0], str):
        verb, what = value
        return DEEDS[verb](cards, asked, what) if verb in DEEDS else None
    kind, _, name = (option.targets or ("",))[0].partition(":")
    if kind == "trap":
        return priced(asked, name, effect(cards, "trap", name))
    if kind in PROPER:
        bearer = option.text.partition("@")[2]
        title = cards.named(kind, name)
        if bearer:
            return say("button.carried", name=title, member=cards.named("member", bearer))
        return priced(asked, name, title)
    return None


def priced(asked: Asked, name: str, what: Phrase) -> Phrase:
    """Return something that is for sale with its price: alone, or together with what was chosen before."""
    cost = asked.price(name)
    if cost is None:
        return what
    return say("button.priced" if asked.figure("due") is None else "button.priced_sum", name=what, cost=cost)


def visit(_cards: Cards, _asked: Asked, what: tuple[int, int]) -> Phrase:
    """Return a die in a building."""
    building, number = what
    return say("label.place", die=die(DIE_NAMES[number]), building=word("building", BUILDINGS[building]))


def assign(_cards: Cards, _asked: Asked, path: int) -> Phrase:
    """Return a path to go to."""
    return way(PATH_NAMES[path])


def use_loot(cards: Cards, asked: Asked, loot: int) -> Phrase:
    """Return loot to use."""
    return say("button.loot", what=effect(cards, "loot", asked.realm.setting.loot_name[loot]))


def use_land(cards: Cards, asked: Asked, land: int) -> Phrase:
    """Return a land to use."""
    return say("button.land", what=cards.named("land", asked.realm.setting.land_name[land]))


def use_talent(cards: Cards, asked: Asked, member: int) -> Phrase:
    """Return somebody's talent to use."""
    name = asked.realm.setting.member_name[member]
    return say("button.use", what=cards.named("member", name), effect=effect(cards, "member", name))


DEEDS: dict[str, Callable[[Cards, Asked, Any], Phrase]] = {
    "visit": visit,
    "assign": assign,
    "loot": use_loot,
    "land": use_land,
    "use": use_talent,
}


def salaries(cards: Cards, asked: Asked, option: Option[Any]) -> Phrase | None:
    """Return paying as far as the gold goes."""
    if option.text != "pay" or not asked.things("deserter"):
        return None
    return say("button.short", gold=asked.figure("gold") or 0, who=deserters(cards, asked))


BLOCK = leaving("button.left", "hits")

RECKONED: dict[str, Reckoning] = {
    "salaries": salaries,
    "block_talents": BLOCK,
    "block_tokens": BLOCK,
}
"""Answers that some questions have shorter words for; None where they have not."""
