"""Positions out of text: each word is taken, or refused with its line and the reason; `notation` shows how it looks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from rulewright.games.monster_lands.notation import (
    BEATEN,
    GOODS,
    MADHALA,
    MOVED,
    NOTHING,
    NUMBERS,
    PATH_FIELDS,
    RIVAL_PILE,
    USED,
    Names,
    deeds,
    member_word,
    step_names,
)
from rulewright.games.monster_lands.position import NOVICE_CARDS, OPEN, OWNER, SOURCES, TALLY, WIDTH
from rulewright.games.monster_lands.rules.round import ON_A_PATH, PLACING, PROGRAMME, PROGRAMMES, STAGES
from rulewright.games.monster_lands.rules.setup import tokens_of
from rulewright.games.monster_lands.terms import (
    AREA_NAMES,
    AREA_PATHS,
    BUILDINGS,
    DICE,
    DIE_NAMES,
    FIRST_NOVICE,
    GEAR,
    LAND_CARDS,
    LANDS,
    LOOTS,
    MEMBERS,
    MODIFIERS,
    NONE,
    PATH_NAMES,
    PATHS,
    RIVAL,
    SPACES,
    bits,
)
from rulewright.kernel.agenda import Agenda
from rulewright.kernel.lines import Misread, lines_of, need, once, one_of, pair, refuse, times, whole

if TYPE_CHECKING:
    from rulewright.games.monster_lands.position import Realm
    from rulewright.games.monster_lands.setting import Setting
    from rulewright.kernel.lines import Line

HEADS = ("seats", "options")
MOST = 255
"""The largest number that is counted of anything on the table."""
RICHEST = 9_999
"""And of glory and gold."""
FACES = {"yes": True, "no": False}
SIZES = {"lands": LANDS, "monsters": LANDS + 1, "modifiers": LANDS, "missions": 2}
"""Rows in which each place is mentioned, with - for an empty one."""
BATTLE = {"rolled": 0, "marks": 0, "rerolls": SOURCES + LOOTS, "tally": TALLY, "totals": 2, "hits": 0}
"""What is being rolled outside: how many numbers each line has, 0 for as many as there are."""


def read(text: str, begin: Callable[[dict[str, Any]], Realm]) -> Realm:
    """Return the position that a text describes; `begin` makes an empty table for some options."""
    lines = lines_of(text)
    heads = once(lines, (*HEADS, "at", "panic", "out", *SIZES, *BATTLE))
    realm = begin(read_options(heads))
    for line in lines:
        if line.head not in (*HEADS, "at"):
            line.read(lambda head, words: read_line(realm, head, words))
    finish(realm, {line.head for line in lines}, text)
    if "at" in heads:
        heads["at"].read(lambda _head, words: read_agenda(realm, words))
    return realm


def read_options(heads: dict[str, Line]) -> dict[str, Any]:
    """Return the options of the table."""
    options: dict[str, Any] = {"seats": heads["seats"].rest if "seats" in heads else ["jungle", "water"]}

    def take(_head: str, words: list[str]) -> None:
        for word in words:
            key, value = pair(word, ":", "NAME:VALUE")
            options[key] = FACES.get(value, whole(value, key) if value.isdecimal() else value)

    if "options" in heads:
        heads["options"].read(take)
    return options


def read_line(realm: Realm, head: str, words: list[str]) -> None:
    """Take one line."""
    setting = realm.setting
    if head in setting.clans:
        read_clan(realm, setting.clans.index(head), words)
    elif head in Names(setting).of:
        read_cards(realm, head, words)
    elif head in BATTLE:
        read_numbers(realm, head, words)
    elif head in READERS:
        READERS[head](realm, words)
    else:
        raise Misread(
            head, f"no line begins so; a line begins with a clan at this table, or: {', '.join(READERS)}, ..."
        )


def read_cards(realm: Realm, field: str, words: list[str]) -> None:
    """Take the cards or tokens of a deck, a display or a row; - is an empty place."""
    known = Names(realm.setting).of[field]
    if field in SIZES:
        need(words, SIZES[field], f"{field} NAME ..., {SIZES[field]} of them, - for an empty place", exactly=True)
    size = displays(realm.setting).get(field)
    if size is not None and len(words) > size:
        raise Misread(words[size], f"{field} has {size} places")
    cards = [NONE if word == NOTHING else one_of(known, word, f"card or token of {field}") for word in words]
    getattr(realm, field)[:] = cards


def displays(setting: Setting) -> dict[str, int]:
    """Return how many places the displays have; a text need not mention those that are empty."""
    sizes = setting.tables.board.displays
    return {
        "offer": setting.tavern,
        "trap_display": sizes.hunters_lodge,
        "gear_display": sizes.bazaar,
        "loot_display": sizes.loot,
    }


def read_numbers(realm: Realm, field: str, words: list[str]) -> None:
    """Take what is being rolled."""
    if BATTLE[field]:
        need(words, BATTLE[field], f"{field} NUMBER ..., {BATTLE[field]} of them", exactly=True)
    least = -MOST if field in ("tally", "totals") else 0
    numbers = [whole(word, field, least, MOST) for word in words]
    setattr(realm, field, type(getattr(realm, field))(numbers))


def read_out(realm: Realm, words: list[str]) -> None:
    """Take the members that are not in this game."""
    realm.out = sum(1 << member_of(realm.setting, word) for word in dict.fromkeys(words))


def read_space(realm: Realm, words: list[str]) -> None:
    """Take a die in the citadel."""
    form = "space BUILDING.NUMBER DIE OWNER"
    need(words, 3, form, exactly=True)
    building, space = pair(words[0], ".", form)
    place = one_of(BUILDINGS, building, "building") * SPACES + whole(space, "a space", 1, SPACES) - 1
    if realm.spaces[place]:
        raise Misread(words[0], "a die lies there already")
    owner = one_of((*realm.setting.clans, MADHALA), words[2], "clan at this table")
    realm.spaces[place] = 1 + one_of(DIE_NAMES, words[1], "die") + DICE * owner


def read_panic(realm: Realm, words: list[str]) -> None:
    """Take the buildings that are in panic."""
    realm.panic = sum(1 << one_of(BUILDINGS, word, "building") for word in dict.fromkeys(words))


def read_path_line(realm: Realm, words: list[str]) -> None:
    """Take what lies on a path."""
    need(words, 3, "path PATH OWNER MEMBER THING:NUMBER ...")
    path = one_of(PATH_NAMES, words[0], "path")
    if any(realm.paths[path * WIDTH : path * WIDTH + WIDTH]) or realm.tokens[path]:
        raise Misread(words[0], "another line has told of this path already")
    base, setting = path * WIDTH, realm.setting
    realm.paths[base + OWNER] = one_of(setting.clans, words[1], "clan at this table")
    if words[2] == MADHALA:
        realm.paths[base] = RIVAL
    elif words[2] != NOTHING:
        member = member_of(setting, words[2])
        realm.paths[base] = member + 1
        realm.assigned |= 1 << member
    for word in words[3:]:
        name, value = pair(word, ":", "THING:NUMBER")
        if name == "traps":
            read_tokens(realm, path, value)
        elif name == "diverts":
            numbers = [whole(one, "a number", 0, MOST) for one in value.split(",")]
            if len(numbers) % 2 or any(victim >= PATHS for victim in numbers[::2]):
                raise Misread(word, "this is written diverts:PATH,DICE,...")
            realm.diverts[path] = bytes(numbers)
        else:
            field = [*PATH_FIELDS.values()][one_of([*PATH_FIELDS], name, "thing on a path")]
            realm.paths[base + field] = whole(value, name, 0, MOST)


def read_tokens(realm: Realm, path: int, value: str) -> None:
    """Take the traps on a path, top to bottom; + lies face up."""
    traps = value.split(",")
    names = realm.setting.trap_name
    realm.tokens[path] = bytes(one_of(names, trap.removesuffix("+"), "trap") for trap in traps)
    face_up = sum(trap.endswith("+") << place for place, trap in enumerate(traps))
    if face_up > MOST:
        raise Misread(value, "so many traps have no room on a path")
    realm.paths[path * WIDTH + OPEN] = face_up


READERS: dict[str, Callable[[Realm, list[str]], None]] = {
    "out": read_out,
    "space": read_space,
    "panic": read_panic,
    "path": read_path_line,
}


# How far the round has come.


def read_agenda(realm: Realm, words: list[str]) -> None:
    """Take how far the round has come: a stage, and words with their values."""
    need(words, 1, "at STAGE turn:CLAN steps:NAME step:NAME ...")
    realm.stage = one_of(STAGES, words[0], "stage of a round")
    found: dict[str, str] = {}
    for word in words[1:]:
        key, value = pair(word, ":", "NAME:VALUE")
        one_of(KEYS, key, "thing that is said here")
        if key in found:
            raise Misread(word, f"{key} has been said already")
        found[key] = value
    clans = realm.setting.clans
    for name, (least, most) in bounds(realm.setting).items():
        if name in found:
            setattr(realm, name, whole(found[name], name, least, most))
    realm.first = one_of(clans, found["first"], "clan at this table") if "first" in found else realm.first
    realm.area = one_of(AREA_NAMES, found["area"], "area") if "area" in found else realm.area
    realm.path = one_of(PATH_NAMES, found["path"], "path") if "path" in found else realm.path
    realm.beaten = one_of(BEATEN, found["beaten"], "word for a monster's fate") if "beaten" in found else realm.beaten
    realm.conquered = bool(one_of(("no", "yes"), found.get("conquered", "no"), "yes or no"))
    realm.guest = one_of(DIE_NAMES, found["guest"], "die") if "guest" in found else realm.guest
    if "turn" in found:
        placing = realm.stage == PLACING
        word = found["turn"]
        realm.turn = one_of(clans, word, "clan at this table") if placing else whole(word, "turn", 0, len(clans) - 1)
    if "deed" in found:
        known = deeds(realm.setting)
        one_of([*known], found["deed"], "thing to do")
        realm.deed = known[found["deed"]]
    read_steps(realm, found)


def bounds(setting: Setting) -> dict[str, tuple[int, int]]:
    """Return between which bounds the numbers are that are said of a round."""
    least = {"round": 1}
    most = {"round": setting.rounds, "prowling": (1 << LANDS + 1) - 1}
    return {name: (least.get(name, 0), most.get(name, MOST)) for name in NUMBERS}


KEYS = ("first", "seat", "steps", "step", "turn", "area", "path", "beaten", "conquered", "guest", "deed", *NUMBERS)


def read_steps(realm: Realm, found: dict[str, str]) -> None:
    """Take the programme and the step in hand; both must fit the rest."""
    clans = realm.setting.clans
    seat = one_of(clans, found["seat"], "clan at this table") if "seat" in found else max(0, realm.turn)
    if realm.stage == PLACING and "seat" not in found and "turn" not in found:
        seat = realm.first
    programme = PROGRAMMES[one_of([*PROGRAMME], found["steps"], "programme of steps")] if "steps" in found else ()
    names = [*step_names(programme), "done"]
    cursor = one_of(names, found["step"], "step of this programme") if "step" in found else 0
    if realm.stage == PLACING and realm.turn == NONE:
        realm.turn = seat
    if programme in ON_A_PATH:
        if realm.area == NONE or realm.path not in AREA_PATHS[realm.area]:
            raise Misread(found["steps"], "these steps are about somebody on a path: say area:NAME and path:NAME")
        if not realm.paths[realm.path * WIDTH]:
            raise Misread(PATH_NAMES[realm.path], "nobody is on this path")
    realm.agenda = Agenda(seat, programme, cursor)


# Clans.


def member_of(setting: Setting, word: str) -> int:
    """Return the member that a word names; novices are told apart by a number."""
    names = [member_word(setting, member) for member in range(MEMBERS)]
    if word == setting.member_name[FIRST_NOVICE]:
        return FIRST_NOVICE
    return one_of(names, word, "member of a clan")


def read_clan(realm: Realm, seat: int, words: list[str]) -> None:
    """Take one line of a clan."""
    setting = realm.setting
    need(words, 1, f"{setting.clans[seat]} THING ...")
    key, things = words[0], words[1:]
    if ":" in key:
        for word in words:
            name, value = pair(word, ":", "THING:NUMBER")
            one_of(GOODS, name, "thing that is counted for a clan")
            getattr(realm, name)[seat] = whole(value, name, 0, RICHEST)
    elif key in OF_CLANS:
        for word in things:
            OF_CLANS[key](realm, seat, word)
    elif key == "traps":
        realm.traps[seat] = bytes(sorted(one_of(setting.trap_name, word, "trap") for word in things))
    elif key == "loot":
        realm.loots[seat] = different(things, setting.loot_name, "loot token")
    elif key == "trophies":
        realm.trophies[seat] = different(things, setting.monster_name, "monster")
    else:
        raise Misread(key, f"a clan has no such line; it has: {', '.join((*OF_CLANS, 'traps', 'loot', 'trophies'))}")


def different(words: Sequence[str], names: Sequence[str], what: str) -> int:
    """Return a set of things of which there is one each."""
    found = 0
    for word in words:
        number = one_of(names, word, what)
        if found >> number & 1:
            raise Misread(word, "this is there already")
        found |= 1 << number
    return found


def read_member(realm: Realm, seat: int, word: str) -> None:
    """Take a member with its state."""
    name = word.rstrip("*!~")
    member = member_of(realm.setting, name)
    signs = word[len(name) :]
    if any(clan >> member & 1 for clan in realm.clan):
        raise Misread(word, "this member is in a clan already")
    realm.clan[seat] |= 1 << member
    realm.reputation[seat] += realm.setting.reputation[member]
    realm.wounded |= ("!" in signs) << member
    realm.used |= ("~" in signs) << member
    if "*" in signs:
        if realm.leader[seat] != NONE:
            raise Misread(word, "the clan has a leader already")
        realm.leader[seat] = member


def read_land(realm: Realm, seat: int, word: str) -> None:
    """Take a land of a clan, with its colonist."""
    name, sign, colonist = word.rstrip("~").partition("@")
    land = one_of(realm.setting.land_name, name, "land")
    if any(owned >> land & 1 for owned in realm.owned):
        raise Misread(word, "this land is somebody's already")
    realm.owned[seat] |= 1 << land
    realm.colonist[land] = member_of(realm.setting, colonist) + 1 if sign else 0
    realm.land_used |= word.endswith("~") << land


def read_gear(realm: Realm, _seat: int, word: str) -> None:
    """Take an equipment card with its bearer; of equal cards the next one that nobody bears."""
    name, bearer = pair(word.removesuffix(MOVED).removesuffix(USED), "@", "CARD@MEMBER")
    one_of(realm.setting.gear_name, name, "equipment card")
    for card in range(GEAR):
        if realm.setting.gear_name[card] == name and not realm.gear_bearer[card]:
            realm.gear_bearer[card] = member_of(realm.setting, bearer) + 1
            realm.gear_used |= word.removesuffix(MOVED).endswith(USED) << card
            realm.moved |= word.endswith(MOVED) << card
            return
    raise Misread(word, "all cards of this design are carried already")


def read_die(realm: Realm, seat: int, word: str) -> None:
    """Take dice of a pool."""
    name, number = times(word, "dice", MOST)
    realm.pool[seat * DICE + one_of(DIE_NAMES, name, "die")] = number


OF_CLANS: dict[str, Callable[[Realm, int, str], None]] = {
    "pool": read_die,
    "members": read_member,
    "equipment": read_gear,
    "lands": read_land,
}
"""How the words of a clan's line are taken, one by one."""


