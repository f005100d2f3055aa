"""All games, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.kernel.game import Registry

if TYPE_CHECKING:
    from pathlib import Path

    from rulewright.kernel.game import Game


def _root() -> Game:
    from rulewright.games.root.game import RootGame  # noqa: PLC0415  (a game is loaded when it is asked for)

    return RootGame()


def _monster_lands() -> Game:
    from rulewright.games.monster_lands.game import MonsterLandsGame  # noqa: PLC0415  (the same)

    return MonsterLandsGame()


def _monster_lands_from(folder: Path) -> Game:
    from rulewright.games.monster_lands.game import MonsterLandsGame  # noqa: PLC0415  (the same)

    return MonsterLandsGame(folder)


GAMES = Registry()
GAMES.register("monster_lands", _monster_lands, _monster_lands_from)
GAMES.register("root", _root)
