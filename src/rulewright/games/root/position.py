"""Everything on the table that changes."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Self

from rulewright.games.root.power import Crowd, Kit
from rulewright.games.root.terms import BESIDE, ITEMS, NOBODY, PLACES, Card, Force, Place, all_in, bits
from rulewright.kernel.law import law
from rulewright.kernel.lines import Misread, one_of
from rulewright.kernel.position import Position
from rulewright.kernel.state import (
    EVERYBODY,
    OTHERS,
    ROW,
    SINGLES,
    State,
    begun,
    card_lines,
    card_set,
    card_sets,
    counts,
    given,
    kept,
    level,
    parts,
    pile,
    row,
    value,
)

if TYPE_CHECKING:
    from rulewright.games.root.setting import Kind, Setting
    from rulewright.kernel.fate import Fate
    from rulewright.kernel.question import Seat


class Board(State):
    """A faction board: whatever the faction must remember beside its pieces on the map.

    Cards on a board that only its owner may see are declared as hidden from others; see `kernel.state`.
    """

    setting: Setting = given()
    seat: Seat = given()

    if TYPE_CHECKING:

        def __init__(self, setting: Setting, seat: Seat) -> None:
            """Lay a board before a seat, as it is at the start of setup."""

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
        return self.hidden_from(None)

    @property
    def warriors(self) -> int:
        """How many warriors stand on the board itself."""
        return 0

    def holds(self, force: Force) -> int:
        """Return how many warriors of a force stand on the board: its owner's, unless it takes others'."""
        return self.warriors if force == self.seat else 0

    def audit(self, root: Root, seat: Seat) -> list[str]:
        """List everything on this board that cannot be."""
        return []

    def excess(self, root: Root, seat: Seat) -> list[str]:
        """List what lies here and cannot, even if what else there is was left out: more than the box holds."""
        return []

    def leave_items(self, root: Root) -> None:
        """Take what lies on the board out of the supply of items; for texts that do not say what is left there."""

    def account(self, root: Root) -> None:
        """Say where the things of this board are of which a text says nothing."""


def seats(setting: Setting) -> int:
    """How many sit at the table."""
    return len(setting.seats)


def forces(setting: Setting) -> int:
    """How many own pieces: the seats, and the hirelings."""
    return len(setting.forces)


def kinds(setting: Setting) -> int:
    """How many kinds of buildings and tokens there are."""
    return len(setting.kinds)


def own_holders(setting: Setting) -> list[Seat]:
    """Every seat holds its own force; nobody has hired anybody."""
    return [*setting.seats, *(NOBODY for _ in setting.forces[len(setting.seats) :])]


def all_clearings(setting: Setting) -> int:
    """All clearings of the map."""
    return setting.map.clearings


def everywhere(setting: Setting) -> int:
    """All clearings, that beside the map included."""
    return setting.map.clearings | 1 << BESIDE


@law("root C.2.1")
def first_landing(setting: Setting) -> Place:
    """The ferry begins in the one corner that lies on the lake."""
    return setting.map.ferry


@law("root C.3.1")
def first_tower(setting: Setting) -> Place:
    """The tower stands in the clearing in the middle, which shows two of them."""
    return setting.map.tower


@law("root C.3.1", "root C.3.2")
def first_closed(setting: Setting) -> int:
    """All closed path markers lie on their paths."""
    return (1 << len(setting.map.closed)) - 1


def no_rule(setting: Setting) -> list[int]:
    """Nobody rules anything until somebody asks."""
    return [0] * len(setting.forces)


def no_kits(setting: Setting) -> list[Kit]:
    """Nobody has any powers yet."""
    return []


def no_crowd(setting: Setting) -> Crowd:
    """Nobody has any powers yet."""
    return Crowd.of(())


class Root(Position):
    """A table of Root.

    Pieces belong to a force, hands and points to a seat.  Sets of places and of cards are bit masks; counts by force
    and place are bytes at `force * PLACES + place`.  What is derived from the pieces is kept up by the methods below,
    which are the only ones to touch pieces; `rules.ruling` brings `rule` up to date when it is asked for.
    """

    setting: Setting
    turn: Seat = value(NOBODY)
    first: Seat = value(0)
    round: int = value(0)
    # The map.
    suits: tuple[int, ...] = value((0,) * PLACES)
    of_suit: tuple[int, ...] = value((0, 0, 0, 0), derived=True)
    warriors: bytearray = counts(forces, PLACES)
    built: bytearray = counts(forces, PLACES, derived=True)
    tokens: bytearray = counts(forces, PLACES, derived=True)
    pieces: bytearray = counts(kinds, PLACES)
    filled: bytearray = counts(PLACES, derived=True)
    ruins: bytearray = counts(PLACES)
    """0 no ruin, 1 a ruin without item, 2 + item a ruin that hides one."""
    starts: int = value(0)
    """Corners that are somebody's starting clearing."""
    pawns: list[Place] = row(forces)
    placed: list[int] = row(kinds, derived=True)
    homes: list[int] = row(kinds, derived=True)
    """Where the pieces of a kind are."""
    supply: list[int] = row(forces)
    army: list[int] = row(forces, derived=True)
    aside: tuple[int, ...] = value(())
    """How many warriors of each force lie on a card in play; without entries, none of anybody."""
    open: int = begun(all_clearings)
    holder: list[Seat] = begun(own_holders, holds=ROW)
    """The seat to which a force belongs now; a hireling may be nobody's."""
    rule: list[int] = kept(no_rule, holds=ROW)
    unsettled: int = kept(everywhere)
    ferry: Place = begun(first_landing)
    """Where the ferry lies, if there is one."""
    tower: Place = begun(first_tower)
    """Where the tower stands, if there is one."""
    closed: int = begun(first_closed)
    """The closed paths, by their numbers on the map."""
    once: int = value(0)
    """What the table allows once a turn and has allowed in this one; each of its powers has a bit."""
    # Cards.
    deck: list[Card] = pile(hidden=EVERYBODY)
    hands: list[int] = card_sets(seats, hidden=OTHERS)
    play: list[int] = card_sets(seats)
    lasting: list[tuple[Card, ...]] = card_lines(seats)
    """Of the cards in play, those whose effect lasts, in the order in which they were crafted."""
    seen: list[int] = card_sets(seats)
    """Hidden cards of others that a seat has been shown and that have not moved since."""
    discard: int = card_set()
    available: int = card_set()
    out: int = card_set()
    used: int = card_set()
    """Cards in play that have been used this turn."""
    # Items and points.
    items: bytearray = counts(len(ITEMS))
    crafted: bytearray = counts(seats, len(ITEMS))
    exhausted: tuple[int, ...] = value(())
    """Crafted items that lie face down: `seat * len(ITEMS) + item` for each, in order."""
    activated: bytearray = counts(PLACES)
    points: list[int] = row(seats)
    dominance: list[Card] = row(seats, start=NOBODY, cards=SINGLES)
    partner: list[Seat] = row(seats, start=NOBODY)
    # Powers, and what they remember.
    boards: list[Board] = parts()
    kits: list[Kit] = kept(no_kits, holds=ROW)
    """The powers of every force, then those of the table itself: its map and its landmarks."""
    crowd: Crowd = kept(no_crowd)
    """All of them together."""

    def next_programme(self) -> None:
        """Set up the next faction, or give the next seat its turn."""
        self.setting.next_programme(self)

    # Pieces. Nothing else changes `warriors`, `pieces` and what is derived from them.

    def add_warriors(self, force: Force, place: Place, number: int) -> None:
        """Put warriors from the supply onto the map."""
        self.supply[force] -= number
        self.warriors[force * PLACES + place] += number
        self.army[force] |= 1 << place
        self.unsettled |= 1 << place

    def take_warriors(self, force: Force, place: Place, number: int) -> None:
        """Put warriors from the map into the supply."""
        index = force * PLACES + place
        self.supply[force] += number
        self.warriors[index] -= number
        if not self.warriors[index]:
            self.army[force] &= ~(1 << place)
        self.unsettled |= 1 << place

    def shift_warriors(self, force: Force, origin: Place, destination: Place, number: int) -> None:
        """Carry warriors from one place to another."""
        index = force * PLACES + origin
        self.warriors[index] -= number
        if not self.warriors[index]:
            self.army[force] &= ~(1 << origin)
        self.warriors[force * PLACES + destination] += number
        self.army[force] |= 1 << destination
        self.unsettled |= 1 << origin | 1 << destination

    def add_piece(self, kind: Kind, place: Place, number: int = 1) -> None:
        """Put buildings or tokens of a kind onto the map."""
        self.pieces[kind.offset + place] += number
        self.placed[kind.number] += number
        self.homes[kind.number] |= 1 << place
        if kind.building:
            self.built[kind.force * PLACES + place] += number
            self.filled[place] += number
            if self.filled[place] >= self.setting.map.slots[place]:
                self.open &= ~(1 << place)
            self.unsettled |= 1 << place
        else:
            self.tokens[kind.force * PLACES + place] += number
            if self.kits[kind.force].adds_presence:
                self.unsettled |= 1 << place

    def take_piece(self, kind: Kind, place: Place, number: int = 1) -> None:
        """Take buildings or tokens of a kind off the map."""
        self.pieces[kind.offset + place] -= number
        self.placed[kind.number] -= number
        if not self.pieces[kind.offset + place]:
            self.homes[kind.number] &= ~(1 << place)
        if kind.building:
            self.built[kind.force * PLACES + place] -= number
            self.filled[place] -= number
            self.open |= 1 << place
            self.unsettled |= 1 << place
        else:
            self.tokens[kind.force * PLACES + place] -= number
            if self.kits[kind.force].adds_presence:
                self.unsettled |= 1 << place

    def lay_aside(self, force: Force, number: int) -> None:
        """Put warriors from the supply onto a card in play, or with a negative number back."""
        lying = list(self.aside or (0 for _ in self.setting.forces))
        lying[force] += number
        self.aside = tuple(lying) if any(lying) else ()
        self.supply[force] -= number

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

    def on_map(self, force: Force, place: Place) -> int:
        """Return how many pieces a force has in a place, pawn included."""
        index = force * PLACES + place
        pawn = self.pawns[force] == place and place > 0
        return self.warriors[index] + self.built[index] + self.tokens[index] + pawn

    def hold(self, force: Force, seat: Seat) -> None:
        """Put a force under the command of a seat, or of nobody."""
        self.holder[force] = seat
        self.unsettled |= self.setting.map.clearings

    def take_card(self, seat: Seat, name: str) -> Card:
        """Take a card that a text names out of the deck, to lay it out elsewhere; a faction's own come from the box."""
        deck = self.setting.deck
        one_of(deck.name, name, "card")
        for card in deck.own:
            if deck.name[card] == name and not self.boards[seat].cards >> card & 1:
                return card
        for card in self.deck:
            if deck.name[card] == name:
                self.deck.remove(card)
                return card
        raise Misread(name, "all cards of this design lie elsewhere already")

    # Powers. They follow from what lies before everybody; nothing else changes `kits` and `crowd`.

    def equip(self, seat: Seat) -> None:
        """Give a seat the powers of its faction, of what leads it, and of the cards in its play area that last."""
        faction, deck = self.setting.factions[seat], self.setting.deck
        cards = (deck.powers[deck.name[card]] for card in self.lasting[seat])
        before, kit = self.kits[seat], Kit.of((*faction.leading(self, seat), faction, *cards))
        self.kits[seat] = kit
        self.crowd = Crowd.of(self.kits)
        if kit.adds_presence != before.adds_presence:
            self.unsettled |= self.setting.map.clearings

    def equip_all(self) -> None:
        """Give everybody their powers, hirelings and the table itself included."""
        setting = self.setting
        self.kits = [Kit.of(()) for _ in setting.seats]
        self.kits += [Kit.of(band.powers) for band in setting.bands]
        self.kits.append(Kit.of(setting.powers))
        for seat in setting.seats:
            self.equip(seat)

    def settle(self) -> None:
        """Find the powers again, and have rule judged anew."""
        self.equip_all()
        self.unsettled = everywhere(self.setting)

    # Knowledge.

    def known(self, seat: Seat | None) -> int:
        """Return the set of cards whose place a seat knows."""
        hidden = self.hidden_from(seat)
        if seat is not None:
            hidden &= ~self.seen[seat]
        for other in self.setting.open_hands:
            hidden &= ~self.hands[other]
        return ~hidden

    def redeal(self, seat: Seat | None, later: Self, fate: Fate | None) -> None:
        """Deal anew what a seat cannot know: hands, deck, secret stacks, ruins, and what boards hide."""
        fixed = self.known(seat)
        if later is not self:
            fixed |= later.known(seat)
        pool = all_in(self.hidden_from(None) & ~fixed)
        if fate is not None:
            fate.shuffle(pool)
        self.deal(fixed, pool)
        self._redeal_ruins(later, fate)
        self.reshuffle(later, fate)
        # What others have been shown is theirs to know: it must not shape what this seat sees.
        for other in self.setting.seats:
            if other != seat:
                self.seen[other] &= fixed if fate is not None else 0
        if fate is None:
            self.fate = self.fate.concealed()

    def _redeal_ruins(self, later: Self, fate: Fate | None) -> None:
        places = [place for place in bits(self.setting.map.ruins) if self.ruins[place] and later.ruins[place]]
        contents = sorted(self.ruins[place] for place in places)
        if fate is not None:
            fate.shuffle(contents)
        for place, content in zip(places, contents, strict=True):
            self.ruins[place] = content

    def level(self, later: Self) -> None:
        """Number the copies of each design by where they lie here."""
        level((self, later), sorted(set(self.setting.deck.copies)))
