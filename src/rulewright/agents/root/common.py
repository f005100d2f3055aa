"""What all factions like: cards, crafted cards, safety, and a foot in the door."""

from __future__ import annotations

from rulewright.games.root.deck import AMBUSH, COST, CRAFTABLE, DOMINANCE, ITEM_ON, KIND, NAME, OF_SUIT, POINTS, all_in
from rulewright.games.root.position import Root
from rulewright.games.root.power import Faction
from rulewright.games.root.rules.crafting import affordable, duplicate
from rulewright.games.root.terms import BIRD, HAND_LIMIT, PLACES, bits
from rulewright.kernel.question import Seat

CARD = 0.6
"""A hand card: it will be spent on something."""
UNSEEN_CARD = CARD + 0.25
"""A card that will be drawn: on average it is a bit more than just a card."""
AMBUSH_CARD = 0.35
"""An ambush kills two, or makes attackers think twice."""
BIRD_CARD = 0.15
"""A bird serves as any suit."""
DOMINANCE_CARD = -0.45
"""A dominance card cannot be crafted."""
CRAFT_POINTS = 0.55
"""Share of an item's points, as long as it is only in hand but could be crafted."""
CRAFT_LATER = 0.1
"""The same, while crafting pieces are missing."""
CRAFT_LASTING = 0.5
"""A lasting card in hand that could be crafted."""
FAVOR_PIECE = 0.35
"""A Favor in hand that could be crafted, for each enemy building or token it would remove."""
IN_PLAY = {
    "royal_claim": 3.0,  # several points, next Birdsong
    "better_burrow_bank": 1.2,
    "command_warren": 1.2,
    "stand_and_deliver": 0.8,
    "cobbler": 0.8,
    "brutal_tactics": 0.8,
    "tax_collector": 0.9,
    "armorers": 0.9,
    "sappers": 0.7,
    "scouting_party": 0.5,
    "codebreakers": 0.2,
}
"""Crafted cards: what they will do over the rest of the game."""

PRESSURE = 0.12
"""Share of a building's or token's worth that is lost with each attacker in excess of its defenders."""
FAR_PRESSURE = 0.05
"""The same for attackers who are still one clearing away."""
CERTAIN = 0.8
"""Nothing is ever lost for certain."""
TARGET = 0.3
"""A building or token of an enemy that our warriors stand beside: a point to be had by battle."""

_steps: dict[str, int] = {}


def before_step(root: Root, seat: Seat, name: str) -> bool:
    """Whether, in the turn of a seat, a step of its programme is still to come."""
    if root.turn != seat or root.agenda.seat != seat:
        return False
    faction = root.setting.factions[seat]
    key = f"{faction.name} {name}"
    place = _steps.get(key)
    if place is None:
        names = [step.name for step in faction.programme]
        place = _steps[key] = len(names) - 1 - names[::-1].index(name)  # a name may stand for two steps: the last
    return root.agenda.cursor <= place


def draws_to_come(root: Root, seat: Seat) -> int:
    """Return how many cards the Evening of the present turn will still bring."""
    if not before_step(root, seat, "draw"):
        return 0
    faction: Faction = root.setting.factions[seat]
    return 1 + faction.draw_bonus(root, seat)


def crafting_pieces(root: Root, seat: Seat, name: str) -> tuple[int, int, int, int]:
    """Return all crafting pieces of a kind by suit, activated or not: next turn they are fresh again."""
    kind = root.setting.kind[seat, name]
    homes = root.homes[kind.number]
    if not homes:
        return (0, 0, 0, 0)
    count = [0, 0, 0, 0]
    for place in bits(homes):
        count[root.suits[place]] += root.pieces[kind.offset + place]
    return (0, count[1], count[2], count[3])


def hand(root: Root, seat: Seat, pieces: tuple[int, int, int, int], share: float = 1.0) -> float:
    """Return what the hand is worth; `share` is the part of an item's points that the faction scores."""
    cards = root.hands[seat]
    held = cards.bit_count()
    value = CARD * min(HAND_LIMIT, held)
    if held < HAND_LIMIT:
        value += UNSEEN_CARD * min(HAND_LIMIT - held, draws_to_come(root, seat))
    if not cards:
        return value
    value += AMBUSH_CARD * (cards & AMBUSH).bit_count()
    value += BIRD_CARD * (cards & OF_SUIT[BIRD]).bit_count()
    value += DOMINANCE_CARD * (cards & DOMINANCE).bit_count()
    for card in all_in(cards & CRAFTABLE):
        able = affordable(COST[card], pieces)
        item = ITEM_ON[card]
        if item is not None:
            if root.items[item]:
                value += (CRAFT_POINTS if able else CRAFT_LATER) * share * POINTS[card]
        elif able:
            if KIND[card] == "immediate":
                value += FAVOR_PIECE * favor_targets(root, seat, NAME[card])
            elif not duplicate(root, seat, card):
                value += CRAFT_LASTING
    return value


FAVOR_SUIT = {"favor_of_the_foxes": 1, "favor_of_the_rabbits": 2, "favor_of_the_mice": 3}


def favor_targets(root: Root, seat: Seat, name: str) -> int:
    """Return how many enemy buildings and tokens a Favor would remove."""
    found = 0
    for place in bits(root.of_suit[FAVOR_SUIT[name]]):
        for other in root.setting.seats:
            if other != seat:
                found += root.built[other * PLACES + place] + root.tokens[other * PLACES + place]
    return found


def in_play(root: Root, seat: Seat) -> float:
    """Return what crafted cards are worth."""
    cards = root.play[seat]
    return sum(IN_PLAY.get(NAME[card], 0.0) for card in all_in(cards)) if cards else 0.0


def danger(root: Root, seat: Seat, place: int) -> float:
    """Return how likely what stands in a clearing is lost to its strongest neighbour before long."""
    warriors = root.warriors
    defenders = warriors[seat * PLACES + place]
    near = bits(root.setting.map.adjacent[place])
    worst = 0.0
    for other in root.setting.seats:
        if other == seat or root.partner[other] == seat or root.partner[seat] == other:
            continue
        base = other * PLACES
        here = warriors[base + place]
        coming = 0
        for neighbour in near:
            coming = max(coming, warriors[base + neighbour])
        threat = PRESSURE * here + FAR_PRESSURE * max(0, coming - 1)
        worst = max(worst, threat)
    return min(CERTAIN, worst * 2.0 / (1.0 + defenders))


def targets(root: Root, seat: Seat) -> float:
    """Return what enemy buildings and tokens beside our own warriors promise."""
    value = 0.0
    for place in bits(root.army[seat]):
        force = root.warriors[seat * PLACES + place]
        for other in root.setting.seats:
            if other == seat or root.partner[other] == seat:
                continue
            index = other * PLACES + place
            prey = root.built[index] + root.tokens[index]
            if prey:
                value += TARGET * min(prey, 2) * min(1.0, force / (2.0 + 2.0 * root.warriors[index]))
    return value


def warriors_worth(root: Root, seat: Seat, first: float, more: float) -> float:
    """Return what warriors on the map are worth: `first` in each clearing, `more` for each of the next two."""
    value = 0.0
    for place in bits(root.army[seat]):
        number = root.warriors[seat * PLACES + place]
        value += first + more * min(number - 1, 2) + more * 0.4 * max(0, number - 3)
    return value
