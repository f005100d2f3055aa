"""What must hold in every position: nothing lost, nothing doubled, nothing derived out of step."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rulewright.games.root.deck import ALL, SIZE, VIZIER_CARDS, all_in
from rulewright.games.root.rules.ruling import ruled, ruler
from rulewright.games.root.tables import FACTION
from rulewright.games.root.terms import CLEARINGS, PLACES, bits
from rulewright.kernel.law import law

if TYPE_CHECKING:
    from rulewright.games.root.position import Root


def audit(root: Root) -> list[str]:
    """List everything that cannot be."""
    return [
        *audit_cards(root),
        *audit_pieces(root),
        *audit_derived(root),
        *(fault for seat in root.setting.seats for fault in root.boards[seat].audit(root, seat)),
    ]


@law("root 1.5.1")
def audit_cards(root: Root) -> list[str]:
    """Every card of the deck is in exactly one place."""
    zones = [*root.hands, *root.play, root.discard, root.available, root.out]
    for board in root.boards:
        zones += [board.cards & ~VIZIER_CARDS, board.secrets]
    count = Counter(root.deck)
    for zone in zones:
        count.update(all_in(zone))
    faults = [f"card {card} is in {count[card]} places" for card in range(SIZE) if count[card] != 1]
    if any(zone & ~ALL for zone in zones):
        faults.append("a zone holds a card that is not of the deck")
    return faults


@law("root 1.5.1", "root 1.5.3")
def audit_pieces(root: Root) -> list[str]:
    """No faction has more warriors, buildings or tokens than the box holds, and slots hold one building each."""
    faults = []
    for seat in root.setting.seats:
        total = FACTION[root.setting.factions[seat].name].warriors
        on_map = sum(root.warriors[seat * PLACES : seat * PLACES + PLACES])
        found = on_map + root.supply[seat] + root.boards[seat].warriors
        if found != total or root.supply[seat] < 0:
            faults.append(f"seat {seat} has {found} warriors of {total}")
    for kind in root.setting.kinds:
        placed = sum(root.pieces[kind.offset : kind.offset + PLACES])
        if placed != root.placed[kind.number] or placed > kind.limit:
            faults.append(f"{placed} {kind.name} are on the map; counted {root.placed[kind.number]} of {kind.limit}")
    for place in CLEARINGS:
        built = sum(root.built[seat * PLACES + place] for seat in root.setting.seats) + bool(root.ruins[place])
        if built != root.filled[place] or built > root.setting.map.slots[place]:
            faults.append(f"clearing {place} has {built} of {root.setting.map.slots[place]} slots filled")
    return faults


def audit_derived(root: Root) -> list[str]:
    """What is derived from the pieces agrees with them."""
    faults = []
    for seat in root.setting.seats:
        army = sum(1 << place for place in range(PLACES) if root.warriors[seat * PLACES + place])
        if army != root.army[seat]:
            faults.append(f"the army of seat {seat} is out of step")
        rule = sum(1 << place for place in CLEARINGS if ruler(root, place) == seat)
        if rule != ruled(root, seat):
            faults.append(f"what seat {seat} rules is out of step")
        for building, table in ((True, root.built), (False, root.tokens)):
            for place in range(PLACES):
                pieces = sum(
                    root.pieces[kind.offset + place]
                    for kind in root.setting.kinds_of[seat]
                    if kind.building == building
                )
                if pieces != table[seat * PLACES + place]:
                    faults.append(f"the pieces of seat {seat} in place {place} are out of step")
    faults += [
        f"where {kind.name} stand is out of step"
        for kind in root.setting.kinds
        if root.homes[kind.number] != sum(1 << place for place in range(PLACES) if root.pieces[kind.offset + place])
    ]
    slots = root.setting.map.slots
    if bits(root.open) != tuple(place for place in CLEARINGS if root.filled[place] < slots[place]):
        faults.append("open slots are out of step")
    return faults
