"""What an answer costs whoever gives it, said before it is given: deaths, desertions, totals that are not enough."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.monster_lands.position import GUARDS, POTIONS, WIDTH
from rulewright.games.monster_lands.rules.hits import foe_here
from rulewright.games.monster_lands.speech.answers import deserters
from rulewright.games.monster_lands.speech.nouns import say
from rulewright.games.monster_lands.terms import NONE, PATH_NAMES, POTION
from rulewright.kernel.speech import Note

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from rulewright.games.monster_lands.speech.asked import Asked
    from rulewright.games.monster_lands.speech.nouns import Cards
    from rulewright.kernel.event import Event
    from rulewright.kernel.question import Option
    from rulewright.kernel.speech import Ahead

DEFENCES = ("block_talents", "block_tokens", "drink")
STRIKES = ("strike_monster", "strike_conquest", "strike_mission")
FAILURES = frozenset({"attack_failed", "conquest_failed", "mission_failed"})
"""What happens to somebody who stops too early."""


def harm(cards: Cards, asked: Asked, option: Option[Any], ahead: Ahead) -> Iterator[Note]:
    """Say what harm an answer does."""
    look = LOOKS.get(asked.name)
    if look is not None:
        yield from look(cards, asked, option, ahead)


def defence(cards: Cards, asked: Asked, option: Option[Any], _ahead: Ahead) -> Iterator[Note]:
    """Say that a mercenary will die, whatever else is done, or be wounded."""
    realm, path = asked.realm, PATH_NAMES.index(asked.thing("path"))
    member, base = realm.on(path), path * WIDTH
    if member == NONE:
        return
    wounds = (asked.figure("wounds" if asked.name == "drink" else "hits") or 0) - int(option.text)
    potions = 0 if foe_here(realm).forbids(POTION) else realm.paths[base + POTIONS]
    helped = 0 if asked.name == "drink" else potions
    helped += realm.paths[base + GUARDS] if asked.name == "block_talents" else 0
    name = cards.named("member", realm.setting.member_name[member])
    if wounds - helped >= (asked.figure("deadly") or 1):
        yield Note(say("warn.dies", member=name), "monster_lands 12.3.5")
    elif wounds - helped > 0:
        yield Note(say("warn.wounded", member=name), "monster_lands 12.3.5")


def salaries(cards: Cards, asked: Asked, option: Option[Any], _ahead: Ahead) -> Iterator[Note]:
    """Say who leaves if there is too little gold."""
    if option.text == "pay" and asked.things("deserter"):
        yield Note(say("warn.deserts", who=deserters(cards, asked)), "monster_lands 15.4")


def stopping(_cards: Cards, asked: Asked, option: Option[Any], ahead: Ahead) -> Iterator[Note]:
    """Say that the total is not enough."""
    if option.text == "stop" and any(_failed(event, asked.seat) for event in ahead.happened):
        yield Note(say("warn.fails"), "monster_lands 12.4.7")


def _failed(event: Event, seat: int) -> bool:
    return event.kind in FAILURES and event.facts["seat"] == seat


LOOKS: Mapping[str, Callable[[Cards, Asked, Option[Any], Ahead], Iterator[Note]]] = {
    **dict.fromkeys(DEFENCES, defence),
    **dict.fromkeys(STRIKES, stopping),
    "salaries": salaries,
}
"""How answers to a question are looked at, where they may do harm."""
