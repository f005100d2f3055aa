"""Monster Lands, put together: its options, its tables, its outcome."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, cast

from rulewright.games.monster_lands import campaign, notation, odds, reading
from rulewright.games.monster_lands.audit import audit, audit_text
from rulewright.games.monster_lands.checks import check
from rulewright.games.monster_lands.facts import describe
from rulewright.games.monster_lands.position import Realm
from rulewright.games.monster_lands.powers.making import make
from rulewright.games.monster_lands.rules.round import PROGRAMMES, begin_round, next_programme
from rulewright.games.monster_lands.rules.scoring import points
from rulewright.games.monster_lands.rules.setup import lay_out
from rulewright.games.monster_lands.setting import Setting
from rulewright.games.monster_lands.speech.voice import MonsterLandsSpeech
from rulewright.games.monster_lands.tables import FILES, FOLDER, read
from rulewright.games.monster_lands.terms import AFFINITIES, BUILDINGS, DIFFICULTIES, NONE
from rulewright.kernel import demands
from rulewright.kernel.errors import BadOptions
from rulewright.kernel.fate import SETUP, Fate
from rulewright.kernel.game import Game, Outcome
from rulewright.kernel.law import law
from rulewright.kernel.lines import no_table, refuse
from rulewright.kernel.match import Match
from rulewright.kernel.options import GameOption, Settings, company, complete
from rulewright.kernel.question import Option, Question, words_of
from rulewright.kernel.tables import plain, texts_of
from rulewright.kernel.written import agreed, with_lines

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from rulewright.kernel.odds import Chance
    from rulewright.kernel.position import Position
    from rulewright.kernel.question import Seat

RANDOM = "random"
FEWEST, MOST = 1, len(AFFINITIES)
DEFAULTS: dict[str, Any] = {
    "seats": list(AFFINITIES),
    "difficulty": "normal",
    "tricks": False,
    "queens_grant": False,
    "more_monsters": False,
    "first": RANDOM,
}
OWN: dict[str, Any] = {"scenario": 0, "campaign": None}
"""Options that only make sense together, and are judged here."""
FLAGS = ("tricks", "queens_grant", "more_monsters")
SHAPING = ("difficulty", *FLAGS, "scenario")
"""The options, besides the seats, that make one table differ from another."""


COUNTED = re.compile(r"([smp]|traps|defense)?\d{1,2}")
"""A number, or so many dice or tokens."""


HOUSES: tuple[Option[Any], ...] = tuple(Option(name, None, (f"building:{name}",)) for name in BUILDINGS)
"""The buildings, as they stand in the citadel."""


class MonsterLandsGame(Game):
    """Monster Lands by its rulebook."""

    name = "monster_lands"
    title = "Monster Lands"
    rules_version = "3"
    reveals = frozenset(
        {
            "displayed",
            "reshuffled",
            "monster_drawn",
            "land_drawn",
            "mission_drawn",
            "panic",
            "revealed",
            "trap_discarded",
        }
    )
    """Events by which the rules publish what was hidden: cards drawn, traps turned up."""
    rolls = frozenset({"rolled", "monster_rolled", "persuasion_rolled", "rival_rolled"})
    shows = frozenset({"rolled", "monster_rolled", "persuasion_rolled", "rival_rolled"})
    """Dice."""
    orders: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "monster_lands.afterwards": ("pass",),
        "monster_lands.salaries": ("pay",),
        "monster_lands.heal": ("done",),
    }

    speech: MonsterLandsSpeech

    def __init__(self, folder: Traversable = FOLDER) -> None:
        """Read the tables, of this package or of a folder with corrected ones."""
        self.tables = read(folder)
        check(self.tables)
        self.powers = make(self.tables)
        self.speech = MonsterLandsSpeech(self.tables)
        self.data_version = self.tables.version
        self._corrected = None if folder is FOLDER else plain(texts_of(folder, FILES))
        self._settings = Settings(SHAPING, self._set_up)

    def corrected(self) -> dict[str, Any] | None:
        """Return the tables of a folder this game is played with, by file; None for its own."""
        return self._corrected

    @law("monster_lands 2.17", "monster_lands 20.9", "monster_lands 21.1", "monster_lands 22")
    def validate(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Complete the options of a match with their defaults, or say which of them is wrong."""
        offered = [option for option in self.game_options() if option.name not in OWN]
        full = complete(offered, options, title=self.title, noun="clan", own=OWN)
        if full["campaign"] is not None:
            full["campaign"] = campaign.check(full["campaign"], self.tables.campaign)
        self._check_scenario(full, named="scenario" in options)
        return full

    def _check_scenario(self, full: dict[str, Any], *, named: bool) -> None:
        solo = len(full["seats"]) == 1
        last = len(self.tables.scenarios)
        if isinstance(full["scenario"], str) and full["scenario"].isdecimal():
            full["scenario"] = int(full["scenario"])
        if type(full["scenario"]) is not int or not 0 <= full["scenario"] <= last:
            raise BadOptions(f"option scenario is {full['scenario']!r}; it must be a number from 1 to {last}")
        if not solo:
            if full["campaign"] is not None:
                raise BadOptions("a campaign is for one player")
            full["scenario"] = 0  # a scenario is for one player: with several it says nothing
            return
        if full["campaign"] is not None:
            if named and full["scenario"] not in (0, full["campaign"]["scenario"]):
                raise BadOptions(f"the campaign stands at scenario {full['campaign']['scenario']}")
            full["scenario"] = full["campaign"]["scenario"]
            if full["difficulty"] not in full["campaign"]["difficulties"]:
                allowed = ", ".join(full["campaign"]["difficulties"])
                raise BadOptions(f"the campaign goes on at difficulty {allowed}, not {full['difficulty']}")
        full["scenario"] = full["scenario"] or 1
        scenario = self.powers.scenarios[full["scenario"]]
        if full["tricks"] and not scenario.tricks:
            raise BadOptions("the tricks module is for two to four players, and for scenario 8")
        if scenario.affinity and full["seats"] != [scenario.affinity]:
            raise BadOptions(f"scenario {scenario.number} is played with the clan {scenario.affinity}")
        if full["difficulty"] in scenario.forbidden:
            raise BadOptions(f"scenario {scenario.number} is not played at difficulty {full['difficulty']}")

    def game_options(self) -> tuple[GameOption, ...]:
        """Describe the options of a match."""
        scenarios = tuple(str(one.id) for one in self.tables.scenarios)
        return (
            GameOption(
                name="seats", kind="several", default=DEFAULTS["seats"], among=AFFINITIES, fewest=FEWEST, most=MOST
            ),
            GameOption(name="difficulty", kind="one", default=DEFAULTS["difficulty"], among=DIFFICULTIES),
            *(GameOption(name=name, kind="flag", default=False) for name in FLAGS),
            GameOption(name="first", kind="one", default=RANDOM, among=(RANDOM, *AFFINITIES)),
            GameOption(name="scenario", kind="one", default="0", among=("0", *scenarios)),
        )

    def seats(self, options: Mapping[str, Any]) -> int:
        """Return the number of seats."""
        return len(company(options))

    def seat_names(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Return the clan of each seat."""
        return tuple(company(options))

    def setting(self, options: Mapping[str, Any]) -> Setting:
        """Return the table for some options; equal ones are made once."""
        return self._settings.of(options)

    def _set_up(self, options: dict[str, Any]) -> Setting:
        return Setting(self.tables, self.powers, options, next_programme, PROGRAMMES)

    def empty(self, options: dict[str, Any], fate: Fate) -> Realm:
        """Return an empty board: nothing drawn, nobody hired."""
        return Realm(self.setting(options), demands.kind(fate, Fate, "fate"))

    @law("monster_lands 2.16")
    def begin(self, options: dict[str, Any], fate: Fate) -> Realm:
        """Lay out the table; the first player is drawn by lot unless one is named."""
        realm = self.empty(options, fate)
        seats = options["seats"]
        first = fate.below(len(seats), SETUP) if options["first"] == RANDOM else seats.index(options["first"])
        lay_out(realm, first)
        begin_round(realm)
        return realm

    def read_position(self, text: str, options: Mapping[str, Any], fate: Fate) -> Realm:
        """Return the position that a text describes; BadNotation names the line and the word that cannot be."""

        def empty(named: dict[str, Any]) -> Realm:
            try:
                return self.empty(self.validate(agreed(options, named)), fate)
            except BadOptions as error:
                raise no_table(error, text, reading.HEADS) from error

        realm = reading.read(with_lines(text, {"seats": " ".join(options.get("seats", ()))}), empty)
        refuse(audit_text(realm), text)
        return realm

    def parse(self, text: str, seed: int | str = 0, options: Mapping[str, Any] | None = None) -> Realm:
        """Return the position that a text describes."""
        return cast("Realm", super().parse(text, seed, options))

    def write_position(self, position: Position) -> str:
        """Return a position as text, hidden facts included."""
        return notation.write(demands.kind(position, Realm, "position"))

    def knows(self, options: Mapping[str, Any], word: str) -> bool:
        """Whether a word is made of numbers, dice, buildings, paths, cards and what a clan does."""
        words = self.setting(options).vocabulary
        parts = words_of(demands.text(word, "word"))
        return bool(parts) and all(part in words or COUNTED.fullmatch(part) for part in parts)

    def odds(self, match: Match, option: Option[Any]) -> list[Chance]:
        """Return what an option in a battle, a conquest or a mission may lead to."""
        return odds.odds(self.offered(match, option), option)

    def prospects(self, match: Match, option: Option[Any]) -> dict[str, float]:
        """Return how probable it is that the own mercenary is wounded, or dies."""
        return odds.injuries(self.offered(match, option), option)

    def has_odds(self, question: Question) -> bool:
        """Tell the questions of battles, conquests and missions by their prompts."""
        return odds.has_odds(demands.kind(question, Question, "question"))

    def offers_odds(self, question: Question, marks: Sequence[str]) -> bool:
        """Only where there are odds: a persuasion die that somebody hired brings along has none."""
        return self.has_odds(question)

    def menu(self, position: Position, question: Question) -> Sequence[Option[Any]]:
        """Return all buildings, where somebody places a die."""
        demands.kind(position, Realm, "position")
        demands.kind(question, Question, "question")
        return HOUSES if question.prompt == "monster_lands.act" else ()

    def turn(self, position: Position) -> object:
        """Tell turns apart by round, how far it has come, and player."""
        realm = demands.kind(position, Realm, "position")
        return (realm.round, realm.stage, realm.agenda.seat)

    def at_rest(self, position: Position) -> bool:
        """Whether nobody is about to do what was decided, or sits in the tavern."""
        realm = demands.kind(position, Realm, "position")
        return not realm.deed and realm.guest == NONE

    def outcome(self, position: Position) -> Outcome:
        """Say who has won; alone, which rank was reached and how a campaign goes on."""
        realm = demands.kind(position, Realm, "position")
        score = tuple(points(realm, seat) for seat in realm.setting.seats)
        solo = realm.over and realm.setting.solo
        return Outcome(realm.winners, score, realm.reason, rank=realm.reason if solo else "")

    def sequel(self, match: Match) -> dict[str, Any] | None:
        """Return the campaign after a match that is over, to be handed to the next one; None without campaign."""
        if not self.own(match).over or match.options["campaign"] is None:
            return None
        outcome = match.outcome
        after = campaign.follow(
            match.options["campaign"],
            match.options["difficulty"],
            outcome.rank,
            outcome.points[0],
            self.tables.campaign,
        )
        if set(after["difficulties"]) <= set(self.powers.scenarios[after["scenario"]].forbidden):
            return {**after, "state": campaign.LOST}  # there is no lower level to go on at
        return after

    @law("monster_lands 23.1")
    def go_on(self, match: Match, wish: Mapping[str, Any]) -> dict[str, Any]:
        """Return the options of the next game of a campaign: its scenario, with a clan and a difficulty it allows.

        The clan and the difficulty of the last game stay, unless others are wished or the scenario asks for others.
        """
        after = self.sequel(match)
        options = {**match.options, **demands.mapping(wish, "wish"), "campaign": after, "scenario": 0}
        if after is not None and after["state"] == campaign.RUNNING:
            scenario = self.powers.scenarios[after["scenario"]]
            allowed = [level for level in after["difficulties"] if level not in scenario.forbidden]
            if "seats" not in wish and scenario.affinity:
                options["seats"] = [scenario.affinity]
            if "difficulty" not in wish and options["difficulty"] not in allowed and allowed:
                options["difficulty"] = allowed[0]
            if options["first"] not in (RANDOM, *options["seats"]):
                options["first"] = RANDOM
        return self.validate(options)

    def facts(self, position: Position, seat: Seat | None) -> dict[str, Any]:
        """Describe a concealed position."""
        realm = demands.kind(position, Realm, "position")
        if seat is not None:
            demands.number(seat, "seat", 0, len(realm.setting.seats) - 1)
        return describe(realm, seat)

    def audit(self, position: Position) -> list[str]:
        """List everything that cannot be."""
        return audit(demands.kind(position, Realm, "position"))
