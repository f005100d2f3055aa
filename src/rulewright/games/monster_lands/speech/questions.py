"""Questions of Monster Lands as sentences, with the numbers they are about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.monster_lands.rules.missions import contract_of
from rulewright.games.monster_lands.speech.effects import effect
from rulewright.games.monster_lands.speech.nouns import dice, goods, listed, say, way
from rulewright.games.monster_lands.terms import ENTRANCE, LAND_PATHS, MISSION_B, NONE, PATH_NAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulewright.games.monster_lands.position import Realm
    from rulewright.games.monster_lands.speech.asked import Asked
    from rulewright.games.monster_lands.speech.nouns import Cards
    from rulewright.kernel.speech import Part, Phrase

SPOKEN_OF = {
    "colonist": "land",
    "divert": "path",
    "pass_on": "equipment",
    "use_loot": "loot",
    "who_carries": "equipment",
    "who_goes": "path",
}
"""Questions that name the thing they are about, and its kind."""


def prompt(cards: Cards, asked: Asked) -> Phrase:
    """Return a question as a sentence."""
    reckon = RECKONED.get(asked.name)
    if reckon is not None:
        return reckon(cards, asked)
    vary = VARIED.get(asked.name)
    other = None if vary is None else vary(asked)
    if other is not None:
        return other
    kind = SPOKEN_OF.get(asked.name)
    return say(f"prompt.{asked.name}", **({} if kind is None else {kind: about(cards, kind, asked.thing(kind))}))


def about(cards: Cards, kind: str, name: str) -> Part:
    """Return the thing that a question is about."""
    if kind == "path":
        return way(name)
    return effect(cards, kind, name) if kind == "loot" else cards.named(kind, name)


def salaries(_cards: Cards, asked: Asked) -> Phrase:
    """Tell what is due, and what there is to pay it with."""
    return say("ask.salaries", due=asked.figure("due") or 0, gold=asked.figure("gold") or 0)


def use_discount(cards: Cards, asked: Asked) -> Phrase:
    """Tell whose discount it is, and what it would change."""
    kind = "member" if asked.things("member") else "equipment"
    name = cards.named(kind, asked.thing(kind))
    return say("ask.use_discount", due=asked.figure("due") or 0, after=asked.figure("after") or 0, name=name)


def buy_trap(asked: Asked) -> Phrase | None:
    """Tell the price so far of those who have chosen one."""
    due = asked.figure("due")
    return None if due is None else say("ask.buy_trap", due=due)


def block_talents(_cards: Cards, asked: Asked) -> Phrase:
    """Tell the hits that are open, and what may stop them: guards at the entrance, a shield on a land."""
    at_gate = PATH_NAMES.index(asked.thing("path")) >= ENTRANCE
    return say("ask.block_guards" if at_gate else "ask.block_shield", hits=asked.figure("hits") or 0)


def block_tokens(_cards: Cards, asked: Asked) -> Phrase:
    """Tell the hits that are open."""
    return say("ask.block_tokens", hits=asked.figure("hits") or 0)


def drink(_cards: Cards, asked: Asked) -> Phrase:
    """Tell the wounds that are open."""
    return say("ask.drink", wounds=asked.figure("wounds") or 0)


def path_dice(_cards: Cards, asked: Asked) -> Phrase:
    """Tell how many dice a path takes."""
    path = PATH_NAMES.index(asked.thing("path"))
    if path >= ENTRANCE:
        return say("ask.path_dice_gate", room=asked.figure("room") or 0)
    land, number = divmod(path, LAND_PATHS)
    setting, face = asked.realm.setting, asked.realm.modifiers[land]
    return say("ask.path_dice", must=dice(setting.require[face][number]), more=dice(setting.reinforce[face][number]))


def path_tokens(_cards: Cards, asked: Asked) -> Phrase:
    """Tell for how many tokens there is room."""
    return say("ask.path_tokens", room=asked.figure("room") or 0)


def strike_monster(asked: Asked) -> Phrase | None:
    """Tell of an attack whose dice have all fallen, or that never had any."""
    if asked.figure("unrolled"):
        return None
    return say("ask.strike_done" if asked.figure("laid") else "ask.strike_none")


def contract(_cards: Cards, asked: Asked) -> Phrase:
    """Tell what a contract takes and gives."""
    return say("ask.contract", **deal(asked.realm, asked.thing("path")))


def deal(realm: Realm, path: str) -> dict[str, Part]:
    """Return what the contract on a path takes and gives; nothing where none lies."""
    number = PATH_NAMES.index(path)
    if not MISSION_B <= number < ENTRANCE or realm.missions[1] == NONE:
        return {}
    half = contract_of(realm, number)
    return {"discard": listed(goods(half.discard)), "reward": listed(goods(half.reward))}


RECKONED: dict[str, Callable[[Cards, Asked], Phrase]] = {
    "salaries": salaries,
    "use_discount": use_discount,
    "block_talents": block_talents,
    "block_tokens": block_tokens,
    "drink": drink,
    "path_dice": path_dice,
    "path_tokens": path_tokens,
    "contract": contract,
}
"""Questions that are always told with their numbers."""
VARIED: dict[str, Callable[[Asked], Phrase | None]] = {"buy_trap": buy_trap, "strike_monster": strike_monster}
"""Questions that are sometimes put in another way; None where their plain words say everything."""
