"""What the README shows works as it is shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
PAGES = sorted(PROJECT.glob("*.md")) + sorted((PROJECT / "docs").rglob("*.md"))


def test_the_example_of_the_readme_plays_a_game_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (PROJECT / "README.md").read_text(encoding="utf-8"), re.DOTALL)

    exec(compile(example, "README.md", "exec"), {})  # noqa: S102  (our own example)

    reasons, outcome = capsys.readouterr().out.splitlines()[:2]
    assert reasons == "[<root 6.3.2: why.no-corner>]"
    assert outcome.startswith("(")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([\w./-]+)(?:#[\w-]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target
