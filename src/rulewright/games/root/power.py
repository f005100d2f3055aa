"""Powers: what may bend the shared rules.

A faction, a leader, a crafted card, a hireling, a landmark and a map's own rule are all powers: objects without state
that answer named hooks.  Each hook has one fixed way of combining answers, written beside it; the shared rule calls it
in one place and never asks who answers.  State lives on boards in the position.

Powers belong to a force (what a faction and its cards are for their seat, a hireling is for itself) or to the table
(a map, a landmark).  A power is known by what it is: two may have the same name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from rulewright.games.root.terms import NOBODY

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rulewright.games.root.position import Board, Root
    from rulewright.games.root.setting import Kind
    from rulewright.games.root.speech.tongue import Tongue
    from rulewright.games.root.terms import Card, Force, Item, Place, Suit
    from rulewright.kernel.agenda import Step
    from rulewright.kernel.question import Flow, Option, Question, Seat


class Fight:
    """A battle while it is fought: who against whom, and the hits so far."""

    __slots__ = ("attacker", "clearing", "defender", "extra", "friend", "rolled", "taken", "used")

    def __init__(self, attacker: Force, defender: Force, clearing: Place) -> None:
        """Open a battle."""
        self.attacker = attacker
        self.defender = defender
        self.clearing = clearing
        self.rolled = {attacker: 0, defender: 0}
        """Rolled hits each side will deal."""
        self.extra = {attacker: 0, defender: 0}
        """Extra hits each side will deal."""
        self.friend: Force = -1
        """The force whose warriors the attacker treats as his own (9.2.9.II.c), if any."""
        self.taken = [0, 0]
        """Hits the attacker took on items and on his friend's warriors (9.2.9.II.d)."""
        self.used: set[Power] = set()
        """Powers that work once per battle and have done so."""

    def opponent(self, force: Force) -> Force:
        """Return the other side."""
        return self.defender if force == self.attacker else self.attacker


class Loss:
    """Pieces that left a place at one time: by whom, whose, where, what (no kind means warriors), how many.

    `side` is for whom they fought: for their owner, unless somebody had hired them.
    """

    __slots__ = ("by", "kind", "number", "owner", "place", "side")

    def __init__(self, by: Force, owner: Force, place: Place, kind: Kind | None, number: int) -> None:
        """Note a loss."""
        self.side = owner
        self.by = by
        self.owner = owner
        self.place = place
        self.kind = kind
        self.number = number


