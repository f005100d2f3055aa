"""6.2 The Marquise's standing rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulewright.games.root.factions.marquise.board import DRAW_ROW, DRAW_SPACES, MarquiseBoard
from rulewright.games.root.factions.marquise.speech import MarquiseTongue
from rulewright.games.root.factions.marquise.turn import MENUS, PROGRAMME, SETUP_STEPS, guarded
from rulewright.games.root.power import Batch, Faction, Trigger
from rulewright.games.root.rules.cards import discard, matching_cards, offer_card
from rulewright.games.root.rules.crafting import activate_pieces, idle_pieces
from rulewright.games.root.rules.removal import recall
from rulewright.games.root.terms import ALWAYS, NATURAL, bits, place_target
from rulewright.kernel.law import law

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rulewright.games.root.position import Root
    from rulewright.games.root.setting import Kind
    from rulewright.kernel.question import Flow, Option, Question, Seat


class Marquise(Faction):
    """Marquise de Cat."""

    name = "marquise"
    tongue = MarquiseTongue()
    letter = "A"
    answers = frozenset({"march", "battle", "recruit", "build", "overwork", "extra", "field_hospitals"})
    orders: ClassVar[Mapping[str, tuple[str, ...]]] = {"root.marquise.hospitals": ("decline", NATURAL, ALWAYS)}
    menus = MENUS
    asides = frozenset({"extra"})
    hand_limit_law = ("root 6.6",)
    barring_law = "root 6.2.2"
    setup = SETUP_STEPS
    programme = PROGRAMME
    board = MarquiseBoard

    @law("root 6.2.1")
    def crafting_pieces(self, root: Root, seat: Seat) -> tuple[int, int, int, int]:
        """She crafts with workshops."""
        return idle_pieces(root, root.setting.kind[seat, "workshop"])

    @law("root 6.2.1")
    def crafting_kinds(self, root: Root, seat: Seat) -> Sequence[Kind]:
        """Workshops."""
        return (root.setting.kind[seat, "workshop"],)

    @law("root 6.2.1")
    def activate(self, root: Root, seat: Seat, cost: tuple[int, int, int, int]) -> Flow[None]:
        """Activate workshops."""
        yield from activate_pieces(root, seat, (root.setting.kind[seat, "workshop"],), cost)

    def usual(self, root: Root, question: Question) -> Option[Any] | None:
        """Pay with wood that nobody guards, and put what is scarce where it is guarded best."""
        if question.prompt == "root.marquise.wood":
            return min(question.options, key=lambda option: guarded(root, question.seat, option.value))
        if question.prompt in ("root.marquise.short.wood", "root.marquise.short.warrior"):
            return max(question.options, key=lambda option: guarded(root, question.seat, option.value))
        return None

    @law("root 6.6")
    def draw_bonus(self, root: Root, seat: Seat) -> int:
        """Count the draw bonuses that recruiters have uncovered."""
        placed = root.placed[root.setting.kind[seat, DRAW_ROW].number]
        return sum(placed > space for space in DRAW_SPACES)

    @law("root 6.2.2")
    def pieces_left(self, root: Root, seat: Seat, kind: Kind) -> int:
        """A keep that was removed is out of the game."""
        if kind.name == "keep" and root.turn >= 0:
            return 0
        return super().pieces_left(root, seat, kind)

    @law("root 6.2.2")
    def bars_placing(self, root: Root, seat: Seat, who: Seat) -> int:
        """Nobody else places pieces in the clearing of the keep."""
        return 0 if who == seat else root.homes[root.setting.kind[seat, "keep"].number]

    @law("root 6.2.3", "root 1.5.3")
    def removal_triggers(self, root: Root, seat: Seat, batch: Batch) -> Sequence[Trigger]:
        """Field Hospitals, once for each clearing that lost Marquise warriors, while the keep stands."""
        if not root.placed[root.setting.kind[seat, "keep"].number]:
            return ()
        return [
            Trigger(self, seat, loss, "field_hospitals")
            for loss in batch.losses
            if loss.owner == seat and loss.kind is None
        ]

    @law("root 6.2.3")
    def resolve(self, root: Root, trigger: Trigger) -> Flow[None]:
        """Spend a card matching the clearing to put all of the lost warriors where the keep is.

        She is asked whenever she holds a card: the question must not betray the hand.
        """
        seat = trigger.seat
        keep = root.homes[root.setting.kind[seat, "keep"].number]
        if not keep or not root.hands[seat]:
            return
        cards = matching_cards(root, seat, trigger.place)
        about = (place_target(trigger.place), f"number:{trigger.number}")
        card = yield from offer_card(root, seat, "root.marquise.hospitals", cards, ("root 6.2.3",), about)
        if card is None:
            return
        discard(root, seat, card)
        (clearing,) = bits(keep)
        recall(root, seat, trigger.number)
        root.add_warriors(seat, clearing, trigger.number)
        root.tell("hospitals", seat=seat, place=clearing, number=trigger.number)
