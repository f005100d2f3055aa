"""Given a table of Monster Lands arranged by hand, when answers, then facts.

Dice are given as they fall, from 1 to 6: all that a test names fall first, in order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.monster_lands.game import MonsterLandsGame
from rulewright.games.monster_lands.position import (
    COINS,
    GUARDS,
    MAGIC_DICE,
    OPEN,
    OWNER,
    PERSUASION_DICE,
    POTIONS,
    STRENGTH_DICE,
    VENOMS,
    WIDTH,
    Realm,
)
from rulewright.games.monster_lands.rules.placement import act, carry_out
from rulewright.games.monster_lands.rules.round import CLEARING, PLACING, TURN, begin_adventures
from rulewright.games.monster_lands.terms import (
    DICE,
    DIE_NAMES,
    FIRST_NOVICE,
    NONE,
    PATH_NAMES,
    RIVAL,
    bits,
)
from rulewright.kernel.agenda import Agenda
from rulewright.kernel.fate import Fate
from rulewright.kernel.match import Match
from rulewright.kernel.position import Ended
from rulewright.kernel.why import why_not
from tests.builders.root import ask_after, offered, pick, run

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rulewright.kernel.event import Event
    from rulewright.kernel.question import Question

GAME = MonsterLandsGame()
FIRE, WATER, JUNGLE, AIR = range(4)
"""Seats of the tables that name no clans."""
CLANS = ["fire", "water", "jungle", "air"]


def table(*clans: str, seed: int = 1, dice: Sequence[int] = (), **options: Any) -> Realm:
    """Return a table after setup, before any dice are taken; without clans four of them sit down."""
    full = GAME.validate({"seats": list(clans) or CLANS, "first": (clans or CLANS)[0], **options})
    realm = GAME.begin(full, Fate.seeded(seed))
    fall(realm, dice)
    return realm


def solo(scenario: int = 1, *, dice: Sequence[int] = (), clan: str = "", seed: int = 1, **options: Any) -> Realm:
    """Return the table of a solo scenario."""
    needed = GAME.powers.scenarios[scenario].affinity or "fire"
    return table(clan or needed, dice=dice, seed=seed, scenario=scenario, **options)


def fall(realm: Realm, dice: Sequence[int]) -> None:
    """Let the next dice fall as given."""
    realm.fate.script = [face - 1 for face in dice]


def member(realm: Realm, name: str) -> int:
    """Return the number of a member; of novices the first."""
    return realm.setting.member_name.index(name)


def recruit(realm: Realm, seat: int, *names: str) -> None:
    """Put members into a clan, wherever they were, without their dice."""
    for name in names:
        number = member(realm, name)
        while number >= FIRST_NOVICE and not realm.novices >> number & 1:
            number += 1
        for pile in (realm.mercenary_deck, realm.mercenary_discard):
            if number in pile:
                pile.remove(number)
        if number in realm.offer:
            realm.offer[realm.offer.index(number)] = realm.mercenary_deck.pop()
        realm.novices &= ~(1 << number)
        realm.out &= ~(1 << number)
        for other in realm.setting.seats:
            if realm.clan[other] >> number & 1:
                realm.clan[other] &= ~(1 << number)
                realm.reputation[other] -= realm.setting.reputation[number]
        realm.clan[seat] |= 1 << number
        realm.reputation[seat] += realm.setting.reputation[number]


def offer(realm: Realm, *names: str) -> None:
    """Have these mercenaries offered in the tavern."""
    for place, name in enumerate(names):
        number = member(realm, name)
        if number in realm.offer:
            other = realm.offer.index(number)
            realm.offer[other], realm.offer[place] = realm.offer[place], number
            continue
        for pile in (realm.mercenary_deck, realm.mercenary_discard):
            if number in pile:
                pile.remove(number)
        realm.mercenary_deck.insert(0, realm.offer[place])
        realm.offer[place] = number


def monster(realm: Realm, place: int, name: str) -> None:
    """Put a monster on a land (0 or 1) or at the entrance (2)."""
    number = realm.setting.monster_name.index(name)
    for pile in (realm.monster_deck, realm.monster_discard):
        if number in pile:
            pile.remove(number)
    if number in realm.monsters:
        realm.monsters[realm.monsters.index(number)] = NONE
    if realm.monsters[place] != NONE:
        realm.monster_deck.insert(0, realm.monsters[place])
    realm.monsters[place] = number


def land(realm: Realm, place: int, name: str, modifier: str = "1A") -> None:
    """Lay out a land with a path modifier."""
    number = realm.setting.land_name.index(name)
    if number in realm.land_deck:
        realm.land_deck.remove(number)
    if number in realm.lands:
        realm.lands[realm.lands.index(number)] = realm.land_deck.pop()
    if realm.lands[place] != NONE:
        realm.land_deck.insert(0, realm.lands[place])
    realm.lands[place] = number
    realm.modifiers[place] = realm.setting.face_name.index(modifier)


def own_land(realm: Realm, seat: int, name: str, colonist: str = "") -> int:
    """Give a conquered land to a clan."""
    number = realm.setting.land_name.index(name)
    if number in realm.land_deck:
        realm.land_deck.remove(number)
    if number in realm.lands:
        realm.lands[realm.lands.index(number)] = realm.land_deck.pop()
    realm.owned[seat] |= 1 << number
    if colonist:
        realm.colonist[number] = member(realm, colonist) + 1
    return number


def mission(realm: Realm, space: int, number: int) -> None:
    """Open a mission tile by its number."""
    tile = number - 1
    if tile in realm.mission_bag:
        realm.mission_bag.remove(tile)
    if tile in realm.missions:
        realm.missions[realm.missions.index(tile)] = realm.mission_bag.pop()
    realm.mission_bag.insert(0, realm.missions[space])
    realm.missions[space] = tile


def gear(realm: Realm, name: str, bearer: str) -> int:
    """Put an equipment card under a member."""
    for number, known in enumerate(realm.setting.gear_name):
        if known == name and not realm.gear_bearer[number]:
            if number in realm.gear_deck:
                realm.gear_deck.remove(number)
            if number in realm.gear_display:
                realm.gear_display[realm.gear_display.index(number)] = realm.gear_deck.pop()
            realm.gear_bearer[number] = member(realm, bearer) + 1
            return number
    raise AssertionError(name)


def traps(realm: Realm, seat: int, *names: str) -> None:
    """Give a clan exactly these traps."""
    realm.traps[seat] = bytes(sorted(map(realm.setting.trap_name.index, names)))


def loot(realm: Realm, seat: int, *names: str) -> None:
    """Give loot tokens to a clan."""
    for name in names:
        number = realm.setting.loot_name.index(name)
        if number in realm.loot_pile:
            realm.loot_pile.remove(number)
        if number in realm.loot_display:
            realm.loot_display[realm.loot_display.index(number)] = realm.loot_pile.pop()
        realm.loots[seat] |= 1 << number


def trophy(realm: Realm, seat: int, name: str) -> None:
    """Give an eliminated monster to a clan."""
    number = realm.setting.monster_name.index(name)
    if number in realm.monster_deck:
        realm.monster_deck.remove(number)
    if number in realm.monsters:
        realm.monsters[realm.monsters.index(number)] = NONE
    realm.trophies[seat] |= 1 << number


def pool(realm: Realm, seat: int, *dice: str) -> None:
    """Give a seat exactly these dice: `strength`, `magic`, `persuasion-5`."""
    realm.pool[seat * DICE : seat * DICE + DICE] = bytes(DICE)
    for name in dice:
        realm.pool[seat * DICE + DIE_NAMES.index(name)] += 1


def pool_of(realm: Realm, seat: int) -> list[str]:
    """Return the dice of a seat."""
    return [name for die, name in enumerate(DIE_NAMES) for _ in range(realm.pool[seat * DICE + die])]


def send(realm: Realm, seat: int, path: str, who: str, **pieces: Any) -> int:
    """Put a mercenary on a path with dice and tokens; it joins the clan if it must."""
    number = member(realm, who)
    if not realm.clan[seat] >> number & 1:
        recruit(realm, seat, who)
    place = PATH_NAMES.index(path)
    base = place * WIDTH
    realm.paths[base] = number + 1
    realm.paths[base + OWNER] = seat
    for field, name in (
        (STRENGTH_DICE, "strength"),
        (MAGIC_DICE, "magic"),
        (PERSUASION_DICE, "persuasion"),
        (GUARDS, "defense"),
        (POTIONS, "potions"),
        (VENOMS, "venoms"),
        (COINS, "gold"),
    ):
        realm.paths[base + field] = pieces.get(name, 0)
    realm.tokens[place] = bytes(realm.setting.trap_name.index(name) for name in pieces.get("traps", ()))
    realm.assigned |= 1 << number
    return place


def rival_takes(realm: Realm, path: str, *names: str) -> None:
    """Put a token of the rival on a path."""
    place = PATH_NAMES.index(path)
    realm.paths[place * WIDTH] = RIVAL
    realm.tokens[place] = bytes(map(realm.setting.trap_name.index, names))


def drive(realm: Realm, *answers: str, until: Callable[[Realm], bool]) -> None:
    """Run steps with answers in notation until something holds; all answers must be asked for."""
    given = list(answers)
    while not realm.over and not until(realm):
        agenda = realm.agenda
        if agenda.done:
            realm.next_programme()
            continue
        step = agenda.step
        if step.idle is not None and step.idle(realm, agenda.seat):
            agenda.cursor += 1
            continue
        try:
            if step.run is None:
                assert step.deed is not None
                step.deed(realm, agenda.seat)
                agenda.cursor += 1
                continue
            flow = step.run(realm, agenda.seat)
            question = next(flow)
            while True:
                assert given, f"no answer left for {question}"
                question = flow.send(pick(question, given.pop(0)))
        except StopIteration as finished:
            if not finished.value:
                agenda.cursor += 1
        except Ended:
            break
    assert not given, f"answers nobody asked for: {given}"


def adventure(realm: Realm, *answers: str, dice: Sequence[int] = ()) -> list[Event]:
    """Resolve everything outside, up to the cleanup, and return what happened."""
    fall(realm, dice)
    events = listen(realm)
    begin_adventures(realm)
    drive(realm, *answers, until=lambda table: table.stage >= CLEARING)
    return events


def question_outside(realm: Realm, *answers: str, dice: Sequence[int] = ()) -> Question:
    """Resolve what is outside with some answers and return the question that is open then."""
    fall(realm, dice)
    begin_adventures(realm)
    match = resume(realm)
    for answer in answers:
        match.answer(answer)
    assert match.question is not None
    return match.question


def act_with(realm: Realm, seat: int, *answers: str) -> None:
    """Take an action of the placement phase."""
    flow = act(realm, seat)
    if realm.guest == NONE:
        run(flow, answers[0])
        flow, answers = carry_out(realm, seat), answers[1:]
    run(flow, *answers)


def actions(realm: Realm, seat: int, *answers: str) -> list[str]:
    """Return what a seat may do in the placement phase, or what it is asked after some answers."""
    twin = realm.copy()
    flow = act(twin, seat)
    if answers:
        run(flow, answers[0])
        flow, answers = carry_out(twin, seat), answers[1:]
    return offered(ask_after(flow, *answers))


def resume(realm: Realm) -> Match:
    """Play on from a table."""
    return Match.at(GAME, realm.setting.options, realm)


def listen(realm: Realm) -> list[Event]:
    """Collect the events of a position from now on."""
    events: list[Event] = []
    realm.teller = events.append
    return events


def kinds(events: list[Event]) -> list[str]:
    """Return the kinds of events."""
    return [event.kind for event in events]


def told(events: list[Event], kind: str, fact: str) -> list[Any]:
    """Return one fact of all events of a kind."""
    return [event.facts[fact] for event in events if event.kind == kind]


def reasons(realm: Realm, seat: int, text: str) -> list[str]:
    """Return the paragraphs that keep a seat from an answer in its turn."""
    return [reason.law.removeprefix("monster_lands ") for reason in why_not(in_turn(realm.copy(), seat), text)]


def in_turn(realm: Realm, seat: int) -> Match:
    """Play on from a table at which it is a seat's turn."""
    realm.stage = PLACING
    realm.turn = seat
    realm.agenda = Agenda(seat, TURN)
    return resume(realm)


def names_of(realm: Realm, members: int) -> list[str]:
    """Return the names of members."""
    return [realm.setting.member_name[number] for number in bits(members)]


__all__ = ["OPEN", "ask_after", "offered", "run"]
