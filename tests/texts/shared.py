"""The keys that belong to no game, and what each game's room beside this module brings."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import rulewright
from rulewright.games.rooms import room
from rulewright.texts.catalogue import FIRST, areas

if TYPE_CHECKING:
    from types import ModuleType

SOURCE = Path(rulewright.__file__).parent
CLI = "\n".join(file.read_text(encoding="utf-8") for file in sorted((SOURCE / "cli").rglob("*.py")))
KEY = re.compile(r'"([a-z]\w*(?:\.[\w-]+)+)"')


def brought(module: str) -> dict[str, ModuleType]:
    """Return a module of each game's room here, by the name of the game; games that have none are left out."""
    found = {game: room(__package__, game, module) for game in rulewright.known_games()}
    return {game: own for game, own in found.items() if own is not None}


def worded() -> list[str]:
    """Return the games that have texts; of others the keys are shown."""
    begun = {name.partition("-")[0] for name in areas(FIRST).area_of}
    return [game for game in rulewright.known_games() if game in begun]


def spoken() -> set[str]:
    """Return the keys that the kernel and the games name in full where they put something into words."""
    speech = [SOURCE / "kernel" / "speech.py", *(SOURCE / "games").rglob("speech.py")]
    speech += [file for folder in (SOURCE / "games").rglob("speech") for file in folder.rglob("*.py")]
    speech += [file for name in ("advice", "*topics") for file in (SOURCE / "agents").rglob(f"{name}.py")]
    named = {key for file in speech for key in KEY.findall(file.read_text(encoding="utf-8"))}
    asked = set().union(*(own.prompts() for own in brought("wanted").values()))
    return {key for key in named if key.partition(".")[0] in (*worded(), "table", "counsel")} - asked


def said() -> set[str]:
    """Return the keys that the command line itself speaks of, whatever is played."""
    return set(re.findall(r'["\']((?:ui|cli\.say)\.\w+)["\']', CLI))
