"""Counting everything on a table of Root, without the help of its own audit."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, cast

from rulewright.games.root.factions.vagabond.board import RUIN_ITEMS, STARTING_ITEMS, STATES, VagabondBoard
from rulewright.games.root.tables import FACTION, ITEM_TILES, item_of
from rulewright.games.root.terms import CLEARINGS, ITEMS, PLACES, all_in
from tests.builders.root_deck import DECK

if TYPE_CHECKING:
    from rulewright.games.root.position import Root

BOX_CARDS = Counter(DECK.name[: DECK.size])


def cards(root: Root) -> Counter[str]:
    """Count the cards of the deck by design, wherever they are."""
    zones = [*root.hands, *root.play, root.discard, root.available, root.out]
    zones += [zone for board in root.boards for zone in (board.cards & ~DECK.brought, board.secrets)]
    found = Counter(DECK.name[card] for card in root.deck)
    for zone in zones:
        found.update(DECK.name[card] for card in all_in(zone))
    return found


def pieces(root: Root, seat: int) -> dict[str, int]:
    """Count a faction's pieces: warriors on the map, in the supply and on the board; the others on the map."""
    found = {"warrior": root.supply[seat] + root.boards[seat].warriors + sum(warriors(root, seat))}
    for kind in root.setting.kinds_of[seat]:
        found[kind.name] = sum(root.pieces[kind.offset : kind.offset + PLACES])
    return found


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
    """Say who rules each clearing: most warriors and buildings, the Eyrie in a tie; the Cult by a garden."""
    found: dict[int, int | None] = {}
    names = [faction.name for faction in root.setting.factions]
    for place in CLEARINGS:
        strength = {
            seat: warriors(root, seat)[place]
            + sum(root.pieces[kind.offset + place] for kind in root.setting.kinds_of[seat] if kind.building)
            for seat in root.setting.seats
        }
        most = max(strength.values())
        first = [seat for seat in root.setting.seats if most and strength[seat] == most]
        eyrie = [seat for seat in first if names[seat] == "eyrie"]
        found[place] = first[0] if len(first) == 1 else next(iter(eyrie), None)
        gardens = [kind for kind in root.setting.kinds if kind.name.startswith("garden_")]
        for kind in gardens:
            if root.pieces[kind.offset + place]:
                found[place] = kind.force
    return found


def ways(root: Root, seat: int, origin: int) -> set[int]:
    """Return where warriors of a seat may go from a clearing, read off the printed map, its markers and its ferry."""
    data = root.setting.map.data
    closed = {frozenset(path) for number, path in enumerate(data.closed_paths) if root.closed >> number & 1}
    near = {
        other
        for path in data.paths
        if origin in path and frozenset(path) not in closed
        for other in path
        if other != origin
    }
    if root.ferry == origin and not any(
        power.name == "ferry" and root.once & power.once for power in root.setting.powers
    ):
        near |= {clearing.id for clearing in data.clearing if clearing.coastal} - {origin}
    rule = rulers(root)
    return {other for other in near if seat in (rule[origin], rule[other])}


def root_of(position: object) -> Root:
    """Return a position of Root as what it is."""
    return cast("Root", position)
