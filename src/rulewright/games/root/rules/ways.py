"""2.2.1, 2.4 Where one gets from a place, and how.

Paths are the map's; rivers, ferries, tunnels and closed paths come from whoever brings them.  What is adjacent for
somebody (`adjacent`) is so for every rule; what only carries a move (`reach`) makes nothing adjacent.  Nobody else
reads the map's paths.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.root.terms import bits
from rulewright.kernel.law import law

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.games.root.terms import Force, Place


@law("root 2.2.1", "root G.1.2")
def adjacent(root: Root, who: Force, place: Place) -> int:
    """Return the clearings adjacent to a place, as they are for one force."""
    there = root.setting.map.paths[place]
    for owner, power in root.crowd.alters_ways:
        there = power.alters_ways(root, owner, who, place, there)
    return there


@law("root 2.2.1", "root G.1.2")
def near(root: Root, who: Force, places: int) -> int:
    """Return the clearings adjacent to any of some places."""
    there = 0
    if root.crowd.alters_ways:
        for place in bits(places):
            there |= adjacent(root, who, place)
    else:
        paths = root.setting.map.paths
        for place in bits(places):
            there |= paths[place]
    return there


@law("root 2.2.1", "root 2.3", "root 4.2", "root C.2.5")
def reach(root: Root, who: Force, place: Place) -> int:
    """Return the clearings into which a force may move: adjacent ones, and where something carries it as if they were.

    Only who moves asks for these; what lies next to what is `adjacent`.
    """
    there = adjacent(root, who, place)
    for owner, power in root.crowd.carries:
        there |= power.carries(root, owner, who, place)
    return there


@law("root 2.4", "root 2.4.1", "root G.1.2")
def around(root: Root, who: Force, place: Place) -> int:
    """Return the clearings and the forests into which one gets from a place."""
    return reach(root, who, place) | root.setting.map.beside[place]


def free_of_rule(root: Root, mover: Force, origin: Place) -> int:
    """Return the places into which a force may move from a place whoever rules them."""
    free = 0
    for owner, power in root.crowd.free_ways:
        free |= power.free_ways(root, owner, mover, origin)
    return free


def barred(root: Root, mover: Force, origin: Place) -> dict[Place, tuple[str, str]]:
    """Return why one cannot move from a place into some that seem near, for whoever asks: paragraphs and keys."""
    return {
        place: (paragraph, key)
        for owner, power in root.crowd.bars_ways
        for places, paragraph, key in power.bars_ways(root, owner, mover, origin)
        for place in bits(places)
    }
