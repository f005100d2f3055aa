"""Results of matches that ended before results were kept: the matches are played again, and noted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.games.catalogue import GAMES
from rulewright.server.store.results import end_match, untold
from rulewright.server.table.results import results
from rulewright.server.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulewright.server.store.store import Store
    from rulewright.server.table.slices import Slices


async def make_up(store: Store, slices: Slices, holds: Callable[[str], bool]) -> None:
    """Note the results that are missing, of matches that this process drives, one after the other."""
    games = [GAMES.find(name) for name in GAMES.names]
    for match in await untold(store, [(game.name, game.rules_version, game.data_version) for game in games]):
        row = await store.match(match)
        if row is None or not holds(match):
            continue
        table = Table(store, GAMES.find(row.game), row, await store.seats(match), slices=slices)
        await table.load()
        rows = results(table)
        if rows:
            await end_match(store, match, rows)
