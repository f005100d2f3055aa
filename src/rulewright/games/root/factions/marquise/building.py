"""6.5.4 Build: choosing a site, paying with wood from connected clearings, scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.root.factions.marquise.board import TRACK, WOOD_COST
from rulewright.games.root.rules.ruling import open_slots, placeable, ruled
from rulewright.games.root.rules.scoring import score
from rulewright.games.root.rules.ways import near
from rulewright.games.root.terms import CLEARINGS, Place, bits, place_target, places
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, choose

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.games.root.setting import Kind
    from rulewright.kernel.question import Seat

SITE: dict[str, tuple[Option[tuple[str, Place]], ...]] = {
    name: tuple(
        Option(f"{name}@{place}", (name, place), (f"piece:{name}", place_target(place)))
        for place in range(CLEARINGS.stop)
    )
    for name in TRACK
}


@law("root 6.5.4.II")
def cost(root: Root, kind: Kind) -> int | None:
    """Return the wood the next building of a kind costs, if one is left on its track."""
    placed = root.placed[kind.number]
    return WOOD_COST[placed] if placed < kind.limit else None


@law("root 6.5.4.II")
def connected(root: Root, seat: Seat, site: Place) -> int:
    """Return the ruled clearings from which wood reaches a ruled site, through ruled clearings only."""
    own = ruled(root, seat)
    reached = frontier = 1 << site
    while frontier:
        frontier = near(root, seat, frontier) & own & ~reached
        reached |= frontier
    return reached


def wood_in(root: Root, wood: Kind, clearings: int) -> int:
    """Return how much wood lies in a set of clearings."""
    return sum(root.pieces[wood.offset + place] for place in bits(root.homes[wood.number] & clearings))


@law("root 6.5.4", "root 6.5.4.I")
def buildings(root: Root, seat: Seat) -> list[Option[tuple[str, Place]]]:
    """Return every building the Marquise can place now: where she rules, has an open slot and enough wood."""
    own = ruled(root, seat)
    sites = own & open_slots(root) & placeable(root, seat)
    if root.why is not None:
        refuse(root, root.setting.map.clearings & ~own, "root 6.5.4.I", "why.not-ruled")
        refuse(root, own & ~open_slots(root), "root 2.2.3", "why.no-slot")
    wood = root.setting.kind[seat, "wood"]
    costs = [(name, cost(root, root.setting.kind[seat, name])) for name in TRACK]
    found: list[Option[tuple[str, Place]]] = []
    while sites:
        group = connected(root, seat, (sites & -sites).bit_length() - 1)
        budget = wood_in(root, wood, group)
        here = sites & group
        sites &= ~group
        for name, price in costs:
            if price is None:
                refuse(root, here, "root 1.5.1", "why.none-left", name)
            elif price > budget:
                refuse(root, here, "root 6.5.4.II", "why.no-wood", name)
            else:
                options = SITE[name]
                found += [options[place] for place in bits(here)]
    return found


def refuse(root: Root, clearings: int, paragraph: str, key: str, name: str = "") -> None:
    """Note, for whoever asks why, what keeps buildings from being placed."""
    if root.why is not None:
        for kind in (name,) if name else TRACK:
            for place in bits(clearings):
                site = SITE[kind][place]
                root.why.refuse(site, paragraph, key, *(() if name else site.targets[1:]))


@law("root 6.5.4", "root 6.5.4.III")
def build(root: Root, seat: Seat) -> Flow[None]:
    """Choose a building and a clearing, pay, place and score."""
    name, site = yield from choose(seat, "root.marquise.build", buildings(root, seat), ("root 6.5.4.I",))
    kind = root.setting.kind[seat, name]
    price = cost(root, kind) or 0
    yield from pay(root, seat, site, price)
    points = TRACK[name][root.placed[kind.number]]
    root.add_piece(kind, site)
    root.tell("placed", seat=seat, place=site, piece=name, number=1)
    score(root, seat, points, name)


@law("root 6.5.4.II")
def pay(root: Root, seat: Seat, site: Place, price: int) -> Flow[None]:
    """Remove wood from the site or from ruled clearings connected to it; the Marquise chooses which."""
    wood = root.setting.kind[seat, "wood"]
    group = connected(root, seat, site)
    for left in range(price, 0, -1):
        stores = root.homes[wood.number] & group
        options = places(stores)
        place = options[0].value
        if wood_in(root, wood, stores) > left:
            about = (place_target(site), f"number:{left}")
            place = yield from choose(seat, "root.marquise.wood", options, ("root 6.5.4.II",), about)
        root.take_piece(wood, place)
        root.tell("spent_wood", seat=seat, place=place)
