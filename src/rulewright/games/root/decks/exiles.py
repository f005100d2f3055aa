"""Exiles and Partisans: what its crafted cards do at a moment of their owner's turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.root.decks import exiles_standing as standing
from rulewright.games.root.decks.kinds import Lasting, Timed, other_hands
from rulewright.games.root.power import Batch
from rulewright.games.root.rules.battle import battle, battles
from rulewright.games.root.rules.cards import ask_card, discard, draw, give, matching_cards, salvage, take_random
from rulewright.games.root.rules.crafted import exhaust, face_up
from rulewright.games.root.rules.crafting import leave_play
from rulewright.games.root.rules.movement import free_move, free_moves, move_warriors
from rulewright.games.root.rules.removal import remove_warriors, resolve
from rulewright.games.root.rules.ruling import enemies, placeable, presence
from rulewright.games.root.rules.scoring import score
from rulewright.games.root.rules.ways import reach
from rulewright.games.root.terms import (
    BEFORE_DRAW,
    BIRDSONG,
    DAYLIGHT,
    PLACES,
    START_OF_BIRDSONG,
    START_OF_EVENING,
    Card,
    Force,
    Place,
    bits,
    place_target,
    ways,
)
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, ask, choose

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.games.root.power import Power
    from rulewright.games.root.setting import Setting
    from rulewright.kernel.question import Seat

USED = ("root 4.1.3",)
MOVE: Option[str] = Option("move", "move")
BATTLE: Option[str] = Option("battle", "battle")


def crafted_cards(setting: Setting) -> dict[tuple[Seat, Card], Option[tuple[Seat, Card]]]:
    """Return every card in every play area, as answers: `eyrie:tunnels`."""
    deck = setting.deck
    return {
        (seat, card): Option(
            f"{setting.names[seat]}:{deck.name[card]}", (seat, card), (f"card:{deck.name[card]}", f"seat:{seat}")
        )
        for seat in setting.seats
        for card in deck.cards
    }


@law("root 1.4.1", "root 4.1.3")
class Saboteurs(Timed):
    """At the start of Birdsong, discard it to discard a crafted card of an enemy."""

    name = "saboteurs"
    moment = START_OF_BIRDSONG

    def targets(self, root: Root, seat: Seat) -> list[Option[tuple[Seat, Card]]]:
        """Return the cards with a lasting effect before enemies; an active dominance card is none."""
        options = root.setting.once(crafted_cards)
        return [
            options[other, card]
            for other in root.setting.seats
            if enemies(root, seat, other)
            for card in sorted(root.lasting[other])
        ]

    def useful(self, root: Root, seat: Seat) -> bool:
        """An enemy must have such a card."""
        return bool(self.targets(root, seat))

    def act(self, root: Root, seat: Seat, card: Card) -> Flow[None]:
        """Lose both cards."""
        victim, lost = yield from choose(seat, "root.cards.saboteurs", self.targets(root, seat), USED)
        leave_play(root, seat, card)
        leave_play(root, victim, lost)


@law("root 4.1.3", "root 4.2")
class FalseOrders(Timed):
    """In Birdsong, discard it to have an enemy move half of their warriors out of a clearing, whoever rules."""

    name = "false_orders"
    moment = BIRDSONG

    def targets(self, root: Root, seat: Seat) -> list[Option[tuple[Place, Force]]]:
        """Return the clearings with faction warriors of an enemy that lead somewhere."""
        return [
            root.setting.fight_option[clearing][other]
            for other in root.setting.seats
            if enemies(root, seat, other)
            for clearing in bits(root.army[other] & root.setting.map.clearings)
            if reach(root, other, clearing)
        ]

    def useful(self, root: Root, seat: Seat) -> bool:
        """An enemy must have warriors on the map."""
        return bool(self.targets(root, seat))

    def act(self, root: Root, seat: Seat, card: Card) -> Flow[None]:
        """Say whose warriors go, and where; the move is the enemy's own, with all that it sets off."""
        origin, mover = yield from choose(seat, "root.cards.false_orders", self.targets(root, seat), USED)
        there = ways(origin, reach(root, mover, origin))
        about = (place_target(origin), f"seat:{mover}")
        way = yield from choose(seat, "root.cards.false_orders.way", there, ("root 4.1.3", "root 4.2"), about)
        leave_play(root, seat, card)
        half = (root.warriors[mover * PLACES + origin] + 1) // 2
        yield from move_warriors(root, mover, *way, half)


