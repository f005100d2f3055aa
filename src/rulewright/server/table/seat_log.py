"""The log of a seat: everything that it has seen happen, for its owner to keep."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.protocol.messages import ENCODE
from rulewright.protocol.terms import Struct
from rulewright.server.refusal import Refusal
from rulewright.server.table.account import Account, tell
from rulewright.server.table.views import Views

if TYPE_CHECKING:
    from rulewright.server.table.table import Table

LOG_FORMAT = 1


class Heading(Struct, frozen=True, kw_only=True):
    """The first line of a log."""

    rulewright_log: int
    match: str
    game: str
    rules: str
    data: str
    options: dict[str, Any]
    seed_hash: str
    seat: int
    status: str


def log(table: Table, seat: int) -> bytes:
    """Return what a seat has seen: a heading, a line for each event, and the match as the seat knows it now."""
    if table.journal is None:
        raise Refusal("not-playing", f"the match is {table.status}: {table.notice}")
    heading = Heading(
        rulewright_log=LOG_FORMAT,
        match=table.id,
        game=table.game.name,
        rules=table.row.rules,
        data=table.row.data,
        options=table.options,
        seed_hash=table.seed_hash,
        seat=seat,
        status=table.status,
    )
    views = Views(table.journal.match)
    view = views.of(seat, ahead=True)
    events = [tell(event, seat, at, view) for at, event in table.journal.dated()]
    now = Account(table, views).view(seat)
    return ENCODE.encode_lines([heading, *events, now])
