"""The odds of a battle, for the seat that is asked: what the rules make of every fall of the dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.kernel.event import Event

BATTLE_PROMPTS = frozenset(
    {
        "root.battle.where",
        "root.battle.ambush",
        "root.battle.foil",
        "root.battle.first",
        "root.battle.effect",
    }
)
"""Questions whose answers have odds: they start a battle, or come before its hits are dealt."""


def read_battle(happened: Sequence[Event], over: bool) -> dict[str, int] | None:  # noqa: FBT001  (is it over?)
    """Return the hits of the first battle: those the attacker deals, those the defender deals, and an ambush's."""
    ambush = 0
    for event in happened:
        if event.kind == "ambushed":
            ambush = int(str(event.facts["hits"]))
        elif event.kind == "hits":
            sides = {side: int(str(event.facts[side])) for side in ("attacker", "defender")}
            return sides | ({"ambush": ambush} if ambush else {})
    # An ambush that leaves no attacker ends the battle before the dice.
    return {"attacker": 0, "defender": 0, "ambush": ambush} if over and ambush else None
