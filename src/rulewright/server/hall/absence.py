"""Somebody who is asked and has gone: after a while another person at the table may have a bot play on for them.

- It is for matches without a clock, which would wait for ever; where there is a clock, the clock sees to it.
- Away is who has no connection to the server at all, at whichever table.
- What counts is the time since the question was put, the seat was taken, or its person was last here, whichever is
  latest.  A server that was started again does not know who would have been there meanwhile: it counts from its start.
- The person stays the holder of the seat and takes it back whenever they like.
"""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING

from rulewright.server.refusal import Refusal

if TYPE_CHECKING:
    from rulewright.server.hall.presence import Presence
    from rulewright.server.table.seats import Seat
    from rulewright.server.table.table import Table

PATIENCE = 600.0
"""Seconds after which somebody who is asked and not there may be replaced."""


def see_that_away(table: Table, seat: Seat, present: Presence, patience: float) -> None:
    """Refuse to replace somebody who is not asked, is there, or has not been away for long enough."""
    if table.wish.kind != "none":
        raise Refusal("not-away", "this match has a clock, which sees to those who do not answer")
    if table.asked_seat() != seat.number:
        raise Refusal("not-away", f"nobody waits for seat {seat.number}")
    assert seat.person is not None, "somebody sits there"
    if seat.person in present:
        raise Refusal("not-away", f"whoever holds seat {seat.number} is connected")
    left = patience - (time.time() - max(table.updated, present.last_seen(seat.person)))
    if left > 0:
        raise Refusal("not-away", f"seat {seat.number} may be given to a bot in {math.ceil(left)} seconds")
