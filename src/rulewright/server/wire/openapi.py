"""The OpenAPI document of the REST interface, made from its entries and their wire types."""

from __future__ import annotations

import inspect
import re
from collections.abc import Sequence
from functools import cache
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.responses import Response
from starlette.routing import Route

import rulewright
from rulewright.protocol.forms import Problem
from rulewright.protocol.terms import Secret
from rulewright.server.wire.cookies import COOKIE
from rulewright.server.wire.endpoint import JSON, PATH, WATCH, Endpoint, common_refusals

if TYPE_CHECKING:
    from starlette.requests import Request

OPENAPI = "3.1.0"
REFERENCE = "#/components/schemas/{name}"


def document(entries: Sequence[Endpoint]) -> dict[str, Any]:
    """Describe the interface: every entry with what it takes, gives and refuses."""
    types: list[Any] = list(
        dict.fromkeys(
            [Problem, *(kind for entry in entries for kind in (entry.body, entry.query, entry.result) if kind)]
        )
    )
    named = {**PATH, WATCH: Secret}
    schemas, components = msgspec.json.schema_components([*types, *named.values()], ref_template=REFERENCE)
    known = dict(zip([*map(repr, types), *named], schemas, strict=True))
    for query in {entry.query.__name__ for entry in entries if entry.query}:
        known[query] = components.pop(query)  # its fields are parameters of their own
    paths: dict[str, dict[str, Any]] = {}
    for entry in entries:
        paths.setdefault(entry.path, {})[entry.method.lower()] = operation(entry, known)
    return {
        "openapi": OPENAPI,
        "info": {
            "title": "Rulewright",
            "version": rulewright.__version__,
            "description": "Tables for big board games.  What happens at a table goes over the WebSocket at /ws.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "person": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": COOKIE,
                    "description": "A signed cookie, set by POST /api/people and POST /api/recover.",
                }
            },
        },
    }


def operation(entry: Endpoint, known: dict[str, Any]) -> dict[str, Any]:
    """Describe one entry."""
    described: dict[str, Any] = {
        "operationId": "_".join([entry.method.lower(), *re.findall(r"\w+", entry.path)]),
        "summary": (inspect.getdoc(entry.handler) or "").splitlines()[0],
        "parameters": parameters(entry, known),
        "responses": responses(entry, known),
        "security": [{"person": []}] if entry.person else [],
    }
    if entry.body is not None:
        schema = known[repr(entry.body)] if entry.takes == JSON else {"type": "string"}
        described["requestBody"] = {"required": True, "content": {entry.takes: {"schema": schema}}}
    return described


def parameters(entry: Endpoint, known: dict[str, Any]) -> list[dict[str, Any]]:
    """Describe what stands in the path, behind the question mark and in a header."""
    found = [{"name": name, "in": "path", "required": True, "schema": known[name]} for name in entry.parts]
    if entry.query is not None:
        schema = known[entry.query.__name__]
        for name, field in schema["properties"].items():
            found.append({"name": name, "in": "query", "required": False, "schema": without_null(field)})
    if entry.watch:
        found.append({"name": WATCH, "in": "header", "required": False, "schema": known[WATCH]})
    return found


def without_null(schema: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of a parameter that may be missing, but is something if it is there."""
    kept = [option for option in schema.get("anyOf", ()) if option != {"type": "null"}]
    return kept[0] if kept else {key: value for key, value in schema.items() if key != "default"}


def responses(entry: Endpoint, known: dict[str, Any]) -> dict[str, Any]:
    """Describe what may come back: the result, and every refusal with its codes."""
    schema = known[repr(entry.result)] if entry.media == JSON and entry.result is not None else {"type": "string"}
    found: dict[str, Any] = {"200": {"description": "Done.", "content": {entry.media: {"schema": schema}}}}
    problem = known[repr(Problem)]
    for status, codes in common_refusals(entry).items():
        found[str(status)] = {
            "description": f"{HTTPStatus(status).phrase}: {', '.join(codes)}.",
            "content": {
                JSON: {"schema": {"allOf": [problem, {"type": "object", "properties": {"code": {"enum": codes}}}]}}
            },
        }
    return found


@cache
def written(entries: tuple[Endpoint, ...]) -> bytes:
    """Return the document as it is sent; it never changes."""
    return msgspec.json.encode(document(entries))


def document_route(entries: Sequence[Endpoint]) -> Route:
    """Return the route of the document."""
    data = written(tuple(entries))

    async def openapi(_: Request) -> Response:
        return Response(data, media_type=JSON)

    return Route("/openapi.json", openapi)
