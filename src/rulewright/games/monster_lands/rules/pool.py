"""ML-6 Dice pool phase, with the comeback of a clan without members and both variants."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.monster_lands.rules.clan import add_dice, band, gain_gold, gain_tokens, join
from rulewright.games.monster_lands.rules.stock import GATE_PLACE, draw_level, draw_monster
from rulewright.games.monster_lands.terms import COLOUR, DEFENSE, DICE, GOLD, NONE, POOL, POTION, VENOM, bits
from rulewright.kernel.law import law
from rulewright.kernel.question import Flow, Option, choose

if TYPE_CHECKING:
    from rulewright.games.monster_lands.position import Realm
    from rulewright.kernel.question import Seat

GIFT: tuple[Option[str], ...] = tuple(
    Option(token, token, (f"token:{token}",)) for token in (POTION, VENOM, DEFENSE, GOLD)
)


@law("monster_lands 6.1", "monster_lands 6.2", "monster_lands 4.8", "monster_lands 5.1")
def collect(realm: Realm, _seat: Seat) -> None:
    """Begin a round: help for a lost clan, monsters that come by themselves, dice for everybody."""
    setting = realm.setting
    realm.tell("round", round=realm.round)
    realm.tell("phase", phase=POOL)
    for seat in setting.seats:
        if not realm.clan[seat]:
            come_back(realm, seat)
    more_monsters(realm)
    for seat in setting.seats:
        realm.pool[seat * DICE : seat * DICE + DICE] = bytes(DICE)
        counts = list(setting.band_dice[band(realm, seat)])
        for member in bits(realm.clan[seat]):
            dice = setting.member_dice[member]
            counts[0] += dice[0]
            counts[1] += dice[1]
            counts[2] += dice[2]
        for colour in range(3):
            add_dice(realm, seat, colour, counts[colour])
        realm.tell("dice_taken", seat=seat, strength=counts[0], magic=counts[1], persuasion=counts[2])


@law("monster_lands 6.4", "monster_lands 13.6")
def come_back(realm: Realm, seat: Seat) -> None:
    """Give a clan without members a novice as its leader, and gold up to the floor (R-33, R-55)."""
    comeback = realm.setting.tables.board.comeback
    if realm.novices:
        novice = bits(realm.novices)[0]
        realm.novices &= ~(1 << novice)
        join(realm, seat, novice)
        realm.leader[seat] = novice
    gain_gold(realm, seat, max(0, comeback.gold_floor - realm.gold[seat]), "comeback")


@law("monster_lands 19.2", "monster_lands 6.5", "monster_lands 22")
def more_monsters(realm: Realm) -> None:
    """Draw a monster to an empty entrance, if the variant or the scenario says so."""
    if realm.monsters[GATE_PLACE] != NONE:
        return
    setting = realm.setting
    if setting.scenario.gate_refilled and realm.round > 1:
        draw_level(realm, setting.scenario.gate_refilled)
    elif setting.more_monsters and realm.round in setting.tables.board.more_monsters.rounds:
        draw_monster(realm, GATE_PLACE)


def no_grant(realm: Realm, _seat: Seat) -> bool:
    """Whether there is no queen's grant this round: only with the variant, and from the second round on."""
    return not realm.setting.grant or realm.round == 1


@law("monster_lands 19.1", "monster_lands 6.5")
def grant(realm: Realm, seat: Seat) -> Flow[bool]:
    """Let the first player take a die of any colour, and a token or gold."""
    about = (f"seat:{seat}",)
    gifts = realm.setting.tables.board.queens_grant
    colour = yield from choose(seat, "monster_lands.grant_die", COLOUR, ("monster_lands 19.1",), about)
    options: list[Option[Any]] = [*GIFT]
    gift = yield from choose(seat, "monster_lands.grant_gift", options, ("monster_lands 19.1",), about)
    realm.tell("granted", seat=seat, die=COLOUR[colour].text, gift=gift)
    add_dice(realm, seat, colour, gifts.dice)
    if gift == GOLD:
        gain_gold(realm, seat, gifts.gold, "grant")
    else:
        gain_tokens(realm, seat, gift, gifts.defense if gift == DEFENSE else gifts.potion_or_venom)
    return False
