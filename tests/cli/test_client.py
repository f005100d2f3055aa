"""Building the table for the browser: only when it must be, and with clear words when it cannot be."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from rulewright.cli import client


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    web = tmp_path / "web"
    (web / "src").mkdir(parents=True)
    for name in ("package.json", "package-lock.json", "index.html", "src/main.ts"):
        (web / name).write_text("{}")
    return web


def pretend(folder: Path, name: str, script: str) -> None:
    program = folder / name
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "bin"
    folder.mkdir()
    pretend(folder, "node", "echo v22.1.0")
    built = tmp_path / "built"
    pretend(
        folder,
        "npm",
        f'echo "$1" >>{tmp_path}/calls; mkdir -p {built} node_modules; '
        f"test $1 = run && touch {built}/index.html; touch node_modules/.package-lock.json",
    )
    monkeypatch.setenv("PATH", f"{folder}:/usr/bin:/bin")
    return folder


def calls(tmp_path: Path) -> list[str]:
    file = tmp_path / "calls"
    return file.read_text().split() if file.exists() else []


@pytest.mark.usefixtures("tools")
def test_it_is_built_once_and_again_when_a_source_is_newer(tmp_path: Path, checkout: Path) -> None:
    built = tmp_path / "built"
    assert client.ensure(checkout, built)
    assert calls(tmp_path) == ["ci", "run"]
    assert not client.ensure(checkout, built)
    later = (built / "index.html").stat().st_mtime + 10
    os.utime(checkout / "src" / "main.ts", (later, later))
    assert client.ensure(checkout, built)
    assert calls(tmp_path) == ["ci", "run", "run"]


@pytest.mark.parametrize("script", ["echo v18.19.0", "exit 1"])
def test_an_old_node_is_refused_with_what_to_install(tmp_path: Path, checkout: Path, tools: Path, script: str) -> None:
    pretend(tools, "node", script)
    with pytest.raises(client.CannotBuild, match="Node 20 or newer"):
        client.ensure(checkout, tmp_path / "built")
    assert calls(tmp_path) == []


def test_without_node_it_says_what_to_install(tmp_path: Path, checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(client.CannotBuild, match="play in the terminal"):
        client.ensure(checkout, tmp_path / "built")


def test_what_failed_is_shown(tmp_path: Path, checkout: Path, tools: Path) -> None:
    pretend(tools, "npm", "echo broken >&2; exit 1")
    with pytest.raises(client.CannotBuild, match="broken"):
        client.ensure(checkout, tmp_path / "built")


def test_an_installed_package_brings_it_along_and_needs_no_node(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    built = tmp_path / "built"
    with pytest.raises(client.CannotBuild, match="missing from this installation"):
        client.ensure(tmp_path / "no-web", built)
    built.mkdir()
    (built / "index.html").touch()
    assert not client.ensure(tmp_path / "no-web", built)
