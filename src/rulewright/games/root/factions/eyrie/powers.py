"""7.2 The Eyrie's standing rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.root.factions.eyrie.board import (
    COLUMNS,
    DRAW_SPACES,
    LEADERS,
    NO_LEADER,
    VIZIER,
    EyrieBoard,
    board_of,
)
from rulewright.games.root.factions.eyrie.leaders import leader_of
from rulewright.games.root.factions.eyrie.speech import EyrieTongue
from rulewright.games.root.factions.eyrie.turn import PROGRAMME, SETUP_STEPS
from rulewright.games.root.power import Faction, Power
from rulewright.games.root.rules.crafting import activate_pieces, idle_pieces
from rulewright.kernel.law import law

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.games.root.position import Root
    from rulewright.games.root.setting import Kind
    from rulewright.games.root.terms import Place
    from rulewright.kernel.question import Flow, Seat


class Eyrie(Faction):
    """Eyrie Dynasties."""

    name = "eyrie"
    tongue = EyrieTongue()
    letter = "B"
    answers = frozenset({*LEADERS, *COLUMNS})
    shows = frozenset({"decreed"})
    brings = (VIZIER, VIZIER)
    hand_limit_law = ("root 7.6.2",)
    setup = SETUP_STEPS
    programme = PROGRAMME
    board = EyrieBoard

    def leading(self, root: Root, seat: Seat) -> tuple[Power, ...]:
        """The leader in place, if there is one: he stands before the faction, whose rules he may set aside."""
        return () if board_of(root, seat).leader == NO_LEADER else (leader_of(root, seat),)

    @law("root 7.2.1", "root 7.5.1")
    def crafting_pieces(self, root: Root, seat: Seat) -> tuple[int, int, int, int]:
        """They craft with roosts."""
        return idle_pieces(root, root.setting.kind[seat, "roost"])

    @law("root 7.2.1")
    def crafting_kinds(self, root: Root, seat: Seat) -> Sequence[Kind]:
        """Roosts."""
        return (root.setting.kind[seat, "roost"],)

    @law("root 7.2.1", "root 7.5.1")
    def activate(self, root: Root, seat: Seat, cost: tuple[int, int, int, int]) -> Flow[None]:
        """Activate roosts."""
        yield from activate_pieces(root, seat, (root.setting.kind[seat, "roost"],), cost)

    @law("root 7.6.2")
    def draw_bonus(self, root: Root, seat: Seat) -> int:
        """Count the draw bonuses that roosts have uncovered."""
        placed = root.placed[root.setting.kind[seat, "roost"].number]
        return sum(placed > space for space in DRAW_SPACES)

    @law("root 7.2.2")
    def rules_ties(self, root: Root, seat: Seat, clearing: Place) -> bool:
        """Lords of the Forest: they rule where they tie for the most, with at least one piece there."""
        return root.on_map(seat, clearing) > 0

    @law("root 7.2.3")
    def item_points(self, root: Root, seat: Seat, printed: int) -> int:
        """Disdain for Trade: exactly one point for an item."""
        return 1
