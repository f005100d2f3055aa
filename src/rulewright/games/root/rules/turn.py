"""1.4.1 Turns: the parts every faction's turn has, and what cards let a player do in between."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from rulewright.games.root.power import GRANTED
from rulewright.games.root.rules.cards import ask_card, discard, draw
from rulewright.games.root.rules.crafting import craft, craftable
from rulewright.games.root.rules.dominance import (
    activate_dominance,
    check_dominance,
    dominance_actions,
    dominance_open,
    take_dominance,
    tell_waiting,
)
from rulewright.games.root.terms import (
    BEFORE_DRAW,
    BIRDSONG,
    DAYLIGHT,
    DONE,
    EVENING,
    EVENING_DRAW,
    HAND_LIMIT,
    NOBODY,
    PLACES,
    START_OF_BIRDSONG,
    START_OF_DAYLIGHT,
    START_OF_EVENING,
    Card,
)
from rulewright.kernel.agenda import Deed, Idle, Run, Step
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, ask, choose

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.games.root.position import Root
    from rulewright.kernel.question import Seat


class Entry(NamedTuple):
    """A step of a faction's own, within a phase."""

    name: str
    run: Run | None = None
    deed: Deed | None = None
    idle: Idle | None = None
    moment: str = ""
    """The moment before it at which cards in play may be used, if there is one."""


OPENING = {BIRDSONG: START_OF_BIRDSONG, DAYLIGHT: START_OF_DAYLIGHT, EVENING: START_OF_EVENING}


@law("root 1.4.1")
def turn_programme(birdsong: Sequence[Entry], daylight: Sequence[Entry], evening: Sequence[Entry]) -> tuple[Step, ...]:
    """Return a whole turn: Birdsong, Daylight, Evening, each with what happens at its start."""
    steps = [Step("begin", BIRDSONG, deed=begin_turn)]
    for phase, own in ((BIRDSONG, birdsong), (DAYLIGHT, daylight), (EVENING, evening)):
        if phase != BIRDSONG:
            steps.append(Step("phase", phase, deed=begin_phase, idle=nobody_heeds))
        steps.append(Step("start", phase, openings[phase], idle=nothing_at_start))
        if phase == BIRDSONG:
            steps.append(Step("dominance", phase, deed=check_again))
        for entry in own:
            if entry.moment:
                steps.append(Step("instead", phase, window(entry.moment), idle=nothing_at(entry.moment)))
            steps.append(Step(entry.name, phase, entry.run, deed=entry.deed, idle=entry.idle))
        if phase == BIRDSONG:
            steps.append(Step("end", phase, end_birdsong, idle=nothing_due))
    steps.append(Step("end", EVENING, deed=end_turn))
    return tuple(steps)


@law("root 1.4.1")
def begin_turn(root: Root, seat: Seat) -> None:
    """Begin a turn: crafting pieces and once-a-turn cards are fresh, and dominance may win before all else."""
    root.used = 0
    root.once = 0
    root.activated = bytearray(PLACES)
    note_phase(root, BIRDSONG)
    if root.teller:
        root.tell("turn", seat=seat, round=root.round)
        root.tell("phase", seat=seat, phase=BIRDSONG)
    check_dominance(root, seat)
    for power in root.kits[seat].begins_birdsong:
        power.begins_birdsong(root, seat)


@law("root 1.4.1")
def begin_phase(root: Root, seat: Seat) -> None:
    """Tell that Daylight or Evening has begun, and let powers note it."""
    phase = root.agenda.step.phase
    root.tell("phase", seat=seat, phase=phase)
    note_phase(root, phase)


def note_phase(root: Root, phase: str) -> None:
    """Let powers note that a phase begins."""
    for owner, power in root.crowd.phase_begins:
        power.phase_begins(root, owner, phase)


def nobody_heeds(root: Root, seat: Seat) -> bool:
    """Whether there is nobody to tell or to heed the beginning of a phase: then the step can be passed over."""
    return root.teller is None and not root.crowd.phase_begins


@law("root 3.3.1.I", "root 3.3.1.II")
def check_again(root: Root, seat: Seat) -> None:
    """Test dominance again after the other start-of-Birdsong effects (ruling R-16), and tell if it has not won."""
    check_dominance(root, seat)
    tell_waiting(root, seat)


