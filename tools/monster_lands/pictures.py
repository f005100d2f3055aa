"""Pictures of Monster Lands: with others, in a battle, alone, on a phone."""

from __future__ import annotations

from collections.abc import Sequence

from tools.camera import PHONE, Camera
from tools.moments import Moment

CLANS = ("fire", "water", "jungle", "air")
TERMINAL: dict[str, Moment] = {}
"""By the name of the picture, what the terminal shows."""


def hunt(prompt: str, seed: int, *, at: int, clans: Sequence[str] = CLANS, answers: range = range(1, 99)) -> Moment:
    """Return a moment of a match, of its fire clan."""
    options = {"seats": list(clans), "scenario": 1 if len(clans) == 1 else 0}
    return Moment("monster_lands", options, seed, "fire", prompt and f"monster_lands.{prompt}", at, answers)


def take(camera: Camera) -> None:
    """Take them all."""
    day = camera.open()
    camera.sit(day, hunt("act", 13, at=4, answers=range(12, 16)))
    camera.take(day, "monster_lands")
    day.keyboard.press("b")
    camera.take(day, "monster_lands_board")
    day.keyboard.press("Escape")
    camera.sit(day, hunt("strike_monster", 7, at=4, answers=range(4, 9)))
    day.locator("#tab-list").click()
    day.locator(".options [data-odds='roll:all']").click()
    day.wait_for_selector(".odds tr")
    camera.take(day, "monster_lands_battle")
    night = camera.open(light="dark", language="it")
    camera.sit(night, hunt("", 2, at=1, clans=["fire"]))
    camera.take(night, "monster_lands_solo")
    phone = camera.open(PHONE)
    camera.sit(phone, hunt("path_dice", 12, at=3))
    camera.take(phone, "monster_lands_phone")
