"""What must hold in every position: nothing lost, nothing doubled, nothing derived out of step."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rulewright.games.root.rules.ruling import ruled, ruler
from rulewright.games.root.tables import ITEM_TILES
from rulewright.games.root.terms import BESIDE, CLEARINGS, ITEMS, NOBODY, PLACES, all_in, bits
from rulewright.kernel.law import law

if TYPE_CHECKING:
    from rulewright.games.root.position import Root


def audit(root: Root) -> list[str]:
    """List everything that cannot be."""
    boards = (fault for seat in root.setting.seats for fault in root.boards[seat].audit(root, seat))
    return [*audit_table(root), *audit_items(root), *boards]


def audit_text(root: Root) -> list[str]:
    """List what cannot be in a position that somebody has written, who may have left things out."""
    boards = (fault for seat in root.setting.seats for fault in root.boards[seat].excess(root, seat))
    return [*audit_table(root), *audit_items(root), *boards, *audit_ruins(root)]


@law("root 5.1.4")
def audit_ruins(root: Root) -> list[str]:
    """Ruins are laid out before anybody sets up, and nobody explores them then."""
    missing = [str(place) for place in bits(root.setting.map.ruins) if not root.ruins[place]]
    return [f"during setup there are ruins in {', '.join(missing)}, too"] if root.turn == NOBODY and missing else []


def audit_table(root: Root) -> list[str]:
    """List what is lost, doubled or out of step beside the boards."""
    return [*audit_cards(root), *audit_pieces(root), *audit_terrain(root), *audit_derived(root)]


def audit_items(root: Root) -> list[str]:
    """Items are crafted out of the supply, and no more lie face down than there are."""
    down = [place for place in set(root.exhausted) if root.exhausted.count(place) > root.crafted[place]]
    found = [root.items[item] + sum(root.crafted[item :: len(ITEMS)]) for item in range(len(ITEMS))]
    return [f"more {ITEMS[place % len(ITEMS)]} lie face down than were crafted" for place in sorted(down)] + [
        f"{found[item]} {name} are in the supply or crafted, of {ITEM_TILES.supply.get(name, 0)}"
        for item, name in enumerate(ITEMS)
        if found[item] > ITEM_TILES.supply.get(name, 0)
    ]


@law("root 1.5.1")
def audit_cards(root: Root) -> list[str]:
    """Every card of the deck is in exactly one place."""
    deck = root.setting.deck
    zones = [*root.hands, *root.play, root.discard, root.available, root.out]
    for board in root.boards:
        zones += [board.cards & ~deck.brought, board.secrets]
    count = Counter(root.deck)
    for zone in zones:
        count.update(all_in(zone))
    faults = [f"card {deck.name[card]} is in {count[card]} places" for card in deck.cards if count[card] != 1]
    strange = {*count} - {*deck.cards}
    faults += [f"{deck.name[card]} is no card of the deck, and lies among them" for card in sorted(strange)]
    return faults


@law("root 1.5.1", "root 1.5.3")
def audit_pieces(root: Root) -> list[str]:
    """No faction has more warriors, buildings or tokens than the box holds, and slots hold one building each."""
    faults = []
    for force in root.setting.forces:
        total = root.setting.warriors[force]
        found = sum(root.warriors[force * PLACES : force * PLACES + PLACES]) + root.supply[force]
        found += sum(board.holds(force) for board in root.boards)
        found += root.aside[force] if root.aside else 0
        if found != total or root.supply[force] < 0:
            faults.append(f"{root.setting.names[force]} has {found} warriors of {total}")
    for kind in root.setting.kinds:
        placed = sum(root.pieces[kind.offset : kind.offset + PLACES])
        if placed != root.placed[kind.number] or placed > kind.limit:
            faults.append(f"{placed} {kind.name} are on the map; counted {root.placed[kind.number]} of {kind.limit}")
    for place in CLEARINGS:
        built = sum(root.built[place::PLACES]) + bool(root.ruins[place])
        if built != root.filled[place] or built > root.setting.map.slots[place]:
            faults.append(f"clearing {place} has {built} of {root.setting.map.slots[place]} slots filled")
    return faults


@law("root C.2.1", "root C.2.5", "root C.3.1", "root C.3.2")
def audit_terrain(root: Root) -> list[str]:
    """The ferry lies on the coast, the tower in a clearing, and only paths that began closed are closed."""
    woods = root.setting.map
    faults = []
    if bool(root.ferry) != bool(woods.ferry) or (root.ferry and not woods.coast >> root.ferry & 1):
        faults.append(f"the ferry lies in {root.ferry}, which is no coastal clearing")
    if bool(root.tower) != bool(woods.tower) or root.tower not in (0, *CLEARINGS):
        faults.append(f"the tower stands in {root.tower}")
    if root.closed >> len(woods.closed):
        faults.append("a path is closed that the map does not know")
    if root.once & ~sum(power.once for power in root.setting.powers):
        faults.append("something was done once this turn that nothing on this map allows")
    return faults


def audit_derived(root: Root) -> list[str]:
    """What is derived from the pieces agrees with them."""
    faults = []
    for force in root.setting.forces:
        army = sum(1 << place for place in range(PLACES) if root.warriors[force * PLACES + place])
        if army != root.army[force]:
            faults.append(f"the army of {root.setting.names[force]} is out of step")
        rule = sum(1 << place for place in (BESIDE, *CLEARINGS) if ruler(root, place) == force)
        if rule != ruled(root, force):
            faults.append(f"what {root.setting.names[force]} rules is out of step")
        for building, table in ((True, root.built), (False, root.tokens)):
            for place in range(PLACES):
                pieces = sum(
                    root.pieces[kind.offset + place]
                    for kind in root.setting.kinds_of[force]
                    if kind.building == building
                )
                if pieces != table[force * PLACES + place]:
                    faults.append(f"the pieces of {root.setting.names[force]} in place {place} are out of step")
    faults += [
        f"where {kind.name} stand is out of step"
        for kind in root.setting.kinds
        if root.homes[kind.number] != sum(1 << place for place in range(PLACES) if root.pieces[kind.offset + place])
    ]
    slots = root.setting.map.slots
    if bits(root.open) != tuple(place for place in CLEARINGS if root.filled[place] < slots[place]):
        faults.append("open slots are out of step")
    return faults
