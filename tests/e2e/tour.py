"""A walk through every page and every main state of the table."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import expect

from tests.e2e.positions import ALL, PAIR, asks, played
from tests.e2e.seat import Seat

TABS = ("list", "chat", "menu", "log")
KEYS = {"?": "law", "h": "help", "o": "outline"}


def pages(seat: Seat) -> Iterator[str]:
    """Go to every page that is no table."""
    for path, ready in (
        ("", "[data-quick]"),
        ("new/root", "[data-faction]"),
        ("me", "form"),
        ("law", "#main li"),
        ("law/root/4.3", "article"),
        ("seat/nothing", "form"),
        ("recover/nothing", "#main button"),
        ("nowhere", "#main h1"),
        ("match/0000000000000000", "#main h1"),
    ):
        seat.open(path)
        seat.page.wait_for_selector(ready)
        yield path or "home"


def lobby(seat: Seat) -> Iterator[str]:
    """Wait for somebody."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    match = seat.make(game="root", options={"seats": list(PAIR)}, seats=seats)["match"]
    seat.open(f"match/{match}")
    seat.page.wait_for_selector("[data-seat]")
    yield "lobby"


def table(seat: Seat, *, phone: bool) -> Iterator[str]:
    """Sit at a table, early and late, and look at everything it can show."""
    page = seat.page
    game = played(ALL, 0)
    seat.go(seat.bring(game.until(asks(0, "root.marquise.keep")), mine=[0])["match"])
    seat.ready()
    yield "the first question"
    seat.go(seat.bring(game.until(asks(0, "root.marquise.action"), after=220), mine=[0])["match"])
    seat.ready()
    yield "a late action"
    if phone:
        page.locator(".thumb button").first.click()
    for tab in TABS:
        page.locator(f"#tab-{tab}").click()
        page.wait_for_timeout(350)
        yield f"tab {tab}"
    page.keyboard.press("Escape")
    for number, faction in enumerate(ALL):
        page.locator(".player .more").nth(number).click()
        page.wait_for_selector(".overlay")
        yield f"board of {faction}"
        page.keyboard.press("Escape")
    for key, what in KEYS.items():
        page.keyboard.press(key)
        page.wait_for_selector(".overlay .body > *")
        page.wait_for_timeout(150)
        yield what
        page.keyboard.press("Escape")
    dark = page.locator(".board [data-target^='clearing:']:not(.lit)")
    if dark.count():
        dark.first.dispatch_event("contextmenu")
        page.wait_for_selector(".why")
        yield "why not"
        page.keyboard.press("Escape")


def battle(seat: Seat) -> Iterator[str]:
    """Fight, with odds, and be asked for an ambush; wait for somebody else; change seats."""
    game = played(PAIR, 4)
    page = seat.page
    seat.go(seat.bring(game.until(asks(0, "root.battle.where", least=2)), mine=[0], others=[])["match"])
    seat.ready()
    page.keyboard.press("1")
    page.locator("[data-pending]").wait_for()
    page.locator(".buttons .button:not([data-pending])").first.click()
    page.wait_for_selector(".odds tr")
    yield "odds"
    seat.go(seat.bring(game.until(asks(0, "root.battle.ambush", least=2)), mine=[0])["match"])
    seat.ready()
    page.wait_for_selector(".battle")
    yield "an ambush"
    match = seat.bring(game.until(asks(1, "root.battle.ambush")), mine=[0, 1])["match"]
    seat.open(f"match/{match}")
    page.wait_for_selector(".curtain")
    yield "curtain"


def ended(seat: Seat) -> Iterator[str]:
    """Look at a match that is over."""
    page = seat.page
    seat.go(seat.bring(played(ALL, 0).record, mine=[])["match"])
    expect(page.locator(".over h2")).not_to_be_empty()
    yield "over"
    page.locator(".over .buttons button").first.click()
    page.wait_for_selector(".past")
    page.locator(".past input[type=range]").fill("200")
    page.wait_for_timeout(200)
    yield "replay"


def everything(seat: Seat, *, phone: bool) -> Iterator[str]:
    """Show one state after the other, and say which."""
    yield from pages(seat)
    seat.become("Anna")
    seat.page.goto("about:blank")
    yield from lobby(seat)
    yield from table(seat, phone=phone)
    yield from battle(seat)
    yield from ended(seat)
