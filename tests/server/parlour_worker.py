"""What workers import, so that they know the parlour game and its bots."""

from __future__ import annotations

from rulewright.agents.catalogue import AGENTS
from rulewright.games.catalogue import GAMES
from tests.server.parlour import PLAYERS, Parlour

GAMES.register("parlour", Parlour)
AGENTS.update(PLAYERS)
