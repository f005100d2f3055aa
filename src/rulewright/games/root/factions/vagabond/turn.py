"""9.3, 9.4, 9.5, 9.6: the Vagabond's setup and turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.root.factions.vagabond.actions import (
    aid,
    aid_targets,
    can_explore,
    explore,
    fight,
    lay_out_quest,
    quest,
    quests_open,
    repair,
    strike,
    strike_targets,
)
from rulewright.games.root.factions.vagabond.board import (
    BASE_CHARACTERS,
    DAMAGED,
    EXHAUSTED,
    QUEST_NAME,
    QUESTS_FACE_UP,
    READY,
    REFRESH,
    REFRESH_PER_TEA,
    RUIN_ITEMS,
    STARTING_ITEMS,
    STATES,
    TILE,
    TRACK_SIZE,
    WORN,
    VagabondBoard,
    board_of,
)
from rulewright.games.root.factions.vagabond.characters import special_action, special_ban
from rulewright.games.root.factions.vagabond.moving import go, slip_ways, take_move, vagabond_moves
from rulewright.games.root.rules.battle import battles
from rulewright.games.root.rules.crafting import craftable
from rulewright.games.root.rules.turn import (
    BIRDSONG_CARDS,
    DISCARD,
    DRAW,
    Entry,
    daylight_extras,
    offer,
    perform,
    turn_programme,
)
from rulewright.games.root.terms import (
    AT,
    BOOT,
    CROSSBOW,
    DONE,
    FIRST_FOREST,
    HAMMER,
    ITEMS,
    SETUP,
    SWORD,
    TEA,
    TORCH,
    bits,
    places,
)
from rulewright.kernel.agenda import Step
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, ask, choose

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Seat

CHARACTER: tuple[Option[int], ...] = tuple(
    Option(name, number, (f"character:{name}",)) for number, name in enumerate(BASE_CHARACTERS)
)


def deed(verb: str) -> Option[Any]:
    """Return an action as an answer."""
    return Option(verb, (verb, 0))


MOVE, BATTLE, EXPLORE, AID, QUEST = deed("move"), deed("battle"), deed("explore"), deed("aid"), deed("quest")
STRIKE, REPAIR, SPECIAL = deed("strike"), deed("repair"), deed("special")
MENUS: dict[str, tuple[Option[Any], ...]] = {
    "root.vagabond.action": (MOVE, BATTLE, EXPLORE, AID, QUEST, STRIKE, REPAIR, SPECIAL)
}
"""What he does in Daylight, as it stands on his board."""


TILES: tuple[tuple[str, ...], ...] = tuple(
    tuple(TILE[item * STATES + state].targets[0] for state in range(STATES)) for item in range(len(ITEMS))
)
"""The targets of each kind of item, in all its states."""


# Setup.


@law("root 9.3", "root 9.3.1")
def choose_character(root: Root, seat: Seat) -> Flow[bool]:
    """Choose a character."""
    character = yield from choose(seat, "root.vagabond.character", CHARACTER, ("root 9.3.1",))
    board_of(root, seat).character = character
    root.tell("character", seat=seat, character=BASE_CHARACTERS[character])
    return False


@law("root 9.3.2")
def place_pawn(root: Root, seat: Seat) -> Flow[bool]:
    """Place the pawn in any forest."""
    forest = yield from choose(seat, "root.vagabond.start", places(root.setting.map.forests), ("root 9.3.2",))
    root.pawns[seat] = forest
    root.tell("pawn", seat=seat, origin=0, destination=forest)
    return False


@law("root 9.3.3", "root 9.3.4", "root 9.3.6", "root 9.2.9")
def prepare(root: Root, seat: Seat) -> None:
    """Lay out three quests, hide an item under each ruin, take items; all relationships begin Indifferent."""
    board = board_of(root, seat)
    quests = list(range(len(QUEST_NAME)))
    root.fate.shuffle(quests, "quests")
    board.quest_deck = tuple(quests)
    for _ in range(QUESTS_FACE_UP):
        lay_out_quest(root, seat)
    items = list(RUIN_ITEMS)
    root.fate.shuffle(items, "ruins")
    for place, item in zip(bits(root.setting.map.ruins), items, strict=True):
        root.ruins[place] = item + 2
    take_starting_items(board)


@law("root 9.3.5", "root D.1.1", "root D.2.1", "root D.3.1")
def take_starting_items(board: VagabondBoard) -> None:
    """Take the items that the character shows."""
    for item in STARTING_ITEMS[board.character]:
        board.gain(item)


SETUP_STEPS = (
    Step("character", SETUP, choose_character),
    Step("pawn", SETUP, place_pawn),
    Step("quests", SETUP, deed=prepare),
)


# Birdsong.


@law("root 9.4", "root 9.4.1")
def begin_refresh(root: Root, seat: Seat) -> None:
    """Count what will be refreshed: three items, and two for each tea on its track now."""
    board = board_of(root, seat)
    board.refresh = REFRESH + REFRESH_PER_TEA * board.on_track(TEA)
    board.aids = [0] * len(board.aids)


def all_fresh(root: Root, seat: Seat) -> bool:
    """Whether no item is exhausted."""
    return not board_of(root, seat).count(EXHAUSTED, WORN)


@law("root 9.4.1")
def refresh(root: Root, seat: Seat) -> Flow[bool]:
    """Turn up exhausted items, asking which where not all can be."""
    board = board_of(root, seat)
    while board.refresh:
        exhausted = board.in_states(EXHAUSTED, WORN)
        if not exhausted:
            break
        place = exhausted[0]
        if board.count(EXHAUSTED, WORN) > board.refresh:
            options = [TILE[place] for place in exhausted]
            place = yield from choose(seat, "root.vagabond.refresh", options, ("root 9.4.1",))
        board.shift(place, READY if place % STATES == EXHAUSTED else DAMAGED)
        board.refresh -= 1
        root.tell("refreshed", seat=seat, item=TILE[place].text)
    return False


@law("root 9.4.2")
def slip(root: Root, seat: Seat) -> Flow[bool]:
    """Move to an adjacent clearing or forest without boots, or stay."""
    offered: list[Option[Any]] = [DONE, *slip_ways(root, seat)]
    way = yield from choose(seat, "root.vagabond.slip", offered, ("root 9.4.2",))
    if way is not None:
        yield from go(root, seat, way)
    return False


# Daylight.


@law("root 9.5", "root 9.5.8")
def daylight_action(root: Root, seat: Seat) -> Flow[bool]:
    """Exhaust items to take one action, or do what anybody may; False when done."""
    offered = [DONE, *actions(root, seat), *craftable(root, seat), *daylight_extras(root, seat)]
    answer = yield from ask(seat, "root.vagabond.action", offered, ("root 9.5",))
    if answer is None:
        return False
    verb = answer[0]
    if verb == "special":
        return (yield from special_action(root, seat))
    if verb in ACTION:
        yield from ACTION[verb](root, seat)
    else:
        yield from perform(root, seat, answer)
    return True


@law("root 9.5")
def actions(root: Root, seat: Seat) -> list[Option[Any]]:
    """Return the actions the Vagabond has items for."""
    board = board_of(root, seat)
    found: list[Option[Any]] = []
    here = AT[root.pawns[seat]].targets[0]
    offer(root, found, MOVE, vagabond_moves(root, seat, 1), ("root 9.5.1", "why.no-boots"), *TILES[BOOT])
    fights = board.ready(SWORD) > 0 and bool(battles(root, seat))
    offer(root, found, BATTLE, fights, ("root 9.5.2", "why.no-battle"), here, "seat:", *TILES[SWORD])
    offer(root, found, EXPLORE, can_explore(root, seat), ("root 9.5.3", "why.no-explore"), here, *TILES[TORCH])
    offer(root, found, AID, aid_targets(root, seat), ("root 9.5.4", "why.no-aid"), here, "seat:")
    offer(root, found, QUEST, quests_open(root, seat), ("root 9.5.5", "why.no-quest"), "quest:")
    strikes = board.ready(CROSSBOW) > 0 and bool(strike_targets(root, seat))
    offer(root, found, STRIKE, strikes, ("root 9.5.6", "why.no-strike"), here, "seat:", *TILES[CROSSBOW])
    repairs = board.ready(HAMMER) > 0 and bool(board.count(DAMAGED, WORN))
    offer(root, found, REPAIR, repairs, ("root 9.5.7", "why.no-repair"), *TILES[HAMMER])
    ban = special_ban(root, seat)
    offer(root, found, SPECIAL, ban is None, ban or ("", ""), *CHARACTER[board.character].targets)
    return found


ACTION = {
    "move": take_move,
    "battle": fight,
    "explore": explore,
    "aid": aid,
    "quest": quest,
    "strike": strike,
    "repair": repair,
}


# Evening.


@law("root 9.6", "root 9.6.1")
def evenings_rest(root: Root, seat: Seat) -> None:
    """In a forest, bring back every damaged item, face up."""
    if root.pawns[seat] >= FIRST_FOREST:
        board = board_of(root, seat)
        # Ruling R-63: the guide turns up exhausted items too; the Law does not.
        states = (DAMAGED, WORN, EXHAUSTED) if root.setting.options.get("rest_refreshes_all") else (DAMAGED, WORN)
        mended = [TILE[place].text for place in board.in_states(*states) for _ in range(board.items[place])]
        for place in board.in_states(*states):
            while board.items[place]:
                board.shift(place, READY)
        if root.teller and mended:
            root.tell("rested", seat=seat, items=tuple(mended))


@law("root 9.6.4")
def within_limit(root: Root, seat: Seat) -> bool:
    """Whether Satchel and Damaged box keep the item limit."""
    board = board_of(root, seat)
    return board.carried() <= board.limit()


@law("root 9.6.4", "root G.1.22")
def check_capacity(root: Root, seat: Seat) -> Flow[bool]:
    """Remove an item from Satchel or Damaged box, for good, until they keep the limit."""
    board = board_of(root, seat)
    options = [TILE[place] for place in loose_items(board)]
    place = yield from choose(seat, "root.vagabond.capacity", options, ("root 9.6.4",))
    board.items[place] -= 1
    board.lost[place // STATES] += 1
    root.tell("item_lost", seat=seat, item=TILE[place].text)
    return not within_limit(root, seat)


def loose_items(board: VagabondBoard) -> list[int]:
    """Return the items that are on no track."""
    found = board.in_states(READY, EXHAUSTED, DAMAGED, WORN)
    return [
        place
        for place in found
        if place % STATES != READY
        or place // STATES not in TRACK_SIZE
        or board.items[place] > TRACK_SIZE[place // STATES]
    ]


PROGRAMME = turn_programme(
    birdsong=(
        Entry("count", deed=begin_refresh),
        BIRDSONG_CARDS,
        Entry("refresh", refresh, idle=all_fresh),
        Entry("slip", slip),
        BIRDSONG_CARDS,
    ),
    daylight=(Entry("action", daylight_action),),
    evening=(
        Entry("rest", deed=evenings_rest),
        DRAW,
        DISCARD,
        Entry("capacity", check_capacity, idle=within_limit),
    ),
)
