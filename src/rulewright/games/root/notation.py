"""Positions as text, both ways.

One line for each place or thing; what is not mentioned is as it is before setup, and cards that are not
mentioned are in the deck.  `#` begins a comment.

    seats marquise eyrie alliance vagabond
    turn eyrie daylight decree
    1 marquise 3 keep wood*2 sawmill; eyrie 2 roost
    f2 vagabond pawn
    ruins 6:bag 10:boot 11:hammer 12
    hand eyrie anvil ambush_fox
    points marquise:10 eyrie:7
    eyrie leader commander
    eyrie recruit loyal_vizier anvil
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.root.deck import CRAFTED_ONCE
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
    Place,
    all_in,
    bits,
    place_name,
)
from rulewright.kernel.agenda import Agenda
from rulewright.kernel.errors import BadNotation

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Seat

ZONES = ("discard", "available", "out")


# Writing.


def write(root: Root) -> str:
    """Return a whole position as text, hidden facts included."""
    names = list(seat_names(root))
    factions = [faction.name for faction in root.setting.factions]
    lines = [f"map {root.setting.map.name}", f"seats {' '.join(factions)}", write_agenda(root)]
    lines.append(f"suits {' '.join(SUITS[root.suits[place]] for place in CLEARINGS)}")
    for place in range(1, PLACES):
        line = write_place(root, place)
        if line:
            lines.append(f"{place_name(place)} {line}")
    ruins = [
        f"{place}:{ITEMS[root.ruins[place] - 2]}" if root.ruins[place] > 1 else str(place)
        for place in CLEARINGS
        if root.ruins[place]
    ]
    lines.append(f"ruins {' '.join(ruins)}")
    lines.append(f"items {write_items(root.items)}")
    lines += write_cards(root, names)
    lines += write_scores(root, names)
    for name, board in zip(names, root.boards, strict=True):
        lines += [f"{name} {key} {line}" for key, line in board.write(root).items()]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def write_agenda(root: Root) -> str:
    """Return round, first player, and the step in hand."""
    names = root.setting.names
    agenda = root.agenda
    turn = names[root.turn] if root.turn >= 0 else "setup"
    seat = names[agenda.seat]
    return f"agenda {turn} {seat} {agenda.cursor} round:{root.round} first:{names[root.first]}"


def write_place(root: Root, place: Place) -> str:
    """Return everything that stands in a place."""
    groups = []
    for force, name in enumerate(root.setting.names):
        words = []
        if root.warriors[force * PLACES + place]:
            words.append(str(root.warriors[force * PLACES + place]))
        for kind in root.setting.kinds_of[force]:
            number = root.pieces[kind.offset + place]
            if number:
                words.append(kind.name if number == 1 else f"{kind.name}*{number}")
        if root.pawns[force] == place:
            words.append("pawn")
        if words:
            groups.append(f"{name} {' '.join(words)}")
    return "; ".join(groups)


def write_items(items: bytes | bytearray) -> str:
    """Return a stock of items."""
    return " ".join(name for item, name in enumerate(ITEMS) for _ in range(items[item]))


def write_cards(root: Root, names: list[str]) -> list[str]:
    """Return all zones of cards."""

    def written(cards: list[Card]) -> str:
        return " ".join(root.setting.deck.name[card] for card in cards)

    lines = [f"deck {written(root.deck)}"]
    for seat, name in enumerate(names):
        zones = (("hand", root.hands[seat]), ("play", root.play[seat]), ("seen", root.seen[seat]))
        lines += [f"{key} {name} {written(all_in(zone))}" for key, zone in zones if zone]
    for key, zone in zip(ZONES, (root.discard, root.available, root.out), strict=True):
        if zone:
            lines.append(f"{key} {written(all_in(zone))}")
    if root.used:
        lines.append(f"used {written(all_in(root.used))}")
    return lines


def write_scores(root: Root, names: list[str]) -> list[str]:
    """Return points, dominance, coalitions, crafted items, activated pieces, and starting clearings."""
    lines = [f"points {' '.join(f'{name}:{root.points[seat]}' for seat, name in enumerate(names))}"]
    width = len(ITEMS)
    for seat, name in enumerate(names):
        if root.dominance[seat] >= 0:
            lines.append(f"dominance {name} {root.setting.deck.name[root.dominance[seat]]}")
        if root.partner[seat] >= 0:
            lines.append(f"partner {name} {names[root.partner[seat]]}")
        crafted = write_items(root.crafted[seat * width : seat * width + width])
        if crafted:
            lines.append(f"crafted {name} {crafted}")
    activated = [f"{place}:{n}" for place, n in enumerate(root.activated) if n]
    if activated:
        lines.append(f"activated {' '.join(activated)}")
    if root.starts:
        lines.append(f"starts {' '.join(str(place) for place in bits(root.starts))}")
    return lines


# Reading.


def read(text: str, begin: Callable[[list[str], str], Root]) -> Root:
    """Return the position that a text describes; `begin` makes an empty table for factions and a map."""
    lines = [line.split("#")[0].split() for line in text.splitlines()]
    lines = [line for line in lines if line]
    heads = {line[0]: line[1:] for line in lines if line[0] in ("seats", "map")}
    root = begin(heads.get("seats", list(FACTION)[:4]), heads.get("map", ["autumn"])[0])
    prepare(root)
    deck: list[str] = []
    lines.sort(key=lambda line: line[0] == "seen")  # what was seen must be there before it can be named
    for line in lines:
        if line[0] == "deck":
            deck = line[1:]
        elif line[0] not in heads:
            try:
                read_line(root, line)
            except (ValueError, StopIteration, KeyError, IndexError) as error:
                message = f"{' '.join(line)!r} is no line of notation: {error}"
                raise BadNotation(message) from error
    finish(root, deck)
    return root


def prepare(root: Root) -> None:
    """Lay out what a table has before anything is said: all cards in the deck, all pieces in their supplies."""
    setting = root.setting
    root.deck = all_in(setting.deck.all)
    for name, number in ITEM_TILES.supply.items():
        root.items[item_of(name)] = number
    if setting.map.printed_suits is not None:
        give_suits(root, setting.map.printed_suits)
    root.turn = 0
    root.round = 1
    root.agenda = Agenda(0, setting.factions[0].programme)


def finish(root: Root, deck: list[str]) -> None:
    """Give everybody the powers of what lies before them, and order the deck as far as it was given."""
    root.settle()
    top = [root.take_card(0, name) for name in deck]
    root.deck += top


def seat_names(root: Root) -> tuple[str, ...]:
    """Return the names of the seats."""
    return root.setting.names[: len(root.setting.seats)]


def seat_named(root: Root, name: str) -> Seat:
    """Return the seat that has a name."""
    return seat_names(root).index(name)


def read_line(root: Root, line: list[str]) -> None:
    """Take one line."""
    head, words = line[0], line[1:]
    names = seat_names(root)
    if head in names:
        seat = names.index(head)
        if not root.boards[seat].read(root, seat, words[0], words[1:]):
            message = f"{head} has no {words[0]}"
            raise ValueError(message)
    elif head in READERS:
        READERS[head](root, words)
    else:
        read_place(root, read_place_name(head), " ".join(words))


def read_place_name(word: str) -> Place:
    """Return the place a word names."""
    place = FIRST_FOREST + int(word[1:]) - 1 if word.startswith("f") else int(word)
    if not 0 < place < PLACES:
        message = f"there is no place {word}"
        raise ValueError(message)
    return place


def read_place(root: Root, place: Place, text: str) -> None:
    """Take everything that stands in a place."""
    for group in text.split(";"):
        name, *words = group.split()
        force = root.setting.names.index(name)
        for word in words:
            piece, _, number = word.partition("*")
            if piece.isdigit():
                root.add_warriors(force, place, int(piece))
            elif piece == "pawn":
                root.pawns[force] = place
            else:
                root.add_piece(root.setting.kind[force, piece], place, int(number or 1))


def read_agenda(root: Root, words: list[str]) -> None:
    """Take round, first player, and the step in hand."""
    turn, seat, cursor, *rest = words
    root.turn = NOBODY if turn == "setup" else seat_named(root, turn)
    faction = root.setting.factions[seat_named(root, seat)]
    programme = faction.setup if root.turn == NOBODY else faction.programme
    root.agenda = Agenda(seat_named(root, seat), programme, int(cursor))
    facts = dict(word.split(":") for word in rest)
    root.round = int(facts.get("round", 1))
    root.first = seat_named(root, facts["first"]) if "first" in facts else 0


def read_turn(root: Root, words: list[str]) -> None:
    """Take whose turn it is, and the phase and step it has come to."""
    seat = root.turn = seat_named(root, words[0])
    programme = root.setting.factions[seat].programme
    cursor = 0
    for place, step in enumerate(programme):
        if words[1:2] == [step.phase] and (len(words) < 3 or words[2] == step.name):  # noqa: PLR2004  (a third word)
            cursor = place
            break
    root.agenda = Agenda(seat, programme, cursor)


def read_zone(field: str) -> Callable[[Root, list[str]], None]:
    """Return a reader for cards in a zone of a seat."""

    def reader(root: Root, words: list[str]) -> None:
        seat = seat_named(root, words[0])
        zone = getattr(root, field)
        for word in words[1:]:
            zone[seat] |= 1 << root.take_card(seat, word)

    return reader


def read_play(root: Root, words: list[str]) -> None:
    """Take the cards in a play area, in the order in which they were crafted."""
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


def find_card(root: Root, name: str, zones: int) -> Card:
    """Return a card of some design that lies in one of some zones."""
    return next(card for card in all_in(zones) if root.setting.deck.name[card] == name)


def read_seen(root: Root, words: list[str]) -> None:
    """Take the hidden cards of others that a seat has been shown."""
    seat = seat_named(root, words[0])
    hidden = 0
    for other, hand in enumerate(root.hands):
        if other != seat:
            hidden |= hand | root.boards[other].secrets
    for word in words[1:]:
        root.seen[seat] |= 1 << find_card(root, word, hidden & ~root.seen[seat])


def read_used(root: Root, words: list[str]) -> None:
    """Take the cards in play that have been used this turn."""
    for word in words:
        root.used |= 1 << find_card(root, word, root.play[root.turn])


def read_points(root: Root, words: list[str]) -> None:
    """Take the scores."""
    for word in words:
        name, _, points = word.partition(":")
        root.points[seat_named(root, name)] = int(points)


def read_dominance(root: Root, words: list[str]) -> None:
    """Take an active dominance card."""
    seat = seat_named(root, words[0])
    held = root.play[seat] & root.setting.deck.dominance
    if not any(root.setting.deck.name[card] == words[1] for card in all_in(held)):
        root.play[seat] |= 1 << root.take_card(seat, words[1])
    root.dominance[seat] = find_card(root, words[1], root.play[seat])


def read_partner(root: Root, words: list[str]) -> None:
    """Take a coalition."""
    root.partner[seat_named(root, words[0])] = seat_named(root, words[1])


def read_items(root: Root, words: list[str]) -> None:
    """Take the item supply."""
    root.items = bytearray(len(ITEMS))
    for word in words:
        root.items[ITEMS.index(word)] += 1


def read_crafted(root: Root, words: list[str]) -> None:
    """Take a Crafted Items box."""
    seat = seat_named(root, words[0])
    for word in words[1:]:
        root.crafted[seat * len(ITEMS) + ITEMS.index(word)] += 1


def read_activated(root: Root, words: list[str]) -> None:
    """Take the crafting pieces activated this turn."""
    for word in words:
        place, _, number = word.partition(":")
        root.activated[int(place)] = int(number)


def read_starts(root: Root, words: list[str]) -> None:
    """Take the starting clearings."""
    root.starts = sum(1 << int(word) for word in words)


def read_suits(root: Root, words: list[str]) -> None:
    """Take the suits of the clearings."""
    give_suits(root, tuple(SUITS.index(word) for word in words))


def read_ruins(root: Root, words: list[str]) -> None:
    """Take the ruins and what is under them."""
    for word in words:
        place, _, item = word.partition(":")
        root.add_ruin(int(place), ITEMS.index(item) + 2 if item else 1)


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
    "activated": read_activated,
    "starts": read_starts,
    "suits": read_suits,
    "ruins": read_ruins,
    **{pile: read_pile(pile) for pile in ZONES},
}