@law("root 4.1.3", "root 1.2.1", "root 1.3.2")
class SwapMeet(Timed):
    """In Birdsong, take a random card from another player, then give that player one."""

    name = "swap_meet"
    moment = BIRDSONG

    def useful(self, root: Root, seat: Seat) -> bool:
        """Somebody must hold a card."""
        return bool(other_hands(root, seat, hostile=False))

    def act(self, root: Root, seat: Seat, card: Card) -> Flow[None]:
        """Take a card at random and give one, perhaps the same."""
        victims = other_hands(root, seat, hostile=False)
        victim = yield from choose(seat, "root.cards.swap_meet", victims, USED)
        take_random(root, seat, victim)
        options = root.setting.deck.options(root.hands[seat])
        witnesses = 1 << seat | 1 << victim
        given = yield from ask(seat, "root.cards.swap_meet.give", options, USED, (f"seat:{victim}",), witnesses)
        give(root, seat, given, victim)


@law("root 4.1.3", "root 4.2", "root 4.3")
class EyrieEmigre(Lasting):
    """At the end of Birdsong, move and battle where the move ends; whoever cannot do both discards it."""

    name = "eyrie_emigre"

    def ends_birdsong(self, root: Root, seat: Force) -> Flow[None]:
        """Do both, or lose the card: nobody is asked whether."""
        fields = 0
        for other in root.setting.forces:
            if enemies(root, seat, other):
                fields |= presence(root, other)
        offered = [option for option in free_moves(root, seat) if fields >> option.value[1] & 1]
        if root.why is not None:
            for option in free_moves(root, seat):
                if option not in offered:
                    root.why.refuse(option, "root 4.1.3", "why.nobody-there", option.targets[1])
        card = self.card(root, seat)
        if not offered:
            leave_play(root, seat, card)
            return
        root.tell("used", seat=seat, card=self.name)
        way = yield from choose(seat, "root.cards.eyrie_emigre", offered, ("root 4.1.3", "root 4.2"))
        yield from free_move(root, seat, way)
        fights = battles(root, seat, 1 << way[1])
        if not fights:
            leave_play(root, seat, card)
            return
        clearing, defender = yield from choose(seat, "root.battle.where", fights, ("root 4.1.3", "root 4.3"))
        yield from battle(root, seat, clearing, defender)


@law("root 4.1.3", "root G.1.21", "root 2.2.2")
class PropagandaBureau(Timed):
    """Once in Daylight, spend a card to replace an enemy warrior in a matching clearing with one of your own."""

    name = "propaganda_bureau"
    moment = DAYLIGHT

    def targets(self, root: Root, seat: Seat) -> list[Option[tuple[Place, Force]]]:
        """Return the enemy warriors where a warrior can be placed; everybody sees them."""
        if not root.supply[seat]:
            return []
        return [
            root.setting.fight_option[clearing][other]
            for clearing in bits(placeable(root, seat))
            for other in root.setting.forces
            if root.army[other] >> clearing & 1 and enemies(root, seat, other)
        ]

    def matched(self, root: Root, seat: Seat) -> list[Option[tuple[Place, Force]]]:
        """Return those of them for which there is a card; only the owner knows."""
        return [option for option in self.targets(root, seat) if matching_cards(root, seat, option.value[0])]

    def useful(self, root: Root, seat: Seat) -> bool:
        """There must be somebody to replace, and a card for it."""
        return bool(self.matched(root, seat))

    def might_act(self, root: Root, seat: Seat, moment: str) -> bool:
        """Whether whoever sees only that there are cards in a hand would think so."""
        if moment != self.moment or self.unused(root, seat) is None:
            return False
        return bool(root.hands[seat]) and bool(self.targets(root, seat))

    def act(self, root: Root, seat: Seat, card: Card) -> Flow[None]:
        """Spend a card and replace a warrior; what the removal sets off comes after that (ruling R-116)."""
        options = self.matched(root, seat)
        clearing, victim = yield from ask(seat, "root.cards.propaganda_bureau", options, ("root 4.1.3", "root G.1.21"))
        cards = matching_cards(root, seat, clearing)
        spent = yield from ask_card(root, seat, "root.spend", cards, ("root 4.1.3",), (place_target(clearing),))
        discard(root, seat, spent)
        batch = Batch(replacing=True)
        remove_warriors(root, batch, seat, victim, clearing, 1)
        root.add_warriors(seat, clearing, 1)
        root.tell("placed", seat=seat, place=clearing, piece="warrior", number=1)
        yield from resolve(root, batch)


