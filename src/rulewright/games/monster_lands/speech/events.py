"""What happens in Monster Lands as sentences, and the headings of the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.monster_lands.speech.effects import effect, trap
from rulewright.games.monster_lands.speech.nouns import (
    PROPER,
    clan,
    counted,
    counts,
    dice,
    die,
    listed,
    phase,
    place,
    say,
    way,
    word,
)
from rulewright.games.monster_lands.terms import BUILDINGS, COLOURS, RANKS
from rulewright.kernel.speech import Heading

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from rulewright.games.monster_lands.position import Realm
    from rulewright.games.monster_lands.speech.nouns import Cards
    from rulewright.kernel.event import Event
    from rulewright.kernel.speech import Part, Phrase

WORDS = {"building": "building", "pile": "pile", "area": "area", "token": "token", "gift": "token"}
"""Facts that name a thing, and the table of its word."""
LOAD = ("strength", "magic", "persuasion", "tokens", "defense", "potion", "venom", "gold")
"""What a mercenary may take along to a path."""
SHOPS = {"tavern": "member", "bazaar": "equipment"}
"""What lies open in a building, where it has a name of its own."""


def sentence(cards: Cards, realm: Realm, event: Event) -> Phrase:
    """Return what happened as a sentence."""
    compose = COMPOSED.get(event.kind)
    if compose is not None:
        return compose(cards, realm, event)
    return say(f"event.{event.kind}", **parts(cards, realm, event))


def parts(cards: Cards, realm: Realm, event: Event) -> dict[str, Part]:
    """Return the facts of an event as parts of its sentence."""
    return {name: part(cards, realm, name, value) for name, value in event.facts.items()}


def part(cards: Cards, realm: Realm, name: str, value: Any) -> Part:  # noqa: ANN401  (any fact)
    """Return one fact; a number, or a sign that is the same in every language, stands as it is."""
    if isinstance(value, tuple):
        return several(cards, name, value)
    speak = SPEAKING.get(name)
    if speak is not None:
        return speak(cards, realm, value)
    found: Part = word(WORDS[name], value) if name in WORDS else value
    return found


def cause(reason: str) -> Phrase:
    """Return what glory or gold came from: a building, or something else."""
    return word("building" if reason in BUILDINGS else "reason", reason)


def card(kind: str) -> Callable[[Cards, Realm, Any], Phrase]:
    """Return how a card of a kind is named."""
    return lambda cards, _realm, name: cards.named(kind, name)


SPEAKING: dict[str, Callable[[Cards, Realm, Any], Part]] = {
    **{kind: card(kind) for kind in PROPER},
    "seat": lambda _cards, realm, seat: clan(realm, seat),
    "place": lambda _cards, _realm, number: place(number),
    "path": lambda _cards, _realm, path: way(path),
    "victim": lambda _cards, _realm, path: way(path),
    "die": lambda _cards, _realm, name: die(name),
    "phase": lambda _cards, _realm, name: phase(name),
    "reason": lambda _cards, _realm, reason: cause(reason),
    "trap": lambda cards, _realm, name: trap(cards, name),
    "loot": lambda cards, _realm, name: effect(cards, "loot", name),
}
"""How facts are said, by their names."""


def several(cards: Cards, name: str, values: tuple[Any, ...]) -> Part:
    """Return several traps or dice."""
    if name == "traps":
        return listed(trap(cards, value) for value in values)
    if not values:
        return say("say.no_dice")
    return tuple(die(value) for value in values) if isinstance(values[0], str) else values


def laid_out(cards: Cards, pile: str, name: str) -> Phrase:
    """Return a card or token that lies open."""
    if pile in SHOPS:
        return cards.named(SHOPS[pile], name)
    return trap(cards, name) if pile == "hunters_lodge" else effect(cards, "loot", name)


# Sentences that put several facts together, or need only some of them.


def assigned(cards: Cards, realm: Realm, event: Event) -> Phrase:
    """Tell who goes where with what; its owner also hears which traps."""
    facts: Mapping[str, Any] = event.facts
    told = some(cards, realm, event, "seat", "member", "path")
    told["load"] = listed(say(f"load.{name}", n=facts[name]) for name in LOAD if facts[name])
    if not facts.get("traps"):
        return say("event.assigned", **told)
    return say("event.assigned.known", traps=several(cards, "traps", facts["traps"]), **told)


def blocked(cards: Cards, realm: Realm, event: Event) -> Phrase:
    """Tell what stops hits."""
    facts: Mapping[str, Any] = event.facts
    used = counts((("shield", facts["talents"]), ("parry", facts["tokens"])))
    return say("event.blocked", what=used, **some(cards, realm, event, "seat", "path"))


def drunk(cards: Cards, realm: Realm, event: Event) -> Phrase:
    """Tell how many potions were drunk."""
    facts: Mapping[str, Any] = event.facts
    return say("event.drunk", what=counted("potion", facts["potions"]), **some(cards, realm, event, "seat", "path"))


def dice_taken(cards: Cards, realm: Realm, event: Event) -> Phrase:
    """Tell which dice a clan begins a round with."""
    return say("event.dice_taken", dice=of_colours(event), **some(cards, realm, event, "seat"))


def stolen(cards: Cards, realm: Realm, event: Event) -> Phrase:
    """Tell which dice were stolen, and where they went."""
    return say("event.stolen", dice=of_colours(event), **some(cards, realm, event, "path", "victim"))


def of_colours(event: Event) -> Phrase:
    """Return the dice of an event that tells how many there are of each colour."""
    facts: Mapping[str, Any] = event.facts
    return dice(facts.get(colour, 0) for colour in COLOURS)


def tokens_won(cards: Cards, realm: Realm, event: Event) -> Phrase:
    """Tell which tokens were taken, and for which there was no room."""
    facts: Mapping[str, Any] = event.facts
    taken, lost = (counted(facts["token"], facts[name]) for name in ("number", "discarded"))
    told = some(cards, realm, event, "seat", "number", "discarded")
    return say("event.tokens_won", goods=taken, lost=lost, **told)


def land_drawn(cards: Cards, realm: Realm, event: Event) -> Phrase:
    """Tell which land came, as which; places of lands are counted, not named."""
    facts: Mapping[str, Any] = event.facts
    return say("event.land_drawn", place=facts["place"] + 1, **some(cards, realm, event, "land", "modifier"))


def mission_drawn(_cards: Cards, _realm: Realm, event: Event) -> Phrase:
    """Tell of which kind a new mission is."""
    return say("event.mission_drawn", mission=say("area.mission_b" if event.facts["space"] else "area.mission_a"))


def displayed(cards: Cards, _realm: Realm, event: Event) -> Phrase:
    """Tell what came to lie open, and where."""
    pile, card = str(event.facts["pile"]), str(event.facts["card"])
    return say("event.displayed", pile=word("pile", pile), card=laid_out(cards, pile, card))


def rival_removed(cards: Cards, _realm: Realm, event: Event) -> Phrase:
    """Tell what the rival takes away."""
    facts: Mapping[str, Any] = event.facts
    building = facts["building"]
    taken = listed(laid_out(cards, building, one) for one in facts["taken"])
    return say("event.rival_removed", building=word("building", building), taken=taken)


def ended(_cards: Cards, realm: Realm, event: Event) -> Phrase:
    """Tell who has won; one who plays alone ends with a rank, not as winner or loser."""
    facts: Mapping[str, Any] = event.facts
    reason, points = word("reason", facts["reason"]), facts["points"]
    if facts["reason"] in RANKS:
        return say("event.ended.alone", reason=reason, points=points[0])
    standing = tuple(say("say.clan_points", clan=clan(realm, seat), n=number) for seat, number in enumerate(points))
    winners = tuple(clan(realm, seat) for seat in facts["winners"])
    return say("event.ended", winners=winners, reason=reason, points=standing)


def some(cards: Cards, realm: Realm, event: Event, *names: str) -> dict[str, Part]:
    """Return some facts of an event as parts."""
    return {name: part(cards, realm, name, event.facts[name]) for name in names}


COMPOSED: dict[str, Callable[[Cards, Realm, Event], Phrase]] = {
    "assigned": assigned,
    "blocked": blocked,
    "drunk": drunk,
    "dice_taken": dice_taken,
    "stolen": stolen,
    "tokens_won": tokens_won,
    "land_drawn": land_drawn,
    "mission_drawn": mission_drawn,
    "displayed": displayed,
    "rival_removed": rival_removed,
    "ended": ended,
}


def heading(realm: Realm, event: Event) -> Heading | None:
    """Return the heading that an event begins: rounds, and in them phases, turns and areas."""
    facts: Mapping[str, Any] = event.facts
    if event.kind == "round":
        return Heading("turn", say("event.round", round=facts["round"]), None)
    if event.kind == "phase":
        return Heading("phase", phase(facts["phase"]), None)
    if event.kind == "turn":
        return Heading("phase", clan(realm, facts["seat"]), facts["seat"])
    return Heading("phase", word("area", facts["area"]), None) if event.kind == "area" else None
