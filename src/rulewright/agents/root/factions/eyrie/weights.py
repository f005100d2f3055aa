"""How much everything matters to the Eyrie."""

from __future__ import annotations

import msgspec

from rulewright.agents.root.weights import Common


def _leaders() -> dict[str, float]:
    return {"builder": 0.0, "charismatic": 0.8, "commander": 0.6, "despot": 0.8}


class EyrieWeights(Common, frozen=True, kw_only=True):
    """Roosts score every Evening, as long as the Decree can be carried out."""

    turns: float = 2.6
    """For how many Evenings to come the present roosts are counted."""
    this_turn: float = 1.0
    """The Evening of the present turn, while it is to come."""
    roost: float = 0.5
    """A roost beyond its points: it recruits, crafts and rules."""
    no_roost: float = -3.0
    """Without a roost nothing can be recruited, and turmoil is near."""
    roost_lost: float = 1.0
    """What the loss of a roost costs beyond what it would have brought: the enemy scores."""
    site: float = 0.5
    """A ruled clearing with an open slot and no roost yet."""
    enough_sites: int = 4
    rule: float = 0.1
    """A ruled clearing."""
    warrior: float = 0.2
    """The first warrior in a clearing."""
    more_warriors: float = 0.16
    """Each of the next two."""
    crowd: float = 0.4
    """The share of that for all others there."""
    leader: dict[str, float] = msgspec.field(default_factory=_leaders)
    """Leaders, apart from the columns of their viziers."""
    item_share: float = 0.55
    """Of an item's points: the Eyrie score one, whatever is printed."""

    columns: tuple[float, float, float, float] = (0.7, 0.35, 0.4, 2.2)
    """What a card that can be carried out brings each turn: a warrior, a move, a battle, a roost."""
    second: float = 0.5
    """Every further card in a column brings less than the one before."""
    turmoil: float = 4.0
    """What turmoil costs beyond the points: the actions left this turn, and a Decree built over several turns."""
    next_turn: float = 0.7
    """How much the risk counts that next turn's Decree fails, against that of the present turn."""
    lost_roost: float = 0.06
    """Chance that the last roost of a suit is lost before somebody can be recruited there."""
    last_build: float = 0.15
    """Chance that a roost cannot be built next turn though there is a site now: others may take it."""
    reachable_build: float = 0.3
    """The same where a site is within a move."""
    far_build: float = 0.85
    """The same where none is."""
    reachable_battle: float = 0.15
    """Chance that nobody can be fought though somebody is within a move."""
    far_battle: float = 0.8
    """The same where nobody is, or nobody can move."""
    stale_battle: float = 0.1
    """Chance that somebody who could be fought now is gone next turn."""
    recruited_move: float = 0.15
    """Chance that a move fails though somebody is there, or will be recruited there."""
    no_move: float = 0.85
    """The same where nobody is."""
    impossible: float = 0.95
    """What cannot be done now will hardly be possible then."""
