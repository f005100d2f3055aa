"""Board games by the letter of their rulebooks.

>>> import rulewright
>>> match = rulewright.new("root", {"seats": ["marquise", "eyrie"]}, seed=1)
>>> match.question.prompt
'root.marquise.keep'
>>> match.answer("1")
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from rulewright.agents.finding import Maker
    from rulewright.kernel.game import Game
    from rulewright.kernel.match import Match

__version__ = "0.1.0"
__all__ = ["find", "furnish", "known_games", "new", "register"]


def known_games() -> list[str]:
    """Return the names of all games."""
    from rulewright.games.catalogue import GAMES  # noqa: PLC0415  (importing the package must cost nothing)

    return GAMES.names


def find(name: str) -> Game:
    """Return a game by name."""
    from rulewright.games.catalogue import GAMES  # noqa: PLC0415  (importing the package must cost nothing)

    return GAMES.find(name)


def furnish(name: str, folder: Path | str) -> Game:
    """Play a game with the tables of a folder from now on, in this process; BadData says what is wrong with them."""
    from rulewright.games.catalogue import GAMES  # noqa: PLC0415  (importing the package must cost nothing)

    return GAMES.furnish(name, folder)


def new(name: str, options: Mapping[str, Any] | None = None, *, seed: int | str) -> Match:
    """Begin a match of a game."""
    return find(name).new(options, seed=seed)


def register(name: str, agent: Maker) -> None:
    """Make an agent of one's own known under a name, wherever agents are named; UnknownAgent if it is none."""
    from rulewright.agents.finding import register as enter  # noqa: PLC0415  (importing the package must cost nothing)

    enter(name, agent)
