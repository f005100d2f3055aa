"""ML-15 Cleanup: eight steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.monster_lands.position import COINS, OWNER, POTIONS, VENOMS, WIDTH
from rulewright.games.monster_lands.rules.bazaar import DISCARD, carried, discard_gear, equip
from rulewright.games.monster_lands.rules.clan import (
    band,
    colonists,
    gain_gold,
    gain_tokens,
    gear_of,
    leave,
    pay,
)
from rulewright.games.monster_lands.rules.errands import ERRANDS, errands, heal, patients, run_errand
from rulewright.games.monster_lands.rules.figures import figure
from rulewright.games.monster_lands.rules.scoring import end_game
from rulewright.games.monster_lands.rules.stock import GATE_PLACE, draw_land, draw_missions, draw_monster
from rulewright.games.monster_lands.terms import (
    BUILDINGS,
    CLEANUP,
    DONE,
    NAMED,
    NONE,
    PATHS,
    POTION,
    RIVAL,
    SPACES,
    VENOM,
    bits,
)
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, Question, choose

if TYPE_CHECKING:
    from rulewright.games.monster_lands.position import Realm
    from rulewright.kernel.question import Seat

PAY: Option[Any] = Option("pay", ("pay", 0))


@law("monster_lands 15.1")
def clear_paths(realm: Realm, _seat: Seat) -> None:
    """Take back surviving mercenaries with the gold, potions and venoms on their tokens (R-43)."""
    realm.tell("phase", phase=CLEANUP)
    paths = realm.paths
    for path in range(PATHS):
        base = path * WIDTH
        if paths[base] not in (0, RIVAL):
            seat = paths[base + OWNER]
            if paths[base + COINS]:
                gain_gold(realm, seat, paths[base + COINS], "path")
            if paths[base + POTIONS]:
                gain_tokens(realm, seat, POTION, paths[base + POTIONS])
            if paths[base + VENOMS]:
                gain_tokens(realm, seat, VENOM, paths[base + VENOMS])
    realm.paths = bytearray(PATHS * WIDTH)
    realm.assigned = 0


def may_heal(realm: Realm, seat: Seat) -> bool:
    """Whether a seat could heal somebody now."""
    return bool(realm.potions[seat] and realm.clan[seat] & realm.wounded)


@law("monster_lands 15.1")
def heal_some(realm: Realm, seat: Seat) -> Flow[bool]:
    """Heal a wounded member with a potion of the clan board, or leave it."""
    options: list[Option[Any]] = [*patients(realm, seat), DONE]
    choice = yield from choose(seat, "monster_lands.heal", options, ("monster_lands 15.1",))
    if choice is None:
        return False
    heal(realm, seat, choice[1])
    return may_heal(realm, seat)


@law("monster_lands 15.2", "monster_lands 12.5.3")
def spread_panic(realm: Realm, _seat: Seat) -> None:
    """Move unbeaten monsters to the entrance, where the strongest stays (R-07), and close a building."""
    monsters, setting = realm.monsters, realm.setting
    coming = [monsters[place] for place in range(GATE_PLACE) if realm.prowling >> place & 1 and monsters[place] != NONE]
    for place in range(GATE_PLACE):
        if realm.prowling >> place & 1:
            monsters[place] = NONE
    realm.prowling = 0
    if coming:
        table = setting.tables.monsters
        here = [monsters[GATE_PLACE]] if monsters[GATE_PLACE] != NONE else []
        strongest = max([*here, *coming], key=lambda m: (table[m].attack, table[m].elimination_value, m in here))
        for monster in (*here, *coming):
            if monster != strongest:
                realm.monster_discard.append(monster)
        monsters[GATE_PLACE] = strongest
        realm.tell("monster_at_gate", monster=setting.monster_name[strongest])
    if monsters[GATE_PLACE] != NONE:
        for _ in range(setting.powers.monsters[monsters[GATE_PLACE]].panic_tokens()):
            if realm.panic_pile:
                building = realm.panic_pile.pop()
                realm.panic |= 1 << building
                realm.tell("panic", building=BUILDINGS[building])


def lacks_leader(realm: Realm, seat: Seat) -> bool:
    """Whether a clan with members has no leader."""
    return realm.leader[seat] == NONE and bool(realm.clan[seat])


@law("monster_lands 15.3", "monster_lands 13.5", "monster_lands 15.4")
def most_renowned(realm: Realm, members: int) -> list[Option[int]]:
    """Return the members with the highest reputation, then cost; several only if these are equal."""
    setting = realm.setting
    best = max((setting.reputation[m], setting.cost[m]) for m in bits(members))
    found = [m for m in bits(members) if (setting.reputation[m], setting.cost[m]) == best]
    texts: dict[str, Option[int]] = {}
    for member in found:
        texts.setdefault(setting.member_name[member], setting.member_option[member])
    return list(texts.values())


@law("monster_lands 15.3", "monster_lands 13.5")
def replace_leader(realm: Realm, seat: Seat) -> Flow[bool]:
    """Make the most renowned member the new leader."""
    options = most_renowned(realm, realm.clan[seat])
    leader = yield from choose(seat, "monster_lands.new_leader", options, ("monster_lands 15.3",))
    realm.leader[seat] = leader
    realm.tell("leads", seat=seat, member=realm.setting.member_name[leader])
    return False


def payable(realm: Realm, seat: Seat) -> int:
    """Return the members of a clan that draw a salary: all but the leader and colonists."""
    members = realm.clan[seat] & ~colonists(realm, seat)
    return members & ~(1 << realm.leader[seat]) if realm.leader[seat] != NONE else members


@law("monster_lands 15.4")
def owed(realm: Realm, seat: Seat) -> int:
    """Return the salaries of a clan, by its glory at the moment of paying (R-35)."""
    return payable(realm, seat).bit_count() * realm.setting.salary[band(realm, seat)]


@law("monster_lands 15.4")
def pay_salaries(realm: Realm, seat: Seat) -> Flow[bool]:
    """Pay everybody, after whatever can still be sold or used; who cannot pay loses one member (R-34)."""
    options = [PAY, *errands(realm, seat)]
    due = owed(realm, seat)
    if len(options) > 1:
        protest = most_renowned(realm, payable(realm, seat)) if due > realm.gold[seat] else ()
        about = (
            figure("due", due),
            figure("gold", realm.gold[seat]),
            *(f"deserter:{option.text}" for option in protest),
        )
        answer = yield Question(seat, "monster_lands.salaries", options, ("monster_lands 15.4",), about)
        verb, number = answer.value
        if verb in ERRANDS:
            yield from run_errand(realm, seat, verb, number)
            return True
    if due <= realm.gold[seat]:
        pay(realm, seat, due, "salaries")
        return False
    pay(realm, seat, realm.gold[seat], "salaries")
    options = most_renowned(realm, payable(realm, seat))
    deserter = yield from choose(seat, "monster_lands.deserter", options, ("monster_lands 15.4",))
    yield from desert(realm, seat, deserter)
    return False


@law("monster_lands 15.4")
def desert(realm: Realm, seat: Seat, member: int) -> Flow[None]:
    """Let a member leave in protest; its equipment may be given to others."""
    cards = gear_of(realm, member)
    realm.tell("deserted", seat=seat, member=realm.setting.member_name[member])
    leave(realm, seat, member)
    for gear in cards:
        realm.gear_bearer[gear] = 0
        kind = realm.setting.gear_type[gear]
        heirs: list[Option[int]] = [
            realm.setting.member_option[heir]
            for heir in bits(realm.clan[seat] & NAMED)
            if carried(realm, heir, kind) == NONE
        ]
        about = (f"equipment:{realm.setting.gear_name[gear]}",)
        heir = yield from choose(seat, "monster_lands.pass_on", [*heirs, DISCARD], ("monster_lands 15.4",), about)
        if heir == NONE:
            discard_gear(realm, seat, gear)
        else:
            equip(realm, seat, gear, heir)


@law("monster_lands 15.5", "monster_lands 5.2", "monster_lands 5.3", "monster_lands 21.3")
def check_glory(realm: Realm, _seat: Seat) -> None:
    """End the game after the last round, or when somebody has enough glory; scenarios ignore the latter."""
    if is_last(realm):
        end_game(realm)


@law("monster_lands 5.2", "monster_lands 5.3", "monster_lands 21.3")
def is_last(realm: Realm) -> bool:
    """Whether the game would end with this round as things stand."""
    setting = realm.setting
    enough = setting.tables.board.game.glory_to_end
    return realm.round >= setting.rounds or (not setting.scenario.endless and max(realm.glory) >= enough)


@law("monster_lands 15.6", "monster_lands 2.10")
def reset_board(realm: Realm, _seat: Seat) -> None:
    """Take dice back, open new missions, fill empty lands and monster spaces."""
    realm.spaces = bytearray(len(BUILDINGS) * SPACES)
    realm.used = realm.gear_used = realm.land_used = 0
    draw_missions(realm)
    for place in range(realm.setting.lands):
        if realm.monsters[place] == NONE:
            draw_monster(realm, place)
        if realm.lands[place] == NONE:
            draw_land(realm, place)


@law("monster_lands 15.7", "monster_lands 15.8")
def pass_tile(realm: Realm, _seat: Seat) -> None:
    """Give the first-player tile to the lowest reputation; ties go to the right of its holder (R-32)."""
    players = realm.setting.players
    least = min(realm.reputation)
    for step in range(1, players + 1):
        seat = (realm.first - step) % players
        if realm.reputation[seat] == least:
            realm.first = seat
            break
    realm.tell("first_player", seat=realm.first)
    realm.round += 1
    realm.fate.page(realm.round)
