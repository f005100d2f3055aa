"""The Marquise's board: what she must remember beside her pieces on the map."""

from __future__ import annotations

from typing import Any, Self

from rulewright.games.root.position import Board
from rulewright.games.root.tables import FACTION

DATA = FACTION["marquise"]
ACTIONS = DATA.actions_per_turn
WOOD_COST: list[int] = DATA.tracks["cost"]
TRACK: dict[str, list[int]] = {kind: DATA.tracks[f"{kind}_vp"] for kind in ("sawmill", "workshop", "recruiter")}
DRAW_ROW: str = DATA.tracks["draw_row"]
DRAW_SPACES: list[int] = DATA.tracks["draw_spaces"]


class MarquiseBoard(Board):
    """Actions left in Daylight, and whether she has recruited this turn."""

    __slots__ = ("actions", "recruited")

    def __init__(self) -> None:
        """Begin without actions."""
        self.actions = 0
        self.recruited = False

    def copy(self) -> Self:
        """Return an independent twin."""
        twin = self.__class__.__new__(self.__class__)
        twin.actions = self.actions
        twin.recruited = self.recruited
        return twin

    def fingerprint(self) -> tuple[object, ...]:
        """Return the state as a value that can be compared."""
        return (self.actions, self.recruited)

    def facts(self, *, own: bool) -> dict[str, Any]:
        """Describe the board."""
        del own
        return {"actions": self.actions, "recruited": self.recruited}
