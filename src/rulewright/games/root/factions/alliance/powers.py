"""8.2 The Alliance's standing rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.root.factions.alliance.board import AllianceBoard, bases_on_map, sympathy_of
from rulewright.games.root.factions.alliance.speech import AllianceTongue
from rulewright.games.root.factions.alliance.supporters import lose_bases, outrage
from rulewright.games.root.factions.alliance.turn import MENUS, PROGRAMME, SETUP_STEPS
from rulewright.games.root.power import Batch, Faction, Fight, Trigger
from rulewright.games.root.rules.crafting import activate_pieces, idle_pieces
from rulewright.games.root.rules.ruling import decider
from rulewright.games.root.terms import SUITS
from rulewright.kernel.law import law

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.games.root.position import Root
    from rulewright.games.root.setting import Kind
    from rulewright.games.root.terms import Force, Place
    from rulewright.kernel.question import Flow, Seat

BASE = "base_"


class Alliance(Faction):
    """Woodland Alliance."""

    name = "alliance"
    tongue = AllianceTongue()
    letter = "C"
    answers = frozenset({"mobilize", "train", "move", "battle", "recruit", "organize", "outrage", "base_lost"})
    reveals = frozenset({"outrage", "supporter_discarded"})
    shows = frozenset({"base_lost"})  # which shows even by discarding nobody who was there
    menus = MENUS
    crafts_at = frozenset({"root.alliance.daylight"})
    hand_limit_law = ("root 8.6.2",)
    setup = SETUP_STEPS
    programme = PROGRAMME
    board = AllianceBoard

    @law("root 8.2.1", "root 8.5.1")
    def crafting_pieces(self, root: Root, seat: Seat) -> tuple[int, int, int, int]:
        """It crafts with sympathy tokens."""
        return idle_pieces(root, sympathy_of(root, seat))

    @law("root 8.2.1")
    def crafting_kinds(self, root: Root, seat: Seat) -> Sequence[Kind]:
        """Sympathy tokens."""
        return (sympathy_of(root, seat),)

    @law("root 8.2.1", "root 8.5.1")
    def activate(self, root: Root, seat: Seat, cost: tuple[int, int, int, int]) -> Flow[None]:
        """Activate sympathy tokens."""
        yield from activate_pieces(root, seat, (sympathy_of(root, seat),), cost)

    @law("root 8.6.2")
    def draw_bonus(self, root: Root, seat: Seat) -> int:
        """Each base on the map uncovers a draw bonus."""
        return len(bases_on_map(root, seat))

    @law("root 8.2.2")
    def takes_higher_die(self, root: Root, seat: Seat, fight: Fight) -> bool:
        """Guerrilla War: a defending Alliance deals the higher die."""
        return True

    @law("root 8.2.6")
    def after_move(self, root: Root, seat: Seat, mover: Force, way: tuple[Place, Place]) -> Flow[None] | None:
        """Outrage when another player's warriors move into a sympathetic clearing."""
        clearing, payer = way[1], decider(root, mover)
        if payer == seat or not root.homes[sympathy_of(root, seat).number] >> clearing & 1:
            return None
        return outrage(root, seat, payer, clearing)

    @law("root 8.2.4", "root 8.2.6")
    def removal_triggers(self, root: Root, seat: Seat, batch: Batch) -> Sequence[Trigger]:
        """Outrage for every sympathy token removed by another player, and the consequences of losing bases."""
        own = [(loss, loss.kind.name) for loss in batch.losses if loss.owner == seat and loss.kind is not None]
        found = [
            Trigger(self, seat, loss, "outrage")
            for loss, name in own
            if name == "sympathy" and decider(root, loss.by) != seat
        ]
        bases = [(loss, name) for loss, name in own if name.startswith(BASE)]
        if bases:
            trigger = Trigger(self, seat, bases[0][0], "base_lost")
            trigger.pieces = tuple(name for _, name in bases)
            found.append(trigger)
        return found

    @law("root 8.2.4", "root 8.2.6")
    def resolve(self, root: Root, trigger: Trigger) -> Flow[None]:
        """Carry out Outrage, or the loss of bases."""
        if trigger.name == "outrage":
            yield from outrage(root, trigger.seat, decider(root, trigger.by), trigger.place)
        else:
            suits = [SUITS.index(name.removeprefix(BASE)) for name in trigger.pieces]
            yield from lose_bases(root, trigger.seat, suits)