@law("root 4.1.3", "root 1.4.1")
def end_birdsong(root: Root, seat: Seat) -> Flow[bool]:
    """Do what must be done at the end of Birdsong: nobody is asked whether."""
    for power in root.kits[seat].ends_birdsong:
        flow = power.ends_birdsong(root, seat)
        if flow is not None:
            yield from flow
    return False


def nothing_due(root: Root, seat: Seat) -> bool:
    """Whether nothing must be done at the end of Birdsong."""
    return not root.kits[seat].ends_birdsong


@law("root 1.4.1", "root C.3.4")
def end_turn(root: Root, seat: Seat) -> None:
    """End a turn, with what the end of Evening brings about."""
    for owner, power in root.crowd.turn_ends:
        power.turn_ends(root, owner, seat)


def no_cards(root: Root, seat: Seat) -> bool:
    """Whether no card in play gives its owner anything to do at any moment."""
    return not root.kits[seat].actions


def nothing_at_start(root: Root, seat: Seat) -> bool:
    """Whether neither cards in play nor anybody's services give a seat anything to do at the start of a phase."""
    return not root.kits[seat].actions and not root.crowd.offers


def services(root: Root, seat: Seat, moment: str) -> list[Option[Any]]:
    """Return what others sell to a seat at a moment of its turn."""
    found: list[Option[Any]] = []
    for owner, power in root.crowd.offers:
        found += power.offers(root, owner, seat, moment)
    return found


def grants(root: Root, seat: Seat, moment: str) -> list[Option[Any]]:
    """Return what the table itself lets whoever has the turn do at a moment of it."""
    found: list[Option[Any]] = []
    for owner, power in root.crowd.grants:
        found += power.grants(root, owner, seat, moment)
    return found


def card_actions(root: Root, seat: Seat, moment: str) -> list[Option[Any]]:
    """Return what the cards in a play area let their owner do at a moment of the turn."""
    found: list[Option[Any]] = []
    for power in root.kits[seat].actions:
        found += power.actions(root, seat, moment)
    return found


def refuse_cards(root: Root, seat: Seat, moment: str) -> None:
    """Note, for whoever asks why, what keeps cards in a play area from being used at a moment."""
    if root.why is not None:
        for power in root.kits[seat].actions:
            power.refuse(root, seat, moment)


@law("root 1.4.1", "root 4.1.3")
def window(moment: str) -> Run:
    """Return a step in which cards in play may be used at a moment, as often as their owner likes."""

    def use_cards(root: Root, seat: Seat) -> Flow[bool]:
        offered, sold = card_actions(root, seat, moment), services(root, seat, moment)
        if not offered and not sold:
            return False
        refuse_cards(root, seat, moment)
        prompt, paragraph = ("root.services", "root 11.2.6") if sold else ("root.cards.use", "root 4.1.3")
        deed = yield from choose(seat, prompt, [DONE, *sold, *offered], (paragraph,))
        if deed is None:
            return False
        yield from perform(root, seat, deed)
        return True

    return use_cards


def nothing_at(moment: str) -> Idle:
    """Return whether no card can be used at a moment."""

    def idle(root: Root, seat: Seat) -> bool:
        return not (root.kits[seat].actions and card_actions(root, seat, moment))

    return idle


openings = {phase: window(moment) for phase, moment in OPENING.items()}
BIRDSONG_CARDS = Entry("cards", window(BIRDSONG), idle=no_cards)


@law("root 3.3.1", "root 3.3.4", "root 4.1.3")
def daylight_extras(root: Root, seat: Seat) -> list[Option[Any]]:
    """Return what anybody may do between actions in Daylight: use cards, dominance, and what the table allows."""
    found = card_actions(root, seat, DAYLIGHT) if root.kits[seat].actions else []
    refuse_cards(root, seat, DAYLIGHT)
    if root.crowd.grants:
        found += grants(root, seat, DAYLIGHT)
    if root.available or root.hands[seat]:
        found += dominance_actions(root, seat)
    return found


def extras_open(root: Root, seat: Seat) -> bool:
    """Whether, from what everybody can see, there might be something to do between actions in Daylight."""
    if any(power.might_act(root, seat, DAYLIGHT) for power in root.kits[seat].actions):
        return True
    return bool(grants(root, seat, DAYLIGHT)) or dominance_open(root, seat)


