"""The Duchy's board: who is swayed, who has acted, the crowns, revealed cards, and how many actions were taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias, cast

from rulewright.games.root.factions.duchy.tables import ASSEMBLY_ACTIONS, DATA
from rulewright.games.root.position import Board
from rulewright.games.root.terms import BESIDE, PLACES, all_in, bits
from rulewright.kernel.lines import need, one_of, pair, whole
from rulewright.kernel.question import Option
from rulewright.kernel.state import card_set, counts, value

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.games.root.setting import Kind
    from rulewright.kernel.question import Seat

Minister: TypeAlias = int
"""A minister by number, in the order of the Law."""
Rank: TypeAlias = int

RANKS = tuple(rank.id for rank in DATA.rank)
SQUIRE, NOBLE, LORD = range(3)
CROWNS = tuple(rank.crowns for rank in DATA.rank)
REVEALS = tuple(rank.reveal for rank in DATA.rank)
"""How many cards a minister of a rank wants to see."""
POINTS = tuple(rank.vp for rank in DATA.rank)
"""The points under a crown of a rank."""
MINISTERS = tuple(minister.id for minister in DATA.minister)
RANK: tuple[Rank, ...] = tuple(RANKS.index(minister.rank) for minister in DATA.minister)
OF_RANK = tuple(sum(1 << one for one, rank in enumerate(RANK) if rank == wanted) for wanted in range(len(RANKS)))
"""The ministers of each rank, as a set."""
ALL_MINISTERS: Final = (1 << len(MINISTERS)) - 1
MINISTER: tuple[Option[Any], ...] = tuple(
    Option(name, ("minister", number), (f"minister:{name}",)) for number, name in enumerate(MINISTERS)
)
"""A minister as an answer."""

BUILDINGS = tuple(DATA.buildings)
CITADEL, MARKET, TUNNEL = "citadel", "market", "tunnel"


class DuchyBoard(Board):
    """Ministers as sets, crowns that went back into the box by rank, the play area, and what was done this turn."""

    swayed: int = value(0)
    acted: int = value(0)
    """The ministers that have acted this turn."""
    lost: bytearray = counts(len(RANKS))
    """Crowns that are out of the game, by rank."""
    revealed: int = card_set()
    taken: int = value(0)
    """How many actions of the Assembly were taken this turn."""

    def facts(self, *, own: bool) -> dict[str, Any]:
        """Describe the board; all of it is public."""
        names = self.setting.deck.name
        return {
            "swayed": names_of(self.swayed),
            "acted": names_of(self.acted),
            "crowns": {rank: self.crowns(number) for number, rank in enumerate(RANKS)},
            "lost": {rank: self.lost[number] for number, rank in enumerate(RANKS)},
            "revealed": sorted(names[card] for card in all_in(self.revealed)),
            "actions": ASSEMBLY_ACTIONS - self.taken,
        }

    def crowns(self, rank: Rank) -> int:
        """Return the crowns of a rank that are still on the board."""
        return CROWNS[rank] - (self.swayed & OF_RANK[rank]).bit_count() - self.lost[rank]

    @property
    def cards(self) -> int:
        """Revealed cards lie open."""
        return self.revealed

    def write(self, root: Root) -> dict[str, str]:
        """Return the board in notation, and who is in the Burrow."""
        lines = {}
        burrow = root.warriors[self.seat * PLACES + BESIDE]
        if burrow:
            lines["burrow"] = str(burrow)
        for key, ministers in (("swayed", self.swayed), ("acted", self.acted)):
            if ministers:
                lines[key] = " ".join(names_of(ministers))
        if any(self.lost):
            lines["lost"] = " ".join(f"{RANKS[rank]}:{number}" for rank, number in enumerate(self.lost) if number)
        if self.revealed:
            lines["revealed"] = " ".join(self.setting.deck.name[card] for card in all_in(self.revealed))
        if self.taken:
            lines["taken"] = str(self.taken)
        return lines

    def read(self, root: Root, seat: Seat, key: str, words: list[str]) -> bool:
        """Take one line of notation."""
        if key == "burrow":
            need(words, 1, "burrow NUMBER", exactly=True)
            root.take_warriors(seat, BESIDE, root.warriors[seat * PLACES + BESIDE])
            number = whole(words[0], "the warriors", 0, root.supply[seat])
            if number:
                root.add_warriors(seat, BESIDE, number)
        elif key in ("swayed", "acted"):
            ministers = sum({1 << one_of(MINISTERS, word, "minister") for word in words})
            if key == "swayed":
                self.swayed = ministers
            else:
                self.acted = ministers
        elif key == "lost":
            for word in words:
                name, number_text = pair(word, ":", "RANK:NUMBER")
                rank = one_of(RANKS, name, "rank")
                self.lost[rank] = whole(number_text, "the crowns", 0, CROWNS[rank])
        elif key == "revealed":
            self.revealed |= sum(1 << root.take_card(seat, word) for word in words)
        elif key == "taken":
            need(words, 1, "taken NUMBER", exactly=True)
            self.taken = whole(words[0], "the actions", 0, ASSEMBLY_ACTIONS)
        else:
            return False
        return True

    def audit(self, root: Root, seat: Seat) -> list[str]:
        """Nothing of a turn is left in somebody else's, and what a text cannot say cannot be."""
        faults = self.excess(root, seat)
        if root.turn != seat and (self.revealed or self.acted or self.taken):
            faults.append("what the Duchy did in its turn is left after it")
        return faults

    def excess(self, root: Root, seat: Seat) -> list[str]:
        """List what crowns and ministers cannot be."""
        faults = [
            f"{CROWNS[rank] - self.crowns(rank)} crowns of a {name} are off the board, of {CROWNS[rank]}"
            for rank, name in enumerate(RANKS)
            if self.crowns(rank) < 0
        ]
        if self.acted & ~self.swayed:
            faults.append(f"{' '.join(names_of(self.acted & ~self.swayed))} acted without being swayed")
        return faults


def names_of(ministers: int) -> list[str]:
    """Return what some ministers are called."""
    return [MINISTERS[minister] for minister in bits(ministers)]


def board_of(root: Root, seat: Seat) -> DuchyBoard:
    """Return the Duchy's board."""
    return cast("DuchyBoard", root.boards[seat])


def kind_of(root: Root, seat: Seat, name: str) -> Kind:
    """Return a kind of the Duchy's pieces."""
    return root.setting.kind[seat, name]


def tunnels(root: Root, seat: Seat) -> int:
    """Return the clearings with a tunnel."""
    return root.homes[kind_of(root, seat, TUNNEL).number]


def placed(root: Root, seat: Seat, name: str) -> int:
    """Return how many pieces of a kind are on the map."""
    return root.placed[kind_of(root, seat, name).number]


def in_burrow(root: Root, seat: Seat) -> int:
    """Return how many warriors are in the Burrow."""
    return root.warriors[seat * PLACES + BESIDE]
