"""The odds of a battle, for the seat that is asked: what the rules make of every fall of the dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rulewright.kernel.event import Event
    from rulewright.kernel.odds import Chance
    from rulewright.kernel.question import Seat

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


def read_losses(seat: Seat) -> Callable[[Sequence[Event], bool], dict[str, int] | None]:
    """Return how to read what a battle costs both sides: pieces removed, and items damaged; `seat` attacks."""

    def read(happened: Sequence[Event], over: bool) -> dict[str, int] | None:  # noqa: FBT001  (is it over?)
        if not over:
            return None
        lost = {"attacker": 0, "defender": 0}
        for event in happened:
            if event.kind in LOST:
                owner, number = LOST[event.kind]
                side = "attacker" if event.facts[owner] == seat else "defender"
                lost[side] += int(str(event.facts.get(number, 1)))
        return lost

    return read


LOST = {"removed": ("owner", "number"), "damaged": ("seat", "")}
"""Events by which somebody loses something: whose it was, and how many."""


def expected(rows: Sequence[Chance]) -> dict[str, float]:
    """Return what each side loses on average."""
    sides = {side for row in rows for side in row.facts}
    return {f"{side}_lost": sum(row.chance * row.facts.get(side, 0) for row in rows) for side in sorted(sides)}
