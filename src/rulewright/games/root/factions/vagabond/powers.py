"""9.2 The Vagabond's standing rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.root.factions.vagabond.board import (
    BASE_CHARACTERS,
    DRAW_PER_COINS,
    QUEST_NAME,
    READY,
    STATES,
    TILE,
    VagabondBoard,
    board_of,
    exhaust,
)
from rulewright.games.root.factions.vagabond.fighting import betray, enlist, full_removal, strength, suffer
from rulewright.games.root.factions.vagabond.moving import boots_needed, go, vagabond_moves
from rulewright.games.root.factions.vagabond.relations import coalition_ban, form_coalition, infamy
from rulewright.games.root.factions.vagabond.speech import VagabondTongue
from rulewright.games.root.factions.vagabond.turn import MENUS, PROGRAMME, SETUP_STEPS
from rulewright.games.root.power import Batch, Faction, Fight
from rulewright.games.root.rules.crafting import suit_count
from rulewright.games.root.terms import BOOT, COINS, FIRST_FOREST, HAMMER, SWORD
from rulewright.kernel.law import law
from rulewright.kernel.question import choose

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.games.root.position import Root
    from rulewright.games.root.terms import Card, Item, Place
    from rulewright.kernel.question import Flow, Option, Seat


VERBS = (
    "move",
    "battle",
    "explore",
    "aid",
    "quest",
    "strike",
    "repair",
    "special",
    "ally",
    "cards",
    "points",
    "warrior",
)
"""What he does, in one word; and what he takes from a quest, or strikes."""


class Vagabond(Faction):
    """Vagabond."""

    name = "vagabond"
    tongue = VagabondTongue()
    letter = "D"
    can_starve = True  # without sword, hammer and torch
    answers = frozenset({*VERBS, *BASE_CHARACTERS, *QUEST_NAME})
    reveals = frozenset({"explored", "new_quest"})
    shows = frozenset({"coalition"})
    battle_prompts = frozenset({"root.vagabond.enlist"})
    menus = MENUS
    crafts_at = frozenset({"root.vagabond.action"})
    hand_limit_law = ("root 9.6.3",)
    setup = SETUP_STEPS
    programme = PROGRAMME
    board = VagabondBoard

    @law("root 9.2.1", "root 9.5.8")
    def crafting_pieces(self, root: Root, seat: Seat) -> tuple[int, int, int, int]:
        """He crafts with hammers, all of which have the suit of his clearing."""
        place = root.pawns[seat]
        if place >= FIRST_FOREST:
            return (0, 0, 0, 0)
        return suit_count(root, place, board_of(root, seat).ready(HAMMER))

    @law("root 9.2.1", "root 9.5.8")
    def activate(self, root: Root, seat: Seat, cost: tuple[int, int, int, int]) -> Flow[None]:
        """Exhaust as many hammers as the card has symbols."""
        exhaust(root, seat, HAMMER, sum(cost))
        yield from ()

    @law("root 9.2.1")
    def takes_item(self, root: Root, seat: Seat, item: Item) -> bool:
        """Take a crafted item at once, face up."""
        board_of(root, seat).gain(item)
        return True

    @law("root 9.6.2")
    def draw_bonus(self, root: Root, seat: Seat) -> int:
        """Each coin on its track draws a card."""
        return DRAW_PER_COINS * board_of(root, seat).on_track(COINS)

    @law("root 9.2.3", "root 9.2.9.III.b")
    def pawn_moves(self, root: Root, seat: Seat) -> Sequence[Option[tuple[Place, Place]]]:
        """A move that a card grants takes the pawn to an adjacent clearing, for no boot but that of 9.2.9.III.b."""
        return vagabond_moves(root, seat, 0)

    @law("root 9.2.9.III.b")
    def pawn_move(self, root: Root, seat: Seat, way: tuple[Place, Place]) -> Flow[None]:
        """Make such a move."""
        exhaust(root, seat, BOOT, boots_needed(root, seat, way[1], 0))
        yield from go(root, seat, way)

    def before_battle(self, root: Root, seat: Seat, fight: Fight) -> Flow[None]:
        """Enlist an ally."""
        return enlist(root, seat, fight)

    def might(self, root: Root, seat: Seat, fight: Fight) -> int:
        """Count swords."""
        return strength(root, seat, fight)

    @law("root 9.2.4")
    def defenseless(self, root: Root, seat: Seat, fight: Fight) -> bool:
        """He is defenseless without an undamaged sword."""
        return not board_of(root, seat).undamaged(SWORD)

    def take_hits(self, root: Root, seat: Seat, fight: Fight, hits: int, batch: Batch) -> Flow[None]:
        """Damage items."""
        return suffer(root, seat, fight, hits, batch)

    def after_battle(self, root: Root, seat: Seat, fight: Fight) -> None:
        """Lose a friend who suffered too much."""
        betray(root, seat, fight)

    removal_source = "infamy"

    def removal_points(self, root: Root, seat: Seat, batch: Batch) -> int:
        """Turn factions Hostile, and score infamy."""
        return infamy(root, seat, batch)

    @law("root 9.2.2", "root 9.2.2.I")
    def full_removal(self, root: Root, seat: Seat, clearing: Place) -> Flow[None] | None:
        """The pawn cannot be removed; items are damaged in its place."""
        return full_removal(root, seat) if root.pawns[seat] == clearing else None

    @law("root 11.2.6.III")
    def purse(self, root: Root, seat: Seat) -> int:
        """He pays for services with face-up undamaged items."""
        return board_of(root, seat).count(READY)

    @law("root 11.2.6.III")
    def pays(self, root: Root, seat: Seat, number: int) -> Flow[None]:
        """Exhaust as many items of choice."""
        for _ in range(number):
            options = [TILE[place] for place in board_of(root, seat).in_states(READY)]
            place = yield from choose(seat, "root.vagabond.pay", options, ("root 11.2.6.III",))
            exhaust(root, seat, place // STATES, 1)

    @law("root 9.2.8")
    def pact_ban(self, root: Root, seat: Seat) -> tuple[str, str] | None:
        """A dominance card forms a coalition, or nothing."""
        return coalition_ban(root, seat)

    @law("root 9.2.8")
    def pact(self, root: Root, seat: Seat, card: Card) -> Flow[None]:
        """Form a coalition."""
        return form_coalition(root, seat, card)
