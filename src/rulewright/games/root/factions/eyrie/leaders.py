"""7.8 Leaders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.root.factions.eyrie.board import LEADERS, VIZIER, VIZIER_COLUMNS, board_of
from rulewright.games.root.power import Batch, Fight, Power
from rulewright.games.root.rules.ruling import enemies
from rulewright.kernel.law import law

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.games.root.terms import Card
    from rulewright.kernel.question import Seat


class Leader(Power):
    """An Eyrie leader."""

    recruits = 1
    """How many warriors each Recruit action places."""


@law("root 7.8.1")
class Builder(Leader):
    """Disdain for Trade is ignored."""

    name = "builder"

    def item_points(self, root: Root, seat: Seat, printed: int) -> int:
        """Score the printed points."""
        return printed


@law("root 7.8.2")
class Charismatic(Leader):
    """Each Recruit action must place two warriors."""

    name = "charismatic"
    recruits = 2


@law("root 7.8.3")
class Commander(Leader):
    """As attacker the Eyrie deal one extra hit."""

    name = "commander"

    def extra_hits(self, root: Root, seat: Seat, fight: Fight) -> int:
        """Deal one more when attacking."""
        return int(fight.attacker == seat)


@law("root 7.8.4")
class Despot(Leader):
    """A battle that costs an enemy a building or token gives one point more, once per battle."""

    name = "despot"
    removal_source = "despot"

    def removal_points(self, root: Root, seat: Seat, batch: Batch) -> int:
        """Count the first batch of a battle that takes a building or token."""
        fight = batch.fight
        if fight is None or self in fight.used:
            return 0
        for loss in batch.losses:
            if loss.by == seat and loss.kind is not None and enemies(root, seat, loss.owner):
                fight.used.add(self)
                return 1
        return 0


LEADER: dict[str, Leader] = {leader.name: leader for leader in (Builder(), Charismatic(), Commander(), Despot())}


def leader_of(root: Root, seat: Seat) -> Leader:
    """Return the leader in place."""
    return LEADER[LEADERS[board_of(root, seat).leader]]


def viziers(root: Root) -> list[Card]:
    """Return the Loyal Viziers, which the Eyrie bring along."""
    deck = root.setting.deck
    return [card for card in deck.own if deck.name[card] == VIZIER]


@law("root 7.3.3", "root 7.3.4", "root 7.7.3")
def enthrone(root: Root, seat: Seat, leader: int) -> None:
    """Put a leader in place, with the Loyal Viziers in the two columns it names."""
    board = board_of(root, seat)
    board.leader = leader
    board.face_up &= ~(1 << leader)
    for vizier, column in zip(viziers(root), VIZIER_COLUMNS[leader], strict=True):
        board.decree[column] |= 1 << vizier
    root.equip(seat)
    root.tell("leader", seat=seat, leader=LEADERS[leader])
