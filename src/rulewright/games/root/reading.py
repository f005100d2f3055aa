"""Positions out of text: each word is taken, or refused with its line and the reason.

What is not mentioned is as it is before setup, cards that are not mentioned are in the deck, and items that lie
elsewhere are not in the supply.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.root.deck import CRAFTED_ONCE
from rulewright.games.root.notation import FIRST_DECK, ZONES, seat_names
from rulewright.games.root.power import Power
from rulewright.games.root.rules.setup import give_suits
from rulewright.games.root.tables import FACTION, ITEM_TILES, item_of
from rulewright.games.root.terms import (
    CLEARINGS,
    FIRST_FOREST,
    ITEMS,
    NOBODY,
    PLACES,
    SUITS,
    Card,
    Force,
    Place,
    all_in,
    bits,
    place_name,
)
from rulewright.kernel.agenda import Agenda
from rulewright.kernel.lines import Misread, lines_of, need, once, one_of, pair, times, whole

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Seat

HEADS = ("seats", "map", "cards")
ALONE = (*HEADS, "deck", "turn", "agenda", "items", "suits")
"""Lines that can stand only once."""
IN_ORDER = tuple(place % 3 + 1 for place in range(len(CLEARINGS)))
"""Suits of clearings that have none printed and of which a text says nothing: fox, rabbit, mouse, and so on."""
MOST_WARRIORS, MOST_POINTS, MOST_ROUNDS = 99, 999, 99_999
"""What a word can say at all; what the box holds is judged after that."""


def read(text: str, begin: Callable[[list[str], str, str], Root]) -> Root:
    """Return the position that a text describes; `begin` makes an empty table for factions, a map and a deck."""
    lines = lines_of(text)
    alone = once(lines, ALONE)
    for head in ("map", "cards"):
        if head in alone and len(alone[head].words) != 2:  # noqa: PLR2004  (the word, and a name)
            raise alone[head].wrong(Misread(head, f"this is written: {head} NAME"))
    seats = alone["seats"].rest if "seats" in alone else list(FACTION)[:4]
    woodland = alone["map"].rest[0] if "map" in alone else "autumn"
    root = begin(seats, woodland, alone["cards"].rest[0] if "cards" in alone else FIRST_DECK)
    prepare(root)
    lines.sort(key=lambda line: line.head == "seen")  # what was seen must be there before it can be named
    lines.sort(key=lambda line: line.head in ("used", "exhausted"))  # and what was used must be in play, or crafted
    for line in lines:
        if line.head not in HEADS and line.head != "deck":
            line.read(lambda head, words: read_line(root, head, words))
    if root.turn == NOBODY and all(line.head != "ruins" for line in lines):
        for place in bits(root.setting.map.ruins):  # they are laid out before anybody sets up
            root.add_ruin(place, 1)
    root.settle()
    if "deck" in alone:
        alone["deck"].read(lambda _head, words: read_deck(root, words))
    if "items" not in alone:
        leave_items(root)
    for board in root.boards:
        board.account(root)
    return root


def prepare(root: Root) -> None:
    """Lay out what a table has before anything is said: all cards in the deck, all pieces in their supplies."""
    setting = root.setting
    root.deck = all_in(setting.deck.all)
    for name, number in ITEM_TILES.supply.items():
        root.items[item_of(name)] = number
    give_suits(root, setting.map.printed_suits or IN_ORDER)
    root.turn = 0
    root.round = 1
    root.agenda = Agenda(0, setting.factions[0].programme)


def read_deck(root: Root, words: list[str]) -> None:
    """Order the deck as far as it is given; the last card is on top."""
    top = [root.take_card(0, word) for word in words]
    root.deck += top


def leave_items(root: Root) -> None:
    """Leave in the supply what does not lie elsewhere."""
    for item, name in enumerate(ITEMS):
        crafted = sum(root.crafted[item :: len(ITEMS)])
        root.items[item] = max(0, ITEM_TILES.supply.get(name, 0) - crafted)
    for board in root.boards:
        board.leave_items(root)


def seat_named(root: Root, name: str) -> Seat:
    """Return the seat that has a name."""
    return one_of(seat_names(root), name, "faction at this table")


def read_line(root: Root, head: str, words: list[str]) -> None:
    """Take one line."""
    names = seat_names(root)
    if head in names:
        need(words, 1, f"{head} THING ...")
        seat = names.index(head)
        if not root.boards[seat].read(root, seat, words[0], words[1:]):
            raise Misread(words[0], f"the board of {head} has no such line")
    elif head in READERS:
        READERS[head](root, words)
    elif head[:1].isdecimal() or (head[:1] == "f" and head[1:].isdecimal()):
        read_place(root, read_place_name(root, head), " ".join(words))
    else:
        raise Misread(head, f"no line begins so; a line begins with a place, a faction, or: {', '.join(READERS)}")


def read_place_name(root: Root, word: str) -> Place:
    """Return the place a word names."""
    forest = word.startswith("f")
    place = whole(word.removeprefix("f"), "a place", 1, PLACES) + (FIRST_FOREST - 1 if forest else 0)
    known = root.setting.map.forests if forest else root.setting.map.clearings
    if not known >> place & 1:
        raise Misread(word, f"there is no such place on the map {root.setting.map.name}")
    return place


def read_clearing(root: Root, word: str) -> Place:
    """Return the clearing a word names."""
    return whole(word, "a clearing", CLEARINGS.start, CLEARINGS.stop - 1)


def read_place(root: Root, place: Place, text: str) -> None:
    """Take everything that stands in a place."""
    for group in text.split(";"):
        name, *words = group.split() or [""]
        if not name:
            raise Misread(
                place_name(place), "nobody is named here; it is written: PLACE FACTION PIECE ...; FACTION ..."
            )
        force = one_of(root.setting.names, name, "faction at this table")
        for word in words:
            read_piece(root, force, place, word)


def read_piece(root: Root, force: Force, place: Place, word: str) -> None:
    """Take warriors, a pawn, buildings or tokens; no more than there are, and only where they may stand."""
    setting = root.setting
    name = setting.names[force]
    if word.lstrip("-").isdecimal():
        number = whole(word, "a number of warriors", 1, MOST_WARRIORS)
        if number > root.supply[force]:
            raise Misread(word, f"{name} has {root.supply[force]} warriors left of {setting.warriors[force]}")
        refuse_forest(place, word)
        root.add_warriors(force, place, number)
    elif word == "pawn":
        if force not in setting.seats or type(setting.factions[force]).pawn_moves is Power.pawn_moves:
            raise Misread(word, f"{name} has no pawn")
        if root.pawns[force]:
            raise Misread(word, f"the pawn of {name} stands in {place_name(root.pawns[force])} already")
        root.pawns[force] = place
    else:
        known = [kind.name for kind in setting.kinds_of[force]]
        piece, number = times(word, "pieces", MOST_WARRIORS)
        kind = setting.kinds_of[force][one_of([*known], piece, f"piece of {name}")]
        left = kind.limit - root.placed[kind.number]
        if number > left:
            raise Misread(word, f"of {kind.limit} {piece} {left} are left")
        refuse_forest(place, word)
        if kind.building and root.filled[place] + number > setting.map.slots[place]:
            raise Misread(word, f"clearing {place} has {setting.map.slots[place]} slots, and they are full")
        root.add_piece(kind, place, number)


def refuse_forest(place: Place, word: str) -> None:
    """Refuse pieces in a forest: only a pawn can stand there (Law 2.4)."""
    if place >= FIRST_FOREST:
        raise Misread(word, f"{place_name(place)} is a forest; only a pawn can stand there")


def read_agenda(root: Root, words: list[str]) -> None:
    """Take round, first player, and the step in hand."""
    form = "agenda TURN SEAT STEP round:NUMBER first:SEAT"
    need(words, 3, form)
    turn, seat, cursor, *rest = words
    root.turn = NOBODY if turn == "setup" else seat_named(root, turn)
    acting = seat_named(root, seat)
    faction = root.setting.factions[acting]
    programme = faction.setup if root.turn == NOBODY else faction.programme
    root.agenda = Agenda(acting, programme, whole(cursor, "the step", 0, len(programme)))
    for word in rest:
        key, value = pair(word, ":", form)
        if key == "round":
            root.round = whole(value, "the round", 0, MOST_ROUNDS)
        elif key == "first":
            root.first = seat_named(root, value)
        else:
            raise Misread(word, f"it is written: {form}")


def read_turn(root: Root, words: list[str]) -> None:
    """Take whose turn it is, and the phase and step it has come to."""
    need(words, 1, "turn FACTION PHASE STEP")
    seat = root.turn = seat_named(root, words[0])
    programme = root.setting.factions[seat].programme
    steps = list(enumerate(programme))
    if len(words) > 1:
        one_of([step.phase for _, step in steps], words[1], f"phase of a turn of {words[0]}")
        steps = [(place, step) for place, step in steps if step.phase == words[1]]
    if len(words) > 2:  # noqa: PLR2004  (a third word, and more: names of steps have spaces)
        name = " ".join(words[2:])
        number = one_of([step.name for _, step in steps], name, f"step of {words[1]}")
        steps = steps[number:]
    root.agenda = Agenda(seat, programme, steps[0][0])


def read_zone(field: str) -> Callable[[Root, list[str]], None]:
    """Return a reader for cards in a zone of a seat."""

    def reader(root: Root, words: list[str]) -> None:
        need(words, 1, f"{field.removesuffix('s')} FACTION CARD ...")
        seat = seat_named(root, words[0])
        zone = getattr(root, field)
        for word in words[1:]:
            zone[seat] |= 1 << root.take_card(seat, word)

    return reader


def read_play(root: Root, words: list[str]) -> None:
    """Take the cards in a play area, in the order in which they were crafted."""
    need(words, 1, "play FACTION CARD ...")
    seat = seat_named(root, words[0])
    for word in words[1:]:
        card = root.take_card(seat, word)
        root.play[seat] |= 1 << card
        if root.setting.deck.kind[card] in CRAFTED_ONCE:
            root.lasting[seat] += (card,)


def read_pile(field: str) -> Callable[[Root, list[str]], None]:
    """Return a reader for cards in a common zone."""

    def reader(root: Root, words: list[str]) -> None:
        for word in words:
            setattr(root, field, getattr(root, field) | 1 << root.take_card(0, word))

    return reader


def find_card(root: Root, name: str, zones: int, where: str) -> Card:
    """Return a card of some design that lies in one of some zones."""
    one_of(root.setting.deck.name, name, "card")
    for card in all_in(zones):
        if root.setting.deck.name[card] == name:
            return card
    raise Misread(name, f"no such card lies {where}")


def read_seen(root: Root, words: list[str]) -> None:
    """Take the hidden cards of others that a seat has been shown."""
    need(words, 1, "seen FACTION CARD ...")
    seat = seat_named(root, words[0])
    hidden = 0
    for other, hand in enumerate(root.hands):
        if other != seat:
            hidden |= hand | root.boards[other].secrets
    for word in words[1:]:
        root.seen[seat] |= 1 << find_card(root, word, hidden & ~root.seen[seat], "hidden before somebody else")


def read_used(root: Root, words: list[str]) -> None:
    """Take the cards in play that have been used this turn."""
    for word in words:
        if root.turn == NOBODY:
            raise Misread(word, "during setup no card has been used")
        root.used |= 1 << find_card(root, word, root.play[root.turn] & ~root.used, "before whose turn it is")


def read_points(root: Root, words: list[str]) -> None:
    """Take the scores."""
    for word in words:
        name, points = pair(word, ":", "FACTION:POINTS")
        root.points[seat_named(root, name)] = whole(points, "points", 0, MOST_POINTS)


def read_dominance(root: Root, words: list[str]) -> None:
    """Take an active dominance card."""
    need(words, 2, "dominance FACTION CARD", exactly=True)
    seat, deck = seat_named(root, words[0]), root.setting.deck
    one_of([deck.name[card] for card in all_in(deck.dominance)], words[1], "dominance card")
    held = root.play[seat] & deck.dominance
    if not any(deck.name[card] == words[1] for card in all_in(held)):
        root.play[seat] |= 1 << root.take_card(seat, words[1])
    root.dominance[seat] = find_card(root, words[1], root.play[seat], "before them")


def read_partner(root: Root, words: list[str]) -> None:
    """Take a coalition."""
    need(words, 2, "partner FACTION FACTION", exactly=True)
    seat, partner = seat_named(root, words[0]), seat_named(root, words[1])
    if seat == partner:
        raise Misread(words[1], "nobody is in a coalition with themselves")
    root.partner[seat] = partner


def read_items(root: Root, words: list[str]) -> None:
    """Take the item supply."""
    root.items = bytearray(len(ITEMS))
    for word in words:
        root.items[one_of(ITEMS, word, "item")] += 1


def read_crafted(root: Root, words: list[str]) -> None:
    """Take a Crafted Items box."""
    need(words, 1, "crafted FACTION ITEM ...")
    seat = seat_named(root, words[0])
    for word in words[1:]:
        root.crafted[seat * len(ITEMS) + one_of(ITEMS, word, "item")] += 1


def read_exhausted(root: Root, words: list[str]) -> None:
    """Take the items in a Crafted Items box that lie face down."""
    need(words, 1, "exhausted FACTION ITEM ...")
    seat = seat_named(root, words[0])
    for word in words[1:]:
        place = seat * len(ITEMS) + one_of(ITEMS, word, "item")
        if root.exhausted.count(place) >= root.crafted[place]:
            raise Misread(word, f"no more such items lie in the Crafted Items box of {words[0]}")
        root.exhausted = tuple(sorted((*root.exhausted, place)))


def read_aside(root: Root, words: list[str]) -> None:
    """Take the warriors that lie on a card in play."""
    for word in words:
        name, number = pair(word, ":", "FACTION:NUMBER")
        force = one_of(root.setting.names, name, "faction at this table")
        left = root.supply[force]
        root.lay_aside(force, whole(number, f"warriors of {name} that are left", 0, left))


def read_activated(root: Root, words: list[str]) -> None:
    """Take the crafting pieces activated this turn."""
    for word in words:
        place, number = pair(word, ":", "CLEARING:NUMBER")
        root.activated[read_clearing(root, place)] = whole(number, "the number of pieces", 0, MOST_WARRIORS)


def read_starts(root: Root, words: list[str]) -> None:
    """Take the starting clearings."""
    for word in words:
        place = read_clearing(root, word)
        if not root.setting.map.corners >> place & 1:
            raise Misread(word, "a starting clearing is a corner")
        root.starts |= 1 << place


def read_suits(root: Root, words: list[str]) -> None:
    """Take the suits of the clearings."""
    need(words, len(CLEARINGS), f"suits SUIT ..., one for each of {len(CLEARINGS)} clearings", exactly=True)
    give_suits(root, tuple(one_of(SUITS, word, "suit") for word in words))


def read_ruins(root: Root, words: list[str]) -> None:
    """Take the ruins and what is under them."""
    for word in words:
        number, sign, item = word.partition(":")
        place = read_clearing(root, number)
        if not root.setting.map.ruins >> place & 1:
            raise Misread(word, f"clearing {place} has no slot for a ruin on the map {root.setting.map.name}")
        if root.ruins[place]:
            raise Misread(word, f"clearing {place} has its ruin already")
        root.add_ruin(place, one_of(ITEMS, item, "item") + 2 if sign else 1)


def read_ferry(root: Root, words: list[str]) -> None:
    """Take where the ferry lies."""
    need(words, 1, "ferry CLEARING", exactly=True)
    place = read_clearing(root, words[0])
    if not root.ferry:
        raise Misread(words[0], f"there is no ferry on the map {root.setting.map.name}")
    if not root.setting.map.coast >> place & 1:
        raise Misread(words[0], "the ferry lies in a coastal clearing")
    root.ferry = place


def read_tower(root: Root, words: list[str]) -> None:
    """Take where the tower stands."""
    need(words, 1, "tower CLEARING", exactly=True)
    place = read_clearing(root, words[0])
    if not root.tower:
        raise Misread(words[0], f"there is no tower on the map {root.setting.map.name}")
    root.tower = place


def read_closed(root: Root, words: list[str]) -> None:
    """Take the paths that are still closed."""
    known = root.setting.map.path_names((1 << len(root.setting.map.closed)) - 1)
    root.closed = 0
    for word in words:
        root.closed |= 1 << one_of(known, word, f"path that may be closed on the map {root.setting.map.name}")


def read_once(root: Root, words: list[str]) -> None:
    """Take what the table allows once a turn and has allowed in this one."""
    powers = [power for power in root.setting.powers if power.once]
    for word in words:
        number = one_of([power.name for power in powers], word, "thing that is done once a turn on this map")
        root.once |= powers[number].once


READERS: dict[str, Callable[[Root, list[str]], Any]] = {
    "agenda": read_agenda,
    "turn": read_turn,
    "hand": read_zone("hands"),
    "play": read_play,
    "seen": read_seen,
    "used": read_used,
    "points": read_points,
    "dominance": read_dominance,
    "partner": read_partner,
    "items": read_items,
    "crafted": read_crafted,
    "exhausted": read_exhausted,
    "aside": read_aside,
    "activated": read_activated,
    "starts": read_starts,
    "suits": read_suits,
    "ruins": read_ruins,
    "ferry": read_ferry,
    "tower": read_tower,
    "closed": read_closed,
    "once": read_once,
    **{pile: read_pile(pile) for pile in ZONES},
}
