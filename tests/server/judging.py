"""Judges for REST and WebSocket tests: did anything change, and is every answer as the document says?"""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs

from rulewright.server.wire.openapi import document
from rulewright.server.wire.rest import ENDPOINTS

DOCUMENT = document(ENDPOINTS)
BOTS_PLAY = "SELECT match FROM seat WHERE kind = 'bot'"
"""Matches that change by themselves, because bots play in them."""


def everything(folder: Path) -> dict[str, list[Any]]:
    """Return all that a server on SQLite remembers, except what bots may do meanwhile."""
    with sqlite3.connect(folder / "test.db") as database:
        tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = {}
        for table in set(tables) - {"snapshot"}:  # made in the background, of what was committed before
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
            key = "id" if table == "match" else "match" if "match" in columns else None
            still = f" WHERE {key} NOT IN ({BOTS_PLAY})" if key else ""
            query = f"SELECT * FROM {table}{still}"  # noqa: S608  (the names of our own tables)
            found[table] = sorted(database.execute(query), key=repr)
    database.close()
    return found


def judge(response: httpx.Response) -> httpx.Response:
    """Make sure that an answer is one that the OpenAPI document describes, and return it."""
    path = next(path for path in DOCUMENT["paths"] if fits(path, response.request.url.path))
    described = DOCUMENT["paths"][path][response.request.method.lower()]["responses"][str(response.status_code)]
    media = response.headers["content-type"]
    if media == "application/json":
        schema = described["content"][media]["schema"]
        jsonschema_rs.validate({**schema, "components": DOCUMENT["components"]}, response.json())
    else:
        assert media in described["content"]
    return response


def fits(template: str, path: str) -> bool:
    """Whether a path is one of a template's."""
    return re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", template), path) is not None
