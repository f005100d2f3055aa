"""10.2 The Cult's standing rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.root.factions.cult.board import (
    DRAW_SPACES,
    GARDEN,
    CultBoard,
    board_of,
    garden_of,
    gardens,
)
from rulewright.games.root.factions.cult.speech import CultTongue
from rulewright.games.root.factions.cult.turn import MENUS, PROGRAMME, SETUP_STEPS
from rulewright.games.root.power import Batch, Faction, Trigger
from rulewright.games.root.rules.cards import discard
from rulewright.games.root.rules.crafting import activate_pieces, idle_pieces
from rulewright.games.root.terms import CLEARING_SUITS, all_in
from rulewright.kernel.fate import HAND
from rulewright.kernel.law import law

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.games.root.position import Root
    from rulewright.games.root.setting import Kind
    from rulewright.games.root.terms import Card, Force, Place
    from rulewright.kernel.question import Flow, Seat


class Cult(Faction):
    """Lizard Cult."""

    name = "cult"
    tongue = CultTongue()
    letter = "F"
    answers = frozenset(
        {"crusade", "convert", "sanctify", "battle", "move", "build", "recruit", "score", "sacrifice", "fear"}
    )
    reveals = frozenset({"feared"})
    menus = MENUS
    hand_limit_law = ("root 10.6.3",)
    setup = SETUP_STEPS
    programme = PROGRAMME
    board = CultBoard

    @law("root 10.2.1", "root 10.6.2")
    def crafting_pieces(self, root: Root, seat: Seat) -> tuple[int, int, int, int]:
        """They craft with gardens that show the Outcast suit."""
        return idle_pieces(root, garden_of(root, seat, board_of(root, seat).outcast))

    @law("root 10.2.1")
    def crafting_kinds(self, root: Root, seat: Seat) -> Sequence[Kind]:
        """Gardens of the Outcast suit."""
        return (garden_of(root, seat, board_of(root, seat).outcast),)

    @law("root 10.2.1", "root 10.6.2")
    def activate(self, root: Root, seat: Seat, cost: tuple[int, int, int, int]) -> Flow[None]:
        """Activate such gardens."""
        yield from activate_pieces(root, seat, (garden_of(root, seat, board_of(root, seat).outcast),), cost)

    @law("root 10.6.3")
    def draw_bonus(self, root: Root, seat: Seat) -> int:
        """Count the draw bonuses that gardens have uncovered, in each of their rows."""
        placed = [root.placed[garden_of(root, seat, suit).number] for suit in CLEARING_SUITS]
        return sum(number > space for number in placed for space in DRAW_SPACES)

    @law("root 10.2.3")
    def keeps_fallen(self, root: Root, seat: Force, batch: Batch, number: int) -> bool:
        """Revenge: warriors that fall while the Cult defends become acolytes."""
        if batch.fight is None or batch.fight.defender != seat:
            return False
        root.supply[seat] -= number
        board_of(root, seat).acolytes += number
        root.tell("acolytes", seat=seat, number=number)
        return True

    @law("root 10.2.4")
    def rules_outright(self, root: Root, seat: Force, clearing: Place) -> bool:
        """Pilgrims: a garden rules its clearing."""
        return bool(gardens(root, seat) >> clearing & 1)

    @law("root 10.2.6")
    def keeps_discard(self, root: Root, seat: Force, card: Card) -> bool:
        """Lost Souls: whatever anybody spends or discards, dominance cards included."""
        board_of(root, seat).souls |= 1 << card
        return True

    @law("root 10.2.5")
    def removal_triggers(self, root: Root, seat: Force, batch: Batch) -> Sequence[Trigger]:
        """Fear of the Faithful, for every garden that was removed."""
        return [
            Trigger(self, seat, loss, "fear")
            for loss in batch.losses
            if loss.owner == seat and loss.kind is not None and loss.kind.name in GARDEN
        ]

    @law("root 10.2.5")
    def resolve(self, root: Root, trigger: Trigger) -> Flow[None]:
        """Discard a random card for each garden."""
        for _ in range(trigger.number):
            lose_card(root, trigger.seat)
        yield from ()


@law("root 10.2.5")
def lose_card(root: Root, seat: Seat) -> None:
    """Discard a random card from the hand, if there is one."""
    hand = all_in(root.hands[seat])
    if hand:
        card = hand[root.fate.below(len(hand), HAND)]
        root.tell("feared", seat=seat, card=root.setting.deck.name[card])
        discard(root, seat, card)