@law("root 4.1.3", "root 4.2", "root 4.3")
class LeagueOfAdventurousMice(Timed):
    """Once in Daylight, exhaust an item in your Crafted Items box to take a move or start a battle."""

    name = "league_of_adventurous_mice"
    moment = DAYLIGHT
    answers = frozenset({MOVE.text, BATTLE.text})

    def deeds(self, root: Root, seat: Seat) -> list[Option[str]]:
        """Return which of both is possible."""
        found = [MOVE] if free_moves(root, seat) else []
        return [*found, BATTLE] if battles(root, seat) else found

    def useful(self, root: Root, seat: Seat) -> bool:
        """There must be an item, and something to do with it."""
        return bool(face_up(root, seat)) and bool(self.deeds(root, seat))

    def act(self, root: Root, seat: Seat, card: Card) -> Flow[None]:
        """Exhaust an item, then move or battle."""
        item = yield from choose(seat, "root.cards.league_item", face_up(root, seat), USED)
        exhaust(root, seat, item)
        deed = yield from choose(seat, "root.cards.league", self.deeds(root, seat), USED)
        if deed == MOVE.text:
            way = yield from choose(seat, "root.move.where", free_moves(root, seat), ("root 4.1.3", "root 4.2"))
            yield from free_move(root, seat, way)
        else:
            options = battles(root, seat)
            clearing, defender = yield from choose(seat, "root.battle.where", options, ("root 4.1.3", "root 4.3"))
            yield from battle(root, seat, clearing, defender)


@law("root 1.4.1", "root 4.1.3", "root 3.1")
class CharmOffensive(Timed):
    """At the start of Evening, draw a card; another player of your choice scores a point."""

    name = "charm_offensive"
    moment = START_OF_EVENING

    def useful(self, root: Root, seat: Seat) -> bool:
        """There must be a card to draw."""
        return bool(root.deck or root.discard)

    def act(self, root: Root, seat: Seat, card: Card) -> Flow[None]:
        """Draw, and give a point away."""
        draw(root, seat, 1)
        others = [root.setting.force_option[other] for other in root.setting.seats if other != seat]
        other = yield from choose(seat, "root.cards.charm_offensive", others, USED)
        score(root, other, 1, self.name)


@law("root 4.1.3", "root 2.1.2")
class Informants(Timed):
    """In Evening, take an ambush card from the discard pile instead of drawing."""

    name = "informants"
    moment = BEFORE_DRAW

    def useful(self, root: Root, seat: Seat) -> bool:
        """An ambush card must lie there."""
        return bool(root.discard & root.setting.deck.ambush)

    def act(self, root: Root, seat: Seat, card: Card) -> Flow[None]:
        """Take one, before everybody's eyes."""
        options = root.setting.deck.options(root.discard & root.setting.deck.ambush)
        taken = yield from choose(seat, "root.cards.informants", options, USED)
        salvage(root, seat, taken)

    def replaces_draw(self, root: Root, seat: Force) -> bool:
        """Whoever has used it draws nothing this Evening."""
        return self.unused(root, seat) is None


POWERS: dict[str, Power] = {
    power.name: power
    for power in (
        Saboteurs(),
        FalseOrders(),
        SwapMeet(),
        EyrieEmigre(),
        PropagandaBureau(),
        LeagueOfAdventurousMice(),
        CharmOffensive(),
        Informants(),
        *standing.POWERS,
    )
}
