"""The table in the browser, as files that the server sends."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.server.wire import assets
from tests.server.running import browser, server


@pytest.fixture
def client_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "browser"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>table</title>")
    (folder / "assets" / "index-abc123.js").write_text("let table;")
    (folder / "assets" / "index-abc123.js.br").write_bytes(b"brotli")
    (folder / "assets" / "index-abc123.js.gz").write_bytes(b"gzip")
    (folder / "worker.js").write_text("self;")
    monkeypatch.setattr(assets.routes, "__defaults__", (folder,))
    return folder


@pytest.mark.usefixtures("client_folder")
async def test_the_first_page_is_asked_for_again_and_hashed_files_are_kept_for_ever(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), browser(address) as http:
        page = await http.get("/")
        assert page.status_code == 200
        assert page.headers["content-type"].startswith("text/html")
        assert page.headers["cache-control"] == "no-cache"
        script = await http.get("/assets/index-abc123.js", headers={"accept-encoding": "identity"})
        assert script.text == "let table;"
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        assert (await http.get("/worker.js")).headers["cache-control"] == "no-cache"


@pytest.mark.usefixtures("client_folder")
@pytest.mark.parametrize(
    ("accepted", "encoding"), [("br, gzip", "br"), ("gzip;q=1.0", "gzip"), ("deflate", None), ("", None)]
)
async def test_the_best_copy_that_the_browser_takes_is_sent(
    tmp_path: Path, accepted: str, encoding: str | None
) -> None:
    async with server(tmp_path) as (_, address), browser(address) as http:
        request = http.build_request("GET", "/assets/index-abc123.js", headers={"accept-encoding": accepted})
        response = await http.send(request, stream=True)
        raw = b"".join([part async for part in response.aiter_raw()])
        assert response.headers.get("content-encoding") == encoding
        assert response.headers["vary"] == "accept-encoding"
        assert raw == {"br": b"brotli", "gzip": b"gzip", None: b"let table;"}[encoding]


@pytest.mark.usefixtures("client_folder")
@pytest.mark.parametrize(
    "path", ["/assets/index-abc123.js.br", "/assets/../worker.py", "/assets/%2e%2e/app.py", "/nope"]
)
async def test_nothing_else_can_be_had(tmp_path: Path, path: str) -> None:
    async with server(tmp_path) as (_, address), browser(address) as http:
        assert (await http.get(path)).status_code == 404


async def test_a_server_without_the_client_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assets.routes, "__defaults__", (tmp_path / "none",))
    async with server(tmp_path) as (_, address), browser(address) as http:
        page = await http.get("/")
        assert page.status_code == 200
        assert "make play" in page.text
        assert (await http.get("/health")).status_code == 200


@pytest.mark.usefixtures("client_folder")
async def test_the_page_allows_no_script_but_the_servers_own(tmp_path: Path) -> None:
    async with server(tmp_path) as (_, address), browser(address) as http:
        policy = (await http.get("/")).headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "style-src 'self';" in policy
    assert "unsafe" not in policy
