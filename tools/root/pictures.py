"""Pictures of Root: a turn of the Marquise with her board and the law, a winter's night, a phone; and the terminal."""

from __future__ import annotations

from tools.camera import PHONE, Camera
from tools.moments import Moment


def moment(faction: str, prompt: str, woodland: str, seed: int) -> Moment:
    """Return a moment of a match that the Marquise begins."""
    return Moment("root", {"first": "marquise", "map": woodland}, seed, faction, prompt)


TERMINAL = {"terminal": moment("marquise", "root.marquise.action", "autumn", 11)}
"""By the name of the picture, what the terminal shows."""


def take(camera: Camera) -> None:
    """Take them all."""
    day = camera.open()
    camera.sit(day, moment("marquise", "root.marquise.action", "autumn", 11))
    camera.take(day, "table")
    day.keyboard.press("b")
    camera.take(day, "board")
    day.keyboard.press("Escape")
    day.keyboard.press("?")
    camera.take(day, "law")
    night = camera.open(light="dark", language="de")
    camera.sit(night, moment("eyrie", "root.move.where", "winter", 5))
    camera.take(night, "night")
    phone = camera.open(PHONE)
    camera.sit(phone, moment("vagabond", "root.vagabond.action", "autumn", 3))
    camera.take(phone, "phone")
