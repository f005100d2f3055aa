"""The table of Monster Lands in lines of text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.text import Text

from rulewright.cli.monster_lands.words import CLAN_STYLE, Words
from rulewright.games.monster_lands.speech import effects, nouns
from rulewright.games.monster_lands.terms import COLOURS

if TYPE_CHECKING:
    from rich.console import RenderableType

    from rulewright.cli.face import Facts

LAND_PATHS = 4


def table(words: Words, facts: Facts) -> RenderableType:
    """Draw citadel, missions, lands and entrance."""
    found = facts["table"]
    head = words.say(
        "say.head",
        round=found["round"],
        rounds=found["rounds"],
        phase=words.phase(found["phase"]) if found["phase"] else "",
        difficulty=words.say(f"difficulty.{found['difficulty']}"),
    )
    if found["scenario"]:
        name = words.say(f"scenario.{found['scenario']}")
        head += " · " + words.say("say.scenario", number=found["scenario"], name=name)
    lines = [Text(head, style="bold"), *citadel(words, facts), *missions(words, facts), *lands(words, facts)]
    return Group(*lines)


def line(title: str, content: str) -> Text:
    """Return a line with its title."""
    return Text.assemble((f"{title}: ", "cyan"), content)


def citadel(words: Words, facts: Facts) -> list[Text]:
    """Show the buildings, their dice and their displays."""
    found = facts["table"]
    displays = {
        "tavern": [words.named("member", one) for one in found["tavern"] if one],
        "hunters_lodge": [words.effect("trap", one) for one in found["lodge"] if one],
        "bazaar": [words.named("equipment", one) for one in found["bazaar"] if one],
    }
    lines = []
    for building in found["buildings"]:
        spaces = [
            words.die(space["die"]) if space["die"] else words.say("say.free")
            for space in building["spaces"]
            if space["usable"]
        ]
        content = words.say("say.closed") if building["closed"] else " · ".join(spaces)
        shown = displays.get(building["id"])
        content += f" | {' / '.join(shown)}" if shown else ""
        lines.append(line(words.say(f"building.{building['id']}"), content))
    lines.append(line(words.say("say.loot"), " / ".join(words.effect("loot", one) for one in found["loot"] if one)))
    return lines


def missions(words: Words, facts: Facts) -> list[Text]:
    """Show the two missions and who is on them."""
    roll, contract = facts["table"]["missions"]
    lines = []
    if roll is not None:
        side = words.missions[roll].a
        lines.append(
            Text(
                words.say(
                    "say.roll_mission",
                    dice=words.dice(side.dice_options),
                    target=side.target,
                    reward=nouns.goods(side.reward),
                    penalty=side.penalty_glory,
                )
            )
        )
    if contract is not None:
        tile = words.missions[contract]
        for number, half in enumerate((tile.b_left, tile.b_right), 1):
            parts = {"dice": words.dice(half.dice_options), "discard": nouns.goods(half.discard)}
            lines.append(Text(words.say("say.contract", number=number, reward=nouns.goods(half.reward), **parts)))
    return lines + [Text(f"  {held(words, facts, path)}") for path in facts["table"]["paths"][8:12] if occupied(path)]


def lands(words: Words, facts: Facts) -> list[Text]:
    """Show the lands with their monsters and paths, and the entrance."""
    found = facts["table"]
    lines: list[Text] = []
    for place, one in enumerate(found["lands"]):
        if one["land"]:
            card = words.cards.record("land", one["land"])
            text = words.say(
                "say.land",
                name=card.name,
                affinity=words.say(f"affinity.{card.affinity}"),
                value=card.conquest_value,
                glory=card.glory,
            )
            lines.append(Text(text, style="bold"))
        if one["monster"]:
            lines.append(Text(f"  {monster(words, one['monster'])}"))
        for number in range(LAND_PATHS):
            path = found["paths"][LAND_PATHS * place + number]
            if one["land"]:
                lines.append(Text(f"  {path_line(words, facts, path, one['modifier'], number)}"))
    if found["gate"]:
        lines.append(line(words.say("say.gate"), monster(words, found["gate"])))
        lines += [Text(f"  {held(words, facts, path)}") for path in found["paths"][12:] if occupied(path)]
    battle = found["battle"]
    if battle is not None and battle["path"]:
        rolled = words.listed(nouns.die(die) for die in battle["rolled"])
        area, path = words.say(f"area.{battle['area']}"), words.path(battle["path"])
        text = words.say("say.battle", area=area, path=path, carried=battle["carried"], rolled=rolled)
        lines.append(Text(text, style="bold"))
    return lines


def monster(words: Words, name: str) -> str:
    """Return a monster with its numbers."""
    card = words.cards.record("monster", name)
    return words.say(
        "say.monster",
        name=card.name,
        affinity=words.say(f"affinity.{card.affinity}"),
        attack=card.attack,
        capture=card.capture_value,
        elimination=card.elimination_value,
        effect=words.effect("monster", name),
    )


def occupied(path: dict[str, Any]) -> bool:
    """Whether somebody is on a path."""
    return bool(path["member"] or path["rival"])


def held(words: Words, facts: Facts, path: dict[str, Any]) -> str:
    """Return who is on a path, with what."""
    where = words.path(path["id"])
    if path["rival"]:
        return f"{where}: {words.say('say.rival')}"
    hidden = nouns.say("tell.face_down")
    traps = (effects.trap(words.cards, trap) if trap else hidden for trap in path["traps"])
    holder = words.say(
        "say.held",
        member=words.named("member", path["member"]),
        clan=words.clan(facts, path["seat"]),
        dice=nouns.dice(path[colour] for colour in COLOURS),
        traps=words.listed(traps),
        defense=path["defense"],
    )
    return f"{where}: {holder}"


def path_line(words: Words, facts: Facts, path: dict[str, Any], modifier: str, number: int) -> str:
    """Return a path of a land: who holds it, or what it asks for and gives."""
    if occupied(path):
        return held(words, facts, path)
    data = words.faces[modifier].paths[number]
    return words.say(
        "say.path",
        path=words.path(path["id"]),
        must=nouns.dice(data.require.counts),
        more=nouns.dice(data.reinforce.counts),
        benefit=words.benefit(data.benefit),
    )


def scores(words: Words, facts: Facts) -> RenderableType:
    """Show how every clan stands."""
    lines = []
    for clan in facts["table"]["clans"]:
        numbers = {key: clan[key] for key in ("glory", "reputation", "gold", "points")}
        name = words.clan(facts, clan["seat"])
        lines.append(Text.assemble((f"{name}: ", CLAN_STYLE[clan["clan"]]), words.say("say.score", **numbers)))
    return Group(*lines)


def hand(words: Words, facts: Facts) -> RenderableType:
    """Show the dice and traps of the viewing seat."""
    seat = facts["seat"]
    if seat is None:
        return Text("")
    clan = facts["table"]["clans"][seat]
    traps = (effects.trap(words.cards, trap) for trap in clan["traps_known"])
    return Group(
        line(words.say("say.pool"), dice_of(words, clan)),
        line(words.say("say.your_traps"), words.listed(traps)),
    )


def dice_of(words: Words, clan: dict[str, Any]) -> str:
    """Return the dice of a pool."""
    return words.listed(nouns.say("say.dice_of", n=number, die=nouns.die(die)) for die, number in clan["pool"].items())


def boards(words: Words, facts: Facts) -> RenderableType:
    """Show every clan in full."""
    lines: list[Text] = []
    for clan in facts["table"]["clans"]:
        name = words.clan(facts, clan["seat"])
        goods = {key: clan[key] for key in ("defense", "potions", "venoms", "traps", "salaries")}
        lines.append(Text(name, style=f"bold {CLAN_STYLE[clan['clan']]}"))
        lines.append(Text(f"  {words.say('say.goods_line', **goods)}"))
        lines.append(Text(f"  {words.say('say.pool')}: {dice_of(words, clan)}"))
        lines += [Text(f"  {member_line(words, member)}") for member in clan["members"]]
        if clan["loot"]:
            lines.append(
                line(f"  {words.say('say.loot')}", " / ".join(words.effect("loot", one) for one in clan["loot"]))
            )
        if clan["trophies"]:
            trophies = words.listed(words.cards.named("monster", one) for one in clan["trophies"])
            lines.append(line(f"  {words.say('say.trophies')}", trophies))
        if clan["lands"]:
            held_lands = words.listed(words.cards.named("land", one["land"]) for one in clan["lands"])
            lines.append(line(f"  {words.say('say.lands')}", held_lands))
    return Group(*lines)


def member_line(words: Words, member: dict[str, Any]) -> str:
    """Return a member with its talent, its equipment and its state."""
    signs = ("leader", "wounded", "assigned", "colonist", "used")
    state = [nouns.word("say", key) for key in signs if member[key]]
    gear = tuple(words.cards.named("equipment", card["id"]) for card in member["equipment"])
    text = words.say(
        "label.card", name=words.named("member", member["name"]), effect=words.effect("member", member["name"])
    )
    if gear:
        text = words.say("say.carrying", member=text, gear=gear)
    return words.say("say.state", member=text, state=nouns.beside(state)) if state else text
