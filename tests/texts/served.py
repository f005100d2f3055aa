"""The keys of what the browser shows for the codes and names that the server sends."""

from __future__ import annotations

import re

from rulewright.agents.catalogue import AGENTS
from rulewright.games.catalogue import GAMES
from rulewright.kernel import marks
from rulewright.server.hall import records
from rulewright.server.table import status
from tests.texts import browser
from tests.texts.shared import SOURCE

SERVER = "\n".join(file.read_text(encoding="utf-8") for file in sorted((SOURCE / "server").rglob("*.py")))
CODE = re.compile(r'(?:Refusal\(\s*|problem\(\d+, |add\(\d+, |\d: \(|status_code, \()"([a-z-]+)"')


def served() -> dict[str, set[str]]:
    """Return the keys for codes and names of the server, by what they begin with."""
    named = {
        "table.refused.": {*CODE.findall(SERVER), *records.CODES.values()},
        "table.mark.": set(marks.ALL),
        "lobby.bot-name.": set(AGENTS),
        "lobby.status.": {status.OPEN, status.PLAYING, status.OVER, status.FROZEN},
    }
    return {beginning: {beginning + name for name in names} for beginning, names in named.items()}


def presented() -> set[str]:
    """Return the keys by which the browser presents every game it has a room for, and names its standing orders."""
    found: set[str] = set()
    for name in GAMES.names:
        if not (browser.SOURCES / "games" / name).is_dir():
            continue
        found.add(f"{name}.home")
        for prompt, orders in GAMES.find(name).orders.items():
            found.add(f"{name}.order.{prompt.removeprefix(f'{name}.')}")
            found.update(f"{name}.order-answer.{order}" for order in orders)
    return found
