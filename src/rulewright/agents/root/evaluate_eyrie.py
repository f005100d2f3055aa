"""The Eyrie: roosts score every Evening, as long as the Decree can be carried out."""

from __future__ import annotations

from rulewright.agents.root.common import (
    before_step,
    crafting_pieces,
    danger,
    hand,
    in_play,
    targets,
    warriors_worth,
)
from rulewright.agents.root.decree import decree_worth
from rulewright.games.root.factions.eyrie.board import LEADERS, NO_LEADER, ROOST_POINTS, board_of
from rulewright.games.root.position import Root
from rulewright.games.root.rules.ruling import ruled
from rulewright.games.root.terms import PLACES, bits
from rulewright.kernel.question import Seat

TURNS = 2.6
"""For how many Evenings to come the present roosts are counted."""
ROOST = 0.5
"""A roost beyond its points: it recruits, crafts and rules."""
NO_ROOST = -3.0
"""Without a roost nothing can be recruited, and turmoil is near."""
SITE = 0.5
"""A ruled clearing with an open slot and no roost yet."""
ENOUGH_SITES = 4
RULE = 0.1
WARRIOR, MORE_WARRIORS = 0.2, 0.16
LEADER = {"builder": 0.0, "charismatic": 0.8, "commander": 0.6, "despot": 0.8}
"""Leaders, apart from the columns of their viziers."""
ITEM_SHARE = 0.55
"""Of an item's points: the Eyrie score one, whatever is printed."""


def eyrie(root: Root, seat: Seat) -> float:
    """Say what the Eyrie may hope for."""
    roost = root.setting.kind[seat, "roost"]
    roosts = root.placed[roost.number]
    income = ROOST_POINTS[roosts - 1] if roosts else 0
    evenings = TURNS + (1.0 if before_step(root, seat, "score") else 0.0)
    value = evenings * income + ROOST * roosts + (0.0 if roosts else NO_ROOST)
    value += warriors_worth(root, seat, WARRIOR, MORE_WARRIORS) + in_play(root, seat) + targets(root, seat)
    leader = board_of(root, seat).leader
    if leader != NO_LEADER:
        value += LEADER[LEADERS[leader]]
        value += decree_worth(root, seat)
        share = 1.0 if LEADERS[leader] == "builder" else ITEM_SHARE
        value += hand(root, seat, crafting_pieces(root, seat, "roost"), share)
    own = ruled(root, seat)
    sites = own & root.open & ~root.homes[roost.number]
    value += SITE * min(ENOUGH_SITES, sites.bit_count()) + RULE * own.bit_count()
    if roosts:
        loss = ROOST + TURNS * (income - ROOST_POINTS[max(0, roosts - 2)])
        for place in bits(root.homes[roost.number]):
            value -= (1.0 + loss) * danger(root, seat, place)
            if not root.warriors[seat * PLACES + place]:
                value -= RULE
    return value
