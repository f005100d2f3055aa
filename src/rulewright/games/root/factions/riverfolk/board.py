"""The Riverfolk's board: funds, payments and commitments, prices, what was sold this turn, and the printed numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from rulewright.games.root.position import Board, seats
from rulewright.games.root.rules.paying import pays_otherwise
from rulewright.games.root.tables import FACTION
from rulewright.games.root.terms import CLEARING_SUITS, NOBODY, SUITS, Force, Suit, all_in
from rulewright.kernel.lines import need, one_of, pair, whole
from rulewright.kernel.state import counts, row, value

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.games.root.setting import Kind
    from rulewright.kernel.question import Seat

DATA = FACTION["riverfolk"]
SERVICES: list[str] = DATA.tracks["services"]
HAND_CARD, RIVERBOATS, MERCENARIES = range(3)
LOWEST: int = DATA.tracks["price_min"]
HIGHEST: int = DATA.tracks["price_max"]
POST_POINTS: list[int] = DATA.tracks["trade_post_vp"]
POST_COST: int = DATA.tracks["trade_post_cost"]
GARRISON: int = DATA.tracks["trade_post_garrison"]
FIRST_PAYMENTS: int = DATA.tracks["payments_start"]
PROTECTION: int = DATA.tracks["protectionism_warriors"]
FUNDS_PER_POINT: int = DATA.tracks["dividend_funds_per_vp"]
POSTS = len(POST_POINTS)

POST = tuple(f"trade_post_{suit}" for suit in SUITS)
"""What a trade post of a suit is called."""
BOXES = ("funds", "payments", "committed", "laid")
"""Where warriors of any faction lie; those laid on the tracks pay for crafting."""


class RiverfolkBoard(Board):
    """Warriors by box and owner, spaces that are covered or free for good, prices, and what was sold this turn."""

    funds: bytearray = counts(seats)
    payments: bytearray = counts(seats)
    committed: bytearray = counts(seats)
    laid: bytearray = counts(seats)
    covered: bytearray = counts(len(SUITS))
    """Spaces of the Trade Posts tracks on which funds lie, by suit."""
    gone: bytearray = counts(len(SUITS))
    """Trade posts that left the game, by suit."""
    prices: list[int] = row(len(SERVICES), start=LOWEST)
    changed: int = value(0)
    """The services whose prices were changed this Evening, as a set."""
    bought: int = value(0)
    """How many services were bought this turn, by whoever takes it."""
    most: int = value(0)
    """How many may be bought, once one was."""
    boats: Seat = value(NOBODY)
    """For whom rivers are paths this turn."""
    hired: Seat = value(NOBODY)
    """Who has hired the warriors for this turn."""
    serving: Seat = value(NOBODY)
    """For whom they fight now."""

    def facts(self, *, own: bool) -> dict[str, Any]:
        """Describe the board; all of it is public."""
        found: dict[str, Any] = {
            box: {str(seat): number for seat, number in enumerate(self.box(box)) if number} for box in BOXES
        }
        return found | {
            "prices": dict(zip(SERVICES, self.prices, strict=True)),
            "covered": {SUITS[suit]: self.covered[suit] for suit in CLEARING_SUITS if self.covered[suit]},
            "gone": {SUITS[suit]: self.gone[suit] for suit in CLEARING_SUITS if self.gone[suit]},
            "bought": self.bought,
            "most": self.most,
            **{key: None if seat < 0 else seat for key, seat in self.clients().items()},
        }

    def clients(self) -> dict[str, Seat]:
        """Return who has what service this turn."""
        return {"boats": self.boats, "hired": self.hired, "serving": self.serving}

    def box(self, name: str) -> bytearray:
        """Return the warriors in a box, by owner."""
        found: bytearray = getattr(self, name)
        return found

    def holds(self, force: Force) -> int:
        """Warriors of anybody may lie here."""
        if force >= len(self.funds):
            return 0
        return sum(self.box(box)[force] for box in BOXES)

    def write(self, root: Root) -> dict[str, str]:
        """Return the board in notation."""
        names = root.setting.names
        lines = {"prices": " ".join(str(price) for price in self.prices)}
        for box in BOXES:
            if any(self.box(box)):
                lines[box] = " ".join(f"{names[seat]}:{number}" for seat, number in enumerate(self.box(box)) if number)
        for key, table in (("covered", self.covered), ("gone", self.gone)):
            if any(table):
                lines[key] = " ".join(f"{SUITS[suit]}:{table[suit]}" for suit in CLEARING_SUITS if table[suit])
        if self.changed:
            lines["changed"] = " ".join(SERVICES[service] for service in all_in(self.changed))
        if self.bought:
            lines["bought"] = f"{self.bought} {self.most}"
        lines |= {key: names[seat] for key, seat in self.clients().items() if seat >= 0}
        return lines

    def read(self, root: Root, seat: Seat, key: str, words: list[str]) -> bool:
        """Take one line of notation."""
        if key in BOXES:
            for word in words:
                self._read_warriors(root, key, word)
        elif key in ("covered", "gone"):
            for word in words:
                suit, number = pair(word, ":", "SUIT:NUMBER")
                table = self.covered if key == "covered" else self.gone
                table[one_of(SUITS, suit, "suit")] = whole(number, "the spaces", 0, POSTS)
        elif key == "prices":
            need(words, len(SERVICES), "prices NUMBER NUMBER NUMBER", exactly=True)
            self.prices = [whole(word, "a price", LOWEST, HIGHEST) for word in words]
        elif key == "changed":
            self.changed = sum({1 << one_of(SERVICES, word, "service") for word in words})
        elif key == "bought":
            need(words, 2, "bought NUMBER MOST", exactly=True)
            self.bought, self.most = (whole(word, "services", 0, 99) for word in words)
        elif key in self.clients():
            need(words, 1, f"{key} FACTION", exactly=True)
            setattr(self, key, one_of(root.setting.names, words[0], "faction at this table"))
        else:
            return False
        return True

    def _read_warriors(self, root: Root, box: str, word: str) -> None:
        name, number = pair(word, ":", "FACTION:NUMBER")
        owner = one_of(root.setting.names, name, "faction at this table")
        table = self.box(box)
        root.supply[owner] += table[owner]
        table[owner] = whole(number, "the warriors", 0, root.supply[owner])
        root.supply[owner] -= table[owner]

    def audit(self, root: Root, seat: Seat) -> list[str]:
        """No space is covered that is not empty, no post is gone and on the map, nobody has what is not sold."""
        return [*self.excess(root, seat), *self.fraud(root, seat)]

    def fraud(self, root: Root, seat: Seat) -> list[str]:
        """List services that whoever is said to have them cannot have bought."""
        names = root.setting.names
        faults = [
            f"{key} is {names[buyer]}, whose turn it is not"
            for key, buyer in self.clients().items()
            if buyer >= 0 and (buyer == seat or buyer != root.turn)
        ]
        if self.hired >= 0 and pays_otherwise(root, self.hired):
            faults.append(f"{names[self.hired]} cannot hire mercenaries")
        if self.serving not in (NOBODY, self.hired):
            faults.append(f"the warriors serve {names[self.serving]}, who has not hired them")
        used = (self.boats >= 0) + (self.hired >= 0)
        if not used <= self.bought <= self.most:
            faults.append(f"{self.bought} services were bought of {self.most}, and {used} are in use")
        return faults

    def excess(self, root: Root, seat: Seat) -> list[str]:
        """List what the tracks cannot show."""
        faults = []
        for suit in CLEARING_SUITS:
            empty = root.placed[post_of(root, seat, suit).number] + self.gone[suit]
            if empty > POSTS:
                faults.append(f"{empty} trade posts of {SUITS[suit]} are on the map or gone, of {POSTS}")
            if self.covered[suit] > empty:
                faults.append(f"funds lie on {self.covered[suit]} of {empty} empty spaces of {SUITS[suit]}")
        if sum(self.laid) != sum(self.covered):
            faults.append(f"{sum(self.laid)} funds lie on {sum(self.covered)} spaces")
        return faults


def board_of(root: Root, seat: Seat) -> RiverfolkBoard:
    """Return the Riverfolk's board."""
    return cast("RiverfolkBoard", root.boards[seat])


def post_of(root: Root, seat: Seat, suit: Suit) -> Kind:
    """Return the trade posts of a suit."""
    return root.setting.kind[seat, POST[suit]]


def posts(root: Root, seat: Seat) -> int:
    """Return the clearings with a trade post."""
    found = 0
    for suit in CLEARING_SUITS:
        found |= root.homes[post_of(root, seat, suit).number]
    return found
