"""Answers of Monster Lands in words, as complete as a list needs them: with what they cost, bring and lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.monster_lands.rules.missions import can_discard, contract_of
from rulewright.games.monster_lands.rules.prices import persuasion_discount
from rulewright.games.monster_lands.rules.strike import SOURCE_NAMES
from rulewright.games.monster_lands.rules.wares import only_purchase
from rulewright.games.monster_lands.speech.effects import effect, trap
from rulewright.games.monster_lands.speech.nouns import (
    PROPER,
    clan,
    counted,
    counts,
    dice,
    die,
    say,
    together,
    way,
    word,
)
from rulewright.games.monster_lands.speech.questions import deal
from rulewright.games.monster_lands.terms import ARMORY, BAZAAR, BUILDINGS, COLOURS, DIE_NAMES, LODGE, PATH_NAMES

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeAlias

    from rulewright.games.monster_lands.speech.asked import Asked
    from rulewright.games.monster_lands.speech.nouns import Cards
    from rulewright.kernel.question import Option
    from rulewright.kernel.speech import Phrase

    Reckoning: TypeAlias = Callable[[Cards, Asked, Option[Any]], Phrase | None]

HIRING = ("hire", "hire_after_beer", "free_hire")
DICE_SETS = ("path_dice", "mission_dice", "land_dice", "steal")
"""Questions whose answers are some dice together."""
FACE_BITS = 3
"""A die that lies on the table: its colour above, its face in so many bits."""


def answer(cards: Cards, asked: Asked, option: Option[Any]) -> Phrase:
    """Return one answer in words."""
    reckon = RECKONED.get(asked.name)
    found = None if reckon is None else reckon(cards, asked, option)
    return found if found is not None else plain(cards, asked, option)


def plain(cards: Cards, asked: Asked, option: Option[Any]) -> Phrase:
    """Return an answer by what it does, or by the thing it names."""
    value = option.value
    if isinstance(value, tuple) and isinstance(value[0], str):
        verb, what = value
        return DEEDS[verb](cards, asked, what) if verb in DEEDS else word("option", option.text)
    kind, _, name = (option.targets or ("",))[0].partition(":")
    thing = THINGS.get(kind)
    return word("option", option.text) if thing is None else thing(cards, asked, name, option)


# What an action or an errand does.


def visit(cards: Cards, asked: Asked, what: tuple[int, int]) -> Phrase:
    """Return a die put into a building, with what it takes off a price and what it would buy at once."""
    building, number = what
    realm = asked.realm
    said = say("label.place", die=die(DIE_NAMES[number]), building=word("building", BUILDINGS[building]))
    off = persuasion_discount(realm, building, number)
    if off:
        said = say("answer.off", what=said, n=off)
    only = only_purchase(realm, asked.seat, building, number)
    return said if only is None else say("answer.at_once", what=said, thing=ware(cards, building, only))


def ware(cards: Cards, building: int, name: str) -> Phrase:
    """Return what a shop sells, in a word or two."""
    if building == ARMORY:
        return counted("defense", int(name))
    if building == LODGE:
        return trap(cards, name)
    if building == BAZAAR:
        return cards.named("equipment", name)
    return say("option.beer") if name == "beer" else cards.named("member", name)


def space(_cards: Cards, asked: Asked, what: tuple[int, int]) -> Phrase:
    """Return a space of a building, with what it yields."""
    building, number = what
    data = asked.realm.setting.buildings[building]
    name = word("building", BUILDINGS[building])
    if data.space_gold:
        return say("button.gold", building=name, n=data.space_gold[number])
    return say("button.tokens", building=name, n=data.space_tokens[number])


def assign(_cards: Cards, asked: Asked, path: int) -> Phrase:
    """Return going to a path; one to a contract that could not be fulfilled as things stand says so."""
    said = say("label.path", path=way(PATH_NAMES[path]))
    terms = deal(asked.realm, PATH_NAMES[path])
    if not terms or can_discard(asked.realm, asked.seat, contract_of(asked.realm, path).discard):
        return said
    return say("answer.lack", what=said, discard=terms["discard"])


def use_land(cards: Cards, asked: Asked, land: int) -> Phrase:
    """Return using an own land."""
    name = asked.realm.setting.land_name[land]
    return say("label.land", land=cards.named("land", name), effect=effect(cards, "land", name))


def colonise(cards: Cards, asked: Asked, land: int) -> Phrase:
    """Return settling an own land."""
    return say("label.colonise", land=cards.named("land", asked.realm.setting.land_name[land]))


def sell(cards: Cards, asked: Asked, monster: int) -> Phrase:
    """Return selling a trophy, for its price."""
    setting = asked.realm.setting
    gold = setting.tables.board.battle.trophy_sale_gold_per_value * setting.trophies[monster]
    return say("label.sell", monster=cards.named("monster", setting.monster_name[monster]), gold=gold)


def use_loot(cards: Cards, asked: Asked, loot: int) -> Phrase:
    """Return using loot."""
    return say("label.loot", effect=effect(cards, "loot", asked.realm.setting.loot_name[loot]))


def heal(cards: Cards, asked: Asked, member: int) -> Phrase:
    """Return healing somebody."""
    return say("label.heal", member=cards.named("member", asked.realm.setting.member_name[member]))


def use_talent(cards: Cards, asked: Asked, member: int) -> Phrase:
    """Return using somebody's talent."""
    name = asked.realm.setting.member_name[member]
    return say("label.use", member=cards.named("member", name), effect=effect(cards, "member", name))


