"""Answers in the adventure phase: defend, roll, stop, roll again, take loot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.agents.monster_lands.fighters import NEVER
from rulewright.agents.monster_lands.fights import ground_of
from rulewright.games.monster_lands.position import (
    BONUS_STRENGTH,
    FLAGS,
    FOR_CAPTURE,
    FOR_KILL,
    OWNER,
    REWARDED,
    VENOMS,
    WIDTH,
)
from rulewright.games.monster_lands.powers.loot import LootDieBonus, LootReroll, LootTotal
from rulewright.games.monster_lands.rules.strike import may_capture, total
from rulewright.games.monster_lands.terms import (
    COLOURS,
    FACES,
    MISSION_A,
    NONE,
    PATH_NAMES,
    RIVAL,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rulewright.agents.monster_lands.outlook import Outlook

PATH_NUMBER = {f"path:{name}": number for number, name in enumerate(PATH_NAMES)}
FACE_MASK = 7
POOR = 3
"""A face that is likely to get better by another roll."""


def give_up_magic(outlook: Outlook, texts: Sequence[str]) -> str:
    """Weaken the attack by as many magic dice as gives the best outcome."""
    path = outlook.realm.path
    ground = ground_of(outlook, path)
    later = [one for one in ground.fighters() if one.path > path]

    def value(text: str) -> float:
        fighter = ground.standing(path, int(text))
        assert fighter is not None
        return ground.value([fighter, *later], outlook.realm.carried)

    return max(texts, key=value)


def wants_to_live(outlook: Outlook, path: int) -> bool:
    """Whether a mercenary is worth more alive than as a hero."""
    ground = ground_of(outlook, path)
    fighter = ground.standing(path) if ground.monster != NONE else None
    if fighter is None:
        member = outlook.realm.on(path)
        won = outlook.realm.paths[path * WIDTH + FLAGS] & REWARDED
        hero = outlook.setting.heroic[path] * outlook.glory
        return hero < outlook.loss(member) + (0.0 if won else ground.loot)
    alive = ground.value([fighter._replace(alive=1.0, mine=True)], outlook.realm.carried)
    return alive >= fighter.death


def block(outlook: Outlook, texts: Sequence[str], path: int) -> str:
    """Block, or drink, as much as possible, unless a hero's death is worth more."""
    return texts[-1] if wants_to_live(outlook, path) else texts[0]


