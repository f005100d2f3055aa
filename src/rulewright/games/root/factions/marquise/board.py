"""The Marquise's board: what she must remember beside her pieces on the map."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.root.factions.marquise.tables import DATA
from rulewright.games.root.position import Board
from rulewright.games.root.terms import NOBODY
from rulewright.kernel.lines import need, whole
from rulewright.kernel.state import value

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Seat

ACTIONS = DATA.actions_per_turn
MOST_ACTIONS = 99
"""More than anybody can have: each card spent gives one more."""
WOOD_COST: list[int] = DATA.tracks["cost"]
TRACK: dict[str, list[int]] = {kind: DATA.tracks[f"{kind}_vp"] for kind in ("sawmill", "workshop", "recruiter")}
DRAW_ROW: str = DATA.tracks["draw_row"]
DRAW_SPACES: list[int] = DATA.tracks["draw_spaces"]


class MarquiseBoard(Board):
    """Actions left in Daylight, moves left in a March, and whether she has recruited this turn."""

    actions: int = value(0)
    moves: int = value(0)
    recruited: bool = value(False)

    def excess(self, root: Root, seat: Seat) -> list[str]:
        """List a setup that goes on from a keep which stands nowhere."""
        begun = root.turn == NOBODY and root.agenda.seat == seat and root.agenda.cursor > 0
        keep = root.setting.kind[seat, "keep"]
        return ["after the first step of the Marquise's setup her keep stands in a corner"] * (
            begun and not root.homes[keep.number] & root.setting.map.corners
        )

    def facts(self, *, own: bool) -> dict[str, Any]:
        """Describe the board."""
        return {"actions": self.actions, "moves": self.moves, "recruited": self.recruited}

    def write(self, root: Root) -> dict[str, str]:
        """Return the board in notation."""
        numbers = {"actions": self.actions, "moves": self.moves, "recruited": int(self.recruited)}
        return {key: str(number) for key, number in numbers.items() if number}

    def read(self, root: Root, seat: Seat, key: str, words: list[str]) -> bool:
        """Take one line of notation."""
        if key not in ("actions", "moves", "recruited"):
            return False
        need(words, 1, f"{key} NUMBER", exactly=True)
        if key == "actions":
            self.actions = whole(words[0], "actions", 0, MOST_ACTIONS)
        elif key == "moves":
            self.moves = whole(words[0], "moves", 0, MOST_ACTIONS)
        else:
            self.recruited = bool(whole(words[0], "whether recruited", 0, 1))
        return True
