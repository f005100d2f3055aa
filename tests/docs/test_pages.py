"""Every block of code and every command in README and docs is run as it stands, in pages that come later too.

[Sybil](https://sybil.readthedocs.io) finds the blocks: of the libraries that do so for Markdown it is the one kept
longest and most steadily, takes languages of one's own, and marks what cannot be run by a comment that no reader sees,
with the reason:

    <!--- skip: next "it serves until somebody stops it" -->

Python blocks of a page share their names, one after the other.  Blocks of `sh` are run by a shell.  Positions stand in
blocks with the name of their game, and must be read, written and gone on from.  JSON, TOML and the files of other
programs are data: JSON must at least be some.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any
from unittest import SkipTest

import pytest
import typer
from sybil import Document, Example
from sybil.evaluators.python import PythonEvaluator
from sybil.parsers.markdown import CodeBlockParser, SkipParser

import rulewright
from rulewright.cli import application
from rulewright.kernel.errors import BadNotation

PROJECT = Path(__file__).parents[2]
PAGES = [PROJECT / "README.md", PROJECT / "CONTRIBUTING.md", *sorted((PROJECT / "docs").rglob("*.md"))]
DATA = ("", "json", "ini", "nginx", "yaml", "toml", "ftl", "fluent", "text", "html", "css")
"""Blocks that nobody runs: what programs print, trees, files of other programs."""
RUN = ("python", "sh", *rulewright.known_games())
COMMAND = re.compile(r"`(rulewright (?!promises)[a-z]+[^`]*)`")
"""A command with its options; what is hashed as the promise of a seed begins with the name of the program too."""


def shell(example: Example) -> None:
    """Run a block of commands as somebody who follows the page would, who has saved its Python as `bots.py`."""
    page = Path(example.path).read_text(encoding="utf-8")
    Path("bots.py").write_text(
        "\n".join(re.findall(r"^```python\n(.*?)^```", page, re.DOTALL | re.MULTILINE)), encoding="utf-8"
    )
    home = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    subprocess.run(["bash", "-euo", "pipefail", "-c", example.parsed], check=True, env=home, stdout=subprocess.DEVNULL)  # noqa: S603, S607  (our own pages)


def position(example: Example) -> None:
    """Read a position, write it, read that again, and play on from it."""
    game: Any = rulewright.find(example.document.namespace["game"][example])
    text = game.write(game.parse(example.parsed))

    assert game.write(game.parse(text)) == text
    assert game.resume(game.parse(text)).question is not None


def reader_of(game: str) -> Any:
    """Return what reads positions of a game."""

    def read(example: Example) -> None:
        example.document.namespace.setdefault("game", {})[example] = game
        position(example)

    return read


PARSERS: tuple[Any, ...] = (
    SkipParser(),
    CodeBlockParser("python", PythonEvaluator()),
    CodeBlockParser("sh", shell),
    *(CodeBlockParser(game, reader_of(game)) for game in rulewright.known_games()),
)


def name(page: Path) -> str:
    return page.name


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_what_a_page_shows_runs_as_it_stands(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    document = Document.parse(str(page), *PARSERS)

    for example in document.examples():
        with suppress(SkipTest):  # marked, with the reason
            example.evaluate()
    capsys.readouterr()


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_block_is_run_or_is_data_or_says_why_not(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert len(re.findall("skip: (?:next|start)", text)) == len(re.findall('skip: (?:next|start) "[^"]{5,}"', text))
    inside = False
    for line in text.splitlines():
        if line.lstrip().startswith("```"):
            inside = not inside
            if inside:
                assert line.lstrip().removeprefix("```") in (*RUN, *DATA), line


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_command_that_a_page_names_exists_with_its_options(page: Path) -> None:
    group: Any = typer.main.get_command(application())
    for line in COMMAND.findall(page.read_text(encoding="utf-8")):
        words = shlex.split(line.replace("…", "X"))
        command = group.commands.get(words[1])
        assert command is not None, line
        known = {option for parameter in command.params for option in (*parameter.opts, *parameter.secondary_opts)}
        asked = {word.partition("=")[0] for word in words[2:] if word.startswith("--")}
        assert asked <= known | {"--help"}, line


def test_a_page_that_does_not_run_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    page = tmp_path / "page.md"
    for block in ("python\nraise ValueError\n", "sh\nfalse\n", "root\nturn eyrie lunch\n"):
        page.write_text(f"# Page\n\n```{block}```\n", encoding="utf-8")

        (example,) = Document.parse(str(page), *PARSERS).examples()

        with pytest.raises((ValueError, subprocess.CalledProcessError, BadNotation)):
            example.evaluate()
