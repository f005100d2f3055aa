"""What others have, and how much it hurts; dominance cards, theirs and ours."""

from __future__ import annotations

from rulewright.agents.root.common import beside, promise
from rulewright.agents.root.opinions import OPINIONS
from rulewright.agents.root.weights import Common
from rulewright.games.root.position import Root
from rulewright.games.root.rules.dominance import NEEDED_CLEARINGS
from rulewright.games.root.rules.ruling import ruled
from rulewright.games.root.terms import BIRD, PLACES, WIN, bits
from rulewright.kernel.question import Seat


def rivals(root: Root, seat: Seat, weights: Common) -> float:
    """Return how much the others' prospects hurt."""
    hurt = 0.0
    lead = 0
    for other in root.setting.seats:
        if other == seat or root.partner[seat] == other or root.partner[other] == seat:
            continue
        if root.dominance[other] >= 0:
            steps, needed = progress(root, other)
            hurt += weights.rival_dominance if steps >= needed else weights.rival_on_the_way * steps
        else:
            points = root.points[other]
            hurt += weights.rival_point * points
            lead = max(lead, points)
        base = other * PLACES
        pieces = sum(root.built[base + 1 : base + PLACES]) + sum(root.tokens[base + 1 : base + PLACES])
        # What comes of itself when another turn begins: to end one's own turn must not look bad for it.
        pieces -= OPINIONS[root.setting.factions[other].name].passing(root, other)
        army = sum(root.warriors[base + 1 : base + PLACES])
        board = root.boards[other]
        cards = root.hands[other].bit_count() + board.secrets.bit_count()
        hurt += weights.rival_piece * pieces + weights.rival_warrior * army + weights.rival_card * cards
        if root.lasting[other]:
            hurt += weights.rival_in_play * promise(root, other)
    return hurt + weights.leader_point * lead + weights.close_point * max(0, min(lead, WIN) - weights.close)


def progress(root: Root, seat: Seat) -> tuple[int, int]:
    """Return how many of the clearings that an active dominance card demands are ruled, and how many it demands."""
    own = ruled(root, seat)
    suit = root.setting.deck.suit[root.dominance[seat]]
    if suit != BIRD:
        return (own & root.of_suit[suit]).bit_count(), NEEDED_CLEARINGS
    corners = root.setting.map.corners & own
    if not corners:
        return 0, 2
    return 1 + any(own >> root.setting.map.opposite[corner] & 1 for corner in bits(corners)), 2


def dominion(root: Root, seat: Seat, weights: Common) -> float:
    """Return what an own active dominance card promises."""
    steps, needed = progress(root, seat)
    if steps < needed:
        return weights.on_the_way * steps
    own = ruled(root, seat)
    suit = root.setting.deck.suit[root.dominance[seat]]
    held = own & (root.setting.map.corners if suit == BIRD else root.of_suit[suit])
    margins = sorted((margin(root, seat, place) for place in bits(held)), reverse=True)
    return weights.held + weights.margin * max(0, min(3, margins[needed - 1]))


def margin(root: Root, seat: Seat, place: int) -> int:
    """Return by how much a seat outnumbers the strongest rival in or next to a clearing."""
    index = seat * PLACES + place
    strongest = 0
    for other in root.setting.seats:
        if other != seat:
            base = other * PLACES
            near = (place, *beside(root, other, place))
            around = max(root.warriors[base + where] for where in near)
            strongest = max(strongest, around)
    return root.warriors[index] + root.built[index] - strongest
