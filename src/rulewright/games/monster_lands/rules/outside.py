"""ML-9 Placing outside: a mercenary with dice and tokens on a path of a mission, a land or the entrance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.monster_lands.position import (
    COINS,
    GUARDS,
    MAGIC_DICE,
    OWNER,
    PERSUASION_DICE,
    POTIONS,
    STRENGTH_DICE,
    VENOMS,
    WIDTH,
)
from rulewright.games.monster_lands.rules.clan import can_spend, idle_mercenaries, spend_dice, without
from rulewright.games.monster_lands.rules.figures import figure
from rulewright.games.monster_lands.rules.stock import GATE_PLACE
from rulewright.games.monster_lands.terms import (
    AREA_OF,
    CONTRACT,
    DICE,
    ENTRANCE,
    FIRST_PERSUASION,
    GATE,
    LAND_A,
    LAND_PATHS,
    MAGIC,
    MISSION_A,
    MISSION_B,
    NONE,
    PATH,
    PATH_NAMES,
    ROLL_MISSION,
    STRENGTH,
    bits,
    load,
    mix,
)
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, ask, choose

if TYPE_CHECKING:
    from rulewright.games.monster_lands.position import Realm
    from rulewright.games.monster_lands.terms import Member, Path
    from rulewright.kernel.question import Seat

Supplies = tuple[int, int]
FLASK: dict[Supplies, Option[Supplies]] = {
    (0, 0): Option("none", (0, 0)),
    (1, 0): Option("potion", (1, 0), ("token:potion",)),
    (0, 1): Option("venom", (0, 1), ("token:venom",)),
    (1, 1): Option("potion+venom", (1, 1), ("token:potion", "token:venom")),
}


def mission_dice(realm: Realm, path: Path) -> tuple[tuple[int, int, int], ...]:
    """Return the dice sets that a mission path takes."""
    if path < MISSION_B:
        return realm.setting.mission_dice[realm.missions[0]][0]
    return realm.setting.mission_dice[realm.missions[1]][1 + path - MISSION_B]


@law("monster_lands 9.1.1", "monster_lands 9.2.2", "monster_lands 9.3.3", "monster_lands 9.4.1")
def open_paths(realm: Realm, seat: Seat) -> list[Option[object]]:
    """Return the free paths to which a seat could assign somebody with the dice it has."""
    if not realm.clan[seat] & realm.setting.named & ~realm.assigned:
        refuse_paths(realm)
        return []
    setting, paths, pool, base = realm.setting, realm.paths, realm.pool, seat * DICE
    strength, magic, ways = pool[base], pool[base + 1], setting.ways
    held = (1 if strength else 0) | (2 if magic else 0)
    found = []
    for land in range(setting.lands):
        if realm.lands[land] == NONE:
            continue
        path, face = land * LAND_PATHS, realm.modifiers[land]
        for need, taken in zip(setting.require[face], setting.taken[face], strict=True):
            if not paths[path * WIDTH] and strength >= need[0] and magic >= need[1]:
                found.append(ways[path].get(taken & held) or setting.way(path, taken & held))
            path += 1
    found += open_missions(realm, seat)
    if realm.monsters[GATE_PLACE] != NONE and (strength or magic or realm.traps[seat] or realm.defense[seat]):
        found += [
            ways[path].get(held) or setting.way(path, held)
            for path in (ENTRANCE, ENTRANCE + 1)
            if not paths[path * WIDTH]
        ]
    if realm.why is not None:
        refuse_others(realm, seat, found)
    return found


@law("monster_lands 9.2.1", "monster_lands 9.2.2")
def open_missions(realm: Realm, seat: Seat) -> list[Option[object]]:
    """Return the free mission paths whose dice a seat has."""
    found = []
    base = seat * DICE
    persuasion = 0
    for die in range(FIRST_PERSUASION, DICE):
        if realm.pool[base + die]:
            persuasion |= 1 << die
    for path in range(MISSION_A, ENTRANCE):
        if not realm.paths[path * WIDTH]:
            payable, dice = False, 0  # and which dice are of use for that
            for counts in mission_dice(realm, path):
                if can_spend(realm, seat, counts):
                    payable = True
                    strength, magic, others = counts
                    dice |= (1 if strength else 0) | (2 if magic else 0) | (persuasion if others else 0)
            if payable:
                found.append(realm.setting.ways[path].get(dice) or realm.setting.way(path, dice))
    return found


NO_LAND = ("2.10", "why.one-land")
"""What is told of a path to a land that so few people do not play with."""


@law("monster_lands 2.10")
def beyond(realm: Realm, path: Path) -> bool:
    """Whether a path would lead to a land that is not laid out for so few people."""
    return realm.setting.lands * LAND_PATHS <= path < MISSION_A


def refuse_paths(realm: Realm) -> None:
    """Note that nobody is left to be assigned."""
    if realm.why is not None:
        for path, option in enumerate(PATH):
            paragraph, key = NO_LAND if beyond(realm, path) else ("9.1.3", "why.nobody-idle")
            realm.why.refuse(option, f"monster_lands {paragraph}", key)
            realm.why.means(option, *things_at(realm, path))


def refuse_others(realm: Realm, seat: Seat, found: list[Option[object]]) -> None:
    """Note what keeps the other paths from being offered, and what stands for any: where it leads, who could go."""
    assert realm.why is not None
    offered = {option.text for option in found}
    people = [f"member:{realm.setting.member_name[member]}" for member in bits(idle_mercenaries(realm, seat))]
    for path, option in enumerate(PATH):
        realm.why.means(option, *things_at(realm, path), *people)
        if option.text in offered:
            continue
        if beyond(realm, path):
            realm.why.refuse(option, f"monster_lands {NO_LAND[0]}", NO_LAND[1])
        elif realm.paths[path * WIDTH]:
            realm.why.refuse(option, "monster_lands 7.4", "why.taken")
        elif AREA_OF[path] == GATE and realm.monsters[GATE_PLACE] == NONE:
            realm.why.refuse(option, "monster_lands 9.4.1", "why.no-monster")
        elif path < MISSION_A:
            realm.why.refuse(option, "monster_lands 9.3.3", "why.dice-missing")
        else:
            realm.why.refuse(option, "monster_lands 9.2.2", "why.dice-missing")


def things_at(realm: Realm, path: Path) -> list[str]:
    """Return the land and the monster to which a path leads, as things on the table."""
    setting, area = realm.setting, AREA_OF[path]
    if area < LAND_A:
        return []
    place = area - LAND_A
    land = realm.lands[place] if place < GATE_PLACE else NONE
    found = [] if land == NONE else [f"land:{setting.land_name[land]}"]
    monster = realm.monsters[place]
    return found if monster == NONE else [*found, f"monster:{setting.monster_name[monster]}"]


@law("monster_lands 9.1.1", "monster_lands 9.1.2", "monster_lands 9.1.3")
def assign(realm: Realm, seat: Seat, path: Path) -> Flow[None]:
    """Send one unassigned mercenary to a free path with everything it takes along."""
    about = PATH[path].targets
    options = [realm.setting.member_option[member] for member in bits(idle_mercenaries(realm, seat))]
    if realm.why is not None:
        for sent in bits(realm.clan[seat] & realm.assigned):
            realm.why.refuse(realm.setting.member_option[sent], "monster_lands 9.1.3", "why.assigned")
    member = yield from choose(seat, "monster_lands.who_goes", options, ("monster_lands 9.1.1",), about)
    area = AREA_OF[path]
    base = path * WIDTH
    realm.paths[base] = member + 1
    realm.paths[base + OWNER] = seat
    realm.assigned |= 1 << member
    traps: list[int] = []
    if area in (ROLL_MISSION, CONTRACT):
        lay_dice(realm, path, (yield from mission_pieces(realm, seat, path)))
    else:
        dice = yield from path_dice(realm, seat, path)
        lay_dice(realm, path, dice)
        traps = yield from add_tokens(realm, seat, path, dice[0] + dice[1])
        yield from add_flasks(realm, seat, path)
        add_benefits(realm, path)
    if realm.teller:
        tell_assigned(realm, seat, member, path, traps)


def lay_dice(realm: Realm, path: Path, dice: tuple[int, int, int]) -> None:
    """Put dice on a path."""
    base = path * WIDTH
    realm.paths[base + STRENGTH_DICE], realm.paths[base + MAGIC_DICE], realm.paths[base + PERSUASION_DICE] = dice


def tell_assigned(realm: Realm, seat: Seat, member: Member, path: Path, traps: list[int]) -> None:
    """Report an assignment; which traps lie there only their owner sees."""
    base = path * WIDTH
    realm.tell(
        "assigned",
        {"traps": tuple(realm.setting.trap_name[trap] for trap in traps)},
        1 << seat,
        seat=seat,
        member=realm.setting.member_name[member],
        path=PATH_NAMES[path],
        strength=realm.paths[base + STRENGTH_DICE],
        magic=realm.paths[base + MAGIC_DICE],
        persuasion=realm.paths[base + PERSUASION_DICE],
        tokens=len(traps),
        defense=realm.paths[base + GUARDS],
        potion=realm.paths[base + POTIONS],
        venom=realm.paths[base + VENOMS],
        gold=realm.paths[base + COINS],
    )


@law("monster_lands 9.2.2", "monster_lands 9.2.4", "monster_lands 9.2.5")
def mission_pieces(realm: Realm, seat: Seat, path: Path) -> Flow[tuple[int, int, int]]:
    """Put exactly the shown dice on a mission path, in one of the shown combinations, and nothing else."""
    about = PATH[path].targets
    options = [
        Option("s{}+m{}+p{}".format(*counts), counts)
        for counts in mission_dice(realm, path)
        if can_spend(realm, seat, counts)
    ]
    dice = yield from choose(seat, "monster_lands.mission_dice", options, ("monster_lands 9.2.2",), about)
    yield from spend_dice(realm, seat, dice, about)
    return dice


@law("monster_lands 9.3.2", "monster_lands 9.3.3", "monster_lands 9.4.2")
def path_dice(realm: Realm, seat: Seat, path: Path) -> Flow[tuple[int, int, int]]:
    """Put the required dice on a land path, and reinforcements as far as they are admitted; any at the entrance."""
    strength, magic = realm.pool[seat * DICE + STRENGTH], realm.pool[seat * DICE + MAGIC]
    if path >= ENTRANCE:
        room = realm.setting.tables.board.citadel_entrance.capacity
        least = 0 if realm.traps[seat] or realm.defense[seat] else 1
        options = [
            mix(s, m) for s in range(min(strength, room) + 1) for m in range(min(magic, room - s) + 1) if s + m >= least
        ]
        law_cited = ("monster_lands 9.4.2",)
    else:
        land, number = divmod(path, LAND_PATHS)
        need_s, need_m = realm.setting.require[realm.modifiers[land]][number]
        more_s, more_m = realm.setting.reinforce[realm.modifiers[land]][number]
        room = realm.setting.tables.board.land_path.dice_spaces
        most_s, most_m = min(strength, need_s + more_s), min(magic, need_m + more_m)
        options = [mix(s, m) for s in range(need_s, most_s + 1) for m in range(need_m, most_m + 1) if s + m <= room]
        law_cited = ("monster_lands 9.3.3",)
    about = (*PATH[path].targets, figure("room", room))
    s, m = yield from choose(seat, "monster_lands.path_dice", options, law_cited, about)
    realm.pool[seat * DICE + STRENGTH] -= s
    realm.pool[seat * DICE + MAGIC] -= m
    return (s, m, 0)


@law("monster_lands 9.3.5")
def token_room(realm: Realm, path: Path, dice: int) -> int:
    """Return how many tokens fit on a path beside some dice."""
    if path >= ENTRANCE:
        entrance = realm.setting.tables.board.citadel_entrance
        return (entrance.capacity - dice * entrance.dice_size) // entrance.token_size
    space = realm.setting.tables.board.land_path
    return space.token_spaces + (space.dice_spaces - dice) // space.dice_spaces_per_extra_token


@law("monster_lands 9.3.4", "monster_lands 9.3.5", "monster_lands 9.4.2")
def add_tokens(realm: Realm, seat: Seat, path: Path, dice: int) -> Flow[list[int]]:
    """Add traps, face down, and defense tokens as far as there is room; return the traps, top to bottom."""
    room = token_room(realm, path, dice)
    least = 0 if dice or path < ENTRANCE else 1
    most = min(room, len(realm.traps[seat]))
    options = [
        load(traps, defense)
        for traps in range(most + 1)
        for defense in range(min(room - traps, realm.defense[seat]) + 1)
        if traps + defense >= least
    ]
    about = PATH[path].targets
    with_room = (*about, figure("room", room))
    number, defense = yield from choose(seat, "monster_lands.path_tokens", options, ("monster_lands 9.3.4",), with_room)
    realm.defense[seat] -= defense
    realm.paths[path * WIDTH + GUARDS] = defense
    traps: list[int] = []
    if number == len(realm.traps[seat]) and not realm.setting.tricks:
        traps = list(realm.traps[seat])
        realm.traps[seat] = b""
    while len(traps) < number:
        # Everybody sees how many traps go out; which, only their owner knows, so it is asked in any case.
        choices = [realm.setting.trap_option[trap] for trap in sorted(set(realm.traps[seat]))]
        trap = yield from ask(
            seat, "monster_lands.which_trap", choices, ("monster_lands 9.3.4",), about, witnesses=1 << seat
        )
        realm.traps[seat] = without(realm.traps[seat], trap)
        traps.append(trap)
    realm.tokens[path] = bytes(traps)
    return traps


@law("monster_lands 8.4.4", "monster_lands 9.3.8")
def add_flasks(realm: Realm, seat: Seat, path: Path) -> Flow[None]:
    """Put a potion and a venom of the clan board on the assignment token."""
    limits = realm.setting.tables.board.limits
    potions = min(realm.potions[seat], limits.potions_per_assignment)
    venoms = min(realm.venoms[seat], limits.venoms_per_assignment)
    options = [FLASK[p, v] for p in range(potions + 1) for v in range(venoms + 1)]
    potion, venom = yield from choose(
        seat, "monster_lands.flasks", options, ("monster_lands 9.3.8",), PATH[path].targets
    )
    realm.potions[seat] -= potion
    realm.venoms[seat] -= venom
    realm.paths[path * WIDTH + POTIONS] = potion
    realm.paths[path * WIDTH + VENOMS] = venom


@law("monster_lands 9.3.9", "monster_lands 9.4.3")
def add_benefits(realm: Realm, path: Path) -> None:
    """Lay what a path gives on the assignment token: gold, a potion, a venom; talents and rerolls come later."""
    base = path * WIDTH
    if path >= ENTRANCE:
        realm.paths[base + COINS] = realm.setting.guards[path - ENTRANCE].gold
        return
    land, number = divmod(path, LAND_PATHS)
    benefit = realm.setting.tables.faces[realm.modifiers[land]].paths[number].benefit
    if benefit.kind == "gold":
        realm.paths[base + COINS] = benefit.count
    elif benefit.kind == "potion":
        realm.paths[base + POTIONS] += benefit.count
    elif benefit.kind == "venom":
        realm.paths[base + VENOMS] += benefit.count
