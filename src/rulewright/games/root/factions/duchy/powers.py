"""12.2 The Duchy's standing rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.root.factions.duchy.assembly import citadels_and_markets, uncovered
from rulewright.games.root.factions.duchy.board import MARKET, MINISTERS, DuchyBoard, tunnels
from rulewright.games.root.factions.duchy.speech import DuchyTongue
from rulewright.games.root.factions.duchy.sway import pay_for_failure
from rulewright.games.root.factions.duchy.tables import MARKET_DRAWS
from rulewright.games.root.factions.duchy.turn import MENUS, PROGRAMME, SETUP_STEPS
from rulewright.games.root.power import Batch, Faction, Trigger
from rulewright.games.root.rules.crafting import activate_pieces, idle_pieces
from rulewright.games.root.terms import BESIDE, WAY
from rulewright.kernel.law import law

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.games.root.position import Root
    from rulewright.games.root.setting import Kind
    from rulewright.games.root.terms import Force, Place
    from rulewright.kernel.question import Flow, Seat


class Duchy(Faction):
    """Underground Duchy."""

    name = "duchy"
    tongue = DuchyTongue()
    letter = "H"
    answers = frozenset({"build", "recruit", "move", "battle", "dig", "failure", *MINISTERS})
    reveals = frozenset({"failed"})
    menus = MENUS
    hand_limit_law = ("root 12.6.3",)
    setup = SETUP_STEPS
    programme = PROGRAMME
    board = DuchyBoard

    @law("root 12.2.1", "root 12.6.2")
    def crafting_pieces(self, root: Root, seat: Seat) -> tuple[int, int, int, int]:
        """They craft with citadels and markets, which serve alike."""
        return idle_pieces(root, *citadels_and_markets(root, seat))

    @law("root 12.2.1")
    def crafting_kinds(self, root: Root, seat: Seat) -> Sequence[Kind]:
        """Citadels and markets."""
        return citadels_and_markets(root, seat)

    @law("root 12.2.1", "root 12.6.2")
    def activate(self, root: Root, seat: Seat, cost: tuple[int, int, int, int]) -> Flow[None]:
        """Activate citadels and markets."""
        yield from activate_pieces(root, seat, citadels_and_markets(root, seat), cost)

    @law("root 12.6.3")
    def draw_bonus(self, root: Root, seat: Seat) -> int:
        """Count the draw bonuses that markets have uncovered."""
        return uncovered(root, seat, MARKET, MARKET_DRAWS)

    @law("root 12.2.2")
    def rules_outright(self, root: Root, seat: Force, clearing: Place) -> bool:
        """The Burrow is always theirs."""
        return clearing == BESIDE

    @law("root 12.2.2")
    def alters_ways(self, root: Root, seat: Force, who: Force, place: Place, there: int) -> int:
        """The Burrow is next to every tunnel, for those who may be in it: pieces of the Duchy (ruling R-77)."""
        if who != seat:
            return there
        if place == BESIDE:
            return there | tunnels(root, seat)
        if tunnels(root, seat) >> place & 1:
            return there | 1 << BESIDE
        if root.why is not None:
            root.why.refuse(WAY[place][BESIDE], "root 12.2.2", "why.no-tunnel")
        return there

    @law("root 12.2.3")
    def removal_triggers(self, root: Root, seat: Force, batch: Batch) -> Sequence[Trigger]:
        """The Price of Failure, once however many buildings were removed at one time (ruling R-78)."""
        fallen = [loss for loss in batch.losses if loss.owner == seat and loss.kind is not None and loss.kind.building]
        return [Trigger(self, seat, fallen[0], "failure")] if fallen else []

    @law("root 12.2.3")
    def resolve(self, root: Root, trigger: Trigger) -> Flow[None]:
        """Pay it."""
        yield from pay_for_failure(root, trigger.seat)
