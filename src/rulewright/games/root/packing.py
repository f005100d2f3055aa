"""Positions as plain data, exact to the last card: how a concealed match travels to a bot elsewhere.

The notation is for people and names designs; here every card keeps its number, for a view compares positions card
by card.  Only what follows from the rest is left out: who rules where is found again when somebody asks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.root.position import Board, Root
from rulewright.games.root.power import Kit
from rulewright.kernel.agenda import Agenda
from rulewright.kernel.errors import BadNotation
from rulewright.kernel.fate import Fate

if TYPE_CHECKING:
    from rulewright.games.root.power import Power
    from rulewright.games.root.setting import Setting

KEPT_OUT = ("setting", "fate", "agenda", "teller", "why", "kits", "boards", "rule", "unsettled")
"""What is no plain data, not part of the table, or follows from it."""
FIELDS = tuple(name for name in Root.__slots__ if name not in KEPT_OUT)


def pack(root: Root) -> dict[str, Any]:
    """Return a position as plain data."""
    agenda = root.agenda
    faction = root.setting.factions[agenda.seat]
    return {
        "agenda": [agenda.seat, agenda.programme is faction.setup, agenda.cursor],
        "kits": [list(kit.names) for kit in root.kits],
        "boards": [{name: plain(getattr(board, name)) for name in slots(board)} for board in root.boards],
        **{name: plain(getattr(root, name)) for name in FIELDS},
    }


def slots(board: Board) -> tuple[str, ...]:
    """Return the names of a board's fields."""
    names: tuple[str, ...] = tuple(board.__slots__)
    return names


def plain(value: Any) -> Any:  # noqa: ANN401  (whatever a field holds)
    """Return the value of a field as JSON knows it."""
    return list(value) if isinstance(value, bytearray | tuple) else value


def unpack(setting: Setting, packed: dict[str, Any]) -> Root:
    """Return the position that was packed, or say that there is none (BadNotation)."""
    try:
        return _unpack(setting, packed)
    except (KeyError, IndexError, TypeError, ValueError) as error:
        raise BadNotation(f"this is no packed position: {type(error).__name__}: {error}") from error


def _unpack(setting: Setting, packed: dict[str, Any]) -> Root:
    root = Root(setting, Fate(b"concealed"))
    for name in FIELDS:
        setattr(root, name, type(getattr(root, name))(packed[name]))
    seat, setup, cursor = packed["agenda"]
    faction = setting.factions[seat]
    root.agenda = Agenda(seat, faction.setup if setup else faction.programme, cursor)
    for number, (faction, values) in enumerate(zip(setting.factions, packed["boards"], strict=True)):
        board = faction.board(setting, number)
        for name in slots(board):
            setattr(board, name, type(getattr(board, name))(values[name]))
        root.boards.append(board)
    for number, (faction, names) in enumerate(zip(setting.factions, packed["kits"], strict=True)):
        powers: dict[str, Power] = {power.name: power for power in setting.card_powers.values()}
        powers |= {power.name: power for power in (faction, *faction.leading(root, number))}
        root.kits.append(Kit.of(tuple(powers[name] for name in names)))
    return root
