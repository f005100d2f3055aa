"""The tables at which games are tried: any two choices meet at one of them, and they stay few."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

import pytest

import rulewright
from rulewright.kernel.errors import BadOptions
from rulewright.kernel.fate import Fate
from rulewright.kernel.options import FLAG, ONE, SEATS, SEVERAL, GameOption
from tests.kernel.toy import Toy
from tests.tables import Axes, count, covering, present, rows

TRIED = 4_000
"""Tables laid at random, to see what can meet."""


class Invented(Toy):
    """A game of which nothing is known but what can be chosen."""

    def __init__(self, factions: int) -> None:
        self.factions = tuple(f"faction{number}" for number in range(factions))

    def game_options(self) -> tuple[GameOption, ...]:
        among = self.factions
        return (
            GameOption(
                name=SEATS, kind=SEVERAL, default=list(among[:2]), among=among, fewest=2, most=min(6, len(among))
            ),
            GameOption(name="map", kind=ONE, default="a", among=("a", "b", "c", "d")),
            GameOption(name="deck", kind=ONE, default="old", among=("old", "new")),
            GameOption(name="first", kind=ONE, default="random", among=("random", *among)),
            GameOption(name="tame", kind=FLAG, default=False),
        )

    def validate(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Refuse the last faction on two maps, and the tame variant with the first."""
        seats = options[SEATS]
        if self.factions[-1] in seats and options["map"] in "ab":
            raise BadOptions("not there")
        if self.factions[0] in seats and options["tame"]:
            raise BadOptions("not tame")
        return dict(options)


def decided(axes: Axes, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return a table by its axes."""
    row: dict[str, Any] = {name: str(options[name]) for name in axes.single}
    for choice in axes.several:
        row |= {present(choice, one): one in options[choice.name] for one in choice.among}
        row[count(choice)] = len(options[choice.name])
    return row


def pairs(row: Mapping[str, Any]) -> set[tuple[tuple[str, Any], ...]]:
    """Return everything that meets at a table."""
    return set(combinations(sorted(row.items()), 2))


def by_lot(axes: Axes, fate: Fate) -> dict[str, Any]:
    """Lay a table at random, allowed or not."""
    options: dict[str, Any] = {name: among[fate.below(len(among))] for name, among in axes.single.items()}
    for choice in axes.several:
        things = list(choice.among)
        fate.shuffle(things)
        options[choice.name] = things[: choice.fewest + fate.below(choice.most - choice.fewest + 1)]
    return options


def missing(axes: Axes, shown: list[dict[str, Any]]) -> set[tuple[tuple[str, Any], ...]]:
    """Return what can meet, at a table that the game allows, but is not shown."""
    fate = Fate.seeded("tables")
    can = set()
    for _ in range(TRIED):
        options = by_lot(axes, fate)
        if axes.allows(options):
            can |= pairs(decided(axes, options))
    assert can
    return can - {pair for options in shown for pair in pairs(decided(axes, options))}


@pytest.mark.parametrize("game", rulewright.known_games())
def test_whatever_can_meet_at_a_table_meets_at_one_of_these(game: str) -> None:
    axes, tables = Axes(rulewright.find(game)), covering(game)

    assert missing(axes, tables) == set()
    # And some table is there for a pair that no other shows.
    assert any(missing(axes, tables[:number] + tables[number + 1 :]) for number in range(len(tables)))


@pytest.mark.parametrize("game", rulewright.known_games())
def test_every_table_is_allowed_and_no_two_are_the_same(game: str) -> None:
    tables = covering(game)

    for options in tables:
        rulewright.find(game).validate(options)
    assert all(one != other for one, other in combinations(tables, 2))


def test_what_the_game_forbids_is_left_out_and_the_rest_is_not() -> None:
    axes = Axes(Invented(5))
    tables = [axes.options(row, turn) for turn, row in enumerate(rows(axes, 2))]

    assert missing(axes, tables) == set()
    assert {options["first"] for options in tables} == {"random", *axes.several[0].among}


def test_three_times_as_many_factions_do_not_make_three_times_as_many_tables() -> None:
    few, many = (len(rows(Axes(Invented(factions)), 2)) for factions in (4, 12))

    assert few <= many < 2 * few
