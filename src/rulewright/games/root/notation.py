"""Positions as text: how they are written; `reading` takes them back.

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

from typing import TYPE_CHECKING

from rulewright.games.root.terms import CLEARINGS, ITEMS, PLACES, SUITS, Card, Place, all_in, bits, place_name

if TYPE_CHECKING:
    from rulewright.games.root.position import Root

FIRST_DECK = "standard"
"""The deck of a text that names none."""
ZONES = ("discard", "available", "out")


def write(root: Root) -> str:
    """Return a whole position as text, hidden facts included."""
    names = list(seat_names(root))
    factions = [faction.name for faction in root.setting.factions]
    lines = [f"map {root.setting.map.name}", f"seats {' '.join(factions)}", write_agenda(root)]
    deck = root.setting.options.get("deck", FIRST_DECK)
    if deck != FIRST_DECK:
        lines.insert(1, f"cards {deck}")
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
    lines += write_terrain(root)
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


def write_terrain(root: Root) -> list[str]:
    """Return what lies on the map and is nobody's, and what of it is done for this turn."""
    lines = []
    if root.ferry:
        lines.append(f"ferry {root.ferry}")
    if root.tower:
        lines.append(f"tower {root.tower}")
    if root.setting.map.closed:
        lines.append(f"closed {' '.join(root.setting.map.path_names(root.closed))}")
    if root.once:
        lines.append(f"once {' '.join(power.name for power in root.setting.powers if root.once & power.once)}")
    return lines


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
        down = [ITEMS[place % width] for place in root.exhausted if place // width == seat]
        if down:
            lines.append(f"exhausted {name} {' '.join(down)}")
    if root.aside:
        lying = zip(root.setting.names, root.aside, strict=True)
        lines.append(f"aside {' '.join(f'{name}:{number}' for name, number in lying if number)}")
    activated = [f"{place}:{n}" for place, n in enumerate(root.activated) if n]
    if activated:
        lines.append(f"activated {' '.join(activated)}")
    if root.starts:
        lines.append(f"starts {' '.join(str(place) for place in bits(root.starts))}")
    return lines


def seat_names(root: Root) -> tuple[str, ...]:
    """Return the names of the seats."""
    return root.setting.names[: len(root.setting.seats)]
