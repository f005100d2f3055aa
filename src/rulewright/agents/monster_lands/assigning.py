"""Who should go where with what: the best pack for a path."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rulewright.agents.monster_lands.fighters import Pack
from rulewright.agents.monster_lands.fights import Ground
from rulewright.agents.monster_lands.ideas import Idea
from rulewright.games.monster_lands.rules.clan import idle_mercenaries
from rulewright.games.monster_lands.rules.outside import token_room
from rulewright.games.monster_lands.terms import (
    AREA_OF,
    DICE,
    ENTRANCE,
    LAND_PATHS,
    NONE,
    PATH_NAMES,
    bits,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rulewright.agents.monster_lands.fighters import Fighter
    from rulewright.agents.monster_lands.outlook import Outlook

STEPS = 8
"""How often a pack is improved at most."""
KEPT = 3
"""For how many paths the first idea is improved."""


class Room(NamedTuple):
    """What a path takes: dice that must be there, dice that may be, tokens."""

    strength: tuple[int, int]
    magic: tuple[int, int]
    dice: int


class Scout:
    """Looks for the best packs for the paths of lands and of the entrance."""

    def __init__(self, outlook: Outlook) -> None:
        """Look at a table."""
        self.outlook = outlook
        self._grounds: dict[int, tuple[Ground, list[Fighter], float]] = {}
        realm, seat = outlook.realm, outlook.seat
        pool, base = realm.pool, seat * DICE
        self.strength, self.magic = pool[base], pool[base + 1]
        self.traps = sorted(
            realm.traps[seat],
            key=lambda trap: outlook.lore.traps[trap].pips(2, 1),
            reverse=True,
        )
        self.defense, self.potions, self.venoms = realm.defense[seat], realm.potions[seat], realm.venoms[seat]
        self.members = bits(idle_mercenaries(realm, seat))
        self._rooms: dict[int, Room] = {}

    def ground(self, path: int) -> tuple[Ground, list[Fighter], float]:
        """Return the ground of a path, who stands there, and what will come of it as it is."""
        area = AREA_OF[path]
        found = self._grounds.get(area)
        if found is None:
            ground = Ground(self.outlook, area)
            fighters = ground.fighters()
            found = self._grounds[area] = (ground, fighters, ground.value(fighters))
        return found

    def room(self, path: int) -> Room:
        """Return what a path takes."""
        found = self._rooms.get(path)
        if found is None:
            found = self._rooms[path] = self._room(path)
        return found

    def _room(self, path: int) -> Room:
        setting = self.outlook.setting
        if path >= ENTRANCE:
            capacity = setting.tables.board.citadel_entrance.capacity
            return Room((0, min(self.strength, capacity)), (0, min(self.magic, capacity)), capacity)
        land, number = divmod(path, LAND_PATHS)
        face = self.outlook.realm.modifiers[land]
        need_s, need_m = setting.require[face][number]
        more_s, more_m = setting.reinforce[face][number]
        return Room(
            (need_s, min(self.strength, need_s + more_s)),
            (need_m, min(self.magic, need_m + more_m)),
            setting.tables.board.land_path.dice_spaces,
        )

    def gain(self, path: int, pack: Pack) -> float:
        """Return what a pack on a path wins, less what it costs."""
        ground, fighters, before = self.ground(path)
        newcomer = ground.would_be(path, pack)
        everybody = [*(one for one in fighters if one.path < path), newcomer]
        everybody += [one for one in fighters if one.path > path]
        return ground.value(everybody) - before - self.cost(pack)

    def cost(self, pack: Pack) -> float:
        """Return what the dice and tokens of a pack could do elsewhere."""
        outlook = self.outlook
        prices, weights = outlook.prices(), outlook.weights
        value = pack.strength * prices[0] + pack.magic * prices[1]
        keep = weights.packed_last if outlook.last else 1.0
        for trap in pack.traps:
            value += keep * weights.packed * outlook.trap(trap)
        return value + keep * (
            weights.packed * weights.defense * pack.defense + weights.potion * pack.potion + weights.venom * pack.venom
        )

    def packs(self, path: int) -> Iterator[Pack]:
        """Return first ideas for a path: as little as possible, everything, and something between."""
        room = self.room(path)
        low_s, high_s = room.strength
        low_m, high_m = room.magic
        if path >= ENTRANCE and not low_s + low_m:
            low_s, low_m = (1, 0) if high_s else (0, min(1, high_m))
        while high_s + high_m > room.dice:
            high_s, high_m = (high_s - 1, high_m) if high_s > high_m else (high_s, high_m - 1)
        most = token_room(self.outlook.realm, path, high_s + high_m)
        traps = tuple(self.traps[: min(1, most)])
        guards = min(self.defense, max(0, most - len(traps)), 2)
        for member in self.members:
            if low_s + low_m or self.defense or self.traps:
                yield Pack(member, low_s, low_m, (), 0 if low_s + low_m else min(1, self.defense))
            if (high_s, high_m) != (low_s, low_m):
                yield Pack(member, high_s, high_m, traps, guards, min(1, self.potions))

    def rough(self, path: int) -> tuple[float, Pack] | None:
        """Return the best of the first ideas for a path, and its gain."""
        if self.ground(path)[0].monster == NONE:
            return None
        found = [(self.gain(path, pack), pack) for pack in self.packs(path) if self.legal(path, pack)]
        return max(found, key=lambda one: one[0]) if found else None

    def best(self, path: int) -> tuple[float, Pack] | None:
        """Return the best pack for a path, and its gain."""
        found = self.rough(path)
        return None if found is None else self.improve(path, *found)

    def improve(self, path: int, gain: float, pack: Pack) -> tuple[float, Pack]:
        """Change a pack, one thing at a time, as long as it gets better."""
        for _ in range(STEPS):
            better = gain
            choice = pack
            for other in self.changes(path, pack):
                value = self.gain(path, other)
                if value > better:
                    better, choice = value, other
            if choice is pack:
                break
            gain, pack = better, choice
        return gain, pack

    def changes(self, path: int, pack: Pack) -> Iterator[Pack]:
        """Return packs that differ in one thing."""
        used = len(pack.traps)
        ideas = [
            pack._replace(strength=pack.strength + 1),
            pack._replace(magic=pack.magic + 1),
            pack._replace(traps=tuple(self.traps[: used + 1])) if used < len(self.traps) else None,
            pack._replace(defense=pack.defense + 1),
            pack._replace(potion=1) if self.potions and not pack.potion else None,
            pack._replace(venom=1) if self.venoms and not pack.venom else None,
            pack._replace(given=pack.given + 1) if pack.given < pack.magic else None,
            pack._replace(strength=pack.strength - 1),
            pack._replace(magic=pack.magic - 1, given=min(pack.given, max(0, pack.magic - 1))),
            pack._replace(traps=pack.traps[:-1]) if used else None,
            pack._replace(defense=pack.defense - 1) if pack.defense else None,
            pack._replace(potion=0) if pack.potion else None,
            pack._replace(given=pack.given - 1) if pack.given else None,
        ]
        return (idea for idea in ideas if idea is not None and self.legal(path, idea))

    def legal(self, path: int, pack: Pack) -> bool:
        """Whether the rules admit a pack on a path."""
        room = self.room(path)
        dice = pack.strength + pack.magic
        tokens = len(pack.traps) + pack.defense
        return (
            room.strength[0] <= pack.strength <= room.strength[1]
            and room.magic[0] <= pack.magic <= room.magic[1]
            and dice <= room.dice
            and pack.defense <= self.defense
            and tokens <= token_room(self.outlook.realm, path, dice)
            and dice + tokens > 0
        )

    def ideas(self, paths: Iterable[int]) -> list[Idea]:
        """Return what assignments to battle paths are worth; only the most promising are thought through."""
        found = [(*rough, path) for path in paths if (rough := self.rough(path)) is not None]
        found.sort(key=lambda one: -one[0])
        ideas = []
        for place, (gain, pack, path) in enumerate(found):
            value, best = self.improve(path, gain, pack) if place < KEPT else (gain, pack)
            ideas.append(Idea(value, f"path:{PATH_NAMES[path]}", answers_for(self.outlook, best)))
        return ideas


def answers_for(outlook: Outlook, pack: Pack) -> tuple[tuple[str, str], ...]:
    """Return how to answer the questions about a pack."""
    setting = outlook.setting
    flasks = "+".join(name for name, taken in (("potion", pack.potion), ("venom", pack.venom)) if taken)
    return (
        ("who_goes", setting.member_name[pack.member]),
        ("path_dice", f"s{pack.strength}+m{pack.magic}"),
        ("path_tokens", f"traps{len(pack.traps)}+defense{pack.defense}"),
        *(("which_trap", setting.trap_name[trap]) for trap in pack.traps),
        ("flasks", flasks or "none"),
    )
