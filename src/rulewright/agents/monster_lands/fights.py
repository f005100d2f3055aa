"""What will happen on a land or at the entrance: chances and values, path by path."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.agents.monster_lands.fighters import NEVER, Fighter, Kit, Pack
from rulewright.agents.monster_lands.lore import NOTHING, USUAL_TRAP, Profile, Trap
from rulewright.agents.monster_lands.odds import at_most, reach, shortfall
from rulewright.games.monster_lands.position import (
    COINS,
    FLAGS,
    FOUGHT,
    GUARDS,
    OPEN,
    OWNER,
    POTIONS,
    TALENTS_USED,
    VENOMS,
    WIDTH,
)
from rulewright.games.monster_lands.rules.stock import GATE_PLACE
from rulewright.games.monster_lands.terms import (
    AREA_OF,
    AREA_PATHS,
    ENTRANCE,
    GATE,
    LAND_A,
    LAND_PATHS,
    MAGIC,
    NONE,
    POTION,
    RIVAL,
    STRENGTH,
    VENOM,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rulewright.agents.monster_lands.outlook import Outlook


class Ground:
    """A land or the entrance, with its monster, and what can be won there."""

    def __init__(self, outlook: Outlook, area: int) -> None:
        """Look at an area."""
        realm, setting = outlook.realm, outlook.setting
        self.outlook, self.area = outlook, area
        self._places: dict[int, tuple[Profile, int, tuple[int, int, int]]] = {}
        self._bearings: dict[int, Profile] = {}
        self.gate = area == GATE
        place = GATE_PLACE if self.gate else area - LAND_A
        self.paths = AREA_PATHS[area]
        number = realm.monsters[place]
        self.monster = number
        self.capture_value = self.elimination_value = NEVER
        self.captured = self.killed = 0.0
        self.attack = 0
        if number != NONE:
            self._read_monster(number, place)
        land = NONE if self.gate else realm.lands[place]
        self.conquest_value = NEVER
        self.conquered = 0.0
        if land != NONE:
            self.conquest_value = setting.tables.lands[land].conquest_value
            self.conquered = outlook.land(land)
        self.loot = 0.0 if self.gate else outlook.best_loot()

    def _read_monster(self, number: int, place: int) -> None:
        outlook, setting = self.outlook, self.outlook.setting
        monster, foe = setting.tables.monsters[number], setting.powers.monsters[number]
        self.capture_value, self.elimination_value = monster.capture_value, monster.elimination_value
        self.captured = monster.capture_glory * outlook.glory + outlook.coins(monster.capture_gold)
        self.killed = monster.elimination_glory * outlook.glory + outlook.coins(monster.elimination_gold)
        self.killed += monster.trophies
        self.attack = monster.attack + setting.track[min(outlook.realm.round, len(setting.track)) - 1]
        if self.gate:
            self.attack += foe.citadel_dice()
        elif setting.monster_affinity[number] == setting.land_affinity[outlook.realm.lands[place]]:
            self.attack += foe.match_dice(setting.tables.board.monster_attack.affinity_match_dice)
        self.attack += foe.splash_dice()
        self.sure_hits = foe.automatic_hits()
        self.affinity = setting.monster_affinity[number]
        self.no_talents = foe.forbids_talents() or setting.scenario.no_defense
        self.no_potions, self.no_venoms = foe.forbids(POTION), foe.forbids(VENOM)
        self.forbidden = next((kind for kind in range(3) if foe.forbids_gear(kind)), NONE)
        self.traps_needed = foe.traps_needed()
        self.weaker_strength, self.weaker_magic = foe.die_penalty(STRENGTH), foe.die_penalty(MAGIC)
        self.shame = foe.wound_glory() * outlook.glory

    def place(self, path: int) -> tuple[Profile, int, tuple[int, int, int]]:
        """Return what a path does, its defensive talents, and the gold, potions and venoms it lays on a token."""
        found = self._places.get(path)
        if found is None:
            found = self._places[path] = self._guarded(path) if path >= ENTRANCE else self._modified(path)
        return found

    def _guarded(self, path: int) -> tuple[Profile, int, tuple[int, int, int]]:
        guards = self.outlook.setting.guards[path - ENTRANCE]
        return NOTHING, guards.defense_talents, (guards.gold, 0, 0)

    def _modified(self, path: int) -> tuple[Profile, int, tuple[int, int, int]]:
        outlook = self.outlook
        land, number = divmod(path, LAND_PATHS)
        face = outlook.realm.modifiers[land]
        found = outlook.lore.paths[face][number]
        benefit = outlook.setting.tables.faces[face].paths[number].benefit
        goods = [benefit.count if benefit.kind == kind else 0 for kind in ("gold", "potion", "venom")]
        return found, found.blocks(0), (goods[0], goods[1], goods[2])

    def bearing(self, member: int) -> Profile:
        """Return what a member with its equipment does here."""
        found = self._bearings.get(member)
        if found is None:
            found = self._bearings[member] = self.outlook.lore.bearing(self.outlook.realm, member, self.forbidden)
        return found

    def would_be(self, path: int, pack: Pack) -> Fighter:
        """Return the own mercenary that would stand on a path with a pack."""
        lore = self.outlook.lore.traps
        gold, potions, venoms = self.place(path)[2]
        strength, magic = pack.strength, pack.magic
        traps = []
        for number in pack.traps:
            trap = lore[number]
            traps.append(trap)
            strength += trap.strength_dice
            magic += trap.magic_dice
        kit = Kit(pack.member, strength, magic, traps, gold, potions + pack.potion, venoms + pack.venom, pack.defense)
        return self._fighter(path, kit, pack.given)

    def _fighter(self, path: int, kit: Kit, given: int, *, mine: bool = True) -> Fighter:
        outlook = self.outlook
        bearing = self.bearing(kit.member)
        place, guards, _ = self.place(path)
        strength, magic, left = kit.strength, kit.magic, kit.magic - given
        more_strength = more_magic = flat = 0
        for trap in kit.traps:
            more_strength += trap.strength
            more_magic += trap.magic
            flat += trap.flat
        again = 0
        if strength:
            again += bearing.strength_again + place.strength_again
        if magic:
            again += bearing.magic_again + place.magic_again
        helped = int(again * self.outlook.weights.reroll + 0.5)
        fighting = strength * (bearing.strength + more_strength - self.weaker_strength) + left * (
            bearing.magic + more_magic - self.weaker_magic
        )
        there = strength * (bearing.strength_there + more_strength) + magic * (bearing.magic_there + more_magic)
        ready = len(kit.traps) >= self.traps_needed or bearing.no_trap
        blocked = kit.defense + (0 if self.no_talents else guards + bearing.blocks(self.affinity) - kit.used)
        attack = max(0, self.attack - given - bearing.diverted)
        alive, home = self._survival(kit, blocked - self.sure_hits, attack, mine=mine)
        return Fighter(
            path=path,
            mine=mine,
            alive=alive,
            dice=strength + left,
            flat=fighting + flat + helped + (0 if self.no_venoms else 2 * kit.venoms),
            capture=bearing.capture if ready else -NEVER,
            kill=bearing.kill,
            dice_there=strength + magic,
            flat_there=there + bearing.conquest + helped + 2 * kit.venoms,
            death=outlook.setting.heroic[path] * outlook.glory
            - (outlook.loss(kit.member) if mine else outlook.weights.others_loss),
            glory=bearing.glory * outlook.glory,
            home=home,
        )

    def _survival(self, kit: Kit, blocked: int, attack: int, *, mine: bool) -> tuple[float, float]:
        """Return the chance to live through an attack, and what is brought home then."""
        outlook, weights, hit = self.outlook, self.outlook.weights, self.outlook.lore.hit
        healthy = 1 - (outlook.realm.wounded >> kit.member & 1)
        undone = 0 if self.no_potions else kit.potions
        alive = at_most(attack, blocked + undone + healthy, hit)
        if not mine:
            return alive, 0.0
        hurt = max(0.0, alive - at_most(attack, blocked, hit)) / max(alive, 0.01)
        home = -self.shame * hurt
        if kit.gold:
            home += outlook.coins(kit.gold)
        if not outlook.last:
            home += weights.brought_home * (weights.potion * kit.potions + weights.venom * kit.venoms)
            home -= (weights.potion if undone else weights.wound) * hurt
        return alive, home

    def standing(self, path: int, given: int = 0) -> Fighter | None:
        """Return who stands on a path now; a face-down trap of somebody else is as good as any."""
        outlook, realm = self.outlook, self.outlook.realm
        base, paths = path * WIDTH, realm.paths
        number = paths[base]
        if not number or paths[base + FLAGS] & FOUGHT:
            return None
        if number == RIVAL:
            return Fighter(path, mine=False, rival=True)
        mine = paths[base + OWNER] == outlook.seat
        face_up = paths[base + OPEN]
        strength, magic, _ = realm.dice_on(path)
        traps: list[Trap] = []
        for place, token in enumerate(realm.tokens[path]):
            known = outlook.lore.traps[token]
            if face_up >> place & 1:
                traps.append(known)
            elif mine:
                traps.append(known)
                strength += known.strength_dice
                magic += known.magic_dice
            else:
                traps.append(USUAL_TRAP)
        kit = Kit(
            number - 1,
            strength,
            magic,
            traps,
            paths[base + COINS],
            paths[base + POTIONS],
            paths[base + VENOMS],
            paths[base + GUARDS],
            paths[base + TALENTS_USED],
        )
        return self._fighter(path, kit, given, mine=mine)

    def fighters(self) -> list[Fighter]:
        """Return everybody who stands here now, leftmost first."""
        if self.monster == NONE:
            return []
        found = (self.standing(path) for path in self.paths)
        return [fighter for fighter in found if fighter is not None]

    def value(self, fighters: Iterable[Fighter], carried: int = 0) -> float:
        """Return what will come of it for the own clan, others' gains being losses to some degree."""
        rivalry = -self.outlook.weights.rivalry
        total = 0.0
        standing, over = [(1.0, carried)], 0.0
        beaten: list[tuple[float, int]] = []
        for fighter in fighters:
            if fighter.rival:
                over += sum(chance for chance, _ in beaten)
                beaten = [(chance, 0) for chance, _ in standing]
                standing = []
                continue
            value, still, won = self._battle(fighter, standing)
            gain, tried, taken = self._conquest(fighter, beaten)
            value += gain + over * (self.loot + fighter.home)
            total += value if fighter.mine else rivalry * value
            standing, over = still, over + taken
            beaten = [*tried, (won, 0)] if won > 0 else tried
        return total

    def _battle(
        self, fighter: Fighter, standing: list[tuple[float, int]]
    ) -> tuple[float, list[tuple[float, int]], float]:
        """Let a fighter meet the monster wherever it still stands."""
        value, won = 0.0, 0.0
        still: list[tuple[float, int]] = []
        alive = fighter.alive
        kill_at = self.elimination_value - fighter.flat - fighter.kill
        able = fighter.capture > -NEVER
        take_at = self.capture_value - fighter.flat - fighter.capture
        taken, killed = self.captured + fighter.glory, self.killed
        best = max(taken, killed) if able else killed
        for chance, carried in standing:
            if alive < 1:
                value += chance * (1 - alive) * fighter.death
                still.append((chance * (1 - alive), carried))
            here = chance * alive
            kills = reach(fighter.dice, kill_at - carried)
            wins = max(kills, reach(fighter.dice, take_at - carried)) if able else kills
            value += here * ((wins - kills) * taken + kills * best + (1 - wins) * self.loot + fighter.home)
            won += here * wins
            if wins < 1:
                missing = (take_at if able else kill_at) - carried
                total = carried + fighter.flat + int(shortfall(fighter.dice, missing))
                still.append((here * (1 - wins), total))
        return value, still, won

    def _conquest(
        self, fighter: Fighter, beaten: list[tuple[float, int]]
    ) -> tuple[float, list[tuple[float, int]], float]:
        """Let a fighter try to conquer the land wherever the monster is beaten."""
        if self.gate:
            return sum(chance for chance, _ in beaten) * fighter.home, beaten, 0.0
        value, done = 0.0, 0.0
        tried: list[tuple[float, int]] = []
        for chance, carried in beaten:
            missing = self.conquest_value - fighter.flat_there - carried
            wins = reach(fighter.dice_there, missing)
            value += chance * (wins * self.conquered + (1 - wins) * self.loot + fighter.home)
            done += chance * wins
            total = carried + fighter.flat_there + int(shortfall(fighter.dice_there, missing))
            tried.append((chance * (1 - wins), total))
        return value, tried, done


def ground_of(outlook: Outlook, path: int) -> Ground:
    """Return the ground a path belongs to."""
    return Ground(outlook, AREA_OF[path])