# What was not mentioned.


def finish(realm: Realm, named: set[str], text: str) -> None:
    """Number copies that look alike, and put what was not mentioned into its deck."""
    number_copies(realm, text)
    setting = realm.setting
    for field, size in displays(setting).items():
        display = getattr(realm, field)
        display += [NONE] * (size - len(display))
    clans = sum(realm.clan)
    realm.novices = NOVICE_CARDS & ~clans
    if "out" not in named:
        starting = (*setting.leaders.values(), *setting.starters.values())
        realm.out = sum(1 << member for member in starting) & ~clans
    if "mercenary_deck" not in named:
        seen = {*realm.offer, *realm.mercenary_discard, *bits(clans | realm.out)}
        realm.mercenary_deck = [one for one in setting.hireable if one not in seen]
    carried = [gear for gear in range(GEAR) if realm.gear_bearer[gear]]
    for deck, others, size in (
        (
            "monster_deck",
            [realm.monster_discard, realm.monsters, *map(bits, realm.trophies)],
            len(setting.monster_name),
        ),
        ("land_deck", [realm.land_discard, realm.lands, *map(bits, realm.owned)], LAND_CARDS),
        ("loot_pile", [realm.loot_discard, realm.loot_display, *map(bits, realm.loots)], LOOTS),
        ("mission_bag", [realm.mission_discard, realm.missions], len(setting.tables.missions)),
        ("panic_pile", [bits(realm.panic)], len(BUILDINGS)),
        ("gear_deck", [realm.gear_display, realm.gear_discard, carried], GEAR),
        ("modifier_pile", [[face // 2 for face in realm.modifiers if face != NONE]], MODIFIERS),
    ):
        if deck not in named:
            lying = {card for zone in others for card in zone}
            setattr(realm, deck, [card for card in range(size) if card not in lying])
    if "trap_pile" not in named:
        zones = (realm.trap_display, realm.trap_discard, *realm.tokens, *realm.traps)
        realm.trap_pile = left_of(tokens_of(setting, setting.lodge_groups), zones)
    if RIVAL_PILE not in named:
        realm.rival_pile = left_of(tokens_of(setting, setting.rival_groups), (realm.rival_discard, *realm.tokens))


def left_of(tokens: Sequence[int], zones: Sequence[Sequence[int]]) -> list[int]:
    """Return the tokens that lie nowhere else."""
    used = Counter(token for zone in zones for token in zone)
    return sorted((Counter(tokens) - used).elements())


def number_copies(realm: Realm, text: str) -> None:
    """Give each equipment card of the decks a number that no other copy of its design has."""
    names = realm.setting.gear_name
    free: dict[str, list[int]] = {}
    for card in range(GEAR):
        if not realm.gear_bearer[card]:
            free.setdefault(names[card], []).append(card)
    for zone in (realm.gear_deck, realm.gear_display, realm.gear_discard):
        for place, card in enumerate(zone):
            if card != NONE:
                if not free.get(names[card]):
                    refuse([f"there are too many {names[card]}"], text)
                zone[place] = free[names[card]].pop(0)
