"""Component data: tables in TOML, decoded strictly, with a checksum that matches remember."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from rulewright.kernel.errors import BadData

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

T = TypeVar("T")


def texts_of(folder: Traversable, names: Iterable[str]) -> dict[str, bytes]:
    """Return some tables of a folder as they are written."""
    texts: dict[str, bytes] = {}
    for name in names:
        try:
            texts[name] = (folder / f"{name}.toml").read_bytes()
        except OSError as error:
            raise BadData(f"{name}.toml cannot be read: {error}") from error
    return texts


def checksum(texts: dict[str, bytes]) -> str:
    """Return a short checksum of tables: matches remember the one they were begun with."""
    digest = sha256()
    for name, text in texts.items():
        digest.update(f"{name}.toml".encode() + text)
    return digest.hexdigest()[:12]


def plain(texts: dict[str, bytes]) -> dict[str, Any]:
    """Return tables that can be read as they are written, for those who show them."""
    return {name: msgspec.toml.decode(text) for name, text in texts.items()}


def decode(name: str, text: bytes, kind: type[T]) -> T:
    """Decode one table; the message names the entry, by its id if it has one, and the field."""
    try:
        raw = msgspec.toml.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadData(f"{name}.toml is no TOML: {error}") from error
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `$")
        raise BadData(f"{name}.toml, {locate(raw, where.rstrip('`'))}: {what}") from error


def locate(raw: Any, where: str) -> str:  # noqa: ANN401  (whatever TOML holds)
    """Turn `.monster[4].attack` into `monster krinx, field attack`."""
    words: list[str] = []
    for part in where.lstrip(".").split("."):
        table, _, index = part.partition("[")
        raw = raw.get(table) if isinstance(raw, dict) else None
        if not words and index and isinstance(raw, list):
            raw = raw[int(index.split("]")[0])]
            label = raw.get("id", f"number {int(index.split(']')[0]) + 1}") if isinstance(raw, dict) else index
            words.append(f"{table} {label}")
        else:
            words.append(part)
    if len(words) > 1:
        return f"{words[0]}, field {'.'.join(words[1:])}"
    return words[0] or "the file"
