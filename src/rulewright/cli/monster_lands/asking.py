"""Questions and answers of Monster Lands with the numbers that the engine tells with a question."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rulewright.cli.face import Facts
    from rulewright.cli.monster_lands.words import Words


def named(facts: Facts, kind: str) -> list[str]:
    """Return everything of a kind that the question is about, by name."""
    told = [one.partition(":") for one in facts["question"]["about"]]
    return [name for what, _, name in told if what == kind]


def figure(facts: Facts, what: str) -> int | None:
    """Return a number by what it counts; None where the question says nothing of it."""
    found = named(facts, what)
    return int(found[0]) if found else None


def price(facts: Facts, name: str) -> int | None:
    """Return what an answer costs."""
    found = [one.partition("=") for one in named(facts, "price")]
    return next((int(gold) for answer, _, gold in found if answer == name), None)


def own(facts: Facts) -> dict[str, Any]:
    """Return the clan that is asked."""
    clan: dict[str, Any] = facts["table"]["clans"][facts["question"]["seat"]]
    return clan


# Questions.


def in_full(words: Words, facts: Facts, asked: str) -> str | None:
    """Return a question with its numbers; None where its plain words say everything."""
    if "path" in asked or asked in ("block_talents", "block_tokens", "drink", "strike_monster", "contract"):
        return outside(words, facts, asked, next(iter(named(facts, "path")), ""))
    due = figure(facts, "due")
    if due is None:
        return None
    if asked == "salaries":
        return words.say("ask.salaries", due=due, gold=figure(facts, "gold"))
    if asked == "use_discount":
        member, card = named(facts, "member"), named(facts, "equipment")
        name = words.named("member", member[0]) if member else words.named("equipment", card[0])
        return words.say("ask.use_discount", due=due, after=figure(facts, "after"), name=name)
    return words.say("ask.buy_trap", due=due) if asked == "buy_trap" else None


def outside(words: Words, facts: Facts, asked: str, path: str) -> str | None:
    """Return a question about a path with its numbers."""
    if asked == "path_dice":
        return dice(words, facts, path)
    if asked == "path_tokens":
        return words.say("ask.path_tokens", room=figure(facts, "room"))
    if asked == "strike_monster":
        return strike(words, facts)
    if asked == "contract":
        deal = contract(words, facts, path)
        return words.say("ask.contract", **deal) if deal else None
    return defence(words, facts, asked, path)


def defence(words: Words, facts: Facts, asked: str, path: str) -> str:
    """Return a question about hits or wounds that are open."""
    if asked == "drink":
        return words.say("ask.drink", wounds=figure(facts, "wounds"))
    key = asked if asked == "block_tokens" else "block_guards" if path.startswith("e") else "block_shield"
    return words.say(f"ask.{key}", hits=figure(facts, "hits"))


def dice(words: Words, facts: Facts, path: str) -> str | None:
    """Return how many dice a path takes."""
    area, _, number = path.partition(".")
    if area == "e":
        return words.say("ask.path_dice_gate", room=figure(facts, "room"))
    lands = facts["table"]["lands"]
    place = int(area) - 1
    face = words.faces.get(lands[place]["modifier"] or "") if place < len(lands) else None
    if face is None:
        return None
    data = face.paths[int(number) - 1]
    none = words.say("say.no_dice")
    return words.say(
        "ask.path_dice", must=words.dice([data.require]) or none, more=words.dice([data.reinforce]) or none
    )


def strike(words: Words, facts: Facts) -> str | None:
    """Return the question about an attack whose dice have all fallen, or that never had any; else None."""
    if figure(facts, "unrolled") != 0:
        return None
    return words.say("ask.strike_done" if figure(facts, "laid") else "ask.strike_none")


def contract(words: Words, facts: Facts, path: str) -> dict[str, str]:
    """Return what a contract takes and gives; nothing where none lies."""
    tile = words.missions.get(facts["table"]["missions"][1] or 0)
    if not path.startswith("m2") or tile is None:
        return {}
    half = tile.b_left if path.endswith("1") else tile.b_right
    return {"discard": words.goods(half.discard), "reward": words.goods(half.reward)}


# Answers.


def reckoned(words: Words, facts: Facts, text: str) -> str | None:
    """Return an answer with what it costs or leads to, where the engine has told the numbers; None elsewhere."""
    asked = facts["question"]["prompt"].partition(".")[2]
    if asked == "salaries" and text == "pay":
        return paying(words, facts)
    if asked == "contract":
        deal = contract(words, facts, next(iter(named(facts, "path")), ""))
        if text == "decline":
            return words.say("answer.leave")
        return words.say("answer.fulfil", **deal) if text == "fulfil" and deal else None
    if asked == "hire" and text == "beer":
        return words.say("button.priced", name=words.say("option.beer"), cost=price(facts, text) or 0)
    if asked == "flasks" and text in ("potion", "venom"):
        return words.say(f"count.{text}", n=1)
    return counted(words, facts, asked, int(text)) if text.isdecimal() else None


def paying(words: Words, facts: Facts) -> str | None:
    """Return the payment of salaries: all of them, or as far as the gold goes."""
    due, leaving = figure(facts, "due"), [words.named("member", name) for name in named(facts, "deserter")]
    if due is None:
        return None
    if not leaving:
        return words.say("answer.pay", due=due)
    who = reduce(lambda one, other: words.say("count.or", one=one, other=other), leaving)
    return words.say("answer.pay_short", due=due, gold=figure(facts, "gold"), who=who)


def counted(words: Words, facts: Facts, asked: str, number: int) -> str | None:
    """Return an answer that is a number."""
    if asked == "how_many_defense":
        goods = words.say("count.defense", n=number)
        return words.say("answer.defense", goods=goods, cost=price(facts, str(number)) or 0)
    if asked == "how_many_potions":
        venoms = (figure(facts, "tokens") or number) - number
        parts = (("potion", number), ("venom", venoms))
        return ", ".join(words.say(f"count.{name}", n=n) for name, n in parts if n)
    if asked == "give_up_magic":
        return words.say("answer.give_up", n=number)
    if asked == "drink":
        return words.say("answer.drink", n=number, left=(figure(facts, "wounds") or number) - number)
    if asked in ("block_talents", "block_tokens"):
        return words.say("answer.block", n=number, left=(figure(facts, "hits") or number) - number)
    return None


# Actions.


def visit(words: Words, facts: Facts, building: str, die: str) -> str:
    """Return a die put into a building, with what it takes off a price and what it would buy at once."""
    found = next(one for one in facts["table"]["buildings"] if one["id"] == building)
    said = words.say("label.place", die=words.die(die), building=words.say(f"building.{building}"))
    off = found["offs"].get(die, 0)
    if off:
        said = words.say("answer.off", what=said, n=off)
    only = found["only"].get(die)
    return said if only is None else words.say("answer.at_once", what=said, thing=ware(words, building, only))


def ware(words: Words, building: str, name: str) -> str:
    """Return what a shop sells, in a word or two."""
    if building == "armory":
        return words.say("count.defense", n=int(name))
    if building == "hunters_lodge":
        return words.effect("trap", name)
    if building == "bazaar":
        return words.named("equipment", name)
    return words.say("option.beer") if name == "beer" else words.named("member", name)


def space(words: Words, building: str, number: int) -> str:
    """Return a space of a building, with what it yields."""
    data = next(one for one in words.tables.board.building if one.id == building)
    name = words.say(f"building.{building}")
    if data.space_gold:
        return words.say("button.gold", building=name, n=data.space_gold[number - 1])
    return words.say("button.tokens", building=name, n=data.space_tokens[number - 1])


def way(words: Words, facts: Facts, path: str) -> str:
    """Return going to a path; one to a contract that could not be fulfilled as things stand says so."""
    said = words.say("label.path", path=words.path(path))
    deal = contract(words, facts, path) if facts["question"]["prompt"] == "monster_lands.act" else {}
    if not deal or own(facts)["contracts"][0 if path.endswith("1") else 1]:
        return said
    return words.say("answer.lack", what=said, discard=deal["discard"])