class Batch:
    """Everything removed by one instruction at one time (1.5.4)."""

    __slots__ = ("fight", "losses", "replacing")

    def __init__(self, fight: Fight | None = None, *, replacing: bool = False) -> None:
        """Begin with nothing removed."""
        self.fight = fight
        self.replacing = replacing
        """Whether other pieces take the places of what is removed (G.1.21)."""
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

    `owner` is always the force whose power it is, which has the number of its seat; for a power of the table it is
    whoever is concerned, or nobody.
    """

    name: str = ""
    barring_law: str = ""
    """The paragraph behind `bars_placing`."""
    answers: frozenset[str] = frozenset()
    """The words of its answers that name no piece, card, item, suit or place."""
    reveals: frozenset[str] = frozenset()
    """Kinds of its events by which the Law publishes what was hidden."""

    # Cards.

    def matches(self, root: Root, owner: Force, suit: Suit) -> int | None:  # first
        """Return the cards that stand for a suit when the owner spends or shows them, if not its own and birds."""
        return None

    def keeps_discard(self, root: Root, owner: Force, card: Card) -> bool:  # any
        """Take a card that anybody discards or spends elsewhere than to the discard pile."""
        return False

    # Ruling and placing.

    def adds_presence(self, root: Root, owner: Force, clearing: Place) -> int:  # sum
        """Return what counts for the force in a clearing beside its warriors and buildings, when rule is checked."""
        return 0

    def rules_outright(self, root: Root, owner: Force, clearing: Place) -> bool:  # any
        """Whether the force rules a clearing whatever others have there."""
        return False

    def rules_ties(self, root: Root, owner: Force, clearing: Place) -> bool:  # any
        """Whether the force rules a clearing in which it ties for the most."""
        return False

    def bars_placing(self, root: Root, owner: Force, who: Force) -> int:  # union
        """Return the clearings in which `who` cannot place pieces."""
        return 0

    # Ways.

    def alters_ways(self, root: Root, owner: Force, who: Force, place: Place, there: int) -> int:  # each in turn
        """Return the places next to a place for whoever asks, given those that were found so far."""
        return there

    def free_ways(self, root: Root, owner: Force, mover: Force, origin: Place) -> int:  # union
        """Return the places into which a force may move from a place whoever rules either."""
        return 0

    def carries(self, root: Root, owner: Force, mover: Force, origin: Place) -> int:  # union
        """Return the places into which a force may move from a place as if they were adjacent, which they are not."""
        return 0

    carrying_law: str = ""
    """The paragraph behind `carries`."""

    def lands(self, root: Root, owner: Force, mover: Force, way: tuple[Place, Place]) -> None:  # react
        """Note that pieces of any kind have moved from a place to another, before anybody reacts to warriors."""

    def bars_ways(
        self, root: Root, owner: Force, mover: Force, origin: Place
    ) -> Sequence[tuple[int, str, str]]:  # union
        """Say of places that seem near why one cannot move there now: the places, the paragraph, the reason's key."""
        return ()

    # Services: what somebody else may buy, and who is served.

    def offers(self, root: Root, owner: Force, who: Seat, moment: str) -> Sequence[Option[Any]]:  # union
        """Return what another seat may buy of the owner at a moment of its turn."""
        return ()

    def sell(self, root: Root, owner: Force, who: Seat, what: int) -> Flow[None]:
        """Sell it."""
        yield from ()

    def purse(self, root: Root, owner: Force) -> int | None:  # first
        """Return how much the owner can pay for services, if not with warriors from the supply."""
        return None

    def pays(self, root: Root, owner: Force, number: int) -> Flow[None]:
        """Pay in that way."""
        yield from ()

    def serves(self, root: Root, owner: Force) -> Force | None:  # first
        """Return the force for which the owner's warriors rule and fight now, if not for the owner."""
        return None

    def phase_begins(self, root: Root, owner: Force, phase: str) -> None:  # react
        """Note that a phase of somebody's turn begins."""

    # Moving.

    def after_move(
        self, root: Root, owner: Force, mover: Force, way: tuple[Place, Place]
    ) -> Flow[None] | None:  # react
        """React to warriors of `mover` having moved from a place to another."""
        return None

    def pawn_moves(self, root: Root, owner: Force) -> Sequence[Option[tuple[Place, Place]]] | None:  # first
        """Return the moves of a seat that moves a pawn in place of warriors."""
        return None

    def pawn_move(self, root: Root, owner: Force, way: tuple[Place, Place]) -> Flow[None]:
        """Make one of them."""
        yield from ()

    # Battle.

    def before_battle(self, root: Root, owner: Force, fight: Fight) -> Flow[None] | None:  # react
        """Do what the attacker may do at the start of a battle."""
        return None

    def ignores_ambush(self, root: Root, owner: Force, fight: Fight) -> bool:  # any
        """Whether ambush cards do not affect the attacker."""
        return False

    def takes_higher_die(self, root: Root, owner: Force, fight: Fight) -> bool:  # any
        """Whether the defender deals the higher die."""
        return False

    def might(self, root: Root, owner: Force, fight: Fight) -> int | None:  # first
        """Return what caps the rolled hits of a seat, if not its warriors."""
        return None

    def defenseless(self, root: Root, owner: Force, fight: Fight) -> bool | None:  # first
        """Return whether the defender is defenseless, if that does not hang on warriors."""
        return None

    def extra_hits(self, root: Root, owner: Force, fight: Fight) -> int:  # sum
        """Return the extra hits a side deals without having to choose."""
        return 0

    def battle_effects(self, root: Root, owner: Force, fight: Fight) -> Sequence[Option[Any]]:  # union
        """Return the optional effects a side may use now."""
        return ()

    def use_effect(self, root: Root, owner: Force, fight: Fight) -> None:
        """Use the optional effect of this power."""

    def take_hits(self, root: Root, owner: Force, fight: Fight, hits: int, batch: Batch) -> Flow[None] | None:  # first
        """Take hits in another way than by losing warriors, buildings and tokens."""
        return None

    def after_battle(self, root: Root, owner: Force, fight: Fight) -> None:  # react
        """Do what the end of a battle brings about."""

    # Removal.

    def keeps_fallen(self, root: Root, owner: Force, batch: Batch, number: int) -> bool:  # any
        """Take the owner's warriors that have just been removed elsewhere than to the supply."""
        return False

    def collects_fallen(self, root: Root, owner: Force, fallen: Force, number: int) -> bool:  # any
        """Take warriors of anybody that would return from the map to their supply; not where others replace them."""
        return False

    def keeps_removed(self, root: Root, owner: Force, kind: Kind, number: int) -> None:  # react
        """Take buildings or tokens that have just been removed elsewhere than onto their track."""

    removal_source = ""
    """What `removal_points` are scored for, by name."""

    def removal_points(self, root: Root, owner: Force, batch: Batch) -> int:  # sum
        """Return points a batch gives its remover beyond one for each building and token."""
        return 0

    def removal_triggers(self, root: Root, owner: Force, batch: Batch) -> Sequence[Trigger]:  # react
        """Return the effects that a batch sets off."""
        return ()

    def resolve(self, root: Root, trigger: Trigger) -> Flow[None]:
        """Carry out an effect that this power returned from `removal_triggers`."""
        yield from ()

    def full_removal(self, root: Root, owner: Force, clearing: Place) -> Flow[None] | None:  # react
        """Suffer the removal of all enemy pieces from a clearing with a piece that cannot be removed."""
        return None

    # Crafting.

    def item_points(self, root: Root, owner: Force, printed: int) -> int | None:  # first
        """Return the points for a crafted item, if not the printed ones."""
        return None

    def takes_item(self, root: Root, owner: Force, item: Item) -> bool:  # any
        """Take a crafted item elsewhere than to the Crafted Items box."""
        return False

    def item_bonus(self, root: Root, owner: Force) -> int:  # sum
        """Return points for a crafted item beyond those that it is worth."""
        return 0

    def after_crafting_item(self, root: Root, owner: Force, crafter: Force) -> None:  # react
        """React to an item that somebody has crafted."""

    # Moments of the turn, and actions that cards give at one.

    def begins_birdsong(self, root: Root, owner: Force) -> None:  # react
        """Do what must be done at the start of the owner's Birdsong."""

    def ends_birdsong(self, root: Root, owner: Force) -> Flow[None] | None:  # react
        """Do what must be done at the end of the owner's Birdsong."""
        return None

    def replaces_draw(self, root: Root, owner: Force) -> bool:  # any
        """Whether something was done this Evening in place of drawing cards."""
        return False

    def actions(self, root: Root, owner: Force, moment: str) -> Sequence[Option[Any]]:  # union
        """Return what may be done with this power at a moment of the owner's turn."""
        return ()

    def leave(self, root: Root, owner: Force) -> None:
        """Put back what lies on this card, which has just left the owner's play area."""

    def refuse(self, root: Root, owner: Force, moment: str) -> None:
        """Note, for whoever asks why, what keeps `actions` from returning anything."""

    def might_act(self, root: Root, owner: Force, moment: str) -> bool:
        """Whether, from what everybody can see, `actions` may return something."""
        return bool(self.actions(root, owner, moment))

    def act(self, root: Root, owner: Force, card: Card) -> Flow[None]:
        """Do it."""
        yield from ()

    # What a power of the table lets anybody do.

    once: int = 0
    """The bit by which the position remembers that a power of the table has done in this turn what it does once."""
    does: ClassVar[Mapping[str, str]] = {}
    """The paragraphs of what anybody may do by this power, by the answers that begin it."""

    def stands(self, root: Root) -> Sequence[Option[Any]]:  # union
        """Return what stands among the actions of Daylight because of this power, possible now or not."""
        return ()

    def grants(self, root: Root, owner: Force, who: Seat, moment: str) -> Sequence[Option[Any]]:  # union
        """Return what this power lets whoever has the turn do at a moment of it: values are `granted(self)`."""
        return ()

    def grant(self, root: Root, owner: Force, who: Seat) -> Flow[None]:
        """Do it."""
        yield from ()

    def turn_ends(self, root: Root, owner: Force, who: Seat) -> None:  # react
        """Do what the end of a seat's Evening brings about."""

    def pact(self, root: Root, owner: Force, card: Card) -> Flow[None] | None:  # first
        """Activate a dominance card in another way than 3.3.1."""
        return None

    def pact_ban(self, root: Root, owner: Force) -> tuple[str, str] | None:  # first
        """Return the paragraph and the key of the reason why `pact` is not possible now, if it is not."""
        return None


