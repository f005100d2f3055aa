"""The rows that a new match is made of."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any

from rulewright.agents.catalogue import AGENTS
from rulewright.server.refusal import Refusal
from rulewright.server.store.secrets import hashed, new_id, new_secret

if TYPE_CHECKING:
    from rulewright.kernel.game import Game
    from rulewright.protocol.forms import SeatWish

STAND_IN = "greedy"
"""The bot that plays where nobody says which."""


def known_bot(bot: str) -> str:
    """Return the name of a bot, the usual one if none is named, or refuse one that does not exist."""
    if bot and bot not in AGENTS:
        raise Refusal("no-such-bot", f"there is no bot {bot!r}; there are: {', '.join(AGENTS)}", 422)
    return bot or STAND_IN


class Draft:
    """A match about to be added to the store: its rows, and the secrets of its links, of which only hashes are kept."""

    def __init__(
        self, game: Game, options: dict[str, Any], owner: str, seed: str | None = None, position: str = ""
    ) -> None:
        """Begin a match with validated options; without a seed it gets a new one, which nobody knows.

        With a written position it begins there.
        """
        now = time.time()
        self.id = new_id()
        self.game = game
        self.options = options
        self.watch = new_secret()
        self.secrets: list[str] = []
        self.seats: list[dict[str, Any]] = []
        self.match: dict[str, Any] = {
            "id": self.id,
            "game": game.name,
            "rules": game.rules_version,
            "data": game.data_version,
            "options": json.dumps(options),
            "seed": new_secret() if seed is None else seed,
            "notice": "",
            "listed": False,
            "clock": "{}",
            "owner": owner,
            "watch": hashed(self.watch),
            "created": now,
            "updated": now,
            "entries": 0,
            "position": position,
            "lesson": "",
        }

    def seat(self, kind: str, *, person: str | None = None, name: str = "", bot: str = "") -> None:
        """Add the next seat: a person's, a bot's, or an open one; a person on an open seat is only invited."""
        secret = new_secret()
        self.secrets.append(secret)
        self.seats.append(
            {
                "match": self.id,
                "number": len(self.seats),
                "kind": kind,
                "person": person,
                "name": name,
                "bot": bot,
                "token": hashed(secret),
                "orders": "{}",
            }
        )

    def wish(self, wish: SeatWish, person: str, name: str) -> None:
        """Add the next seat as whoever makes the match wishes it."""
        if wish.kind == "me":
            self.seat("person", person=person, name=name)
        else:
            self.seat(wish.kind, bot=known_bot(wish.bot) if wish.kind == "bot" else "")

    @property
    def full(self) -> bool:
        """Whether nobody is waited for."""
        return all(seat["kind"] != "open" for seat in self.seats)
