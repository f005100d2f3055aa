"""Whoever follows the pages on agents and experiments word by word gets what they promise."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"


def blocks(page: str, kind: str) -> list[str]:
    """Return the blocks of a page that are in a language."""
    return re.findall(rf"```{kind}\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL)


def follow(page: str, folder: Path, module: str) -> None:
    """Save all code of a page as a module, run it, and type its commands."""
    (folder / module).write_text("\n".join(blocks(page, "python")), encoding="utf-8")
    words = {
        "rulewright": [sys.executable, "-c", "from rulewright.cli import main; main()"],
        "python": [sys.executable],
    }
    environment = {**os.environ, "COLUMNS": "80", "NO_COLOR": "1"}
    for line in [line for block in blocks(page, "sh") for line in block.splitlines()]:
        program, *rest = line.split()
        done = subprocess.run(  # noqa: S603  (our own commands)
            [*words[program], *rest], cwd=folder, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
        assert done.stdout


def test_the_page_on_agents_gives_bots_that_play_everywhere(tmp_path: Path) -> None:
    assert len(blocks("agents.md", "python")) == 5
    follow("agents.md", tmp_path, "bots.py")


def test_the_first_agent_has_ten_lines() -> None:
    assert len(blocks("agents.md", "python")[0].splitlines()) <= 10


def test_the_page_on_experiments_does_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    follow("experiments.md", tmp_path, "experiment.py")
    space: dict[str, object] = {}

    exec(compile((tmp_path / "experiment.py").read_text(encoding="utf-8"), "experiments.md", "exec"), space)  # noqa: S102  (our own)

    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("2 ")  # greedy wins both games against random
    assert len(list((tmp_path / "records").glob("root-*.jsonl"))) == 20
    assert space["kept"]
    assert (tmp_path / "decisions.parquet").stat().st_size > 1000


def test_the_page_on_notation_resumes_a_match_with_a_record() -> None:
    space: dict[str, object] = {}
    for block in blocks("notation.md", "python"):
        exec(compile(block, "notation.md", "exec"), space)  # noqa: S102  (our own)
    match, again = space["match"], space["again"]
    assert match.position.fingerprint() == again.position.fingerprint()  # type: ignore[attr-defined]  # both are matches
