"""One client's WebSocket: its messages are numbered without gaps and leave in order."""

from __future__ import annotations

import asyncio
import math
from typing import TYPE_CHECKING, Any

import msgspec

from rulewright.protocol.messages import ENCODE, Message, Seats, Spoken, State, UndoAsked, UndoRefused, Update

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulewright.protocol.messages import View
    from rulewright.server.table.account import Wanted
    from rulewright.server.table.table import Table

BACKLOG = 512
"""How many messages may wait for a slow client before it is dropped; it will resync."""


class Connection:
    """A client, the person it speaks for, and the tables it follows."""

    def __init__(self, person: str, name: str, backlog: float = math.inf, client: str = "") -> None:
        """Begin with nothing sent at an address; when more than so many bytes wait for it, it is dropped."""
        self.client = client
        self.backlog = backlog
        self.person = person
        self.name = name
        self.tables: dict[str, Table] = {}
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)
        self.wanted: dict[str, Wanted] = {}
        """What it wants to be told of which match, where that is not all."""
        self.waiting = 0
        """Bytes in the outbox."""
        self.lost = False
        self._n = 0

    def send(self, kind: type[Message], **fields: Any) -> None:  # noqa: ANN401  (the fields of a message)
        """Number a message and put it on its way."""
        if self.lost:
            return
        self._n += 1
        self._put(ENCODE.encode(kind(n=self._n, **fields)))

    def _put(self, data: bytes | None) -> None:
        if self.outbox.full() or self.waiting > self.backlog:
            self.drop()
            return
        self.waiting += 0 if data is None else len(data)
        self.outbox.put_nowait(data)

    def drop(self) -> None:
        """End the connection, whatever is still to be sent; whoever may come back resyncs."""
        self.lost = True
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)

    def close(self) -> None:
        """Let the sender end."""
        self._put(None)

    # What tables tell.

    def update(self, table: Table, views: list[View]) -> None:
        """Tell that a table has changed."""
        self.send(
            Update,
            match=table.id,
            entries=table.next,
            status=table.status,
            notice=table.notice,
            views=views,
            clocks=table.clocks.all(),
            seed=table.seed if table.public else None,
            free=0 if table.journal is None else table.journal.free,
            sequel=table.sequel,
        )

    def state(self, table: Table, chat: list[Spoken]) -> None:
        """Tell how a table stands, in full."""
        journal = table.journal
        self.send(
            State,
            match=table.id,
            game=table.game.name,
            status=table.status,
            notice=table.notice,
            entries=table.next,
            seed_hash=table.seed_hash,
            seed=table.seed if table.public else None,
            options=table.options,
            clock=table.wish,
            seats=table.audience.seat_states(self.person),
            views=table.audience.standing(self),
            chat=chat,
            free=0 if journal is None else journal.free,
            rematch=table.rematch,
            sequel=table.sequel,
            fork=table.fork,
            foreseen=table.foreseen,
        )

    def seats(self, table: Table) -> None:
        """Tell who sits where."""
        states = table.audience.seat_states(self.person)
        self.send(
            Seats,
            match=table.id,
            status=table.status,
            seats=states,
            rematch=table.rematch,
            foreseen=table.foreseen,
        )

    def spoken(self, words: Spoken) -> None:
        """Tell what somebody said."""
        self.send(Spoken, **{name: value for name, value in msgspec.structs.asdict(words).items() if name != "n"})

    def undo_asked(self, table: Table, question: int, agreed: Sequence[int]) -> None:
        """Tell that somebody wants to go back, and who agrees, first the one that asked."""
        self.send(UndoAsked, match=table.id, question=question, by=agreed[0], agreed=sorted(agreed))

    def undo_refused(self, table: Table, question: int, by: int) -> None:
        """Tell that somebody does not want to go back."""
        self.send(UndoRefused, match=table.id, question=question, by=by)
