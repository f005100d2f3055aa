"""The Alliance's board: supporters, officers, and the printed numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from rulewright.games.root.position import Board
from rulewright.games.root.tables import FACTION
from rulewright.games.root.terms import CLEARING_SUITS, SUITS, Suit, all_in
from rulewright.kernel.lines import need, whole
from rulewright.kernel.state import OTHERS, card_set, value

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.games.root.setting import Kind
    from rulewright.kernel.question import Seat

DATA = FACTION["alliance"]
SYMPATHY_COST: list[int] = DATA.tracks["sympathy_cost"]
SYMPATHY_POINTS: list[int] = DATA.tracks["sympathy_vp"]
MARTIAL_LAW_EXTRA: int = DATA.tracks["martial_law_extra"]
MARTIAL_LAW_WARRIORS: int = DATA.tracks["martial_law_warriors"]
REVOLT_COST: int = DATA.tracks["revolt_cost"]
FIRST_SUPPORTERS: int = DATA.tracks["supporters_start"]
CAPACITY: int = DATA.tracks["supporters_limit_without_base"]

BASE = tuple(f"base_{suit}" for suit in SUITS)
"""What the base of a suit is called."""


class AllianceBoard(Board):
    """The Supporters stack, which only the Alliance may look at, the officers, and operations left this turn."""

    supporters: int = card_set(hidden=OTHERS)
    officers: int = value(0)
    operations: int = value(0)

    def facts(self, *, own: bool) -> dict[str, Any]:
        """Describe the board; the stack's size is public, its cards are not."""
        facts: dict[str, Any] = {
            "officers": self.officers,
            "operations": self.operations,
            "supporters": self.supporters.bit_count(),
        }
        if own:
            facts["supporter_cards"] = sorted(self.setting.deck.name[card] for card in all_in(self.supporters))
        return facts

    @property
    def warriors(self) -> int:
        """Officers are warriors."""
        return self.officers

    def write(self, root: Root) -> dict[str, str]:
        """Return the board in notation."""
        lines = {}
        if self.supporters:
            lines["supporters"] = " ".join(self.setting.deck.name[card] for card in all_in(self.supporters))
        for key, number in (("officers", self.officers), ("operations", self.operations)):
            if number:
                lines[key] = str(number)
        return lines

    def read(self, root: Root, seat: Seat, key: str, words: list[str]) -> bool:
        """Take one line of notation."""
        if key == "supporters":
            for word in words:
                self.supporters |= 1 << root.take_card(seat, word)
        elif key == "officers":
            need(words, 1, "officers NUMBER", exactly=True)
            root.supply[seat] += self.officers
            self.officers = whole(words[0], "the officers", 0, root.supply[seat])
            root.supply[seat] -= self.officers
        elif key == "operations":
            need(words, 1, "operations NUMBER", exactly=True)
            self.operations = whole(words[0], "the operations", 0, root.setting.warriors[seat])
        else:
            return False
        return True


def board_of(root: Root, seat: Seat) -> AllianceBoard:
    """Return the Alliance's board."""
    return cast("AllianceBoard", root.boards[seat])


def sympathy_of(root: Root, seat: Seat) -> Kind:
    """Return the sympathy tokens."""
    return root.setting.kind[seat, "sympathy"]


def base_of(root: Root, seat: Seat, suit: Suit) -> Kind:
    """Return the base that shows a suit."""
    return root.setting.kind[seat, BASE[suit]]


def bases_on_map(root: Root, seat: Seat) -> list[Suit]:
    """Return the suits of the bases on the map."""
    return [suit for suit in CLEARING_SUITS if root.placed[base_of(root, seat, suit).number]]
