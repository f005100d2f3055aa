"""Write the wire types as TypeScript: `python -m tools.protocol_types` makes `web/src/protocol.ts` anew.

The source is `rulewright.protocol`, nothing else; with `--check` nothing is written, and the exit status tells whether
the file is current.
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
import typing
from pathlib import Path
from types import ModuleType

import msgspec
from msgspec import inspect as types

from rulewright.protocol import forms, messages

TARGET = Path(__file__).parent.parent / "web" / "src" / "protocol.ts"
HEADING = """\
// What goes over the wire. Made by `make types` from src/rulewright/protocol: do not edit.
// How it is used: docs/protocol.md.
"""
WIDTH = 120


def main() -> int:
    """Write the file, or check it."""
    text = typescript()
    if "--check" not in sys.argv[1:]:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(text, encoding="utf-8")
        return 0
    current = TARGET.exists() and TARGET.read_text(encoding="utf-8") == text
    print(f"{TARGET.name} is {'current' if current else 'out of date: run make types'}")  # noqa: T201  (a script)
    return 0 if current else 1


def typescript() -> str:
    """Return the whole file."""
    parts = [HEADING, f"export const VERSION = {messages.VERSION};\n"]
    for module in (messages, forms):
        notes = field_notes(module)
        parts += [interface(kind, notes.get(kind.__name__, {})) for kind in structs(module)]
        parts += unions(module)
    return "\n".join(parts)


def structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """Return the wire types that a module defines, in its order."""
    return [
        thing
        for thing in vars(module).values()
        if inspect.isclass(thing)
        and issubclass(thing, messages.Struct)
        and thing is not messages.Struct
        and thing.__module__ == module.__name__
    ]


def unions(module: ModuleType) -> list[str]:
    """Return the unions of tagged types that a module names: what a client may send, and what it may get."""
    found = []
    for name, thing in vars(module).items():
        members = typing.get_args(thing)
        if name.isidentifier() and members and all(is_tagged(member) for member in members):
            lines = "\n".join(f"  | {member.__name__}" for member in members)
            found.append(f"export type {name} =\n{lines};\n")
    return found


def is_tagged(thing: object) -> bool:
    """Whether something is a wire type with a tag."""
    return inspect.isclass(thing) and issubclass(thing, msgspec.Struct) and thing.__struct_config__.tag is not None


def interface(kind: type[msgspec.Struct], notes: dict[str, str]) -> str:
    """Return one type."""
    described = types.type_info(kind)
    assert isinstance(described, types.StructType)
    lines = [*comment(inspect.getdoc(kind) or "", ""), f"export interface {kind.__name__} {{"]
    if described.tag is not None:
        lines.append(f"  type: {json.dumps(described.tag)};")
    for field in described.fields:
        lines += comment(" ".join(filter(None, (notes.get(field.name, ""), default_of(field)))), "  ")
        mark = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{mark}: {name_of(field.type)};")
    return "\n".join([*lines, "}\n"])


def comment(text: str, indent: str) -> list[str]:
    """Return a doc comment, in as many lines as the text has."""
    if not text:
        return []
    lines = text.splitlines()
    if len(lines) == 1 and len(indent) + len(text) + 7 <= WIDTH:
        return [f"{indent}/** {text} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def default_of(field: types.Field) -> str:
    """Say what a missing field means."""
    if field.required:
        return ""
    if field.default_factory is not msgspec.NODEFAULT:
        return f"Left out: {json.dumps(msgspec.to_builtins(field.default_factory()))}."
    if field.default is msgspec.NODEFAULT:
        return "Left out: no change."
    return f"Left out: {json.dumps(msgspec.to_builtins(field.default))}."


NAMES: dict[type[types.Type], str] = {
    types.AnyType: "unknown",
    types.BoolType: "boolean",
    types.FloatType: "number",
    types.IntType: "number",
    types.NoneType: "null",
    types.StrType: "string",
}


def name_of(kind: types.Type) -> str:
    """Return what TypeScript calls a type."""
    match kind:
        case types.Metadata():
            name = name_of(kind.type)
        case types.StructType():
            name = kind.cls.__name__
        case types.UnionType():
            name = " | ".join(name_of(part) for part in kind.types)
        case types.ListType() | types.VarTupleType():
            inner = name_of(kind.item_type)
            name = f"({inner})[]" if " " in inner else f"{inner}[]"
        case types.DictType():
            name = f"Record<string, {name_of(kind.value_type)}>"
        case types.LiteralType():
            name = " | ".join(json.dumps(value) for value in kind.values)
        case _:
            name = NAMES[type(kind)]
    return name


def field_notes(module: ModuleType) -> dict[str, dict[str, str]]:
    """Return the strings that stand below fields, by type and field."""
    notes: dict[str, dict[str, str]] = {}
    for node in ast.parse(inspect.getsource(module)).body:
        if not isinstance(node, ast.ClassDef):
            continue
        for field, note in zip(node.body, node.body[1:], strict=False):
            if not isinstance(field, ast.AnnAssign) or not isinstance(field.target, ast.Name):
                continue
            if (
                isinstance(note, ast.Expr)
                and isinstance(note.value, ast.Constant)
                and isinstance(note.value.value, str)
            ):
                notes.setdefault(node.name, {})[field.target.id] = inspect.cleandoc(note.value.value)
    return notes


if __name__ == "__main__":
    raise SystemExit(main())
