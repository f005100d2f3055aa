"""Everything on the table that changes."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Self

from rulewright.games.monster_lands.terms import (
    BUILDINGS,
    DICE,
    FIRST_NOVICE,
    GEAR,
    LAND_CARDS,
    LANDS,
    LOOTS,
    MEMBERS,
    NONE,
    PATHS,
    RIVAL,
    SPACES,
    Path,
)
from rulewright.kernel.agenda import Agenda
from rulewright.kernel.position import Position

if TYPE_CHECKING:
    from rulewright.games.monster_lands.setting import Setting
    from rulewright.kernel.fate import Fate
    from rulewright.kernel.question import Seat

# What a path holds, at `path * WIDTH + ...` of the table of paths.
WIDTH = 14
(
    MEMBER,  # 0 nobody, RIVAL, or one more than the number of a member
    OWNER,
    STRENGTH_DICE,
    MAGIC_DICE,
    PERSUASION_DICE,
    SAFE_STRENGTH,  # dice on shielded traps
    SAFE_MAGIC,
    OPEN,  # which of its tokens lie face up
    GUARDS,  # defense tokens
    POTIONS,
    VENOMS,
    COINS,
    TALENTS_USED,
    FLAGS,
) = range(WIDTH)
FOUGHT, REWARDED, CLEARED, DIVERTED = 1, 2, 4, 8
"""Flags: it has had its attack; it has won something; its mercenary is gone; its own diversion is used."""

STANDING, CAPTURED, ELIMINATED, REMOVED = range(4)
"""What became of the monster of the area in hand."""
TALLY = 6
BONUS_STRENGTH, BONUS_MAGIC, BONUS_PERSUASION, FLAT, FOR_CAPTURE, FOR_KILL = range(TALLY)
SOURCES = 5
"""Sources of rerolls that are no loot: talent, weapon, clothing, spell, path."""


class Realm(Position):
    """A table of Monster Lands.

    Sets of cards are bit masks; what lies on paths and spaces is counted in bytes.  Tokens and traps are known by
    their design only: two of one design are alike.
    """

    __slots__ = (
        "active",
        "agenda",
        "area",
        "assigned",
        "beaten",
        "carried",
        "clan",
        "colonist",
        "conquered",
        "deed",
        "defense",
        "diverts",
        "fate",
        "first",
        "gear_bearer",
        "gear_deck",
        "gear_discard",
        "gear_display",
        "gear_used",
        "glory",
        "gold",
        "guest",
        "hits",
        "land_deck",
        "land_discard",
        "land_used",
        "lands",
        "leader",
        "loot_discard",
        "loot_display",
        "loot_pile",
        "loots",
        "marks",
        "mercenary_deck",
        "mercenary_discard",
        "mission_bag",
        "mission_discard",
        "missions",
        "missions_won",
        "modifier_pile",
        "modifiers",
        "monster_deck",
        "monster_discard",
        "monsters",
        "novices",
        "offer",
        "out",
        "over",
        "owned",
        "panic",
        "panic_pile",
        "path",
        "paths",
        "pool",
        "potions",
        "prowling",
        "reason",
        "reputation",
        "rerolls",
        "rolled",
        "round",
        "setting",
        "spaces",
        "stage",
        "tally",
        "teller",
        "tokens",
        "totals",
        "trap_discard",
        "trap_display",
        "trap_pile",
        "traps",
        "trophies",
        "turn",
        "turned",
        "used",
        "venoms",
        "visit",
        "why",
        "winners",
        "wounded",
    )

    def __init__(self, setting: Setting, fate: Fate) -> None:  # noqa: PLR0915  (one line for each field)
        """Lay out an empty board: nothing drawn, nobody hired."""
        seats = setting.players
        self.setting = setting
        self.fate = fate
        self.agenda = Agenda(0, ())
        self.over = False
        self.reason = ""
        self.winners: tuple[Seat, ...] = ()
        self.teller = None
        self.why = None
        # The round.
        self.round = 1
        self.first = 0
        self.turn = NONE
        self.stage = 0
        """How far the round has come; see `rules.round`."""
        self.deed: tuple[Any, ...] = ()
        """What a player has decided to do in the placement phase and is about to do: a verb and what it is done to."""
        # Clans.
        self.glory = [0] * seats
        self.gold = [0] * seats
        self.reputation = [0] * seats
        self.defense = [0] * seats
        self.potions = [0] * seats
        self.venoms = [0] * seats
        self.missions_won = [0] * seats
        self.pool = bytearray(DICE * seats)
        self.clan = [0] * seats
        self.leader = [NONE] * seats
        self.traps: list[bytes] = [b""] * seats
        """The designs of the traps on each clan board, sorted."""
        self.loots = [0] * seats
        self.trophies = [0] * seats
        """The monsters each clan has eliminated and kept."""
        self.owned = [0] * seats
        """The lands each clan has conquered."""
        self.colonist = bytearray(LAND_CARDS)
        """0 nobody, or one more than the number of the member who lives there."""
        self.wounded = 0
        self.assigned = 0
        self.used = 0
        """Members whose talent has been used this round."""
        self.gear_bearer = bytearray(GEAR)
        self.gear_used = 0
        self.land_used = 0
        # The citadel.
        self.spaces = bytearray(len(BUILDINGS) * SPACES)
        """0 a free space, else 1 + die + 8 * owner (the rival comes after the last seat)."""
        self.panic = 0
        self.panic_pile: list[int] = []
        self.guest = NONE
        """The die that somebody has put into the tavern for a visit that goes on."""
        self.visit = 0
        self.mercenary_deck: list[int] = []
        self.offer: list[int] = []
        self.mercenary_discard: list[int] = []
        self.novices = 0
        self.out = 0
        """Members that are not in this game."""
        self.trap_pile: list[int] = []
        self.trap_display: list[int] = []
        self.trap_discard: list[int] = []
        self.gear_deck: list[int] = []
        self.gear_display: list[int] = []
        self.gear_discard: list[int] = []
        # Outside.
        self.monster_deck: list[int] = []
        self.monster_discard: list[int] = []
        self.monsters = [NONE] * (LANDS + 1)
        """The monster of each land, and the one at the entrance."""
        self.prowling = 0
        """Monsters, by place, that were fought this round and not beaten."""
        self.land_deck: list[int] = []
        self.land_discard: list[int] = []
        self.lands = [NONE] * LANDS
        self.modifier_pile: list[int] = []
        self.modifiers = [NONE] * LANDS
        """The face of the path modifier under each land."""
        self.loot_pile: list[int] = []
        self.loot_display: list[int] = []
        self.loot_discard: list[int] = []
        self.mission_bag: list[int] = []
        self.missions = [NONE] * 2
        self.mission_discard: list[int] = []
        self.paths = bytearray(PATHS * WIDTH)
        self.tokens: list[bytes] = [b""] * PATHS
        """The traps on each path, top to bottom."""
        self.diverts: list[bytes] = [b""] * PATHS
        """What tricks will divert from each path: pairs of a victim's path and a number of dice."""
        # The adventure in hand.
        self.active = 0
        """Areas that are to be resolved."""
        self.area = NONE
        self.path: Path = NONE
        self.beaten = STANDING
        self.conquered = False
        self.carried = 0
        self.rolled = bytearray()
        """The dice rolled so far by the mercenary in hand: colour * 8 + face."""
        self.marks = bytearray()
        """For each of them, the sources that have rerolled it."""
        self.rerolls = bytearray(SOURCES + LOOTS)
        self.tally = [0] * TALLY
        self.totals = [0, 0]
        """What the two mercenaries of a mission have reached."""
        self.hits = b""
        """Hits that are still to be taken: pairs of a path and a number."""
        self.turned = 0
        """Attack dice that were turned on somebody else."""

    def copy(self) -> Self:  # noqa: PLR0915  (one line for each field)
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
        twin.round = self.round
        twin.first = self.first
        twin.turn = self.turn
        twin.stage = self.stage
        twin.deed = self.deed
        twin.glory = self.glory[:]
        twin.gold = self.gold[:]
        twin.reputation = self.reputation[:]
        twin.defense = self.defense[:]
        twin.potions = self.potions[:]
        twin.venoms = self.venoms[:]
        twin.missions_won = self.missions_won[:]
        twin.pool = self.pool[:]
        twin.clan = self.clan[:]
        twin.leader = self.leader[:]
        twin.traps = self.traps[:]
        twin.loots = self.loots[:]
        twin.trophies = self.trophies[:]
        twin.owned = self.owned[:]
        twin.colonist = self.colonist[:]
        twin.wounded = self.wounded
        twin.assigned = self.assigned
        twin.used = self.used
        twin.gear_bearer = self.gear_bearer[:]
        twin.gear_used = self.gear_used
        twin.land_used = self.land_used
        twin.spaces = self.spaces[:]
        twin.panic = self.panic
        twin.panic_pile = self.panic_pile[:]
        twin.guest = self.guest
        twin.visit = self.visit
        twin.mercenary_deck = self.mercenary_deck[:]
        twin.offer = self.offer[:]
        twin.mercenary_discard = self.mercenary_discard[:]
        twin.novices = self.novices
        twin.out = self.out
        twin.trap_pile = self.trap_pile[:]
        twin.trap_display = self.trap_display[:]
        twin.trap_discard = self.trap_discard[:]
        twin.gear_deck = self.gear_deck[:]
        twin.gear_display = self.gear_display[:]
        twin.gear_discard = self.gear_discard[:]
        twin.monster_deck = self.monster_deck[:]
        twin.monster_discard = self.monster_discard[:]
        twin.monsters = self.monsters[:]
        twin.prowling = self.prowling
        twin.land_deck = self.land_deck[:]
        twin.land_discard = self.land_discard[:]
        twin.lands = self.lands[:]
        twin.modifier_pile = self.modifier_pile[:]
        twin.modifiers = self.modifiers[:]
        twin.loot_pile = self.loot_pile[:]
        twin.loot_display = self.loot_display[:]
        twin.loot_discard = self.loot_discard[:]
        twin.mission_bag = self.mission_bag[:]
        twin.missions = self.missions[:]
        twin.mission_discard = self.mission_discard[:]
        twin.paths = self.paths[:]
        twin.tokens = self.tokens[:]
        twin.diverts = self.diverts[:]
        twin.active = self.active
        twin.area = self.area
        twin.path = self.path
        twin.beaten = self.beaten
        twin.conquered = self.conquered
        twin.carried = self.carried
        twin.rolled = self.rolled[:]
        twin.marks = self.marks[:]
        twin.rerolls = self.rerolls[:]
        twin.tally = self.tally[:]
        twin.totals = self.totals[:]
        twin.turned = self.turned
        twin.hits = self.hits
        return twin

    def fingerprint(self) -> tuple[object, ...]:
        """Return the whole state as a value that can be compared."""
        agenda = self.agenda
        return (
            agenda.seat,
            agenda.cursor,
            tuple(step.name for step in agenda.programme),
            *(_value(getattr(self, name)) for name in STATE),
        )

    def next_programme(self) -> None:
        """Go on to the next turn, the next battle, the next step of the cleanup."""
        self.setting.next_programme(self)

    # Paths.

    def on(self, path: Path) -> int:
        """Return the mercenary on a path; NONE if there is none, or only the rival's token."""
        member = self.paths[path * WIDTH]
        return NONE if member in (0, RIVAL) else member - 1

    def dice_on(self, path: Path) -> tuple[int, int, int]:
        """Return the dice on a path, those on its traps included."""
        paths, base = self.paths, path * WIDTH
        return (
            paths[base + STRENGTH_DICE] + paths[base + SAFE_STRENGTH],
            paths[base + MAGIC_DICE] + paths[base + SAFE_MAGIC],
            paths[base + PERSUASION_DICE],
        )

    # Knowledge.

    def hidden_tokens(self, path: Path) -> list[int]:
        """Return which tokens of a path lie face down, by place."""
        face_up = self.paths[path * WIDTH + OPEN]
        return [place for place in range(len(self.tokens[path])) if not face_up >> place & 1]

    def redeal(self, seat: Seat | None, later: Self, fate: Fate | None) -> None:
        """Deal anew what a seat cannot know: the order of decks, and which traps of others lie on which path.

        Traps are bought from an open display, so everybody knows which a clan owns; but not which of them lie
        face down on its board and which on its paths.  What the rival's paths hide, nobody has seen.
        """
        for name in DECKS:
            shuffle_below(getattr(self, name), getattr(later, name), fate)
        for other in self.setting.seats:
            if other != seat:
                self._redeal_traps(other, later, fate)
        self._redeal_rival(later, fate)
        if fate is None:
            self.fate = self.fate.__class__(b"concealed")

    def _redeal_traps(self, seat: Seat, later: Self, fate: Fate | None) -> None:
        """Deal the face-down traps of a clan anew over its board and its paths."""
        own = [
            path
            for path in range(PATHS)
            if self.tokens[path] and self.paths[path * WIDTH] != RIVAL and self.paths[path * WIDTH + OWNER] == seat
        ]
        slots = [(path, place) for path in own for place in self.hidden_tokens(path)]
        if not slots:
            return
        pool = Counter(self.traps[seat])
        pool.update(self.tokens[path][place] for path, place in slots)
        fixed: dict[tuple[int, int], int] = {}
        on_board: Counter[int] = Counter()
        if later is not self:
            shown = Counter(pool)
            shown.subtract(later.traps[seat])
            for path in range(PATHS):
                if later.tokens[path] and later.paths[path * WIDTH + OWNER] == seat:
                    shown.subtract(later.tokens[path][place] for place in later.hidden_tokens(path))
            on_board = +shown
            for path, place in slots:
                if later.tokens[path] and later.paths[path * WIDTH + OPEN] >> place & 1:
                    design = later.tokens[path][place]
                    fixed[path, place] = design
                    on_board[design] -= 1
                    pool[design] -= 1
            on_board = +on_board
        pool.subtract(on_board)
        rest = sorted((+pool).elements())
        if fate is not None:
            fate.shuffle(rest)
        for path in own:
            tokens = bytearray(self.tokens[path])
            for place in self.hidden_tokens(path):
                tokens[place] = fixed[path, place] if (path, place) in fixed else rest.pop()
            self.tokens[path] = bytes(tokens)
        self.traps[seat] = bytes(sorted([*rest, *on_board.elements()]))

    def _redeal_rival(self, later: Self, fate: Fate | None) -> None:
        """Deal the face-down traps on the rival's paths anew, out of them and the pile they came from."""
        slots = [
            (path, place)
            for path in range(PATHS)
            if self.tokens[path] and self.paths[path * WIDTH] == RIVAL
            for place in self.hidden_tokens(path)
            if not (later.tokens[path] and later.paths[path * WIDTH + OPEN] >> place & 1)
        ]
        if not slots:
            return
        unseen = min(len(self.trap_pile), len(later.trap_pile))
        pool = sorted([*self.trap_pile[:unseen], *(self.tokens[path][place] for path, place in slots)])
        if fate is not None:
            fate.shuffle(pool)
        for path, place in slots:
            tokens = bytearray(self.tokens[path])
            tokens[place] = pool.pop()
            self.tokens[path] = bytes(tokens)
        self.trap_pile[:unseen] = pool


def shuffle_below(deck: list[int], later: list[int], fate: Fate | None) -> None:
    """Deal anew the part of a deck that has not been drawn since; what was drawn from its end is known."""
    unseen = min(len(deck), len(later))
    hidden = sorted(deck[:unseen])
    if fate is not None:
        fate.shuffle(hidden)
    deck[:unseen] = hidden


def _value(thing: object) -> object:
    """Return the content of a field as a value that can be compared."""
    if isinstance(thing, bytearray):
        return bytes(thing)
    return tuple(thing) if isinstance(thing, list) else thing


DECKS = (
    "mercenary_deck",
    "trap_pile",
    "gear_deck",
    "monster_deck",
    "land_deck",
    "modifier_pile",
    "loot_pile",
    "mission_bag",
    "panic_pile",
)
"""Piles whose order nobody knows; the next card is the last of the list."""
NO_STATE = frozenset({"agenda", "fate", "setting", "teller", "why"})
STATE = tuple(name for name in Realm.__slots__ if name not in NO_STATE)
"""The fields that make one position differ from another."""
ALL_MEMBERS = (1 << MEMBERS) - 1
NOVICE_CARDS = ALL_MEMBERS & ~((1 << FIRST_NOVICE) - 1)
