"""The odds of what a seat is asked about in a battle, a conquest or a mission: exact, by the rules' own numbers.

They reckon with somebody who defends with all there is (talents, then defense tokens, then potions, as many as are
needed), gives up no more magic dice than the option says, and attacks as `falls.Attack` tells: die by die until the
monster is captured or eliminated, all at once if the option says so, then low dice again, then venoms.  Loot that is
still in hand is not used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from rulewright.games.monster_lands.falls import Again, Attack, by_colour, hit_chances, outcomes
from rulewright.games.monster_lands.position import (
    FLAGS,
    FOR_CAPTURE,
    FOR_KILL,
    FOUGHT,
    GUARDS,
    MAGIC_DICE,
    POTIONS,
    SAFE_MAGIC,
    SOURCES,
    VENOMS,
    WIDTH,
)
from rulewright.games.monster_lands.rules.hits import attack_dice, foe_here, monster_here, place_of, talents_left
from rulewright.games.monster_lands.rules.strike import (
    FACE_MASK,
    dice_left,
    make_ready,
    may_capture,
    occasion_of,
    source_power,
    total,
    venom_helps,
)
from rulewright.games.monster_lands.terms import BATTLE, COLOURS, CONQUEST, FACES, PATH_NAMES, POTION
from rulewright.kernel.law import law
from rulewright.kernel.odds import Chance

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulewright.games.monster_lands.position import Realm
    from rulewright.kernel.event import Event
    from rulewright.kernel.match import Match
    from rulewright.kernel.question import Option, Question

PREFIX = "monster_lands."
STRIKES = frozenset({"strike_monster", "strike_conquest", "strike_mission"})
DEFENCES = frozenset({"block_talents", "block_tokens", "drink"})
DIVERSIONS = frozenset({"divert", "divert_where"})
PROMPTS = STRIKES | DEFENCES | DIVERSIONS | {"give_up_magic"}
"""Questions whose answers have odds."""
LOST, ALIVE = "lost", "alive"
SUFFERED = {"wounded": "wounded", "died": LOST}
"""What the hits of a monster may do, by the events that tell it."""
FAILED = {"monster": "failed", "conquest": "unconquered", "mission": "missed"}
"""What it is called when it was not enough."""
CAPTURED, ELIMINATED, CONQUERED, REACHED = "captured", "eliminated", "conquered", "reached"


def asked(question: Question) -> str:
    """Return the name of a prompt."""
    return question.prompt.removeprefix(PREFIX)


def has_odds(question: Question) -> bool:
    """Whether the options of a question have odds."""
    return asked(question) in PROMPTS


@law("monster_lands 12.3", "monster_lands 12.4", "monster_lands 12.7.1", "monster_lands 11.2")
def odds(match: Match, option: Option[Any]) -> list[Chance]:
    """Return what an option may lead to: the mercenary lost, the monster captured, eliminated, or neither."""
    question = match.question
    if question is None or not has_odds(question):
        return []
    name, realm = asked(question), cast("Realm", match.position)
    if name in STRIKES:
        chances = striking(realm, option.text)
    elif name in DEFENCES:
        chances = defending(match, option)
    elif name in DIVERSIONS:
        chances = fighting(realm, turned=diverted(match, option))
    else:
        chances = fighting(realm, given=int(option.text))
    return [Chance(chance, {outcome: 1}) for outcome, chance in sorted(chances.items()) if chance > 0]


# The monster's attack.


@law("monster_lands 12.3.1", "monster_lands 12.3.2", "monster_lands 12.3.3", "monster_lands 12.3.5")
def fighting(realm: Realm, *, given: int = 0, turned: int = 0) -> dict[str, float]:
    """Return how the fight of the mercenary in hand ends, with magic dice given up or attack dice turned away."""
    hits, stops, health = danger(realm, given=given, turned=turned)
    lost = sum(chance for number, chance in enumerate(hits) if number - stops >= health)
    return after_defence(realm, lost, given)


def danger(realm: Realm, *, given: int, turned: int) -> tuple[list[float], int, int]:
    """Return the chances of 0, 1, 2, … hits on the mercenary in hand, how many it can stop, and how many kill."""
    board = realm.setting.tables.board.monster_attack
    dice = max(0, attack_dice(realm) - realm.turned - turned - given * board.magic_die_removes)
    base, paths = realm.path * WIDTH, realm.paths
    stops = talents_left(realm, realm.path) + paths[base + GUARDS]
    stops += 0 if foe_here(realm).forbids(POTION) else paths[base + POTIONS]
    health = board.wounds_to_kill - (realm.wounded >> realm.on(realm.path) & 1)
    return hit_chances(dice, hit_chance(realm), foe_here(realm).automatic_hits()), stops, health


def hit_chance(realm: Realm) -> float:
    """Return how often an attack die hits; a phantom rolls its misses again."""
    miss = (realm.setting.tables.board.monster_attack.hit_on_min - 1) / FACES
    return 1 - float(miss ** (1 + realm.setting.scenario.rerolls_misses))


def after_defence(realm: Realm, lost: float, given: int = 0) -> dict[str, float]:
    """Return how it ends if a mercenary is lost with some chance, and attacks otherwise."""
    found = {LOST: lost}
    if lost < 1:
        ready = prepared(realm, given)
        for outcome, chance in outcomes(attack(ready)).items():
            found[outcome or FAILED[BATTLE]] = (1 - lost) * chance
    return found


def prepared(realm: Realm, given: int) -> Realm:
    """Return the table with the mercenary in hand about to attack, by the rules, without the magic dice given up."""
    twin = realm.copy()
    twin.teller = None
    base = twin.path * WIDTH
    loose = min(given, twin.paths[base + MAGIC_DICE])
    twin.paths[base + MAGIC_DICE] -= loose
    twin.paths[base + SAFE_MAGIC] -= given - loose
    make_ready(twin, twin.agenda.seat)
    twin.rolled, twin.marks = bytearray(), bytearray()
    return twin


@law("monster_lands 12.3.5")
def injuries(match: Match, option: Option[Any]) -> dict[str, float]:
    """Return how probable it is that the mercenary in danger is wounded, or dies, after an option."""
    question = match.question
    if question is None:
        return {}
    name, realm = asked(question), cast("Realm", match.position)
    if name in DEFENCES:
        return suffered(match, option, question.about[0].partition(":")[2])
    if name not in DIVERSIONS and name != "give_up_magic":
        return {}
    given = int(option.text) if name == "give_up_magic" else 0
    turned = diverted(match, option) if name in DIVERSIONS else 0
    hits, stops, health = danger(realm, given=given, turned=turned)
    wounded = sum(chance for number, chance in enumerate(hits) if 0 < number - stops < health)
    return {"wounded": wounded, LOST: sum(chance for number, chance in enumerate(hits) if number - stops >= health)}


# What may be done against it.


@law("monster_lands 12.3.4", "monster_lands 12.3.6")
def defending(match: Match, option: Option[Any]) -> dict[str, float]:
    """Return how it ends if the owner blocks or drinks as the option says, and with all there is from then on."""
    question = match.question
    assert question is not None
    realm = cast("Realm", match.position)
    path = question.about[0].partition(":")[2]
    dead = dies(match, option, path)
    attacks_next = path == PATH_NAMES[realm.path] and realm.agenda.step.name == "defend" and facing(realm)
    if dead or not attacks_next:
        return {LOST if dead else ALIVE: 1.0}
    return after_defence(realm, 0.0)


def facing(realm: Realm) -> bool:
    """Whether the monster has attacked the mercenary in hand, whose own attack comes next."""
    steps = [step.name for step in realm.agenda.programme]
    before = realm.agenda.cursor > steps.index("monster attack") if "monster attack" in steps else False
    return before and not realm.paths[realm.path * WIDTH + FLAGS] & FOUGHT


def dies(match: Match, option: Option[Any], path: str) -> bool:
    """Whether a mercenary dies of the hits it takes now; no die falls before that is known."""
    return bool(suffered(match, option, path)[LOST])


def suffered(match: Match, option: Option[Any], path: str) -> dict[str, float]:
    """Return whether a mercenary is wounded, or dies, by the hits it takes now."""
    twin = match.copy()
    happened: list[Event] = []
    twin.listen(happened.append)
    first = twin.question
    assert first is not None
    twin.answer(option.text)
    while (
        (question := twin.question) is not None and asked(question) in DEFENCES and question.about[0] == first.about[0]
    ):
        twin.answer(question.options[-1].text)
    found = {"wounded": 0.0, LOST: 0.0}
    for event in happened:
        if event.kind in SUFFERED and event.facts["path"] == path:
            found[SUFFERED[event.kind]] = 1.0
        if event.kind in ("died", "rolled", "monster_rolled"):
            break
    return found


@law("monster_lands 20.6")
def diverted(match: Match, option: Option[Any]) -> int:
    """Return how many attack dice an option turns on a neighbour."""
    twin = match.copy()
    happened: list[Event] = []
    twin.listen(happened.append)
    twin.answer(option.text)
    return next((int(str(event.facts["dice"])) for event in happened if event.kind == "diverted"), 0)


# The mercenary's attack, a conquest, a mission.


@law("monster_lands 12.4.5", "monster_lands 12.4.6", "monster_lands 9.3.9")
def striking(realm: Realm, text: str) -> dict[str, float]:
    """Return how it ends after one more die, all dice, a die rolled again, a venom, or as it stands."""
    verb, _, rest = text.partition(":")
    failed = FAILED[occasion_of(realm)]
    if verb == "stop":
        return {judge_of(realm)(total(realm)) or failed: 1.0}
    if verb == "loot":
        return {}
    falls = [attack(twin, stepwise=rest != "all") for twin in after(realm, verb, rest)]
    found: dict[str, float] = {}
    for one in falls:
        for outcome, chance in outcomes(one).items():
            found[outcome or failed] = found.get(outcome or failed, 0.0) + chance / len(falls)
    return found


def after(realm: Realm, verb: str, rest: str) -> list[Realm]:
    """Return the tables that an answer may lead to, all equally probable."""
    if rest == "all":
        return [realm]
    twins = [realm.copy() for _ in range(1 if verb == "venom" else FACES)]
    for face, twin in enumerate(twins, 1):
        if verb == "venom":
            twin.paths[twin.path * WIDTH + VENOMS] -= 1
            twin.carried += twin.setting.tables.board.battle.venom_bonus
        elif verb == "roll":
            twin.rolled.append(COLOURS.index(rest) << 3 | face)
            twin.marks.append(0)
        else:
            roll_again(twin, rest, face)
    return twins


def roll_again(realm: Realm, rest: str, face: int) -> None:
    """Let a die that is rolled again fall on a face: `strength-2:talent`."""
    die, _, name = rest.partition(":")
    colour, _, old = die.partition("-")
    source = source_number(realm, name)
    code = COLOURS.index(colour) << 3 | int(old)
    bit = 1 << source if differs(realm, source) else 0
    place = next(
        place for place, lying in enumerate(realm.rolled) if lying == code and not (bit and realm.marks[place] & bit)
    )
    realm.rolled[place] = code & ~FACE_MASK | face
    realm.marks[place] |= bit
    realm.rerolls[source] -= 1


def source_number(realm: Realm, name: str) -> int:
    """Return the source of rerolls with this name: talent, equipment, path, or a loot token."""
    names = ("talent", "weapon", "clothing", "spell", "path", *realm.setting.loot_name)
    return names.index(name)


def differs(realm: Realm, source: int) -> bool:
    """Whether each reroll of a source must go to another die."""
    return source < SOURCES and bool(getattr(source_power(realm, source), "rerolls_differ", False))


def attack(realm: Realm, *, stepwise: bool = True) -> Attack:
    """Return the dice of the path in hand as they lie, with what may still be done with them."""
    sources = [source for source, number in enumerate(realm.rerolls) if number]
    used = sum(1 << source for source in range(SOURCES) if source in sources and differs(realm, source))
    free = [die for die, mark in zip(realm.rolled, realm.marks, strict=True) if not mark & used]
    occasion = occasion_of(realm)
    venoms = realm.paths[realm.path * WIDTH + VENOMS] if venom_helps(realm, occasion) else 0
    return Attack(
        judge=judge_of(realm),
        worth=tuple(realm.tally[: len(COLOURS)]),
        total=total(realm),
        left=tuple(dice_left(realm)),
        lying=by_colour(free, FACE_MASK),
        rerolls=tuple(
            Again(
                realm.rerolls[source],
                tuple(colour for colour in range(len(COLOURS)) if source_power(realm, source).rerolls_colour(colour)),
                differs(realm, source),
            )
            for source in sources
        ),
        venoms=(venoms, realm.setting.tables.board.battle.venom_bonus),
        stepwise=stepwise and occasion == BATTLE and may_capture(realm),
    )


@law("monster_lands 12.4.3", "monster_lands 12.4.4", "monster_lands 12.7.3", "monster_lands 11.2")
def judge_of(realm: Realm) -> Callable[[int], str]:
    """Return what a total of the mercenary in hand brings about."""
    occasion, tally = occasion_of(realm), realm.tally
    if occasion == BATTLE:
        monster, trapped = monster_here(realm), may_capture(realm)

        def judge(count: int) -> str:
            if count + tally[FOR_KILL] >= monster.elimination_value:
                return ELIMINATED
            return CAPTURED if trapped and count + tally[FOR_CAPTURE] >= monster.capture_value else ""

        return judge
    if occasion == CONQUEST:
        value = realm.setting.tables.lands[realm.lands[place_of(realm.area)]].conquest_value
        return lambda count: CONQUERED if count + tally[FOR_CAPTURE] >= value else ""
    target = realm.setting.tables.missions[realm.missions[0]].a.target
    return lambda count: REACHED if count >= target else ""
