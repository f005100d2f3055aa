"""The Vagabond's board in notation, for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.root.factions.vagabond.board import board_of
from rulewright.games.root.terms import ITEMS
from tests.builders.root import GAME, VAGABOND, position

if TYPE_CHECKING:
    from rulewright.games.root.position import Root
    from rulewright.kernel.match import Match


def on_board(root: Root, line: str, seat: int = VAGABOND) -> str:
    """Return one line of the Vagabond's board (`items`, `relations`, `quests` …), empty if it has none."""
    return root.boards[seat].write(root).get(line, "")


def held(match: Match, line: str) -> str:
    """Return one line of the Vagabond's board as it is in a match."""
    return on_board(root_of(match), line)


def root_of(match: Match) -> Root:
    """Return the position of a match of Root."""
    root: Any = match.position
    found: Root = root
    return found


def tracks(root: Root) -> dict[str, int]:
    """Return how many items lie on each track that holds any."""
    found: dict[str, int] = root.boards[VAGABOND].facts(own=True)["on_tracks"]
    return found


def daylight(text: str, *, dice: list[int] | None = None, seed: int = 0) -> Match:
    """Return a match in the Vagabond's Daylight; he is the Thief unless the text says otherwise."""
    return at("daylight", text, dice, seed)


def birdsong(text: str) -> Match:
    """Return a match at the start of the Vagabond's Birdsong."""
    return at("birdsong", text)


def evening(text: str, *, seed: int = 0) -> Match:
    """Return a match at the start of the Vagabond's Evening."""
    return at("evening", text, None, seed)


def at(phase: str, text: str, dice: list[int] | None = None, seed: int = 0) -> Match:
    """Return a match at the start of a phase of the Vagabond's turn."""
    return GAME.resume(position_at(phase, text, dice, seed))


def position_at(phase: str, text: str, dice: list[int] | None = None, seed: int = 0) -> Root:
    """Return such a position; the Vagabond may have more items of a kind than the box holds, as the Law allows."""
    lines = text.splitlines()
    items = [line for line in lines if line.startswith("vagabond items ")]
    rest = "\n".join(line for line in lines if line not in items)
    character = "" if "vagabond character" in text else "vagabond character thief\n"
    root = position(f"turn vagabond {phase}\n{character}{rest}", dice=dice, seed=seed)
    board = board_of(root, VAGABOND)
    board.lost = bytearray(len(ITEMS))  # nothing has left the game, and no quest is to come, unless the text says so
    board.quest_deck = board.quest_deck if "vagabond quest_deck" in text else ()
    for line in items:
        assert root.boards[VAGABOND].read(root, VAGABOND, "items", line.split()[2:])
    return root
