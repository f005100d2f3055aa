"""How much everything matters to the Vagabond."""

from __future__ import annotations

import msgspec

from rulewright.agents.root.weights import Common


def _items() -> dict[str, float]:
    return {
        "boot": 1.4,
        "bag": 0.6,
        "crossbow": 1.0,
        "hammer": 1.1,
        "sword": 1.5,
        "tea": 1.4,
        "coins": 1.2,
        "torch": 1.5,
    }


class VagabondWeights(Common, frozen=True, kw_only=True):
    """Items do everything; quests, ruins, friends and infamy make points."""

    item: dict[str, float] = msgspec.field(default_factory=_items)
    """Items: swords, boots and torches make points, tea and coins make more of everything."""
    further: float = 0.85
    """Each further item of a kind, against the one before."""
    tired: float = 0.97
    """An exhausted item that will be refreshed next turn: hardly worse than a ready one that was not used."""
    spent: float = 0.6
    """An exhausted item that will have to wait longer."""
    broken: float = 0.3
    """A damaged item: a hammer or a night in the forest brings it back."""
    rested: float = 0.85
    """A damaged item, when the night will be spent in a forest."""
    burden: float = 1.0
    """What each item beyond the limit costs."""
    relation: tuple[float, float, float, float] = (0.0, 0.7, 1.6, 3.2)
    """Friends, by the space of their marker: the next step scores, and an ally scores for every aid."""
    enemy: float = -0.9
    """A Hostile faction: its clearings cost a boot more, and it can be befriended no longer."""
    enemy_per_sword: float = 0.5
    """But every one of its warriors that swords remove is a point."""
    aid: float = 0.85
    """Share of the next step with a friend, for the aids given this turn, if those that are missing can follow."""
    quest: float = 0.55
    """A quest whose two items are at hand.

    Much less than the quest will bring: a hope must never be worth more than its fulfilment."""
    quest_done: float = 0.15
    """A bit more for every quest of its suit done before."""
    half_quest: float = 0.2
    """A quest of which one item is at hand."""
    ruin: float = 1.1
    """An unexplored ruin, with a torch at hand."""
    more_ruins: float = 0.1
    """Each ruin that is left."""
    step: float = 0.16
    """What each step of the way takes off such hopes."""
    company: float = 0.25
    """A matching hand card in a clearing with somebody to give it to."""
    prey: float = 0.12
    """An enemy piece beside a ready sword or crossbow."""
    nearness: tuple[float, ...] = (1.0, 0.75, 0.5, 0.3)
    """What is left of the promise of a clearing, by the steps that lead there."""
