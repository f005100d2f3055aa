"""Play at the terminal by script."""

from __future__ import annotations

from random import Random

from typer.testing import CliRunner, Result

import rulewright
from rulewright.agents.catalogue import make
from rulewright.cli import application, reading
from rulewright.kernel.match import Match

TWO = ["marquise", "eyrie"]


def run(command: str, *words: str, typed: str = "", home: str = "/nonexistent") -> Result:
    """Run a command as a person types it, at a terminal of 80 columns."""
    environment = {"COLUMNS": "80", "HOME": home, "LANG": "en", "LC_ALL": "", "LC_MESSAGES": "", "NO_COLOR": "1"}
    return CliRunner().invoke(application(command), [command, *words], input=typed, env=environment)


def random_match(seats: list[str], answers: int, *, seed: int = 1, woodland: str = "autumn") -> Match:
    """Return a match of Root after some random answers, or at its end."""
    match = rulewright.new("root", {"seats": seats, "map": woodland, "adventurous": True}, seed=seed)
    chance = Random(seed)  # noqa: S311  (a game)
    while match.question is not None and len(match.history) < answers:
        match.answer(chance.choice(match.question.options))
    return match


def script_of(seats: list[str], people: list[str], seed: int) -> tuple[str, Match]:
    """Return what people at one terminal would type in a game against random bots, and how the game ends.

    Options are typed by their keys; whoever takes the seat presses Enter; with a single person, questions
    without a choice answer themselves.
    """
    match = rulewright.new("root", {"seats": seats}, seed=seed)
    bots = {seat: make("random", "root", f"{seed} {name}") for seat, name in enumerate(seats) if name not in people}
    chance = Random(seed)  # noqa: S311  (a game)
    lines: list[str] = []
    looking: int | None = None
    while (question := match.question) is not None:
        if question.seat in bots:
            match.answer(bots[question.seat].choose(match.view(question.seat)))
            continue
        if len(people) > 1 and question.seat != looking:
            lines.append("")
        looking = question.seat
        place = chance.randrange(len(question.options))
        if len(question.options) > 1 or len(people) > 1:
            lines.append(reading.keys(question)[place])
        match.answer(question.options[place])
    return "\n".join(lines) + "\n", match
