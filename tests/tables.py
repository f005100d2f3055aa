"""Tables that show every pair of choices of a game together: a covering array, made from what the game says it offers.

All combinations of factions, maps and decks grow beyond all bounds; those in which any two choices meet once grow
with the logarithm of their number.  Most faults show where two things meet; where three do, `make thorough` looks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Any

import covertable

import rulewright
from rulewright.kernel.errors import BadOptions
from rulewright.kernel.game import Game
from rulewright.kernel.options import FLAG, ONE, SEATS, SEVERAL, GameOption

Row = Mapping[str, Any]
"""What is decided about a table: values by axis."""


class Axes:
    """What can be chosen for a table of a game, one axis for each thing.

    Of several things each is on the table or not, and their number is an axis of its own.  What names a seat, such as
    who begins, takes turns afterwards: it would make as many tables as there are pairs of seats.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        choices = game.game_options()
        among = {choice.name: choice.among for choice in choices}.get(SEATS, ())
        self.several = [choice for choice in choices if choice.kind == SEVERAL]
        self.turns = [choice for choice in choices if choice.kind == ONE and among and set(among) <= {*choice.among}]
        self.single = {
            choice.name: (False, True) if choice.kind == FLAG else choice.among
            for choice in choices
            if choice not in self.several and choice not in self.turns
        }
        self.default = {choice.name: choice.default for choice in choices}
        self._completed = cache(self._complete)

    @property
    def values(self) -> dict[str, list[Any]]:
        """All axes on which there is something to choose."""
        found: dict[str, list[Any]] = {name: list(among) for name, among in self.single.items()}
        for choice in self.several:
            found[count(choice)] = list(range(choice.fewest, choice.most + 1))
            found |= {present(choice, one): [True, False] for one in choice.among}
        return {axis: values for axis, values in found.items() if len(values) > 1}

    def possible(self, row: Row) -> bool:
        """Whether a table can be laid of which this is decided: first whether any two things exclude each other."""
        pairs = map(frozenset, combinations(row.items(), 2))
        return all(map(self._can_meet, pairs)) and self._completed(frozenset(row.items())) is not None

    def _can_meet(self, pair: frozenset[tuple[str, Any]]) -> bool:
        return self._completed(pair) is not None

    def options(self, row: Row, turn: int) -> dict[str, Any]:
        """Return the options of a table of which everything is decided; each turn seats others side by side."""
        options = self._completed(frozenset(row.items()))
        assert options is not None
        options = dict(options)
        if seats := options.get(SEATS):
            options[SEATS] = [*seats[turn % len(seats) :], *seats[: turn % len(seats)]]
        for choice in self.turns:
            named = [one for one in choice.among if one == choice.default or one in options[SEATS]]
            options[choice.name] = named[turn % len(named)]
        return options

    def _complete(self, decided: frozenset[tuple[str, Any]]) -> dict[str, Any] | None:
        """Return options in which what is undecided is as usual, but for one thing at most; None if none will do."""
        row = dict(decided)
        for other in self._others(row):
            for chosen in together(self.several, row):
                if self.allows({**other, **chosen}):
                    return {**other, **chosen}
        return None

    def _others(self, row: Row) -> Iterator[dict[str, Any]]:
        usual = {name: row.get(name, self.default[name]) for name in self.single}
        yield usual
        for name, among in self.single.items():
            if name not in row:
                yield from ({**usual, name: value} for value in among if value != usual[name])

    def allows(self, options: Mapping[str, Any]) -> bool:
        """Whether the game takes these options, and takes them as they are."""
        try:
            full = self.game.validate(options)
        except BadOptions:
            return False
        return all(str(full[name]) == str(value) for name, value in options.items())


def count(choice: GameOption) -> str:
    """Return the axis of how many are chosen."""
    return f"{choice.name}: how many"


def present(choice: GameOption, one: str) -> str:
    """Return the axis of whether something is chosen."""
    return f"{choice.name}: {one}"


def together(several: Sequence[GameOption], row: Row) -> Iterator[dict[str, list[str]]]:
    """Return what may be chosen, for each choice of several things."""
    if not several:
        yield {}
    for choice in several[:1]:
        for chosen in selections(choice, row):
            yield from ({choice.name: chosen, **rest} for rest in together(several[1:], row))


def selections(choice: GameOption, row: Row) -> Iterator[list[str]]:
    """Return what may be chosen of several things, of some of which it is decided."""
    chosen = [one for one in choice.among if row.get(present(choice, one)) is True]
    open_ones = [one for one in choice.among if present(choice, one) not in row]
    wanted = row.get(count(choice))
    for number in range(choice.fewest, choice.most + 1) if wanted is None else (wanted,):
        for more in combinations(open_ones, number - len(chosen)) if number >= len(chosen) else ():
            yield [one for one in choice.among if one in chosen or one in more]


def rows(axes: Axes, strength: int) -> list[dict[str, Any]]:
    """Return rows in which as many choices as `strength` says meet wherever they can."""
    values = axes.values

    def judge(row: Row) -> bool | None:
        if not axes.possible(row):
            return False
        return True if len(row) == len(values) else None

    rule: dict[str, str | list[str] | Callable[[Row], bool | None]]
    rule = {"operator": "fn", "requires": [], "evaluate": judge}
    made: list[dict[str, Any]] = covertable.make(values, strength=strength, constraints=[rule])
    return made


@cache
def covering(game: str, strength: int = 2) -> list[dict[str, Any]]:
    """Return the options of tables of a game that between them show every possible pair (or more) of choices."""
    axes = Axes(rulewright.find(game))
    return [axes.options(row, turn) for turn, row in enumerate(rows(axes, strength))]


def title(options: Mapping[str, Any]) -> str:
    """Return a name for a table: its seats, and what is chosen."""
    chosen = {name: value for name, value in options.items() if name != SEATS and value is not False}
    words = [name if value is True else str(value) for name, value in chosen.items()]
    return "-".join(["+".join(options[SEATS]), *words])
