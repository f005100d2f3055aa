"""What crafted cards of Exiles and Partisans will do over the rest of the game, for whoever has them in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.root.rules.crafted import face_up
from rulewright.games.root.terms import CLEARINGS, PLACES

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Seat

IN_PLAY: dict[str, float] = {
    "coffin_makers": 1.5,  # a point every other turn, and rivals are short of warriors
    "propaganda_bureau": 1.4,  # a warrior for a card, every turn
    "soup_kitchens": 1.4,
    "swap_meet": 1.3,
    "master_engravers": 1.3,
    "murine_broker": 1.2,
    "charm_offensive": 1.2,
    "tunnels": 1.2,
    "corvid_planners": 1.2,
    "league_of_adventurous_mice": 1.2,
    "false_orders": 1.1,
    "saboteurs": 0.9,
    "informants": 0.8,
    "fox_partisans": 0.8,
    "rabbit_partisans": 0.8,
    "mouse_partisans": 0.8,
    "boat_builders": 0.7,
    "eyrie_emigre": 0.6,  # a move and a battle for nothing, but nobody is asked whether
}

MANY_TOKENS, MANY_SITES = 4, 3
"""With so many, a card that lives by them has its whole worth."""
PROMISE = 0.3
"""What is left of it while there is nothing to live by, but might be."""


def tokens(root: Root, seat: Seat) -> float:
    """Return how much there is to count for rule beside warriors and buildings."""
    start = seat * PLACES
    found = sum(root.tokens[start + CLEARINGS.start : start + CLEARINGS.stop])
    possible = any(not kind.building for kind in root.setting.kinds_of[seat])
    return max(PROMISE * possible, min(1.0, found / MANY_TOKENS))


def sites(root: Root, seat: Seat) -> float:
    """Return how many clearings there are to dig between."""
    homes = 0
    kinds = root.setting.factions[seat].crafting_kinds(root, seat)
    for kind in kinds:
        homes |= root.homes[kind.number]
    return max(PROMISE * bool(kinds), min(1.0, (homes.bit_count() - 1) / MANY_SITES))


def box(root: Root, seat: Seat) -> float:
    """Return whether an item lies ready, or will."""
    if face_up(root, seat):
        return 1.0
    return PROMISE * bool(root.setting.factions[seat].crafting_kinds(root, seat))


def recruits(root: Root, seat: Seat) -> float:
    """Return whether there are warriors to come over to."""
    return float(root.setting.warriors[seat] > 0)


SHARE: dict[str, Callable[[Root, Seat], float]] = {
    "soup_kitchens": tokens,
    "tunnels": sites,
    "league_of_adventurous_mice": box,
    "propaganda_bureau": recruits,
}
"""How much of its worth a card has for somebody as things are, for those of which it depends."""