MOST_PIECES = 99
"""More crafting pieces than anybody has."""


class Faction(Power):
    """The power of a faction board, with everything a faction brings to the table."""

    tongue: Tongue
    """What the faction says in its own way."""
    letter: str = ""
    brings: tuple[str, ...] = ()
    """Cards that the faction brings along: birds that never enter the deck."""
    shows: frozenset[str] = frozenset()
    """Kinds of its events by which its player's own choice lets others learn something."""
    orders: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Standing orders its player may give for play over days: by prompt, what may be ordered."""
    battle_prompts: frozenset[str] = frozenset()
    """Its questions that come before the hits of a battle are dealt: their answers have odds."""
    menus: ClassVar[Mapping[str, tuple[Option[Any], ...]]] = {}
    """What usually stands at its questions, by prompt: shown in that order, also what is not possible now."""
    asides: frozenset[str] = frozenset()
    """What of its menus is no action, but comes at a price beside them."""
    crafts_at: frozenset[str] = frozenset({"root.craft"})
    """The questions at which it crafts."""
    hand_limit_law: tuple[str, ...] = ()
    """The paragraphs that make the faction discard in Evening."""
    can_starve: bool = False
    """Whether it can come to have no means of scoring any more, as long as nobody changes that."""
    open_hand: bool = False
    """Whether its hand lies open before everybody."""
    setup: tuple[Step, ...] = ()
    programme: tuple[Step, ...] = ()
    board: type[Board]

    def crafting_pieces(self, root: Root, seat: Seat) -> tuple[int, int, int, int]:
        """Return how many crafting pieces of (none), fox, rabbit and mouse can still be activated."""
        return (0, 0, 0, 0)

    def crafting_kinds(self, root: Root, seat: Seat) -> Sequence[Kind]:
        """Return the kinds of its pieces on the map that are crafting pieces."""
        return ()

    def activate(self, root: Root, seat: Seat, cost: tuple[int, int, int, int]) -> Flow[None]:
        """Activate crafting pieces to pay a cost (any, fox, rabbit, mouse) that they can pay."""
        yield from ()

    def crafting_limit(self, root: Root, seat: Seat) -> int:
        """Return how many crafting pieces it can activate at most; whoever pays for each may have less to pay with."""
        return MOST_PIECES

    def leading(self, root: Root, seat: Seat) -> tuple[Power, ...]:
        """Return the powers that stand before the faction's own, such as a leader."""
        return ()

    def pieces_left(self, root: Root, seat: Seat, kind: Kind) -> int:
        """Return how many pieces of a kind could still be placed."""
        return kind.limit - root.placed[kind.number]

    def usual(self, root: Root, question: Question) -> Option[Any] | None:
        """Return the option its player would usually choose where the same is asked several times; None if none."""
        return None

    def draw_bonus(self, root: Root, seat: Seat) -> int:
        """Return how many cards beyond one the faction draws in Evening."""
        return 0


