"""The golden matches of all games: each keeps its own in a folder of its name, with a `script` that plays them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, cast

import rulewright
from rulewright.games.rooms import room

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


STAGES = {
    game: cast("Stage", own)
    for game in rulewright.known_games()
    if (own := room(__package__, game, "script")) is not None
}
"""Games that keep matches; others may, as soon as somebody would review them."""
EVERY = [(game, script) for game, one in STAGES.items() for script in one.SCRIPTS]
IDLE = frozenset({"done", "decline", "no", "none", "pass", "0"})
DILIGENCE = 8
"""In one of so many cases doing nothing is as good as anything."""


def prefer(game: str, question: Question, fate: Fate) -> Option[Any]:
    """Do something rather than nothing, most of the time, as the game's own matches do or as is usual."""
    if game in STAGES:
        return STAGES[game].prefer(question, fate)
    busy = [option for option in question.options if option.text not in IDLE]
    options = question.options if not busy or fate.below(DILIGENCE) == 0 else busy
    return options[fate.below(len(options))]
