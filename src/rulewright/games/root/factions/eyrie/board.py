"""The Eyrie's board: Decree and leaders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from rulewright.games.root.factions.eyrie.tables import DATA
from rulewright.games.root.position import Board
from rulewright.games.root.terms import all_in, bits
from rulewright.kernel.lines import need, one_of, whole
from rulewright.kernel.state import card_set, card_sets, value

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Seat

COLUMNS: tuple[str, ...] = tuple(DATA.tracks["decree_columns"])
RECRUIT, MOVE, BATTLE, BUILD = range(4)
ROOST_POINTS: list[int] = DATA.tracks["roost_vp"]
DRAW_SPACES: list[int] = DATA.tracks["draw_spaces"]
LEADERS = tuple(leader.id for leader in DATA.leader)
VIZIER_COLUMNS = tuple(tuple(COLUMNS.index(column) for column in leader.viziers) for leader in DATA.leader)
NO_LEADER = -1
VIZIER = "loyal_vizier"


class EyrieBoard(Board):
    """The Decree (a set of cards for each column), what of it is resolved, and the leaders."""

    decree: list[int] = card_sets(len(COLUMNS))
    resolved: int = card_set()
    leader: int = value(NO_LEADER)
    face_up: int = value((1 << len(LEADERS)) - 1)
    added: int = value(0)
    added_bird: bool = value(False)

    def facts(self, *, own: bool) -> dict[str, Any]:
        """Describe the board."""
        names = self.setting.deck.name
        return {
            "leader": None if self.leader == NO_LEADER else LEADERS[self.leader],
            "leaders_face_up": [LEADERS[leader] for leader in bits(self.face_up)],
            "decree": {
                column: [{"card": names[card], "resolved": bool(self.resolved >> card & 1)} for card in all_in(cards)]
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
        names = self.setting.deck.name
        lines = {}
        if self.leader != NO_LEADER:
            lines["leader"] = LEADERS[self.leader]
        if self.face_up != (1 << len(LEADERS)) - 1:
            lines["face_up"] = " ".join(LEADERS[leader] for leader in bits(self.face_up))
        for column, cards in zip(COLUMNS, self.decree, strict=True):
            if cards:
                lines[column] = " ".join(
                    names[card] + ("*" if self.resolved >> card & 1 else "") for card in all_in(cards)
                )
        if self.added:
            lines["added"] = f"{self.added} {int(self.added_bird)}"
        return lines

    def read(self, root: Root, seat: Seat, key: str, words: list[str]) -> bool:
        """Take one line of notation; an asterisk marks a card of the Decree that is resolved."""
        if key == "leader":
            need(words, 1, "leader NAME", exactly=True)
            self.leader = one_of(LEADERS, words[0], "leader")
            self.face_up &= ~(1 << self.leader)
        elif key == "face_up":
            self.face_up = sum(1 << one_of(LEADERS, word, "leader") for word in dict.fromkeys(words))
        elif key in COLUMNS:
            for word in words:
                card = root.take_card(seat, word.rstrip("*"))
                self.decree[COLUMNS.index(key)] |= 1 << card
                if word.endswith("*"):
                    self.resolved |= 1 << card
        elif key == "added":
            need(words, 2, "added NUMBER BIRD", exactly=True)
            self.added, self.added_bird = whole(words[0], "cards added", 0, 2), bool(whole(words[1], "a bird", 0, 1))
        else:
            return False
        return True


def board_of(root: Root, seat: Seat) -> EyrieBoard:
    """Return the Eyrie's board."""
    return cast("EyrieBoard", root.boards[seat])
