"""Counting everything on a table of Root, without the help of its own audit."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, cast

from rulewright.games.root.box import DECKS
from rulewright.games.root.factions.cult.board import CultBoard
from rulewright.games.root.factions.riverfolk.board import RiverfolkBoard
from rulewright.games.root.factions.vagabond.board import RUIN_ITEMS, STARTING_ITEMS, STATES, VagabondBoard
from rulewright.games.root.tables import FACTION, ITEM_TILES, item_of
from rulewright.games.root.terms import CLEARINGS, DAYLIGHT, EVENING, ITEMS, PLACES, SUITS, all_in

if TYPE_CHECKING:
    from rulewright.games.root.position import Root


def box_cards(root: Root) -> Counter[str]:
    """Return how many cards of each design the deck of a match has."""
    data, _ = DECKS[root.setting.options["deck"]]
    return Counter({card.id: card.count for card in data.card})


BURROW = 0
"""The clearing beside the map."""


def cards(root: Root) -> Counter[str]:
    """Count the cards of the deck by design, wherever they are."""
    deck = root.setting.deck
    zones = [*root.hands, *root.play, root.discard, root.available, root.out]
    zones += [zone for board in root.boards for zone in (board.cards & ~deck.brought, board.secrets)]
    found = Counter(deck.name[card] for card in root.deck)
    for zone in zones:
        found.update(deck.name[card] for card in all_in(zone))
    return found


def pieces(root: Root, seat: int) -> dict[str, int]:
    """Count a faction's pieces: warriors on the map, in the supply, on boards, on a card; the others on the map."""
    found = {"warrior": root.supply[seat] + root.boards[seat].warriors + sum(warriors(root, seat)) + paid(root, seat)}
    found["warrior"] += root.aside[seat] if root.aside else 0
    for kind in root.setting.kinds_of[seat]:
        found[kind.name] = sum(root.pieces[kind.offset : kind.offset + PLACES])
    return found


def paid(root: Root, seat: int) -> int:
    """Count a faction's warriors with which the Riverfolk were paid, in all of their boxes and on their tracks."""
    boards = [board for board in root.boards if isinstance(board, RiverfolkBoard)]
    return sum(box[seat] for board in boards for box in (board.funds, board.payments, board.committed, board.laid))


def warriors(root: Root, seat: int) -> bytearray:
    """Return a faction's warriors by place."""
    return root.warriors[seat * PLACES : seat * PLACES + PLACES]


def box_pieces(faction: str) -> dict[str, int]:
    """Return how many pieces of each kind a faction's box holds."""
    data = FACTION[faction]
    return {"warrior": data.warriors, **data.buildings, **data.tokens}


def items(root: Root) -> Counter[str]:
    """Count the items: supply, crafted, the Vagabond's (lost ones too), and under ruins."""
    found: Counter[str] = Counter()
    for item, name in enumerate(ITEMS):
        found[name] = root.items[item] + sum(root.crafted[item :: len(ITEMS)])
        found[name] += sum(content == item + 2 for content in root.ruins)
        for board in root.boards:
            if isinstance(board, VagabondBoard):
                found[name] += sum(board.items[item * STATES : item * STATES + STATES]) + board.lost[item]
    return found


def box_items(root: Root) -> Counter[str]:
    """Return how many items of each kind are in the game: the supply's, the character's, and those under ruins."""
    found: Counter[str] = Counter()
    for name, number in ITEM_TILES.supply.items():
        found[ITEMS[item_of(name)]] += number
    for board in root.boards:
        if isinstance(board, VagabondBoard) and (board.quests or board.completed):  # his setup is done
            found.update(ITEMS[item] for item in (*STARTING_ITEMS[board.character], *RUIN_ITEMS))
    return found


