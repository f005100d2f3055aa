"""7.5.2 Whether a card of the Decree could be carried out as things stand: asked before it is put there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.root.factions.eyrie.board import BATTLE, BUILD, MOVE, RECRUIT
from rulewright.games.root.factions.eyrie.leaders import leader_of
from rulewright.games.root.rules.battle import battles
from rulewright.games.root.rules.movement import moves
from rulewright.games.root.rules.ruling import open_slots, placeable, ruled
from rulewright.games.root.terms import BIRD

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.games.root.terms import Suit
    from rulewright.kernel.question import Seat


def obeyable(root: Root, seat: Seat, column: int, suit: Suit) -> bool:
    """Whether a card of a suit in a column of the Decree could be carried out, were it its turn now."""
    matching = root.setting.map.clearings if suit == BIRD else root.of_suit[suit]
    roost = root.setting.kind[seat, "roost"]
    homes = root.homes[roost.number]
    if column == RECRUIT:
        return bool(homes & placeable(root, seat) & matching) and root.supply[seat] >= leader_of(root, seat).recruits
    if column == MOVE:
        return bool(moves(root, seat, matching))
    if column == BATTLE:
        return bool(battles(root, seat, matching))
    assert column == BUILD
    sites = ruled(root, seat) & open_slots(root) & placeable(root, seat) & matching & ~homes
    return bool(sites) and root.placed[roost.number] < roost.limit
