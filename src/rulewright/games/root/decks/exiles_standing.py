"""Exiles and Partisans: what its crafted cards do by themselves, or in battle, in anybody's turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.root.decks.kinds import BattleCard, Lasting
from rulewright.games.root.rules.battle import add_hits
from rulewright.games.root.rules.cards import discard_others, draw
from rulewright.games.root.rules.scoring import score
from rulewright.games.root.terms import FOX, MOUSE, PLACES, RABBIT, SUITS, Suit
from rulewright.kernel.law import law

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.games.root.position import Root
    from rulewright.games.root.power import Fight, Power
    from rulewright.games.root.terms import Force, Place
    from rulewright.kernel.question import Option, Seat

TOKEN_PRESENCE = 2
WARRIORS_PER_POINT = 5


@law("root 4.3.3", "root 4.3.3.I")
class Partisans(BattleCard):
    """In a clearing of their suit, deal an extra hit; then discard all cards in hand that are not of that suit."""

    reveals = frozenset({"purged"})

    def __init__(self, suit: Suit) -> None:
        """Name the partisans of a suit."""
        self.name = f"{SUITS[suit]}_partisans"
        self.suit = suit
        super().__init__()

    def battle_effects(self, root: Root, seat: Seat, fight: Fight) -> Sequence[Option[Any]]:
        """Either side may use them, once a battle."""
        return (self.option,) if root.suits[fight.clearing] == self.suit and self not in fight.used else ()

    def use_effect(self, root: Root, seat: Seat, fight: Fight) -> None:
        """Deal one more, and lose the other cards, birds too."""
        fight.used.add(self)
        add_hits(root, fight, seat, 1, self.name)
        discard_others(root, seat, self.suit)


@law("root 2.5", "root 1.1.1")
class SoupKitchens(Lasting):
    """When rule is checked, each of your tokens adds two."""

    name = "soup_kitchens"

    def adds_presence(self, root: Root, seat: Force, clearing: Place) -> int:
        """Count tokens."""
        return TOKEN_PRESENCE * root.tokens[seat * PLACES + clearing]


@law("root 2.3", "root 4.2")
class BoatBuilders(Lasting):
    """Rivers are paths for your moves."""

    name = "boat_builders"

    def carries(self, root: Root, seat: Force, mover: Force, origin: Place) -> int:
        """Only the owner's own pieces travel so."""
        return root.setting.map.rivers[origin] if mover == seat else 0


@law("root 4.2.1", "root 1.1.1")
class CorvidPlanners(Lasting):
    """Your moves need no rule."""

    name = "corvid_planners"

    def free_ways(self, root: Root, seat: Force, mover: Force, origin: Place) -> int:
        """Only the owner's own pieces move so."""
        return root.setting.map.clearings if mover == seat else 0


@law("root 2.2.1", "root 1.1.1")
class Tunnels(Lasting):
    """For you, clearings with your crafting pieces are adjacent to each other."""

    name = "tunnels"

    def alters_ways(self, root: Root, seat: Force, who: Force, place: Place, there: int) -> int:
        """Link them for their owner alone."""
        if who != seat:
            return there
        homes = 0
        for kind in root.setting.factions[seat].crafting_kinds(root, seat):
            homes |= root.homes[kind.number]
        return there | homes & ~(1 << place) if homes >> place & 1 else there


@law("root G.1.22", "root 1.1.1")
class CoffinMakers(Lasting):
    """Removed warriors lie on this card; at the start of Birdsong five of them are a point, and all go home."""

    name = "coffin_makers"

    def collects_fallen(self, root: Root, seat: Force, fallen: Force, number: int) -> bool:
        """Take warriors of any player, the owner's too."""
        if fallen not in root.setting.seats:
            return False
        root.lay_aside(fallen, number)
        root.tell("aside", seat=seat, owner=fallen, number=number, card=self.name)
        return True

    def begins_birdsong(self, root: Root, seat: Force) -> None:
        """Score, then send everybody home."""
        score(root, seat, sum(root.aside) // WARRIORS_PER_POINT, self.name)
        self.leave(root, seat)

    def leave(self, root: Root, seat: Force) -> None:
        """Send everybody home, without a point."""
        if not root.aside:
            return
        root.tell("sent_home", seat=seat, number=sum(root.aside), card=self.name)
        for force, number in enumerate(root.aside):
            if number:
                root.lay_aside(force, -number)


@law("root 4.1.2", "root 4.1.3")
class MurineBroker(Lasting):
    """When another player crafts an item, draw a card."""

    name = "murine_broker"

    def after_crafting_item(self, root: Root, seat: Force, crafter: Force) -> None:
        """Draw, unless it was the owner."""
        if crafter != seat:
            root.tell("used", seat=seat, card=self.name)
            draw(root, seat, 1)


@law("root 3.2.2", "root 7.2.3")
class MasterEngravers(Lasting):
    """An item you craft is worth a point more."""

    name = "master_engravers"

    def item_bonus(self, root: Root, seat: Force) -> int:
        """One more, also for those who ignore what is printed."""
        return 1


POWERS: tuple[Power, ...] = (
    Partisans(FOX),
    Partisans(RABBIT),
    Partisans(MOUSE),
    SoupKitchens(),
    BoatBuilders(),
    CorvidPlanners(),
    Tunnels(),
    CoffinMakers(),
    MurineBroker(),
    MasterEngravers(),
)
