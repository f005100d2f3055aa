"""The golden matches of all games: each keeps its own in a folder of its name, with a `script` that plays them."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, cast

import rulewright

if TYPE_CHECKING:
    from rulewright.kernel.fate import Fate
    from rulewright.kernel.question import Option, Question


class Script(Protocol):
    """A match to be played, whatever is played."""

    @property
    def name(self) -> str: ...
    @property
    def path(self) -> Path: ...


class Stage(Protocol):
    """What the folder of a game provides."""

    SCRIPTS: Sequence[Script]

    def perform(self, script: Script) -> str:
        """Play a script and return its text."""
        ...

    def prefer(self, question: Question, fate: Fate) -> Option[Any]:
        """Do something rather than nothing, most of the time."""
        ...


def stage(game: str) -> Stage:
    """Return the golden matches of a game."""
    return cast("Stage", import_module(f"tests.golden.{game}.script"))


STAGES = {game: stage(game) for game in rulewright.known_games()}
EVERY = [(game, script) for game, one in STAGES.items() for script in one.SCRIPTS]
