"""Powers: what may bend the shared rules.

A faction, a leader and a crafted card are all powers: objects without state that answer named hooks.  Each
hook has one fixed way of combining answers, written beside it; the shared rule calls it in one place and
never asks who answers.  State lives on boards in the position.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.games.root.position import Board, Root
    from rulewright.games.root.setting import Kind, Setting
    from rulewright.games.root.speech.tongue import Tongue
    from rulewright.games.root.terms import Card, Item, Place
    from rulewright.kernel.agenda import Step
    from rulewright.kernel.question import Flow, Option, Seat


class Fight:
    """A battle while it is fought: who against whom, and the hits so far."""

    __slots__ = ("attacker", "clearing", "defender", "extra", "friend", "rolled", "taken", "used")

    def __init__(self, attacker: Seat, defender: Seat, clearing: Place) -> None:
        """Open a battle."""
        self.attacker = attacker
        self.defender = defender
        self.clearing = clearing
        self.rolled = {attacker: 0, defender: 0}
        """Rolled hits each side will deal."""
        self.extra = {attacker: 0, defender: 0}
        """Extra hits each side will deal."""
        self.friend: Seat = -1
        """The faction whose warriors the attacker treats as his own (9.2.9.II.c), if any."""
        self.taken = [0, 0]
        """Hits the attacker took on items and on his friend's warriors (9.2.9.II.d)."""
        self.used: set[str] = set()
        """Powers that work once per battle and have done so."""

    def opponent(self, seat: Seat) -> Seat:
        """Return the other side."""
        return self.defender if seat == self.attacker else self.attacker


class Loss:
    """Pieces that left a place at one time: by whom, whose, where, what (no kind means warriors), how many."""

    __slots__ = ("by", "kind", "number", "owner", "place")

    def __init__(self, by: Seat, owner: Seat, place: Place, kind: Kind | None, number: int) -> None:
        """Note a loss."""
        self.by = by
        self.owner = owner
        self.place = place
        self.kind = kind
        self.number = number


class Batch:
    """Everything removed by one instruction at one time (1.5.4)."""

    __slots__ = ("fight", "losses")

    def __init__(self, fight: Fight | None = None) -> None:
        """Begin with nothing removed."""
        self.fight = fight
        self.losses: list[Loss] = []


class Trigger:
    """An effect that a removal sets off: whose loss it was, and the power that resolves it."""

    __slots__ = ("by", "loser", "name", "number", "pieces", "place", "power", "seat")

    def __init__(self, power: Power, seat: Seat, loss: Loss, name: str) -> None:
        """Set off a power of `seat` by a loss."""
        self.power = power
        self.seat = seat
        self.name = name
        self.by = loss.by
        self.loser = loss.owner
        self.place = loss.place
        self.number = loss.number
        self.pieces: tuple[str, ...] = () if loss.kind is None else (loss.kind.name,)


class Power:
    """Bends nothing.  A power overrides only what its card or board says.

    `seat` is always the one whose power it is.
    """

    name: str = ""
    barring_law: str = ""
    """The paragraph behind `bars_placing`."""

    # Ruling and placing.

    def rules_ties(self, root: Root, seat: Seat, clearing: Place) -> bool:  # any
        """Whether the seat rules a clearing in which it ties for the most."""
        return False

    def bars_placing(self, root: Root, seat: Seat, who: Seat) -> int:  # union
        """Return the clearings in which `who` cannot place pieces."""
        return 0

    # Moving.

    def after_move(self, root: Root, seat: Seat, mover: Seat, clearing: Place) -> Flow[None] | None:  # react
        """React to warriors of `mover` having moved into a clearing."""
        return None

    def pawn_moves(self, root: Root, seat: Seat) -> Sequence[Option[tuple[Place, Place]]] | None:  # first
        """Return the moves of a seat that moves a pawn in place of warriors."""
        return None

    def pawn_move(self, root: Root, seat: Seat, way: tuple[Place, Place]) -> Flow[None]:
        """Make one of them."""
        yield from ()

    # Battle.

    def before_battle(self, root: Root, seat: Seat, fight: Fight) -> Flow[None] | None:  # react
        """Do what the attacker may do at the start of a battle."""
        return None

    def ignores_ambush(self, root: Root, seat: Seat, fight: Fight) -> bool:  # any
        """Whether ambush cards do not affect the attacker."""
        return False

    def takes_higher_die(self, root: Root, seat: Seat, fight: Fight) -> bool:  # any
        """Whether the defender deals the higher die."""
        return False

    def force(self, root: Root, seat: Seat, fight: Fight) -> int | None:  # first
        """Return what caps the rolled hits of a seat, if not its warriors."""
        return None

    def defenseless(self, root: Root, seat: Seat, fight: Fight) -> bool | None:  # first
        """Return whether the defender is defenseless, if that does not hang on warriors."""
        return None

    def extra_hits(self, root: Root, seat: Seat, fight: Fight) -> int:  # sum
        """Return the extra hits a side deals without having to choose."""
        return 0

    def battle_effects(self, root: Root, seat: Seat, fight: Fight) -> Sequence[Option[Any]]:  # union
        """Return the optional effects a side may use now."""
        return ()

    def use_effect(self, root: Root, seat: Seat, fight: Fight) -> None:
        """Use the optional effect of this power."""

    def take_hits(self, root: Root, seat: Seat, fight: Fight, hits: int, batch: Batch) -> Flow[None] | None:  # first
        """Take hits in another way than by losing warriors, buildings and tokens."""
        return None

    def after_battle(self, root: Root, seat: Seat, fight: Fight) -> None:  # react
        """Do what the end of a battle brings about."""

    # Removal.

    def removal_points(self, root: Root, seat: Seat, batch: Batch) -> int:  # sum
        """Return points a batch gives its remover beyond one for each building and token."""
        return 0

    def removal_triggers(self, root: Root, seat: Seat, batch: Batch) -> Sequence[Trigger]:  # react
        """Return the effects that a batch sets off."""
        return ()

    def resolve(self, root: Root, trigger: Trigger) -> Flow[None]:
        """Carry out an effect that this power returned from `removal_triggers`."""
        yield from ()

    def full_removal(self, root: Root, seat: Seat, clearing: Place) -> Flow[None] | None:  # react
        """Suffer the removal of all enemy pieces from a clearing with a piece that cannot be removed."""
        return None

    # Crafting.

    def item_points(self, root: Root, seat: Seat, printed: int) -> int | None:  # first
        """Return the points for a crafted item, if not the printed ones."""
        return None

    def takes_item(self, root: Root, seat: Seat, item: Item) -> bool:  # any
        """Take a crafted item elsewhere than to the Crafted Items box."""
        return False

    # Actions that cards give at a moment of the turn.

    def actions(self, root: Root, seat: Seat, moment: str) -> Sequence[Option[Any]]:  # union
        """Return what may be done with this power at a moment of the owner's turn."""
        return ()

    def act(self, root: Root, seat: Seat, card: Card) -> Flow[None]:
        """Do it."""
        yield from ()

    def pact(self, root: Root, seat: Seat, card: Card) -> Flow[None] | None:  # first
        """Activate a dominance card in another way than 3.3.1."""
        return None

    def pact_ban(self, root: Root, seat: Seat) -> tuple[str, str] | None:  # first
        """Return the paragraph and the key of the reason why `pact` is not possible now, if it is not."""
        return None


