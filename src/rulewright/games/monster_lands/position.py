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
from rulewright.kernel.position import Position
from rulewright.kernel.state import ORDER, counts, pile, row, value

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


def seats(setting: Setting) -> int:
    """How many sit at the table."""
    return setting.players


class Realm(Position):
    """A table of Monster Lands.

    Sets of cards are bit masks; what lies on paths and spaces is counted in bytes.  Tokens and traps are known by
    their design only: two of one design are alike.
    """

    setting: Setting
    # The round.
    round: int = value(1)
    first: Seat = value(0)
    turn: Seat = value(NONE)
    stage: int = value(0)
    """How far the round has come; see `rules.round`."""
    deed: tuple[Any, ...] = value(())
    """What a player has decided to do in the placement phase and is about to do: a verb and what it is done to."""
    # Clans.
    glory: list[int] = row(seats)
    gold: list[int] = row(seats)
    reputation: list[int] = row(seats)
    defense: list[int] = row(seats)
    potions: list[int] = row(seats)
    venoms: list[int] = row(seats)
    missions_won: list[int] = row(seats)
    pool: bytearray = counts(DICE, seats)
    clan: list[int] = row(seats)
    leader: list[int] = row(seats, start=NONE)
    traps: list[bytes] = row(seats, start=b"")
    """The designs of the traps on each clan board, sorted."""
    loots: list[int] = row(seats)
    trophies: list[int] = row(seats)
    """The monsters each clan has eliminated and kept."""
    owned: list[int] = row(seats)
    """The lands each clan has conquered."""
    colonist: bytearray = counts(LAND_CARDS)
    """0 nobody, or one more than the number of the member who lives there."""
    wounded: int = value(0)
    assigned: int = value(0)
    used: int = value(0)
    """Members whose talent has been used this round."""
    gear_bearer: bytearray = counts(GEAR)
    gear_used: int = value(0)
    moved: int = value(0)
    """Equipment that its clan has moved in the turn in hand: no card is moved twice (R-73)."""
    land_used: int = value(0)
    # The citadel.
    spaces: bytearray = counts(len(BUILDINGS), SPACES)
    """0 a free space, else 1 + die + 8 * owner (the rival comes after the last seat)."""
    panic: int = value(0)
    panic_pile: list[int] = pile(hidden=ORDER)
    guest: int = value(NONE)
    """The die that somebody has put into the tavern for a visit that goes on."""
    visit: int = value(0)
    mercenary_deck: list[int] = pile(hidden=ORDER)
    offer: list[int] = pile()
    mercenary_discard: list[int] = pile()
    novices: int = value(0)
    out: int = value(0)
    """Members that are not in this game."""
    trap_pile: list[int] = pile(hidden=ORDER)
    trap_display: list[int] = pile()
    trap_discard: list[int] = pile()
    rival_pile: list[int] = pile(hidden=ORDER)
    """The tokens that the rival lays on her paths, in the scenario in which she does."""
    rival_discard: list[int] = pile()
    gear_deck: list[int] = pile(hidden=ORDER)
    gear_display: list[int] = pile()
    gear_discard: list[int] = pile()
    # Outside.
    monster_deck: list[int] = pile(hidden=ORDER)
    monster_discard: list[int] = pile()
    monsters: list[int] = row(LANDS + 1, start=NONE)
    """The monster of each land, and the one at the entrance."""
    prowling: int = value(0)
    """Monsters, by place, that were fought this round and not beaten."""
    land_deck: list[int] = pile(hidden=ORDER)
    land_discard: list[int] = pile()
    lands: list[int] = row(LANDS, start=NONE)
    modifier_pile: list[int] = pile(hidden=ORDER)
    modifiers: list[int] = row(LANDS, start=NONE)
    """The face of the path modifier under each land."""
    loot_pile: list[int] = pile(hidden=ORDER)
    loot_display: list[int] = pile()
    loot_discard: list[int] = pile()
    mission_bag: list[int] = pile(hidden=ORDER)
    missions: list[int] = row(2, start=NONE)
    mission_discard: list[int] = pile()
    paths: bytearray = counts(PATHS, WIDTH)
    tokens: list[bytes] = row(PATHS, start=b"")
    """The traps on each path, top to bottom."""
    diverts: list[bytes] = row(PATHS, start=b"")
    """What tricks will divert from each path: pairs of a victim's path and a number of dice."""
    # The adventure in hand.
    active: int = value(0)
    """Areas that are to be resolved."""
    area: int = value(NONE)
    path: Path = value(NONE)
    beaten: int = value(STANDING)
    conquered: bool = value(False)
    carried: int = value(0)
    rolled: bytearray = counts()
    """The dice rolled so far by the mercenary in hand: colour * 8 + face."""
    marks: bytearray = counts()
    """For each of them, the sources that have rerolled it."""
    rerolls: bytearray = counts(SOURCES + LOOTS)
    tally: list[int] = row(TALLY)
    totals: list[int] = row(2)
    """What the two mercenaries of a mission have reached."""
    hits: bytes = value(b"")
    """Hits that are still to be taken: pairs of a path and a number."""
    turned: int = value(0)
    """Attack dice that were turned on somebody else."""

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
        self.reshuffle(later, fate)
        for other in self.setting.seats:
            if other != seat:
                self._redeal_traps(other, later, fate)
        self._redeal_rival(later, fate)
        if fate is None:
            self.fate = self.fate.concealed()

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
        """Deal the face-down tokens on the rival's paths anew, out of them and the pile they came from."""
        slots = [
            (path, place)
            for path in range(PATHS)
            if self.tokens[path] and self.paths[path * WIDTH] == RIVAL
            for place in self.hidden_tokens(path)
            if not (later.tokens[path] and later.paths[path * WIDTH + OPEN] >> place & 1)
        ]
        if not slots:
            return
        unseen = min(len(self.rival_pile), len(later.rival_pile))
        pool = sorted([*self.rival_pile[:unseen], *(self.tokens[path][place] for path, place in slots)])
        if fate is not None:
            fate.shuffle(pool)
        for path, place in slots:
            tokens = bytearray(self.tokens[path])
            tokens[place] = pool.pop()
            self.tokens[path] = bytes(tokens)
        self.rival_pile[:unseen] = pool


ALL_MEMBERS = (1 << MEMBERS) - 1
NOVICE_CARDS = ALL_MEMBERS & ~((1 << FIRST_NOVICE) - 1)