class Roll:
    """Dice on the way to some goals."""

    def __init__(self, outlook: Outlook, occasion: str) -> None:
        """Look at the roll of the mercenary in hand."""
        self.outlook, self.realm = outlook, outlook.realm
        self.total = total(self.realm)
        self.occasion = occasion
        self.prefers_kill = True
        self.value: Callable[[int, int], float] = {
            "monster": self._battle,
            "conquest": self._conquest,
            "mission": self._mission,
        }[occasion]()

    def _battle(self) -> Callable[[int, int], float]:
        ground, tally = ground_of(self.outlook, self.realm.path), self.realm.tally
        able = may_capture(self.realm)
        fighter = ground.standing(self.realm.path)
        taken = ground.captured + (fighter.glory if fighter is not None else 0.0)
        self.prefers_kill = not able or ground.killed >= taken
        kill_at = ground.elimination_value - tally[FOR_KILL]
        take_at = ground.capture_value - tally[FOR_CAPTURE] if able else NEVER

        def value(count: int, more_for_kill: int) -> float:
            if count + more_for_kill >= kill_at:
                return ground.killed
            return taken if count >= take_at else ground.loot

        return value

    def _conquest(self) -> Callable[[int, int], float]:
        ground, tally = ground_of(self.outlook, self.realm.path), self.realm.tally

        def value(count: int, _more: int) -> float:
            return ground.conquered if count + tally[FOR_CAPTURE] >= ground.conquest_value else ground.loot

        return value

    def _mission(self) -> Callable[[int, int], float]:
        realm, outlook = self.realm, self.outlook
        data = outlook.setting.tables.missions[realm.missions[0]].a
        won, lost = outlook.goods(data.reward), -data.penalty_glory * outlook.glory
        beaten = outlook.coins(outlook.setting.tables.mission_rules.consolation_gold)
        other = realm.totals[0] if realm.path > MISSION_A else 0

        def value(count: int, _more: int) -> float:
            if count < data.target:
                return lost
            return won if count > other else beaten

        return value

    def worth(self, count: int) -> float:
        """Return what a total is worth."""
        return self.value(count, 0)

    def choose(self, texts: Sequence[str]) -> str:
        """Roll, stop, roll again, or help with something."""
        rolls = [text for text in texts if text.startswith("roll:")]
        if rolls:
            return self._go_on(texts, rolls)
        now = self.worth(self.total)
        best, choice = now, "stop"
        for text in texts:
            value = self._after(text)
            if value > best + 1e-9:
                best, choice = value, text
        if choice == "stop":
            # A poor die may as well be rolled again: the total may help somebody else, or another reroll.
            hope = [text for text in texts if text.startswith("reroll:") and self._face(text) <= POOR]
            if hope and now <= min(self.worth(0), now):
                return min(hope, key=self._face)
        return choice

    def _go_on(self, texts: Sequence[str], rolls: list[str]) -> str:
        """Roll on; stop at a capture that is worth more than an elimination."""
        if "stop" in texts:
            now = self.worth(self.total)
            if not self.prefers_kill or now >= self.worth(NEVER):
                return "stop"
        if self.prefers_kill and "roll:all" in rolls:
            return "roll:all"
        return rolls[0]

    @staticmethod
    def _face(text: str) -> int:
        return int(text.split(":")[1].partition("-")[2])

    def _after(self, text: str) -> float:
        """Return what the roll is worth after one more help, less what that costs."""
        realm, outlook = self.realm, self.outlook
        word, _, what = text.partition(":")
        if word == "reroll":
            colour, _, face = what.partition(":")[0].partition("-")
            bonus = realm.tally[BONUS_STRENGTH + COLOURS.index(colour)]
            rest = self.total - max(0, int(face) + bonus)
            return sum(self.worth(rest + max(0, new + bonus)) for new in range(1, FACES + 1)) / FACES
        if word == "venom":
            number = realm.paths[realm.path * WIDTH + VENOMS]
            each = outlook.setting.tables.board.battle.venom_bonus
            return max(
                self.worth(self.total + each * some) - outlook.weights.venom * some for some in range(1, number + 1)
            )
        if word == "loot":
            return self._after_loot(what)
        return self.worth(self.total)

    def _after_loot(self, name: str) -> float:
        outlook = self.outlook
        booty = outlook.setting.powers.loots[outlook.setting.loot_name.index(name)]
        cost = outlook.weights.worthy_last if outlook.last else outlook.weights.worthy
        if isinstance(booty, LootTotal):
            return self.value(self.total, booty.amount) - cost
        if isinstance(booty, LootDieBonus):
            dice = self.realm.dice_on(self.realm.path)[COLOURS.index(booty.die)]
            return self.worth(self.total + dice * booty.amount) - cost
        if isinstance(booty, LootReroll):
            poor = [die & FACE_MASK for die in self.realm.rolled if booty.rerolls_colour(die >> 3)]
            gain = sum(max(0.0, 4.0 - face) for face in sorted(poor)[: booty.count])
            return self.worth(self.total + int(gain)) - cost
        return self.worth(self.total)


def trick_target(outlook: Outlook, texts: Sequence[str]) -> str | None:
    """Return the path of a rival that suffers most; None if only own ones are offered."""
    realm = outlook.realm
    found = [
        (sum(realm.dice_on(PATH_NUMBER[text])), text)
        for text in texts
        if text in PATH_NUMBER and realm.paths[PATH_NUMBER[text] * WIDTH + OWNER] != outlook.seat
    ]
    return max(found)[1] if found else None


def reveals(outlook: Outlook, path: int, place: int) -> bool:
    """Whether to turn a token up: a trap always; a trick if it hits a rival and is not needed as a trap."""
    realm, lore = outlook.realm, outlook.lore
    if not lore.traps[realm.tokens[path][place]].trick:
        return True
    others = [
        other
        for other in ground_of(outlook, path).paths
        if realm.paths[other * WIDTH] not in (0, RIVAL) and realm.paths[other * WIDTH + OWNER] != outlook.seat
    ]
    return bool(others) and len(realm.tokens[path]) > 1