class Faction(Power, ABC):
    """The power of a faction board, with everything a faction brings to the table."""

    tongue: Tongue
    """What the faction says in its own way."""
    letter: str = ""
    hand_limit_law: tuple[str, ...] = ()
    """The paragraphs that make the faction discard in Evening."""
    setup: Sequence[Step] = ()
    programme: Sequence[Step] = ()

    @abstractmethod
    def board(self, setting: Setting, seat: Seat) -> Board:
        """Return the board as it lies at the start of setup."""

    def crafting_pieces(self, root: Root, seat: Seat) -> tuple[int, int, int, int]:
        """Return how many crafting pieces of (none), fox, rabbit and mouse can still be activated."""
        return (0, 0, 0, 0)

    def activate(self, root: Root, seat: Seat, cost: tuple[int, int, int, int]) -> Flow[None]:
        """Activate crafting pieces to pay a cost (any, fox, rabbit, mouse) that they can pay."""
        yield from ()

    def leading(self, root: Root, seat: Seat) -> tuple[Power, ...]:
        """Return the powers that stand before the faction's own, such as a leader."""
        return ()

    def pieces_left(self, root: Root, seat: Seat, kind: Kind) -> int:
        """Return how many pieces of a kind could still be placed."""
        return kind.limit - root.placed[kind.number]

    def draw_bonus(self, root: Root, seat: Seat) -> int:
        """Return how many cards beyond one the faction draws in Evening."""
        return 0


HOOKS = tuple(
    name
    for name in vars(Power)
    if not name.startswith("_") and name not in ("name", "barring_law", "use_effect", "resolve", "act", "pawn_move")
)


class Kit:
    """All powers of a seat, sorted by the hooks they answer.  Kits never change and are shared."""

    __slots__ = (*HOOKS, "names", "powers")

    _made: ClassVar[dict[tuple[str, ...], Kit]] = {}

    rules_ties: tuple[Power, ...]
    bars_placing: tuple[Power, ...]
    after_move: tuple[Power, ...]
    pawn_moves: tuple[Power, ...]
    before_battle: tuple[Power, ...]
    ignores_ambush: tuple[Power, ...]
    takes_higher_die: tuple[Power, ...]
    force: tuple[Power, ...]
    defenseless: tuple[Power, ...]
    extra_hits: tuple[Power, ...]
    battle_effects: tuple[Power, ...]
    take_hits: tuple[Power, ...]
    after_battle: tuple[Power, ...]
    removal_points: tuple[Power, ...]
    removal_triggers: tuple[Power, ...]
    full_removal: tuple[Power, ...]
    item_points: tuple[Power, ...]
    takes_item: tuple[Power, ...]
    actions: tuple[Power, ...]
    pact: tuple[Power, ...]
    pact_ban: tuple[Power, ...]

    def __init__(self, powers: tuple[Power, ...]) -> None:
        """Sort powers by hook."""
        self.powers = powers
        self.names = tuple(power.name for power in powers)
        for hook in HOOKS:
            answering = tuple(power for power in powers if getattr(type(power), hook) is not getattr(Power, hook))
            setattr(self, hook, answering)

    @classmethod
    def of(cls, powers: tuple[Power, ...]) -> Kit:
        """Return the kit of some powers; equal ones are made once."""
        names = tuple(power.name for power in powers)
        kit = cls._made.get(names)
        if kit is None:
            kit = cls._made[names] = cls(powers)
        return kit

    def with_power(self, power: Power) -> Kit:
        """Return the kit with one power more."""
        return Kit.of((*self.powers, power))

    def without(self, name: str) -> Kit:
        """Return the kit without a power."""
        return Kit.of(tuple(power for power in self.powers if power.name != name))
