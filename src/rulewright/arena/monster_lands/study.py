"""The balance of Monster Lands: glory by round, battles, visits to buildings; alone, the ranks of scenario 1."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, cast

from rulewright.arena.balance_sums import Balance, Seen
from rulewright.arena.interval import interval
from rulewright.arena.study import Bars, Lines, Observer, Panel, Section, Study, by_size, who
from rulewright.games.monster_lands.position import Realm
from rulewright.games.monster_lands.terms import BUILDINGS, DIFFICULTIES, RANKS
from rulewright.kernel.event import Event
from rulewright.kernel.match import Match

EVENTS = {
    "captured": "captures",
    "eliminated": "eliminations",
    "conquered": "lands conquered",
    "died": "mercenaries killed",
    "joined": "members hired",
    "deserted": "deserters",
    "mission_won": "missions won",
    "mission_failed": "dice missions failed",
    "loot_taken": "loot tokens",
    "equipment_taken": "equipment",
}
"""Events that are counted by their kind, and what the report calls them."""
PAWNSHOP = "pawnshop"
FAMOUS = 25
"""Glory that somebody should reach in most games."""
LEAST, MOST = 0.15, 0.35
"""Between these the share of wins of each of four clans should lie."""
TABLE = 4
HIGHEST_GLORY = 40
HIGHEST_SHARE = 0.8


class Chronicler(Observer):
    """Notes what a clan is proud of."""

    def __init__(self, match: Match) -> None:
        """Begin to count."""
        super().__init__(match)
        self.first = self.realm.first
        self.counts: Counter[str] = Counter(dict.fromkeys((*EVENTS, "battles", *map(visits, BUILDINGS)), 0))
        self.glory: list[tuple[int, ...]] = []

    @property
    def realm(self) -> Realm:
        """The position as it is now."""
        return cast("Realm", self.match.position)

    def hear(self, event: Event) -> None:
        """Count an event; a round ends when the first-player tile is passed on, or with the game."""
        kind = event.kind
        if kind in ("first_player", "ended"):
            self.glory.append(tuple(self.realm.glory))
        elif kind == "placed":
            self.counts[visits(str(event.facts["building"]))] += 1
        elif kind == "gold_won":
            self.counts[visits(PAWNSHOP)] += event.facts["reason"] == PAWNSHOP
        elif kind == "area":
            self.counts["battles"] += not str(event.facts["area"]).startswith("mission")
        elif kind in EVENTS:
            self.counts[kind] += 1

    def seen(self) -> Seen:
        """Return the chronicle."""
        counts = {**self.counts, "famous": int(max(self.glory[-1]) >= FAMOUS)}
        ends = {"reputation": tuple(self.realm.reputation)}
        return Seen(self.first, cast("dict[str, float]", counts), {"glory": tuple(self.glory)}, ends)


def visits(building: str) -> str:
    """Return the name under which visits to a building are counted."""
    return f"visits.{building}"


def won(one: Balance) -> float:
    """Return the share of battles in which the monster was captured or eliminated."""
    victories = one.counts["captured"] + one.counts["eliminated"]
    return victories / one.counts["battles"] if one.counts["battles"] else 0.0


class MonsterLandsStudy(Study):
    """Clans at four difficulties, alone and with others."""

    side = "clan"
    setting = "difficulty"
    settings = DIFFICULTIES
    ranks = RANKS
    observer = Chronicler
    colours = {  # noqa: RUF012  (read only, as all of a study)
        "beginner": "#7ba05b",
        "normal": "#3f7cac",
        "hard": "#c8772b",
        "cutthroat": "#a23b3b",
        "jungle": "#4d8b4f",
        "water": "#3f7cac",
        "fire": "#c4532d",
        "air": "#8d84b8",
        "cannon_fodder": "#9a938a",
        "trainee": "#b08d57",
        "veteran": "#a7adb5",
        "hero": "#d4af37",
    }

    @property
    def title(self) -> str:
        """What the plot is called."""
        return f"{self.game.title}: glory by round, wins by clan, ranks alone"

    def options(self, sides: Sequence[str], setting: str) -> dict[str, Any]:
        """Return the options of a match; one clan plays scenario 1."""
        return {"seats": list(sides), "difficulty": setting} | ({"scenario": 1} if len(sides) == 1 else {})

    def columns(self) -> dict[str, Callable[[Balance], str]]:
        """Return what is shown in the terminal."""
        return {
            "glory": lambda one: f"{one.tracks['glory'][-1]:.1f}",
            "best": lambda one: f"{one.best['glory'][-1]:.1f}",
            f"{FAMOUS}+": lambda one: f"{one.counts['famous']:.0%}",
            "rounds": lambda one: f"{one.rounds:.2f}",
            "won": lambda one: f"{won(one):.0%}",
        }

    def sections(self, found: Sequence[Balance]) -> list[Section]:
        """Return the tables of the report."""
        return [
            self._glory(found),
            self._battles(found),
            *self.wins(found),
            *self.ranked(found, "Alone in scenario 1: ranks"),
            self._counted(
                "Visits to each building in a game, all clans together, alone with those of the rival",
                {visits(name): name.replace("_", " ") for name in BUILDINGS},
                found,
            ),
            self._counted("What happens in a game, all clans together", EVENTS, found),
        ]

    def _glory(self, found: Sequence[Balance]) -> Section:
        most = max(len(one.tracks["glory"]) for one in found)
        rows = [
            [
                *self.label(one),
                *(f"{glory:.1f}" for glory in one.tracks["glory"]),
                *[""] * (most - len(one.tracks["glory"])),
                f"{one.best['glory'][-1]:.1f}",
                f"{one.counts['famous']:.1%}",
            ]
            for one in found
        ]
        rounds = (f"round {number + 1}" for number in range(most))
        title = "Glory, the mean of all clans after each round (after the end of a game, its last value)"
        return Section(title, self.headings(*rounds, "best clan", f"{FAMOUS} reached"), rows)

    def _battles(self, found: Sequence[Balance]) -> Section:
        length = self.length(found)
        rows = [
            [*row, f"{one.ends['reputation']:.1f}", f"{one.counts['battles']:.1f}", f"{won(one):.1%}"]
            for row, one in zip(length.rows, found, strict=True)
        ]
        return Section("Length, points, battles", [*length.headings, "reputation", "battles", "battles won"], rows)

    def _counted(self, title: str, names: dict[str, str], found: Sequence[Balance]) -> Section:
        rows = [[*self.label(one), *(f"{one.counts[name]:.1f}" for name in names)] for one in found]
        return Section(title, self.headings(*names.values()), rows)

    def panels(self, found: Sequence[Balance]) -> list[list[Panel]]:
        """Return glory above, wins or ranks below."""
        sizes = by_size(found)
        glory: list[Panel] = [
            Lines(
                f"{who(players)}: mean glory after each round",
                {one.setting: one.tracks["glory"] for one in those},
                HIGHEST_GLORY,
            )
            for players, those in sizes.items()
        ]
        results: list[Panel] = [
            self.win_panel(players, those, (LEAST, MOST) if players == TABLE else ())
            if players > 1
            else self._ranks(players, those)
            for players, those in sizes.items()
        ]
        return [glory, results]

    def _ranks(self, players: int, those: Sequence[Balance]) -> Bars:
        groups = {
            one.setting: {
                rank: (number / one.games, *interval(number, one.games)) for rank, number in one.ranks.items()
            }
            for one in those
        }
        return Bars(f"{who(players)}: ranks in scenario 1", groups, HIGHEST_SHARE)

    def legends(self, found: Sequence[Balance]) -> list[dict[str, str]]:
        """Return what the colours mean: difficulties, clans, ranks."""
        lines = [self.palette(self.settings), self.palette(self.sides)]
        return lines + ([self.palette(self.ranks)] if any(one.ranks for one in found) else [])

    def faults(self, one: Balance) -> list[str]:
        """Say what is degenerate: a clan too weak or too strong, too little glory, a building nobody uses."""
        wrong = [
            f"{clan} wins {part.rate:.1%}"
            for clan, part in one.sides.items()
            if one.players == TABLE and not one.against and not LEAST <= part.rate <= MOST
        ]
        if one.players > 1 and one.counts["famous"] < 0.5:  # noqa: PLR2004  (half of the games)
            wrong.append(f"somebody reaches {FAMOUS} glory in only {one.counts['famous']:.1%} of the games")
        unused = [name for name in BUILDINGS if not one.counts[visits(name)]]
        return wrong + [f"nobody uses the {name.replace('_', ' ')}" for name in unused]


study = MonsterLandsStudy