def roll(_cards: Cards, _asked: Asked, colour: int | None) -> Phrase:
    """Return rolling a die, or everything."""
    return say("label.roll_all") if colour is None else say("label.roll", die=word("die", COLOURS[colour]))


def reroll(_cards: Cards, _asked: Asked, what: tuple[int, int]) -> Phrase:
    """Return rolling a die again, and by what."""
    lying, source = what
    thrown = die(f"{COLOURS[lying >> FACE_BITS]}-{lying & (1 << FACE_BITS) - 1}")
    by = word("source", SOURCE_NAMES[source]) if source < len(SOURCE_NAMES) else say("reason.loot")
    return say("label.reroll", die=thrown, source=by)


DEEDS: dict[str, Callable[[Cards, Asked, Any], Phrase]] = {
    "visit": visit,
    "space": space,
    "assign": assign,
    "land": use_land,
    "colonise": colonise,
    "sell": sell,
    "loot": use_loot,
    "heal": heal,
    "use": use_talent,
    "roll": roll,
    "reroll": reroll,
}
"""What is done with something; other deeds are a word."""


# What an answer names.


def card(cards: Cards, asked: Asked, kind: str, name: str) -> Phrase:
    """Return a card with what it does, and in the citadel with its price."""
    title, does = cards.named(kind, name), effect(cards, kind, name)
    cost = asked.price(name) or 0
    if kind == "member" and asked.name in HIRING:
        return say("label.hire", name=title, cost=cost, reputation=cards.record(kind, name).reputation, effect=does)
    if asked.name == "buy_equipment":
        return say("label.priced", name=title, cost=cost, effect=does)
    return say("label.card", name=title, effect=does)


def of_kind(kind: str) -> Callable[[Cards, Asked, str, Option[Any]], Phrase]:
    """Return how cards of a kind are named."""

    def speak(cards: Cards, asked: Asked, name: str, _option: Option[Any]) -> Phrase:
        return card(cards, asked, kind, name)

    return speak


def gear(cards: Cards, asked: Asked, name: str, option: Option[Any]) -> Phrase:
    """Return equipment; where one of several bearers gives it away, with its bearer."""
    bearer = option.text.partition("@")[2]
    if not bearer:
        return card(cards, asked, "equipment", name)
    does = effect(cards, "equipment", name)
    title, member = cards.named("equipment", name), cards.named("member", bearer)
    return say("label.carried", name=title, member=member, effect=does)


def token_of_lodge(cards: Cards, asked: Asked, name: str, _option: Option[Any]) -> Phrase:
    """Return a trap, in the lodge with its price: alone, or together with what was chosen before."""
    if asked.name != "buy_trap":
        return trap(cards, name)
    key = "label.priced" if asked.figure("due") is None else "label.priced_sum"
    return say(key, name=cards.group(name), cost=asked.price(name) or 0, effect=effect(cards, "trap", name))


def loot(cards: Cards, _asked: Asked, name: str, _option: Option[Any]) -> Phrase:
    """Return a loot token by what it does."""
    return effect(cards, "loot", name)


def building(_cards: Cards, _asked: Asked, _name: str, option: Option[Any]) -> Phrase:
    """Return something that is to be had in a building, by its own word."""
    return word("option", option.text)


def path(_cards: Cards, _asked: Asked, name: str, _option: Option[Any]) -> Phrase:
    """Return a path that is meant, but not gone to."""
    return way(name)


