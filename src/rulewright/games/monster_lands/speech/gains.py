"""Which events of Monster Lands bring victory points, and from what.

Glory, reputation and trophies come and go in the course of a match; what signs of the elements are worth is counted
at its end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from rulewright.games.monster_lands.rules.scoring import affinity_points
from rulewright.games.monster_lands.speech.events import cause
from rulewright.games.monster_lands.speech.nouns import say, word
from rulewright.kernel.speech import Gain

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from rulewright.games.monster_lands.position import Realm
    from rulewright.games.monster_lands.speech.nouns import Cards
    from rulewright.kernel.event import Event
    from rulewright.kernel.speech import Phrase

Worth = tuple[int, "Phrase"]
"""Points, and their source."""


def gains(cards: Cards, realm: Realm, event: Event) -> tuple[Gain, ...]:
    """Return the points that an event brought, or cost."""
    if event.kind == "ended":
        return tuple(
            Gain(seat, points, word("thing", "affinities"))
            for seat in realm.setting.seats
            if (points := affinity_points(realm, seat))
        )
    value = VALUES.get(event.kind)
    if value is None:
        return ()
    points, source = value(cards, event.facts)
    return (Gain(cast("int", event.facts["seat"]), points, source),) if points else ()


def glory(sign: int) -> Callable[[Cards, Mapping[str, Any]], Worth]:
    """Return what glory is worth that is won or lost."""
    return lambda _cards, facts: (sign * facts["points"], say("source.glory", reason=cause(facts["reason"])))


def reputation(sign: int) -> Callable[[Cards, Mapping[str, Any]], Worth]:
    """Return what the reputation of a member is worth who comes or goes."""
    source = word("thing", "reputation")
    return lambda cards, facts: (sign * cards.record("member", facts["member"]).reputation, source)


def trophy(sign: int) -> Callable[[Cards, Mapping[str, Any]], Worth]:
    """Return what a monster is worth whose card is kept, or sold."""
    source = word("thing", "trophies")
    return lambda cards, facts: (sign * cards.record("monster", facts["monster"]).trophies, source)


def loot(sign: int) -> Callable[[Cards, Mapping[str, Any]], Worth]:
    """Return what loot is worth that counts as trophies while it is kept."""
    source = word("thing", "trophies")
    return lambda cards, facts: (sign * cards.effect_of("loot", facts["loot"]).get("trophies", 0), source)


VALUES: dict[str, Callable[[Cards, Mapping[str, Any]], Worth]] = {
    "glory_won": glory(1),
    "glory_lost": glory(-1),
    "joined": reputation(1),
    "died": reputation(-1),
    "deserted": reputation(-1),
    "eliminated": trophy(1),
    "trophy_sold": trophy(-1),
    "loot_taken": loot(1),
    "loot_used": loot(-1),
}
