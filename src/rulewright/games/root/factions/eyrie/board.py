"""The Eyrie's board: Decree and leaders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self, cast

from rulewright.games.root.deck import NAME, all_in
from rulewright.games.root.position import Board
from rulewright.games.root.tables import FACTION
from rulewright.games.root.terms import bits

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Seat

DATA = FACTION["eyrie"]
COLUMNS: tuple[str, ...] = tuple(DATA.tracks["decree_columns"])
RECRUIT, MOVE, BATTLE, BUILD = range(4)
ROOST_POINTS: list[int] = DATA.tracks["roost_vp"]
DRAW_SPACES: list[int] = DATA.tracks["draw_spaces"]
LEADERS = tuple(leader.id for leader in DATA.leader)
VIZIER_COLUMNS = tuple(tuple(COLUMNS.index(column) for column in leader.viziers) for leader in DATA.leader)
NO_LEADER = -1


class EyrieBoard(Board):
    """The Decree (a set of cards for each column), what of it is resolved, and the leaders."""

    __slots__ = ("added", "added_bird", "decree", "face_up", "leader", "resolved")

    def __init__(self) -> None:
        """Begin with an empty Decree and all leaders at hand."""
        self.decree = [0, 0, 0, 0]
        self.resolved = 0
        self.leader = NO_LEADER
        self.face_up = (1 << len(LEADERS)) - 1
        self.added = 0
        self.added_bird = False

    def copy(self) -> Self:
        """Return an independent twin."""
        twin = self.__class__.__new__(self.__class__)
        twin.decree = self.decree[:]
        twin.resolved = self.resolved
        twin.leader = self.leader
        twin.face_up = self.face_up
        twin.added = self.added
        twin.added_bird = self.added_bird
        return twin

    def fingerprint(self) -> tuple[object, ...]:
        """Return the state as a value that can be compared."""
        return (tuple(self.decree), self.resolved, self.leader, self.face_up, self.added, self.added_bird)

    def facts(self, *, own: bool) -> dict[str, Any]:
        """Describe the board."""
        return {
            "leader": None if self.leader == NO_LEADER else LEADERS[self.leader],
            "leaders_face_up": [LEADERS[leader] for leader in bits(self.face_up)],
            "decree": {
                column: [{"card": NAME[card], "resolved": bool(self.resolved >> card & 1)} for card in all_in(cards)]
                for column, cards in zip(COLUMNS, self.decree, strict=True)
            },
        }

    @property
    def cards(self) -> int:
        """The Decree lies open."""
        recruit, move, battle, build = self.decree
        return recruit | move | battle | build

    def write(self, root: Root) -> dict[str, str]:
        """Return the board in notation."""
        lines = {}
        if self.leader != NO_LEADER:
            lines["leader"] = LEADERS[self.leader]
        if self.face_up != (1 << len(LEADERS)) - 1:
            lines["face_up"] = " ".join(LEADERS[leader] for leader in bits(self.face_up))
        for column, cards in zip(COLUMNS, self.decree, strict=True):
            if cards:
                lines[column] = " ".join(
                    NAME[card] + ("*" if self.resolved >> card & 1 else "") for card in all_in(cards)
                )
        if self.added:
            lines["added"] = f"{self.added} {int(self.added_bird)}"
        return lines

    def read(self, root: Root, seat: Seat, key: str, words: list[str]) -> bool:
        """Take one line of notation; an asterisk marks a card of the Decree that is resolved."""
        if key == "leader":
            self.leader = LEADERS.index(words[0])
            self.face_up &= ~(1 << self.leader)
        elif key == "face_up":
            self.face_up = sum(1 << LEADERS.index(word) for word in words)
        elif key in COLUMNS:
            for word in words:
                card = root.take_card(seat, word.rstrip("*"))
                self.decree[COLUMNS.index(key)] |= 1 << card
                if word.endswith("*"):
                    self.resolved |= 1 << card
        elif key == "added":
            self.added, self.added_bird = int(words[0]), words[1] == "1"
        else:
            return False
        return True


def board_of(root: Root, seat: Seat) -> EyrieBoard:
    """Return the Eyrie's board."""
    return cast("EyrieBoard", root.boards[seat])
