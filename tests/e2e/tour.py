"""A walk through every page, and what every table can show whatever is played at it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from playwright.sync_api import expect

from rulewright.kernel.record import Record
from tests.e2e.seat import Seat

TABS = ("list", "chat", "menu", "log")
KEYS = {"?": "law", "h": "help", "o": "outline"}
SIDE, OVERLAY, WHY, ODDS, OVER = ".tabs", ".overlay", ".why", ".odds", ".over"
"""What is new on the page when a tab, a sheet or an answer has come up."""
QUESTION = ".bar, .tabs, .players"
"""What is new when something else is asked: how a board glows is seen at the first questions."""


class State(NamedTuple):
    """Something to look at: its name, and what of it is new; nothing said, all of it."""

    name: str
    new: str = ""


def visit(seat: Seat, *pages: tuple[str, str]) -> Iterator[State]:
    """Go to pages, each by its path and by what it shows when it is ready."""
    for path, ready in pages:
        seat.open(path)
        seat.page.wait_for_selector(ready)
        yield State(path or "home")


LEAST = 8
"""So many states must have been seen."""


def walk(seat: Seat, *, phone: bool) -> Iterator[State]:
    """Go to every page that belongs to no game."""
    yield from visit(
        seat,
        ("", "[data-quick]"),
        ("me", "form"),
        ("law", "#main li"),
        ("figures", "#main a.button"),
        ("seat/AAAAAAAAAAAAAAAAAAAAAA", "#main a.button"),
        ("recover/nothing", "#main button"),
        ("nowhere", "#main h1"),
        ("match/0000000000000000", "#main h1"),
    )


def arrive(seat: Seat) -> None:
    """Be somebody who has a name, as the page learns when it is loaded again."""
    seat.become("Anna")
    seat.page.reload()


def lobby(seat: Seat, game: str, seats: Sequence[str]) -> Iterator[State]:
    """Wait for somebody."""
    places = [{"kind": "me"}, *({"kind": "open"} for _ in seats[1:])]
    links = seat.make(game=game, options={"seats": list(seats)}, seats=places)
    # As if it had been made on this page, which keeps the links.
    seat.page.evaluate("(links) => localStorage.setItem('rulewright.links', JSON.stringify([links]))", links)
    seat.open(f"match/{links['match']}")
    seat.page.locator("[data-seat] [data-qr]").first.click()
    seat.page.wait_for_selector("[data-seat] figure svg")
    yield State("lobby")
    yield from visit(seat, (f"seat/{links['seats'][1]}", "[data-invitation] form"), ("figures", "#main .counts"))


def asked(seat: Seat, record: Record, mine: int = 0) -> None:
    """Sit down at a seat, the first unless told otherwise, when it is asked something."""
    seat.go(seat.bring(record, mine=[mine])["match"])
    seat.ready()


def around(seat: Seat, seats: Sequence[str], dark: str, *, phone: bool) -> Iterator[State]:
    """Look at everything a table can show; `dark` finds what cannot be chosen now."""
    page = seat.page
    if phone:
        page.locator(".thumb button").first.click()
    for tab in TABS:
        page.locator(f"#tab-{tab}").click()
        page.wait_for_selector(f"#tab-panel[aria-labelledby=tab-{tab}]")
        seat.still()
        yield State(f"tab {tab}", SIDE)
    page.keyboard.press("Escape")
    for number, name in enumerate(seats):
        page.locator(".player .more").nth(number).click()
        page.wait_for_selector(".overlay")
        yield State(f"board of {name}", OVERLAY)
        page.keyboard.press("Escape")
    for key, what in KEYS.items():
        page.keyboard.press(key)
        page.wait_for_selector(".overlay .body > *")
        seat.still()
        yield State(what, OVERLAY)
        page.keyboard.press("Escape")
    page.locator(dark).first.dispatch_event("contextmenu")
    page.wait_for_selector(".why")
    yield State("why not", WHY)
    page.keyboard.press("Escape")


def odds(seat: Seat, *, phone: bool) -> Iterator[State]:
    """Ask for the odds of an option in the list."""
    page = seat.page
    if phone:
        page.locator(".thumb button").nth(1).click()
    else:
        seat.tab("list")
    page.locator(".options [data-odds]").last.click()
    if phone:
        page.locator("button.shut").click()
        seat.still()
    page.wait_for_selector(".odds tr")
    yield State("odds", f"{QUESTION}, {ODDS}")


def curtain(seat: Seat, record: Record) -> Iterator[State]:
    """Change seats before one screen."""
    seat.open(f"match/{seat.bring(record, mine=[0, 1])['match']}")
    seat.page.wait_for_selector(".curtain")
    yield State("curtain")


def ended(seat: Seat, record: Record, moment: int) -> Iterator[State]:
    """Look at a match that is over, and at a moment of it."""
    page = seat.page
    seat.go(seat.bring(record, mine=[])["match"])
    expect(page.locator(".over h2")).not_to_be_empty()
    yield State("over", OVER)
    page.locator(".over .buttons button").first.click()
    page.wait_for_selector(".past")
    page.locator(".past input[type=range]").fill(str(moment))
    expect(page.locator(".past .where")).to_contain_text(str(moment))
    yield State("replay", f"{QUESTION}, .past")
