"""The Marquise: wood becomes buildings, buildings become points."""

from __future__ import annotations

from rulewright.agents.root.common import crafting_pieces, danger, hand, in_play, targets, warriors_worth
from rulewright.games.root.factions.marquise.board import WOOD_COST
from rulewright.games.root.factions.marquise.building import connected, wood_in
from rulewright.games.root.position import Root
from rulewright.games.root.rules.ruling import ruled
from rulewright.games.root.terms import PLACES, bits
from rulewright.kernel.question import Seat

WORTH = {
    "sawmill": (0.0, 0.6, 1.9, 3.0, 3.8, 4.3, 4.6),  # each brings a wood a turn, as long as there is time to use it
    "workshop": (0.0, 0.4, 1.0, 1.4, 1.6, 1.7, 1.8),  # two or three craft nearly everything
    "recruiter": (0.0, 0.5, 1.2, 2.4, 2.8, 3.7, 4.0),  # the third and the fifth draw a card
}
"""What buildings on the map will bring, by kind and number, beyond the points scored for them."""
PIECE = 1.2
"""What the loss of a building costs: it must be built again, and the enemy scores."""
WOOD = 0.55
"""A wood that reaches an open slot: less than the point it will be, for an action is needed too."""
STRAY_WOOD = 0.15
"""A wood that reaches none."""
ENOUGH_WOOD = 6
"""Wood beyond this is not used soon."""
SITE = 0.4
"""An open slot in a ruled clearing that wood reaches."""
ENOUGH_SITES = 4
RULE = 0.12
"""A ruled clearing: moves and wood pass through it."""
WARRIOR, MORE_WARRIORS = 0.18, 0.14
KEEP = 1.5
"""The keep: field hospitals, and a clearing where nobody else places pieces."""
READY = 0.25
"""Wood for the next building of some kind, at a place where it can stand."""


def marquise(root: Root, seat: Seat) -> float:
    """Say what the Marquise may hope for."""
    kinds = root.setting.kind
    value = warriors_worth(root, seat, WARRIOR, MORE_WARRIORS) + in_play(root, seat) + targets(root, seat)
    value += hand(root, seat, crafting_pieces(root, seat, "workshop"))
    for name, worth in WORTH.items():
        value += worth[root.placed[kinds[seat, name].number]]
    if root.placed[kinds[seat, "keep"].number]:
        value += KEEP
    value += RULE * ruled(root, seat).bit_count() + supplies(root, seat)
    base = seat * PLACES
    for place in bits(root.setting.map.clearings):
        pieces = PIECE * root.built[base + place] + WOOD * root.tokens[base + place]
        if pieces:
            value -= pieces * danger(root, seat, place)
    return value


def supplies(root: Root, seat: Seat) -> float:
    """Return what wood and building sites promise, group by group of connected clearings."""
    kinds = root.setting.kind
    wood = kinds[seat, "wood"]
    own = ruled(root, seat)
    sites = own & root.open
    value = 0.0
    useful = 0
    slots = root.setting.map.slots
    cheapest = min(WOOD_COST[min(root.placed[kinds[seat, name].number], len(WOOD_COST) - 1)] for name in WORTH)
    while sites:
        group = connected(root, seat, (sites & -sites).bit_length() - 1)
        here = sites & group
        sites &= ~group
        budget = wood_in(root, wood, group)
        useful += budget
        room = sum(slots[place] - root.filled[place] for place in bits(here))
        value += WOOD * min(budget, ENOUGH_WOOD) + (READY if budget >= cheapest else 0.0)
        value += SITE * min(room, ENOUGH_SITES)
    return value + STRAY_WOOD * (root.placed[wood.number] - useful)