PARTS = (
    "name",
    "barring_law",
    "carrying_law",
    "answers",
    "reveals",
    "use_effect",
    "resolve",
    "leave",
    "might_act",
    "refuse",
    "act",
    "once",
    "does",
    "stands",
    "grant",
    "pawn_move",
    "sell",
    "pays",
)
"""What of a power is no hook: its name and its words, what goes with a hook or follows the answer to one."""
AROUND = frozenset(
    (
        "keeps_discard",
        "rules_outright",
        "alters_ways",
        "free_ways",
        "offers",
        "serves",
        "phase_begins",
        "bars_placing",
        "after_move",
        "removal_triggers",
        "adds_presence",
        "carries",
        "collects_fallen",
        "after_crafting_item",
        "lands",
        "bars_ways",
        "grants",
        "turn_ends",
    )
)
"""The hooks by which everybody is asked, and the table itself."""
HOOKS = tuple(name for name in vars(Power) if not name.startswith("_") and name not in PARTS)


class Kit:
    """All powers of a force, sorted by the hooks they answer.  Kits never change and are shared."""

    __slots__ = (*HOOKS, "around", "powers")

    _made: ClassVar[dict[tuple[Power, ...], Kit]] = {}

    around: tuple[Power, ...]
    """Those that answer when everybody is asked."""

    adds_presence: tuple[Power, ...]
    keeps_fallen: tuple[Power, ...]
    keeps_removed: tuple[Power, ...]
    purse: tuple[Power, ...]
    rules_ties: tuple[Power, ...]
    matches: tuple[Power, ...]
    pawn_moves: tuple[Power, ...]
    before_battle: tuple[Power, ...]
    ignores_ambush: tuple[Power, ...]
    takes_higher_die: tuple[Power, ...]
    might: tuple[Power, ...]
    defenseless: tuple[Power, ...]
    extra_hits: tuple[Power, ...]
    battle_effects: tuple[Power, ...]
    take_hits: tuple[Power, ...]
    after_battle: tuple[Power, ...]
    removal_points: tuple[Power, ...]
    full_removal: tuple[Power, ...]
    item_points: tuple[Power, ...]
    takes_item: tuple[Power, ...]
    item_bonus: tuple[Power, ...]
    begins_birdsong: tuple[Power, ...]
    ends_birdsong: tuple[Power, ...]
    replaces_draw: tuple[Power, ...]
    actions: tuple[Power, ...]
    pact: tuple[Power, ...]
    pact_ban: tuple[Power, ...]

    def __init__(self, powers: tuple[Power, ...]) -> None:
        """Sort powers by hook."""
        self.powers = powers
        sorted_out: dict[str, tuple[Power, ...]] = dict.fromkeys(HOOKS, ())
        for power in powers:
            for hook in hooks_of(type(power)):
                sorted_out[hook] += (power,)
        for hook, answering in sorted_out.items():
            setattr(self, hook, answering)
        self.around = tuple(power for power in powers if not AROUND.isdisjoint(hooks_of(type(power))))

    @classmethod
    def of(cls, powers: tuple[Power, ...]) -> Kit:
        """Return the kit of some powers; equal ones are made once."""
        kit = cls._made.get(powers)
        if kit is None:
            kit = cls._made[powers] = cls(powers)
        return kit


