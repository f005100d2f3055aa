"""A walk through every main state of a table of Monster Lands, with others and alone."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import expect

from tests.e2e.positions import ALONE, CLANS, RIVALS, asks, hunted
from tests.e2e.seat import Seat
from tests.e2e.tour import OVER, OVERLAY, QUESTION, State, around, arrive, asked, curtain, ended, lobby, odds, visit

DARK = ".board [data-target^='path:']:not(.lit), .board [data-target^='building:']:not(.lit)"
LATE = 260
STEPS = {
    "hire": 0,
    "who_goes": 100,
    "path_dice": 100,
    "path_tokens": 250,
    "block_tokens": 0,
    "strike_conquest": 0,
    "loot": 100,
    "salaries": 200,
}
"""Questions that look unlike each other, and after how many answers they are wanted."""


LEAST = 30
"""So many states must have been seen."""


def walk(seat: Seat, *, phone: bool) -> Iterator[State]:
    """Show one state after the other, and say which."""
    yield from making(seat)
    yield from visit(seat, ("law/monster_lands/12.3", "article"))
    arrive(seat)
    yield from lobby(seat, "monster_lands", RIVALS)
    game = hunted(CLANS, 0)
    asked(seat, game.until(asks(0, "monster_lands.act")))
    yield State("the first question")
    asked(seat, game.until(asks(0, "monster_lands.act", least=5), after=LATE))
    yield State("a late placement")
    yield from around(seat, CLANS, DARK, phone=phone)
    yield from steps(seat)
    yield from battle(seat, phone=phone)
    yield from ended(seat, game.record, LATE)
    yield from alone(seat)


def making(seat: Seat) -> Iterator[State]:
    """Choose what is played: with others, alone from the scenario book, and as a campaign."""
    yield from visit(seat, ("new/monster_lands", "[data-clan]"))
    page = seat.page
    for clan in CLANS[1:]:
        page.locator(f"[data-clan='{clan}']").click()
    expect(page.locator(".book [type=radio]")).to_have_count(10)
    yield State("scenario book")
    page.locator("[data-option=campaign]").check()
    yield State("campaign")


def steps(seat: Seat) -> Iterator[State]:
    """Be asked for the steps of a turn, of the adventures and of the cleanup."""
    for prompt, after in STEPS.items():
        step = asks(0, f"monster_lands.{prompt}", least=2)
        found = next(
            game for game in (hunted(CLANS, seed) for seed in range(9)) if any(map(step, game.questions[after:]))
        )
        asked(seat, found.until(step, after))
        yield State(prompt, QUESTION)


def battle(seat: Seat, *, phone: bool) -> Iterator[State]:
    """Fight, with odds, and defend oneself; change seats."""
    game = hunted(RIVALS, 4)
    asked(seat, game.until(asks(0, "monster_lands.strike_monster", least=2)))
    seat.page.wait_for_selector(".event > *")
    yield State("a battle", f"{QUESTION}, .event")
    yield from odds(seat, phone=phone)
    asked(seat, game.until(asks(0, "monster_lands.block_talents", least=2)))
    yield State("a defence", QUESTION)
    yield from curtain(seat, game.until(asks(1, "monster_lands.strike_monster")))


def alone(seat: Seat) -> Iterator[State]:
    """Play against Madhala, and get a rank."""
    game = hunted(ALONE, 2)
    asked(seat, game.until(asks(0, "monster_lands.act"), after=50))
    yield State("alone", QUESTION)
    seat.page.keyboard.press("b")
    seat.page.wait_for_selector(".overlay")
    yield State("board of one who plays alone", OVERLAY)
    seat.page.keyboard.press("Escape")
    seat.go(seat.bring(game.record, mine=[])["match"])
    expect(seat.page.locator(".over h2")).not_to_be_empty()
    yield State("a rank", OVER)
