"""A tiny game of its own: it proves that the kernel knows no game, and can be played wrongly on purpose.

Each seat holds hidden cards.  In a turn one may draw, roll a die and keep or drop what it shows, or give a card
away face down, which its receiver answers with thanks or grumbling; whoever has five points wins.
`flaw` names a promise of the contract that the game is to break.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, cast

from rulewright.kernel.agenda import Agenda, Step
from rulewright.kernel.errors import BadOptions
from rulewright.kernel.game import Game, Outcome
from rulewright.kernel.position import Ended, Position
from rulewright.kernel.question import Flow, Option, ask, choose
from rulewright.kernel.state import EVERYBODY, OTHERS, card_sets, members, pile, row, value

if TYPE_CHECKING:
    from rulewright.kernel.fate import Fate
    from rulewright.kernel.question import Seat

CARDS = 10
GOAL = 5
DEFAULTS: dict[str, Any] = {"seats": 2, "flaw": ""}
MISCHIEF = "mischief"
NUMBER = tuple(Option(f"card{number}", number, (f"card:{number}",)) for number in range(CARDS))
DRAW, ROLL, GIVE, TRIP, TRAP, END = (
    Option(word, word, (f"deed:{word}",)) for word in ("draw", "roll", "give", "trip", "trap", "end")
)
KEEP, DROP = Option("keep", value=True), Option("drop", value=False)
THANK, GRUMBLE = Option("thank", "thank"), Option("grumble", "grumble")


class Setting:
    """What does not change: how many play, and which promise is to be broken."""

    def __init__(self, seats: int, flaw: str) -> None:
        """Seat the players."""
        self.seats = seats
        self.flaw = flaw
        self.programmes = (TURN,)


def seats(setting: Setting) -> int:
    """How many sit at the table."""
    return setting.seats


class Table(Position):
    """Deck, hands and points."""

    setting: Setting
    deck: list[int] = pile(hidden=EVERYBODY)
    hands: list[int] = card_sets(seats, hidden=OTHERS)
    points: list[int] = row(seats)
    sprung: bool = value(False)
    turns: int = value(0)

    @property
    def flaw(self) -> str:
        """The promise that is to be broken."""
        return self.setting.flaw

    def next_programme(self) -> None:
        """Give the next seat its turn."""
        self.turns += self.flaw != "circles"
        self.agenda = Agenda((self.agenda.seat + 1) % len(self.hands), TURN)

    def redeal(self, seat: Seat | None, later: Self, fate: Fate | None) -> None:
        """Deal deck and strange hands anew, but leave what the seat holds now or then."""
        fixed = 0 if seat is None else self.hands[seat] | later.hands[seat]
        pool = members(self.hidden_from(None) & ~fixed)
        if fate is not None:
            fate.shuffle(pool)
        self.deal(fixed, pool)
        if fate is None:
            self.fate = self.fate.concealed()

    def score(self, seat: Seat, points: int) -> None:
        """Add points; enough of them end the game."""
        self.points[seat] += points
        self.tell("scored", seat=seat, points=points)
        if self.points[seat] >= GOAL:
            self.over = True
            raise Ended


class SharedTable(Table):
    """A table whose copies are not independent."""

    def copy(self) -> Self:
        """Return a twin that scores together with this one."""
        twin = super().copy()
        twin.points = self.points
        return twin


def begin(table: Table, seat: Seat) -> None:
    """Begin a turn; a sprung trap goes off here, between two questions."""
    if table.sprung:
        table.points[seat] += 100
        message = "the trap"
        raise ValueError(message)
    table.tell("turn", seat=seat)


def play(table: Table, seat: Seat) -> Flow[bool]:
    """Do one thing, or end the turn."""
    hand = table.hands[seat]
    offered = [END, ROLL]
    if table.deck:
        offered.append(DRAW)
    if hand:
        offered.append(GIVE)
    elif table.why is not None:
        table.why.refuse(GIVE, "toy 3", "why.empty-hand")
    if table.why is not None:
        table.why.means(GIVE, "hand")
    if table.flaw == MISCHIEF:
        offered += [TRIP, TRAP]
    deed = yield from ask(seat, "toy.play", blemished(table, offered), ("toy 1", "toy 2"))
    if deed in DEEDS:
        yield from DEEDS[deed](table, seat)
    return deed != END.value


def blemished(table: Table, offered: list[Option[str]]) -> list[Option[str]]:
    """Spoil what is offered, if that is the flaw."""
    if table.flaw == "same text":
        return [*offered, Option("end", "end")]
    if table.flaw == "spaces":
        return [*offered, Option("the end", "end")]
    if table.flaw == "too many":
        return [*offered, *(Option(f"end{number}", "end") for number in range(120))]
    return [] if table.flaw == "nothing offered" else offered


def draw(table: Table, seat: Seat) -> Flow[None]:
    """Draw a card; only its owner sees which."""
    card = table.deck.pop()
    table.hands[seat] |= 1 << card
    if table.flaw == "lost card":
        table.hands[seat] &= ~(1 << card)
    if table.flaw == "loud draw":
        table.tell("drew", seat=seat, card=card)
    elif table.flaw != "silent draw":
        table.tell("drew", {"card": card}, 1 << seat, seat=seat)
    yield from ()


def roll(table: Table, seat: Seat) -> Flow[None]:
    """Roll a die, and keep or drop what it shows."""
    face = table.fate.roll(4)
    table.tell("rolled", seat=seat, face=face)
    kept = yield from ask(seat, "toy.keep", (KEEP, DROP), ("toy 4",), (f"face:{face}",))
    if kept:
        table.score(seat, face)


def give(table: Table, seat: Seat) -> Flow[None]:
    """Give a card to the next seat, face down, and have it answered."""
    other = (seat + 1) % len(table.hands)
    options = [NUMBER[card] for card in members(table.hands[seat])]
    witnesses = 1 << seat | 1 << other
    card = yield from ask(seat, "toy.give", options, ("toy 3",), (), witnesses)
    table.hands[seat] &= ~(1 << card)
    table.hands[other] |= 1 << card
    table.tell("gave", {"card": card}, 1 << seat | 1 << other, seat=seat)
    if table.flaw == "telling question" and card % 2:
        return
    yield from choose(other, "toy.answer", (THANK, GRUMBLE), ("toy 3.1",))


def trip(table: Table, seat: Seat) -> Flow[None]:
    """Fail in the middle of a step, after something was changed."""
    yield from ask(seat, "toy.trip", (KEEP,), ("toy 9",))
    table.points[seat] += 50
    table.tell("tripped", seat=seat)
    message = "tripped"
    raise ValueError(message)


def trap(table: Table, seat: Seat) -> Flow[None]:
    """Set a trap for the beginning of the next turn."""
    table.fate.roll(4)
    table.sprung = True
    yield from ask(seat, "toy.trap", (KEEP,), ("toy 9",))
    table.agenda.skip_to("nowhere")


DEEDS = {"draw": draw, "roll": roll, "give": give, "trip": trip, "trap": trap}


def last(table: Table, seat: Seat) -> None:
    """Never run: it is always idle."""
    raise AssertionError(table, seat)


TURN = (
    Step("begin", "dawn", deed=begin),
    Step("play", "day", play),
    Step("sleep", "dusk", deed=last, idle=lambda _table, _seat: True),
)


class Toy(Game):
    """The game itself."""

    name = "toy"
    title = "Toy"
    rules_version = "1"
    data_version = "a"
    rolls = frozenset({"rolled"})

    def validate(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Complete the options."""
        for name in options:
            if name not in DEFAULTS:
                message = f"unknown option {name!r}; known are: {', '.join(DEFAULTS)}"
                raise BadOptions(message)
        return {**DEFAULTS, **options}

    def seats(self, options: Mapping[str, Any]) -> int:
        """Return the number of seats."""
        return int(options["seats"])

    def seat_names(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Number the seats."""
        return tuple(f"seat {seat}" for seat in range(self.seats(options)))

    def empty(self, options: dict[str, Any], fate: Fate) -> Table:
        """Return a table without cards."""
        kind = SharedTable if options["flaw"] == "shared points" else Table
        return kind(Setting(self.seats(options), options["flaw"]), fate)

    def begin(self, options: dict[str, Any], fate: Fate) -> Table:
        """Deal one card to each seat."""
        table = self.empty(options, fate)
        table.deck = list(range(CARDS))
        fate.shuffle(table.deck)
        table.hands = [1 << table.deck.pop() for _ in table.hands]
        table.agenda = Agenda(0, TURN)
        return table

    def outcome(self, position: Position) -> Outcome:
        """The first to reach the goal wins."""
        table = cast("Table", position)
        winners = tuple(seat for seat, points in enumerate(table.points) if points >= GOAL) if table.over else ()
        return Outcome(winners, tuple(table.points), "points" if winners else "")

    def facts(self, position: Position, seat: Seat | None) -> dict[str, Any]:
        """Describe the table."""
        table = cast("Table", position)
        return {
            "turn": table.agenda.seat,
            "deck": len(table.deck),
            "hands": [hand.bit_count() for hand in table.hands],
            "hand": [] if seat is None else members(table.hands[seat]),
            "points": table.points[:],
            "top": [] if table.flaw != "set" else {1},
        }

    def audit(self, position: Position) -> list[str]:
        """Every card is somewhere."""
        table = cast("Table", position)
        found = sorted([*table.deck, *(card for hand in table.hands for card in members(hand))])
        return [] if found == list(range(CARDS)) else [f"the cards are {found}"]
