"""What all factions like: cards, crafted cards, safety, and a foot in the door."""

from __future__ import annotations

from typing import TypeAlias

from rulewright.agents.root.decks import exiles, standard
from rulewright.agents.root.weights import Common
from rulewright.games.root.deck import IMMEDIATE
from rulewright.games.root.position import Root
from rulewright.games.root.power import Faction
from rulewright.games.root.rules.crafting import affordable, duplicate
from rulewright.games.root.rules.ways import adjacent
from rulewright.games.root.terms import BIRD, HAND_LIMIT, PLACES, Suit, all_in, bits
from rulewright.kernel.question import Seat

Pieces: TypeAlias = tuple[int, int, int, int]
"""Crafting pieces by suit."""

IN_PLAY = {**standard.IN_PLAY, **exiles.IN_PLAY}
"""What crafted cards promise whoever has them, as far as others can tell."""

_steps: dict[str, int] = {}


def before_step(root: Root, seat: Seat, name: str) -> bool:
    """Whether, in the turn of a seat, a step of its programme is still to come."""
    if root.turn != seat or root.agenda.seat != seat:
        return False
    faction = root.setting.factions[seat]
    key = f"{faction.name} {name}"
    place = _steps.get(key)
    if place is None:
        # A name may stand for two steps: the last of them; whoever has no such step is always past it.
        place = _steps[key] = max((at for at, step in enumerate(faction.programme) if step.name == name), default=-1)
    return root.agenda.cursor <= place


def draws_to_come(root: Root, seat: Seat) -> int:
    """Return how many cards the Evening of the present turn will still bring."""
    if not before_step(root, seat, "draw"):
        return 0
    if any(power.replaces_draw(root, seat) for power in root.kits[seat].replaces_draw):
        return 0
    faction: Faction = root.setting.factions[seat]
    return 1 + faction.draw_bonus(root, seat)


def crafting_pieces(root: Root, seat: Seat, name: str) -> Pieces:
    """Return all crafting pieces of a kind by suit, activated or not: next turn they are fresh again."""
    kind = root.setting.kind[seat, name]
    homes = root.homes[kind.number]
    if not homes:
        return (0, 0, 0, 0)
    count = [0, 0, 0, 0]
    for place in bits(homes):
        count[root.suits[place]] += root.pieces[kind.offset + place]
    return (0, count[1], count[2], count[3])


def hand(root: Root, seat: Seat, weights: Common, pieces: Pieces, share: float = 1.0) -> float:
    """Return what the hand is worth; `share` is the part of an item's points that the faction scores."""
    cards = root.hands[seat]
    held = cards.bit_count()
    value = weights.card * min(HAND_LIMIT, held)
    if held < HAND_LIMIT:
        value += weights.unseen_card * min(HAND_LIMIT - held, draws_to_come(root, seat))
    if not cards:
        return value
    deck = root.setting.deck
    value += weights.ambush_card * (cards & deck.ambush).bit_count()
    value += weights.bird_card * (cards & deck.of_suit[BIRD]).bit_count()
    value += weights.dominance_card * (cards & deck.dominance).bit_count()
    for card in all_in(cards & deck.craftable):
        able = affordable(deck.cost[card], pieces)
        item = deck.item[card]
        if item is not None:
            if root.items[item]:
                value += (weights.craft_points if able else weights.craft_later) * share * deck.points[card]
        elif able:
            if deck.kind[card] == IMMEDIATE:
                value += weights.favor_piece * favor_targets(root, seat, deck.suit[card])
            elif not duplicate(root, seat, card):
                value += weights.craft_lasting
    return value


def favor_targets(root: Root, seat: Seat, suit: Suit) -> int:
    """Return how many enemy buildings and tokens a Favor would remove."""
    found = 0
    for place in bits(root.of_suit[suit]):
        for other in root.setting.seats:
            if other != seat:
                found += root.built[other * PLACES + place] + root.tokens[other * PLACES + place]
    return found


def in_play(root: Root, seat: Seat, weights: Common) -> float:
    """Return what crafted cards are worth."""
    cards, names = root.lasting[seat], root.setting.deck.name
    if not cards:
        return 0.0
    value = sum(weights.in_play.get(name, 0.0) * share(root, seat, name) for name in map(names.__getitem__, cards))
    if root.aside and root.kits[seat].begins_birdsong:
        value += weights.lying * sum(root.aside)
    return value


def share(root: Root, seat: Seat, name: str) -> float:
    """Return how much of its worth a crafted card has for somebody as things are."""
    part = exiles.SHARE.get(name)
    return 1.0 if part is None else part(root, seat)


def promise(root: Root, seat: Seat) -> float:
    """Return the points that somebody's crafted cards promise."""
    names = root.setting.deck.name
    return sum(IN_PLAY.get(name, 0.0) * share(root, seat, name) for name in map(names.__getitem__, root.lasting[seat]))


def beside(root: Root, seat: Seat, place: int) -> tuple[int, ...]:
    """Return from where a clearing may be attacked: next to it, and to a coastal one the ferry goes as well."""
    near = adjacent(root, seat, place)
    if root.ferry and root.ferry != place and root.setting.map.coast >> place & 1:
        near |= 1 << root.ferry
    return bits(near)


def danger(root: Root, seat: Seat, place: int, weights: Common) -> float:
    """Return how likely what stands in a clearing is lost to its strongest neighbour before long."""
    warriors = root.warriors
    defenders = warriors[seat * PLACES + place]
    near = beside(root, seat, place)
    pressure, far_pressure = weights.pressure, weights.far_pressure
    worst = 0.0
    for other in root.setting.seats:
        if other == seat or root.partner[other] == seat or root.partner[seat] == other:
            continue
        base = other * PLACES
        here = warriors[base + place]
        coming = 0
        for neighbour in near:
            coming = max(coming, warriors[base + neighbour])
        threat = pressure * here + far_pressure * max(0, coming - 1)
        worst = max(worst, threat)
    return min(weights.certain, worst * 2.0 / (1.0 + defenders))


def targets(root: Root, seat: Seat, weights: Common) -> float:
    """Return what enemy buildings and tokens beside our own warriors promise."""
    value = 0.0
    target = weights.target
    for place in bits(root.army[seat]):
        force = root.warriors[seat * PLACES + place]
        for other in root.setting.seats:
            if other == seat or root.partner[other] == seat:
                continue
            index = other * PLACES + place
            prey = root.built[index] + root.tokens[index]
            if prey:
                value += target * min(prey, 2) * min(1.0, force / (2.0 + 2.0 * root.warriors[index]))
    return value


def warriors_worth(root: Root, seat: Seat, first: float, more: float, crowd: float) -> float:
    """Return what warriors on the map are worth.

    That is `first` in each clearing, `more` for each of the next two, and of that the share `crowd` for all others.
    """
    value = 0.0
    for place in bits(root.army[seat] & root.setting.map.clearings):
        number = root.warriors[seat * PLACES + place]
        value += first + more * min(number - 1, 2) + more * crowd * max(0, number - 3)
    return value