def rulers(root: Root) -> dict[int, int | None]:
    """Say who rules each clearing: most warriors and buildings, the Eyrie in a tie; the Cult by a garden; the Burrow.

    Mercenaries count for whoever has hired them, in that seat's Daylight and Evening; a tie is the Eyrie's only where
    pieces of theirs stand.  Whoever has soup kitchens counts two for each token.
    """
    found: dict[int, int | None] = {}
    names = [faction.name for faction in root.setting.factions]
    if "duchy" in names:
        found[BURROW] = names.index("duchy")
    for place in CLEARINGS:
        own = {
            seat: warriors(root, seat)[place]
            + sum(root.pieces[kind.offset + place] for kind in root.setting.kinds_of[seat] if kind.building)
            + 2
            * soup(root, seat)
            * sum(root.pieces[kind.offset + place] for kind in root.setting.kinds_of[seat] if not kind.building)
            for seat in root.setting.seats
        }
        strength = dict(own)
        for seller, buyer in hired(root).items():
            strength[buyer] += warriors(root, seller)[place]
            strength[seller] -= warriors(root, seller)[place]
        most = max(strength.values())
        first = [seat for seat in root.setting.seats if most and strength[seat] == most]
        eyrie = [seat for seat in first if names[seat] == "eyrie" and own[seat]]
        found[place] = first[0] if len(first) == 1 else next(iter(eyrie), None)
        gardens = [kind for kind in root.setting.kinds if kind.name.startswith("garden_")]
        for kind in gardens:
            if root.pieces[kind.offset + place]:
                found[place] = kind.force
    return found


def hired(root: Root) -> dict[int, int]:
    """Say whose warriors serve whom: the Riverfolk's whoever has bought them, once it is Daylight."""
    boards = [(seat, board) for seat, board in enumerate(root.boards) if isinstance(board, RiverfolkBoard)]
    serving = root.agenda.step.phase in (DAYLIGHT, EVENING)
    return {seat: board.hired for seat, board in boards if serving and board.hired >= 0}


def soup(root: Root, seat: int) -> bool:
    """Whether somebody has soup kitchens."""
    return "soup_kitchens" in [root.setting.deck.name[card] for card in root.lasting[seat]]


def ways(root: Root, seat: int, origin: int) -> set[int]:
    """Return where warriors of a seat may go from a clearing, read off the printed map and what lies on it.

    Besides open paths: rivers for who swims, has bought boats or builds them, the ferry, tunnels of both kinds.
    """
    near = open_paths(root, origin)
    name = root.setting.factions[seat].name
    cards = [root.setting.deck.name[card] for card in root.lasting[seat]]
    rivers = {other for river in root.setting.map.data.rivers if origin in river for other in river} - {origin}
    boats = [board.boats for board in root.boards if isinstance(board, RiverfolkBoard)]
    if name == "riverfolk" or seat in boats or "boat_builders" in cards:
        near |= rivers
    if "tunnels" in cards and origin in crafting(root, seat):
        near |= crafting(root, seat) - {origin}
    if name == "duchy":
        tunnels = where(root, seat, "tunnel")
        near |= tunnels if origin == BURROW else {BURROW} if origin in tunnels else set()
    free = near if "corvid_planners" in cards else rivers if name == "riverfolk" else set()
    rule = rulers(root)
    return {other for other in near if other in free or seat in (rule.get(origin), rule.get(other))}


def open_paths(root: Root, origin: int) -> set[int]:
    """Return where the map itself leads: along paths that are not closed, and by the ferry, which goes once a turn."""
    data = root.setting.map.data
    closed = {frozenset(path) for number, path in enumerate(data.closed_paths) if root.closed >> number & 1}
    paths = [path for path in data.paths if origin in path and frozenset(path) not in closed]
    near = {other for path in paths for other in path} - {origin}
    gone = any(power.name == "ferry" and root.once & power.once for power in root.setting.powers)
    if root.ferry and root.ferry == origin and not gone:
        near |= {clearing.id for clearing in data.clearing if clearing.coastal} - {origin}
    return near


def where(root: Root, seat: int, *names: str) -> set[int]:
    """Return the places where a seat has pieces of some kinds."""
    kinds = [kind for kind in root.setting.kinds_of[seat] if kind.name in names]
    return {place for place in range(PLACES) if any(root.pieces[kind.offset + place] for kind in kinds)}


def crafting(root: Root, seat: int) -> set[int]:
    """Return where a seat has pieces that craft."""
    board = root.boards[seat]
    garden = f"garden_{SUITS[board.outcast]}" if isinstance(board, CultBoard) else ""
    return where(root, seat, "workshop", "roost", "sympathy", "citadel", "market", garden)


def root_of(position: object) -> Root:
    """Return a position of Root as what it is."""
    return cast("Root", position)
