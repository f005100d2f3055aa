"""The Cult's board: the Lost Souls, revealed cards, acolytes, the Outcast, and the printed numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from rulewright.games.root.position import Board
from rulewright.games.root.tables import FACTION
from rulewright.games.root.terms import CLEARING_SUITS, FOX, SUITS, Suit, all_in
from rulewright.kernel.lines import Misread, need, one_of, whole
from rulewright.kernel.state import card_set, value

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.games.root.setting import Kind
    from rulewright.kernel.question import Seat

DATA = FACTION["cult"]
GARDEN_POINTS: list[int] = DATA.tracks["garden_vp"]
DRAW_SPACES: list[int] = DATA.tracks["draw_spaces"]
COST: dict[str, int] = DATA.tracks["conspiracy_cost"]
HATED_DISCOUNT: int = DATA.tracks["hated_discount"]

GARDEN = tuple(f"garden_{suit}" for suit in SUITS)
"""What a garden of a suit is called."""
HATED = "hated"


class CultBoard(Board):
    """The Lost Souls pile and the revealed cards, which lie open; acolytes; the Outcast; suits scored this turn."""

    souls: int = card_set()
    revealed: int = card_set()
    acolytes: int = value(0)
    outcast: Suit = value(FOX)
    hated: bool = value(False)
    scored: int = value(0)

    def facts(self, *, own: bool) -> dict[str, Any]:
        """Describe the board; all of it is public."""
        names = self.setting.deck.name
        return {
            "souls": sorted(names[card] for card in all_in(self.souls)),
            "revealed": sorted(names[card] for card in all_in(self.revealed)),
            "acolytes": self.acolytes,
            "outcast": SUITS[self.outcast],
            "hated": self.hated,
            "scored": [SUITS[suit] for suit in CLEARING_SUITS if self.scored >> suit & 1],
        }

    @property
    def cards(self) -> int:
        """Lost Souls and revealed cards."""
        return self.souls | self.revealed

    @property
    def warriors(self) -> int:
        """Acolytes are warriors."""
        return self.acolytes

    def write(self, root: Root) -> dict[str, str]:
        """Return the board in notation."""
        names = self.setting.deck.name
        lines = {"outcast": SUITS[self.outcast] + (f" {HATED}" if self.hated else "")}
        for key, cards in (("souls", self.souls), ("revealed", self.revealed)):
            if cards:
                lines[key] = " ".join(names[card] for card in all_in(cards))
        if self.acolytes:
            lines["acolytes"] = str(self.acolytes)
        if self.scored:
            lines["scored"] = " ".join(SUITS[suit] for suit in CLEARING_SUITS if self.scored >> suit & 1)
        return lines

    def read(self, root: Root, seat: Seat, key: str, words: list[str]) -> bool:
        """Take one line of notation."""
        if key in ("souls", "revealed"):
            taken = sum(1 << root.take_card(seat, word) for word in words)
            if key == "souls":
                self.souls |= taken
            else:
                self.revealed |= taken
        elif key == "acolytes":
            need(words, 1, "acolytes NUMBER", exactly=True)
            root.supply[seat] += self.acolytes
            self.acolytes = whole(words[0], "the acolytes", 0, root.supply[seat])
            root.supply[seat] -= self.acolytes
        elif key == "outcast":
            need(words, 1, "outcast SUIT [hated]")
            self.outcast = clearing_suit(words[0])
            self.hated = words[1:] == [HATED]
            if words[1:] and not self.hated:
                raise Misread(words[1], f"after the suit stands {HATED}, or nothing")
        elif key == "scored":
            self.scored = sum({1 << clearing_suit(word) for word in words})
        else:
            return False
        return True


def clearing_suit(word: str) -> Suit:
    """Return the suit of clearings that a word names."""
    return CLEARING_SUITS[one_of([SUITS[suit] for suit in CLEARING_SUITS], word, "suit of clearings")]


def board_of(root: Root, seat: Seat) -> CultBoard:
    """Return the Cult's board."""
    return cast("CultBoard", root.boards[seat])


def garden_of(root: Root, seat: Seat, suit: Suit) -> Kind:
    """Return the gardens of a suit."""
    return root.setting.kind[seat, GARDEN[suit]]


def gardens(root: Root, seat: Seat) -> int:
    """Return the clearings with a garden."""
    found = 0
    for suit in CLEARING_SUITS:
        found |= root.homes[garden_of(root, seat, suit).number]
    return found
