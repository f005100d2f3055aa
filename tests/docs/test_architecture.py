"""The page about the server names every module of its rooms, each in its room, and no other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
PAGE = (PROJECT / "docs" / "architecture.md").read_text(encoding="utf-8")
SERVER = PROJECT / "src" / "rulewright" / "server"
ROOMS = sorted(path.name for path in SERVER.iterdir() if (path / "__init__.py").exists())


@pytest.mark.parametrize("room", ROOMS)
def test_every_module_of_a_room_is_named_in_its_row(room: str) -> None:
    (row,) = re.findall(rf"^\| `{room}/` \| (.*) \|$", PAGE, re.MULTILINE)
    modules = {path.stem for path in (SERVER / room).glob("*.py")} - {"__init__"}

    assert set(re.findall(r"`(\w+)`", row)) == modules


def test_what_lies_above_and_below_the_rooms_is_named() -> None:
    rows = re.findall(r"^\| (?:above|below) the rooms \| (.*) \|$", PAGE, re.MULTILINE)
    modules = {path.stem for path in SERVER.glob("*.py")} - {"__init__"}

    assert set(re.findall(r"`(\w+)`", " ".join(rows))) == modules


def test_the_module_that_refuses_a_late_answer_is_named_where_one_looks_first() -> None:
    assert 'Refusal("late"' in (SERVER / "table" / "answers.py").read_text(encoding="utf-8")
    assert "`answers`: **a late one is refused there**" in (SERVER / "__init__.py").read_text(encoding="utf-8")
