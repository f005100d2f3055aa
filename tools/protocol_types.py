"""Write the wire types for the browser: `python -m tools.protocol_types`, which is `make types`.

The source is `rulewright.protocol`, nothing else.  From its types comes a JSON schema,
`web/protocol.schema.json`, with everything that is said beside a type or a field; from the schema comes
`web/src/protocol.ts`, by `npm run types`.
"""

from __future__ import annotations

import ast
import inspect
import json
import shutil
import subprocess
import typing
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from rulewright.protocol import forms, messages, requests, terms

WEB = Path(__file__).parent.parent / "web"
SCHEMA = WEB / "protocol.schema.json"
DIALECT = "https://json-schema.org/draft/2020-12/schema"


def main() -> None:
    """Write the schema, and have the types made of it."""
    SCHEMA.write_text(text(schema()), encoding="utf-8")
    npm = shutil.which("npm") or "npm"
    subprocess.run([npm, "run", "--silent", "types"], cwd=WEB, check=True)  # noqa: S603  (npm)


def text(schema: dict[str, Any]) -> str:
    """Return a schema as it is kept."""
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


def schema() -> dict[str, Any]:
    """Return the schema of everything that goes over the wire."""
    return schema_of([requests, messages, forms])


def schema_of(modules: list[ModuleType]) -> dict[str, Any]:
    """Return the schema of the wire types of some modules, in their order."""
    kinds = [kind for module in modules for kind in structs(module)]
    groups = {name: group for module in modules for name, group in unions(module).items()}
    answers, definitions = msgspec.json.schema_components([*kinds, *groups.values()])
    notes = {name: note for module in modules for name, note in field_notes(module).items()}
    for kind in kinds:
        describe(definitions[kind.__name__], kind, notes.get(kind.__name__, {}))
    for name, answer in zip(groups, answers[len(kinds) :], strict=True):
        definitions[name] = {"title": name, "anyOf": answer["anyOf"]}
    return {
        "$schema": DIALECT,
        "title": "Wire",
        "description": "Anything that goes over the wire.",
        "version": terms.VERSION,
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in definitions],
        "$defs": definitions,
    }


def structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """Return the wire types that a module defines, in its order."""
    return [
        thing
        for thing in vars(module).values()
        if inspect.isclass(thing)
        and issubclass(thing, terms.Struct)
        and thing is not terms.Struct
        and thing.__module__ == module.__name__
    ]


def unions(module: ModuleType) -> dict[str, object]:
    """Return the unions of tagged types that a module names: what a client may send, and what it may get."""
    return {
        name: thing
        for name, thing in vars(module).items()
        if name.isidentifier() and (members := typing.get_args(thing)) and all(map(is_tagged, members))
    }


def is_tagged(thing: object) -> bool:
    """Whether something is a wire type with a tag."""
    return inspect.isclass(thing) and issubclass(thing, msgspec.Struct) and thing.__struct_config__.tag is not None


def describe(definition: dict[str, Any], kind: type[msgspec.Struct], notes: dict[str, str]) -> None:
    """Put what is said beside a type and its fields into its definition."""
    definition["description"] = inspect.getdoc(kind) or ""
    for name, field in definition["properties"].items():
        said = " ".join(filter(None, (notes.get(name, ""), left_out(definition, name))))
        field.pop("description", None)  # that of an alias, which says the same of every field it names
        if said:
            field["description"] = said


def left_out(definition: dict[str, Any], name: str) -> str:
    """Say what a missing field means."""
    if name in definition["required"]:
        return ""
    field = definition["properties"][name]
    return f"Left out: {json.dumps(field['default'])}." if "default" in field else "Left out: no change."


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
    main()
