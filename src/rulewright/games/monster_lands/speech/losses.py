"""What a clan lost, said to those who play it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.monster_lands.speech.events import cause, of_colours
from rulewright.games.monster_lands.speech.nouns import say, way
from rulewright.kernel.speech import Loss

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from rulewright.games.monster_lands.speech.nouns import Cards
    from rulewright.kernel.event import Event
    from rulewright.kernel.question import Seat


def loss(cards: Cards, event: Event, seat: Seat) -> Loss | None:
    """Return what an event took from a seat."""
    tell = LOSSES.get(event.kind)
    whose = "loser" if event.kind == "stolen" else "seat"
    return tell(cards, event.facts, event) if tell is not None and event.facts.get(whose) == seat else None


def died(cards: Cards, facts: Mapping[str, Any], _event: Event) -> Loss:
    """Say who died, and where."""
    said = say("loss.died", member=cards.named("member", facts["member"]), path=way(facts["path"]))
    return Loss(said, "monster_lands 13.1", grave=True)


def deserted(cards: Cards, facts: Mapping[str, Any], _event: Event) -> Loss:
    """Say who has left."""
    return Loss(say("loss.deserted", member=cards.named("member", facts["member"])), "monster_lands 15.4", grave=True)


def stolen(_cards: Cards, facts: Mapping[str, Any], event: Event) -> Loss:
    """Say which dice were stolen, from where and to where."""
    said = say("loss.stolen", dice=of_colours(event), victim=way(facts["victim"]), path=way(facts["path"]))
    return Loss(said, "monster_lands 20.4", grave=True)


def glory_lost(_cards: Cards, facts: Mapping[str, Any], _event: Event) -> Loss:
    """Say how much glory was lost, and by what."""
    return Loss(say("loss.glory", n=facts["points"], reason=cause(facts["reason"])), "monster_lands 4.4", grave=True)


LOSSES: Mapping[str, Callable[[Cards, Mapping[str, Any], Event], Loss]] = {
    "died": died,
    "deserted": deserted,
    "stolen": stolen,
    "glory_lost": glory_lost,
}
