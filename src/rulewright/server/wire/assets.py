"""The table in the browser: the built client, as files.

The files are made by `npm run build` in `web/` and lie in `server/browser`.  They are few and small, so they are read
once; names with a hash in them never change and may be kept by browsers for ever.
"""

from __future__ import annotations

import mimetypes
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

FOLDER = Path(__file__).parents[1] / "browser"
INDEX = "index.html"
HASHED = "assets/"
"""Below this folder every name holds a hash of what is in the file."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
SQUEEZED = {"br": ".br", "gzip": ".gz"}
"""Encodings there are copies for, the best first."""
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
MISSING = """<!doctype html><meta charset="utf-8"><title>Rulewright</title>
<h1>Rulewright</h1>
<p>This server is running, but the table for the browser has not been built.
In a checkout, <code>make play</code> builds it (Node 20 or newer is needed); a wheel from <code>make wheel</code>
contains it. The interface for programs is described at <a href="/openapi.json">/openapi.json</a>.</p>
"""


class File(NamedTuple):
    """A file and its compressed copies, by encoding."""

    kind: str
    keep: str
    data: bytes
    squeezed: Mapping[str, bytes]


def routes(folder: Path = FOLDER, *, corrected: Sequence[str] = ()) -> list[Route]:
    """Return the routes to all files of the client; the page is told which games have corrected tables."""
    files = read(folder)
    index = files.get(INDEX, File("text/html", ASK_AGAIN, MISSING.encode(), {}))
    if corrected:
        files[INDEX] = index = noted(index, corrected)
    return [route("/", index), *(route(f"/{name}", file) for name, file in files.items())]


def noted(index: File, corrected: Sequence[str]) -> File:
    """Return the page with a note of the games whose tables it has to ask for: those it brings along are others."""
    note = f'<meta name="tables" content="{escape(" ".join(corrected))}"></head>'
    return index._replace(data=index.data.replace(b"</head>", note.encode(), 1), squeezed={})


def read(folder: Path) -> dict[str, File]:
    """Read all files of a folder that are no compressed copies."""
    if not folder.is_dir():
        return {}
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix not in SQUEEZED.values()]
    return {path.relative_to(folder).as_posix(): load(folder, path) for path in paths}


def load(folder: Path, path: Path) -> File:
    """Read a file and its compressed copies."""
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    keep = FOR_EVER if path.relative_to(folder).as_posix().startswith(HASHED) else ASK_AGAIN
    copies = {name: path.with_name(path.name + ending) for name, ending in SQUEEZED.items()}
    return File(
        kind, keep, path.read_bytes(), {name: copy.read_bytes() for name, copy in copies.items() if copy.is_file()}
    )


def route(path: str, file: File) -> Route:
    """Return the route to a file."""

    async def answer(request: Request) -> Response:
        accepted = {name.partition(";")[0].strip() for name in request.headers.get("accept-encoding", "").split(",")}
        encoding = next((name for name in file.squeezed if name in accepted), None)
        headers = {"cache-control": file.keep, "vary": "accept-encoding"}
        if encoding is not None:
            headers["content-encoding"] = encoding
        data = file.data if encoding is None else file.squeezed[encoding]
        return Response(data, media_type=file.kind, headers=headers)

    return Route(path, answer, methods=["GET", "HEAD"])
