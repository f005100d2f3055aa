"""All games, a line for each: loaded when they are asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from rulewright.kernel.game import Registry

if TYPE_CHECKING:
    from pathlib import Path

    from rulewright.kernel.game import Game

GAMES = Registry()


def enter(name: str, kind: str, *, corrected: bool = False) -> None:
    """Make a game known by the name of its class; `corrected` if it can be played with the tables of a folder."""

    def load(*folder: Path) -> Game:
        game: Game = getattr(import_module(f"rulewright.games.{name}.game"), kind)(*folder)
        return game

    GAMES.register(name, load, load if corrected else None)


enter("monster_lands", "MonsterLandsGame", corrected=True)
enter("root", "RootGame")
