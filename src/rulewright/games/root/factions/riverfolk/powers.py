"""11.2 The Riverfolk's standing rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.root.factions.riverfolk.board import POST, POSTS, RiverfolkBoard, board_of
from rulewright.games.root.factions.riverfolk.funds import lose_half, total
from rulewright.games.root.factions.riverfolk.services import new_turn, offered_services, report_for_duty, sell
from rulewright.games.root.factions.riverfolk.speech import RiverfolkTongue
from rulewright.games.root.factions.riverfolk.turn import MENUS, PROGRAMME, SETUP_STEPS, cover, empty_spaces
from rulewright.games.root.power import Batch, Faction, Trigger
from rulewright.games.root.terms import BIRDSONG, CLEARING_SUITS, DAYLIGHT, START_OF_BIRDSONG
from rulewright.kernel.law import law

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.games.root.position import Root
    from rulewright.games.root.setting import Kind
    from rulewright.games.root.terms import Force, Place
    from rulewright.kernel.question import Flow, Option, Seat


class Riverfolk(Faction):
    """Riverfolk Company."""

    name = "riverfolk"
    tongue = RiverfolkTongue()
    letter = "G"
    answers = frozenset(
        {"move", "battle", "draw", "recruit", "post", "export", "buy", "disruption"}
        | {"hand_card", "riverboats", "mercenaries"}
    )
    reveals = frozenset({"drew_openly", "joined_openly", "left_openly"})
    menus = MENUS
    crafts_at = frozenset({"root.riverfolk.action"})
    hand_limit_law = ("root 11.6.1",)
    open_hand = True
    can_starve = True  # all warriors on the map, and none to fund anything
    setup = SETUP_STEPS
    programme = PROGRAMME
    board = RiverfolkBoard

    @law("root 11.2.1", "root 11.5.3")
    def crafting_pieces(self, root: Root, seat: Seat) -> tuple[int, int, int, int]:
        """They craft by the empty spaces of their tracks; pieces on the map play no part in it."""
        fox, rabbit, mouse = (empty_spaces(root, seat, suit) for suit in CLEARING_SUITS)
        return (0, fox, rabbit, mouse)

    @law("root 11.2.1", "root 11.5.3")
    def crafting_limit(self, root: Root, seat: Seat) -> int:
        """Each space takes a fund."""
        return total(root, seat)

    @law("root 11.2.1", "root 11.5.3")
    def activate(self, root: Root, seat: Seat, cost: tuple[int, int, int, int]) -> Flow[None]:
        """Commit funds to the tracks."""
        yield from cover(root, seat, cost)

    @law("root 11.2.5.I")
    def pieces_left(self, root: Root, seat: Seat, kind: Kind) -> int:
        """A trade post that was removed is out of the game."""
        return POSTS - root.placed[kind.number] - board_of(root, seat).gone[POST.index(kind.name)]

    @law("root 11.2.2", "root 11.2.7.II", "root 2.3")
    def alters_ways(self, root: Root, seat: Force, who: Force, place: Place, there: int) -> int:
        """Rivers are paths for them, and for whoever has bought boats."""
        return there | root.setting.map.rivers[place] if who in (seat, board_of(root, seat).boats) else there

    @law("root 11.2.2")
    def free_ways(self, root: Root, seat: Force, mover: Force, origin: Place) -> int:
        """Swimmers: along rivers they move whoever rules."""
        return root.setting.map.rivers[origin] if mover == seat else 0

    @law("root 11.2.6", "root 11.2.7")
    def offers(self, root: Root, seat: Force, who: Seat, moment: str) -> Sequence[Option[Any]]:
        """Others buy services at the start of their Birdsong."""
        return offered_services(root, seat, who) if moment == START_OF_BIRDSONG and who != seat else ()

    def sell(self, root: Root, seat: Force, who: Seat, what: int) -> Flow[None]:
        """Sell one."""
        yield from sell(root, seat, who, what)

    @law("root 11.2.6", "root 11.2.7.III")
    def phase_begins(self, root: Root, seat: Force, phase: str) -> None:
        """What was bought ends with the turn; mercenaries serve from Daylight on."""
        if phase == BIRDSONG:
            new_turn(root, seat)
        elif phase == DAYLIGHT:
            report_for_duty(root, seat)

    @law("root 11.2.7.III", "root G.1.33")
    def serves(self, root: Root, seat: Force) -> Force | None:
        """Mercenaries rule and fight for whoever has hired them."""
        buyer = board_of(root, seat).serving
        return None if buyer < 0 else buyer

    @law("root 11.2.5.I")
    def keeps_removed(self, root: Root, seat: Force, kind: Kind, number: int) -> None:
        """A trade post that is removed is out of the game; its space stays empty."""
        board_of(root, seat).gone[POST.index(kind.name)] += number

    @law("root 11.2.5.I")
    def removal_triggers(self, root: Root, seat: Force, batch: Batch) -> Sequence[Trigger]:
        """Trade Disruption, for every trade post that was removed."""
        return [
            Trigger(self, seat, loss, "disruption")
            for loss in batch.losses
            if loss.owner == seat and loss.kind is not None
        ]

    @law("root 11.2.5.I")
    def resolve(self, root: Root, trigger: Trigger) -> Flow[None]:
        """Lose half of the funds."""
        for _ in range(trigger.number):
            root.tell("disrupted", seat=trigger.seat, place=trigger.place)
            yield from lose_half(root, trigger.seat)