def one_die(_cards: Cards, _asked: Asked, _name: str, option: Option[Any]) -> Phrase:
    """Return a die."""
    return die(option.text)


def token(_cards: Cards, _asked: Asked, _name: str, option: Option[Any]) -> Phrase:
    """Return a token."""
    return word("token", option.text)


def seat(_cards: Cards, asked: Asked, name: str, _option: Option[Any]) -> Phrase:
    """Return a clan."""
    return clan(asked.realm, int(name))


THINGS: dict[str, Callable[[Cards, Asked, str, Option[Any]], Phrase]] = {
    **{kind: of_kind(kind) for kind in PROPER},
    "equipment": gear,
    "trap": token_of_lodge,
    "loot": loot,
    "building": building,
    "path": path,
    "die": one_die,
    "token": token,
    "seat": seat,
}
"""How an answer is named by the kind of thing it points at."""


# Answers that the question gives their meaning.


def bundle(_cards: Cards, _asked: Asked, option: Option[Any]) -> Phrase:
    """Return some dice together."""
    return dice(option.value)


def load(_cards: Cards, _asked: Asked, option: Option[Any]) -> Phrase:
    """Return some traps and defense tokens together."""
    return together(counts(zip(("trap", "defense"), option.value, strict=True)), "option.none")


def flasks(_cards: Cards, _asked: Asked, option: Option[Any]) -> Phrase:
    """Return a potion, a venom, or both."""
    potion, venom = option.value
    return together(counts((("potion", potion), ("venom", venom))), "option.none")


def salaries(cards: Cards, asked: Asked, option: Option[Any]) -> Phrase | None:
    """Return the payment of salaries: all of them, or as far as the gold goes."""
    if option.text != "pay":
        return None
    due, leaving = asked.figure("due") or 0, asked.things("deserter")
    if not leaving:
        return say("answer.pay", due=due)
    return say("answer.pay_short", due=due, gold=asked.figure("gold") or 0, who=deserters(cards, asked))


def deserters(cards: Cards, asked: Asked) -> tuple[Phrase, ...]:
    """Return who might leave: one, or one of several."""
    return tuple(cards.named("member", name) for name in asked.things("deserter"))


def contract(_cards: Cards, asked: Asked, option: Option[Any]) -> Phrase | None:
    """Return fulfilling a contract with what it takes and gives, or leaving it."""
    if option.text == "decline":
        return say("answer.leave")
    return say("answer.fulfil", **deal(asked.realm, asked.thing("path"))) if option.text == "fulfil" else None


def hire(_cards: Cards, asked: Asked, option: Option[Any]) -> Phrase | None:
    """Return a round of beer with its price."""
    if option.text != "beer":
        return None
    return say("button.priced", name=say("option.beer"), cost=asked.price("beer") or 0)


def how_many_defense(_cards: Cards, asked: Asked, option: Option[Any]) -> Phrase:
    """Return some defense tokens with their price."""
    return say("answer.defense", goods=counted("defense", option.value), cost=asked.price(option.text) or 0)


def how_many_potions(_cards: Cards, asked: Asked, option: Option[Any]) -> Phrase:
    """Return some potions, and the venoms that come with them."""
    venoms = (asked.figure("tokens") or option.value) - option.value
    return say("answer.several", goods=counts((("potion", option.value), ("venom", venoms))))


def give_up_magic(_cards: Cards, _asked: Asked, option: Option[Any]) -> Phrase:
    """Return giving up some dice."""
    return say("answer.give_up", n=option.value)


def leaving(key: str, figure: str) -> Reckoning:
    """Return how to say that so many of something are dealt with, and how many are left."""

    def reckon(_cards: Cards, asked: Asked, option: Option[Any]) -> Phrase:
        return say(key, n=option.value, left=(asked.figure(figure) or 0) - option.value)

    return reckon


BLOCK = leaving("answer.block", "hits")

RECKONED: dict[str, Reckoning] = {
    **dict.fromkeys(DICE_SETS, bundle),
    "path_tokens": load,
    "flasks": flasks,
    "salaries": salaries,
    "contract": contract,
    "hire": hire,
    "how_many_defense": how_many_defense,
    "how_many_potions": how_many_potions,
    "give_up_magic": give_up_magic,
    "drink": leaving("answer.drink", "wounds"),
    "block_talents": BLOCK,
    "block_tokens": BLOCK,
}
"""How answers are told at some questions; None where they say what they say elsewhere."""
