"""What somebody has played here: their figures, by game and by seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.protocol.forms import Figures, GameFigures, SeatFigures
from rulewright.server.store.results import COLUMN, Streaks, streaks, totals

if TYPE_CHECKING:
    from rulewright.server.store.store import Store


async def figures(store: Store, person: str) -> Figures:
    """Count what somebody has played to the end."""
    overall = (await streaks(store, person)).get((), Streaks())
    by_game = await streaks(store, person, COLUMN.game)
    games = [
        GameFigures(
            game=row.game,
            matches=row.matches,
            won=row.won,
            points=row.points,
            best=row.best,
            together=row.together,
            longest=by_game[row.game,].longest,
            streak=by_game[row.game,].present,
        )
        for row in await totals(store, person, COLUMN.game)
    ]
    seats = [
        SeatFigures(
            game=row.game,
            seat_name=row.seat_name,
            matches=row.matches,
            won=row.won,
            points=row.points,
            best=row.best,
        )
        for row in await totals(store, person, COLUMN.game, COLUMN.seat_name)
    ]
    return Figures(
        matches=sum(game.matches for game in games),
        won=sum(game.won for game in games),
        together=sum(game.together for game in games),
        longest=overall.longest,
        streak=overall.present,
        games=games,
        seats=seats,
    )
