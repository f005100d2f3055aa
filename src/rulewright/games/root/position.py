"""Everything on the table that changes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Self

from rulewright.games.root.deck import NAME, VIZIERS, all_in
from rulewright.games.root.terms import ITEMS, PLACES, Card, Place, bits
from rulewright.kernel.agenda import Agenda
from rulewright.kernel.position import Position

if TYPE_CHECKING:
    from rulewright.games.root.power import Kit
    from rulewright.games.root.setting import Kind, Setting
    from rulewright.kernel.fate import Fate
    from rulewright.kernel.question import Seat

NOBODY = -1


class Board(ABC):
    """A faction board: whatever the faction must remember beside its pieces on the map."""

    __slots__ = ()

    @abstractmethod
    def copy(self) -> Self:
        """Return an independent twin."""

    @abstractmethod
    def fingerprint(self) -> tuple[object, ...]:
        """Return the state as a value that can be compared."""

    @abstractmethod
    def facts(self, *, own: bool) -> dict[str, Any]:
        """Describe the board as plain data; `own` for its owner, who sees everything on it."""

    @abstractmethod
    def write(self, root: Root) -> dict[str, str]:
        """Return the board in notation: a line for each thing that is not as at the start."""

    @abstractmethod
    def read(self, root: Root, seat: Seat, key: str, words: list[str]) -> bool:
        """Take one line of notation; False if the board knows no such line."""

    @property
    def cards(self) -> int:
        """The cards that lie openly on the board."""
        return 0

    @property
    def secrets(self) -> int:
        """The cards on the board that only its owner may see."""
        return 0

    def replace_secrets(self, cards: int) -> None:
        """Put other cards in the place of the secret ones (there are as many)."""

    def redeal(self, later: Self, fate: Fate | None) -> None:
        """Deal anew whatever else on this board nobody can know."""

    @property
    def warriors(self) -> int:
        """How many warriors stand on the board itself."""
        return 0

    def audit(self, root: Root, seat: Seat) -> list[str]:
        """List everything on this board that cannot be."""
        return []


class Root(Position):
    """A table of Root.

    Sets of places and of cards are bit masks; counts by seat and place are bytes at `seat * PLACES + place`.
    `rule` and `army` and the like are derived from the pieces and kept up by the methods below, which are
    the only ones to touch pieces; `rules.ruling` brings `rule` up to date when it is asked for.
    """

    __slots__ = (
        "activated",
        "agenda",
        "army",
        "available",
        "boards",
        "built",
        "crafted",
        "deck",
        "discard",
        "dominance",
        "fate",
        "filled",
        "first",
        "hands",
        "homes",
        "items",
        "kits",
        "of_suit",
        "open",
        "out",
        "over",
        "partner",
        "pawns",
        "pieces",
        "placed",
        "play",
        "points",
        "reason",
        "round",
        "ruins",
        "rule",
        "seen",
        "setting",
        "starts",
        "suits",
        "supply",
        "teller",
        "tokens",
        "turn",
        "unsettled",
        "used",
        "warriors",
        "why",
        "winners",
    )

    def __init__(self, setting: Setting, fate: Fate) -> None:
        """Lay out an empty map: no pieces, no cards."""
        seats = len(setting.seats)
        self.setting = setting
        self.fate = fate
        self.agenda = Agenda(0, ())
        self.over = False
        self.reason = ""
        self.winners: tuple[Seat, ...] = ()
        self.teller = None
        self.why = None
        self.turn = NOBODY
        self.first = 0
        self.round = 0
        # The map.
        self.suits: tuple[int, ...] = (0,) * PLACES
        self.of_suit: tuple[int, ...] = (0, 0, 0, 0)
        self.warriors = bytearray(seats * PLACES)
        self.built = bytearray(seats * PLACES)
        self.tokens = bytearray(seats * PLACES)
        self.pieces = bytearray(len(setting.kinds) * PLACES)
        self.filled = bytearray(PLACES)
        self.ruins = bytearray(PLACES)
        """0 no ruin, 1 a ruin without item, 2 + item a ruin that hides one."""
        self.starts = 0
        """Corners that are somebody's starting clearing."""
        self.pawns: list[Place] = [0] * seats
        self.placed = [0] * len(setting.kinds)
        self.homes = [0] * len(setting.kinds)
        """Where the pieces of a kind are."""
        self.supply = [0] * seats
        self.army = [0] * seats
        self.open = setting.map.clearings
        self.rule = [0] * seats
        self.unsettled = setting.map.clearings
        # Cards.
        self.deck: list[Card] = []
        self.hands = [0] * seats
        self.play = [0] * seats
        self.seen = [0] * seats
        """Hidden cards of others that a seat has been shown and that have not moved since."""
        self.discard = 0
        self.available = 0
        self.out = 0
        self.used = 0
        """Cards in play that have been used this turn."""
        # Items and points.
        self.items = bytearray(len(ITEMS))
        self.crafted = bytearray(seats * len(ITEMS))
        self.activated = bytearray(PLACES)
        self.points = [0] * seats
        self.dominance: list[Card] = [NOBODY] * seats
        self.partner: list[Seat] = [NOBODY] * seats
        # Factions.
        self.kits: list[Kit] = []
        self.boards: list[Board] = []

    def copy(self) -> Self:
        """Return an independent twin; nobody listens to it."""
        twin = self.__class__.__new__(self.__class__)
        twin.setting = self.setting
        twin.fate = self.fate.copy()
        twin.agenda = self.agenda.copy()
        twin.over = self.over
        twin.reason = self.reason
        twin.winners = self.winners
        twin.teller = None
        twin.why = None
        twin.turn = self.turn
        twin.first = self.first
        twin.round = self.round
        twin.suits = self.suits
        twin.of_suit = self.of_suit
        twin.warriors = self.warriors[:]
        twin.built = self.built[:]
        twin.tokens = self.tokens[:]
        twin.pieces = self.pieces[:]
        twin.filled = self.filled[:]
        twin.ruins = self.ruins[:]
        twin.starts = self.starts
        twin.pawns = self.pawns[:]
        twin.placed = self.placed[:]
        twin.homes = self.homes[:]
        twin.supply = self.supply[:]
        twin.army = self.army[:]
        twin.open = self.open
        twin.rule = self.rule[:]
        twin.unsettled = self.unsettled
        twin.deck = self.deck[:]
        twin.hands = self.hands[:]
        twin.play = self.play[:]
        twin.seen = self.seen[:]
        twin.discard = self.discard
        twin.available = self.available
        twin.out = self.out
        twin.used = self.used
        twin.items = self.items[:]
        twin.crafted = self.crafted[:]
        twin.activated = self.activated[:]
        twin.points = self.points[:]
        twin.dominance = self.dominance[:]
        twin.partner = self.partner[:]
        twin.kits = self.kits[:]
        twin.boards = [board.copy() for board in self.boards]
        return twin

    def fingerprint(self) -> tuple[object, ...]:
        """Return the whole state as a value that can be compared."""
        return (
            self.agenda.seat,
            self.agenda.cursor,
            len(self.agenda.programme),
            (self.over, self.reason, self.winners, self.turn, self.first, self.round, self.suits),
            bytes(self.warriors),
            bytes(self.pieces),
            bytes(self.ruins),
            (tuple(self.pawns), self.starts),
            tuple(self.supply),
            (tuple(self.deck), tuple(self.hands), tuple(self.play), tuple(self.seen)),
            (self.discard, self.available, self.out, self.used),
            (bytes(self.items), bytes(self.crafted), bytes(self.activated)),
            (tuple(self.points), tuple(self.dominance), tuple(self.partner)),
            tuple(board.fingerprint() for board in self.boards),
            tuple(kit.names for kit in self.kits),
        )

    def next_programme(self) -> None:
        """Set up the next faction, or give the next seat its turn."""
        self.setting.next_programme(self)

    # Pieces. Nothing else changes `warriors`, `pieces` and what is derived from them.

    def add_warriors(self, seat: Seat, place: Place, number: int) -> None:
        """Put warriors from the supply onto the map."""
        self.supply[seat] -= number
        self.warriors[seat * PLACES + place] += number
        self.army[seat] |= 1 << place
        self.unsettled |= 1 << place

    def take_warriors(self, seat: Seat, place: Place, number: int) -> None:
        """Put warriors from the map into the supply."""
        index = seat * PLACES + place
        self.supply[seat] += number
        self.warriors[index] -= number
        if not self.warriors[index]:
            self.army[seat] &= ~(1 << place)
        self.unsettled |= 1 << place

    def shift_warriors(self, seat: Seat, origin: Place, destination: Place, number: int) -> None:
        """Carry warriors from one place to another."""
        index = seat * PLACES + origin
        self.warriors[index] -= number
        if not self.warriors[index]:
            self.army[seat] &= ~(1 << origin)
        self.warriors[seat * PLACES + destination] += number
        self.army[seat] |= 1 << destination
        self.unsettled |= 1 << origin | 1 << destination

    def add_piece(self, kind: Kind, place: Place, number: int = 1) -> None:
        """Put buildings or tokens of a kind onto the map."""
        self.pieces[kind.offset + place] += number
        self.placed[kind.number] += number
        self.homes[kind.number] |= 1 << place
        if kind.building:
            self.built[kind.seat * PLACES + place] += number
            self.filled[place] += number
            if self.filled[place] >= self.setting.map.slots[place]:
                self.open &= ~(1 << place)
            self.unsettled |= 1 << place
        else:
            self.tokens[kind.seat * PLACES + place] += number

    def take_piece(self, kind: Kind, place: Place, number: int = 1) -> None:
        """Take buildings or tokens of a kind off the map."""
        self.pieces[kind.offset + place] -= number
        self.placed[kind.number] -= number
        if not self.pieces[kind.offset + place]:
            self.homes[kind.number] &= ~(1 << place)
        if kind.building:
            self.built[kind.seat * PLACES + place] -= number
            self.filled[place] -= number
            self.open |= 1 << place
            self.unsettled |= 1 << place
        else:
            self.tokens[kind.seat * PLACES + place] -= number

    def add_ruin(self, place: Place, content: int) -> None:
        """Cover a slot with a ruin."""
        self.ruins[place] = content
        self.filled[place] += 1
        if self.filled[place] >= self.setting.map.slots[place]:
            self.open &= ~(1 << place)

    def take_ruin(self, place: Place) -> None:
        """Clear a ruin off its slot."""
        self.ruins[place] = 0
        self.filled[place] -= 1
        self.open |= 1 << place

    def on_map(self, seat: Seat, place: Place) -> int:
        """Return how many faction pieces a seat has in a place, pawn included."""
        index = seat * PLACES + place
        return self.warriors[index] + self.built[index] + self.tokens[index] + (self.pawns[seat] == place and place > 0)

    def take_card(self, seat: Seat, name: str) -> Card:
        """Take a card of some design out of the deck, to lay it out elsewhere (viziers come from the box)."""
        for card in VIZIERS:
            if NAME[card] == name and not self.boards[seat].cards >> card & 1:
                return card
        card = next(card for card in self.deck if NAME[card] == name)
        self.deck.remove(card)
        return card

    # Knowledge.

    def known(self, seat: Seat | None) -> int:
        """Return the set of cards whose place a seat knows."""
        hidden = in_deck(self.deck)
        for owner, hand in enumerate(self.hands):
            if owner != seat:
                hidden |= hand | self.boards[owner].secrets
        if seat is not None:
            hidden &= ~self.seen[seat]
        return ~hidden

    def redeal(self, seat: Seat | None, later: Self, fate: Fate | None) -> None:
        """Deal anew what a seat cannot know: hands, deck, secret stacks, ruins, and what boards hide."""
        kept = self.known(seat)
        if later is not self:
            kept |= later.known(seat)
        unknown = in_deck(self.deck)
        deck_is_hidden = not unknown & kept
        for hand, board in zip(self.hands, self.boards, strict=True):
            unknown |= hand | board.secrets
        pool = all_in(unknown & ~kept)
        if fate is not None:
            fate.shuffle(pool)
        for owner, board in enumerate(self.boards):
            self.hands[owner] = _swap(self.hands[owner], kept, pool)
            if board.secrets & ~kept:
                board.replace_secrets(_swap(board.secrets, kept, pool))
        if deck_is_hidden:
            self.deck = pool[::-1]
        else:
            self.deck = [card if kept >> card & 1 else pool.pop() for card in self.deck]
        self._redeal_ruins(later, fate)
        for board, seen in zip(self.boards, later.boards, strict=True):
            board.redeal(seen, fate)
        # What others have been shown is theirs to know: it must not shape what this seat sees.
        for other in self.setting.seats:
            if other != seat:
                self.seen[other] &= kept if fate is not None else 0
        if fate is None:
            self.fate = self.fate.__class__(b"concealed")

    def _redeal_ruins(self, later: Self, fate: Fate | None) -> None:
        places = [place for place in bits(self.setting.map.ruins) if self.ruins[place] and later.ruins[place]]
        contents = sorted(self.ruins[place] for place in places)
        if fate is not None:
            fate.shuffle(contents)
        for place, content in zip(places, contents, strict=True):
            self.ruins[place] = content


def in_deck(deck: list[Card]) -> int:
    """Return the cards of a deck as a set."""
    cards = 0
    for card in deck:
        cards |= 1 << card
    return cards


def _swap(zone: int, kept: int, pool: list[Card]) -> int:
    """Exchange the unknown cards of a zone for as many from the pool."""
    fixed = zone & kept
    for _ in range((zone & ~kept).bit_count()):
        fixed |= 1 << pool.pop()
    return fixed
