"""4.3 Battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.root.power import Batch, Fight
from rulewright.games.root.rules.cards import discard, matching_cards, offer_card
from rulewright.games.root.rules.removal import remove_hired, remove_pieces, remove_warriors, resolve
from rulewright.games.root.rules.ruling import decider, enemies, hired_by, presence
from rulewright.games.root.tables import BATTLE_DIE
from rulewright.games.root.terms import DECLINE, PLACES, Force, Place, bits, place_target
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, choose

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.games.root.power import Power
    from rulewright.games.root.setting import Kind

FACES = len(BATTLE_DIE.faces)
AMBUSH_HITS = 2


@law("root 4.3", "root G.1.8")
def battles(root: Root, force: Force, clearings: int = -1) -> list[Option[tuple[Place, Force]]]:
    """Return every battle a force may start: a clearing with its warriors or pawn, and an enemy with pieces."""
    found: list[Option[tuple[Place, Force]]] = []
    fighters = root.army[force]
    if root.pawns[force]:
        fighters |= 1 << root.pawns[force]
    lent = hired_by(root, force)
    fields = (fighters | (root.army[lent] if lent >= 0 else 0)) & clearings & root.setting.map.clearings
    present = [(other, presence(root, other)) for other in root.setting.forces if enemies(root, force, other)]
    for clearing in bits(fields):
        options = root.setting.fight_option[clearing]
        for other, places in present:
            # Nobody fights against whoever they serve for another.
            if places >> clearing & 1 and (other != lent or fighters >> clearing & 1):
                found.append(options[other])
    refuse_battles(root, force, fighters)
    return found


def refuse_battles(root: Root, force: Force, fighters: int) -> None:
    """Note, for whoever asks why, what keeps battles from being offered."""
    if root.why is None:
        return
    for clearing in bits(root.setting.map.clearings):
        for other in root.setting.forces:
            option = root.setting.fight_option[clearing][other]
            if not fighters >> clearing & 1:
                root.why.refuse(option, "root 4.3", "why.no-fighters", option.targets[0])
            elif not enemies(root, force, other):
                root.why.refuse(option, "root G.1.8", "why.no-enemy", option.targets[1])
            elif not root.on_map(other, clearing):
                root.why.refuse(option, "root 4.3", "why.no-defender", *option.targets)


@law("root 4.3")
def battle(root: Root, attacker: Force, clearing: Place, defender: Force) -> Flow[None]:
    """Fight one battle in a clearing."""
    fight = Fight(attacker, defender, clearing)
    if root.teller:
        root.tell("battle", attacker=attacker, defender=defender, clearing=clearing)
    for power in root.kits[attacker].before_battle:
        flow = power.before_battle(root, attacker, fight)
        if flow is not None:
            yield from flow
    fought_off = yield from ambush(root, fight)
    if not fought_off:
        roll(root, fight)
        yield from use_effects(root, fight)
        yield from deal_hits(root, fight)
    for force in (attacker, defender):
        for power in root.kits[force].after_battle:
            power.after_battle(root, force, fight)


@law("root 4.3.1", "root 4.3.1.I", "root 4.3.1.II", "root 2.1.2")
def ambush(root: Root, fight: Fight) -> Flow[bool]:
    """Let the defender ambush and the attacker foil it; return whether no attacker is left.

    Whoever holds a card is asked, whether or not it is an ambush: the question must not betray the hand.  Forces that
    are no seat's own have no cards to play.
    """
    clearing = fight.clearing
    about = (place_target(clearing),)
    if fight.defender not in root.setting.seats or not root.hands[fight.defender]:
        return False
    ambushes = root.setting.deck.ambush
    cards = matching_cards(root, fight.defender, clearing) & ambushes
    card = yield from offer_card(root, fight.defender, "root.battle.ambush", cards, ("root 4.3.1",), about)
    if card is None:
        return False
    discard(root, fight.defender, card)
    if any(power.ignores_ambush(root, fight.attacker, fight) for power in root.kits[fight.attacker].ignores_ambush):
        return False
    if fight.attacker in root.setting.seats and root.hands[fight.attacker]:
        cards = matching_cards(root, fight.attacker, clearing) & ambushes
        foil = yield from offer_card(root, fight.attacker, "root.battle.foil", cards, ("root 4.3.1.I",), about)
        if foil is not None:
            discard(root, fight.attacker, foil)
            return False
    if root.teller:
        root.tell("ambushed", attacker=fight.attacker, defender=fight.defender, hits=AMBUSH_HITS)
    batch = Batch(fight)
    yield from take_hits(root, fight, fight.attacker, AMBUSH_HITS, batch)
    yield from resolve(root, batch)
    return not troops(root, fight, fight.attacker) and root.pawns[fight.attacker] != clearing


@law("root 4.3", "root 11.2.7.III")
def troops(root: Root, fight: Fight, force: Force) -> int:
    """Return the warriors that fight for a side: its own, and those it has hired, but never against their owner."""
    return root.warriors[force * PLACES + fight.clearing] + mercenaries(root, fight, force)


@law("root 11.2.7.III")
def mercenaries(root: Root, fight: Fight, force: Force) -> int:
    """Return the hired warriors that fight for a side."""
    lent = hired_by(root, force)
    return root.warriors[lent * PLACES + fight.clearing] if lent >= 0 and lent != fight.opponent(force) else 0


@law("root 4.3.2", "root 4.3.2.I")
def roll(root: Root, fight: Fight) -> None:
    """Roll both dice: the attacker will deal the higher, the defender the lower, capped by their warriors."""
    one, other = root.fate.roll(FACES), root.fate.roll(FACES)
    high, low = (one, other) if one > other else (other, one)
    kit = root.kits[fight.defender]
    if any(power.takes_higher_die(root, fight.defender, fight) for power in kit.takes_higher_die):
        high, low = low, high
    fight.rolled[fight.attacker] = min(high, might(root, fight, fight.attacker))
    fight.rolled[fight.defender] = min(low, might(root, fight, fight.defender))
    if root.teller:
        root.tell(
            "rolled",
            dice=(one, other),
            attacker=fight.rolled[fight.attacker],
            defender=fight.rolled[fight.defender],
            attacker_die=high,
            defender_die=low,
        )


@law("root 4.3.2.I")
def might(root: Root, fight: Fight, force: Force) -> int:
    """Return the most rolled hits a side can deal: its warriors in the clearing, unless a power counts otherwise."""
    for power in root.kits[force].might:
        strength = power.might(root, force, fight)
        if strength is not None:
            return strength
    return troops(root, fight, force)


@law("root 4.3.3.II")
def is_defenseless(root: Root, fight: Fight) -> bool:
    """Whether the defender has no warriors in the clearing, or what counts instead."""
    for power in root.kits[fight.defender].defenseless:
        verdict = power.defenseless(root, fight.defender, fight)
        if verdict is not None:
            return verdict
    return not troops(root, fight, fight.defender)


@law("root 4.3.3", "root 4.3.3.I", "root 4.3.3.II", "root 1.4.2")
def use_effects(root: Root, fight: Fight) -> Flow[None]:
    """Add extra hits, which nothing caps, and let both sides use what they may; the attacker says who begins."""
    for force in (fight.attacker, fight.defender):
        for power in root.kits[force].extra_hits:
            add_hits(root, fight, force, power.extra_hits(root, force, fight), power.name)
    if is_defenseless(root, fight):
        add_hits(root, fight, fight.attacker, 1, "defenseless")
    sides = [force for force in (fight.attacker, fight.defender) if effects(root, fight, force)]
    if len(sides) > 1:
        options = [root.setting.force_option[force] for force in sides]
        first = yield from choose(decider(root, fight.attacker), "root.battle.first", options, ("root 4.3.3",))
        if first == fight.defender:
            sides.reverse()
    for force in sides:
        yield from use_own_effects(root, fight, force)


@law("root 4.3.3.I")
def add_hits(root: Root, fight: Fight, force: Force, number: int, cause: str) -> None:
    """Let a side deal extra hits, and tell what they come from."""
    fight.extra[force] += number
    if number and root.teller:
        root.tell("extra_hits", seat=force, number=number, cause=cause)


def effects(root: Root, fight: Fight, force: Force) -> list[Option[Any]]:
    """Return the optional effects a side may use now."""
    found: list[Option[Any]] = []
    for power in root.kits[force].battle_effects:
        found += power.battle_effects(root, force, fight)
    return found


@law("root 4.3.3")
def use_own_effects(root: Root, fight: Fight, force: Force) -> Flow[None]:
    """Let one side use its optional effects until it has had enough."""
    while True:
        offered = effects(root, fight, force)
        if not offered:
            return
        about = (place_target(fight.clearing),)
        seat = decider(root, force)
        power: Power | None = yield from choose(seat, "root.battle.effect", [DECLINE, *offered], ("root 4.3.3",), about)
        if power is None:
            return
        power.use_effect(root, force, fight)


@law("root 4.3.4")
def deal_hits(root: Root, fight: Fight) -> Flow[None]:
    """Let both sides take their hits at the same time: one batch."""
    batch = Batch(fight)
    to_defender = fight.rolled[fight.attacker] + fight.extra[fight.attacker]
    to_attacker = fight.rolled[fight.defender] + fight.extra[fight.defender]
    if root.teller:
        root.tell("hits", attacker=to_defender, defender=to_attacker)
    yield from take_hits(root, fight, fight.defender, to_defender, batch)
    yield from take_hits(root, fight, fight.attacker, to_attacker, batch)
    yield from resolve(root, batch)


@law("root 4.3.4")
def take_hits(root: Root, fight: Fight, force: Force, hits: int, batch: Batch) -> Flow[None]:
    """Lose one piece per hit: warriors first, then buildings and tokens as their owner chooses."""
    if not hits:
        return
    for power in root.kits[force].take_hits:
        flow = power.take_hits(root, force, fight, hits, batch)
        if flow is not None:
            yield from flow
            return
    by = fight.opponent(force)
    clearing = fight.clearing
    hired = mercenaries(root, fight, force)
    if hired:
        share = hired_share(hits, root.warriors[force * PLACES + clearing], hired)
        if share:
            remove_hired(root, batch, fight, force, share)
        hits -= share
    warriors = min(hits, root.warriors[force * PLACES + clearing])
    if warriors:
        remove_warriors(root, batch, by, force, clearing, warriors)
        hits -= warriors
    while hits:
        kinds = [kind for kind in root.setting.kinds_of[force] if root.pieces[kind.offset + clearing]]
        if not kinds:
            return
        lost = yield from choose_loss(root, force, kinds, clearing, hits)
        remove_pieces(root, batch, by, lost, clearing, 1)
        hits -= 1


@law("root 11.2.7.III.a")
def hired_share(hits: int, own: int, hired: int) -> int:
    """Return how many hits fall on hired warriors: half, rounded down, and what is too much for one's own (R-73)."""
    share = hits // 2
    return min(hired, max(share, hits - own))


def choose_loss(root: Root, force: Force, kinds: list[Kind], clearing: Place, hits: int) -> Flow[Kind]:
    """Ask which building or token to lose, unless all of them go anyway."""
    if hits >= sum(root.pieces[kind.offset + clearing] for kind in kinds):
        return kinds[0]
    options = [kind.option for kind in kinds]
    about = (place_target(clearing),)
    return (yield from choose(decider(root, force), "root.battle.loss", options, ("root 4.3.4",), about))
