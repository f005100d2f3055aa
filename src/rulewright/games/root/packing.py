"""Positions as plain data, exact to the last card: how a concealed match travels to a bot elsewhere.

The notation is for people and names designs; here every card keeps its number, for a view compares positions card
by card.  Only what follows from the rest is left out: who rules where is found again when somebody asks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.root.deck import COPIES, all_in
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
CARD_LISTS, CARD_SETS, LISTS_OF_SETS = (
    ("deck", "dominance"),
    ("discard", "available", "out", "used"),
    ("hands", "play", "seen"),
)
BOARD_SETS = ("supporters", "resolved")
"""The fields that hold cards; the columns of a Decree are sets as well."""
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


def level(start: dict[str, Any], now: dict[str, Any]) -> None:
    """Number the copies of each design by where they lay at the start, in both positions of a view.

    At a table nobody can tell two copies apart; their numbers would tell whoever was shown one of them whether it
    is that one which is played later.
    """
    places = whereabouts(start)
    renumbered: dict[int, int] = {}
    for copies in sorted(set(COPIES)):
        cards = all_in(copies)
        if len(cards) > 1:
            order = sorted(cards, key=lambda card: (places.get(card, []), card))
            renumbered |= zip(order, cards, strict=True)
    for position in (start, now):
        _renumber(position, renumbered)


def whereabouts(packed: dict[str, Any]) -> dict[int, list[tuple[str, int]]]:
    """Return in which zones, and where there, each card of a packed position is."""
    places: dict[int, list[tuple[str, int]]] = {}
    for name in CARD_LISTS:
        for number, card in enumerate(packed[name]):
            places.setdefault(card, []).append((name, number))
    zones = [(name, 0, packed[name]) for name in CARD_SETS]
    zones += [(name, number, cards) for name in LISTS_OF_SETS for number, cards in enumerate(packed[name])]
    for seat, board in enumerate(packed["boards"]):
        zones += [(f"{name} {seat}", 0, board[name]) for name in BOARD_SETS if name in board]
        zones += [(f"decree {seat}", number, cards) for number, cards in enumerate(board.get("decree", ()))]
    for name, number, cards in zones:
        for card in all_in(cards):
            places.setdefault(card, []).append((name, number))
    return places


def _renumber(packed: dict[str, Any], renumbered: dict[int, int]) -> None:
    def in_set(cards: int) -> int:
        return sum(1 << renumbered.get(card, card) for card in all_in(cards))

    for name in CARD_LISTS:
        packed[name] = [renumbered.get(card, card) for card in packed[name]]
    for name in CARD_SETS:
        packed[name] = in_set(packed[name])
    for name in LISTS_OF_SETS:
        packed[name] = [in_set(cards) for cards in packed[name]]
    for board in packed["boards"]:
        for name in BOARD_SETS:
            if name in board:
                board[name] = in_set(board[name])
        if "decree" in board:
            board["decree"] = [in_set(cards) for cards in board["decree"]]


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
