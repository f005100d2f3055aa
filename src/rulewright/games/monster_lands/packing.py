"""Positions as plain data, exact to the last token: how a concealed match travels to a bot elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.games.monster_lands.position import STATE, Realm
from rulewright.games.monster_lands.rules.round import PROGRAMMES
from rulewright.kernel.agenda import Agenda
from rulewright.kernel.errors import BadNotation
from rulewright.kernel.fate import Fate

if TYPE_CHECKING:
    from rulewright.games.monster_lands.setting import Setting

OF_BYTES = frozenset({"traps", "tokens", "diverts"})
"""Lists whose entries are strings of bytes."""


def pack(realm: Realm) -> dict[str, Any]:
    """Return a position as plain data."""
    agenda = realm.agenda
    number = next((number for number, one in enumerate(PROGRAMMES) if one is agenda.programme), -1)
    return {
        "agenda": [agenda.seat, number, agenda.cursor],
        **{name: plain(name, getattr(realm, name)) for name in STATE},
    }


def plain(name: str, value: Any) -> Any:  # noqa: ANN401  (whatever a field holds)
    """Return the value of a field as JSON knows it."""
    if name in OF_BYTES:
        return [list(entry) for entry in value]
    if name == "deed":
        return [list(entry) if isinstance(entry, tuple) else entry for entry in value]
    return list(value) if isinstance(value, bytes | bytearray | tuple | list) else value


def unpack(setting: Setting, packed: dict[str, Any]) -> Realm:
    """Return the position that was packed, or say that there is none (BadNotation)."""
    try:
        realm = Realm(setting, Fate(b"concealed"))
        for name in STATE:
            value, kind = packed[name], type(getattr(realm, name))
            if name in OF_BYTES:
                value = [bytes(entry) for entry in value]
            elif name == "deed":
                value = [tuple(entry) if isinstance(entry, list) else entry for entry in value]
            setattr(realm, name, kind(value))
        seat, number, cursor = packed["agenda"]
        realm.agenda = Agenda(seat, PROGRAMMES[number] if number >= 0 else (), cursor)
    except (KeyError, IndexError, TypeError, ValueError) as error:
        raise BadNotation(f"this is no packed position: {type(error).__name__}: {error}") from error
    return realm
