"""The tables at which a game is tried: as its own room here says, or every company that can sit down."""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import TYPE_CHECKING, Any

import rulewright
from rulewright.games.rooms import room
from rulewright.kernel.errors import BadOptions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.kernel.game import Game
    from rulewright.kernel.options import GameOption

SEATS = "seats"
"""The option that says who plays, in every game in which that can be chosen."""
PAIR = 2


def company(game: str) -> GameOption | None:
    """Return who can play a game, and how many of them at once; None where seats have no names to choose from."""
    options = (option for option in rulewright.find(game).game_options() if option.name == SEATS)
    return next((option for option in options if option.kind == "several"), None)


FEW = 24
"""So many companies of a size are tried all; of more, some in which any two meet."""


def companies(names: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Return who sits together at tables of a size: every company while these are few, otherwise a choice.

    Of many, each next company brings together as many as possible that have not met; at a table for two, where that
    would be all of them, everybody meets two neighbours.  The same names in the same order make the same choice.
    """
    if comb(len(names), players) <= FEW:
        return list(combinations(names, players))
    if players == PAIR:
        return [(one, names[(place + 1) % len(names)]) for place, one in enumerate(names)]
    apart = set(combinations(names, PAIR))
    chosen = []
    while apart:
        seats = min(apart, key=lambda pair: [names.index(name) for name in pair])
        while len(seats) < players:
            others = [name for name in names if name not in seats]
            # The first of those who have most to meet there.
            more = max(others, key=lambda name: sum(met(names, name, seat) in apart for seat in seats))
            seats = tuple(sorted((*seats, more), key=names.index))
        apart -= set(combinations(seats, PAIR))
        chosen.append(seats)
    return chosen


def met(names: Sequence[str], one: str, other: str) -> tuple[str, str]:
    """Return two who meet, in their order."""
    return (one, other) if names.index(one) < names.index(other) else (other, one)


def every_table(game: str, map_name: str = "") -> list[dict[str, Any]]:
    """Return the options of every table of a game that is worth trying; all of them on one map, if it is named."""
    found, own, who = rulewright.find(game), room(__package__, game, "tables"), company(game)
    if own is None and who is not None:
        players = range(max(1, who.fewest), who.most + 1)
        seated = [seats for number in players for seats in companies(who.among, number)]
        return [options for seats in seated if admitted(found, options := asked(game, seats, map_name))]
    tables: list[dict[str, Any]] = own.every_table(map_name) if own is not None else [with_map({}, map_name)]
    for options in tables:
        found.validate(options)
    return tables


def admitted(game: Game, options: dict[str, Any]) -> bool:
    """Whether a game lets a company sit down."""
    try:
        game.validate(options)
    except BadOptions:
        return False
    return True


def asked(game: str, seats: Sequence[str], map_name: str = "") -> dict[str, Any]:
    """Return the options of one table: whoever names the seats wants them, even if the game advises against it."""
    return with_map({SEATS: list(seats), **insisting(game)}, map_name)


def insisting(game: str) -> dict[str, Any]:
    """Return the options that allow a company which the game advises against."""
    own = room(__package__, game, "tables")
    return dict(own.INSISTING) if own is not None else {}


def with_map(options: dict[str, Any], map_name: str) -> dict[str, Any]:
    """Return options with a map, if one is wished for."""
    return options | ({"map": map_name} if map_name else {})


def sizes(game: str) -> tuple[int, ...]:
    """Return for how many players strength is measured."""
    own, who = room(__package__, game, "tables"), company(game)
    if own is not None:
        measured: tuple[int, ...] = own.SIZES
        return measured
    return tuple(range(max(2, who.fewest), who.most + 1)) if who is not None else ()
