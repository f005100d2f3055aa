"""Pictures of a table between two steps: how spectators and every seat see it, as plain data.

The views of one table are nearly the same, so a picture holds what spectators see in full, and of every seat only
where it sees something else.
"""

from __future__ import annotations

from typing import Any

import msgspec

from rulewright.kernel.match import Match
from rulewright.protocol.messages import View
from rulewright.server.store.picture import Picture
from rulewright.server.table.views import Facts, Views

Change = tuple[list[str | int], Any]
"""Where a seat sees something else than a spectator, by keys and places in lists, and what it sees there."""


class Snapshot(msgspec.Struct, frozen=True, omit_defaults=True):
    """How everybody saw a table between two steps, after so many entries of its journal."""

    number: int
    public: Facts = {}
    """What spectators see."""
    seats: list[list[Change]] = []
    """Of each seat, what it sees differently."""
    views: list[tuple[int | None, Facts]] = []
    """Spectators (None) and each seat in full: how snapshots were written at first."""

    def view(self, seat: int | None) -> View:
        """Return what a seat saw."""
        if self.views:
            return View(seat=seat, table=dict(self.views)[seat])
        return View(seat=seat, table=self.public if seat is None else changed(self.public, self.seats[seat]))


def picture(number: int, views: Views) -> Picture:
    """Make a picture of a table between two steps, after so many entries: as those see it who look at it now.

    In the middle of a step it is looked at once more, as it was when the step began and nobody had answered yet.
    """
    match = views.match
    if match.flight:
        views = Views(Match.at(match.game, match.options, match.start.copy()))
    facts = views.all_facts()
    public = facts[None]
    seats = [differences(public, facts[seat]) for seat in range(len(facts) - 1)]
    return Picture(number, msgspec.json.encode(Snapshot(number, public, seats)).decode())


def differences(public: Facts, own: Facts) -> list[Change]:
    """Return where one sees something else than spectators do."""
    found: list[Change] = []
    _differ(public, own, [], found)
    return found


def _differ(public: Any, own: Any, path: list[str | int], found: list[Change]) -> None:  # noqa: ANN401  (plain data)
    if isinstance(public, dict) and isinstance(own, dict) and public.keys() == own.keys():
        for key, value in own.items():
            if public[key] != value:
                _differ(public[key], value, [*path, key], found)
    elif isinstance(public, list) and isinstance(own, list) and len(public) == len(own):
        for place, value in enumerate(own):
            if public[place] != value:
                _differ(public[place], value, [*path, place], found)
    else:
        found.append((path, own))


def changed(public: Any, changes: list[Change]) -> Any:  # noqa: ANN401  (plain data)
    """Return what spectators see with some of it changed; what is not changed is shared."""
    for path, value in changes:
        public = _put(public, path, value)
    return public


def _put(data: Any, path: list[str | int], value: Any) -> Any:  # noqa: ANN401  (plain data)
    if not path:
        return value
    first, *rest = path
    twin = data.copy()
    twin[first] = _put(data[first], rest, value)
    return twin
