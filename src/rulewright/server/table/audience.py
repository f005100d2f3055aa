"""Those who follow a table, and how they are told of it: what stands, what has happened, and who sits where."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Protocol

from rulewright.server.table.account import ALL, Account
from rulewright.server.table.seats import seat_states
from rulewright.server.table.views import Views

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rulewright.kernel.event import Event
    from rulewright.kernel.question import Question as Asked
    from rulewright.protocol.messages import SeatState, Spoken, View
    from rulewright.server.store.entry import JournalEntry
    from rulewright.server.table.account import Wanted
    from rulewright.server.table.table import Table

WATCHED = 150.0
"""Seconds for which it is believed that a table is followed in another process; it is told again before that."""


class Follower(Protocol):
    """Somebody who follows tables, and how they are told."""

    person: str
    wanted: dict[str, Wanted]
    """What they want to be told of which match, where that is not all."""

    def update(self, table: Table, views: list[View]) -> None:
        """Tell that a table has changed."""

    def seats(self, table: Table) -> None:
        """Tell who sits where."""

    def spoken(self, words: Spoken) -> None:
        """Tell what somebody said."""

    def undo_asked(self, table: Table, question: int, agreed: Sequence[int]) -> None:
        """Tell that somebody wants to go back, and who agrees, first the one that asked."""

    def undo_refused(self, table: Table, question: int, by: int) -> None:
        """Tell that somebody does not want to go back."""


class Audience:
    """Everybody who follows a table through this process."""

    def __init__(self, table: Table) -> None:
        """Begin with nobody."""
        self.table = table
        self.followers: set[Follower] = set()
        self.watched_until = -math.inf
        self.elsewhere: Callable[[str], bool] = lambda _: False
        """Whether somebody is connected to another process."""

    def __bool__(self) -> bool:
        """Whether there is anybody."""
        return bool(self.followers)

    @property
    def anybody(self) -> bool:
        """Whether anybody follows the table, here or, as far as was heard lately, in another process."""
        return bool(self.followers) or time.monotonic() < self.watched_until

    def hear_watched(self) -> None:
        """Note that somebody follows the table in another process."""
        self.watched_until = time.monotonic() + WATCHED

    def __contains__(self, follower: object) -> bool:
        """Whether somebody follows the table."""
        return follower in self.followers

    def join(self, follower: Follower) -> None:
        """Follow the table from now on."""
        self.followers.add(follower)

    def leave(self, follower: Follower) -> None:
        """Follow the table no longer; the others are told."""
        self.followers.discard(follower)
        self.tell_seats()

    # What is told.

    def tell_update(
        self, events: Sequence[Event] = (), entry: JournalEntry | None = None, views: Views | None = None
    ) -> None:
        """Tell everybody what an entry brought about; the `views` of how things stand may be there already."""
        journal = self.table.journal
        at = -1 if entry is None else entry.number
        account = None
        if journal is not None:
            account = Account(self.table, views or Views(journal.match), [(at, event) for event in events], entry)
        for follower in list(self.followers):
            follower.update(self.table, self._told(account, follower))

    def _told(self, account: Account | None, follower: Follower) -> list[View]:
        watching = self.table.watching(follower.person)
        if account is None:
            snapshot = self.table.snapshot
            return [] if snapshot is None else [snapshot.view(seat) for seat in watching]
        wanted = self.wanted_by(follower)
        return [account.view(seat, wanted) for seat in watching]

    def tell_seats(self, but: Follower | None = None) -> None:
        """Tell everybody who sits where; `but` one, who knows."""
        for follower in list(self.followers):
            if follower is not but:
                follower.seats(self.table)

    def tell_spoken(self, words: Spoken) -> None:
        """Tell everybody what somebody said."""
        for follower in list(self.followers):
            follower.spoken(words)

    def standing(self, follower: Follower) -> list[View]:
        """Return how the table stands, with everything that happened; if it cannot be played, what is remembered."""
        journal = self.table.journal
        account = None if journal is None else Account(self.table, Views(journal.match), journal.dated())
        return self._told(account, follower)

    def wanted_by(self, follower: Follower) -> Wanted:
        """Return what somebody wants to be told."""
        return follower.wanted.get(self.table.id, ALL)

    def looking_ahead(self, question: Asked | None) -> set[int]:
        """Return the seat that a question is put to, if somebody there is told what their options would bring about."""
        if question is None:
            return set()
        return {
            question.seat
            for follower in self.followers
            if self.wanted_by(follower).marks and question.seat in self.table.watching(follower.person)
        }

    def seat_states(self, person: str | None) -> list[SeatState]:
        """Return who sits where, as a person may know it."""
        table = self.table
        here = {follower.person for follower in self.followers}
        here |= {seat.person for seat in table.seats if seat.person is not None and self.elsewhere(seat.person)}
        return seat_states(table.game, table.options, table.seats, person, here, table.clocks.all())
