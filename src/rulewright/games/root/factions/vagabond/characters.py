"""Appendix D: the special actions of the characters, each for a torch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.root.factions.vagabond.board import BASE_CHARACTERS, DAMAGED, TILE, WORN, board_of, exhaust
from rulewright.games.root.rules.cards import matching, take_random
from rulewright.games.root.terms import BIRD, EVENING, FIRST_FOREST, TORCH
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, choose

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Seat

HIDEOUT_REPAIRS = 3


@law("root D.1.2")
def victims(root: Root, seat: Seat) -> list[Option[Seat]]:
    """Return the players in the Thief's clearing who hold a card."""
    place = root.pawns[seat]
    return [
        root.setting.force_option[other]
        for other in root.setting.seats
        if other != seat and root.hands[other] and root.on_map(other, place)
    ]


@law("root D.1.2")
def steal(root: Root, seat: Seat) -> Flow[bool]:
    """Thief: take a random card from a player in the clearing."""
    victim = yield from choose(seat, "root.vagabond.steal", victims(root, seat), ("root D.1.2",))
    take_random(root, seat, victim)
    return True


@law("root D.2.2")
def labours(root: Root, seat: Seat) -> int:
    """Return the cards of the discard pile that the Tinker can take: of the clearing's suit, and birds anywhere."""
    place = root.pawns[seat]
    return root.discard & matching(root, seat, root.suits[place] if place < FIRST_FOREST else BIRD)


@law("root D.2.2")
def day_labor(root: Root, seat: Seat) -> Flow[bool]:
    """Tinker: take a card from the discard pile."""
    options = root.setting.deck.options(labours(root, seat))
    card = yield from choose(seat, "root.vagabond.day_labor", options, ("root D.2.2",))
    root.discard &= ~(1 << card)
    root.hands[seat] |= 1 << card
    for other in root.setting.seats:
        if other != seat:
            root.seen[other] |= 1 << card
    root.tell("day_labor", seat=seat, card=root.setting.deck.name[card])
    return True


@law("root D.3.2")
def hideout(root: Root, seat: Seat) -> Flow[bool]:
    """Ranger: repair three items, fewer if fewer are damaged, and go straight to Evening."""
    board = board_of(root, seat)
    for _ in range(min(HIDEOUT_REPAIRS, board.count(DAMAGED, WORN))):
        options = [TILE[place] for place in board.in_states(DAMAGED, WORN)]
        place = yield from choose(seat, "root.vagabond.repair", options, ("root D.3.2",))
        repair_item(root, seat, place)
    root.agenda.skip_to(EVENING)
    return False


@law("root 9.5.7", "root D.3.2")
def repair_item(root: Root, seat: Seat, place: int) -> None:
    """Bring an item back from the Damaged box without turning it over."""
    board_of(root, seat).shift(place, place % 4 - DAMAGED)
    root.tell("repaired", seat=seat, item=TILE[place].text)


SPECIAL = {"thief": steal, "tinker": day_labor, "ranger": hideout}


@law("root 9.5.9")
def special_ban(root: Root, seat: Seat) -> tuple[str, str] | None:
    """Return why the special action of the character cannot be taken, if it cannot."""
    board = board_of(root, seat)
    if not board.ready(TORCH):
        return ("root 9.5.9", "why.no-torch")
    character = BASE_CHARACTERS[board.character]
    if character == "thief" and not victims(root, seat):
        return ("root D.1.2", "why.no-victim")
    if character == "tinker" and not labours(root, seat):
        return ("root D.2.2", "why.no-labor")
    return None


@law("root 9.5.9")
def special_action(root: Root, seat: Seat) -> Flow[bool]:
    """Exhaust a torch to take the action of the character; return whether Daylight goes on."""
    board = board_of(root, seat)
    exhaust(root, seat, TORCH)
    return (yield from SPECIAL[BASE_CHARACTERS[board.character]](root, seat))