Owned: TypeAlias = "tuple[tuple[Force, Power], ...]"


class Crowd:
    """The powers of everybody at once, each with its owner: for hooks that ask around.  Shared like kits."""

    __slots__ = tuple(AROUND)

    _made: ClassVar[dict[tuple[tuple[Power, ...], ...], Crowd]] = {}

    keeps_discard: Owned
    rules_outright: Owned
    offers: Owned
    serves: Owned
    phase_begins: Owned
    adds_presence: Owned
    alters_ways: Owned
    free_ways: Owned
    carries: Owned
    lands: Owned
    bars_ways: Owned
    bars_placing: Owned
    after_move: Owned
    collects_fallen: Owned
    removal_triggers: Owned
    after_crafting_item: Owned
    grants: Owned
    turn_ends: Owned

    def __init__(self, powers: Sequence[tuple[Power, ...]]) -> None:
        """Sort the powers of all owners by hook, the table's, which nobody owns and which are given last, before all.

        What the map itself is comes first, and what somebody makes of it after that: a river still links for whoever
        swims what a closed path does not (ruling R-138).
        """
        owners = [NOBODY, *range(len(powers) - 1)]
        in_order = (*powers[-1:], *powers[:-1])
        pairs = [(owner, power) for owner, own in zip(owners, in_order, strict=False) for power in own]
        for hook in AROUND:
            setattr(self, hook, tuple((owner, power) for owner, power in pairs if hook in hooks_of(type(power))))

    @classmethod
    def of(cls, kits: Sequence[Kit]) -> Crowd:
        """Return the powers of all these kits; equal ones are made once."""
        powers = tuple([kit.around for kit in kits])
        crowd = cls._made.get(powers)
        if crowd is None:
            crowd = cls._made[powers] = cls(powers)
        return crowd


_hooks: dict[type[Power], frozenset[str]] = {}

GRANTED = "granted"


def granted(power: Power) -> tuple[str, Power]:
    """Return the value of an answer by which somebody does what a power lets anybody do."""
    return (GRANTED, power)


def hooks_of(kind: type[Power]) -> frozenset[str]:
    """Return the hooks to which powers of a kind have an answer of their own."""
    found = _hooks.get(kind)
    if found is None:
        found = _hooks[kind] = frozenset(hook for hook in HOOKS if getattr(kind, hook) is not getattr(Power, hook))
    return found
