"""How the balance of a game is studied: who plays whom, what is noted of a match, what is made of it.

A study knows what every game has: sides, wins, points, rounds.  A game that wants more to be seen derives its own from
it, in its room: `rulewright.arena.<game>.study`, where `study` returns it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

import rulewright
from rulewright.arena.balance_sums import Balance, Seen
from rulewright.arena.tables import asked, company
from rulewright.games.rooms import room
from rulewright.kernel.errors import BadOptions
from rulewright.kernel.event import Event
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match

NONE = "-"
"""What is shown of rounds where a game has none."""
COLOURS = ("#4d8b4f", "#3f7cac", "#c4532d", "#8d84b8", "#c8a03a", "#6b6b6b", "#a23b72", "#2f8f83", "#8c6d46", "#b5651d")


class Lines(msgspec.Struct, frozen=True):
    """A panel of a plot: values one after the other, from 1 on, a line for each name."""

    title: str
    lines: dict[str, tuple[float, ...]]
    most: float


class Bars(msgspec.Struct, frozen=True):
    """A panel of a plot: shares with the bounds they may be off by, a bar for each name in each group."""

    title: str
    groups: dict[str, dict[str, tuple[float, float, float]]]
    """By the name of a group and of a bar: the share, its lower and its upper bound."""
    most: float
    marks: tuple[float, ...] = ()
    """Levels that are marked."""


Panel = Lines | Bars


class Section(msgspec.Struct, frozen=True):
    """A table of the report."""

    title: str
    headings: Sequence[str]
    rows: Sequence[Sequence[str]]


class Observer:
    """Listens to one match."""

    def __init__(self, match: Match) -> None:
        """Begin before the first answer."""
        self.match = match

    def hear(self, event: Event) -> None:
        """Note an event."""

    def seen(self) -> Seen:
        """Return what was noted, when the match is over."""
        return Seen()


class Study:
    """What every game has."""

    side = "side"
    """What those are called who play."""
    setting = "setting"
    """What is called in what tables of the same size differ."""
    settings: tuple[str, ...] = ("usual",)
    ranks: tuple[str, ...] = ()
    """How well those can do who play against nobody."""
    colours: Mapping[str, str] = {}
    """Of sides, settings and ranks in the plot, where they should not be left to chance."""
    observer: type[Observer] = Observer

    def __init__(self, game: Game, sides: tuple[str, ...], sizes: tuple[int, ...]) -> None:
        """Take a game, who can play it, and how many of them at once."""
        self.game = game
        self.sides = sides
        self.sizes = sizes

    @property
    def title(self) -> str:
        """What the plot is called."""
        return f"{self.game.title}: wins by {self.side}"

    def options(self, sides: Sequence[str], setting: str) -> dict[str, Any]:
        """Return the options of a match."""
        return asked(self.game.name, sides)

    def columns(self) -> dict[str, Callable[[Balance], str]]:
        """Return what is shown of a configuration in the terminal, besides wins and ranks."""
        return {
            "points": lambda one: f"{one.points:.1f}",
            "rounds": lambda one: f"{one.rounds:.2f}" if one.rounds else NONE,
        }

    def sections(self, found: Sequence[Balance]) -> list[Section]:
        """Return the tables of the report."""
        return [self.length(found), *self.wins(found), *self.ranked(found)]

    def panels(self, found: Sequence[Balance]) -> list[list[Panel]]:
        """Return the panels of the plot, row by row: a column for each number of players."""
        return [[self.win_panel(players, those) for players, those in by_size(found).items()]]

    def faults(self, one: Balance) -> list[str]:
        """Say what is wrong with the balance of a configuration."""
        return []

    # Parts that studies share.

    def label(self, one: Balance) -> list[str]:
        """Return the first cells of a row."""
        return [str(one.players), one.setting]

    def headings(self, *more: str) -> list[str]:
        """Return the headings of a table."""
        return ["players", self.setting, *more]

    def length(self, found: Sequence[Balance]) -> Section:
        """Return how long games are, and how many points they bring."""
        rows = [
            [
                *self.label(one),
                str(one.games),
                f"{one.rounds:.2f}" if one.rounds else NONE,
                f"{one.early:.1%}" if one.rounds else NONE,
                f"{one.points:.1f}",
                f"{one.winning_points:.1f}",
            ]
            for one in found
        ]
        return Section("Length, points", self.headings("games", "rounds", "over early", "points", "winner's"), rows)

    def wins(self, found: Sequence[Balance]) -> list[Section]:
        """Return who won, by side, by order of turns, by seat."""
        together = [one for one in found if one.players > 1]
        if not together:
            return []
        numbers = [str(number) for number in range(1, max(self.sizes) + 1)]
        return [
            self._shares(f"Wins by {self.side}, with 95 % intervals", together, self.sides, "sides"),
            self._shares("Wins by order of turns in the first round", together, numbers, "places"),
            self._shares("Wins by seat", together, numbers, "seats"),
        ]

    def _shares(self, title: str, found: Sequence[Balance], names: Sequence[str], part: str) -> Section:
        rows = []
        for one in found:
            parts = getattr(one, part)
            bounds = {name: parts[name].interval for name in names if name in parts}
            cells = [
                f"{parts[name].rate:.1%} ({bounds[name][0]:.0%}-{bounds[name][1]:.0%})" if name in parts else ""
                for name in names
            ]
            rows.append([*self.label(one), *cells])
        return Section(title, self.headings(*names), rows)

    def ranked(self, found: Sequence[Balance], title: str = "Ranks") -> list[Section]:
        """Return how well those did who play against nobody."""
        alone = [one for one in found if one.ranks]
        if not alone:
            return []
        names = [name.replace("_", " ") for name in alone[0].ranks]
        rows = [
            [*self.label(one), *(f"{number / one.games:.1%}" for number in one.ranks.values()), f"{one.trained:.1%}"]
            for one in alone
        ]
        return [Section(title, self.headings(*names, f"at least {names[1]}"), rows)]

    def win_panel(self, players: int, those: Sequence[Balance], marks: tuple[float, ...] = ()) -> Bars:
        """Return the wins by side for one number of players."""
        groups = {one.setting: {name: (part.rate, *part.interval) for name, part in one.sides.items()} for one in those}
        return Bars(f"{who(players)}: wins by {self.side}", groups, highest(groups), marks)

    def legends(self, found: Sequence[Balance]) -> list[dict[str, str]]:
        """Return what the colours of the plot mean, line by line."""
        return [self.palette(self.sides)]

    def palette(self, names: Sequence[str]) -> dict[str, str]:
        """Return a colour for each of some names."""
        return {name: self.colours.get(name, COLOURS[number % len(COLOURS)]) for number, name in enumerate(names)}


def by_size(found: Sequence[Balance]) -> dict[int, list[Balance]]:
    """Return configurations by the number of players."""
    return {players: [one for one in found if one.players == players] for players in sorted({o.players for o in found})}


def highest(groups: Mapping[str, Mapping[str, tuple[float, float, float]]]) -> float:
    """Return how high a panel of shares must be."""
    top = max((bars[2] for group in groups.values() for bars in group.values()), default=1.0)
    return min(1.0, max(0.8, top))


def who(players: int) -> str:
    """Return how many play."""
    return f"{players} players" if players > 1 else "alone"


def study_of(game: str) -> Study:
    """Return how the balance of a game is studied."""
    found, choice = rulewright.find(game), company(game)
    if choice is None:
        raise BadOptions(f"the seats of {game} have no names: whose wins are to be counted?")
    own = room(__package__, game, "study")
    kind: type[Study] = own.study if own is not None else Study
    return kind(found, choice.among, tuple(range(max(1, choice.fewest), choice.most + 1)))
