"""All games, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.kernel.game import Registry

if TYPE_CHECKING:
    from rulewright.kernel.game import Game


def _root() -> Game:
    from rulewright.games.root.game import RootGame  # noqa: PLC0415  (a game is loaded when it is asked for)

    return RootGame()


GAMES = Registry()
GAMES.register("root", _root)
