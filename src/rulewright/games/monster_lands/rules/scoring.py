"""ML-16 Scoring, and the ranks of ML-22."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.monster_lands.terms import AFFINITIES, DECIDED_BY, GEAR_TYPES, NONE, RANKS, SHARED, bits
from rulewright.kernel.law import law
from rulewright.kernel.position import Ended

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.games.monster_lands.position import Realm
    from rulewright.kernel.question import Seat


@law("monster_lands 16.1", "monster_lands 12.6.1")
def trophies(realm: Realm, seat: Seat) -> int:
    """Return the trophies of a clan: eliminated monsters it kept, and loot that counts as such."""
    setting = realm.setting
    return sum(setting.trophies[monster] for monster in bits(realm.trophies[seat])) + sum(
        setting.powers.loots[loot].trophies() for loot in bits(realm.loots[seat])
    )


def icons(realm: Realm, seat: Seat, affinity: int) -> int:
    """Return the icons of an affinity on a clan's members and lands."""
    setting = realm.setting
    lands = sum(setting.land_affinity[land] == affinity for land in bits(realm.owned[seat]))
    return (realm.clan[seat] & setting.of_affinity[affinity]).bit_count() + lands


@law("monster_lands 16.2", "monster_lands 17.1")
def affinity_points(realm: Realm, seat: Seat) -> int:
    """Return the points for sets of icons."""
    table = realm.setting.points_for
    return sum(table[min(icons(realm, seat, affinity), len(table) - 1)] for affinity in range(len(AFFINITIES)))


@law("monster_lands 16.1", "monster_lands 0.2")
def points(realm: Realm, seat: Seat) -> int:
    """Return the victory points of a clan."""
    return realm.glory[seat] + realm.reputation[seat] + trophies(realm, seat) + affinity_points(realm, seat)


@law("monster_lands 16.3")
def standing(realm: Realm, seat: Seat) -> tuple[int, int, int, int]:
    """Return what ranks a clan: points, then the leader's reputation, trophies, gold."""
    leader = realm.leader[seat]
    renown = realm.setting.reputation[leader] if leader != NONE else 0
    return (points(realm, seat), renown, trophies(realm, seat), realm.gold[seat])


@law("monster_lands 16.3")
def decided_by(standings: Sequence[tuple[int, ...]]) -> str:
    """Return what the game was decided by: points or, where the best are equal, a tie-break; or nothing."""
    best, second, *_ = *sorted(standings, reverse=True), ()
    for reason, ours, theirs in zip(DECIDED_BY, best, second, strict=False):
        if ours != theirs:
            return reason
    return SHARED


@law("monster_lands 16.3", "monster_lands 5.2")
def end_game(realm: Realm) -> None:
    """End the game: the best clan wins, equals share (R-42); alone, a rank from trainee on is a victory."""
    realm.over = True
    if realm.setting.scenario.number:
        realm.reason = rank(realm)
        realm.winners = () if realm.reason == RANKS[0] else (0,)
    else:
        standings = [standing(realm, seat) for seat in realm.setting.seats]
        best = max(standings)
        realm.winners = tuple(seat for seat in realm.setting.seats if standings[seat] == best)
        realm.reason = decided_by(standings)
    realm.tell(
        "ended",
        winners=realm.winners,
        points=tuple(points(realm, seat) for seat in realm.setting.seats),
        reason=realm.reason,
    )
    raise Ended


@law("monster_lands 22")
def rank(realm: Realm) -> str:
    """Return the rank that a solo game has reached."""
    scenario = realm.setting.scenario
    reached = 0
    if points(realm, 0) >= scenario.least_points:
        for number, line in enumerate(scenario.lines, 1):
            if all(meets(realm, kind, value) for kind, value in line.items()):
                reached = number
    return RANKS[reached]


def meets(realm: Realm, kind: str, value: Any) -> bool:  # noqa: ANN401  (a number, a flag or a list)
    """Whether a solo clan meets one demand of a rank."""
    if kind == "vp":
        return bool(points(realm, 0) >= value)
    if kind == "gold":
        return bool(realm.gold[0] >= value)
    if kind == "missions":
        return bool(realm.missions_won[0] >= value)
    if kind == "spread":
        have = sorted(((realm.clan[0] & mask).bit_count() for mask in realm.setting.of_affinity), reverse=True)
        return all(number >= wanted for number, wanted in zip(have, value, strict=True))
    return fully_loaded(realm) is value


@law("monster_lands 22")
def fully_loaded(realm: Realm) -> bool:
    """Whether a solo clan has everything that scenario 5 asks for."""
    wanted, setting = realm.setting.scenario.details, realm.setting
    borne = [setting.gear_type[gear] for gear, bearer in enumerate(realm.gear_bearer) if bearer]
    return (
        realm.defense[0] >= wanted["defense"]
        and len(realm.traps[0]) >= wanted["traps"]
        and realm.potions[0] >= wanted["potions"]
        and realm.venoms[0] >= wanted["venoms"]
        and all(borne.count(kind) >= wanted["equipment_of_each_type"] for kind in range(len(GEAR_TYPES)))
        and all(
            (realm.clan[0] & mask).bit_count() >= wanted["mercenary_of_each_affinity"] for mask in setting.of_affinity
        )
    )
