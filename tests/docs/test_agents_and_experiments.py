"""What the pages on agents and notation promise beyond that their blocks run, which `test_pages` sees to."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


def blocks(page: str) -> list[str]:
    """Return the code of a page."""
    return re.findall(r"```python\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL)


def test_the_first_agent_has_ten_lines() -> None:
    assert len(blocks("agents.md")[0].splitlines()) <= 10


def test_the_page_on_notation_resumes_a_match_with_a_record() -> None:
    space: dict[str, object] = {}
    for block in blocks("notation.md"):
        exec(compile(block, "notation.md", "exec"), space)  # noqa: S102  (our own)
    match, again = space["match"], space["again"]
    assert match.position.fingerprint() == again.position.fingerprint()  # type: ignore[attr-defined]  # both are matches
