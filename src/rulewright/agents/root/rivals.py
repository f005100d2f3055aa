"""What others have, and how much it hurts; dominance cards, theirs and ours."""

from __future__ import annotations

from rulewright.games.root.deck import SUIT_OF
from rulewright.games.root.position import Root
from rulewright.games.root.rules.dominance import NEEDED_CLEARINGS
from rulewright.games.root.rules.ruling import ruled
from rulewright.games.root.terms import BIRD, PLACES, WIN, bits
from rulewright.kernel.question import Seat

RIVAL_POINT = 0.15
"""A point of any rival."""
LEADER_POINT = 0.25
"""A point of the leading rival, on top: he must be stopped first."""
CLOSE = 22
"""From here on a rival is about to win."""
CLOSE_POINT = 0.5
"""A point of a rival who is about to win, on top."""
RIVAL_PIECE = 0.25
"""A building or token of a rival makes points for him."""
RIVAL_WARRIOR = 0.07
"""A warrior of a rival."""
RIVAL_CARD = 0.12
"""A card in a rival's hand or in his stack."""
RIVAL_DOMINANCE = 25.0
"""A rival who would win by dominance if his turn began now."""
RIVAL_ON_THE_WAY = 2.0
"""For each step towards that."""
HELD = 15.0
"""Our own dominance card, while we hold what it demands: much may happen until our next Birdsong."""
MARGIN = 1.0
"""For each warrior by which we hold the weakest of the clearings it demands (three at most)."""
ON_THE_WAY = 3.0
"""For each of the clearings it demands, while some are missing."""


def rivals(root: Root, seat: Seat) -> float:
    """Return how much the others' prospects hurt."""
    hurt = 0.0
    lead = 0
    for other in root.setting.seats:
        if other == seat or root.partner[seat] == other or root.partner[other] == seat:
            continue
        if root.dominance[other] >= 0:
            steps, needed = progress(root, other)
            hurt += RIVAL_DOMINANCE if steps >= needed else RIVAL_ON_THE_WAY * steps
        else:
            points = root.points[other]
            hurt += RIVAL_POINT * points
            lead = max(lead, points)
        base = other * PLACES
        pieces = sum(root.built[base + 1 : base + PLACES]) + sum(root.tokens[base + 1 : base + PLACES])
        wood = root.setting.kind.get((other, "wood"))
        if wood is not None:
            # Wood comes of itself when the Marquise's turn begins: to end one's own turn must not look bad for it.
            pieces -= root.placed[wood.number]
        army = sum(root.warriors[base + 1 : base + PLACES])
        board = root.boards[other]
        cards = root.hands[other].bit_count() + board.secrets.bit_count()
        hurt += RIVAL_PIECE * pieces + RIVAL_WARRIOR * army + RIVAL_CARD * cards
    return hurt + LEADER_POINT * lead + CLOSE_POINT * max(0, min(lead, WIN) - CLOSE)


def progress(root: Root, seat: Seat) -> tuple[int, int]:
    """Return how many of the clearings that an active dominance card demands are ruled, and how many it demands."""
    own = ruled(root, seat)
    suit = SUIT_OF[root.dominance[seat]]
    if suit != BIRD:
        return (own & root.of_suit[suit]).bit_count(), NEEDED_CLEARINGS
    corners = root.setting.map.corners & own
    if not corners:
        return 0, 2
    return 1 + any(own >> root.setting.map.opposite[corner] & 1 for corner in bits(corners)), 2


def dominion(root: Root, seat: Seat) -> float:
    """Return what an own active dominance card promises."""
    steps, needed = progress(root, seat)
    if steps < needed:
        return ON_THE_WAY * steps
    own = ruled(root, seat)
    suit = SUIT_OF[root.dominance[seat]]
    held = own & (root.setting.map.corners if suit == BIRD else root.of_suit[suit])
    margins = sorted((margin(root, seat, place) for place in bits(held)), reverse=True)
    return HELD + MARGIN * max(0, min(3, margins[needed - 1]))


def margin(root: Root, seat: Seat, place: int) -> int:
    """Return by how much a seat outnumbers the strongest rival in or next to a clearing."""
    index = seat * PLACES + place
    strongest = 0
    for other in root.setting.seats:
        if other != seat:
            base = other * PLACES
            around = max(root.warriors[base + near] for near in (place, *bits(root.setting.map.adjacent[place])))
            strongest = max(strongest, around)
    return root.warriors[index] + root.built[index] - strongest
