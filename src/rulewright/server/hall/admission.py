"""Who may follow a match: everybody if it is listed, otherwise those who were let in.

Let in are the person who made the match, everybody who ever held a seat there or is invited to one, and whoever
shows the secret of a link to watch.  Whoever may follow a match may follow its rematch too, by the same links.
For all others a private match does not exist: they are answered as if there were none of that name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.server.refusal import Refusal
from rulewright.server.store.admissions import may_follow

if TYPE_CHECKING:
    from rulewright.server.store.store import Store


async def see_in(store: Store, match: str, person: str | None, watch: str | None = None) -> None:
    """Refuse whoever may not follow a match, in the words that a match which does not exist is refused in."""
    if not await may_follow(store, match, person, watch):
        raise no_such_match(match)


def no_such_match(match: str) -> Refusal:
    """Return the refusal of a match that does not exist, or not for whoever asks."""
    return Refusal("no-such-match", f"there is no match {match}", 404)
