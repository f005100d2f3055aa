"""What does not change during a match: the tables as numbers, what cards do, the options, answers made once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.monster_lands.terms import (
    AFFINITIES,
    BUILDINGS,
    COLOURS,
    DIE_NAMES,
    DIFFICULTIES,
    FIRST_NOVICE,
    GEAR_TYPES,
    MEMBERS,
    NAMED,
    NO_AFFINITY,
    NOVICES,
    PATH_NAMES,
    SPACES,
    bits,
)
from rulewright.kernel.question import Option

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rulewright.games.monster_lands.card_shapes import DiceData
    from rulewright.games.monster_lands.position import Realm
    from rulewright.games.monster_lands.power import Powers
    from rulewright.games.monster_lands.tables import Tables
    from rulewright.kernel.agenda import Step

FEW_PLAYERS = 2
DICE_OF_SPACES = {"alchemists": ("die:magic",), "mine": ("die:strength",)}
"""The dice by which a space can be found, where each building takes one colour."""
TOP_BAND = 2
ANSWERS = (
    *("done", "decline", "yes", "no", "none", "all", "pass", "forfeit", "discard", "stop", "roll", "reroll", "venom"),
    *("potion", "defense", "gold", "use", "heal", "sell", "loot", "land", "path", "colonise", "exchange", "beer"),
    *("pay", "fulfil", "e", "talent"),
)
"""The words of answers that name no die, building, card or token."""


class Setting:
    """A table as it was set up: shared by all positions of a match, never changed."""

    def __init__(
        self,
        tables: Tables,
        powers: Powers,
        options: dict[str, Any],
        next_programme: Callable[[Realm], None],
        programmes: tuple[tuple[Step, ...], ...],
    ) -> None:
        """Turn the tables into numbers; `next_programme` says what follows when an agenda is done."""
        self.tables = tables
        self.powers = powers
        self.options = options
        self.next_programme = next_programme
        self.programmes = programmes
        self.clans: tuple[str, ...] = tuple(options["seats"])
        self.players = len(self.clans)
        self.named = NAMED
        """Everybody with an assignment token."""
        self.seats = tuple(range(self.players))
        self.everybody = (1 << self.players) - 1
        self.solo = self.players == 1
        self.scenario = powers.scenarios[options["scenario"]]
        """The special rules of the match: those of a solo scenario, or none."""
        self.tricks: bool = options["tricks"] or self.scenario.tricks
        module = ("shielded", "trick")
        apart = bool(self.scenario.path_tokens)
        self.lodge_groups = ("enhanced", *module) if self.tricks and not apart else ("enhanced",)
        """The traps that are sold in the lodge."""
        self.rival_groups = module if apart else ()
        """The tokens of the rival's own pile."""
        self.grant: bool = options["queens_grant"]
        self.more_monsters: bool = options["more_monsters"]
        self.difficulty: str = options["difficulty"]
        self._read_board()
        self._read_cards()
        self._make_options()

    def _read_board(self) -> None:
        board, scenario = self.tables.board, self.scenario
        setup = next(setup for setup in board.setup if setup.players == self.players)
        self.lands = setup.lands
        self.tavern = setup.tavern
        self.rounds = scenario.rounds or board.game.max_rounds
        self.track: tuple[int, ...] = getattr(board.round_tracker, self.difficulty)
        self.all_levels = DIFFICULTIES.index(self.difficulty) >= DIFFICULTIES.index("hard")
        self.salary = tuple(band.salary for band in board.glory_band)
        self.band_dice = tuple(band.dice.counts for band in board.glory_band)
        self.band_of = tuple(
            next((number for number, band in enumerate(board.glory_band) if glory <= band.glory_max), TOP_BAND)
            for glory in range(256)
        )
        by_name = {building.id: building for building in board.building}
        self.buildings = tuple(by_name[name] for name in BUILDINGS)
        self.spaces = tuple(
            tuple(space for space, least in enumerate(one.space_min_players) if self.players >= least)
            for one in self.buildings
        )
        """The spaces of each building that may be used at this table, leftmost first."""
        self.closed = scenario.closed
        self.beer = self.buildings[BUILDINGS.index("tavern")].round_of_beer_gold
        if scenario.beer is not None:
            self.beer = scenario.beer
        self.heroic = (
            *board.land_path.heroic_death_glory * 2,
            0,
            0,
            0,
            0,
            *(board.citadel_entrance.heroic_death_glory,) * 2,
        )
        self.guards = board.citadel_entrance.reinforcements
        self.points_for = board.affinity_score.points

    def _read_cards(self) -> None:
        tables = self.tables
        people = tables.mercenaries
        novice = next(person for person in people if person.role == "novice")
        members = [*(person for person in people if person.role != "novice"), *(novice,) * NOVICES]
        self.members = tuple(members)
        self.member_name = tuple(member.id for member in members)
        self.cost = tuple(member.cost for member in members)
        self.reputation = tuple(member.reputation for member in members)
        self.member_dice = tuple(member.dice.counts for member in members)
        self.affinity = tuple(affinity_of(member.affinity) for member in members)
        self.of_affinity = tuple(
            sum(1 << number for number in range(FIRST_NOVICE) if self.affinity[number] == affinity)
            for affinity in range(len(AFFINITIES))
        )
        self.hireable = tuple(number for number in range(FIRST_NOVICE) if members[number].role == "hireable")
        self.leaders = {
            members[number].affinity: number for number in range(FIRST_NOVICE) if members[number].role == "leader"
        }
        self.starters = {
            members[number].affinity: number for number in range(FIRST_NOVICE) if members[number].role == "starting"
        }
        gear = [one for one in tables.equipment for _ in range(one.copies)]
        self.gear = tuple(gear)
        self.gear_name = tuple(one.id for one in gear)
        self.gear_cost = tuple(one.cost for one in gear)
        self.gear_type = tuple(GEAR_TYPES.index(one.type) for one in gear)
        self.trap_name = tuple(trap.id for trap in tables.traps)
        self.trap_cost = tuple(trap.cost for trap in tables.traps)
        self.trap_group = tuple(trap.group for trap in tables.traps)
        self.monster_name = tuple(monster.id for monster in tables.monsters)
        self.monster_affinity = tuple(affinity_of(monster.affinity) for monster in tables.monsters)
        self.trophies = tuple(monster.trophies for monster in tables.monsters)
        self.land_name = tuple(land.id for land in tables.lands)
        self.land_affinity = tuple(affinity_of(land.affinity) for land in tables.lands)
        self.land_dice = tuple(tuple(option.counts for option in land.dice_options) for land in tables.lands)
        self.loot_name = tuple(loot.id for loot in tables.loot)
        self.face_name = tuple(f"{face.tile}{face.face}" for face in tables.faces)
        self.require = tuple(tuple(path.require.counts[:2] for path in face.paths) for face in tables.faces)
        self.reinforce = tuple(tuple(path.reinforce.counts[:2] for path in face.paths) for face in tables.faces)
        self.taken = tuple(
            tuple(
                (1 if need[0] + more[0] else 0) | (2 if need[1] + more[1] else 0)
                for need, more in zip(*face, strict=True)
            )
            for face in zip(self.require, self.reinforce, strict=True)
        )
        """Of each face and path: the colours it takes, as a bit mask."""
        self.mission_dice = tuple(
            (dice_sets(one.a.dice_options), dice_sets(one.b_left.dice_options), dice_sets(one.b_right.dice_options))
            for one in tables.missions
        )
        """Of each tile: the dice sets of its roll side, of its left contract, of its right contract."""

    def _make_options(self) -> None:
        named = self.member_name
        self.seat_option: tuple[Option[int], ...] = tuple(
            Option(name, seat, (f"seat:{seat}",)) for seat, name in enumerate(self.clans)
        )
        self.member_option: tuple[Option[int], ...] = tuple(
            Option(named[member], member, (f"member:{named[member]}",)) for member in range(MEMBERS)
        )
        self.trap_option: tuple[Option[int], ...] = tuple(
            Option(name, trap, (f"trap:{name}",)) for trap, name in enumerate(self.trap_name)
        )
        self.gear_option: tuple[Option[int], ...] = tuple(
            Option(name, gear, (f"equipment:{name}",)) for gear, name in enumerate(self.gear_name)
        )
        self.loot_option: tuple[Option[int], ...] = tuple(
            Option(name, loot, (f"loot:{name}",)) for loot, name in enumerate(self.loot_name)
        )
        self.land_option: tuple[Option[int], ...] = tuple(
            Option(name, land, (f"land:{name}",)) for land, name in enumerate(self.land_name)
        )
        self.monster_option: tuple[Option[int], ...] = tuple(
            Option(name, monster, (f"monster:{name}",)) for monster, name in enumerate(self.monster_name)
        )
        self.vocabulary = frozenset(
            {
                *ANSWERS,
                *BUILDINGS,
                *COLOURS,
                *GEAR_TYPES,
                *self.clans,
                *named,
                *self.trap_name,
                *self.gear_name,
                *self.loot_name,
                *self.land_name,
                *self.monster_name,
            }
        )
        """All words of which answers are made, but for numbers."""
        self.placing: tuple[tuple[Option[Any], ...], ...] = tuple(
            tuple(
                Option(f"{name}:{die}", ("visit", (building, number)), (f"building:{name}", f"die:{die}"))
                for number, die in enumerate(DIE_NAMES)
            )
            for building, name in enumerate(BUILDINGS)
        )
        """A die put into a building as an answer."""
        self.space_option: tuple[tuple[Option[Any], ...], ...] = tuple(
            tuple(
                Option(
                    f"{name}:{space + 1}",
                    ("space", (building, space)),
                    (f"building:{name}", f"space:{name}.{space + 1}", *DICE_OF_SPACES.get(name, ())),
                )
                for space in range(SPACES)
            )
            for building, name in enumerate(BUILDINGS)
        )
        """A space of a building as an answer, where a player may choose one."""

        self.ways: tuple[dict[int, Option[Any]], ...] = tuple({} for _ in PATH_NAMES)
        """Paths as answers, each by the dice that could go along."""
        self.land_action = self._deeds("land", "land", "land", self.land_name)
        self.sell_option = self._deeds("sell", "sell", "monster", self.monster_name)
        self.use_loot = self._deeds("loot", "loot", "loot", self.loot_name)
        self.heal_option = self._deeds("heal", "heal", "member", self.member_name)
        self.use_option = self._deeds("use", "use", "member", self.member_name)
        self.colonise_option = self._deeds("colonise", "colonise", "land", self.land_name)

    def way(self, path: int, dice: int) -> Option[Any]:
        """Make a path an answer, found by the path and by the dice (a bit mask) that could go along; kept in `ways`."""
        name = PATH_NAMES[path]
        targets = (f"path:{name}", *(f"die:{DIE_NAMES[die]}" for die in bits(dice)))
        found = self.ways[path][dice] = Option(f"path:{name}", ("assign", path), targets)
        return found

    @staticmethod
    def _deeds(word: str, verb: str, target: str, names: tuple[str, ...]) -> tuple[Option[Any], ...]:
        """Return something to do with each of many things as answers: `sell:krinx`."""
        return tuple(
            Option(f"{word}:{name}", (verb, number), (f"{target}:{name}",)) for number, name in enumerate(names)
        )


def affinity_of(name: str) -> int:
    """Return the number of an affinity; novices have none."""
    return AFFINITIES.index(name) if name in AFFINITIES else NO_AFFINITY


def dice_sets(options: Sequence[DiceData]) -> tuple[tuple[int, int, int], ...]:
    """Return alternative dice as tuples."""
    return tuple(option.counts for option in options)