def extras_shut(root: Root, seat: Seat) -> bool:
    """Whether everybody can see that there is nothing to do between actions in Daylight."""
    return not extras_open(root, seat)


@law("root 3.3.1", "root 3.3.4", "root 4.1.3")
def extras_step(root: Root, seat: Seat) -> Flow[bool]:
    """Do one more of the things that anybody may do in Daylight; False when done."""
    return (yield from menu(root, seat, "root.daylight", daylight_extras(root, seat), ("root 3.3.1", "root 4.1.3")))


def offer(
    root: Root, found: list[Option[Any]], option: Option[Any], able: object, why: tuple[str, str], *things: str
) -> None:
    """Offer something that can be done, or note the paragraph against it, for whoever asks why.

    `things` are what it would be done with, or their kinds: whoever points at them may mean it.
    """
    if able:
        found.append(option)
    if root.why is None:
        return
    if not able:
        root.why.refuse(option, *why)
        root.why.means(option, *things)
    elif isinstance(able, list):
        root.why.means(option, *(target for answer in able for target in answer.targets))


@law("root 11.2.6")
def buy(root: Root, seat: Seat, seller: Seat, service: int) -> Flow[None]:
    """Buy a service."""
    for owner, power in root.crowd.offers:
        if owner == seller:
            yield from power.sell(root, owner, seat, service)


def perform(root: Root, seat: Seat, deed: tuple[str, Any]) -> Flow[None]:
    """Craft, use, activate or take a card; buy a service; do what a power lets anybody do."""
    verb, card = deed
    if verb == "buy":
        yield from buy(root, seat, *card)
    elif verb == GRANTED:
        yield from card.grant(root, NOBODY, seat)
    elif verb == "craft":
        yield from craft(root, seat, card)
    elif verb == "activate":
        yield from activate_dominance(root, seat, card)
    elif verb == "take":
        yield from take_dominance(root, seat, card)
    else:
        yield from use_card(root, seat, card)


@law("root 4.1.3")
def use_card(root: Root, seat: Seat, card: Card) -> Flow[None]:
    """Use a card in the play area."""
    root.used |= 1 << card
    name = root.setting.deck.name[card]
    if root.teller:
        root.tell("used", seat=seat, card=name)
    yield from root.setting.deck.powers[name].act(root, seat, card)


@law("root 4.1")
def craft_step(root: Root, seat: Seat) -> Flow[bool]:
    """Craft one card, or do one of the other things that Daylight allows; False when done."""
    offered = craftable(root, seat) + daylight_extras(root, seat)
    if not root.hands[seat] and not offered:
        return False
    # Whoever holds a card is asked: that nothing can be crafted is not for others to know.
    return (yield from menu(root, seat, "root.craft", offered, ("root 4.1",)))


def menu(root: Root, seat: Seat, prompt: str, offered: list[Option[Any]], paragraphs: tuple[str, ...]) -> Flow[bool]:
    """Ask for a deed with a card or the end of the step, and do it."""
    deed = yield from ask(seat, prompt, [DONE, *offered], paragraphs)
    if deed is None:
        return False
    yield from perform(root, seat, deed)
    return True


@law("root 6.6", "root 7.6.2", "root 8.6.2", "root 9.6.2")
def draw_step(root: Root, seat: Seat) -> None:
    """Draw one card in Evening, and one for each bonus, unless something was done instead."""
    instead = root.kits[seat].replaces_draw
    if instead and any(power.replaces_draw(root, seat) for power in instead):
        return
    draw(root, seat, EVENING_DRAW + root.setting.factions[seat].draw_bonus(root, seat))


def hand_fits(root: Root, seat: Seat) -> bool:
    """Whether a hand keeps the limit of five cards."""
    return root.hands[seat].bit_count() <= HAND_LIMIT


@law("root 6.6", "root 7.6.2", "root 8.6.2", "root 9.6.3", "root 11.6.1")
def discard_step(root: Root, seat: Seat) -> Flow[bool]:
    """Discard one card of choice while there are more than five in hand."""
    card = yield from ask_card(root, seat, "root.discard", root.hands[seat], root.setting.factions[seat].hand_limit_law)
    discard(root, seat, card)
    return not hand_fits(root, seat)


DRAW = Entry("draw", deed=draw_step, moment=BEFORE_DRAW)
DISCARD = Entry("discard", discard_step, idle=hand_fits)
