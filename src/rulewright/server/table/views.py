"""One moment of a match as it is seen: by spectators and by every seat, each view built once, whoever wants it.

The picture that is kept of a step, and everything that is told of an answer, are made from the same views.
"""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rulewright.kernel.match import Match
    from rulewright.kernel.view import View

Facts = dict[str, Any]
"""A table as somebody sees it, as plain data."""


class Views:
    """What everybody may know of a match as it stands."""

    def __init__(self, match: Match, ahead: Container[int | None] = ()) -> None:
        """Look at a match; from the seats in `ahead` one wants to look further than at what is."""
        self.match = match
        self._ahead = ahead
        self._views: dict[int | None, View] = {}
        self._facts: dict[int | None, Facts] = {}

    def of(self, seat: int | None, *, ahead: bool = False) -> View:
        """Return the view of a seat, or of spectators."""
        view = self._views.get(seat)
        if view is None or (ahead and not view.ahead):
            view = self._views[seat] = self.match.view(seat, ahead=ahead or seat in self._ahead)
        return view

    def facts(self, seat: int | None) -> Facts:
        """Return the table as a seat, or spectators, see it."""
        if seat not in self._facts:
            self._facts[seat] = self.match.game.facts(self.of(seat).now, seat)
        return self._facts[seat]

    def all_facts(self) -> dict[int | None, Facts]:
        """Return the table as spectators and every seat see it."""
        return {seat: self.facts(seat) for seat in (None, *range(self.match.game.seats(self.match.options)))}
