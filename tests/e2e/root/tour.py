"""A walk through every main state of a table of Root."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tests.e2e.positions import ALL, PAIR, Played, asks, played
from tests.e2e.seat import Seat
from tests.e2e.tour import OVERLAY, QUESTION, State, around, arrive, asked, curtain, ended, lobby, odds, visit

FAITHFUL = ("cult", "marquise")
TRADERS = ("marquise", "riverfolk", "eyrie")
COURT = ("duchy", "marquise")
DARK = ".board [data-target^='clearing:']:not(.lit)"


@cache
def on(woodland: str) -> Played:
    """Play a match by bots on another map."""
    return Played("root", {"seats": list(ALL), "map": woodland, "adventurous": True}, 1)


LEAST = 20
"""So many states must have been seen."""


def walk(seat: Seat, *, phone: bool) -> Iterator[State]:
    """Show one state after the other, and say which."""
    yield from visit(seat, ("new/root", "[data-faction]"), ("law/root/4.3", "article"))
    yield from visit(seat, ("law/root/R-67", "article"), ("law/root/rulings", "h4"))
    arrive(seat)
    yield from lobby(seat, "root", PAIR)
    game = played(ALL, 0)
    asked(seat, game.until(asks(0, "root.marquise.keep")))
    yield State("the first question")
    asked(seat, game.until(asks(0, "root.marquise.action"), after=220))
    yield State("a late action")
    yield from around(seat, ALL, DARK, phone=phone)
    yield from battle(seat, phone=phone)
    yield from cult(seat)
    yield from riverfolk(seat)
    yield from duchy(seat)
    yield from terrain(seat)
    yield from ended(seat, game.record, 200)


def cult(seat: Seat) -> Iterator[State]:
    """Choose a ritual, and look at the board with Lost Souls, acolytes and gardens."""
    asked(seat, played(FAITHFUL, 1).until(asks(0, "root.cult.ritual", least=3), after=60))
    yield State("a ritual", QUESTION)
    seat.page.locator(".player .more").first.click()
    seat.page.wait_for_selector(OVERLAY)
    yield State("board of cult", OVERLAY)
    seat.page.keyboard.press("Escape")


def duchy(seat: Seat) -> Iterator[State]:
    """Sway a minister, and look at the board with ministers, crowns and the Burrow."""
    asked(seat, played(COURT, 1).until(asks(0, "root.duchy.sway", least=3), after=60))
    yield State("a minister to sway", QUESTION)
    seat.page.locator(".player .more").first.click()
    seat.page.wait_for_selector(OVERLAY)
    yield State("board of duchy", OVERLAY)
    seat.page.keyboard.press("Escape")


def riverfolk(seat: Seat) -> Iterator[State]:
    """Buy a card from the open hand in one's own Birdsong; then be the seller: prices, funds, trade posts."""
    game = played(TRADERS, 2)
    asked(seat, game.until(asks(0, "root.services", least=4), after=100))
    yield State("what is for sale", f"{QUESTION}, .shelf")
    seat.page.locator(".buttons [data-option='buy:hand_card']").click()
    seat.page.locator(".shelf .slot.lit").first.click()
    seat.page.wait_for_function("() => !document.querySelector('.shelf .slot.lit')")
    asked(seat, game.until(asks(1, "root.riverfolk.prices"), after=100), 1)
    yield State("prices", QUESTION)
    asked(seat, game.until(asks(1, "root.riverfolk.action", least=4), after=100), 1)
    yield State("what funds are for", QUESTION)
    seat.page.locator(".player .more").nth(1).click()
    seat.page.wait_for_selector(OVERLAY)
    yield State("board of riverfolk", OVERLAY)
    seat.page.keyboard.press("Escape")


def terrain(seat: Seat) -> Iterator[State]:
    """Cross a lake, and open a path in the mountains."""
    asked(seat, on("lake").until(asks(0, "root.move.where", least=4)))
    yield State("a move on the lake")
    asked(seat, on("mountain").until(asks(0, "root.craft")))
    seat.page.wait_for_selector(".board [data-target^='path:'].lit")
    yield State("closed paths")


def battle(seat: Seat, *, phone: bool) -> Iterator[State]:
    """Fight, with odds, and be asked for an ambush; change seats."""
    game = played(PAIR, 4)
    asked(seat, game.until(asks(0, "root.battle.where", least=2)))
    yield from odds(seat, phone=phone)
    asked(seat, game.until(asks(0, "root.battle.ambush", least=2)))
    seat.page.wait_for_selector(".battle")
    yield State("an ambush", f"{QUESTION}, .battle")
    yield from curtain(seat, game.until(asks(1, "root.battle.ambush")))
