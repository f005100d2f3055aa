"""The standard deck: what its crafted cards do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.root.decks.kinds import BattleCard, Lasting, Timed, other_hands
from rulewright.games.root.power import Fight, Power
from rulewright.games.root.rules.battle import add_hits, battle, battles
from rulewright.games.root.rules.cards import draw, show_hand, take_random
from rulewright.games.root.rules.crafting import leave_play
from rulewright.games.root.rules.movement import free_move, free_moves
from rulewright.games.root.rules.removal import remove_all_enemies
from rulewright.games.root.rules.ruling import enemies, ruled
from rulewright.games.root.rules.scoring import score
from rulewright.games.root.terms import (
    BIRDSONG,
    DAYLIGHT,
    FOX,
    MOUSE,
    RABBIT,
    START_OF_BIRDSONG,
    START_OF_DAYLIGHT,
    START_OF_EVENING,
    Card,
    Suit,
    places,
)
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, choose

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Seat


@law("root 4.3.3", "root 4.1.3")
class Armorers(BattleCard):
    """Discard it to ignore every rolled hit."""

    name = "armorers"

    def battle_effects(self, root: Root, seat: Seat, fight: Fight) -> Sequence[Option[Any]]:
        """Either side may use it."""
        return (self.option,)

    def use_effect(self, root: Root, seat: Seat, fight: Fight) -> None:
        """Take no rolled hits."""
        leave_play(root, seat, self.card(root, seat))
        fight.rolled[fight.opponent(seat)] = 0


@law("root 4.3.3", "root 4.3.3.I")
class Sappers(BattleCard):
    """As defender, discard it to deal one extra hit."""

    name = "sappers"

    def battle_effects(self, root: Root, seat: Seat, fight: Fight) -> Sequence[Option[Any]]:
        """Only the defender may use it."""
        return (self.option,) if seat == fight.defender else ()

    def use_effect(self, root: Root, seat: Seat, fight: Fight) -> None:
        """Deal one more."""
        leave_play(root, seat, self.card(root, seat))
        add_hits(root, fight, seat, 1, self.name)


@law("root 4.3.3", "root 4.3.3.I")
class BrutalTactics(BattleCard):
    """As attacker, deal one extra hit, and the defender scores a point."""

    name = "brutal_tactics"

    def battle_effects(self, root: Root, seat: Seat, fight: Fight) -> Sequence[Option[Any]]:
        """Only the attacker may use it, once a battle."""
        return (self.option,) if seat == fight.attacker and self not in fight.used else ()

    def use_effect(self, root: Root, seat: Seat, fight: Fight) -> None:
        """Deal one more, at a price."""
        fight.used.add(self)
        add_hits(root, fight, seat, 1, self.name)
        if fight.defender in root.setting.seats:
            score(root, fight.defender, 1, self.name)


@law("root 4.3.1", "root 1.1.1")
class ScoutingParty(Lasting):
    """As attacker, ambush cards do not affect you."""

    name = "scouting_party"

    def ignores_ambush(self, root: Root, seat: Seat, fight: Fight) -> bool:
        """An ambush deals no hits."""
        return True


@law("root 1.4.1", "root 4.1.3")
class BetterBurrowBank(Timed):
    """At the start of Birdsong, draw a card; an enemy of choice draws one too."""

    name = "better_burrow_bank"
    moment = START_OF_BIRDSONG

    def act(self, root: Root, seat: Seat, card: Card) -> Flow[None]:
        """Draw, and let an enemy draw."""
        options = [root.setting.force_option[other] for other in root.setting.seats if enemies(root, seat, other)]
        other = yield from choose(seat, "root.cards.better_burrow_bank", options, ("root 4.1.3",))
        draw(root, seat, 1)
        draw(root, other, 1)


@law("root 4.1.3", "root 1.2.1")
class StandAndDeliver(Timed):
    """In Birdsong, take a random card from an enemy, who scores a point."""

    name = "stand_and_deliver"
    moment = BIRDSONG

    def useful(self, root: Root, seat: Seat) -> bool:
        """An enemy must hold a card."""
        return bool(other_hands(root, seat, hostile=True))

    def act(self, root: Root, seat: Seat, card: Card) -> Flow[None]:
        """Take a card at random."""
        options = other_hands(root, seat, hostile=True)
        victim = yield from choose(seat, "root.cards.stand_and_deliver", options, ("root 4.1.3",))
        take_random(root, seat, victim)
        score(root, victim, 1, self.name)


@law("root 4.1.3", "root 2.5")
class RoyalClaim(Timed):
    """In Birdsong, discard it to score a point for each clearing ruled."""

    name = "royal_claim"
    moment = BIRDSONG

    def act(self, root: Root, seat: Seat, card: Card) -> Flow[None]:
        """Score and lose the card."""
        leave_play(root, seat, card)
        score(root, seat, ruled(root, seat).bit_count(), self.name)
        yield from ()


@law("root 1.4.1", "root 4.1.3")
class CommandWarren(Timed):
    """At the start of Daylight, start a battle."""

    name = "command_warren"
    moment = START_OF_DAYLIGHT

    def useful(self, root: Root, seat: Seat) -> bool:
        """There must be somebody to battle."""
        return bool(battles(root, seat))

    def act(self, root: Root, seat: Seat, card: Card) -> Flow[None]:
        """Battle."""
        options = battles(root, seat)
        clearing, defender = yield from choose(seat, "root.battle.where", options, ("root 4.1.3", "root 4.3"))
        yield from battle(root, seat, clearing, defender)


@law("root 1.4.1", "root 4.1.3")
class Cobbler(Timed):
    """At the start of Evening, take a move."""

    name = "cobbler"
    moment = START_OF_EVENING

    def useful(self, root: Root, seat: Seat) -> bool:
        """There must be a move to take."""
        return bool(free_moves(root, seat))

    def act(self, root: Root, seat: Seat, card: Card) -> Flow[None]:
        """Move."""
        way = yield from choose(seat, "root.move.where", free_moves(root, seat), ("root 4.1.3", "root 4.2"))
        yield from free_move(root, seat, way)


@law("root 4.1.3")
class TaxCollector(Timed):
    """In Daylight, remove one of your own warriors from the map to draw a card."""

    name = "tax_collector"
    moment = DAYLIGHT

    def useful(self, root: Root, seat: Seat) -> bool:
        """A warrior must be on the map."""
        return bool(root.army[seat] & root.setting.map.clearings)

    def act(self, root: Root, seat: Seat, card: Card) -> Flow[None]:
        """Give up a warrior: a cost, which sets nothing off."""
        options = places(root.army[seat] & root.setting.map.clearings)
        clearing = yield from choose(seat, "root.cards.tax_collector", options, ("root 4.1.3",))
        root.take_warriors(seat, clearing, 1)
        root.tell("removed", by=seat, owner=seat, place=clearing, piece="warrior", number=1)
        draw(root, seat, 1)


@law("root 4.1.3", "root 1.2.1")
class Codebreakers(Timed):
    """In Daylight, look at another player's hand."""

    name = "codebreakers"
    moment = DAYLIGHT

    def useful(self, root: Root, seat: Seat) -> bool:
        """Somebody must hold a card."""
        return bool(other_hands(root, seat, hostile=False))

    def act(self, root: Root, seat: Seat, card: Card) -> Flow[None]:
        """Look."""
        options = other_hands(root, seat, hostile=False)
        other = yield from choose(seat, "root.cards.codebreakers", options, ("root 4.1.3",))
        show_hand(root, other, seat)


@law("root 4.1.2", "root G.1.9")
class Favor(Power):
    """When crafted, remove every enemy piece from all clearings of its suit."""

    def __init__(self, name: str, suit: Suit) -> None:
        """Name a Favor."""
        self.name = name
        self.suit = suit

    def act(self, root: Root, seat: Seat, card: Card) -> Flow[None]:
        """Remove them."""
        yield from remove_all_enemies(root, seat, root.of_suit[self.suit])


POWERS: dict[str, Power] = {
    power.name: power
    for power in (
        Armorers(),
        Sappers(),
        BrutalTactics(),
        ScoutingParty(),
        BetterBurrowBank(),
        StandAndDeliver(),
        RoyalClaim(),
        CommandWarren(),
        Cobbler(),
        TaxCollector(),
        Codebreakers(),
        Favor("favor_of_the_foxes", FOX),
        Favor("favor_of_the_rabbits", RABBIT),
        Favor("favor_of_the_mice", MOUSE),
    )
}
